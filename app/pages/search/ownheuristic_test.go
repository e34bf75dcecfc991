package search

import (
	"testing"

	"langkah/engine"
)

// A search by a heuristic of one's own is recorded like any other, with its values.
func TestASearchByAFormulaIsRecorded(t *testing.T) {
	b := newBench(t, hard)
	own, err := engine.MakeOwn(b.puzzle, "expr:2*manhattan")
	if err != nil {
		t.Fatal(err)
	}
	b.page.model.choice.PickAlgorithm("astar")
	b.page.model.choice.PickHeuristic("manhattan")
	b.page.again()
	b.recorded()
	h := b.run().standing(1).H
	b.page.model.choice.PickOwn(own)
	b.page.again()
	b.recorded()
	if got := b.run().Method.Name(); got != "astar/expr:2*manhattan" {
		t.Fatalf("recorded is %s", got)
	}
	if got := b.run().standing(1).H; got != 2*h {
		t.Errorf("the start has h %d, expected twice %d", got, h)
	}
	run := b.run()
	b.Until("it has been judged", func() bool { return b.Has("More about it …") })
	if b.run() != run {
		t.Error("the truth about it recorded the search anew")
	}
}
