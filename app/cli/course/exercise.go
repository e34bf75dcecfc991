package course

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/catalog"
	"langkah/engine/course/exercise"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
	"langkah/engine/study/quiz"
)

// exerciseFlags are the flags of exercise.
type exerciseFlags struct {
	wants      []string
	count      int
	seed       uint64
	out, names string
	more       []string
	rules      engine.Values
	limits     *engine.Limits
}

// NewExercise returns the command exercise.
func NewExercise(env command.Env) *cobra.Command {
	f := exerciseFlags{count: 1, seed: 1}
	cmd := &cobra.Command{
		Use:   "exercise [FAMILY]",
		Short: "Find small puzzles on which methods behave as a lesson wants",
		Long: `Find small puzzles on which methods behave as a lesson wants. Puzzles are made and
tried until all that is wanted holds of as many as are asked for. --want says one
thing that is to hold:

  METHOD expands RANGE       states expanded; also generates, and costs
  METHOD reopens [RANGE]     expanded states that are met again at less cost
  METHOD is [not] optimal
  METHOD and METHOD differ   in the states expanded or the moves; or agree
  solution takes RANGE       the cost of an optimal solution

A METHOD is an algorithm with a heuristic, astar/manhattan, or alone: then it takes
the best heuristic of the family, which is named with the results; a RANGE is 12,
8-15, 8+, "at least 8" or "at most 15". Without FAMILY it is the first that has
all the methods. The same order gives the same puzzles.

The rules of a lecture, such as --ties and --goal-test, hold for all methods that
have them; a METHOD may have its own, astar/manhattan:ties=oldest. They are stated
beside the results, and a share string carries those of the first method.

--out saves each in a file of its own, with a table, exercises.csv, of what the
methods come to. --names gives each student a puzzle: a file of student numbers or
names, one on a line, by which the files are called.

Exit code: 0 all found, 2 bad input or usage, 3 fewer were found, or stopped.`,
		Example: `  langkah exercise --want "astar/manhattan expands 8-15" --want "greedy is not optimal"
  langkah exercise sliding --want "ucs and bfs differ" --count 30 --seed 2026 --out exercises
  langkah exercise --want "astar reopens" --count 5
  langkah exercise --want "astar:ties=newest and astar:ties=oldest differ"
  langkah exercise rush --want "solution takes 4-6" --names students.txt --out exercises`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return fmt.Errorf("%q is too much; expected FAMILY alone", args[1])
			}
			return env.Family(cmd, args)
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&f.wants, "want", nil, "what is to hold of each `puzzle`; may be given more than once")
	flags.IntVar(&f.count, "count", f.count, "how `many`; with --names as many as there are names")
	flags.Uint64Var(&f.seed, "seed", f.seed, "the same `number` gives the same puzzles")
	flags.StringVar(&f.out, "out", "", "save the puzzles in this `folder`")
	flags.StringVar(&f.names, "names", "", "the students, one on a line of this `file`")
	flags.StringArrayVar(&f.more, "option", nil, "an option of \"langkah new FAMILY\", `name=value`, such as rows=4")
	f.limits = command.AddLimits(cmd)
	rules := env.AddRules(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if f.rules, err = rules.Given(); err != nil {
			return exit.Refusal(err)
		}
		return runExercise(cmd, env, args, &f)
	}
	return cmd
}

func runExercise(cmd *cobra.Command, env command.Env, args []string, f *exerciseFlags) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	names, err := f.students(cmd)
	if err != nil {
		return exit.Refusal(err)
	}
	order, err := newOrder(cmd.Context(), env, args, f, len(names))
	if err != nil {
		return exit.Refusal(err)
	}
	var read []string
	if f.names != "" {
		read = append(read, f.names)
	}
	if err := env.CheckDestinations(read, output.Destination{Flag: "--out", Path: f.out, Names: "*"}); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	found, short := exercise.Find(cmd.Context(), order)
	if len(found) == 0 && short != nil {
		return exit.With(exit.Limited, short)
	}
	if err := writeFound(cmd.Context(), env, found, names, order, f.out); err != nil {
		return err
	}
	if short != nil {
		return exit.With(exit.Limited, short)
	}
	return nil
}

