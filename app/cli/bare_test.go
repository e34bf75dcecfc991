package cli

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/solve/search"
)

// bareFamily counts down: its text is a number, a move takes 1 from it, and 0 is
// solved. It has what [engine.Family] requires and nothing else: no sample, generator,
// editor or share strings, and none of the optional abilities of a puzzle.
func bareFamily(methods ...engine.Method) engine.Family {
	parse := func(text string) (engine.Puzzle, error) {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil || n < 0 {
			return nil, engine.BadText(1, 0, "found %q, expected a number", text)
		}
		return barePuzzle{number(n), methods}, nil
	}
	return engine.Family{
		Name: "bare", Title: engine.Msg("Bare"), Parse: parse,
		Detect: func(text string) float64 {
			if _, err := parse(text); err != nil {
				return 0
			}
			return 1
		},
	}
}

type barePuzzle struct {
	start   number
	methods []engine.Method
}

func (p barePuzzle) Family() string            { return "bare" }
func (p barePuzzle) Kind() engine.Message      { return engine.Msg("number") }
func (p barePuzzle) Start() engine.Position    { return p.start }
func (p barePuzzle) Facts() []engine.Fact      { return nil }
func (p barePuzzle) Settings() engine.Settings { return engine.Settings{} }
func (p barePuzzle) Methods() []engine.Method  { return p.methods }
func (p barePuzzle) String() string            { return p.start.Text() }

func (p barePuzzle) With(values engine.Values) (engine.Puzzle, error) {
	_, err := p.Settings().With(values)
	return p, err
}

func (p barePuzzle) From(at engine.Position) (engine.Puzzle, error) {
	n, ok := at.(number)
	if !ok {
		return nil, errors.New("the position is of another puzzle")
	}
	return barePuzzle{n, p.methods}, nil
}

type number int

func (n number) Scene() scene.Scene { return scene.Scene{} }
func (n number) Text() string       { return fmt.Sprintf("%d\n", n) }
func (n number) Solved() bool       { return n == 0 }

func (n number) Moves() []engine.Move {
	if n == 0 {
		return nil
	}
	return []engine.Move{{Name: "down", Cost: 1}}
}

func (n number) Apply(m engine.Move) (engine.Position, error) {
	if n == 0 || m.Name != "down" || m.Cost != 1 {
		return nil, engine.Errorf("%s is not legal", m.Name)
	}
	return n - 1, nil
}

// counting is a method for the number 3.
func counting() engine.Method {
	guarantee := engine.Guarantee{Optimal: true, Complete: true, Why: engine.Msg("there is one way")}
	return engine.Method{
		Algorithm: engine.Choice{Name: "counting", Title: engine.Msg("Counting")},
		Promise:   func(engine.Settings) engine.Guarantee { return guarantee },
		Run: func(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
			down := engine.Move{Name: "down", Cost: 1}
			return engine.Result{Status: engine.Solved, Moves: []engine.Move{down, down, down}, Cost: 3, Optimality: engine.Proven, Because: guarantee.Why}
		},
	}
}

// counted is a transcript of the moves that solve the number 3.
const counted = "Moves\n1. down, cost 1\n2. down, cost 1\n3. down, cost 1\n"

// sentences are what commands say of an ability that a family lacks, by command.
type sentences map[string]string

var (
	noAbility = sentences{
		"audit":     "number has no heuristic that estimates costs",
		"count":     "cannot be counted",
		"grade":     "outputs cannot be graded for number",
		"run":       "outputs cannot be graded for number",
		"share":     "have no share strings",
		"solutions": "cannot be counted",
	}
	noGenerator = sentences{
		"exercise": "new puzzles of the family bare cannot be made",
		"new bare": "new puzzles of the family bare cannot be made",
	}
	noMethod = sentences{
		"compare":   "there is no method for this puzzle",
		"exercise":  "there is no method for this puzzle",
		"solve":     "there is no method for this puzzle",
		"trace":     "there is no method for this puzzle",
		"worksheet": "there is no method for this puzzle",
	}
)

