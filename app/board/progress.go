package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine"
	"langkah/engine/figures"
	"langkah/engine/search"
	"langkah/widgets"
)

// progress shows how a search goes: its counters and, where it is known, how
// much of the work is done.
type progress struct {
	words    look.Words
	figures  *widgets.Figures
	bar      *widget.ProgressBar
	busy     *widget.ProgressBarInfinite
	activity *widget.Label
	content  *fyne.Container
}

func newProgress(w look.Words) *progress {
	p := &progress{
		words: w, bar: widget.NewProgressBar(), busy: widget.NewProgressBarInfinite(), activity: widget.NewLabel(""),
		figures: widgets.NewFigures(
			w.Text("count.expanded", "Expanded"), w.Text("count.generated", "Generated"), w.Text("count.frontier", "Frontier"),
			w.Text("count.depth", "Depth"), w.Text("count.bound", "Cost at least"), w.Text("count.memory", "Memory"), w.Text("count.time", "Time")),
	}
	p.activity.Truncation = fyne.TextTruncateEllipsis
	p.busy.Stop()
	p.bar.TextFormatter = func() string { return "" }
	thin := look.Thin(p.busy, p.bar)
	p.content = container.NewVBox(thin, look.Tight(p.activity), p.figures)
	return p
}

// begin shows that a search runs.
func (p *progress) begin() {
	p.bar.Hide()
	p.activity.Hide()
	p.busy.Show()
	p.busy.Start()
	p.counters(search.Counters{}, 0)
}

// end shows that none runs.
func (p *progress) end() {
	p.busy.Stop()
	p.busy.Hide()
	p.bar.Hide()
	p.activity.Hide()
}

// clear shows that there are no counters.
func (p *progress) clear() { p.figures.Set("–", "–", "–", "–", "–", "–", "–") }

// show shows the reading of a search that runs.
func (p *progress) show(s search.Snapshot, elapsed time.Duration) {
	p.counters(s.Counters, elapsed)
	if s.Share >= 0 {
		if p.bar.Hidden {
			p.busy.Stop()
			p.busy.Hide()
			p.bar.Show()
		}
		p.bar.SetValue(s.Share)
	}
	if s.Activity.IsZero() {
		p.activity.Hide()
		return
	}
	p.activity.Show()
	if words := p.words.Message(s.Activity); words != p.activity.Text {
		p.activity.SetText(words)
	}
}

// final shows the counters of a search that has ended.
func (p *progress) final(r engine.Result) {
	c := r.Counters
	c.Bytes = c.PeakBytes
	c.Frontier = c.MaxFrontier
	if c.Bound == 0 {
		c.Bound = r.Bound
	}
	if r.Status == engine.Solved {
		c.Depth = int64(len(r.Moves))
	}
	p.counters(c, r.Elapsed)
}

func (p *progress) counters(c search.Counters, elapsed time.Duration) {
	p.figures.Set(figures.Count(c.Expanded), figures.Count(c.Generated), figures.Count(c.Frontier), look.OrDash(c.Depth), look.OrDash(c.Bound), figures.Bytes(c.Bytes), figures.Duration(elapsed))
}
