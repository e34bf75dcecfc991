package quiz_test

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/queens"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// asked are puzzles of each family whose searches come to a goal.
func asked(t *testing.T) []engine.Puzzle {
	t.Helper()
	list := studytest.Puzzles(t)
	for _, of := range []struct {
		family engine.Family
		text   string
	}{
		{sliding.Family(pdb.NewStore("", 0)), "1 2 3\n4 - 6\n7 5 8\n"},
		{sliding.Family(pdb.NewStore("", 0)), "1 2 3\n7 4 5\n- 8 6\n"},
		{ice.Family(), "5 5\nXXXXX\nXZ**X\nX***X\nX0*OX\nXXXXX\n0 0 0 0 0\n0 3 1 2 0\n0 2 9 4 0\n0 1 5 1 0\n0 0 0 0 0\n"},
		{queens.Family(), "AABB\nAABB\nCCDD\nCCDD\n"},
	} {
		p, err := of.family.Parse(of.text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// waits is a frontier that is kept beside the trace: what waits, and since when.
type waits map[int32]struct {
	search.Event
	since int
}

func (w waits) follow(n int, e search.Event) {
	switch e.Kind {
	case search.Generated, search.Reopened:
		w[e.Node] = struct {
			search.Event
			since int
		}{e, n}
	case search.Expanded, search.Goal, search.Pruned:
		if e.Why != search.Met {
			delete(w, e.Node)
		}
	}
}

// least are the nodes with the least figure, those that the method's rule about ties takes first.
func (w waits) least(m engine.Method) (list []int32) {
	for node := range w {
		list = append(list, node)
	}
	slices.SortFunc(list, func(a, b int32) int {
		x, y := w[a], w[b]
		tie := cmp.Compare(x.H, y.H)
		switch m.Order {
		case search.Forgetful:
			tie = cmp.Compare(y.Depth, x.Depth)
		case search.BestOfBoth:
			side := map[bool]int{true: 1}
			tie = cmp.Or(cmp.Compare(side[a < 0], side[b < 0]), cmp.Compare(x.G, y.G))
		}
		return cmp.Or(cmp.Compare(x.F, y.F), tie, cmp.Compare(y.since, x.since))
	})
	return slices.DeleteFunc(list, func(node int32) bool { return w[node].F != w[list[0]].F })
}

// Every question has the right answer that the trace of its search gives, gone
// through beside the asker, for every method that can be watched.
func TestQuestionsAreAnsweredByTheTrace(t *testing.T) {
	count := map[quiz.Concept]map[int32]int{}
	for _, p := range asked(t) {
		for _, m := range p.Methods() {
			if m.Unwatched {
				continue
			}
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 2000, Memory: 256 << 20}, 0, nil)
			questions := quiz.Questions(r, 150)
			open, made := waits{}, [2]map[string]bool{{}, {}}
			for n := 0; n < r.Trace.Len() && len(questions) > 0; n++ {
				e := r.Trace.Event(n)
				if questions[0].Event == n {
					checkQuestion(t, r, questions[0], open, made)
					if q := questions[0]; len(q.Choices) == 0 {
						if count[q.Concept] == nil {
							count[q.Concept] = map[int32]int{}
						}
						count[q.Concept][q.Right]++
					}
					questions = questions[1:]
				}
				if at, ok := r.PositionOf(e); ok && e.Kind == search.Generated {
					made[side(e)][at.Text()] = true
				}
				open.follow(n, e)
			}
			if len(questions) > 0 {
				t.Errorf("%s: %s is asked after another of its event", m.Name(), questions[0].Words)
			}
		}
	}
	for _, c := range []quiz.Concept{quiz.Duplicates, quiz.Bounds, quiz.GoalTest} {
		if count[c][0] == 0 || count[c][1] == 0 {
			t.Errorf("%s: %d times the answer is no, %d times yes", c.Title(), count[c][0], count[c][1])
		}
	}
}

// side is 1 for an event of a search from the goals.
func side(e search.Event) int {
	if e.Node < 0 || e.Parent < 0 {
		return 1
	}
	return 0
}

// checkQuestion holds a question against what waits and what was made before its event.
func checkQuestion(t *testing.T, r recording.Recording, q quiz.Question, open waits, made [2]map[string]bool) {
	t.Helper()
	e := r.Trace.Event(q.Event)
	yes := false
	switch at, shown := r.PositionOf(e); {
	case q.Why.IsZero() || q.Words.IsZero() || q.Points(q.Right) != 1:
		t.Fatalf("%s: %+v is not worth a point", r.Method.Name(), q)
	case len(q.Choices) > 0:
		checkChoices(t, r, q, open)
		return
	case q.Concept == quiz.GoalTest:
		if !shown || !at.Solved() {
			t.Errorf("%s: %s is said of\n%s", r.Method.Name(), q.Words, at.Text())
		}
		for n := q.Event + 1; n < r.Trace.Len(); n++ {
			if next := r.Trace.Event(n); next.Kind == search.Expanded || next.Kind == search.Goal {
				yes = next.Node == e.Node
				break
			}
		}
	case q.Concept == quiz.Duplicates:
		yes = !shown || !made[side(e)][at.Text()]
	case open[e.Node].Node != 0: // it waits: it was made before
		yes = e.Kind == search.Expanded
		if strings.Contains(q.Words.String(), "is made") {
			t.Errorf("%s: %s is said of node %d, which waits", r.Method.Name(), q.Words, e.Node)
		}
	default:
		yes = e.Kind == search.Generated
	}
	if yes != (q.Right == 1) || q.Points(1-q.Right) != 0 {
		t.Errorf("%s: %s is said to be %d before %+v, because %s", r.Method.Name(), q.Words, q.Right, e, q.Why)
	}
}

func checkChoices(t *testing.T, r recording.Recording, q quiz.Question, open waits) {
	t.Helper()
	least := open.least(r.Method)
	told := strings.Contains(q.Words.String(), "newest")
	if e := r.Trace.Event(q.Event); e.Kind != search.Expanded || e.Node != q.Right || !slices.Contains(least, q.Right) || len(q.Choices) < 2 {
		t.Errorf("%s: %+v is asked before %+v", r.Method.Name(), q, e)
	}
	if told && least[0] != q.Right {
		t.Errorf("%s: %s, and node %d comes before %d", r.Method.Name(), q.Words, least[0], q.Right)
	}
	if tie := len(least) > 1; tie != (q.Concept == quiz.Ties) || told && !tie {
		t.Errorf("%s: %d nodes have the least figure, the question is about %s: %s", r.Method.Name(), len(least), q.Concept.Title(), q.Words)
	}
	for _, c := range q.Choices {
		want := 0.0
		switch {
		case c.Node == q.Right:
			want = 1
		case slices.Contains(least, c.Node) && told:
			want = 0.5
		case slices.Contains(least, c.Node):
			want = 1
		}
		if got := q.Points(c.Node); got != want || open[c.Node].Node == 0 {
			t.Errorf("%s: %s, node %d is worth %v, want %v", r.Method.Name(), q.Words, c.Node, got, want)
		}
	}
}

// Another node of the same figure is as good where the question tells no rule about ties.
func TestATieWithoutARuleIsWorthAPoint(t *testing.T) {
	m := engine.Method{Algorithm: engine.Choice{Name: "own"}, Order: search.BestFirst}
	r := recording.New(nil, m, []search.Event{
		{Kind: search.Generated, Node: 1, F: 2, H: 2},
		{Kind: search.Expanded, Node: 1, F: 2, H: 2},
		{Kind: search.Generated, Node: 2, Parent: 1, Move: 0, G: 1, H: 2, F: 3},
		{Kind: search.Generated, Node: 3, Parent: 1, Move: 1, G: 1, H: 2, F: 3},
		{Kind: search.Expanded, Node: 2, Parent: 1, G: 1, H: 2, F: 3},
	}, nil)
	list := quiz.Questions(r, 10)
	if len(list) != 1 || list[0].Right != 2 || list[0].Points(3) != 1 || list[0].Points(7) != 0 {
		t.Errorf("the questions are %+v", list)
	}
	r.Method.Algorithm.Name = "astar"
	if list = quiz.Questions(r, 10); len(list) != 1 || list[0].Points(3) != 0.5 {
		t.Errorf("with the rule told, the questions are %+v", list)
	}
}

func TestScore(t *testing.T) {
	q := quiz.Question{Concept: quiz.Bounds, Right: 1}
	var s quiz.Score
	s.Add(q, 1)
	s.Add(q, 0)
	if b := s[quiz.Bounds]; b.Points != 1 || b.Asked != 2 {
		t.Errorf("one of two right answers is scored %+v", b)
	}
}
