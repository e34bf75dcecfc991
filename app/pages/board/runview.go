package board

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/widgets"
	"langkah/widgets/plot"
	"langkah/widgets/table"
)

// runView is the tab Run: how a search goes while it runs, and what it did when
// it has ended.
type runView struct {
	frame   *look.Frame
	model   *Model
	running *runningView
	ended   *fyne.Container
	content *fyne.Container
}

func newRunView(f *look.Frame, m *Model) *runView {
	v := &runView{frame: f, model: m, running: newRunningView(f.Words), ended: container.NewVBox()}
	v.content = container.NewStack(v.running.content, v.ended)
	return v
}

// show shows the search that runs, or what the last one did.
func (v *runView) show() {
	look.Show(v.running.content, v.model.solving())
	look.Show(v.ended, !v.model.solving())
	if v.model.solving() {
		v.running.show(v.frame.Words, v.model.live)
		return
	}
	w := v.frame.Words
	v.ended.RemoveAll()
	o, ok := v.model.session.Outcome()
	if !ok {
		v.ended.Add(section("", w.Text("statistics.none", "Solve the puzzle to see what the search did."), nil))
		return
	}
	r := o.Result
	v.ended.Add(section(w.Message(o.Method.Title()), summary(w, r), nil))
	names, values := statistics(w, o.Puzzle, r)
	list := widgets.NewFigures(names...)
	list.Set(values...)
	v.ended.Add(list)
	if len(r.Rounds) > 0 {
		v.ended.Add(section(w.Text("statistics.rounds", "Iterations"), "", nil))
		v.ended.Add(rounds(w, o.Method, r))
	}
}

// rounds is the table of an iterative search's rounds.
func rounds(w look.Words, m engine.Method, r engine.Result) fyne.CanvasObject {
	rows := make([][]string, len(r.Rounds))
	for i, round := range r.Rounds {
		rows[i] = []string{fmt.Sprint(i + 1), figures.Decimal(m.Figure(search.Narrow(round.Bound)).Value()), figures.Count(round.Expanded), figures.Count(round.Generated)}
	}
	return table.NewFixed([]string{
		"#", w.Text("count.roundbound", "Bound"), w.Text("count.expanded", "Expanded"), w.Text("count.generated", "Generated"),
	}, rows)
}

// runningView is a search that runs: a ring of the time that it may take, its
// nodes over time, its counters, and the bound as it grows.
type runningView struct {
	method, clock, activity, bounds *widget.Label
	ring                            *widgets.Ring
	curve                           *plot.Curve
	figures                         *widgets.Figures
	content                         *fyne.Container
}

func newRunningView(w look.Words) *runningView {
	v := &runningView{
		method: widget.NewLabel(""), clock: widget.NewLabel(""), activity: widget.NewLabel(""), bounds: widget.NewLabel(""),
		ring: widgets.NewRing(), curve: plot.NewCurve(),
		figures: widgets.NewFigures(
			w.Text("count.expanded", "Expanded"), w.Text("count.generated", "Generated"), w.Text("count.frontier", "Frontier"),
			w.Text("count.depth", "Depth"), w.Text("count.bound", "Cost at least"), w.Text("count.memory", "Memory"),
			w.Text("count.rate", "Expanded per second")),
	}
	v.method.TextStyle.Bold = true
	v.method.Wrapping, v.activity.Wrapping, v.bounds.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord, fyne.TextWrapWord
	v.clock.Truncation = fyne.TextTruncateEllipsis
	over := widget.NewLabel(w.Text("run.curve", "Expanded, over time"))
	for _, l := range []*widget.Label{over, v.bounds, v.activity} {
		l.Importance, l.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	}
	v.content = container.NewVBox(
		look.Tight(v.method), container.NewBorder(nil, nil, v.ring, nil, v.clock), look.Tight(v.activity),
		look.Tight(over), v.curve, v.figures, look.Tight(v.bounds))
	return v
}

