package engine

import (
	"strconv"
	"strings"
)

// Option is a choice that the user has: the cost of a move, a goal, a weight,
// a seed. The window makes a control of it, the command line a flag.
type Option struct {
	Name    string // as typed: "cost"
	Title   Message
	Kind    OptionKind
	Choices []Choice // of a Choice option, in the order shown
	Default string
	Min     float64 // of Integer and Number
	Max     float64
	Help    Message // one sentence
	Seed    bool    // an Integer of which every other value makes another board of the same kind
}

// OptionKind is what an option's value looks like.
type OptionKind uint8

const (
	OneOf   OptionKind = iota // the name of one of the choices
	Integer                   // a whole number from Min to Max
	Number                    // a number from Min to Max
	Text                      // any text
)

// Choice is one value of a OneOf option.
type Choice struct {
	Name  string
	Title Message
}

// Values are chosen values by the option's name. A missing one has its default.
type Values map[string]string

// Of is the chosen or default value of an option.
func (v Values) Of(o Option) string {
	if s, ok := v[o.Name]; ok {
		return s
	}
	return o.Default
}

// Check says what is wrong with a value for the option; nil when nothing is.
func (o Option) Check(value string) error {
	switch o.Kind {
	case OneOf:
		names := make([]string, len(o.Choices))
		for i, c := range o.Choices {
			if c.Name == value {
				return nil
			}
			names[i] = c.Name
		}
		return Errorf("%s is %q, expected one of %s", o.Name, value, strings.Join(names, ", "))
	case Integer, Number:
		x, err := strconv.ParseFloat(value, 64)
		whole := Msg("a number")
		if o.Kind == Integer {
			whole = Msg("a whole number")
			_, err = strconv.ParseInt(value, 10, 64)
		}
		// The comparison is turned round so that NaN is refused.
		if err != nil || !(x >= o.Min && x <= o.Max) {
			return Errorf("%s is %q, expected %s from %s to %s", o.Name, value, whole, plain(o.Min), plain(o.Max))
		}
	}
	return nil
}

// plain is a number without an exponent.
func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// CheckAll says what is wrong with the values for the options: one that is not
// among them, or one that does not fit. It returns nil when nothing is wrong.
func CheckAll(options []Option, values Values) error {
	known := make(map[string]bool, len(options))
	for _, o := range options {
		known[o.Name] = true
		if value, set := values[o.Name]; set {
			if err := o.Check(value); err != nil {
				return err
			}
		}
	}
	for name := range values {
		if !known[name] {
			return Errorf("there is no option %q here", name)
		}
	}
	return nil
}
