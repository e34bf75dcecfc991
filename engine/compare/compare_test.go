package compare_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/option"
	"langkah/engine/base/scene"
	"langkah/engine/compare"
	"langkah/engine/solve/search"
)

// hill is a puzzle for these tests: climb from 0 to the top, a step of 1 or 2
// at a time. Its methods are as good as their names.
type hill int

func (h hill) Family() string                              { return "hill" }
func (h hill) Kind() engine.Message                        { return engine.Msg("a hill of %d", int(h)) }
func (h hill) Start() engine.Position                      { return climber{0, int(h)} }
func (h hill) Facts() []engine.Fact                        { return nil }
func (h hill) Settings() engine.Settings                   { return engine.Settings{} }
func (h hill) With(engine.Values) (engine.Puzzle, error)   { return h, nil }
func (h hill) From(engine.Position) (engine.Puzzle, error) { return h, nil }
func (h hill) String() string                              { return fmt.Sprintf("hill %d\n", int(h)) }

func (h hill) Methods() []engine.Method {
	var methods []engine.Method
	for _, name := range []string{"strides/far", "strides/none", "steps", "liar", "pessimist", "broken", "slow"} {
		algorithm, heuristic, _ := strings.Cut(name, "/")
		methods = append(methods, engine.Method{
			Algorithm: engine.Choice{Name: algorithm, Title: engine.Msg(algorithm)},
			Heuristic: engine.Choice{Name: heuristic, Title: engine.Msg(heuristic)},
			Settings:  option.Defaults(engine.Option{Name: "weight", Kind: engine.Number, Default: "1", Min: 1, Max: 9}),
			Run:       h.run,
			Promise: func(engine.Settings) engine.Guarantee {
				return engine.Guarantee{Optimal: algorithm == "strides" || algorithm == "liar"}
			},
		})
	}
	return methods
}

func (h hill) run(ctx context.Context, m engine.Method, _ engine.Limits, probe *search.Probe) engine.Result {
	var result engine.Result
	stride := 1
	switch m.Algorithm.Name {
	case "pessimist":
		return engine.Result{Status: engine.NoSolution, Reason: engine.Msg("too steep")}
	case "broken":
		return engine.Result{Status: engine.Solved}
	case "slow":
		<-ctx.Done()
		return engine.Result{Status: engine.Stopped}
	case "strides":
		stride = 2
		result.Optimality = engine.Proven
	case "liar":
		result.Optimality = engine.Proven
	}
	probe.SetReplay(func(_ int32, moves []int32) any {
		at := climber{0, int(h)}
		for _, step := range moves {
			at.at += int(step)
		}
		return at
	})
	e := search.Event{Node: 1}
	probe.Record(search.Event{Kind: search.Generated, Node: 1})
	for at := 0; at < int(h); {
		e.Kind = search.Expanded
		probe.Record(e)
		result.Expanded++
		result.Generated += 2
		step := min(stride, int(h)-at)
		at += step
		e = search.Event{Kind: search.Generated, Node: e.Node + 1, Parent: e.Node, Move: int32(step)}
		probe.Record(e)
		result.Moves = append(result.Moves, engine.Move{Name: fmt.Sprint(step), Cost: 1})
	}
	result.Status, result.Cost = engine.Solved, len(result.Moves)
	result.Rounds = []search.Round{{Bound: 1, Generated: 2}, {Bound: 2, Generated: 500}}
	return result
}

type climber struct{ at, top int }

func (c climber) Scene() scene.Scene { return scene.Scene{} }
func (c climber) Text() string       { return fmt.Sprintln(c.at) }
func (c climber) Solved() bool       { return c.at == c.top }
func (c climber) Moves() []engine.Move {
	return []engine.Move{{Name: "1", Cost: 1}, {Name: "2", Cost: 1}}
}
func (c climber) Apply(m engine.Move) (engine.Position, error) {
	switch m.Name {
	case "1":
		return climber{c.at + 1, c.top}, nil
	case "2":
		return climber{c.at + 2, c.top}, nil
	}
	return nil, errors.New("no such step")
}

