package recording_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/blocks"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/routes"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

const iceBoard = `
6 6
XXXXXX
XZ**LX
X**X*X
X*0**X
XX**OX
XXXXXX
1 1 1 1 1 1
1 2 9 3 1 1
1 4 1 1 5 1
1 1 6 2 1 1
1 1 7 1 3 1
1 1 1 1 1 1
`

// lecture is a best-first search on positions, by the rules that a lecture may choose, with
// the frontier as a list that is searched from end to end.
type lecture struct {
	algorithm string
	rules     engine.Values
	h         map[string]int32 // by the position's key
}

type lectureNode struct {
	at         engine.Position
	key        string
	g, h       int32
	depth, seq int
	parent     *lectureNode
	closed     bool
}

// run returns the keys of the positions in the order of their expansion, at most so many,
// then "goal" and the goal's cost where it finds one.
func (l *lecture) run(start engine.Position, most int) (order []string, cost int32) {
	early, tree := l.rules["goal-test"] == "generated", l.rules["states"] == "tree"
	frontier := []*lectureNode{{at: start, key: engine.Key(start), h: l.h[engine.Key(start)]}}
	known := map[string]*lectureNode{frontier[0].key: frontier[0]}
	if early && start.Solved() {
		return []string{"goal"}, 0
	}
	for seq := 1; len(frontier) > 0; {
		n := slices.MinFunc(frontier, l.before)
		frontier = slices.DeleteFunc(frontier, func(m *lectureNode) bool { return m == n })
		if !early && n.at.Solved() {
			return append(order, "goal"), n.g
		}
		if len(order) == most {
			return order, 0
		}
		n.closed = true
		order = append(order, n.key)
		moves := n.at.Moves()
		slices.SortFunc(moves, func(a, b engine.Move) int { return strings.Compare(a.Name, b.Name) })
		for _, m := range moves {
			to, err := n.at.Apply(m)
			if err != nil {
				panic(err)
			}
			made := &lectureNode{at: to, key: engine.Key(to), g: n.g + int32(m.Cost), depth: n.depth + 1, parent: n}
			made.h = l.h[made.key]
			if tree && onPath(n, made.key) {
				continue
			}
			if old := known[made.key]; old != nil && !tree {
				reopen := l.algorithm == "ucs" || l.algorithm == "astar" && l.rules["reopen"] != "no"
				if l.algorithm == "bfs" || made.g >= old.g || old.closed && !reopen {
					continue
				}
				frontier = slices.DeleteFunc(frontier, func(m *lectureNode) bool { return m == old })
			}
			seq++
			made.seq = seq
			known[made.key] = made
			if early && to.Solved() {
				return append(order, "goal"), made.g
			}
			frontier = append(frontier, made)
		}
	}
	return order, 0
}

func onPath(n *lectureNode, key string) bool {
	for ; n != nil; n = n.parent {
		if n.key == key {
			return true
		}
	}
	return false
}

// before orders the frontier.
func (l *lecture) before(a, b *lectureNode) int {
	var tie int
	switch l.rules["ties"] {
	case "h":
		tie = cmp.Compare(a.h, b.h)
	case "oldest":
		tie = cmp.Compare(a.seq, b.seq)
	case "g":
		tie = cmp.Compare(b.g, a.g)
	case "name":
		tie = strings.Compare(a.key, b.key)
	}
	newest := cmp.Compare(b.seq, a.seq)
	switch l.algorithm {
	case "bfs":
		return cmp.Compare(a.seq, b.seq)
	case "ucs":
		return cmp.Or(cmp.Compare(a.g, b.g), tie, newest)
	case "greedy":
		return cmp.Or(cmp.Compare(a.h, b.h), tie, newest)
	}
	return cmp.Or(cmp.Compare(a.g+a.h, b.g+b.h), tie, newest)
}

// On boards of the families too a search under the rules of a lecture expands what a plain
// one on positions does, and finds what it finds.
func TestRulesOfALectureOnBoards(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 2))
	const most = 120
	icy, err := ice.Family().Parse(strings.TrimPrefix(iceBoard, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	solved := 0
	sliding, err := blocks.Family().Parse("blocks\nAA..\nBCC.\nB.C.\n..D.\ngoal: A r4c3\n")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := routes.Family().Parse("route directed\nstart S\ngoal G\nedges\nS A 1\nS B 1.5\nA C 1\nB C 2\nC G 3\nA D 4\nD G 1\nC S 1\nB A 1\nD B 2\nh\nS 2\nA 4\nB 1\nC 1\nD 1\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, base := range append(studytest.Puzzles(t), icy, sliding, graph) {
		if _, err := engine.FindMethod(base, "astar", ""); err != nil {
			continue // its methods are no searches of this kind
		}
		for n := range 300 {
			p := walked(t, random, base)
			algorithm := []string{"astar", "ucs", "greedy", "bfs"}[n%4]
			heuristic := ""
			if p.Family() == "blocks" && algorithm != "ucs" && algorithm != "bfs" {
				heuristic = "manhattan" // a table takes more nodes than there are here
			}
			m, err := engine.FindMethod(p, algorithm, heuristic)
			if err != nil {
				t.Fatal(err)
			}
			rules := engine.Values{}
			for _, o := range m.Settings.Options() {
				if o.Role == option.Rule && o.Kind == option.OneOf {
					rules[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
				}
			}
			set := engine.Values{"successors": "name"}
			for name, value := range rules {
				set[name] = value
			}
			if m, err = m.With(set); err != nil {
				t.Fatal(err)
			}
			r := recording.Record(t.Context(), p, m, engine.Limits{Nodes: most}, 0, nil)
			l := lecture{algorithm: algorithm, rules: rules, h: map[string]int32{}}
			var got []string
			for i := range r.Trace.Len() {
				e := r.Trace.Event(i)
				at, ok := r.PositionOf(e)
				if !ok {
					t.Fatalf("%s has no position for %+v", studytest.Name(r), e)
				}
				l.h[engine.Key(at)] = e.H
				switch e.Kind {
				case search.Expanded:
					got = append(got, engine.Key(at))
				case search.Goal:
					got = append(got, "goal")
				}
			}
			want, cost := l.run(p.Start(), most)
			if !slices.Equal(got, want) {
				i := 0
				for i < min(len(got), len(want)) && got[i] == want[i] {
					i++
				}
				t.Fatalf("%s, %v, from\n%s expansion %d of %d is not that of the lecture, of %d", studytest.Name(r), set, p.Start().Text(), i+1, len(got), len(want))
			}
			if r.Result.Status == search.Solved {
				if solved++; int32(r.Result.Cost) != cost {
					t.Fatalf("%s, %v: cost %d, in the lecture %d", studytest.Name(r), set, r.Result.Cost, cost)
				}
			}
		}
	}
	if solved < 100 {
		t.Errorf("only %d boards were solved", solved)
	}
}

// walked is the puzzle after some moves by lot.
func walked(t *testing.T, random *rand.Rand, p engine.Puzzle) engine.Puzzle {
	t.Helper()
	at := p.Start()
	for range random.IntN(20) {
		moves := at.Moves()
		if len(moves) == 0 {
			break
		}
		next, err := at.Apply(moves[random.IntN(len(moves))])
		if err != nil {
			t.Fatal(err)
		}
		if !next.Solved() {
			at = next
		}
	}
	from, err := p.From(at)
	if err != nil {
		t.Fatal(err)
	}
	return from
}
