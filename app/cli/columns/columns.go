package cli

import "strings"

// columns is how wide the output for people is.
const columns = 80

// hang writes a label and beside it a text, which goes on under itself where
// it is longer than a line. It ends with a newline. Lines of the text itself
// stay apart.
func hang(label, text string) string {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		lines = append(lines, fill(strings.Fields(line), columns-len([]rune(label)))...)
	}
	return beside(label, lines)
}

// indent is a text with that many blanks before every line.
func indent(text string, by int) string { return hang(strings.Repeat(" ", by), text) }

// beside writes lines to the right of a label.
func beside(label string, lines []string) string {
	margin := strings.Repeat(" ", len([]rune(label)))
	return label + strings.Join(lines, "\n"+margin) + "\n"
}

// fill sets words in lines of at most width letters; a longer word has a line
// of its own. There is at least one line.
func fill(words []string, width int) []string {
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