func (v *runningView) show(w look.Words, l *live) {
	v.method.SetText(w.Message(l.method.Title()))
	v.ring.Set(l.share())
	clock := figures.Duration(l.elapsed)
	if l.limit > 0 {
		clock = w.Textf("run.clock", "%s of %s", clock, figures.Duration(l.limit))
	}
	v.clock.SetText(clock)
	activity := w.Message(l.now.Activity)
	if l.now.Share >= 0 {
		activity = strings.TrimSpace(activity + " " + w.Textf("run.share", "%d %% of the work is done", int(100*l.now.Share)))
	}
	look.Show(v.activity, activity != "")
	v.activity.SetText(look.Sentence(activity))
	points := []fyne.Position{{}}
	for _, p := range l.pace {
		points = append(points, fyne.NewPos(float32(p.at.Seconds()), float32(p.expanded)))
	}
	v.curve.Set(points)
	c := l.now.Counters
	v.figures.Set(figures.Count(c.Expanded), figures.Count(c.Generated), figures.Count(c.Frontier), look.OrDash(c.Depth),
		l.bound(c.Bound), figures.Bytes(c.Bytes), rate(c.Expanded, l.elapsed))
	look.Show(v.bounds, len(l.bounds) > 1)
	v.bounds.SetText(w.Textf("run.bounds", "The bound has grown: %s", l.growth()))
}

// bound is a lower bound of the cost; a dash where there is none.
func (l *live) bound(cost int64) string {
	if cost <= 0 {
		return "–"
	}
	return figures.Decimal(search.Value(cost, l.now.CostUnit))
}

// growth is how the bound grew, its last steps.
func (l *live) growth() string {
	const most = 8
	var steps []string
	bounds := l.bounds
	if len(bounds) > most {
		bounds, steps = bounds[len(bounds)-most:], []string{"…"}
	}
	for _, b := range bounds {
		steps = append(steps, l.bound(b))
	}
	return strings.Join(steps, " → ")
}

// rate is how many nodes are expanded in a second; a dash where it is too early to say.
func rate(expanded int64, elapsed time.Duration) string {
	if elapsed <= time.Millisecond {
		return "–"
	}
	return figures.Count(int64(float64(expanded) / elapsed.Seconds()))
}

// summary says in a sentence or two how a search ended and what is known.
func summary(w look.Words, r engine.Result) string {
	if r.Status != engine.Solved {
		return look.Sentence(w.Message(r.Reason))
	}
	return look.Sentence(w.Message(r.Because))
}

// statistics are the figures of a search, with their names.
func statistics(w look.Words, p engine.Puzzle, r engine.Result) (names, values []string) {
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	if r.Status == engine.Solved {
		add(w.Text("count.moves", "Moves"), figures.Count(len(r.Moves)))
		add(w.Text("count.cost", "Cost"), engine.CostText(p, r.Cost))
	}
	if r.Bound > 0 {
		add(w.Text("count.bound", "Cost at least"), engine.CostText(p, r.Bound))
	}
	add(w.Text("count.expanded", "Expanded"), figures.Count(r.Expanded))
	add(w.Text("count.generated", "Generated"), figures.Count(r.Generated))
	if b := search.Branching(r.Generated, len(r.Moves)); b > 0 {
		add(w.Text("count.branching", "Effective branching factor"), fmt.Sprintf("%.3f", b))
	}
	add(w.Text("count.maxfrontier", "Largest frontier"), figures.Count(r.MaxFrontier))
	add(w.Text("count.peak", "Peak memory"), figures.Bytes(r.PeakBytes))
	if r.Tables > 0 {
		add(w.Text("count.tables", "Of which tables"), figures.Bytes(r.Tables))
	}
	add(w.Text("count.time", "Time"), figures.Duration(r.Elapsed))
	if r.Elapsed > time.Millisecond {
		add(w.Text("count.rate", "Expanded per second"), rate(r.Expanded, r.Elapsed))
	}
	return names, values
}
