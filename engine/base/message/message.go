// Package message has translatable texts: the engine makes them, the window and the command
// line translate them.
package message

import (
	"fmt"
	"regexp"
	"strconv"
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
	return Sprintf(format, args...)
}

// Sprintf is fmt.Sprintf for formats in which words agree with a number. {one|many} stands
// for the first word where the argument printed last before it is 1, and else for the
// second: "%d {child|children}", "%s move{|s}". A language without such forms has none.
func Sprintf(format string, args ...any) string {
	if strings.Contains(format, "|") {
		format = agree(format, args)
	}
	return fmt.Sprintf(format, args...)
}

// verbOrForms matches a verb of fmt, with its explicit argument number, or a pair of forms.
var verbOrForms = regexp.MustCompile(`%[-+# 0-9.]*(?:\[(\d+)\])?[a-zA-Z%]|\{([^{}|]*)\|([^{}|]*)\}`)

// agree replaces each pair of forms by the one that suits the argument before it.
func agree(format string, args []any) string {
	next := 0 // index of the argument after the one printed last
	return verbOrForms.ReplaceAllStringFunc(format, func(found string) string {
		part := verbOrForms.FindStringSubmatch(found)
		switch {
		case found[0] == '{':
			if next >= 1 && next <= len(args) && fmt.Sprint(args[next-1]) == "1" {
				return part[2]
			}
			return part[3]
		case part[1] != "":
			next, _ = strconv.Atoi(part[1])
		case found[len(found)-1] != '%':
			next++
		}
		return found
	})
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