// students returns the names of the files: those of the list, or numbers.
func (f *exerciseFlags) students(cmd *cobra.Command) ([]string, error) {
	if f.names == "" {
		if f.count < 1 || f.count > 1000 {
			return nil, errors.New("--count is from 1 to 1000")
		}
		var list []string
		for i := range f.count {
			list = append(list, fmt.Sprintf("%0*d", max(2, len(strconv.Itoa(f.count))), i+1))
		}
		return list, nil
	}
	if err := files.CheckRegular(f.names); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(f.names)
	if err != nil {
		return nil, err
	}
	text, err := catalog.Text(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.names, err)
	}
	var list []string
	seen := map[string]int{}
	for i, line := range strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n") {
		name := strings.TrimSpace(line)
		if name == "" {
			continue
		}
		key := fileName(name)
		if first := seen[key]; first > 0 {
			return nil, fmt.Errorf("%s: line %d: %q is in line %d, too", figures.Shown(f.names), i+1, name, first)
		}
		seen[key] = i + 1
		list = append(list, name)
	}
	switch {
	case len(list) == 0:
		return nil, fmt.Errorf("%s has no names, expected one on a line", f.names)
	case cmd.Flags().Changed("count") && f.count != len(list):
		return nil, engine.Errorf("--count is %d, but %s has %d name{|s}; leave one of the two out", f.count, f.names, len(list))
	}
	return list, nil
}

// fileName replaces the characters of a name that a file's name may not have.
func fileName(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '_'
		}
		return r
	}, strings.Trim(name, ". "))
}

// newOrder returns the order that the flags describe.
func newOrder(ctx context.Context, env command.Env, args []string, f *exerciseFlags, count int) (exercise.Order, error) {
	o := exercise.Order{Values: engine.Values{}, Rules: f.rules, Count: count, Seed: f.seed, Limits: *f.limits}
	for _, text := range f.wants {
		w, err := exercise.Parse(text)
		if err != nil {
			return o, fmt.Errorf("--want: %w", err)
		}
		o.Wants = append(o.Wants, w)
	}
	if len(o.Wants) == 0 {
		return o, errors.New(`--want is missing, such as --want "astar/manhattan expands 8-15"`)
	}
	if err := command.AddPairs(o.Values, f.more); err != nil {
		return o, err
	}
	var err error
	o.Family, err = familyFor(ctx, env, args, o)
	return o, err
}

// familyFor returns the named family, or the first, if it has all the methods. Where states are
// to be reopened, families that make boards for that come first.
func familyFor(ctx context.Context, env command.Env, args []string, o exercise.Order) (engine.Family, error) {
	var first error
	families := slices.Clone(env.Puzzles.Families())
	slices.SortStableFunc(families, func(a, b engine.Family) int {
		return cmp.Compare(len(o.WantsInconsistent(b)), len(o.WantsInconsistent(a)))
	})
	for _, f := range families {
		if len(args) > 0 && f.Name != args[0] {
			continue
		}
		err := checkFamily(ctx, env, f, o)
		if err == nil {
			return f, nil
		}
		first = cmp.Or(first, err)
	}
	return engine.Family{}, cmp.Or(first, errors.New("there is no family of puzzles"))
}

// checkFamily refuses a family without a generator, without one of the methods, or with a rule
// that none of them has.
func checkFamily(ctx context.Context, env command.Env, f engine.Family, o exercise.Order) error {
	if f.Generate == nil {
		return engine.NoGenerator(f)
	}
	p, err := env.Typical(ctx, f, o.Limits)
	if values := o.WantsInconsistent(f); values != nil && err == nil {
		p, err = f.NewWithin(ctx, values, o.Limits)
	}
	if err != nil {
		return err
	}
	var methods []engine.Method
	for _, name := range exercise.Methods(o.Wants) {
		m, err := o.Method(p, name)
		if err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		methods = append(methods, m)
	}
	return command.CheckRules(o.Rules, methods)
}