// A family without abilities works with every command, or the command says what the
// family lacks. No flag breaks a command either.
func TestABareFamilyWorksOrLacksSomethingThatIsSaid(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	generated := func(f engine.Family) engine.Family {
		f.Generate = func(context.Context, engine.Settings, engine.Limits) (engine.Puzzle, error) { return f.Parse("3") }
		return f
	}
	for _, c := range []struct {
		name   string
		family engine.Family
		lacks  []sentences
	}{
		{"a method", bareFamily(counting()), []sentences{noAbility, noGenerator}},
		{"a method and a generator", generated(bareFamily(counting())), []sentences{noAbility}},
		{"no method", generated(bareFamily()), []sentences{noAbility, noMethod}},
	} {
		t.Run(c.name, func(t *testing.T) {
			lacks := sentences{}
			for _, list := range c.lacks {
				for command, sentence := range list {
					lacks[command] = cmp.Or(lacks[command], sentence)
				}
			}
			b := bare{catalog.Of(c.family), lacks}
			root, _ := newRoot(command.NewEnv(command.Env{Puzzles: b.puzzles}))
			for _, c := range leaves(root) {
				b.try(t, c)
				c.Flags().VisitAll(func(flag *pflag.Flag) { b.tryFlag(t, c, flag) })
			}
		})
	}
}

// A family may have samples and no generator.
func TestExercisesNeedAGenerator(t *testing.T) {
	family, err := catalog.New(catalog.Tables{}).Family("sliding")
	if err != nil {
		t.Fatal(err)
	}
	family.Generate = nil
	var messages bytes.Buffer
	code := Run(context.Background(), []string{"exercise", "--want=solution takes 1+"}, Streams{In: strings.NewReader(""), Out: &messages, Err: &messages, Puzzles: catalog.Of(family)})
	if want := "new puzzles of the family sliding cannot be made"; code != exit.BadInput || !strings.Contains(messages.String(), want) {
		t.Errorf("it ends with %d: %s; want the sentence %q", code, &messages, want)
	}
}

// A claim that only a search can check is left open where there is no method.
func TestAClaimIsLeftOpenWithoutAMethod(t *testing.T) {
	args := []string{"verify", fileOf(t, "3\n"), fileOf(t, "Status: unsolvable\n\nMoves\n(none)\n")}
	var out bytes.Buffer
	code := Run(context.Background(), args, Streams{In: strings.NewReader(""), Out: &out, Err: &out, Puzzles: catalog.Of(bareFamily())})
	if want := "cannot check: Status, Reason; there is no method for this puzzle"; code != exit.OK || !strings.Contains(out.String(), want) {
		t.Errorf("verify ends with %d: %s; want %q", code, &out, want)
	}
}

// The recommended method of a row of lamps sends no events. A search can be traced
// without naming another; one that is named is refused.
func TestTraceTakesAMethodThatReportsEvents(t *testing.T) {
	row := fileOf(t, "#.#\n")
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"trace", row}, exit.OK, "Breadth-first, row of 3 lamps"},
		{[]string{"trace", row, "--heuristic=thirds"}, exit.OK, "lit lamps by three"},
		{[]string{"trace", row, "--algorithm=sweep"}, exit.BadInput, "choose another method"},
	} {
		var out bytes.Buffer
		code := Run(context.Background(), c.args, Streams{In: strings.NewReader(""), Out: &out, Err: &out, Puzzles: catalog.Of(nullpuzzle.Family())})
		if code != c.code || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s ends with %d: %s; want %q", c.args, code, &out, c.want)
		}
	}
}

// leaves returns the commands that have no commands of their own.
func leaves(c *cobra.Command) []*cobra.Command {
	if !c.HasSubCommands() {
		return []*cobra.Command{c}
	}
	var list []*cobra.Command
	for _, sub := range c.Commands() {
		list = append(list, leaves(sub)...)
	}
	return list
}

// bare is a catalogue of one family and what it lacks.
type bare struct {
	puzzles catalog.Catalog
	lacks   sentences
}

// try runs a command for the number 3.
func (b bare) try(t *testing.T, c *cobra.Command) {
	t.Helper()
	code, out, messages := b.run(t, c)
	sentence := b.lacks[nameOf(c)]
	switch {
	case sentence != "" && (code != exit.BadInput && code != exit.Limited || !strings.Contains(messages, sentence)):
		t.Errorf("%s ends with %d: %s; want the sentence %q", nameOf(c), code, messages, sentence)
	case sentence == "" && code == exit.Limited && strings.Contains(out, "no best move is known"): // a hint without a proof
	case sentence == "" && code != exit.OK:
		t.Errorf("%s ends with %d: %s", nameOf(c), code, messages)
	}
}

