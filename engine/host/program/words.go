package program

import (
	"strings"
	"unicode"

	"langkah/engine"
)

// Words splits a command at blanks, but not within quotes. A backslash before a blank or a
// quote makes that a part of a word; before anything else it is one, as in paths of Windows.
func Words(command string) ([]string, error) {
	var words []string
	var word strings.Builder
	quote, begun, escaped := rune(0), false, false
	runes := []rune(command)
	for i, r := range runes {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && quote != '\'' && i+1 < len(runes) && strings.ContainsRune(" '\"", runes[i+1]):
			escaped, begun = true, true
		case r == quote:
			quote = 0
		case quote == 0 && (r == '\'' || r == '"'):
			quote, begun = r, true
		case quote == 0 && unicode.IsSpace(r):
			if begun {
				words = append(words, word.String())
			}
			word.Reset()
			begun = false
		default:
			word.WriteRune(r)
			begun = true
		}
	}
	if quote != 0 {
		return nil, engine.Errorf("the command has a quote %s that is not closed", string(quote))
	}
	if begun {
		words = append(words, word.String())
	}
	if len(words) == 0 {
		return nil, engine.Errorf("no command was given; expected one such as python3 estimate.py {}")
	}
	return words, nil
}
