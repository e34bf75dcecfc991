package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"langkah/engine"
)

// optionFlags are flags that stand for options of puzzles and methods. Which
// options there are depends on the puzzle, which is not open yet when flags
// are read; so there is a flag for every option that the samples of the
// families know, --option for any other, and [optionFlags.apply] finds out
// what fits the puzzle.
type optionFlags struct {
	flags *pflag.FlagSet
	names []string
	more  []string // of --option, "name=value"
}

// addOptions adds a flag for each option, where no other flag has its name.
func addOptions(cmd *cobra.Command, known []knownOption) *optionFlags {
	o := &optionFlags{flags: cmd.Flags()}
	for _, k := range known {
		if o.flags.Lookup(k.name) != nil {
			continue
		}
		o.names = append(o.names, k.name)
		o.flags.Var(&optionValue{kind: k.kind()}, k.name, k.usage())
		if len(k.choices) > 0 {
			// It fails only for a flag that does not exist.
			_ = cmd.RegisterFlagCompletionFunc(k.name, cobra.FixedCompletions(k.choices, cobra.ShellCompDirectiveNoFileComp))
		}
	}
	return o
}

// addMore adds --option, for the options that have no flag.
func (o *optionFlags) addMore() {
	o.flags.StringArrayVar(&o.more, "option", nil, "another option of the puzzle or the method, `name=value`; \"langkah methods FILE\" lists them")
}

// given is what the user set.
func (o *optionFlags) given() (engine.Values, error) {
	values := engine.Values{}
	for _, name := range o.names {
		if flag := o.flags.Lookup(name); flag.Changed {
			values[name] = flag.Value.String()
		}
	}
	for _, pair := range o.more {
		name, value, found := strings.Cut(pair, "=")
		if !found || name == "" {
			return nil, fmt.Errorf("--option is %q, expected name=value", pair)
		}
		values[name] = value
	}
	return values, nil
}

// apply gives the puzzle the options that are its own; rest are the others.
func (o *optionFlags) apply(p engine.Puzzle) (with engine.Puzzle, rest engine.Values, err error) {
	rest, err = o.given()
	if err != nil {
		return nil, nil, err
	}
	own := engine.Values{}
	for _, option := range p.Settings().Options() {
		if value, set := rest[option.Name]; set {
			own[option.Name] = value
			delete(rest, option.Name)
		}
	}
	if len(own) == 0 {
		return p, rest, nil
	}
	with, err = p.With(own)
	return with, rest, err
}

// only gives the puzzle its options where there can be no others.
func (o *optionFlags) only(p engine.Puzzle) (engine.Puzzle, error) {
	with, rest, err := o.apply(p)
	if err == nil {
		err = refuse(rest, "this puzzle", p.Settings().Options())
	}
	if err != nil {
		return nil, badInput(err)
	}
	return with, nil
}

// refuse says which of the values fits none of the options, and what there is.
// whose are they: "this puzzle with astar".
func refuse(values engine.Values, whose string, options []engine.Option) error {
	var names []string
	for _, o := range options {
		names = append(names, o.Name)
	}
	for name := range values {
		if slices.Contains(names, name) {
			continue
		}
		there := "there are none"
		if len(names) > 0 {
			there = "there are " + strings.Join(names, ", ")
		}
		return fmt.Errorf("there is no option %q for %s; %s", name, whose, there)
	}
	return nil
}

// knownOption is an option by its name, as every family and method has it that
// knows one of the name.
type knownOption struct {
	name    string
	choices []string
	senses  []sense
}

// sense is what an option means, and to whom.
type sense struct {
	text   string
	option engine.Option
	whose  []string
}

// knownOptions unites options of the same name, in the order they come in.
type knownOptions []knownOption

func (list *knownOptions) add(whose string, options []engine.Option) {
	for _, o := range options {
		i := slices.IndexFunc(*list, func(k knownOption) bool { return k.name == o.Name })
		if i < 0 {
			i = len(*list)
			*list = append(*list, knownOption{name: o.Name})
		}
		(*list)[i].add(whose, o)
	}
}

func (k *knownOption) add(whose string, o engine.Option) {
	for _, c := range o.Choices {
		if !slices.Contains(k.choices, c.Name) {
			k.choices = append(k.choices, c.Name)
		}
	}
	text := describe(o)
	for i := range k.senses {
		if s := &k.senses[i]; s.text == text {
			if !slices.Contains(s.whose, whose) {
				s.whose = append(s.whose, whose)
			}
			return
		}
	}
	k.senses = append(k.senses, sense{text, o, []string{whose}})
}

// usage is the flag's text in the help.
func (k knownOption) usage() string {
	var parts []string
	for _, s := range k.senses {
		text := s.text
		if whose := strings.Join(s.whose, ", "); whose != "" {
			text = whose + ": " + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// kind is what the help calls the flag's value.
func (k knownOption) kind() string {
	switch k.senses[0].option.Kind {
	case engine.OneOf:
		return "name"
	case engine.Integer, engine.Number:
		return "number"
	}
	return "text"
}

// optionValue is a flag's value, checked once the puzzle is known.
type optionValue struct{ text, kind string }

func (v *optionValue) Set(text string) error { v.text = text; return nil }
func (v *optionValue) String() string        { return v.text }
func (v *optionValue) Type() string          { return v.kind }

// describe tells an option's meaning and values in one line.
func describe(o engine.Option) string {
	text := o.Help.String()
	switch o.Kind {
	case engine.OneOf:
		var names []string
		for _, c := range o.Choices {
			names = append(names, c.Name)
		}
		text += " One of " + strings.Join(names, ", ")
	case engine.Integer, engine.Number:
		text += fmt.Sprintf(" From %s to %s", number(o.Min), number(o.Max))
	}
	if o.Default != "" {
		text += "; default " + o.Default
	}
	return strings.TrimSpace(text)
}

// searchOptions are the options of these puzzles and of all their methods.
func searchOptions(puzzles []engine.Puzzle) []knownOption {
	list := puzzleOptions(puzzles)
	for _, p := range puzzles {
		for _, m := range p.Methods() {
			list.add(m.Algorithm.Name, m.Settings.Options())
		}
	}
	return list
}

// puzzleOptions are the options of these puzzles.
func puzzleOptions(puzzles []engine.Puzzle) knownOptions {
	var list knownOptions
	for _, p := range puzzles {
		list.add(p.Family(), p.Settings().Options())
	}
	return list
}
