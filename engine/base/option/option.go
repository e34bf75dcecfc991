// Package option holds the choices that a user has: of a puzzle, of a method,
// of a new board. The window makes a control of each, the command line a flag.
package option

import (
	"strconv"
	"strings"

	"langkah/engine/base/message"
)

// Option is one choice: the cost of a move, a goal, a weight, a seed.
type Option struct {
	Name    string // as typed: "cost"
	Title   message.Message
	Kind    Kind
	Choices []Choice // of OneOf, in the order shown
	Default string   // its value where none is set
	Min     float64  // of Integer and Number
	Max     float64
	Help    message.Message // one sentence
	Role    Role            // what the value means to those who know no option by its name
}

// Kind is what an option's value looks like.
type Kind uint8

const (
	OneOf   Kind = iota // the name of one of the choices
	Integer             // a whole number from Min to Max
	Number              // a number from Min to Max
	Text                // any text
)

// Choice is one value of a OneOf option.
type Choice struct {
	Name  string // as typed
	Title message.Message
	About message.Message // what it does or says, in a sentence; may be zero
}

// Check says what is wrong with a value for the option; nil when nothing is.
func (o Option) Check(value string) error {
	_, err := o.parse(value)
	return err
}

// parse is the value as a number, 0 where the option is none, or what is wrong with it.
func (o Option) parse(value string) (float64, error) {
	switch o.Kind {
	case OneOf:
		names := make([]string, len(o.Choices))
		for i, c := range o.Choices {
			if c.Name == value {
				return 0, nil
			}
			names[i] = c.Name
		}
		return 0, message.Errorf("%s is %q, expected one of %s", o.Name, value, strings.Join(names, ", "))
	case Integer, Number:
		x, err := strconv.ParseFloat(value, 64)
		whole := message.New("a number")
		if o.Kind == Integer {
			whole = message.New("a whole number")
			_, err = strconv.ParseInt(value, 10, 64)
		}
		// The comparison is turned round so that NaN is refused.
		if err != nil || !(x >= o.Min && x <= o.Max) {
			return 0, message.Errorf("%s is %q, expected %s from %s to %s", o.Name, value, whole, plain(o.Min), plain(o.Max))
		}
		return x, nil
	}
	return 0, nil
}

// plain is a number without an exponent.
func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
