package look

import (
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/truth"
)

// Lost is the loss of a move, in a cell; of a packing the share kept.
func Lost(step truth.Step) string {
	loss, known := step.Loss()
	switch {
	case !known:
		return ""
	case step.Before.Left != nil && step.Before.Left.Number > 0:
		return truth.Percent(1 - loss)
	case loss > 0:
		return "+" + figures.Decimal(loss)
	}
	return ""
}

// Standing is how far it is, in a cell.
func Standing(t engine.Truth) string {
	switch {
	case t.Left != nil && !t.Left.Exact:
		return "≥ " + figures.Count(t.Left.Number)
	case t.Left != nil:
		return figures.Count(t.Left.Number)
	case t.Status == engine.NoSolution:
		return "–"
	case !t.Exact():
		return "≥ " + t.CostText(t.AtLeast)
	}
	return t.CostText(t.AtLeast)
}
