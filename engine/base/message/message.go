// Package message has translatable texts: the engine makes them, the window and the command
// line translate them.
package message

import (
	"fmt"
	"strings"
)

// Message is a text for the user: an English format in the manner of fmt with its arguments,
// which may be messages themselves, or errors that have one. It prints as English; the
// window looks its format up in the translations.
type Message struct {
	Format string
	Args   []any
}

// New returns a message.
func New(format string, args ...any) Message { return Message{format, args} }

// String returns the message in English.
func (m Message) String() string { return m.In(nil) }

// In returns the message with its format, and those of messages among its arguments,
// translated. A nil translate leaves English.
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

// cut shortens an argument that would hide the words around it, such as text found in a file.
func cut(text string) string {
	const longest = 2000
	if len(text) <= longest {
		return text
	}
	return strings.ToValidUTF8(text[:longest], "") + "..."
}

// IsZero reports whether the message is empty.
func (m Message) IsZero() bool { return m.Format == "" }
