package engine

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Names of the packages below that families and pages use all the time.
type (
	Message   = message.Message
	Option    = option.Option
	Choice    = option.Choice
	Values    = option.Values
	Settings  = option.Settings
	Status    = search.Status
	Guarantee = search.Guarantee
	Limits    = search.Limits
)

// Kinds of options.
const (
	OneOf   = option.OneOf
	Integer = option.Integer
	Number  = option.Number
	Text    = option.Text
)

// How a solve ended.
const (
	Solved     = search.Solved
	NoSolution = search.NoSolution
	Stopped    = search.Stopped
	Failed     = search.Failed
)

// Msg makes a message.
func Msg(format string, args ...any) Message { return message.New(format, args...) }
