// Package tracing holds the commands that show how searches run and what they run
// on: trace and map.
package tracing

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/message"
	"langkah/engine/course/webpage"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/machine"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/pseudocode"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
)

type traceFlags struct {
	algorithm, heuristic string
	limits               *engine.Limits
	events               int
	with, view, gif      string
	html                 string
	check, as, posthoc   string
	json                 bool
	rules                engine.Values // with --check
	files                graphFiles
}

// NewTrace returns the command trace.
func NewTrace(env command.Env) *cobra.Command {
	var f traceFlags
	cmd := &cobra.Command{
		Use:   "trace FILE",
		Short: "Tell what a search does, event by event, and why",
		Long: `Tell what a search does, event by event, and why it does that then: what it
expands, generates, knows already, reopens and prunes, its rounds and the goal.
The search is the same as without a listener. A node has one number in a search
that stores its states, in the others one for each time that it is made; a
number below 0 is of a search from the goals.

With --with it tells of two searches on one map instead: what every A* has to expand
with the heuristic of each (the positions with f below the cost of the cheapest
solution), whether one heuristic dominates the other, and a board that shows it;
then how many positions both expanded or one alone, where the two part and why, whether their heuristics are
admissible on this puzzle, and where one of them loses.

With --check it judges the order in which another program expanded boards, by a
log that the program has written: boards in that order, with g, h and f beside
them or not, JSON lines, a trace of Posthoc or a table. Ties, the order of
successors, the moment of the goal test and the rule for boards met again are
open; --as names the method that is meant, otherwise any will do. Rules that are set,
as in --as astar/manhattan:ties=oldest or by --ties, have to be kept. The answer says
the first expansion that is impossible, what could have been next, and the likely
mistake.

The files hold the tree of the nodes; of a search in rounds that of the last. With
--view the drawing is another one: bands as wide as their subtrees, or how many
nodes there are at each g and h. Of two searches it is the tree of both or, with
--view contours, what every A* expands.

` + command.FileHelp + `

Exit codes are those of solve; with --check 0 the order agrees, 4 it does not,
2 the log cannot be read.`,
		Example: `  langkah trace puzzle.txt --algorithm astar --heuristic manhattan
  langkah trace puzzle.txt -a idastar -H misplaced --json --limit 1000
  langkah trace puzzle.txt -a astar -H manhattan --with astar/misplaced
  langkah trace puzzle.txt --check log.txt --as astar/manhattan
  langkah trace puzzle.txt -a bfs --svg tree.svg --dot tree.dot
  langkah trace puzzle.txt -a astar -H manhattan --view plane --png plane.png
  langkah trace puzzle.txt -a bfs --gif search.gif`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.algorithm, "algorithm", "a", "", "how to search, by `name`; \"langkah methods FILE\" lists them")
	flags.StringVarP(&f.heuristic, "heuristic", "H", "", command.HeuristicHelp)
	_ = cmd.RegisterFlagCompletionFunc("algorithm", env.CompleteAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", env.CompleteHeuristic)
	flags.IntVar(&f.events, "limit", 0, fmt.Sprintf("tell the first events, this `number` of them (default %d, with --with %d)", trace.Kept, diff.Whole))
	flags.StringVar(&f.with, "with", "", "tell what lies between this search and that of another `method`, such as greedy/manhattan")
	_ = cmd.RegisterFlagCompletionFunc("with", env.CompleteMethods)
	flags.StringVar(&f.check, "check", "", "judge the order of expansion in this log `file` of any program")
	flags.StringVar(&f.as, "as", "", "with --check: the `method` that the program is meant to be, such as astar/manhattan")
	_ = cmd.RegisterFlagCompletionFunc("as", env.CompleteMethods)
	flags.StringVar(&f.posthoc, "posthoc", "", "write the search as a trace for Posthoc, in this `file` or as output")
	flags.Lookup("posthoc").NoOptDefVal = "-"
	flags.StringVar(&f.view, "view", diagram.AsTree.String(), "what --svg, --png and --gif draw: `tree`, bands or plane, and terrain of a graph or a map; of two searches tree or contours")
	command.OneOf(cmd, "view", viewNames()...)
	flags.BoolVar(&f.json, "json", false, "print one JSON object for each event, each on a line; of two searches one in all")
	f.files.addTo(cmd)
	flags.StringVar(&f.gif, "gif", "", "save an animation of the search as it grows, beside its code, in this `file`")
	flags.StringVar(&f.html, "html", "", "save the search as one page to hand round in this `file`: tree, boards, code and reasons, step by step")
	f.limits = command.AddLimits(cmd)
	options := env.AddSearchOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return runTrace(cmd, env, args[0], f, options)
	}
	return cmd
}

