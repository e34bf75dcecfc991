package command

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"langkah/app/cli/columns"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/option"
)

// Options are the flags for the options of puzzles and methods. Which options a
// puzzle has is known only once it is open, after the flags are parsed; so there is
// a flag for every option of the samples, --option for any other, and they are
// matched with the puzzle later.
type Options struct {
	flags *pflag.FlagSet
	names []string
	pairs []string // the values of --option, "name=value"
}

// AddPuzzleOptions adds a flag for each option of the samples.
func (e Env) AddPuzzleOptions(cmd *cobra.Command) *Options {
	return addOptions(cmd, e.samples.puzzleOptions())
}

// AddSearchOptions adds a flag for each option of the samples and of their methods.
func (e Env) AddSearchOptions(cmd *cobra.Command) *Options {
	return addOptions(cmd, e.samples.searchOptions())
}

// AddRules adds a flag for each rule that a lecture may choose.
func (e Env) AddRules(cmd *cobra.Command) *Options {
	return addOptions(cmd, e.samples.rules())
}

// CheckRules refuses a rule that none of the methods has.
func CheckRules(rules engine.Values, methods []engine.Method) error {
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		has := func(m engine.Method) bool {
			return slices.ContainsFunc(m.Settings.Options(), func(o engine.Option) bool { return o.Name == name })
		}
		if slices.ContainsFunc(methods, has) {
			continue
		}
		var names []string
		for _, m := range methods {
			names = append(names, m.Name())
		}
		if names == nil {
			return fmt.Errorf("--%s is for a search, and here none is asked about", name)
		}
		return fmt.Errorf("--%s is no option of %s", name, strings.Join(names, ", "))
	}
	return nil
}

// AddGenerateOptions adds a flag for each option of a family's Generate.
func AddGenerateOptions(cmd *cobra.Command, f engine.Family) *Options {
	var known knownOptions
	known.add("", f.GenerateOptions)
	return addOptions(cmd, known)
}

// addOptions adds a flag for each option whose name is not another flag's.
func addOptions(cmd *cobra.Command, known []knownOption) *Options {
	o := &Options{flags: cmd.Flags()}
	for _, k := range known {
		if o.flags.Lookup(k.name) != nil {
			continue
		}
		o.names = append(o.names, k.name)
		o.flags.Var(&optionValue{kind: k.kind()}, k.name, k.usage())
		if len(k.choices) > 0 {
			OneOf(cmd, k.name, k.choices...)
		}
	}
	return o
}

// AddOther adds --option, for the options that have no flag, and returns o.
func (o *Options) AddOther() *Options {
	o.flags.StringArrayVar(&o.pairs, "option", nil, "another option of the puzzle or the method, `name=value`; \"langkah methods FILE\" lists them")
	return o
}

// Given returns the options that the user set.
func (o *Options) Given() (engine.Values, error) {
	values := engine.Values{}
	for _, name := range o.names {
		if flag := o.flags.Lookup(name); flag.Changed {
			values[name] = flag.Value.String()
		}
	}
	return values, AddPairs(values, o.pairs)
}

// AddPairs adds the pairs of --option, "name=value", to the values.
func AddPairs(values engine.Values, pairs []string) error {
	for _, pair := range pairs {
		name, value, found := strings.Cut(pair, "=")
		if !found || name == "" {
			return fmt.Errorf("--option is %q, expected name=value", pair)
		}
		values[name] = value
	}
	return nil
}

// apply sets those options that are the puzzle's own, and returns the others.
func (o *Options) apply(p engine.Puzzle) (with engine.Puzzle, others engine.Values, err error) {
	others, err = o.Given()
	if err != nil {
		return nil, nil, err
	}
	own := engine.Values{}
	for _, option := range p.Settings().Options() {
		if value, set := others[option.Name]; set {
			own[option.Name] = value
			delete(others, option.Name)
		}
	}
	if len(own) == 0 {
		return p, others, nil
	}
	with, err = p.With(own)
	return with, others, err
}

