package cli

import "strings"

// columns is how wide the output for people is.
const columns = 80

// hang writes a label and beside it a text, which goes on under itself where
// it is longer than a line. It ends with a newline.
func hang(label, text string) string {
	margin := strings.Repeat(" ", len([]rune(label)))
	var b strings.Builder
	b.WriteString(label)
	for i, line := range wrap(text, columns-len(margin)) {
		if i > 0 {
			b.WriteString(margin)
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// indent is a text with that many blanks before every line.
func indent(text string, by int) string { return hang(strings.Repeat(" ", by), text) }

// wrap breaks a text at blanks into lines of at most width letters; a longer
// word has a line of its own. There is at least one line. Lines of the text
// itself stay apart.
func wrap(text string, width int) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
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
		lines = append(lines, line)
	}
	return lines
}
