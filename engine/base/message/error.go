package message

import (
	"errors"
	"strings"
)

// Error is an error whose words are a message, for the user in any language.
type Error struct{ words Message }

// Errorf makes an error of a message. Errors among its arguments are what it
// wraps; they stand in the format as %s.
func Errorf(format string, args ...any) error { return &Error{New(format, args...)} }

func (e *Error) Error() string { return e.words.String() }

// Message is the error in words.
func (e *Error) Message() Message { return e.words }

// Unwrap are the errors among the arguments.
func (e *Error) Unwrap() []error {
	var causes []error
	for _, a := range e.words.Args {
		if cause, ok := a.(error); ok {
			causes = append(causes, cause)
		}
	}
	return causes
}

// Of is an error in words: the message of the first error in its chain that has
// one, between what the errors around it say in English. An error without a
// message stays as it is.
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
