package figures

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Shown makes an untrusted name, such as that of a file, safe to print on one line: control
// characters are written as in a Go string, \x1b or \n.
func Shown(name string) string { return escaped(name, "") }

// ShownText makes an untrusted text of several lines safe to print.
func ShownText(text string) string { return escaped(text, "\n\r\t") }

// escaped escapes control characters, those that change the direction of writing, and
// invalid UTF-8, except those in keep.
func escaped(text, keep string) string {
	if strings.IndexFunc(text, func(r rune) bool { return isControl(r, keep) }) < 0 {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, text[0])
		case isControl(r, keep):
			b.WriteString(escapeSequence(r))
		default:
			b.WriteString(text[:size])
		}
		text = text[size:]
	}
	return b.String()
}

// escapeSequence returns the escape of a character in the notation of Go and JSON.
func escapeSequence(r rune) string {
	if r < ' ' {
		return strings.Trim(strconv.QuoteRuneToASCII(r), "'")
	}
	return fmt.Sprintf(`\u%04x`, r)
}

// isControl reports whether a character has to be escaped. It may be a byte that is no UTF-8.
func isControl(r rune, keep string) bool {
	return !strings.ContainsRune(keep, r) &&
		(r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029')
}

// InTable makes an untrusted text safe as a field of a CSV file: an apostrophe before it
// keeps a spreadsheet from evaluating it as a formula.
func InTable(text string) string {
	if text != "" && strings.ContainsRune("=+-@\t\r", rune(text[0])) {
		return "'" + text
	}
	return text
}
