package app

import (
	"fmt"

	"langkah/engine"
	"langkah/widgets"
)

// showVerdict shows in the status line what is known of the session's puzzle:
// the badges of its solution, or why there is none.
func (w *Window) showVerdict() {
	solved, ok := w.session.Solved()
	if !ok {
		w.status.verified.Say("", widgets.Calm)
		w.status.optimal.Say("", widgets.Calm)
		w.status.say(w.warnings())
		return
	}
	r := solved.Result
	if r.Status != engine.Solved {
		words, mood := w.ending(r.Status)
		w.status.verified.Say(words, mood)
		w.status.optimal.Say("", widgets.Calm)
		w.status.say(w.unsolved(r))
		return
	}
	w.status.verified.Say(w.words.x("badge.verified", "verified"), widgets.Good)
	if !r.Verified {
		w.status.verified.Say(w.words.x("badge.unverified", "not verified"), widgets.Bad)
	}
	w.status.optimal.Say(w.optimality(r.Optimality))
	w.status.say(w.words.f("solved.line", "%s: %s moves, cost %s, in %s", w.words.say(solved.Method.Title()),
		count(int64(len(r.Moves))), count(int64(r.Cost)), duration(r.Elapsed)))
}

// optimality is the badge for what is known of a solution's cost.
func (w *Window) optimality(o engine.Optimality) (string, widgets.Mood) {
	switch o {
	case engine.Proven:
		return w.words.x("badge.optimal", "optimal, proven"), widgets.Good
	case engine.NotByDesign:
		return w.words.x("badge.bydesign", "not optimal by design"), widgets.Calm
	}
	return w.words.x("badge.notproven", "optimality not proven"), widgets.Doubtful
}

// ending is the badge for a search that ended without a solution.
func (w *Window) ending(s engine.Status) (string, widgets.Mood) {
	switch s {
	case engine.NoSolution:
		return w.words.x("badge.unsolvable", "no solution, proven"), widgets.Bad
	case engine.LimitReached:
		return w.words.x("badge.limit", "limit reached"), widgets.Doubtful
	case engine.Stopped:
		return w.words.x("badge.stopped", "stopped"), widgets.Calm
	}
	return w.words.x("badge.failed", "failed"), widgets.Bad
}

// warnings is the first warning about the puzzle's text, and how many more there are.
func (w *Window) warnings() string {
	list := engine.Warnings(w.session.Puzzle())
	switch len(list) {
	case 0:
		return ""
	case 1:
		return w.words.say(list[0])
	}
	return w.words.f("warnings.more", "%s (and %s more, see Facts)", w.words.say(list[0]), fmt.Sprint(len(list)-1))
}

// unsolved says why a search ended without a solution, and what is known then.
func (w *Window) unsolved(r engine.Result) string {
	words := sentence(w.words.say(r.Reason))
	if r.Status == engine.Stopped {
		words = w.words.f("stopped.line", "Stopped after %s and %s nodes expanded", duration(r.Elapsed), count(r.Expanded))
	}
	if r.Status != engine.NoSolution && r.Bound > 0 {
		words += w.words.f("bound.line", "; every solution costs %s or more", count(r.Bound))
	}
	return words
}
