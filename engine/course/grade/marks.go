package grade

import (
	"strings"
	"unicode/utf8"
)

// style is a way of separating the cells of a row. It returns the cells of a line, or none
// if the line is not in the style.
type style func(line string) []string

// styles, most specific first. A board is in one style throughout.
var styles = []style{boxed, listed, spaced, dense, columns, wideColumns}

// firstWithBlanks is the index of the first style in which a blank may be a cell.
const firstWithBlanks = 4

const (
	walls    = "|│║┃"                                  // between cells, or at the ends of a row
	corners  = "─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯┏┓┗┛┣┫┳┻╋+-=" // of rules between rows
	openings = "^v<>▲▼"                                // of the exit in a rule
)

// boxed returns a row of boxes: "| A |   | B |", "[ 1][ 2][ -]". An empty box is "".
func boxed(line string) []string {
	if !strings.ContainsAny(line, walls+"[") {
		return nil
	}
	line = strings.ReplaceAll(line, "][", "|")
	boxes := strings.FieldsFunc(strings.TrimSpace(line), func(r rune) bool { return strings.ContainsRune(walls+"[]", r) })
	if len(boxes) < 2 {
		return nil
	}
	for i, box := range boxes {
		boxes[i] = strings.TrimSpace(box)
	}
	return boxes
}

// listed returns a row as in the literals of programming languages: "[4, 1, 3]", "['A', '.']",
// "[4 1 3]", perhaps nested.
func listed(line string) []string {
	line = strings.TrimSpace(line)
	if !strings.HasPrefix(line, "[") {
		return nil
	}
	line = strings.Trim(line, "[], ")
	marks := strings.Split(line, ",")
	if len(marks) == 1 {
		marks = strings.Fields(line)
	}
	for i, mark := range marks {
		marks[i] = strings.TrimSpace(strings.Trim(strings.TrimSpace(mark), `'"`))
	}
	return marks
}

// spaced returns a row of marks separated by blanks, "A A . B", perhaps in a frame with the exit
// outside, "K | A A . |".
func spaced(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || strings.ContainsRune(walls, r) })
}

// dense returns a row with a character for each cell, "AA.B", perhaps in a frame with the exit
// outside, "K |AA.B|".
func dense(line string) []string {
	var row strings.Builder
	for _, part := range strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(walls, r) }) {
		part = strings.TrimSpace(part)
		if strings.Contains(part, " ") {
			return nil
		}
		row.WriteString(part)
	}
	return strings.Split(row.String(), "")
}

// columns is dense with blanks as cells: "  A  ". The last mark is a blank: any number of
// empty cells may follow.
func columns(line string) []string { return append(strings.Split(inFrame(line), ""), " ") }

// wideColumns is like columns, with every second column empty: "    A A    ".
func wideColumns(line string) []string {
	var marks []string
	for i, mark := range strings.Split(inFrame(line), "") {
		switch {
		case i%2 == 0:
			marks = append(marks, mark)
		case mark != " ":
			return nil
		}
	}
	return append(marks, " ")
}

// inFrame returns a line without the walls at its ends.
func inFrame(line string) string {
	framed := strings.TrimSpace(line)
	first, n := utf8.DecodeRuneInString(framed)
	last, m := utf8.DecodeLastRuneInString(framed)
	if len(framed) > n && strings.ContainsRune(walls, first) && strings.ContainsRune(walls, last) {
		return framed[n : len(framed)-m]
	}
	return line
}

// isStroke reports whether a line is a rule of a frame, between two rows of a board.
func isStroke(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && strings.Trim(line, corners+walls+openings+" ") == ""
}
