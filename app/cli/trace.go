package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
)

type traceFlags struct {
	algorithm, heuristic string
	limits               *engine.Limits
	events               int
	with, view, gif      string
	json                 bool
	files                graphFiles
}

func newTrace(s Streams) *cobra.Command {
	var f traceFlags
	cmd := &cobra.Command{
		Use:   "trace FILE",
		Short: "Tell what a search does, event by event, and why",
		Long: `Tell what a search does, event by event, and why it does that then: what it
expands, generates, knows already, reopens and prunes, its rounds and the goal.
The search is the same as without a listener. A node has one number in a search
that stores its states, in the others one for each time that it is made; a
number below 0 is of a search from the goals.

With --with it tells of two searches on one map instead: how many positions both
expanded or one alone, where the two part and why, whether their heuristics are
admissible on this puzzle, and where one of them loses.

The files hold the tree of the nodes; of a search in rounds that of the last. With
--view the drawing is another one: bands as wide as their subtrees, or how many
nodes there are at each g and h. Of two searches it is the tree of both.

` + fileHelp + `

Exit codes are those of solve.`,
		Example: `  langkah trace puzzle.txt --algorithm astar --heuristic manhattan
  langkah trace puzzle.txt -a idastar -H misplaced --json --limit 1000
  langkah trace puzzle.txt -a astar -H manhattan --with bfs
  langkah trace puzzle.txt -a bfs --svg tree.svg --dot tree.dot
  langkah trace puzzle.txt -a astar -H manhattan --view plane --png plane.png
  langkah trace puzzle.txt -a bfs --gif search.gif`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.algorithm, "algorithm", "a", "", "how to search, by `name`; \"langkah methods FILE\" lists them")
	flags.StringVarP(&f.heuristic, "heuristic", "H", "", "what guides the search, by `name`")
	_ = cmd.RegisterFlagCompletionFunc("algorithm", s.completeAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", s.completeHeuristic)
	flags.IntVar(&f.events, "limit", 0, fmt.Sprintf("tell the first events, this `number` of them (default %d, with --with %d)", trace.Kept, diff.Whole))
	flags.StringVar(&f.with, "with", "", "tell what lies between this search and that of another `method`, such as greedy/manhattan")
	_ = cmd.RegisterFlagCompletionFunc("with", s.completeMethods)
	flags.StringVar(&f.view, "view", diagram.AsTree.String(), "what --svg, --png and --gif draw: `tree`, bands or plane")
	oneOf(cmd, "view", viewNames()...)
	flags.BoolVar(&f.json, "json", false, "print one JSON object for each event, each on a line; of two searches one in all")
	f.files.addTo(cmd)
	flags.StringVar(&f.gif, "gif", "", "save an animation of the search as it grows in this `file`")
	f.limits = limitFlags(cmd)
	options := addOptions(cmd, s.known.ofSearches())
	options.addMore()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return s.runTrace(cmd, args[0], f, options)
	}
	return cmd
}

func (s Streams) runTrace(cmd *cobra.Command, path string, f traceFlags, options *optionFlags) error {
	ctx := cmd.Context()
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	const most = 10_000_000
	if given := cmd.Flags().Changed("limit"); given && f.events < 1 || f.events > most {
		return badInput(fmt.Errorf("--limit is %d, expected 1 to %d", f.events, most))
	}
	view := slices.Index(viewNames(), f.view)
	if view < 0 {
		return badInput(fmt.Errorf("--view is %q, expected one of %s", f.view, strings.Join(viewNames(), ", ")))
	}
	if _, err := f.files.looks.style(); err != nil {
		return err
	}
	if err := s.checkDestinations([]string{path}, append(f.files.list(), destination{flag: "--gif", path: f.gif})); err != nil {
		return err
	}
	_, p, err := s.open(path)
	if err != nil {
		return err
	}
	p, m, err := s.tracedMethod(p, path, f, options)
	if err != nil {
		return badInput(err)
	}
	if err := watched(m); err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	if f.with != "" && f.gif != "" {
		return badInput(errors.New("--gif shows one search as it grows; leave --with or --gif out"))
	}
	if f.with != "" {
		if f.events == 0 {
			f.events = diff.WholeWithin(f.limits.Memory)
		}
		return s.runTwo(ctx, p, m, f)
	}
	probe := new(search.Probe)
	ended := func() {}
	if s.Terminal {
		ended = showProgress(s.Err, probe)
	}
	r := recording.Record(ctx, p, m, *f.limits, f.events, probe)
	ended()
	mode := diagram.Modes()[view]
	err = errors.Join(s.saveGraph(f.files, viewed{r, mode}, m.Title().String()), s.saveFilm(ctx, f, r, mode))
	telling, told := within(ctx, f.limits.Time)
	write := func() (int, error) { return writeEvents(telling, s.Out, r) }
	if f.json {
		write = func() (int, error) { return r.WriteJSON(telling, s.Out) }
	}
	lines, unprinted := write()
	told()
	err = errors.Join(err, unprinted)
	if err != nil {
		return err
	}
	switch {
	case lines < r.Trace.Len():
		fmt.Fprintf(s.Err, "langkah: these are the first %s of %s events: telling them took longer than --time; raise it, or set a lower --limit\n", figures.Count(lines), figures.Count(r.Trace.Counts().All()))
	case r.Trace.Cut():
		fmt.Fprintf(s.Err, "langkah: these are the first %s of %s events; --limit sets how many\n", figures.Count(int64(r.Trace.Len())), figures.Count(r.Trace.Counts().All()))
	}
	if !r.Result.Reason.IsZero() {
		fmt.Fprintln(s.Err, "langkah:", r.Result.Reason)
	}
	if lines < r.Trace.Len() && r.Result.Status == engine.Solved {
		return ending{code: Limited}
	}
	return exitOf(r.Result)
}

