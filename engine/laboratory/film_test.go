package laboratory_test

import (
	"testing"

	"langkah/engine"
	"langkah/engine/laboratory"
)

// A film has a drawing for each step, all of one size; the last shows all.
func TestAFilmGrows(t *testing.T) {
	w := laboratory.Writing{Measure: width, Say: engine.Message.String}
	for _, p := range puzzles(t) {
		r := laboratory.Record(t.Context(), p, p.Methods()[0], engine.Limits{Nodes: 300, Memory: 256 << 20}, 0, nil)
		if r.Trace.Len() == 0 {
			continue
		}
		for _, m := range laboratory.Modes() {
			f := r.Film(m, w)
			if f.Len() == 0 || f.Len() > r.Trace.Expansions()+1 {
				t.Fatalf("%s: %d drawings of %d expansions", p.Family(), f.Len(), r.Trace.Expansions())
			}
			first, last := f.Drawing(0), f.Drawing(f.Len()-1)
			if first.Width != last.Width || first.Height != last.Height || m == laboratory.AsTree && len(last.Shapes) <= len(first.Shapes) {
				t.Errorf("%s, %s: from %d shapes in %v x %v to %d in %v x %v", p.Family(), m, len(first.Shapes), first.Width, first.Height, len(last.Shapes), last.Width, last.Height)
			}
			if again := f.Drawing(0); len(again.Shapes) != len(first.Shapes) {
				t.Errorf("%s, %s: the first drawing is not the same again", p.Family(), m)
			}
		}
	}
}
