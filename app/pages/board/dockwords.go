package board

import (
	"fmt"
	"strings"
	"time"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/widgets/style"
)

// dockWords are the counter and the sentence of the first line.
func dockWords(w look.Words, m *Model) (counter, sentence string) {
	s := m.session
	if m.solving() {
		return w.Text("dock.searching", "Searching …"), searching(w, m.live)
	}
	i, total := s.Index(), m.last()
	switch {
	case total == 0:
		return moveCount(w, 0), hint(w, m)
	case m.byHand():
		return handWords(w, m)
	}
	counter = w.Textf("caption.step", "Step %d of %d", i, total)
	if i == 0 {
		return counter, w.Text("caption.start", "start")
	}
	sentence = moveWords(w, s.Moves()[i-1])
	if cost := s.Cost(); cost != i*int(engine.CostUnit(s.Puzzle())) {
		sentence += ", " + w.Textf("caption.cost", "cost %s", engine.CostText(s.Puzzle(), cost))
	}
	return counter, sentence
}

// byHand says whether the way to the position shown was made by hand; at the
// start, whether what was played from there was.
func (m *Model) byHand() bool {
	if m.session.Index() == 0 {
		return !m.bySolution()
	}
	return m.session.ByHand()
}

// handWords tell how far the user has come by hand.
func handWords(w look.Words, m *Model) (counter, sentence string) {
	s := m.session
	c := s.Counts()
	counter = moveCount(w, c.Moves)
	switch {
	case c.Moves == 0:
		sentence = w.Text("caption.start", "start")
	case s.Position().Solved():
		sentence = solvedWords(w, m, c.Moves)
	default:
		sentence = moveWords(w, s.Moves()[s.Index()-1])
	}
	var more []string
	for _, t := range c.Lengths {
		more = append(more, fmt.Sprintf("%s %s", w.Message(t.Title), figures.Count(t.N)))
	}
	if len(c.Lengths) == 0 && c.Presses != c.Moves {
		more = append(more, w.Textf("dock.presses", "presses %s", figures.Count(c.Presses)))
	}
	if c.Total != c.Moves {
		more = append(more, w.Textf("dock.total", "in all %s", figures.Count(c.Total)))
	}
	if len(more) > 0 {
		sentence += " · " + strings.Join(more, ", ")
	}
	return counter, sentence
}

func moveCount(w look.Words, n int) string {
	return w.Textf("dock.moves", "%s move{|s}", figures.Count(n))
}

// solvedWords say how good the way to the goal was, as far as that is proven.
func solvedWords(w look.Words, m *Model, moves int) string {
	mine := m.session.Cost()
	best, known := m.session.Best()
	switch {
	case !known:
		return w.Textf("dock.solved", "Solved in %s", moveCount(w, moves))
	case mine == best:
		return w.Textf("dock.solvedbest", "Solved in %s; no way is shorter", moveCount(w, moves))
	case mine == moves*int(engine.CostUnit(m.session.Puzzle())):
		return w.Textf("dock.solvedmoves", "Solved in %s; the best is %s", moveCount(w, moves), engine.CostText(m.session.Puzzle(), best))
	}
	return w.Textf("dock.solvedcost", "Solved at a cost of %s; the best is %s", engine.CostText(m.session.Puzzle(), mine), engine.CostText(m.session.Puzzle(), best))
}

// clockWords are how long the puzzle was played, and how fast where moves are
// quick.
func clockWords(w look.Words, m *Model) string {
	spent := m.session.Spent()
	words := clockTime(spent)
	if n := m.session.Counts().Total; n > 0 && spent >= time.Second && m.pushes() {
		words += "  " + w.Textf("dock.pace", "%s moves a second", fmt.Sprintf("%.1f", float64(n)/spent.Seconds()))
	}
	return words
}

// searching is how a search goes, in a line.
func searching(w look.Words, l *live) string {
	words := w.Textf("dock.expanded", "%s expanded in %s", figures.Count(l.now.Expanded), figures.Duration(l.elapsed))
	if l.now.Bound > 0 {
		words += ", " + w.Textf("dock.bound", "cost at least %s", l.bound(l.now.Bound))
	}
	return words
}

// hint suggests what to do while nothing was played or found.
func hint(w look.Words, m *Model) string {
	outcome, ok := m.session.Outcome()
	switch {
	case m.session.Position().Solved():
		return w.Text("caption.goal", "This is the goal already")
	case !ok && style.Touch():
		return w.Text("caption.touch", "Tap or drag on the board; a long press offers more")
	case !ok:
		if p, ok := m.session.Puzzle().(engine.Introduced); ok {
			return w.Message(p.HowTo())
		}
		return w.Text("caption.play", "Click or drag a piece to move it")
	case outcome.Result.Status == engine.NoSolution:
		return w.Text("caption.none", "There is no solution")
	}
	return w.Text("caption.again", "No solution yet: raise the limits or choose another method")
}
