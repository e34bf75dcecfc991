// Package message holds words for the user before they are in a language: the
// engine makes them, the window and the command line say them.
package message

import (
	"fmt"
	"strings"
)

// Message is words for the user: an English format in the manner of fmt with
// its arguments, which may be messages themselves, or errors that have one. By
// itself it prints English; the window looks the format up in its translations first.
type Message struct {
	Format string
	Args   []any
}

// New makes a message.
func New(format string, args ...any) Message { return Message{format, args} }

// String is the message in English.
func (m Message) String() string { return m.In(nil) }

// In is the message with its format, and those of the messages among its
// arguments, replaced by what translate makes of it. A nil translate leaves English.
func (m Message) In(translate func(format string) string) string {
	format := m.Format
	if translate != nil && format != "" {
		format = translate(format)
	}
	if len(m.Args) == 0 {
		return format
	}
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		switch inner := a.(type) {
		case Message:
			a = inner.In(translate)
		case error:
			a = Of(inner).In(translate)
		case string:
			a = cut(inner)
		}
		args[i] = a
	}
	return fmt.Sprintf(format, args...)
}

// cut is a text without its end where it is so long that nobody would read the words
// around it: it was found in a file.
func cut(text string) string {
	const most = 2000
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "..."
}

// IsZero says whether there is nothing to say.
func (m Message) IsZero() bool { return m.Format == "" }
