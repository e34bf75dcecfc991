package engine

import "langkah/engine/base/message"

// Errorf makes an error whose words are a message; errors among its arguments,
// which stand in the format as %s, are what it wraps.
func Errorf(format string, args ...any) error { return message.Errorf(format, args...) }

// MsgOf is an error in words: its own message, or that of an error that it wraps.
func MsgOf(err error) Message { return message.Of(err) }
