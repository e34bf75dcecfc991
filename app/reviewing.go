package app

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"langkah/app/kit/job"
	"langkah/app/pages/review"
	"langkah/engine"
	"langkah/engine/game/transcript"
)

// reviewGame reviews the line of the session.
func (w *Window) reviewGame() {
	s := w.session
	if s.Puzzle() == nil || s.Len() == 0 {
		return
	}
	w.showReview(review.Game{
		Name: s.Name(), Puzzle: s.Puzzle(), Start: s.At(0), Moves: s.Moves(), Hints: s.Hints(), Spent: s.Spent(), At: w.board.Times(),
	})
}

// showReview turns to the review of a game.
func (w *Window) showReview(g review.Game) {
	if err := w.review.Review(g); err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("review.failed", "These moves cannot be reviewed"), err)
		return
	}
	w.turn(w.review)
}

// chooseTranscript lets the user choose a transcript of the open puzzle.
func (w *Window) chooseTranscript() {
	w.frame.Dialogs.ChooseFile(w.frame.Words.Text("review.choose", "Review a transcript of the open puzzle"), w.frame.Preferences.OpenFolder(), []string{".txt"}, w.reviewFile)
}

// reviewFile reviews a transcript of the open puzzle; the options are those
// under which it was made.
func (w *Window) reviewFile(path string) {
	name, p := w.present()
	w.reading.Start(job.Work{Detached: true, Run: func(context.Context) func() {
		g, err := gameIn(path, name, p)
		return func() {
			if err != nil {
				w.frame.Dialogs.Failed(w.frame.Words.Text("review.failed", "These moves cannot be reviewed"), err)
				return
			}
			w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
			w.showReview(g)
		}
	}})
}

// gameIn reads the game of a transcript.
func gameIn(path, name string, p engine.Puzzle) (review.Game, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return review.Game{}, err
	}
	claims, err := transcript.Read(string(data))
	if err == nil {
		p, err = claims.Of(p)
	}
	var checked *transcript.Checked
	if err == nil {
		checked, err = claims.Check(p)
	}
	if err != nil {
		return review.Game{}, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return review.Game{Name: name, Puzzle: p, Start: engine.PlayStart(p), Moves: checked.Moves}, nil
}

// tryAgain has the i-th position of a game tried again on the board. A game that
// is not the session's is played there first.
func (w *Window) tryAgain(g review.Game, i int) {
	same := func(a, b engine.Move) bool { return a.Name == b.Name }
	if w.session.Puzzle() != g.Puzzle || !slices.EqualFunc(w.session.Moves(), g.Moves, same) {
		w.show(g.Name, g.Puzzle)
		for _, m := range g.Moves[:i] {
			if err := w.session.Play(m); err != nil {
				w.frame.Dialogs.Failed(w.frame.Words.Text("review.failed", "These moves cannot be reviewed"), err)
				return
			}
		}
	}
	w.turn(w.board)
	w.board.TryAgain(i)
}

// tab is the page whose tab is chosen: pages without one belong to the board.
func (w *Window) tab() page {
	if w.page == w.review || w.page == w.editor {
		return w.board
	}
	return w.page
}
