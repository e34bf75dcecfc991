package recording_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

const (
	oneWay   = "route directed\nstart S\ngoal G\nedges\nS A 2\nA S 2\nS B 1\nB A 1\nA G 5\nB G 9\n"
	bothWays = "route\nstart S\ngoal G\nedges\nS A 2\nS B 1\nB A 1.5\nA C 1\nC G 2\nB G 9\n"
	treasure = "grid 4\nS.T.\n.#..\nT..G\n"
	diagonal = "grid 8\nS..#.\n.#...\n...1G\n"
)

func charted(t *testing.T, text string) engine.Puzzle {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Every node has the place of its position, in all searches, from the goals as well.
func TestEveryNodeHasThePlaceOfItsPosition(t *testing.T) {
	for _, text := range []string{oneWay, bothWays, treasure, diagonal} {
		p := charted(t, text)
		at := p.(engine.Charted)
		for _, m := range p.Methods() {
			if m.Unwatched {
				continue
			}
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 3000, Memory: 256 << 20}, 4000, nil)
			forward, backward := r.Trace.Nodes()
			for number := -backward; number <= forward; number++ {
				position, ok := r.Position(number)
				if ok && r.Ground.Place(number) != at.PlaceOf(position) {
					t.Fatalf("%s: node %d lies at %d, its position at %d\n%s", m.Name(), number, r.Ground.Place(number), at.PlaceOf(position), text)
				}
			}
		}
	}
}

// Expansions are counted beyond the events that are kept.
func TestExpansionsAreCountedBeyondTheTrace(t *testing.T) {
	p := charted(t, treasure)
	m, err := engine.FindMethod(p, "bfs", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, kept := range []int{5, 4000} {
		r := recording.Record(context.Background(), p, m, engine.Limits{}, kept, nil)
		sum := int64(0)
		for place := range r.Ground.Len() {
			sum += int64(r.Ground.Expansions(place))
		}
		if r.Trace.Cut() != (kept == 5) || sum != r.Result.Expanded || sum != r.Ground.Counted() {
			t.Errorf("%d kept: the places have %d expansions, the search %d", kept, sum, r.Result.Expanded)
		}
	}
}

// Events of a log, whose moves have numbers of their own, lie where the moves lead.
func TestAReplayedSearchHasPlaces(t *testing.T) {
	p := charted(t, bothWays)
	m, _ := engine.FindMethod(p, "ucs", "")
	first := p.Start().Moves()
	events := []search.Event{
		{Kind: search.Generated, Node: 1},
		{Kind: search.Expanded, Node: 1},
		{Kind: search.Generated, Node: 2, Parent: 1, Move: 1},
	}
	r := recording.New(p, m, events, func(_ int32, moves []int32) any {
		at := p.Start()
		for _, n := range moves {
			at, _ = at.Apply(first[n])
		}
		return at
	})
	if name := r.Ground.Name(r.Ground.Place(2)).String(); name != "B" {
		t.Errorf("the second road leads to %s", name)
	}
}
