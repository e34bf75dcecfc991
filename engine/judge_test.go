package engine_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

// maze is a puzzle for these tests: rooms joined by doors, to be walked from s to the goal.
// Its method knows of each room what the test says, and nothing of the others.
type maze struct {
	doors map[string][]door
	known map[string]engine.Result // by the room where the search begins
	log   *[]engine.Limits         // of each search
	at    string
}

type door struct {
	move engine.Move
	to   string
}

func (m maze) Family() string                            { return "maze" }
func (m maze) Kind() engine.Message                      { return engine.Msg("maze") }
func (m maze) Start() engine.Position                    { return spot{maze: m, name: m.at} }
func (m maze) Facts() []engine.Fact                      { return nil }
func (m maze) Settings() engine.Settings                 { return engine.Settings{} }
func (m maze) With(engine.Values) (engine.Puzzle, error) { return m, nil }
func (m maze) String() string                            { return m.at }
func (m maze) Methods() []engine.Method                  { return []engine.Method{{Run: m.walk}} }
func (m maze) From(p engine.Position) (engine.Puzzle, error) {
	if p.Text() == "outside" {
		return nil, errors.New("that is outside")
	}
	m.at = p.Text()
	return m, nil
}

func (m maze) walk(_ context.Context, _ engine.Method, limits engine.Limits, _ *search.Probe) engine.Result {
	if m.log != nil {
		*m.log = append(*m.log, limits)
		time.Sleep(time.Millisecond)
	}
	return m.known[m.at]
}

type spot struct {
	maze maze
	name string
}

func (s spot) Scene() scene.Scene { return scene.Scene{} }
func (s spot) Text() string       { return s.name }
func (s spot) Solved() bool       { return s.name == "goal" }
func (s spot) Moves() []engine.Move {
	var moves []engine.Move
	for _, d := range s.maze.doors[s.name] {
		moves = append(moves, d.move)
	}
	return moves
}

func (s spot) Apply(m engine.Move) (engine.Position, error) {
	for _, d := range s.maze.doors[s.name] {
		if d.move.Name == m.Name && d.to != "wall" {
			return spot{s.maze, d.to}, nil
		}
	}
	return nil, errors.New("there is a wall")
}

func opens(name string, cost int, to string) door {
	return door{engine.Move{Name: name, Cost: cost}, to}
}

func found(cost int, moves ...engine.Move) engine.Result {
	return engine.Result{Status: engine.Solved, Moves: moves, Cost: cost, Optimality: engine.Proven, Counters: search.Counters{Bound: int64(cost)}}
}

func gaveUp(status engine.Status, bound int64) engine.Result {
	return engine.Result{Status: status, Reason: engine.Msg("it gave up"), Counters: search.Counters{Bound: bound}}
}

// theMaze has a way of cost 2 through x and another through y; the others are longer,
// lead nowhere, or nobody knows.
//
//	s --a 1-- x --1-- goal
//	s --b 1-- y --1-- goal
//	s --c 2-- goal
//	s --d 3-- goal
//	s --e 1-- z --2-- goal
//	s --f 1-- dead end
//	s --g 1-- fog, from which a solution costs at least 2
func theMaze() maze {
	on := engine.Move{Name: "on", Cost: 1}
	return maze{
		at: "s",
		doors: map[string][]door{
			"s": {opens("a", 1, "x"), opens("b", 1, "y"), opens("c", 2, "goal"), opens("d", 3, "goal"),
				opens("e", 1, "z"), opens("f", 1, "dead end"), opens("g", 1, "fog")},
			"x": {opens("on", 1, "goal")},
			"y": {opens("on", 1, "goal")},
			"z": {opens("far", 2, "goal")},
		},
		known: map[string]engine.Result{
			"s":        found(2, engine.Move{Name: "a", Cost: 1}, on),
			"y":        found(1, on),
			"z":        found(2, engine.Move{Name: "far", Cost: 2}),
			"dead end": gaveUp(engine.NoSolution, 0),
			"fog":      gaveUp(search.NodeLimit, 2),
		},
	}
}

func bestOf(t engine.Truth) string {
	var names []string
	for _, m := range t.Best {
		names = append(names, m.Name)
	}
	return strings.Join(names, " ")
}

