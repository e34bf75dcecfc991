package app

import (
	"path/filepath"
	"time"

	"langkah/app/pages/board"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
	"langkah/engine/game/share"
)

// openBook reads what was reached on puzzles; without a folder there is no book.
func (w *Window) openBook(folder string) {
	if folder == "" {
		return
	}
	var err error
	if w.book, err = progress.Open(filepath.Join(folder, "progress.json")); err != nil {
		w.lose(err)
	}
}

// reached returns the best result on the puzzle of a key.
func (w *Window) reached(key string) (r progress.Result, ok bool) {
	if w.book == nil {
		return r, false
	}
	return w.book.Of(key)
}

// record notes a puzzle that was just solved by hand alone. Undo and redo solve
// nothing: moves have to have been made since the last time.
func (w *Window) record() {
	s := w.session
	total := s.Counts().Total
	if w.book == nil || total == w.recorded || !s.ByHand() || !s.Position().Solved() {
		return
	}
	w.recorded = total
	w.bettered, _ = w.reached(w.resultKey())
	var err error
	for _, key := range w.progressKeys() {
		r := progress.NewResult(s.Cost(), w.start.Fewest(key), s.Hints(), s.Spent())
		if priced, ok := s.Puzzle().(engine.Priced); ok {
			r.Unit = int(priced.CostUnit())
		}
		r.First = w.now().Format(time.DateOnly)
		if failed := w.book.Add(key, r); failed != nil {
			err = failed
		}
	}
	words := w.frame.Words
	if err != nil {
		w.frame.Say(words.Textf("progress.failed", "Your result cannot be kept: %s", words.Error(err)))
		return
	}
	said := words.Text("progress.byhand", "Solved by hand")
	if engine.HasLength(s.Puzzle()) { // else all solutions cost the same
		said = words.Textf("progress.solved", "Solved by hand, cost %s", engine.CostText(s.Puzzle(), s.Cost()))
	}
	w.frame.Say(said)
}

// resultHere is the record of the open puzzle.
func (w *Window) resultHere() board.Record {
	key := w.resultKey()
	best, _ := w.reached(key)
	return board.Record{Best: best, Before: w.bettered, Fewest: w.start.Fewest(key)}
}

// place is where the open puzzle stands in a pack; ok is false where it is of none.
func (w *Window) place() (place packs.Place, ok bool) { return w.start.Place(w.resultKey()) }

// resultKey is the key of the open puzzle; "" where its family has no share strings.
func (w *Window) resultKey() string {
	line, ok := w.frame.Puzzles.Share(w.session.Puzzle(), nil)
	if !ok {
		return ""
	}
	return progress.Key(line)
}

// progressKeys are those under which a result on the open puzzle is kept: the
// puzzle's own, and that of the values which made it.
func (w *Window) progressKeys() []string {
	var keys []string
	if key := w.resultKey(); key != "" {
		keys = append(keys, key)
	}
	if f, err := w.frame.Puzzles.Family(w.origin.Family); err == nil {
		if line, ok := share.Seeded(f, w.origin.Values); ok {
			keys = append(keys, progress.Key(line))
		}
	}
	return keys
}
