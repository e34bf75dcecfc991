package board

import (
	"fmt"
	"time"

	"langkah/app/look"
	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/figures"
	"langkah/widgets"
)

// showStatistics shows what the last search did.
func (t *sideTabs) showStatistics() {
	w := t.frame.Words
	t.statistics.RemoveAll()
	o, ok := t.model.session.Outcome()
	if !ok {
		t.statistics.Add(section("", w.Text("statistics.none", "Solve the puzzle to see what the search did."), nil))
		return
	}
	r := o.Result
	t.statistics.Add(section(w.Message(o.Method.Title()), summary(w, r), nil))
	names, values := statistics(w, r)
	list := widgets.NewFigures(names...)
	list.Set(values...)
	t.statistics.Add(list)
	if len(r.Rounds) > 0 {
		t.statistics.Add(section(w.Text("statistics.rounds", "Iterations"), "", nil))
		rows := make([][]string, len(r.Rounds))
		for i, round := range r.Rounds {
			rows[i] = []string{fmt.Sprint(i + 1), figures.Count(round.Bound), figures.Count(round.Expanded), figures.Count(round.Generated)}
		}
		t.statistics.Add(widgets.NewTable([]string{
			"#", w.Text("count.roundbound", "Bound"), w.Text("count.expanded", "Expanded"), w.Text("count.generated", "Generated"),
		}, rows))
	}
}

// summary says in a sentence or two how a search ended and what is known.
func summary(w look.Words, r engine.Result) string {
	if r.Status != engine.Solved {
		return look.Sentence(w.Message(r.Reason))
	}
	return look.Sentence(w.Message(r.Because))
}

// statistics are the figures of a search, with their names.
func statistics(w look.Words, r engine.Result) (names, values []string) {
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	if r.Status == engine.Solved {
		add(w.Text("count.moves", "Moves"), figures.Count(len(r.Moves)))
		add(w.Text("count.cost", "Cost"), figures.Count(r.Cost))
	}
	if r.Bound > 0 {
		add(w.Text("count.bound", "Cost at least"), figures.Count(r.Bound))
	}
	add(w.Text("count.expanded", "Expanded"), figures.Count(r.Expanded))
	add(w.Text("count.generated", "Generated"), figures.Count(r.Generated))
	if b := compare.Branching(r.Generated, len(r.Moves)); b > 0 {
		add(w.Text("count.branching", "Effective branching factor"), fmt.Sprintf("%.3f", b))
	}
	add(w.Text("count.maxfrontier", "Largest frontier"), figures.Count(r.MaxFrontier))
	add(w.Text("count.peak", "Peak memory"), figures.Bytes(r.PeakBytes))
	if r.Tables > 0 {
		add(w.Text("count.tables", "Of which tables"), figures.Bytes(r.Tables))
	}
	add(w.Text("count.time", "Time"), figures.Duration(r.Elapsed))
	if r.Elapsed > time.Millisecond {
		add(w.Text("count.rate", "Expanded per second"), figures.Count(int64(float64(r.Expanded)/r.Elapsed.Seconds())))
	}
	return names, values
}