// saveFilm saves the search as it grows.
func (s Streams) saveFilm(ctx context.Context, f traceFlags, r recording.Recording, mode diagram.Mode) error {
	if f.gif == "" {
		return nil
	}
	film := diagram.NewFilm(r, mode, diagram.Writing{Measure: paint.NewMeasure(), Say: engine.Message.String})
	data, err := picture.Growing(ctx, film.Len(), film.Frame, f.files.colors(), f.files.looks.scale)
	if err != nil {
		return err
	}
	return s.save(f.gif, data)
}

// viewNames are the ways to draw a search.
func viewNames() (names []string) {
	for _, m := range diagram.Modes() {
		names = append(names, m.String())
	}
	return names
}

// viewed is a search that is drawn in a way.
type viewed struct {
	recording.Recording
	mode diagram.Mode
}

func (v viewed) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	return diagram.Draw(v.Recording, v.mode, diagram.Writing{Measure: measure, Say: say})
}

// tracedMethod is the method that the flags ask for, or without one that of the
// place in a search that a share string holds.
func (s Streams) tracedMethod(p engine.Puzzle, path string, f traceFlags, options *optionFlags) (engine.Puzzle, engine.Method, error) {
	if f.algorithm+f.heuristic != "" || !s.isShared(path) {
		return choose(p, f.algorithm, f.heuristic, options)
	}
	g, err := s.Puzzles.OpenGame(path)
	if err != nil || g.Place == nil {
		return choose(p, f.algorithm, f.heuristic, options)
	}
	values, err := options.given()
	if err != nil {
		return nil, engine.Method{}, err
	}
	m, err := g.Place.Method.With(values)
	return g.Puzzle, m, err
}

// watched refuses a method that tells nothing of its nodes.
func watched(m engine.Method) error {
	if m.Unwatched {
		return badInput(fmt.Errorf("%s does not tell what it does; choose another method: \"langkah methods FILE\" lists them", m.Name()))
	}
	return nil
}

// within is ctx with so much time; 0 is no limit.
func within(ctx context.Context, time time.Duration) (context.Context, context.CancelFunc) {
	if time == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, time)
}

// writeEvents tells people the events in columns, and says how many it told before ctx
// ended.
func writeEvents(ctx context.Context, w io.Writer, r recording.Recording) (n int, err error) {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s, %s (%s)\n\n", r.Method.Title(), r.Puzzle.Kind(), r.Puzzle.Family())
	const row = "%7s  %-9s %7s %7s  %-12s %4s %4s %4s  %s\n"
	fmt.Fprintf(out, row, "n", "event", "id", "parent", "move", "g", "h", "f", "why")
	for line := range r.Lines(ctx) {
		move := "-"
		if line.Move != nil {
			move = *line.Move
		}
		fmt.Fprintf(out, row, strconv.Itoa(line.N), line.Event, orDash(line.ID), orDash(line.Parent), move,
			orDash(line.G), orDash(line.H), orDash(line.F), line.Why)
		n++
	}
	return n, out.Flush()
}

// orDash is a figure, or a dash where there is none.
func orDash[T any](n *T) string {
	if n == nil {
		return "-"
	}
	return fmt.Sprint(*n)
}