// The best moves are all with which a cheapest solution can begin, and no others.
func TestJudgingBySolvingFindsAllBestMoves(t *testing.T) {
	m := theMaze()
	truth := engine.JudgeBySolving(context.Background(), m, m.Start(), engine.Limits{}, nil)
	if truth.Status != engine.Solved || !truth.Exact() || truth.AtLeast != 2 || !truth.AllBest || bestOf(truth) != "a b c" {
		t.Errorf("%d to %d by %q, all %t: %s", truth.AtLeast, truth.AtMost, bestOf(truth), truth.AllBest, truth.Reason)
	}
	at := spot{m, "goal"}
	if truth := engine.JudgeBySolving(context.Background(), m, at, engine.Limits{}, nil); !truth.Exact() || truth.AtLeast != 0 || !truth.AllBest || truth.Best != nil {
		t.Errorf("at the goal: %+v", truth)
	}
	m.doors["s"] = append(m.doors["s"], opens("h", 3, "fog")) // dearer than the whole solution: nobody needs to look
	if truth := engine.JudgeBySolving(context.Background(), m, m.Start(), engine.Limits{}, nil); !truth.AllBest || bestOf(truth) != "a b c" {
		t.Errorf("a move that is too dear makes it %q, all %t", bestOf(truth), truth.AllBest)
	}
}

// Where a search gives up, what is not known is not said.
func TestJudgingBySolvingSaysWhatIsNotKnown(t *testing.T) {
	for _, tc := range []struct {
		name            string
		change          func(maze)
		status          engine.Status
		atLeast, atMost int
		best            string
		reason          string
	}{
		{"a move may be as good", func(m maze) { m.known["fog"] = gaveUp(search.NodeLimit, 1) }, search.NodeLimit, 2, 2, "a b c", "it gave up"},
		{"nothing is known of a move", func(m maze) { m.known["fog"] = gaveUp(search.TimeLimit, 0) }, search.TimeLimit, 2, 2, "a b c", "it gave up"},
		{"a move leads out of the puzzle", func(m maze) { m.doors["s"][6].to = "outside" }, engine.Failed, 2, 2, "a b c", "that is outside"},
		{"a move is refused", func(m maze) { m.doors["s"][6].to = "wall" }, engine.Failed, 2, 2, "a b c", "there is a wall"},
		{"the position is not searched", func(m maze) { m.known["s"] = gaveUp(search.NodeLimit, 1) }, search.NodeLimit, 1, engine.NoBound, "", "it gave up"},
		{"there is no solution", func(m maze) { m.known["s"] = gaveUp(engine.NoSolution, 0) }, engine.NoSolution, 0, engine.NoBound, "", "it gave up"},
		{"the solution may not be the cheapest", func(m maze) {
			r := m.known["s"]
			r.Optimality, r.Because, r.Bound = engine.NotProven, engine.Msg("nobody knows"), 1
			m.known["s"] = r
		}, engine.Failed, 1, 2, "", "nobody knows"},
	} {
		m := theMaze()
		tc.change(m)
		truth := engine.JudgeBySolving(context.Background(), m, m.Start(), engine.Limits{}, nil)
		if truth.Status != tc.status || truth.AtLeast != tc.atLeast || truth.AtMost != tc.atMost || bestOf(truth) != tc.best || truth.Reason.String() != tc.reason {
			t.Errorf("%s: %s, %d to %d by %q: %s", tc.name, truth.Status, truth.AtLeast, truth.AtMost, bestOf(truth), truth.Reason)
		}
		if truth.AllBest != (tc.status == engine.NoSolution) {
			t.Errorf("%s, and all best moves are known: %t", tc.name, truth.AllBest)
		}
	}
	m := theMaze()
	if truth := engine.JudgeBySolving(context.Background(), m, spot{m, "outside"}, engine.Limits{}, nil); truth.Status != engine.Failed || truth.AtMost != engine.NoBound || truth.Reason.String() != "that is outside" {
		t.Errorf("a position of another puzzle: %+v", truth)
	}
}

// No bound is no cost that a solution can have, and a distance is not known by it.
func TestNoBoundIsNoCost(t *testing.T) {
	if engine.NoBound >= 0 {
		t.Errorf("%d is a cost", engine.NoBound)
	}
	if truth := engine.Impossible(engine.Msg("a wall")); truth.Exact() || truth.AtMost != engine.NoBound {
		t.Errorf("the distance of a dead end: %+v", truth)
	}
}

