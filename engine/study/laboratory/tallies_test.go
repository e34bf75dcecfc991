package laboratory_test

import (
	"testing"

	"langkah/engine"
	"langkah/engine/study/laboratory"
)

// At the end what has happened so far is all, unless more happened than is kept.
func TestTalliesAreThoseOfTheWholeAtTheEnd(t *testing.T) {
	for _, r := range recordings(t, engine.Limits{Nodes: 200, Memory: 256 << 20}) {
		if r.Trace.Len() == 0 { // the limit was reached while the goals were listed
			continue
		}
		p := laboratory.NewPlayer(r)
		p.Seek(r.Trace.Len())
		tallies := p.Tallies()
		if len(tallies[0].Rows) == 0 || len(tallies[0].Rows) != len(tallies[0].Names) {
			t.Fatalf("%s: %d rows with %d names", name(r), len(tallies[0].Rows), len(tallies[0].Names))
		}
		for i, row := range tallies[0].Rows {
			if row.Cells[0] != row.Cells[2] {
				t.Errorf("%s: %s so far %s, in all %s", name(r), tallies[0].Names[i], row.Cells[0], row.Cells[2])
			}
		}
		made := 0
		for _, d := range p.Depths() {
			made += d.Made
		}
		if got := sum(t, tallies[1], 1); len(tallies[1].Rows) < 40 && got != made {
			t.Errorf("%s: %d are made by depth, %d in all", name(r), got, made)
		}
	}
}