func runTrace(cmd *cobra.Command, env command.Env, path string, f traceFlags, options *command.Options) error {
	ctx := cmd.Context()
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	const most = 10_000_000
	if given := cmd.Flags().Changed("limit"); given && f.events < 1 || f.events > most {
		return exit.Refusal(fmt.Errorf("--limit is %d, expected 1 to %d", f.events, most))
	}
	view := slices.Index(viewNames(), f.view)
	if view < 0 {
		return exit.Refusal(fmt.Errorf("--view is %q, expected one of %s", f.view, strings.Join(viewNames(), ", ")))
	}
	if _, err := f.files.looks.Style(); err != nil {
		return err
	}
	if err := env.CheckDestinations([]string{path}, append(f.files.destinations(), output.Destination{Flag: "--gif", Path: f.gif}, output.Destination{Flag: "--html", Path: f.html}, output.Destination{Flag: "--posthoc", Path: strings.TrimPrefix(f.posthoc, "-")})...); err != nil {
		return err
	}
	name, p, err := env.Open(path)
	if err != nil {
		return err
	}
	if f.check != "" {
		return checkLog(ctx, env, p, f, options)
	}
	if f.as != "" {
		return exit.Refusal(errors.New("--as names the method of a log: give --check as well"))
	}
	p, m, err := tracedMethod(env, p, path, f, options)
	if err != nil {
		return exit.Refusal(err)
	}
	if err := command.CheckWatched(m); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	if f.view == diagram.AsTerrain.String() && !slices.Contains(diagram.ModesOf(p), diagram.AsTerrain) {
		return exit.Refusal(fmt.Errorf("--view terrain draws a search on the graph or the map that it searches, and %s has neither; use --view tree", path))
	}
	if f.with == "" && f.view == asContours {
		return exit.Refusal(errors.New("--view contours shows what every A* expands with the heuristics of two searches; name the other one in --with METHOD"))
	}
	if f.with != "" && f.gif != "" {
		return exit.Refusal(errors.New("--gif shows one search as it grows; leave --with or --gif out"))
	}
	if f.with != "" && f.html != "" {
		return exit.Refusal(errors.New("--html shows one search step by step; leave --with or --html out"))
	}
	if f.with != "" {
		if f.events == 0 {
			f.events = diff.WholeWithin(f.limits.Memory)
		}
		return runTwo(ctx, env, p, m, f)
	}
	probe, end := env.Progress()
	r := recording.Record(ctx, p, m, *f.limits, f.events, probe)
	end()
	mode := allModes()[view]
	err = errors.Join(saveGraph(env, f.files, viewed{r, mode}, m.Title().String()), saveFilm(ctx, env, f, r, mode), savePage(ctx, env, f, r, name))
	telling, told := withTime(ctx, f.limits.Time)
	write := func() (int, error) { return writeEvents(telling, env.Out, r) }
	if f.json {
		write = func() (int, error) { return r.WriteJSON(telling, env.Out) }
	}
	if f.posthoc != "" {
		told()
		return errors.Join(err, savePosthoc(ctx, env, f, r))
	}
	lines, unprinted := write()
	told()
	if truth := env.Truth(ctx, p, m, &r.Result, *f.limits); truth != nil && unprinted == nil {
		unprinted = writeTruth(env.Out, truth, f.json)
	}
	err = errors.Join(err, unprinted)
	if err != nil {
		return err
	}
	switch {
	case lines < r.Trace.Len():
		fmt.Fprint(env.Err, message.Sprintf("langkah: these are the first %s of %s event{|s}: telling them took longer than --time; raise it, or set a lower --limit\n", figures.Count(lines), figures.Count(r.Trace.Counts().All())))
	case r.Trace.Cut():
		fmt.Fprint(env.Err, message.Sprintf("langkah: these are the first %s of %s event{|s}; --limit sets how many\n", figures.Count(int64(r.Trace.Len())), figures.Count(r.Trace.Counts().All())))
	}
	if !r.Result.Reason.IsZero() {
		fmt.Fprintln(env.Err, "langkah:", r.Result.Reason)
	}
	if lines < r.Trace.Len() && r.Result.Status == engine.Solved {
		return exit.Silently(exit.Limited)
	}
	return exit.Of(r.Result.Status)
}