// All searches of one judgement share its time limit.
func TestJudgingBySolvingKeepsItsTimeLimit(t *testing.T) {
	m := theMaze()
	m.log = new([]engine.Limits)
	judge := func(limit time.Duration) engine.Truth {
		*m.log = nil
		return engine.JudgeBySolving(context.Background(), m, m.Start(), engine.Limits{Time: limit, Nodes: 7}, nil)
	}
	if truth := judge(time.Hour); !truth.AllBest {
		t.Errorf("with enough time: %s", truth.Reason)
	}
	for i, limits := range *m.log {
		if used := time.Duration(i) * time.Millisecond; limits.Time > time.Hour-used || limits.Time <= 0 || limits.Nodes != 7 {
			t.Errorf("search %d has %+v after %v", i+1, limits, used)
		}
	}
	if truth := judge(time.Microsecond); truth.AllBest || truth.Status != search.TimeLimit || truth.AtLeast != 2 || len(*m.log) != 1 {
		t.Errorf("without time %d searches were made: %+v", len(*m.log), truth)
	}
	if truth := judge(0); !truth.AllBest || slices.ContainsFunc(*m.log, func(l engine.Limits) bool { return l.Time != 0 }) {
		t.Errorf("no limit became one: %v", *m.log)
	}
}

// proven is a puzzle of which something is known before any search.
type proven struct {
	maze
	facts []engine.Fact
}

func (p proven) Facts() []engine.Fact { return p.facts }

// What is known before any search is held against what a method says.
func TestAMethodIsHeldAgainstTheVerdict(t *testing.T) {
	can := engine.Fact{Kind: engine.Solvable, Text: engine.Msg("it can")}
	cannot := engine.Fact{Kind: engine.Unsolvable, Text: engine.Msg("it cannot")}
	about := engine.Fact{Kind: engine.Warning, Text: engine.Msg("it is large")}
	broke := gaveUp(engine.Failed, 0)
	broke.Fault = true
	for _, tc := range []struct {
		name   string
		facts  []engine.Fact
		said   engine.Result
		want   engine.Status
		reason string
		fault  bool
	}{
		{"a limit, and it cannot be solved", []engine.Fact{about, cannot}, gaveUp(search.TimeLimit, 0), engine.NoSolution, "it cannot", false},
		{"stopped, and it cannot be solved", []engine.Fact{cannot}, gaveUp(engine.Stopped, 0), engine.NoSolution, "it cannot", false},
		{"gave up, and it cannot be solved", []engine.Fact{cannot}, gaveUp(engine.Failed, 0), engine.NoSolution, "it cannot", false},
		{"broke, and it cannot be solved", []engine.Fact{cannot}, broke, engine.Failed, "it gave up", true},
		{"found that it cannot be solved", []engine.Fact{cannot}, gaveUp(engine.NoSolution, 0), engine.NoSolution, "it gave up", false},
		{"a limit, and it can be solved", []engine.Fact{about, can}, gaveUp(search.TimeLimit, 0), search.TimeLimit, "it gave up", false},
		{"found no solution where there is one", []engine.Fact{can}, gaveUp(engine.NoSolution, 0), engine.Failed, "the method found that there is no solution, but there is one: it can", true},
		{"a limit, and nothing is known", []engine.Fact{about}, gaveUp(search.TimeLimit, 0), search.TimeLimit, "it gave up", false},
		{"no solution, and nothing is known", nil, gaveUp(engine.NoSolution, 0), engine.NoSolution, "it gave up", false},
	} {
		p := proven{maze{at: "s", known: map[string]engine.Result{"s": tc.said}}, tc.facts}
		r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		if r.Status != tc.want || r.Reason.String() != tc.reason || r.Fault != tc.fault {
			t.Errorf("%s: %s, %q, a fault %t", tc.name, r.Status, r.Reason, r.Fault)
		}
	}
}

// A warning is no verdict, and a verdict no warning.
func TestFactsAreToldApart(t *testing.T) {
	facts := []engine.Fact{
		{Kind: engine.Info, Text: engine.Msg("7 rooms")}, {Kind: engine.Warning, Text: engine.Msg("it is large")},
		{Kind: engine.Solvable, Text: engine.Msg("it can")}, {Kind: engine.Warning, Text: engine.Msg("it is dark")},
	}
	p := proven{facts: facts}
	var warned []string
	for _, w := range engine.Warnings(p) {
		warned = append(warned, w.String())
	}
	if want := []string{"it is large", "it is dark"}; !slices.Equal(warned, want) {
		t.Errorf("the warnings are %q", warned)
	}
	if v, ok := engine.Verdict(p); !ok || v.Text.String() != "it can" {
		t.Errorf("the verdict is %q, %t", v.Text, ok)
	}
	if v, ok := engine.Verdict(proven{facts: facts[:2]}); ok {
		t.Errorf("%q passes for a verdict", v.Text)
	}
	if v, ok := engine.Verdict(proven{facts: []engine.Fact{{Kind: engine.Unsolvable}}}); !ok || v.Kind != engine.Unsolvable {
		t.Error("that there is no solution is no verdict")
	}
}
