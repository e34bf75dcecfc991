package trace_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// explained is what is said of the events that follow, up to the end of the trace.
func explained(t *testing.T, tr *trace.Trace, algorithm string, from int) []string {
	t.Helper()
	i := slices.IndexFunc(search.Algorithms(), func(a search.Algorithm) bool { return a.Name == algorithm })
	a := search.Algorithms()[i]
	var said []string
	x := tr.Explain(a.Order, a.Key, search.Whole, 1, search.Rules{})
	for n := 0; ; n++ {
		e, why, ok := x.Next()
		if !ok {
			return said
		}
		if n >= from {
			said = append(said, fmt.Sprintf("%s %d: %s", e.Kind, e.Node, why))
		}
	}
}

// The small map, explained: A is node 1, B 2, C 3 and D 4. Deepening numbers them anew in
// each round; its first four are explained.
func TestTheSmallMapIsExplained(t *testing.T) {
	for algorithm, want := range map[string]string{
		"astar": `
opened 1: it is the start
expanded 1: it is the only node that waits
opened 2: its state is new: it waits with f = 3 + 0 = 3
opened 3: its state is new: it waits with f = 1 + 4 = 5
expanded 2: f = 3 is the least, and it alone has it
pruned 0: it leads back to the node before
opened 4: its state is new: it waits with f = 6 + 0 = 6
expanded 3: f = 5 is the least, and it alone has it
reopened 2: the heuristic is not consistent here: node 2 was expanded with g = 3 and is now reached with 2, so it waits again
expanded 2: f = 2 is the least, and it alone has it
duplicate 1: its state is that of node 1, which has g = 0, and 5 is no less
opened 4: node 4 waits already with g = 6, and is now reached with 5
goal 4: it is a goal, and its turn has come: it is the only node that waits
`,
		"greedy": `
opened 1: it is the start
expanded 1: it is the only node that waits
opened 2: its state is new: it waits with h = 0
opened 3: its state is new: it waits with h = 4
expanded 2: h = 0 is the least, and it alone has it
pruned 0: it leads back to the node before
opened 4: its state is new: it waits with h = 0
goal 4: it is a goal, and its turn has come: h = 0 is the least, and it alone has it
`,
		"idastar": `
opened 1: it is the start
round 0: round 1: nothing with f over 5 is followed, which is that of the start
expanded 1: it is the only node that waits
opened 2: f = 3 is within the bound of 5
opened 3: f = 5 is within the bound of 5
expanded 2: node 1 is the deepest with successors that wait, and this is the first of them
pruned 0: f = 11 is over the bound of 5
pruned 0: f = 6 is over the bound of 5
expanded 3: it is the only node that waits
opened 4: f = 2 is within the bound of 5
expanded 4: it is the only node that waits
pruned 0: f = 10 is over the bound of 5
opened 5: f = 5 is within the bound of 5
goal 5: it is a goal within the bound of 5; the rounds before met none
`,
		"ids": `
opened 1: it is the start
round 0: round 1: nothing with g over 0 is followed, which is that of the start
pruned 1: g = 0 has reached the bound of 0: its successors would be over it
round 0: round 2: nothing with g over 1 is followed, the least that the round before cut off
expanded 1: it is the only node that waits
pruned 0: g = 3 is over the bound of 1
opened 2: g = 1 is within the bound of 1
pruned 2: g = 1 has reached the bound of 1: its successors would be over it
round 0: round 3: nothing with g over 2 is followed, the least that the round before cut off
expanded 1: it is the only node that waits
pruned 0: g = 3 is over the bound of 2
opened 3: g = 1 is within the bound of 2
expanded 3: it is the only node that waits
opened 4: g = 2 is within the bound of 2
pruned 4: g = 2 has reached the bound of 2: its successors would be over it
round 0: round 4: nothing with g over 3 is followed, the least that the round before cut off
`,
	} {
		p, tr := smallMap(), trace.New(0)
		run(t, p, algorithm, search.Limits{}, tr)
		got := strings.Join(explained(t, tr, algorithm, 0), "\n") + "\n"
		if !strings.HasPrefix(got, want[1:]) || strings.Contains(want, "goal") && got != want[1:] {
			t.Errorf("%s is explained by\n%s\nexpected\n%s", algorithm, got, want[1:])
		}
	}
}

