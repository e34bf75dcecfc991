package app

import (
	"fmt"
	"time"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/widgets"
)

// showStatistics shows what the last search did.
func (t *sideTabs) showStatistics() {
	w := t.page.w.words
	t.figures.RemoveAll()
	solved, ok := t.page.w.session.Solved()
	if !ok {
		t.figures.Add(section("", w.x("statistics.none", "Solve the puzzle to see what the search did."), nil))
		return
	}
	r := solved.Result
	t.figures.Add(section(w.say(solved.Method.Title()), w.outcome(r), nil))
	names, values := w.statistics(r)
	figures := widgets.NewFigures(names...)
	figures.Set(values...)
	t.figures.Add(figures)
	if len(r.Iterations) > 0 {
		t.figures.Add(section(w.x("statistics.rounds", "Iterations"), "", nil))
		rows := make([][]string, len(r.Iterations))
		for i, round := range r.Iterations {
			rows[i] = []string{fmt.Sprint(i + 1), count(round.Bound), count(round.Expanded), count(round.Generated)}
		}
		t.figures.Add(widgets.NewTable([]string{
			"#", w.x("count.roundbound", "Bound"), w.x("count.expanded", "Expanded"), w.x("count.generated", "Generated"),
		}, rows))
	}
}

// outcome says in a sentence or two how a search ended and what is known.
func (w words) outcome(r engine.Result) string {
	if r.Status != engine.Solved {
		return sentence(w.say(r.Reason))
	}
	return sentence(w.say(r.Because))
}

// statistics are the figures of a search, with their names.
func (w words) statistics(r engine.Result) (names, values []string) {
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	if r.Status == engine.Solved {
		add(w.x("count.moves", "Moves"), count(int64(len(r.Moves))))
		add(w.x("count.cost", "Cost"), count(int64(r.Cost)))
	}
	if r.Bound > 0 {
		add(w.x("count.bound", "Cost at least"), count(r.Bound))
	}
	add(w.x("count.expanded", "Expanded"), count(r.Expanded))
	add(w.x("count.generated", "Generated"), count(r.Generated))
	if b := compare.Branching(r.Generated, len(r.Moves)); b > 0 {
		add(w.x("count.branching", "Effective branching factor"), fmt.Sprintf("%.3f", b))
	}
	add(w.x("count.maxfrontier", "Largest frontier"), count(r.MaxFrontier))
	add(w.x("count.peak", "Peak memory"), bytes(r.PeakBytes))
	if r.Tables > 0 {
		add(w.x("count.tables", "Of which tables"), bytes(r.Tables))
	}
	add(w.x("count.time", "Time"), duration(r.Elapsed))
	if r.Elapsed > time.Millisecond {
		add(w.x("count.rate", "Expanded per second"), count(int64(float64(r.Expanded)/r.Elapsed.Seconds())))
	}
	return names, values
}