// tryFlag runs a command with one of its flags.
func (b bare) tryFlag(t *testing.T, c *cobra.Command, flag *pflag.Flag) {
	t.Helper()
	value := "--" + flag.Name + "=" + valueOf(t, c, flag)
	code, out, messages := b.run(t, c, value)
	if code == exit.Other && !strings.Contains(messages, "this board is flat") ||
		code != exit.OK && out == "" && !strings.Contains(messages, "langkah: ") {
		t.Errorf("%s %s ends with %d: %s", nameOf(c), value, code, messages)
	}
}

// run runs a command with the operands and flags that it needs, and more flags. No
// command may break.
func (b bare) run(t *testing.T, c *cobra.Command, flags ...string) (code int, out, messages string) {
	t.Helper()
	args := slices.Concat(strings.Fields(nameOf(c)), flags, operands(t, c))
	switch nameOf(c) {
	case "exercise":
		args = append(args, "--want=solution takes 1+")
	case "lesson build":
		args = append(args, "--html="+filepath.Join(t.TempDir(), "lesson.html"))
	case "worksheet":
		args = append(args, "--key="+filepath.Join(t.TempDir(), "key.pdf"))
	}
	var printed, told bytes.Buffer
	code = Run(context.Background(), args, Streams{In: strings.NewReader("down\n"), Out: &printed, Err: &told, Puzzles: b.puzzles})
	if strings.Contains(told.String(), "the command broke") {
		t.Errorf("%s %s: %s", nameOf(c), flags, &told)
	}
	return code, printed.String(), told.String()
}

// nameOf returns a command as typed.
func nameOf(c *cobra.Command) string { return strings.TrimPrefix(c.CommandPath(), "langkah ") }

// operands returns a value for each operand that a command's usage requires.
func operands(t *testing.T, c *cobra.Command) []string {
	t.Helper()
	var list []string
	for _, word := range strings.Fields(c.Use)[1:] {
		name, _, _ := strings.Cut(strings.Trim(word, "."), "|")
		switch {
		case strings.HasPrefix(word, "["):
		case name == "--":
			list = append(list, name)
		case name == "COMMAND":
			list = append(list, "echo")
		case name == "FILE" || name == "PUZZLE":
			list = append(list, fileOf(t, "3\n"))
		case name == "LESSON":
			list = append(list, fileOf(t, "---\ntitle: Numbers\nlanguage: en\n---\n# One\n```puzzle\n3\n```\n```task choose\nask: Which?\nchoices:\n- this\n- that\nright: 1\n```\n"))
		case name == "OUTPUT":
			list = append(list, fileOf(t, "3\n\n2\n\n1\n\n0\n"))
		case name == "TRANSCRIPT":
			list = append(list, fileOf(t, counted))
		default:
			t.Fatalf("%s: this test has no value for %s", c.Use, word)
		}
	}
	return list
}

func fileOf(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file.txt")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// valueOf returns a value that a flag may have: the first one that a shell would
// complete, or else one of its type.
func valueOf(t *testing.T, c *cobra.Command, flag *pflag.Flag) string {
	t.Helper()
	if complete, ok := c.GetFlagCompletionFunc(flag.Name); ok {
		if list, _ := complete(c, operands(t, c), ""); len(list) > 0 {
			value, _, _ := strings.Cut(list[0], "\t")
			return value
		}
	}
	switch kind, _ := pflag.UnquoteUsage(flag); {
	case flag.Name == "table":
		return fileOf(t, "3,3\n2,1\n")
	case kind == "file":
		return fileOf(t, counted)
	case kind == "folder" || kind == "file or folder":
		return t.TempDir()
	case kind == "moves":
		return "down"
	case kind == "parts":
		return "1/1"
	case kind == "puzzle":
		return "counting expands 1+"
	}
	switch flag.Value.Type() {
	case "bool":
		return "true"
	case "duration":
		return "1m"
	case "size":
		return "1GiB"
	}
	return "1"
}
