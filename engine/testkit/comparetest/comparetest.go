// Package comparetest has puzzles, plans and logs for the tests of comparisons.
package comparetest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/solve/search"
)

// Hill is a puzzle for these tests: climb from 0 to the top, a step of 1 or 2
// at a time. Its methods are as good as their names.
type Hill int

func (h Hill) Family() string                              { return "hill" }
func (h Hill) Kind() engine.Message                        { return engine.Msg("a hill of %d", int(h)) }
func (h Hill) Start() engine.Position                      { return climber{0, int(h)} }
func (h Hill) Facts() []engine.Fact                        { return nil }
func (h Hill) Settings() engine.Settings                   { return engine.Settings{} }
func (h Hill) With(engine.Values) (engine.Puzzle, error)   { return h, nil }
func (h Hill) From(engine.Position) (engine.Puzzle, error) { return h, nil }
func (h Hill) String() string                              { return fmt.Sprintf("hill %d\n", int(h)) }

func (h Hill) Methods() []engine.Method {
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

func (h Hill) run(ctx context.Context, m engine.Method, _ engine.Limits, probe *search.Probe) engine.Result {
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

// Entries are hills of these heights.
func Entries(tops ...int) []experiment.Entry {
	var list []experiment.Entry
	for _, top := range tops {
		list = append(list, experiment.Entry{Name: fmt.Sprintf("hill%d.txt", top), Puzzle: Hill(top)})
	}
	return list
}

// Run runs a plan.
func Run(t *testing.T, plan experiment.Plan) []results.Row {
	t.Helper()
	var rows []results.Row
	err := plan.Run(context.Background(), nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// Plan plans the methods that words select, separated by commas.
func Plan(t *testing.T, puzzles []experiment.Entry, words string, repeat int) experiment.Plan {
	t.Helper()
	p, err := experiment.NewPlan(puzzles, strings.Split(words, ","), repeat, 7, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// puzzles are those of all families, with tables that the tests share.
var puzzles = catalog.New(catalog.Tables{})

// Samples opens the samples, or the first of each family only.
func Samples(t *testing.T, all bool) []experiment.Entry {
	t.Helper()
	var entries []experiment.Entry
	seen := map[string]bool{}
	for _, s := range assets.Samples() {
		if seen[s.Family] && !all {
			continue
		}
		seen[s.Family] = true
		p, err := puzzles.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, experiment.Entry{Name: s.Name, Puzzle: p})
	}
	return entries
}

// OnOneCore is the methods of a puzzle, each searching on one core where it may
// choose: on several the counters differ from run to run.
func OnOneCore(p engine.Puzzle) []engine.Method {
	methods := p.Methods()
	for i, m := range methods {
		if one, err := m.With(engine.Values{"cores": "one"}); err == nil {
			methods[i] = one
		}
	}
	return methods
}

// Keep runs a plan, or so many runs of it, into a log; fewer than 0 is all.
func Keep(t *testing.T, path string, p experiment.Plan, most int) {
	t.Helper()
	log, err := results.OpenLog(path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	if err := log.Begin(p.Header()); err != nil {
		t.Fatal(err)
	}
	enough := errors.New("enough")
	err = p.Without(log.Rows).Run(context.Background(), nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		if most == 0 {
			return enough
		}
		most--
		return log.Add(row)
	})
	if err != nil && !errors.Is(err, enough) {
		t.Fatal(err)
	}
}

func ReadLog(t *testing.T, path string) results.Log {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	log, err := results.ReadLog(filepath.Base(path), file)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

// Join joins logs.
func Join(t *testing.T, paths ...string) (log results.Log, missing []string) {
	t.Helper()
	var logs []results.Log
	for _, path := range paths {
		logs = append(logs, ReadLog(t, path))
	}
	return results.Join(logs)
}

// Change rewrites a file.
func Change(t *testing.T, path string, to func(string) string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(to(string(text))), 0o666); err != nil {
		t.Fatal(err)
	}
}

// Families are all families, with tables that the tests share.
func Families() catalog.Catalog { return puzzles }

// Keys is what rows say, times left out, in an order of their own.
func Keys(rows []results.Row) []string {
	var list []string
	for _, row := range rows {
		row.ElapsedMS = 0
		list = append(list, fmt.Sprintf("%+v", row))
	}
	slices.Sort(list)
	return list
}
