package analysis_test

import (
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/analysis"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// At the end what has happened so far is all, unless more happened than is kept.
func TestTalliesAreThoseOfTheWholeAtTheEnd(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 200, Memory: 256 << 20}) {
		if r.Trace.Len() == 0 { // the limit was reached while the goals were listed
			continue
		}
		p := replay.NewPlayer(r)
		p.Seek(r.Trace.Len())
		tallies := analysis.Counts(p)
		if len(tallies[0].Rows) == 0 || len(tallies[0].Rows) != len(tallies[0].Names) {
			t.Fatalf("%s: %d rows with %d names", studytest.Name(r), len(tallies[0].Rows), len(tallies[0].Names))
		}
		for i, row := range tallies[0].Rows {
			if row.Cells[0] != row.Cells[2] {
				t.Errorf("%s: %s so far %s, in all %s", studytest.Name(r), tallies[0].Names[i], row.Cells[0], row.Cells[2])
			}
		}
		made := 0
		for _, d := range p.Depths() {
			made += d.Made
		}
		if got := sum(t, tallies[1], 1); len(tallies[1].Rows) < 40 && got != made {
			t.Errorf("%s: %d are made by depth, %d in all", studytest.Name(r), got, made)
		}
	}
}

// Generated is counted as the solve counts it: roots, and every successor once.
func TestGeneratedIsCountedAsASolveDoes(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 2000, Memory: 256 << 20}) {
		p := replay.NewPlayer(r)
		made := int64(0)
		for n := range r.Trace.Len() {
			p.Seek(n)
			if p.Generated() != min(made, r.Result.Generated) {
				t.Fatalf("%s: after %d events %d are generated, want %d", studytest.Name(r), n, p.Generated(), made)
			}
			switch e := r.Trace.Event(n); e.Kind {
			case search.Generated, search.Duplicate, search.Reopened:
				if e.Why == search.BackedUp { // no successor
					continue
				}
				made++
			case search.Pruned:
				if e.Node == 0 {
					made++
				}
			}
		}
		p.Seek(r.Trace.Len())
		if p.Generated() != r.Result.Generated || made < r.Result.Generated-1000 || made > r.Result.Generated+1 {
			t.Errorf("%s: %d are generated at the end, the events tell of %d, the solve counts %d", studytest.Name(r), p.Generated(), made, r.Result.Generated)
		}
	}
}
