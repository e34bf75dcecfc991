package engine

import "langkah/engine/base/message"

// Errorf returns an error whose words are a message. It wraps the errors among its
// arguments, which stand in the format as %s.
func Errorf(format string, args ...any) error { return message.Errorf(format, args...) }

// MsgOf returns an error in words: its own message, or that of an error that it wraps.
func MsgOf(err error) Message { return message.Of(err) }
