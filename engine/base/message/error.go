package message

import (
	"errors"
	"strings"
)

// Error is an error with a translatable text.
type Error struct{ words Message }

// Errorf returns an error with a message. Errors among its arguments are wrapped; they stand
// in the format as %s.
func Errorf(format string, args ...any) error { return &Error{New(format, args...)} }

func (e *Error) Error() string { return e.words.String() }

// Message returns the text of the error.
func (e *Error) Message() Message { return e.words }

// Unwrap returns the errors among the arguments.
func (e *Error) Unwrap() []error {
	var causes []error
	for _, a := range e.words.Args {
		if cause, ok := a.(error); ok {
			causes = append(causes, cause)
		}
	}
	return causes
}

// Of returns the text of an error: the message of the first error in its chain that has one,
// within the English text of the errors around it, or else the English text.
func Of(err error) Message {
	if err == nil {
		return Message{}
	}
	var own interface {
		error
		Message() Message
	}
	if !errors.As(err, &own) {
		return New("%s", err.Error())
	}
	m := own.Message()
	before, after, found := strings.Cut(err.Error(), m.String())
	switch {
	case !found:
		return New("%s", err.Error())
	case before == "" && after == "":
		return m
	}
	return New("%s%s%s", before, m, after)
}