// only sets the puzzle's options; any other option is an error.
func (o *Options) only(p engine.Puzzle) (engine.Puzzle, error) {
	with, others, err := o.apply(p)
	if err == nil {
		err = refuseUnknown(others, "this puzzle", p.Settings().Options())
	}
	return with, err
}

// Rules sets the options of a puzzle and returns the rules of a lecture; any other option is
// refused.
func (o *Options) Rules(p engine.Puzzle) (with engine.Puzzle, rules engine.Values, err error) {
	with, rules, err = o.apply(p)
	if err != nil {
		return nil, nil, err
	}
	known := p.Settings().Options()
	for _, k := range ruleOptions([]engine.Puzzle{p}) {
		known = append(known, engine.Option{Name: k.name})
	}
	return with, rules, refuseUnknown(rules, "the check of a log", known)
}

// Apply sets the options of a puzzle; any other option is refused.
func (o *Options) Apply(p engine.Puzzle) (engine.Puzzle, error) {
	with, err := o.only(p)
	if err != nil {
		return nil, exit.Refusal(err)
	}
	return with, nil
}

// refuseUnknown returns an error for a value that is none of the options. whose
// names their owner: "this puzzle with astar".
func refuseUnknown(values engine.Values, whose string, options []engine.Option) error {
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

// knownOption unites the options of one name that several families and methods have.
type knownOption struct {
	name    string
	choices []string
	senses  []sense
}

// sense is one meaning of an option, and the families or methods that share it.
type sense struct {
	text   string
	option engine.Option
	whose  []string
}

// knownOptions are in the order in which their names were first added.
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
	text := Describe(o)
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

// usage returns the flag's text in the help.
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

// kind returns the word of the help for the flag's value.
func (k knownOption) kind() string {
	switch k.senses[0].option.Kind {
	case engine.OneOf:
		return "name"
	case engine.Integer, engine.Number:
		return "number"
	}
	return "text"
}

// optionValue is a flag's value, checked only once the puzzle is open.
type optionValue struct{ text, kind string }

func (v *optionValue) Set(text string) error { v.text = text; return nil }
func (v *optionValue) String() string        { return v.text }
func (v *optionValue) Type() string          { return v.kind }

// Describe returns an option's meaning and values in one line.
func Describe(o engine.Option) string {
	text := o.Help.String()
	switch o.Kind {
	case engine.OneOf:
		var names []string
		for _, c := range o.Choices {
			names = append(names, c.Name)
		}
		text += " One of " + strings.Join(names, ", ")
	case engine.Integer, engine.Number:
		text += fmt.Sprintf(" From %s to %s", columns.Number(o.Min), columns.Number(o.Max))
	}
	if o.Default != "" {
		text += "; default " + o.Default
	}
	return strings.TrimSpace(text)
}

// searchOptions returns the options of these puzzles and of all their methods.
func searchOptions(puzzles []engine.Puzzle) []knownOption {
	list := puzzleOptions(puzzles)
	for _, p := range puzzles {
		for _, m := range p.Methods() {
			list.add(m.Algorithm.Name, m.Settings.Options())
		}
	}
	return list
}

// ruleOptions returns the rules of the puzzles' methods.
func ruleOptions(puzzles []engine.Puzzle) []knownOption {
	var list knownOptions
	for _, p := range puzzles {
		for _, m := range p.Methods() {
			for _, o := range m.Settings.Options() {
				if o.Role == option.Rule {
					list.add(m.Algorithm.Name, []engine.Option{o})
				}
			}
		}
	}
	return list
}

// puzzleOptions returns the options of these puzzles.
func puzzleOptions(puzzles []engine.Puzzle) knownOptions {
	var list knownOptions
	for _, p := range puzzles {
		list.add(p.Family(), p.Settings().Options())
	}
	return list
}
