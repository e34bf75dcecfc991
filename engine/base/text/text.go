// Package text splits texts of puzzles into lines and words with positions. Everything takes
// linear time, and lines and words share the text's memory.
package text

import (
	"iter"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lines yields the lines of a text with their numbers, from 1. Line ends may be "\n", "\r\n"
// or "\r". A byte order mark, trailing blanks and trailing blank lines are dropped.
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

// All returns the lines as a list: line i of the text is at i-1.
func All(s string) []string {
	list := make([]string, 0, 1+max(strings.Count(s, "\n"), strings.Count(s, "\r")))
	for _, line := range Lines(s) {
		list = append(list, line)
	}
	return list
}

// cut splits off the first line.
func cut(s string) (line, rest string) {
	for end := range len(s) { // a third of what strings.IndexAny takes on short lines
		switch {
		case s[end] == '\n':
			return s[:end], s[end+1:]
		case s[end] == '\r':
			return s[:end], strings.TrimPrefix(s[end+1:], "\n")
		}
	}
	return s, ""
}

// Word is a word with the column of its first character, from 1.
type Word struct {
	Text   string
	Column int
}

// IsNumber reports whether the word consists of digits, perhaps after a sign.
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

// isBlank includes the end-of-file character of DOS.
func isBlank(r rune) bool {
	if r > ' ' && r < 0x7f { // fast path
		return false
	}
	return unicode.IsSpace(r) || r == '\x1a'
}

// Quote quotes a part of a text for a message, cut if it is long.
func Quote(s string) string {
	const longest = 40
	count := 0
	for i := range s {
		if count == longest {
			return strconv.Quote(s[:i] + "...")
		}
		count++
	}
	return strconv.Quote(s)
}

// Column returns the column, from 1, of the character at byte i of a line.
func Column(line string, i int) int { return 1 + utf8.RuneCountInString(line[:i]) }

// Numbers parses whole numbers, each after its mark: Numbers("r3c12", "r", "c") returns 3
// and 12. Blanks, signs and leading zeros are not allowed, so that every name has one
// spelling.
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