func entries(tops ...int) []compare.Entry {
	var list []compare.Entry
	for _, top := range tops {
		list = append(list, compare.Entry{Name: fmt.Sprintf("hill%d.txt", top), Puzzle: hill(top)})
	}
	return list
}

func run(t *testing.T, plan compare.Plan) []compare.Row {
	t.Helper()
	var rows []compare.Row
	err := plan.Run(context.Background(), nil, func(_ compare.Job, row compare.Row, _ engine.Result) error {
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func plan(t *testing.T, puzzles []compare.Entry, words string, repeat int) compare.Plan {
	t.Helper()
	p, err := compare.NewPlan(puzzles, strings.Split(words, ","), repeat, 7, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// names is what a plan runs, each run in one word.
func methodName(j compare.Job) string {
	m, err := j.Method()
	if err != nil {
		return err.Error()
	}
	return m.Name()
}

func names(p compare.Plan) []string {
	var list []string
	for _, j := range p.Jobs {
		list = append(list, fmt.Sprint(j.Puzzle.Name, " ", methodName(j), " ", j.Repetition))
	}
	return list
}

func TestWordsSelectMethods(t *testing.T) {
	for _, tc := range []struct{ word, want string }{
		{"all", "strides/far steps liar pessimist broken slow"},
		{"optimal", "strides/far liar"},
		{"strides", "strides/far"},
		{"strides/none", "strides/none"},
		{"steps:weight=3", "steps"},
		{"magic", `there is no algorithm "magic" for this puzzle; there are strides, steps, liar, pessimist, broken, slow`},
		{"strides/near", `there is no heuristic "near" here; there are far, none`},
		{"steps:weight=77", `steps: weight is "77", expected a number from 1 to 9`},
		{"steps:weight", `"weight" is not of the form name=value`},
	} {
		methods, err := compare.Select(hill(3), tc.word)
		var got []string
		for _, m := range methods {
			got = append(got, m.Name())
		}
		if text := strings.Join(got, " "); text != tc.want && fmt.Sprint(err) != tc.want {
			t.Errorf("%s: %s, %v; want %s", tc.word, text, err, tc.want)
		}
	}
}

func TestEveryRunOfAShuffledPlanIsInExactlyOneShard(t *testing.T) {
	whole := plan(t, entries(3, 4, 5), "strides,steps", 3)
	if slices.Equal(names(whole), names(plan(t, entries(3, 4, 5), "strides,steps", 1))) {
		t.Error("repeated runs are not shuffled")
	}
	if !slices.Equal(names(whole), names(plan(t, entries(3, 4, 5), "strides,steps", 3))) {
		t.Error("the same seed gives another order")
	}
	var parts []string
	for part := 1; part <= 4; part++ {
		parts = append(parts, names(whole.Shard(part, 4))...)
	}
	want := names(whole)
	slices.Sort(parts)
	slices.Sort(want)
	if !slices.Equal(parts, want) {
		t.Errorf("the shards hold %q, want %q", parts, want)
	}
}

// Shards with as many parts as methods used to get one method each.
func TestNoShardGetsAllRunsOfAMethod(t *testing.T) {
	whole := plan(t, entries(3, 4, 5, 6, 7, 8), "strides,steps,liar", 2)
	for part := 1; part <= 3; part++ {
		shard := whole.Shard(part, 3)
		runs := map[string]int{}
		for _, job := range shard.Jobs {
			runs[methodName(job)]++
		}
		for method, n := range runs {
			if n == 12 {
				t.Errorf("shard %d/3 gets all runs of %s", part, method)
			}
		}
	}
	reversed := plan(t, entries(8, 7, 6, 5, 4, 3), "liar,steps,strides", 2)
	a, b := names(whole.Shard(2, 3)), names(reversed.Shard(2, 3))
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(a, b) {
		t.Errorf("the order of the plan changes a shard:\n%q\n%q", a, b)
	}
}

// keys is what rows say, times left out, in an order of their own.
func keys(rows []compare.Row) []string {
	var list []string
	for _, row := range rows {
		row.ElapsedMS = 0
		list = append(list, fmt.Sprintf("%+v", row))
	}
	slices.Sort(list)
	return list
}

func TestStoppingLeavesTheRowsThatAreThere(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var rows []compare.Row
	p := plan(t, entries(3), "strides,slow,steps", 1)
	err := p.Run(ctx, nil, func(_ compare.Job, row compare.Row, _ engine.Result) error {
		rows = append(rows, row)
		time.AfterFunc(10*time.Millisecond, cancel) // while the slow one runs
		return nil
	})
	if !errors.Is(err, context.Canceled) || len(rows) != 1 {
		t.Errorf("%d rows, %v; want 1 and the context's error", len(rows), err)
	}
}

func TestFaultsAreFound(t *testing.T) {
	rows := run(t, plan(t, entries(4), "strides,steps,liar,pessimist,broken", 1))
	var got []string
	for _, f := range compare.Faults(rows) {
		got = append(got, f.What.String())
	}
	want := []string{
		"broken is wrong: the solution did not pass verification: the position after the last of 0 moves is not the goal",
		"liar calls cost 4 optimal, but strides/far found cost 2",
		"pessimist calls it unsolvable, but strides/far solves it at cost 2",
	}
	if !slices.Equal(got, want) {
		t.Errorf("faults:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if faults := compare.Faults(run(t, plan(t, entries(4), "strides,steps", 2))); len(faults) > 0 {
		t.Errorf("honest methods are blamed: %v", faults)
	}
	bound := rows[0]
	bound.Bound = 3
	if len(compare.Faults([]compare.Row{bound})) != 1 {
		t.Error("a bound above a known cost is no fault")
	}
}

func TestTheTableSaysHowEachMethodStands(t *testing.T) {
	table := compare.Tables(run(t, plan(t, entries(4), "steps,strides,pessimist", 3)))[0]
	table.Sort(compare.ByCost, false)
	var got []string
	for _, l := range table.Lines {
		got = append(got, fmt.Sprintf("%s %d %s, %d runs", l.Method(), l.Cost, l.Words(), l.Runs))
		if l.MinMS > l.MedianMS || l.MedianMS > l.MaxMS {
			t.Errorf("%s: median %v outside %v to %v", l.Method(), l.MedianMS, l.MinMS, l.MaxMS)
		}
	}
	want := []string{"strides/far 2 proven, 3 runs", "steps 4 +2, 3 runs", "pessimist 0 no solution, proven, 3 runs"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestEffectiveBranchingFactor(t *testing.T) {
	for _, tc := range []struct {
		generated int64
		depth     int
		want      float64
	}{
		{52, 5, 1.92}, // the example of Russell and Norvig
		{1 + 2 + 4 + 8 - 1, 3, 2},
		{7, 7, 1},
		{0, 0, 0},
		{3, 5, 0},
	} {
		if got := compare.Branching(tc.generated, tc.depth); got < tc.want-0.005 || got > tc.want+0.005 {
			t.Errorf("%d nodes to depth %d: %.3f, want %.2f", tc.generated, tc.depth, got, tc.want)
		}
	}
}

func TestMeansAreOverWhatAllSolved(t *testing.T) {
	rows := run(t, plan(t, entries(2, 8), "strides,steps", 1))
	for i := range rows {
		rows[i].ElapsedMS = float64(i + 1) // strides 1 and 3, steps 2 and 4
	}
	m := compare.NewMatrix(rows)
	if got := m.Totals["strides/far"]; got.Solved != 2 || got.Common != 2 || fmt.Sprintf("%.2f %.2f", got.MeanMS, got.MeanNodes) != "1.73 2.00" {
		t.Errorf("strides: %+v", got)
	}
	rows[3].Status = search.TimeLimit.Name()
	m = compare.NewMatrix(rows)
	if got := m.Totals["strides/far"]; got.Solved != 2 || got.Common != 1 || got.MeanMS != 1 {
		t.Errorf("with one left unsolved: %+v", got)
	}
	if got := m.Totals["steps"]; got.Solved != 1 || len(got.SolvedWithin) != 1 {
		t.Errorf("the one who left it: %+v", got)
	}
}

func TestARaceCanBeWatchedForwardAndBack(t *testing.T) {
	methods, err := compare.Select(hill(6), "all")
	if err != nil {
		t.Fatal(err)
	}
	race := compare.NewRace(hill(6), methods[:2]) // strides and steps
	race.Run(context.Background(), engine.Limits{})
	if n, _ := race.Length(); n != 6 {
		t.Fatalf("the longest lane has %d expansions, want 6", n)
	}
	for _, tc := range []struct {
		lane  int
		after int64
		at    string
		ended bool
	}{
		{0, 0, "-", false}, {0, 1, "0", false}, {0, 2, "2", false}, {0, 3, "6", true}, {0, 6, "6", true},
		{1, 1, "0", false}, {1, 4, "3", false}, {1, 6, "6", true},
	} {
		m := race.After(race.Lanes[tc.lane], tc.after)
		at := "-"
		if m.Position != nil {
			at = strings.TrimSpace(m.Position.Text())
		}
		if at != tc.at || (m.Ended != nil) != tc.ended {
			t.Errorf("lane %d after %d: at %s, ended %t; want %s, %t", tc.lane, tc.after, at, m.Ended != nil, tc.at, tc.ended)
		}
	}
	for lane, want := range []int{1, 2} { // strides take half as many steps
		if place, ok := race.Place(race.Lanes[lane], false); !ok || place != want {
			t.Errorf("lane %d has place %d, %t; want %d", lane, place, ok, want)
		}
	}
	if first, second, times, ok := race.Winner(false); !ok || first != race.Lanes[0] || second != race.Lanes[1] || times != 2 {
		t.Errorf("%s has won %v times over %s, %t; want strides, twice", first.Method.Name(), times, second.Method.Name(), ok)
	}
	if m := race.After(race.Lanes[1], 3); m.Share != 0.5 {
		t.Errorf("half way a lane has a share of %v", m.Share)
	}
	if m := race.At(race.Lanes[0], time.Hour); m.Ended == nil {
		t.Error("after an hour lane 0 has not ended")
	}
	if m := race.At(race.Lanes[0], 0); m.Ended != nil {
		t.Error("at the start lane 0 has ended")
	}
}

func TestChartsFitTheirPicture(t *testing.T) {
	rows := run(t, plan(t, entries(4, 9), "strides,steps,liar,pessimist", 1))
	charts := compare.Charts{}.All(rows)
	var names []string
	for _, c := range charts {
		names = append(names, c.Name)
		for _, width := range []float64{320, 600, 1400} {
			d := c.Draw(width, func(text string, size float64, _ bool) float64 { return float64(len(text)) * size * 0.55 })
			for _, s := range d.Shapes {
				for _, p := range append(s.Points, chart.Point{X: s.X, Y: s.Y}, chart.Point{X: s.X + s.W, Y: s.Y + s.H}) {
					if p.X < 0 || p.Y < 0 || p.X > d.Width+1e-9 || p.Y > d.Height+1e-9 {
						t.Errorf("%s: %+v reaches %v, outside %v x %v", c.Name, s, p, d.Width, d.Height)
					}
				}
			}
		}
	}
	for _, want := range []string{"all_cactus", "puzzle1_expanded", "puzzle1_time", "puzzle2_memory", "puzzle1_time_nodes", "puzzle1_rounds"} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no chart %s among %v", want, names)
		}
	}
	if _, ok := (compare.Charts{}).Rounds(nil); ok {
		t.Error("rounds drawn of nothing")
	}
	if charts := (compare.Charts{}).All(nil); len(charts) != 0 {
		t.Errorf("%d charts drawn of nothing", len(charts))
	}
}