// writeTruth writes what is known of an own heuristic behind the events.
func writeTruth(w io.Writer, truth *command.Truth, asJSON bool) error {
	if !asJSON {
		return truth.Write(w)
	}
	return json.NewEncoder(w).Encode(struct {
		Truth *command.TruthReport `json:"truth"`
	}{truth.Report()})
}

// saveFilm saves an animation of the tree as it grows.
func saveFilm(ctx context.Context, env command.Env, f traceFlags, r recording.Recording, mode diagram.Mode) error {
	if f.gif == "" {
		return nil
	}
	code, _ := pseudocode.New(r)
	film := diagram.NewFilm(r, mode, code, diagram.Writing{Measure: paint.NewMeasure(), Say: engine.Message.String})
	data, err := picture.Growing(ctx, film.Len(), film.Frame, f.files.colors(), f.files.looks.Scale)
	if err != nil {
		return err
	}
	return env.Save(f.gif, data)
}

// allModes returns the modes of a single search.
func allModes() []diagram.Mode { return append(diagram.Modes(), diagram.AsTerrain) }

// savePage saves the search as a page, in all languages.
func savePage(ctx context.Context, env command.Env, f traceFlags, r recording.Recording, title string) error {
	if f.html == "" {
		return nil
	}
	var tongues []webpage.Tongue
	for _, code := range command.Languages() {
		translate, err := command.Translation(code)
		if err != nil {
			return err
		}
		tongues = append(tongues, webpage.Tongue{Code: code, Translate: translate})
	}
	data, err := webpage.Search(ctx, r, title, tongues)
	if err != nil {
		return err
	}
	return env.Save(f.html, data)
}

// viewNames returns the values of --view.
func viewNames() (names []string) {
	for _, m := range allModes() {
		names = append(names, m.String())
	}
	return append(names, asContours)
}

// viewed is a search that is drawn in one of the views.
type viewed struct {
	recording.Recording
	mode diagram.Mode
}

func (v viewed) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	return diagram.Draw(v.Recording, v.mode, diagram.Writing{Measure: measure, Say: say})
}

// tracedMethod returns the method that the flags name or, where they name none, that
// of the place in a search which a share string holds.
func tracedMethod(env command.Env, p engine.Puzzle, path string, f traceFlags, options *command.Options) (engine.Puzzle, engine.Method, error) {
	if f.algorithm+f.heuristic != "" || !env.IsShared(path) {
		return env.ChooseWatched(p, f.algorithm, f.heuristic, options)
	}
	g, err := env.Puzzles.OpenGame(path)
	if err != nil || g.Place == nil {
		return env.ChooseWatched(p, f.algorithm, f.heuristic, options)
	}
	values, err := options.Given()
	if err != nil {
		return nil, engine.Method{}, err
	}
	m, err := g.Place.Method.With(values)
	return g.Puzzle, m, err
}

// withTime returns ctx with a deadline; 0 is none.
func withTime(ctx context.Context, time time.Duration) (context.Context, context.CancelFunc) {
	if time == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, time)
}

// writeEvents writes the events in columns until ctx ends, and returns how many.
func writeEvents(ctx context.Context, w io.Writer, r recording.Recording) (n int, err error) {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s, %s (%s)\n\n", r.Method.Title(), r.Puzzle.Kind(), r.Puzzle.Family())
	figure := 4 // the width of a cost
	if engine.CostUnit(r.Puzzle) > 1 {
		figure = 8 // it has decimals
	}
	row := fmt.Sprintf("%%7s  %%-9s %%7s %%7s  %%-12s %%%ds %%%ds %%%ds  %%s\n", figure, figure, figure)
	fmt.Fprintf(out, row, "n", "event", "id", "parent", "move", "g", "h", "f", "why")
	for line := range r.Lines(ctx) {
		move := "-"
		if line.Move != nil {
			move = *line.Move
		}
		fmt.Fprintf(out, row, strconv.Itoa(line.N), line.Kind.String(), orDash(line.ID), orDash(line.Parent), move,
			orDash(line.G), orDash(line.H), orDash(line.F), line.Why)
		n++
	}
	return n, out.Flush()
}

// orDash returns a figure as text, or a dash for nil.
func orDash[T any](n *T) string {
	if n == nil {
		return "-"
	}
	return fmt.Sprint(*n)
}
