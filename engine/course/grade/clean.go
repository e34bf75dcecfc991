package grade

import (
	"io"
	"os"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	bom "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// MostText is the greatest size of an output in bytes: that of 100,000 boards of the 15-puzzle.
const MostText = 16 << 20

// ReadFile reads an output, up to one byte more than [MostText].
func ReadFile(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, MostText+1))
}

// tabStop is the distance between tab stops, in columns.
const tabStop = 8

// clean returns the lines of an output as displayed: UTF-16 and byte order marks decoded,
// any line ends, tabs expanded, escape sequences, control characters and invalid bytes
// removed.
func clean(data []byte) []string {
	if plain, _, err := transform.Bytes(bom.BOMOverride(transform.Nop), data); err == nil {
		data = plain
	}
	var lines []string
	var line strings.Builder
	column := 0
	end := func() {
		lines = append(lines, strings.TrimRight(line.String(), " "))
		line.Reset()
		column = 0
	}
	for at := 0; at < len(data); {
		if n := escape(data[at:]); n > 0 {
			at += n
			continue
		}
		r, size := utf8.DecodeRune(data[at:])
		at += size
		switch {
		case r == '\n':
			end()
		case r == '\r':
			if at >= len(data) || data[at] != '\n' {
				end()
			}
		case r == '\t':
			n := tabStop - column%tabStop
			line.WriteString(strings.Repeat(" ", n))
			column += n
		case unicode.IsSpace(r):
			line.WriteByte(' ')
			column++
		case r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
		default:
			line.WriteRune(r)
			column++
		}
	}
	end()
	return lines
}

// rowEnds matches the end of a row of a nested list and the beginning of the next.
var rowEnds = regexp.MustCompile(`\] *, *\[`)

// unfold puts each row of a nested list, "[[1, 2], [3, 0]]", on a line of its own. numbers
// has the original line of each, from 1.
func unfold(lines []string) (unfolded []string, numbers []int) {
	for i, line := range lines {
		rows := []string{line}
		if strings.Contains(line, "[[") {
			rows = strings.Split(rowEnds.ReplaceAllString(line, "]\n["), "\n")
		}
		for _, row := range rows {
			unfolded, numbers = append(unfolded, row), append(numbers, i+1)
		}
	}
	return unfolded, numbers
}

// escape returns the length of the escape sequence at the beginning, 0 if there is none:
// "ESC [ ... letter" (ECMA-48), "ESC ] ... BEL", or ESC and a character, with intermediates
// such as ( between them.
func escape(data []byte) int {
	if data[0] != 0x1b {
		return 0
	}
	if len(data) < 2 || data[1] < 0x20 {
		return 1
	}
	const longest = 64 // of a terminated sequence
	rest := data[2:min(len(data), longest)]
	switch data[1] {
	case '[':
		for i, c := range rest {
			if c >= 0x40 && c <= 0x7e {
				return i + 3
			}
			if c < 0x20 {
				break
			}
		}
		return 2
	case ']':
		for i, c := range rest {
			if c == 0x07 {
				return i + 3
			}
			if c < 0x20 {
				break
			}
		}
		return 2
	}
	n := 1
	for n < min(len(data), longest) && data[n] >= 0x20 && data[n] < 0x30 {
		n++
	}
	return min(n+1, len(data))
}
