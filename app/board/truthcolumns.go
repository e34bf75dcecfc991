package board

import (
	"langkah/engine"
	"langkah/engine/figures"
	"langkah/engine/truth"
)

// truths are the columns of what each move has lost and how far it then is,
// while the eye is open.
func (v *moveView) truths() []moveColumn {
	j, w := v.model.judge, v.frame.Words
	if !j.on || j.trial != nil {
		return nil
	}
	s := v.model.session
	game := j.game(len(s.Moves()))
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
		return lossWords(game.Steps[row-1])
	}
	left.cell = func(row int) string {
		if row > len(game.Steps) || !j.judged(s.At(row)) {
			return ""
		}
		return standing(after(row))
	}
	return []moveColumn{lost, left}
}

// lossWords are what a move has lost, in a cell; of a packing the share kept.
func lossWords(step truth.Step) string {
	loss, known := step.Loss()
	switch {
	case !known:
		return ""
	case step.Before.Left != nil && step.Before.Left.Number > 0:
		return truth.Percent(1 - loss)
	case loss > 0:
		return "+" + figures.Count(int(loss))
	}
	return ""
}

// standing is how far it is, in a cell.
func standing(t engine.Truth) string {
	switch {
	case t.Left != nil && !t.Left.Exact:
		return "≥ " + figures.Count(t.Left.Number)
	case t.Left != nil:
		return figures.Count(t.Left.Number)
	case t.Status == engine.NoSolution:
		return "–"
	case !t.Exact():
		return "≥ " + figures.Count(t.AtLeast)
	}
	return figures.Count(t.AtLeast)
}
