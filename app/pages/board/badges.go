package board

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/widgets"
)

// badges say in the status line whether the solution on the board is verified,
// and whether it is optimal, or why there is none.
type badges struct {
	verified, optimal *widgets.Badge
	content           fyne.CanvasObject
}

func newBadges() *badges {
	b := &badges{verified: widgets.NewBadge(), optimal: widgets.NewBadge()}
	b.content = container.NewHBox(b.verified, b.optimal)
	return b
}

// clear shows that nothing is known yet.
func (b *badges) clear() {
	b.verified.Say("", widgets.Calm)
	b.optimal.Say("", widgets.Calm)
}

// show shows what is known of the puzzle and returns the line that says more of
// it. Of a solution by another method than the one chosen it says whose it is.
func (b *badges) show(w look.Words, m *Model) (line string) {
	b.clear()
	if m.ended() && m.session.ByHand() {
		b.verified.Say("✓ "+w.Text("today.solved", "solved"), widgets.Good)
		return w.Text("moment.checked", "Checked move by move by the rules.")
	}
	o, ok := m.session.Outcome()
	if !ok {
		return Warnings(w, m.session.Puzzle())
	}
	if shown, stale := m.stale(); stale {
		b.verified.Say(w.Textf("badge.stale", "by %s", w.Message(shown.Title())), widgets.Calm)
		return w.Text("stale.line", "Solve to see what the method chosen now comes to")
	}
	r := o.Result
	if r.Status != engine.Solved {
		b.verified.Say(ending(w, r.Status))
		return unsolved(w, o.Puzzle, r)
	}
	b.verified.Say(w.Text("badge.verified", "verified"), widgets.Good)
	if !r.Verified {
		b.verified.Say(w.Text("badge.unverified", "not verified"), widgets.Bad)
	}
	b.optimal.Say(optimality(w, r.Optimality))
	return w.Textf("solved.line", "%s: %s move{|s}, cost %s, in %s", w.Message(o.Method.Title()),
		figures.Count(len(r.Moves)), engine.CostText(o.Puzzle, r.Cost), figures.Duration(r.Elapsed))
}

// optimality is the badge for what is known of a solution's cost.
func optimality(w look.Words, o engine.Optimality) (string, widgets.Mood) {
	switch o {
	case engine.Proven:
		return w.Text("badge.optimal", "optimal, proven"), widgets.Good
	case engine.NotByDesign:
		return w.Text("badge.bydesign", "not optimal by design"), widgets.Calm
	}
	return w.Text("badge.notproven", "optimality not proven"), widgets.Doubtful
}

// ending is the badge for a search that ended without a solution.
func ending(w look.Words, s engine.Status) (string, widgets.Mood) {
	switch {
	case s == engine.NoSolution:
		return w.Text("badge.unsolvable", "no solution, proven"), widgets.Bad
	case s.Limited():
		return w.Text("badge.limit", "limit reached"), widgets.Doubtful
	case s == engine.Stopped:
		return w.Text("badge.stopped", "stopped"), widgets.Calm
	}
	return w.Text("badge.failed", "failed"), widgets.Bad
}

// Warnings is the first warning about a puzzle's text, and how many more there are.
func Warnings(w look.Words, p engine.Puzzle) string {
	list := engine.Warnings(p)
	switch len(list) {
	case 0:
		return ""
	case 1:
		return w.Message(list[0])
	}
	return w.Textf("warnings.more", "%s (and %s more, see Facts)", w.Message(list[0]), fmt.Sprint(len(list)-1))
}

// unsolved says why a search ended without a solution, and what is known then.
func unsolved(w look.Words, p engine.Puzzle, r engine.Result) string {
	words := look.Sentence(w.Message(r.Reason))
	if r.Status == engine.Stopped {
		words = w.Textf("stopped.line", "Stopped after %s and %s node{|s} expanded", figures.Duration(r.Elapsed), figures.Count(r.Expanded))
	}
	if r.Status != engine.NoSolution && r.Bound > 0 {
		words += w.Textf("bound.line", "; every solution costs %s or more", engine.CostText(p, r.Bound))
	}
	return words
}
