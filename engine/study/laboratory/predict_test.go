package laboratory_test

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/laboratory"
)

// Every question has its right answer in the trace.
func TestQuestionsAreAnsweredByTheTrace(t *testing.T) {
	asked := map[laboratory.Concept]map[int32]int{}
	for _, p := range puzzles(t) {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || done[m.Algorithm.Name] {
				continue
			}
			done[m.Algorithm.Name] = true
			r := laboratory.Record(context.Background(), p, m, engine.Limits{Nodes: 300, Memory: 256 << 20}, 0, nil)
			for _, q := range r.Questions(100) {
				e := r.Trace.Event(q.Event)
				if q.Points(q.Right) != 1 || q.Why.IsZero() || q.Words.IsZero() {
					t.Fatalf("%s: %+v is not worth a point", m.Name(), q)
				}
				if len(q.Choices) == 0 {
					if asked[q.Concept] == nil {
						asked[q.Concept] = map[int32]int{}
					}
					asked[q.Concept][q.Right]++
					if is := e.Kind == search.Generated; q.Concept != laboratory.GoalTest && is != (q.Right == 1) {
						t.Errorf("%s: %s is said to be %d of %+v", m.Name(), q.Words, q.Right, e)
					}
					if q.Points(1-q.Right) != 0 {
						t.Errorf("%s: the wrong answer is worth something", m.Name())
					}
					continue
				}
				if e.Kind != search.Expanded || e.Node != q.Right || len(q.Choices) < 2 {
					t.Errorf("%s: %+v is asked before %+v", m.Name(), q, e)
				}
				for _, c := range q.Choices {
					half := c.Node != q.Right && c.F == e.F
					if got := q.Points(c.Node); (got == 0.5) != half || c.F < e.F {
						t.Errorf("%s: node %d with %d, where %d is expanded with %d, is worth %v", m.Name(), c.Node, c.F, e.Node, e.F, got)
					}
				}
				if tie := strings.Contains(q.Why.String(), "nodes have it"); tie != (q.Concept == laboratory.Ties) {
					t.Errorf("%s: the concept is %s, the reason %s", m.Name(), q.Concept.Title(), q.Why)
				}
			}
		}
	}
	for _, c := range []laboratory.Concept{laboratory.Duplicates, laboratory.Bounds, laboratory.GoalTest} {
		if asked[c][0] == 0 || asked[c][1] == 0 {
			t.Errorf("%s: %d times the answer is no, %d times yes", c.Title(), asked[c][0], asked[c][1])
		}
	}
}

func TestScore(t *testing.T) {
	q := laboratory.Question{Concept: laboratory.Bounds, Right: 1}
	var s laboratory.Score
	s.Add(q, 1)
	s.Add(q, 0)
	if b := s[laboratory.Bounds]; b.Points != 1 || b.Asked != 2 {
		t.Errorf("one of two right answers is scored %+v", b)
	}
}

func TestThePlaneCountsAllNodes(t *testing.T) {
	for _, p := range puzzles(t) {
		r := laboratory.Record(context.Background(), p, p.Methods()[0], engine.Limits{Nodes: 500}, 0, nil)
		made, expanded := 0, 0
		for cell, c := range r.Plane(r.Trace.Len()).Cells {
			made, expanded = made+c.Made, expanded+c.Expanded
			if cell.G < 0 || c.Made == 0 && c.Expanded == 0 {
				t.Errorf("%+v has %+v", cell, c)
			}
		}
		counts := r.Trace.Counts()
		if want := counts.Of(search.Generated) + counts.Of(search.Reopened); int64(made) != want || int64(expanded) != counts.Of(search.Expanded) {
			t.Errorf("%s: %d made and %d expanded, there were %d and %d", p.Family(), made, expanded, want, counts.Of(search.Expanded))
		}
		if half := r.Plane(1); len(half.Cells) != 1 {
			t.Errorf("after one event there are %d cells", len(half.Cells))
		}
	}
}
