package engine

import "langkah/engine/message"

// Message is words for the user.
type Message = message.Message

// Msg makes a message.
func Msg(format string, args ...any) Message { return message.New(format, args...) }
