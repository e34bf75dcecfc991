// Package text takes a puzzle's text apart into lines and words that know
// where they stand. All of it takes time in proportion to the text, and lines
// and words are parts of the text, not copies.
package text

import (
	"iter"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lines yields the lines of a text with their numbers, from 1. Line ends may be
// those of any system. A byte order mark, blanks at the end of a line and
// blank lines at the end of the text are left out.
func Lines(s string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		rest := strings.TrimRightFunc(strings.TrimPrefix(s, "\ufeff"), isBlank)
		for number := 1; rest != ""; number++ {
			var line string
			line, rest = cut(rest)
			if !yield(number, strings.TrimRightFunc(line, isBlank)) {
				return
			}
		}
	}
}

// All are the lines in a list: line i of the text is at i-1.
func All(s string) []string {
	list := make([]string, 0, 1+strings.Count(s, "\n"))
	for _, line := range Lines(s) {
		list = append(list, line)
	}
	return list
}

// cut parts the first line from what follows its end: "\n", "\r\n" or "\r".
func cut(s string) (line, rest string) {
	end := strings.IndexAny(s, "\r\n")
	if end < 0 {
		return s, ""
	}
	if strings.HasPrefix(s[end:], "\r\n") {
		return s[:end], s[end+2:]
	}
	return s[:end], s[end+1:]
}

// Word is a word of a line and the column of its first character, from 1.
type Word struct {
	Text   string
	Column int
}

// IsNumber says whether the word is made of digits, perhaps with a sign.
func (w Word) IsNumber() bool {
	digits := strings.TrimPrefix(w.Text, "-")
	return digits != "" && strings.Trim(digits, "0123456789") == ""
}

// Words splits a line at its blanks.
func Words(line string) []Word {
	n := 0
	for range Each(line) {
		n++
	}
	list := make([]Word, 0, n)
	for w := range Each(line) {
		list = append(list, w)
	}
	return list
}

// Each yields the words of a line.
func Each(line string) iter.Seq[Word] {
	return func(yield func(Word) bool) {
		column, begin, first := 0, -1, 0
		for i, r := range line {
			column++
			switch blank := isBlank(r); {
			case !blank && begin < 0:
				begin, first = i, column
			case blank && begin >= 0:
				if !yield(Word{line[begin:i], first}) {
					return
				}
				begin = -1
			}
		}
		if begin >= 0 {
			yield(Word{line[begin:], first})
		}
	}
}

// isBlank counts the end-of-file mark of DOS among the blanks.
func isBlank(r rune) bool {
	if r > ' ' && r < 0x7f { // most are
		return false
	}
	return unicode.IsSpace(r) || r == '\x1a'
}

// Quote is a part of a text for a message: in quotes, and cut where it is long.
func Quote(s string) string {
	const most = 40
	count := 0
	for i := range s {
		if count == most {
			return strconv.Quote(s[:i] + "...")
		}
		count++
	}
	return strconv.Quote(s)
}

// Column is the column, from 1, of the character that begins at byte i of a line.
func Column(line string, i int) int { return 1 + utf8.RuneCountInString(line[:i]) }

// Numbers reads whole numbers, each with its mark before it: Numbers("r3c12",
// "r", "c") are 3 and 12. Nothing else may stand in s, not even a blank, a sign or
// a zero before a number, so that every name has one spelling.
func Numbers(s string, marks ...string) (numbers []int, ok bool) {
	for _, mark := range marks {
		rest, found := strings.CutPrefix(s, mark)
		digits := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
		n, err := strconv.Atoi(digits)
		if !found || err != nil || len(digits) > 1 && digits[0] == '0' {
			return nil, false
		}
		numbers, s = append(numbers, n), rest[len(digits):]
	}
	return numbers, s == ""
}