// writeFound prints the exercises, and saves them where there is a folder.
func writeFound(ctx context.Context, env command.Env, found []exercise.Exercise, names []string, o exercise.Order, folder string) error {
	methods := exercise.Methods(o.Wants)
	records := [][]string{{"student", "file", "share", "cost"}}
	for _, m := range methods {
		whole := wholeName(found, m, o)
		if name, _, _ := engine.SplitWord(found[0].Puzzle, m); !strings.Contains(name, "/") && strings.Contains(whole, "/") {
			fmt.Fprintf(env.Err, "langkah: %s is %s here; name a heuristic, as in %s/..., to choose another\n", m, whole, name)
		}
		records[0] = append(records[0], whole+" cost", whole+" expanded", whole+" generated")
		if o.Counts(m) {
			records[0] = append(records[0], whole+" reopened")
		}
	}
	if folder != "" {
		if err := os.MkdirAll(folder, 0o777); err != nil {
			return exit.With(exit.Other, err)
		}
	}
	for i, e := range found {
		file := fileName(names[i]) + ".txt"
		record := []string{names[i], file, shareText(env, e.Puzzle, ruledOf(e.Puzzle, o)...), price(e, e.Optimum)}
		for _, m := range methods {
			r := e.Runs[m]
			record = append(record, price(e, r), strconv.FormatInt(r.Expanded, 10), strconv.FormatInt(r.Generated, 10))
			if o.Counts(m) {
				record = append(record, strconv.FormatInt(e.Reopened[m], 10))
			}
		}
		records = append(records, record)
		if folder == "" {
			continue
		}
		if err := env.Save(filepath.Join(folder, file), []byte(e.Puzzle.String())); err != nil {
			return err
		}
	}
	if folder != "" {
		for _, record := range records[1:] {
			record[0], record[1] = figures.InTable(record[0]), figures.InTable(record[1])
		}
		var table bytes.Buffer
		if err := csv.NewWriter(&table).WriteAll(records); err != nil {
			return exit.With(exit.Other, err)
		}
		if err := env.Save(filepath.Join(folder, "exercises.csv"), table.Bytes()); err != nil {
			return err
		}
	}
	if err := writeRules(env.Out, found[0].Puzzle, o); err != nil {
		return err
	}
	return writeExercises(env.Out, found, records, folder == "")
}

// wholeName returns a method's name with the heuristic that was chosen where the
// user named none, and with its options; puzzles of several sizes may have different ones.
func wholeName(found []exercise.Exercise, name string, o exercise.Order) string {
	var names []string
	for _, e := range found {
		if m, err := o.Method(e.Puzzle, name); err == nil && !slices.Contains(names, m.Word()) {
			names = append(names, m.Word())
		}
	}
	return cmp.Or(strings.Join(names, " or "), name)
}

// ruledOf returns the first method with options that were set; none without any.
func ruledOf(p engine.Puzzle, o exercise.Order) []engine.Method {
	for _, name := range exercise.Methods(o.Wants) {
		if m, err := o.Method(p, name); err == nil && len(m.Settings.Set()) > 0 {
			return []engine.Method{m}
		}
	}
	return nil
}

// writeRules prints the rules of the methods with options that were set.
func writeRules(out io.Writer, p engine.Puzzle, o exercise.Order) error {
	for _, name := range exercise.Methods(o.Wants) {
		m, err := o.Method(p, name)
		if err != nil || len(m.Settings.Set()) == 0 {
			continue
		}
		var words []string
		for _, rule := range quiz.Sheet(m) {
			words = append(words, rule.String())
		}
		if _, err := fmt.Fprintf(out, "# rules of %s: %s\n", m.Name(), strings.Join(words, " ")); err != nil {
			return err
		}
	}
	return nil
}

// writeExercises prints the table and, where they are saved nowhere, the puzzles.
func writeExercises(out io.Writer, found []exercise.Exercise, records [][]string, puzzles bool) error {
	if puzzles {
		for i, e := range found {
			fmt.Fprintf(out, "# %s\n%s\n", figures.Shown(records[i+1][0]), e.Puzzle)
		}
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, record := range records {
		for i, field := range record {
			record[i] = figures.Shown(field)
		}
		fmt.Fprintln(w, strings.Join(record, "\t"))
	}
	return w.Flush()
}

// price writes the cost of a result.
func price(e exercise.Exercise, r engine.Result) string {
	return strconv.FormatFloat(engine.CostValue(e.Puzzle, r.Cost), 'f', -1, 64)
}