// Two searches in one trace: the second begins with nothing of the first, in what waits and
// in what is said.
func TestAnotherSearchBeginsAnew(t *testing.T) {
	node := regexp.MustCompile(`(node|expanded|opened|duplicate|reopened|pruned|goal) \d+`)
	for _, algorithm := range []string{"astar", "bfs", "idastar"} {
		p, tr := smallMap(), trace.New(0)
		probe := &search.Probe{Recorder: tr}
		begins := 0
		for _, nodes := range []int64{2, 0} { // the first is ended by its limit, while nodes wait
			begins = tr.Len()
			if _, err := search.Run(context.Background(), algorithm, p, option.Settings{}, search.Limits{Nodes: nodes}, probe); err != nil {
				t.Fatal(err)
			}
		}
		start := tr.Event(begins)
		if waits := tr.Waiting(begins + 1); start.Parent != 0 || !slices.Equal(waits, []int32{start.Node}) {
			t.Errorf("%s: the second search begins with %+v, and %v wait", algorithm, start, waits)
		}
		alone := trace.New(0)
		run(t, p, algorithm, search.Limits{}, alone)
		first, second := explained(t, alone, algorithm, 0), explained(t, tr, algorithm, begins)
		for i := range first {
			if a, b := node.ReplaceAllString(first[i], "$1"), node.ReplaceAllString(second[i], "$1"); a != b {
				t.Errorf("%s, event %d: alone it is said that %q, after another search %q", algorithm, i, a, b)
			}
		}
	}
}

// The largest number of a node is that of the last that was made, on either side.
func TestNodesAreNumberedToTheLargest(t *testing.T) {
	tr := trace.New(0)
	for _, node := range []int32{1, 2, 3, -1, -2} {
		tr.Record(search.Event{Kind: search.Generated, Node: node})
	}
	if forward, backward := tr.Nodes(); forward != 3 || backward != 2 {
		t.Errorf("%d nodes from the start and %d from the goals, want 3 and 2", forward, backward)
	}
	if forward, backward := trace.New(0).Nodes(); forward != 0 || backward != 0 {
		t.Errorf("an empty trace has %d and %d nodes", forward, backward)
	}
}

// Expansions are counted by themselves, each with its place among the events.
func TestExpansionsKnowTheirPlaces(t *testing.T) {
	tr := trace.New(0)
	run(t, smallMap(), "astar", search.Limits{}, tr)
	var places []int
	for n := range tr.Expansions() {
		e, event := tr.Expansion(n)
		if e.Kind != search.Expanded || e != tr.Event(event) {
			t.Errorf("expansion %d is event %d, %+v", n, event, e)
		}
		places = append(places, event)
	}
	if want := []int{1, 4, 7, 9}; !slices.Equal(places, want) {
		t.Errorf("the expansions are the events %v, want %v", places, want)
	}
}

// A round knows the event that begins it, as long as that is kept, how many nodes it cut
// off, and the least figure of these that was over its bound.
func TestARoundSaysWhatItCutOff(t *testing.T) {
	tr := trace.New(3)
	over := func(f int32) search.Event { return search.Event{Kind: search.Pruned, Why: search.OverBound, F: f} }
	for _, e := range []search.Event{
		{Kind: search.Generated, Node: 1, F: 5},
		{Kind: search.Iteration, F: 5},
		over(9), over(7), over(8), over(5),
		{Kind: search.Iteration, F: 7},
		{Kind: search.Pruned, Why: search.Back, F: 99},
	} {
		tr.Record(e)
	}
	want := []trace.Round{
		{Bound: 5, Event: 1, Generated: 4, Pruned: 4, Next: 7},
		{Bound: 7, Event: trace.Never, Generated: 1, Pruned: 1, Next: 7},
	}
	if got := tr.Rounds(); !slices.Equal(got, want) {
		t.Errorf("the rounds are\n%+v\nwant\n%+v", got, want)
	}
}

// Of very many rounds the last that is kept stands for all that come after it.
func TestVeryManyRoundsAreNotAllKept(t *testing.T) {
	const kept, more = 10_000, 5
	tr := trace.New(1)
	for range kept + more {
		tr.Record(search.Event{Kind: search.Iteration})
		tr.Record(search.Event{Kind: search.Expanded, Node: 1})
	}
	rounds := tr.Rounds()
	if len(rounds) != kept || rounds[0].Expanded != 1 || rounds[kept-1].Expanded != 1+more {
		t.Errorf("%d rounds are kept, with %d expansions in the last", len(rounds), rounds[len(rounds)-1].Expanded)
	}
}

// Where an exact cover goes on is known of the nodes that are kept.
func TestAChoiceBelongsToItsNode(t *testing.T) {
	tr := trace.New(1)
	tr.Record(search.Event{Kind: search.Generated, Node: 1})
	tr.Record(search.Event{Kind: search.Generated, Node: 2, Parent: 1}) // beyond what is kept
	for node := range int32(3) {
		tr.RecordChoice(node, search.Choice{What: message.New("r1c%d", node), Choices: 2})
	}
	if c, ok := tr.Choice(1); !ok || c.What.String() != "r1c1" || c.Choices != 2 {
		t.Errorf("node 1 went on with %+v, %t", c, ok)
	}
	for _, node := range []int32{0, 2} {
		if c, ok := tr.Choice(node); ok {
			t.Errorf("node %d, which is not kept, went on with %+v", node, c)
		}
	}
}
