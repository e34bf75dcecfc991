package option

import (
	"maps"

	"langkah/engine/base/message"
)

// Values holds unchecked values by option name, as typed.
type Values map[string]string

// Settings holds options with a checked value each, set or default. They are immutable. The
// zero Settings has no options.
type Settings struct {
	options []Option
	set     Values
	value   map[string]value
}

// value is a checked value, as typed and, for a number, parsed.
type value struct {
	text   string
	number float64
}

// New returns settings with those values. A value that is invalid, or of no option in the
// list, is an error.
func New(options []Option, values Values) (Settings, error) {
	s := Settings{options, maps.Clone(values), make(map[string]value, len(options))}
	for _, o := range options {
		text, given := values[o.Name]
		if !given {
			text = o.Default
		}
		number, err := o.parse(text)
		if err != nil {
			return Settings{}, err
		}
		s.value[o.Name] = value{text, number}
	}
	for name := range values {
		if _, known := s.value[name]; !known {
			return Settings{}, message.Errorf("there is no option %q here", name)
		}
	}
	return s, nil
}

// Of returns settings with values known to be valid, such as those that a program chose;
// invalid ones are ignored.
func Of(values Values, options ...Option) Settings {
	if s, err := New(options, values); err == nil {
		return s
	}
	s, _ := New(options, nil)
	return s
}

// Defaults returns settings with all options at their defaults.
func Defaults(options ...Option) Settings { return Of(nil, options...) }

// With returns the settings with more values set. The error is that of [New].
func (s Settings) With(values Values) (Settings, error) {
	all := maps.Clone(s.set)
	if all == nil {
		all = make(Values, len(values))
	}
	maps.Copy(all, values)
	return New(s.options, all)
}

// Among returns settings of the given options, with the values set here that belong to them.
// The error is that of [New].
func (s Settings) Among(options []Option) (Settings, error) {
	own := Values{}
	for _, o := range options {
		if text, given := s.set[o.Name]; given {
			own[o.Name] = text
		}
	}
	return New(options, own)
}

// Options returns the options in display order.
func (s Settings) Options() []Option { return s.options }

// Set returns the values that were set, as typed, without defaults.
func (s Settings) Set() Values { return maps.Clone(s.set) }

// Text returns an option's value as typed; "" if there is no such option.
func (s Settings) Text(name string) string { return s.value[name].text }

// Number returns the value of an Integer or Number option; 0 if there is none.
func (s Settings) Number(name string) float64 { return s.value[name].number }

// Int returns the value of an Integer option; 0 if there is none.
func (s Settings) Int(name string) int { return int(s.value[name].number) }

// Choice returns the chosen value of a OneOf option; the zero Choice if there is none.
func (s Settings) Choice(name string) Choice {
	for _, o := range s.options {
		for _, c := range o.Choices {
			if o.Name == name && c.Name == s.Text(name) {
				return c
			}
		}
	}
	return Choice{}
}
