package diagram_test

import (
	"testing"

	"langkah/engine"
	"langkah/engine/study/diagram"
	"langkah/engine/testkit/studytest"
)

// A film begins with the start alone, ends with the whole search, and every
// drawing has the size of the others.
func TestAFilmGrows(t *testing.T) {
	for _, method := range [][2]string{{"astar", "manhattan"}, {"idastar", "manhattan"}, {"bfs", "none"}} {
		r := studytest.Tiles(t, four, method[0], method[1], engine.Limits{})
		for _, mode := range diagram.Modes() {
			film := diagram.NewFilm(r, mode, nil, writing())
			if want := r.Trace.Expansions() + 1; film.Len() != want {
				t.Fatalf("%v: %d drawings of %d expansions", method, film.Len(), want-1)
			}
			first := film.Frame(0)
			for i := range film.Len() {
				if d := film.Frame(i); d.Width != first.Width || d.Height != first.Height {
					t.Errorf("%v, %v: drawing %d has another size", method, mode, i)
				}
			}
			if last := film.Frame(film.Len() - 1); mode == diagram.AsTree && len(last.Shapes) <= len(first.Shapes) {
				t.Errorf("%v, %v: the last drawing shows no more than the first", method, mode)
			}
		}
	}
}
