// Package columns lays text out for people, in lines of 80 columns.
package columns

import (
	"fmt"
	"strconv"
	"strings"
)

// Width is the number of columns of a line.
const Width = 80

// LabelWidth is the column at which the text beside a [Label] begins.
const LabelWidth = 13

// Label pads a label to LabelWidth.
func Label(label string) string { return fmt.Sprintf("%-*s", LabelWidth, label) }

// Hang returns a label with a text beside it, whose further lines are indented by the
// label's width. Line ends of the text are kept. The result ends with a newline.
func Hang(label, text string) string {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		lines = append(lines, Fill(strings.Fields(line), Width-len([]rune(label)))...)
	}
	return Beside(label, lines)
}

// Indent returns a text, wrapped, with that many blanks before every line.
func Indent(text string, by int) string { return Hang(strings.Repeat(" ", by), text) }

// Beside returns a label with lines to its right.
func Beside(label string, lines []string) string {
	margin := strings.Repeat(" ", len([]rune(label)))
	return label + strings.Join(lines, "\n"+margin) + "\n"
}

// Fill breaks words into lines of at most width letters; a longer word has a line
// of its own. There is at least one line.
func Fill(words []string, width int) []string {
	var lines []string
	line := ""
	for _, word := range words {
		switch {
		case line == "":
			line = word
		case len([]rune(line))+1+len([]rune(word)) <= width:
			line += " " + word
		default:
			lines = append(lines, line)
			line = word
		}
	}
	return append(lines, line)
}

// Number returns a number with as many decimals as it has.
func Number(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
