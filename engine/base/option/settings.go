package option

import (
	"maps"

	"langkah/engine/base/message"
)

// Values are values by the option's name, as typed and not yet checked.
type Values map[string]string

// Settings are options with a value each: what was set, or the default. They
// have been checked, and never change. The zero Settings have no options.
type Settings struct {
	options []Option
	set     Values
	value   map[string]value
}

// value is a checked value: as typed, and as a number where it is one.
type value struct {
	text   string
	number float64
}

// New checks values for the options. A value that does not fit, or is of no
// option among them, is an error.
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

// Of is the options with values that are known to fit, such as those that a
// program has chosen itself; values that do not are left out.
func Of(values Values, options ...Option) Settings {
	if s, err := New(options, values); err == nil {
		return s
	}
	s, _ := New(options, nil)
	return s
}

// Defaults are the options with nothing set.
func Defaults(options ...Option) Settings { return Of(nil, options...) }

// With is the settings with other values set beside those that are. The error
// is that of [New].
func (s Settings) With(values Values) (Settings, error) {
	all := maps.Clone(s.set)
	if all == nil {
		all = make(Values, len(values))
	}
	maps.Copy(all, values)
	return New(s.options, all)
}

// Among is what is set of those options, with defaults for the others. The error
// is that of [New].
func (s Settings) Among(options []Option) (Settings, error) {
	own := Values{}
	for _, o := range options {
		if text, given := s.set[o.Name]; given {
			own[o.Name] = text
		}
	}
	return New(options, own)
}

// Options are the options, in the order in which they are shown.
func (s Settings) Options() []Option { return s.options }

// Set are the values that were set, as typed; those left at their default are
// not among them.
func (s Settings) Set() Values { return maps.Clone(s.set) }

// Text is the value of the option of that name, as typed; "" where there is none.
func (s Settings) Text(name string) string { return s.value[name].text }

// Number is the value of an Integer or Number option; 0 where there is none.
func (s Settings) Number(name string) float64 { return s.value[name].number }

// Int is the value of an Integer option; 0 where there is none.
func (s Settings) Int(name string) int { return int(s.value[name].number) }

// Choice is the chosen one of a OneOf option's choices; the zero Choice where
// there is none.
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
