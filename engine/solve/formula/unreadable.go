package formula

import (
	"errors"
	"regexp"
	"strings"

	"github.com/expr-lang/expr/file"

	"langkah/engine/base/message"
)

// unreadable returns an error of the library as a mistake in our words, as its own are English
// and speak of tokens.
func unreadable(text string, err error) *Mistake {
	letters := []rune(text)
	at := (*file.Error)(nil)
	switch found := errors.As(err, &at); {
	case strings.TrimSpace(text) == "":
		return &Mistake{1, message.New("the formula is empty")}
	case !found:
		return &Mistake{1, message.New("%s", err)}
	case strings.Contains(at.Message, "division by zero"), strings.Contains(at.Message, "divide by zero"):
		return &Mistake{column(text, at.From), message.New("a remainder of a division by 0")}
	}
	if m := bracket(letters); m != nil {
		return m
	}
	from := min(at.From, len(letters))
	switch unexpected := token.FindStringSubmatch(at.Message); {
	case strings.Contains(at.Message, "token EOF"):
		return &Mistake{len(letters) + 1, message.New("the formula ends too early, expected a number, a name or a function")}
	case unexpected != nil && unexpected[1] == "=":
		return &Mistake{from + 1, message.New("%s is no operator of a formula; == compares", "=")}
	case unexpected != nil:
		return &Mistake{from + 1, message.New("%q cannot stand here; between two numbers or names stands an operator, between two arguments a comma", unexpected[1])}
	case strings.Contains(at.Message, "literal"):
		for from = min(from, len(letters)-1); from > 0 && strings.ContainsRune(digits, letters[from-1]); {
			from--
		}
		if strings.Contains(at.Message, "not terminated") {
			from = strings.IndexAny(text, "\"'`")
			return &Mistake{len([]rune(text[:max(from, 0)])) + 1, message.New("a formula has no texts in quotation marks")}
		}
		return &Mistake{from + 1, message.New("this number cannot be read, or is too large")}
	case from < len(letters):
		return &Mistake{from + 1, message.New("%q is no part of a formula", letters[from])}
	}
	return &Mistake{from + 1, message.New("the formula cannot be read here")}
}

// token matches what the library says of a token that it did not expect.
var token = regexp.MustCompile(`unexpected token \w+\("(.*)"\)`)

// digits are the characters of a number.
const digits = "0123456789abcdefABCDEFxXoO._"

// bracket returns the first bracket without its partner as a mistake; nil where there is none.
func bracket(letters []rune) *Mistake {
	var open []int
	for i, c := range letters {
		switch c {
		case '(':
			open = append(open, i)
		case ')':
			if len(open) == 0 {
				return &Mistake{i + 1, message.New("the bracket ) closes nothing")}
			}
			open = open[:len(open)-1]
		}
	}
	if len(open) == 0 {
		return nil
	}
	return &Mistake{open[len(open)-1] + 1, message.New("the bracket ( is not closed")}
}
