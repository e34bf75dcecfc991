package board

import (
	"langkah/app/kit/look"
	"langkah/engine"
)

// truths are the columns of what each move has lost and how far it then is,
// while the eye is open.
func (v *moveView) truths() []moveColumn {
	j, w := v.model.judge, v.frame.Words
	if !j.on || j.trial != nil {
		return nil
	}
	s := v.model.session
	game := j.game(s.Len())
	after := func(row int) engine.Truth {
		if row == 0 {
			return game.Start
		}
		return game.Steps[row-1].After
	}
	lost := moveColumn{w.Text("moves.lost", "lost"), w.Text("moves.losttip", "What the move has added to the cost of the whole"), nil}
	left := moveColumn{w.Text("moves.togo", "to go"), "", nil}
	if game.Counts() {
		lost.title, lost.tip = w.Text("moves.kept", "kept"), w.Text("moves.kepttip", "How many of the solutions left the move has kept")
		left.title = w.Text("moves.left", "left")
	}
	lost.cell = func(row int) string {
		if row == 0 || row > len(game.Steps) {
			return ""
		}
		return look.Lost(game.Steps[row-1])
	}
	left.cell = func(row int) string {
		if row > len(game.Steps) || !j.judged(s.At(row)) {
			return ""
		}
		return look.Standing(after(row))
	}
	return []moveColumn{lost, left}
}
