package playing

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode"

	"langkah/engine"
	"langkah/engine/game/play"
)

// sequences are what a terminal sends after Escape and [ or O for keys that have no
// character.
var sequences = map[string]play.Key{
	"A": {Does: play.Up}, "B": {Does: play.Down}, "C": {Does: play.Right}, "D": {Does: play.Left},
	"1;2A": {Does: play.Up, Far: true}, "1;2B": {Does: play.Down, Far: true}, "1;2C": {Does: play.Right, Far: true}, "1;2D": {Does: play.Left, Far: true},
	"1;5A": {Does: play.Up, Far: true}, "1;5B": {Does: play.Down, Far: true}, "1;5C": {Does: play.Right, Far: true}, "1;5D": {Does: play.Left, Far: true},
	"5~": {Does: play.Up, Layer: true}, "6~": {Does: play.Down, Layer: true},
	"3~": {Does: play.Remove}, "15~": {Does: play.Flip}, "17~": {Does: play.Tilt}, "Z": {Does: play.PreviousPiece},
}

// controls are the keys that a terminal sends as one character.
var controls = map[rune]play.Key{
	'\t': {Does: play.NextPiece}, '\r': {Does: play.Lay}, '\n': {Does: play.Lay}, ' ': {Does: play.Turn}, '.': {Does: play.Next},
	'\x7f': {Does: play.Remove}, '\b': {Does: play.Remove},
}

// playKeys plays by the keys that a raw terminal sends, until Ctrl+C, Ctrl+D or the
// end of its input.
func (g *game) playKeys(in io.Reader, screen io.Writer) error {
	keys := bufio.NewReader(in)
	var hand play.Hand
	hand.Show(g.session.Position())
	note := "Ctrl+C ends, Ctrl+Z takes back"
	for {
		if err := g.draw(screen, &hand, note); err != nil {
			return err
		}
		note = ""
		r, _, err := keys.ReadRune()
		if err != nil {
			return err
		}
		changed := false
		switch k, known := controls[r]; {
		case r == 3 || r == 4: // Ctrl+C, Ctrl+D
			return nil
		case r == 26: // Ctrl+Z
			changed = g.session.Undo()
		case r == 25: // Ctrl+Y
			changed = g.session.Redo()
		case r == '\x1b':
			changed, note = g.sequence(keys, &hand)
		case known:
			note = g.press(&hand, k)
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			note = g.press(&hand, play.Key{Does: play.Type, Rune: r})
		}
		if changed {
			hand.Show(g.session.Position())
		}
	}
}

// press gives a key to the hand, and plays the moves that it makes of it.
func (g *game) press(hand *play.Hand, k play.Key) (note string) {
	moves := hand.Key(k)
	if len(moves) == 0 {
		return ""
	}
	if err := g.session.Play(moves...); err != nil {
		return err.Error()
	}
	hand.Show(g.session.Position())
	return moves[len(moves)-1].Words.String()
}

// sequence reads and does what follows Escape. Escape alone puts the piece in hand back.
func (g *game) sequence(keys *bufio.Reader, hand *play.Hand) (changed bool, note string) {
	if keys.Buffered() == 0 {
		hand.Cancel()
		return false, ""
	}
	if r, _, err := keys.ReadRune(); err != nil || r != '[' && r != 'O' {
		return false, ""
	}
	var s strings.Builder
	for s.Len() < 8 {
		r, _, err := keys.ReadRune()
		if err != nil {
			return false, ""
		}
		if s.WriteRune(r); r >= 'A' && r <= 'Z' || r == '~' {
			break
		}
	}
	switch s.String() {
	case "18~": // F7
		return g.session.PreviousBranch(), ""
	case "19~": // F8
		return g.session.NextBranch(), ""
	}
	if k, ok := sequences[s.String()]; ok {
		note = g.press(hand, k)
	}
	return false, note
}

// draw clears the screen and shows the position, with a piece in hand where it would
// be laid.
func (g *game) draw(screen io.Writer, hand *play.Hand, note string) error {
	at := g.session.Position()
	if d, ok := hand.Held(); ok {
		o := d.Offer()
		note = o.Says.String()
		if shown, err := engine.Replay(at, o.Moves); err == nil {
			at = shown[len(shown)-1]
		}
	} else if picked := hand.Picked(); note == "" && picked != "" {
		note = picked
	}
	text := fmt.Sprintf("%s\n%s\n%s\n", crossed(at, hand), g.status(), note)
	if row, column, ok := hand.Cursor(); ok {
		text += fmt.Sprintf("\x1b[%d;%dH", row+1, column+1)
	}
	// A raw terminal wants a carriage return with each line end.
	_, err := io.WriteString(screen, "\x1b[H\x1b[2J"+strings.ReplaceAll(text, "\n", "\r\n"))
	return err
}

// crossed returns the text of a position, with an x on the cells that the player has
// crossed.
func crossed(at engine.Position, hand *play.Hand) string {
	text := []byte(at.Text())
	if p, ok := at.(engine.Markable); ok {
		_, columns := p.Grid()
		for _, cell := range hand.Crosses() {
			if p.Free(cell) {
				text[cell+cell/columns] = 'x' // a line end after each row
			}
		}
	}
	return string(text)
}
