package figures

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Shown is a name that others have given, such as that of a file, on one line and
// without what a terminal would take for an order: the marks for that are
// written as in a Go string, \x1b or \n.
func Shown(name string) string { return escaped(name, "") }

// ShownText is a text of several lines without what a terminal would take for an order.
func ShownText(text string) string { return escaped(text, "\n\r\t") }

// escaped writes every mark as an escape that has no picture of its own, or turns
// the direction of writing, but for those to be kept.
func escaped(text, keep string) string {
	if strings.IndexFunc(text, func(r rune) bool { return isOrder(r, keep) }) < 0 {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, text[0])
		case isOrder(r, keep):
			b.WriteString(order(r))
		default:
			b.WriteString(text[:size])
		}
		text = text[size:]
	}
	return b.String()
}

// order is the escape of a mark, which JSON takes, too.
func order(r rune) string {
	if r < ' ' {
		return strings.Trim(strconv.QuoteRuneToASCII(r), "'")
	}
	return fmt.Sprintf(`\u%04x`, r)
}

// isOrder says whether a mark is for a terminal to obey, not to show. A byte that
// is no UTF-8 may be one.
func isOrder(r rune, keep string) bool {
	return !strings.ContainsRune(keep, r) &&
		(r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029')
}

// InTable is a text of somebody else's for a field of a CSV file: with a mark
// before it that keeps a spreadsheet from taking it for a formula.
func InTable(text string) string {
	if text != "" && strings.ContainsRune("=+-@\t\r", rune(text[0])) {
		return "'" + text
	}
	return text
}
