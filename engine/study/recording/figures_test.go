package recording_test

import (
	"context"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/analysis"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

func parsed(t *testing.T, f engine.Family, text string) engine.Puzzle {
	t.Helper()
	p, err := f.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func with(t *testing.T, p engine.Puzzle, algorithm, heuristic string, values engine.Values) recording.Recording {
	t.Helper()
	m, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		t.Fatal(err)
	}
	if m, err = m.With(values); err != nil {
		t.Fatal(err)
	}
	return recording.Record(context.Background(), p, m, engine.Limits{Nodes: 3000, Memory: 256 << 20}, 0, nil)
}

// written is a figure as a program reads it; ok is false where it is null.
func written(t *testing.T, f *search.Figure) (x float64, ok bool) {
	t.Helper()
	text, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	if string(text) == "null" {
		return 0, false
	}
	if err := json.Unmarshal(text, &x); err != nil {
		t.Fatal(err)
	}
	return x, true
}

// The f of weighted A* is g and the weight times h, as it is defined.
func TestTheFOfWeightedAStar(t *testing.T) {
	p := parsed(t, sliding.Family(pdb.NewStore("", 0)), studytest.Eight)
	for _, weight := range []string{"1", "1.3", "1.5", "2", "2.25"} {
		for _, heuristic := range []string{"manhattan", "none"} {
			r := with(t, p, "wastar", heuristic, engine.Values{"weight": weight})
			w, _ := json.Number(weight).Float64()
			said := false
			for line := range r.Lines(t.Context()) {
				if line.G == nil {
					continue
				}
				g, _ := written(t, line.G)
				h, _ := written(t, line.H)
				f, _ := written(t, line.F)
				if want := g + w*h; math.Abs(f-want) > 1e-6 {
					t.Fatalf("weight %s, %s: line %d has f = %v, g = %d, h = %v", weight, heuristic, line.N, f, line.G, h)
				}
				said = said || strings.Contains(line.Why, " = "+line.F.String())
			}
			if !said {
				t.Errorf("weight %s, %s: no reason names f", weight, heuristic)
			}
		}
	}
}

// Where moves cost, g is what the moves so far have cost, for every method.
func TestGIsWhatTheMovesCost(t *testing.T) {
	p := parsed(t, sliding.Family(pdb.NewStore("", 0)), "0 1 3\n4 2 5\n7 8 6\n\ncost: tile\n")
	done := map[string]bool{}
	for _, m := range p.Methods() {
		if m.Unwatched || done[m.Algorithm.Name] {
			continue
		}
		done[m.Algorithm.Name] = true
		r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 2000, Memory: 256 << 20}, 0, nil)
		for n := range r.Trace.Len() {
			e := r.Trace.Event(n)
			if e.Parent <= 0 || e.Kind != search.Generated {
				continue
			}
			parent, _ := r.Trace.Node(e.Parent)
			from, _ := r.Position(e.Parent)
			to, _ := r.PositionOf(e)
			for _, move := range from.Moves() {
				if next, err := from.Apply(move); err == nil && next.Text() == to.Text() && e.G != parent.G+int32(move.Cost) {
					t.Fatalf("%s: event %d, %+v, follows a node with g = %d by a move of cost %d", m.Name(), n, e, parent.G, move.Cost)
				}
			}
		}
		if goal, ok := lastGoal(r); ok && r.Result.Status == engine.Solved && !m.Order.TwoSided() && m.Order != search.OnePath && int(goal.G) != r.Result.Cost {
			t.Errorf("%s: the goal has g = %d, the solution costs %d", m.Name(), goal.G, r.Result.Cost)
		}
	}
}

func lastGoal(r recording.Recording) (e search.Event, ok bool) {
	for n := r.Trace.Len() - 1; n >= 0; n-- {
		if e = r.Trace.Event(n); e.Kind == search.Goal {
			return e, true
		}
	}
	return e, false
}

// An estimate that is infinite is written so, and draws no plane.
func TestADeadEndIsInfinite(t *testing.T) {
	p := parsed(t, ice.Family(), "7 7\nXXXXXXX\nX****XX\nX**LZ*X\nX***LLX\nX*****X\nXO*0**X\nXXXXXXX\n"+
		"0 0 0 0 0 0 0\n0 1 3 9 2 0 0\n0 3 6 0 3 7 0\n0 1 7 7 0 0 0\n0 4 3 3 7 4 0\n0 1 3 5 4 7 0\n0 0 0 0 0 0 0\n")
	infinite := 0
	for _, algorithm := range []string{"astar", "greedy", "wastar", "beam", "idastar", "hillclimb"} {
		r := with(t, p, algorithm, "legs", nil)
		for line := range r.Lines(t.Context()) {
			if strings.Contains(line.Why, "2147483647") {
				t.Fatalf("%s: line %d: %s", algorithm, line.N, line.Why)
			}
			if line.H != nil && line.H.String() == "∞" {
				infinite++
			}
		}
		g := diagram.NewGrowth(r)
		g.Seek(r.Trace.Len())
		for cell := range g.Cells() {
			if cell.H == search.Infinite {
				t.Errorf("%s: the plane is infinite", algorithm)
			}
		}
		for _, s := range analysis.Sections(g.Player) {
			for _, row := range s.Rows {
				if strings.Contains(strings.Join(row.Cells, " ")+s.Words.String(), "2147483647") {
					t.Errorf("%s: %v under %s", algorithm, row.Cells, s.Title)
				}
			}
		}
	}
	if infinite == 0 {
		t.Error("no dead end was met")
	}
}
