package packing

import (
	"strings"

	"langkah/engine"
)

// set is a known set of pieces.
type set struct {
	name   string
	title  engine.Message
	pieces string // rows separated by '/', pieces by blanks
}

// sets lists the sets of the commercial games; Lonpos has the pieces of Kanoodle.
func sets() []set {
	return []set{
		{"iq-puzzler-pro", engine.Msg("IQ Puzzler Pro"), "" +
			"AA/.AAA BBB/BB C/CCC/.C DD/.DD/..D EEEE/.E FF/.FF GGG/.G HHH/H/H IIII/I JJJ/J.J KKK/K LL/L"},
		{"pentomino", engine.Msg("12 pentominoes"), "" +
			".FF/FF/.F IIIII LLLL/L NNN/..NN PPP/PP TTT/.T/.T U.U/UUU VVV/V/V WW/.WW/..W .X/XXX/.X YYYY/.Y ZZ/.Z/.ZZ"},
		{"kanoodle", engine.Msg("Kanoodle"), "" +
			"A/A/AA B/BB/BB C/C/C/CC .D/.D/DD/.D .E/.E/EE/E F/FF ..G/..G/GGG ..H/.HH/HH I.I/III JJJJ KK/KK .L/LLL/.L"},
	}
}

// text returns the set as rows of the text form.
func (s set) text() string {
	return strings.NewReplacer(" ", "\n", "/", "\n", ".", " ").Replace(s.pieces) + "\n"
}
