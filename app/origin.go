package app

import (
	"maps"

	"langkah/engine"
)

// origin is how a puzzle was generated: the values of its family's generator. The
// zero origin is that of a puzzle that came from elsewhere.
type origin struct {
	Family string        `json:"family,omitempty"`
	Values engine.Values `json:"values,omitempty"`
	Daily  bool          `json:"daily,omitempty"` // it is the puzzle of a day
}

// anotherOne opens one more puzzle of the kind that is open: the next of its pack
// that is still to be solved, or one made of the same values but the seed. Where
// neither is known it asks what is wanted.
func (w *Window) anotherOne() {
	if next, ok := w.start.After(w.resultKey()); ok {
		w.openPacked(next)
		return
	}
	f, err := w.frame.Puzzles.Family(w.origin.Family)
	if err != nil || f.Generate == nil {
		w.newBoard()
		return
	}
	values := f.Another(w.origin.Values)
	if w.origin.Daily { // tomorrow's is not given away
		maps.Copy(values, fresh(f.GenerateOptions))
	}
	w.generate(f, values)
}
