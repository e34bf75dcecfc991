// Package option describes settings that a user can choose: of a puzzle, a method or a new
// board. The window makes a control of each, the command line a flag.
package option

import (
	"strconv"
	"strings"

	"langkah/engine/base/message"
)

// Option is one setting, such as the cost of a move, a goal, a weight or a seed.
type Option struct {
	Name    string // on the command line: "cost"
	Title   message.Message
	Kind    Kind
	Choices []Choice // of OneOf, in the order shown
	Default string   // value if none is set
	Min     float64  // of Integer and Number
	Max     float64
	Help    message.Message // one sentence
	Role    Role            // what the value means, for those who do not know the family
}

// Kind is the type of an option's value.
type Kind uint8

const (
	OneOf   Kind = iota // name of one of the choices
	Integer             // a whole number from Min to Max
	Number              // a number from Min to Max
	Text                // any text
)

// Choice is a value of a OneOf option.
type Choice struct {
	Name  string // on the command line
	Title message.Message
	About message.Message // one sentence; may be zero
}

// Check returns an error if a value is invalid for the option.
func (o Option) Check(value string) error {
	_, err := o.parse(value)
	return err
}

// parse checks a value and returns it as a number, 0 if the option is none.
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
		// Negated, so that NaN is refused.
		if err != nil || !(x >= o.Min && x <= o.Max) {
			return 0, message.Errorf("%s is %q, expected %s from %s to %s", o.Name, value, whole, plain(o.Min), plain(o.Max))
		}
		return x, nil
	}
	return 0, nil
}

// plain formats a number without an exponent.
func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
