package trace_test

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
	"langkah/engine/study/trace"
)

// road is a state of the small map, a letter.
type road byte

// smallMap has an estimate that is admissible and not consistent, so that C is
// reached the dear way first and has to be expanded again:
//
//	A --3-- B --3-- D        estimates: A 5, B 0, C 4, D 0
//	 `-1- C -1-'
func smallMap() search.Problem[road] {
	type way struct {
		to   road
		cost int32
	}
	ways := map[road][]way{'A': {{'B', 3}, {'C', 1}}, 'B': {{'A', 3}, {'D', 3}}, 'C': {{'B', 1}}}
	h := map[road]int32{'A': 5, 'C': 4}
	return search.Problem[road]{
		Start: 'A',
		Goal:  func(s road) bool { return s == 'D' },
		Expand: func(s road, _ int32, out []search.Successor[road]) []search.Successor[road] {
			for _, w := range ways[s] {
				out = append(out, search.Successor[road]{State: w.to, Move: int32(w.to), Cost: w.cost, H: h[w.to]})
			}
			return out
		},
		Estimate:   func(s road) int32 { return h[s] },
		Properties: search.Properties{Admissible: true},
	}
}

func run[S comparable](t *testing.T, p search.Problem[S], algorithm string, limits search.Limits, r search.Recorder) search.Outcome[S] {
	t.Helper()
	var probe *search.Probe
	if r != nil {
		probe = &search.Probe{Recorder: r}
	}
	o, err := search.Run(context.Background(), algorithm, p, option.Settings{}, limits, probe)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// lines writes a trace down, the nodes by their states.
func lines(t *testing.T, p search.Problem[road], tr *trace.Trace) string {
	var text strings.Builder
	for n := range tr.Len() {
		e := tr.Event(n)
		if e.Kind == search.Iteration {
			fmt.Fprintf(&text, "round %d\n", e.F)
			continue
		}
		root, moves, _ := tr.PathOf(e)
		s, ok := p.Replay(root, moves)
		if !ok {
			t.Fatalf("event %d, %+v: the moves %v lead nowhere", n, e, moves)
		}
		fmt.Fprintln(&text, strings.TrimSpace(fmt.Sprintf("%s %c %d+%d=%d %s", e.Kind, s, e.G, e.H, e.F, e.Why)))
	}
	return text.String()
}

func TestWhatASearchDoesIsTold(t *testing.T) {
	for algorithm, want := range map[string]string{
		"astar": `
opened A 0+5=5
expanded A 0+5=5
opened B 3+0=3
opened C 1+4=5
expanded B 3+0=3
pruned A 6+5=11 back
opened D 6+0=6
expanded C 1+4=5
reopened B 2+0=2
expanded B 2+0=2
duplicate A 5+5=10
opened D 5+0=5 cheaper
goal D 5+0=5
`,
		"bnb": `
opened A 0+5=5
expanded A 0+5=5
opened B 3+0=3
opened C 1+4=5
expanded B 3+0=3
pruned A 6+5=11 back
opened D 6+0=6
goal D 6+0=6 incumbent
expanded C 1+4=5
reopened B 2+0=2
expanded B 2+0=2
pruned A 5+5=10 not better
opened D 5+0=5 cheaper
goal D 5+0=5 incumbent
`,
		"bfs": `
opened A 0+5=0
expanded A 0+5=0
opened B 3+0=3
opened C 1+4=1
expanded B 3+0=3
duplicate A 6+5=6
opened D 6+0=6
goal D 6+0=6
`,
		"idastar": `
opened A 0+5=5
round 5
expanded A 0+5=5
opened B 3+0=3
opened C 1+4=5
expanded B 3+0=3
pruned A 6+5=11 over bound
pruned D 6+0=6 over bound
expanded C 1+4=5
opened B 2+0=2
expanded B 2+0=2
pruned A 5+5=10 over bound
opened D 5+0=5
goal D 5+0=5
`,
		"dfbnb": `
opened A 0+5=5
round 5
expanded A 0+5=5
opened B 3+0=3
opened C 1+4=5
expanded B 3+0=3
pruned D 6+0=6 over bound
pruned A 6+5=11 over bound
expanded C 1+4=5
opened B 2+0=2
expanded B 2+0=2
opened D 5+0=5
pruned A 5+5=10 over bound
goal D 5+0=5 incumbent
`,
	} {
		p, tr := smallMap(), trace.New(0)
		run(t, p, algorithm, search.Limits{}, tr)
		if got := lines(t, p, tr); got != want[1:] {
			t.Errorf("%s tells\n%s\nexpected\n%s", algorithm, got, want[1:])
		}
	}
}

// Every event's figures follow from its parent's, and every node has a path.
func TestEveryNodeHasAnEarlierParent(t *testing.T) {
	p := searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	for _, a := range search.Algorithms() {
		tr := trace.New(20_000)
		o := run(t, p, a.Name, search.Limits{Nodes: 30_000}, tr)
		alone := run(t, p, a.Name, search.Limits{Nodes: 30_000}, nil)
		alone.Depth, o.Depth = 0, 0 // as they were at the last look at the clock
		if !reflect.DeepEqual(alone, o) || tr.Counts().Of(search.Expanded) != o.Expanded {
			t.Errorf("%s: heard %+v, of which %d expansions were told; alone %+v", a.Name, o.Counters, tr.Counts().Of(search.Expanded), alone.Counters)
		}
		for n := range tr.Len() {
			e := tr.Event(n)
			if e.Parent == 0 {
				continue
			}
			parent, ok := tr.Node(e.Parent)
			if !ok || int(parent.Generated) >= n || e.G != int32(e.Depth) {
				t.Fatalf("%s: event %d, %+v, has the parent %+v", a.Name, n, e, parent)
			}
			if node, _ := tr.Node(e.Node); e.Node != 0 && int(node.Generated) > n {
				t.Fatalf("%s: event %d, %+v, is of a node that is made later, %+v", a.Name, n, e, node)
			}
		}
		forward, backward := tr.Nodes()
		for node := -backward; node <= forward; node++ {
			n, known := tr.Node(node)
			if root, moves, ok := tr.Path(node); ok != known || ok && (len(moves) != int(n.Depth) || (root > 0) != (node < 0)) {
				t.Fatalf("%s: the path of node %d, %+v, is %v from root %d", a.Name, node, n, moves, root)
			}
		}
	}
}

func TestBeyondWhatIsKeptTheCountsGoOn(t *testing.T) {
	p := searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	for _, algorithm := range []string{"astar", "idastar", "bidirectional"} {
		whole, part := trace.New(1<<30), trace.New(1000)
		limits := search.Limits{Nodes: 5_000}
		o := run(t, p, algorithm, limits, whole)
		run(t, p, algorithm, limits, part)
		if whole.Cut() || !part.Cut() || part.Len() != 1000 || int64(whole.Len()) != whole.Counts().All() {
			t.Errorf("%s: %d events of %d and %d are kept", algorithm, whole.Len(), whole.Counts().All(), part.Len())
		}
		if !reflect.DeepEqual(whole.Counts(), part.Counts()) {
			t.Errorf("%s: the counts are\n%+v\nand where less is kept\n%+v", algorithm, whole.Counts(), part.Counts())
		}
		for n := range part.Len() {
			if part.Event(n) != whole.Event(n) {
				t.Fatalf("%s: event %d is %+v and %+v", algorithm, n, part.Event(n), whole.Event(n))
			}
		}
		for _, by := range []trace.Figure{trace.ByDepth, trace.ByG, trace.ByH, trace.ByF} {
			sum := int64(0)
			for _, bar := range part.Counts().Expanded(by) {
				sum += bar.Count
			}
			if sum != o.Expanded {
				t.Errorf("%s: %d expansions are counted by figure %d, %d there were", algorithm, sum, by, o.Expanded)
			}
		}
	}
}

func TestRoundsSayWhereTheNextBoundComesFrom(t *testing.T) {
	p := searchtest.Tiles(3, 3, 0, 1, 3, 4, 2, 5, 7, 8, 6)
	hard := searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	for _, p := range []search.Problem[uint64]{p, hard} {
		tr := trace.New(1000)
		o := run(t, p, "idastar", search.Limits{}, tr)
		rounds := tr.Rounds()
		if len(rounds) != len(o.Rounds) {
			t.Fatalf("%d rounds were told, %d there were", len(rounds), len(o.Rounds))
		}
		for i, r := range rounds {
			want := o.Rounds[i]
			if int64(r.Bound) != want.Bound || r.Expanded != want.Expanded || r.Generated != want.Generated {
				t.Errorf("round %d is %+v, expected %+v", i, r, want)
			}
			if i+1 < len(rounds) && r.Next != rounds[i+1].Bound {
				t.Errorf("round %d says that the next bound is %d, it is %d", i, r.Next, rounds[i+1].Bound)
			}
		}
	}
}

func TestTheFrontierIsWhatWaits(t *testing.T) {
	p := searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1)
	for _, algorithm := range []string{"astar", "ucs", "greedy", "wastar", "bnb", "bfs", "rbfs", "smastar"} {
		for _, nodes := range []int64{1, 10, 100, 300} {
			tr := trace.New(0)
			o := run(t, p, algorithm, search.Limits{Nodes: nodes}, tr)
			if o.Status == search.Solved {
				continue // the goal, which waited, is taken out without being expanded
			}
			if got := tr.Waiting(tr.Len()); int64(len(got)) != o.Frontier || !slices.IsSortedFunc(got, func(a, b int32) int {
				m, _ := tr.Node(a)
				n, _ := tr.Node(b)
				return int(m.Generated - n.Generated)
			}) && algorithm == "bfs" {
				t.Errorf("%s after %d nodes: %d wait, the frontier has %d", algorithm, nodes, len(got), o.Frontier)
			}
		}
	}
	tr := trace.New(0)
	run(t, smallMap(), "astar", search.Limits{}, tr)
	for n, want := range [][]int32{{}, {1}, {}, {2}, {2, 3}, {3}, {3}, {3, 4}, {4}, {4, 2}, {4}, {4}, {4}, {}} {
		if got := tr.Waiting(n); !slices.Equal(got, want) {
			t.Errorf("after %d events %v wait, expected %v", n, got, want)
		}
	}
}

func TestAnEventIsSmall(t *testing.T) {
	if size := reflect.TypeFor[search.Event]().Size(); size > 28 {
		t.Errorf("an event takes %d bytes", size)
	}
}

// Nobody may read half an event while the search goes on.
func TestATraceIsReadWhileTheSearchGoesOn(t *testing.T) {
	tr, done := trace.New(0), make(chan struct{})
	go func() {
		defer close(done)
		run(t, searchtest.Tiles(3, 3, 8, 6, 7, 2, 5, 4, 3, 0, 1), "astar", search.Limits{Nodes: 3000}, tr)
	}()
	for going := true; going; {
		select {
		case <-done:
			going = false
		default:
		}
		if n := tr.Len(); n > 0 {
			if _, _, ok := tr.PathOf(tr.Event(n - 1)); !ok {
				t.Fatalf("event %d has no path", n-1)
			}
			tr.Counts()
		}
	}
}
