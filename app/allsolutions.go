package app

import (
	"context"
	"runtime"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/machine"
	"langkah/engine/search"
	"langkah/widgets"
)

// allSolutions pages through the solutions of a puzzle that has many, and counts
// them. It is not there for other puzzles.
type allSolutions struct {
	page   *solvePage
	number int64              // of the solution shown, 0 for none
	cancel context.CancelFunc // of the run for another one; never nil
}

func newAllSolutions(p *solvePage) *allSolutions {
	return &allSolutions{page: p, cancel: func() {}}
}

// forget drops what belongs to a puzzle that is shown no more.
func (a *allSolutions) forget() {
	a.cancel()
	a.number = 0
}

func (a *allSolutions) puzzle() (engine.Enumerable, bool) {
	p, ok := a.page.w.session.Puzzle().(engine.Enumerable)
	return p, ok
}

// items are the menu's.
func (a *allSolutions) items() []*fyne.MenuItem {
	if _, ok := a.puzzle(); !ok {
		return nil
	}
	w, x := a.page.w, a.page.w.words.x
	return []*fyne.MenuItem{
		fyne.NewMenuItemSeparator(),
		only(a.number > 1, w.item(x("all.previous", "Previous solution"), ctrl(fyne.KeyUp), func() { a.show(a.number - 1) })),
		w.item(x("all.next", "Next solution"), ctrl(fyne.KeyDown), func() { a.show(a.number + 1) }),
		w.item(x("all.nth", "Solution by number …"), nil, a.ask),
		w.item(x("all.count", "Count all solutions"), nil, a.count),
	}
}

// ask asks for a number and shows that solution.
func (a *allSolutions) ask() {
	w := a.page.w
	entry := widget.NewEntry()
	entry.SetText(strconv.FormatInt(max(a.number, 1), 10))
	submit := w.ask(w.words.x("all.nthtitle", "Solution by number"), w.words.x("all.show", "Show"), entry, entry, func() func() {
		n, err := strconv.ParseInt(strings.TrimSpace(entry.Text), 10, 64)
		if err != nil || n < 1 {
			return nil
		}
		return func() { a.show(n) }
	})
	entry.OnSubmitted = func(string) { submit() }
}

// show looks for the solution of that number and shows it.
func (a *allSolutions) show(number int64) {
	p, ok := a.puzzle()
	if !ok {
		return
	}
	a.cancel()
	a.page.stop()
	var ctx context.Context
	ctx, a.cancel = context.WithCancel(context.Background())
	w := a.page.w
	limits := w.prefs.limits()
	w.status.say(w.words.f("all.looking", "Looking for solution %d …", number))
	go func() {
		machine.Guard(limits.Memory)
		r := engine.Nth(ctx, p, number, limits, nil)
		w.do(func() {
			if ctx.Err() == nil {
				a.found(number, r)
			}
		})
	}()
}

func (a *allSolutions) found(number int64, r engine.Result) {
	w := a.page.w
	if r.Status != engine.Solved {
		w.status.say(w.words.say(r.Reason))
		return
	}
	a.page.player.end()
	if err := w.session.Take(w.session.Puzzle().Methods()[0], r); err != nil {
		w.failed(w.words.x("all.failed", "This solution cannot be shown"), err)
		return
	}
	a.number = number
	a.page.resultChanged()
	a.page.last()
	w.status.say(w.words.f("all.shown", "Solution %d", number))
	w.refreshMenu()
}

// count counts on all cores, in a dialog that shows how far it is.
func (a *allSolutions) count() {
	p, ok := a.puzzle()
	if !ok {
		return
	}
	w := a.page.w
	bar, text := widget.NewProgressBar(), widget.NewLabel("")
	text.Wrapping = fyne.TextWrapWord
	ctx, cancel := context.WithCancel(context.Background())
	probe := new(search.Probe)
	ended := make(chan struct{})
	button := widgets.NewButton(w.words.x("dialog.close", "Close"), nil, nil)
	d := w.custom(w.words.x("all.count", "Count all solutions"), container.NewVBox(bar, text), button)
	button.OnTapped = d.Hide
	button.OnKey = w.key
	d.SetOnClosed(func() {
		cancel()
		w.dialogClosed()
	})
	w.win.Canvas().Focus(button)
	limits := w.prefs.limits()
	go func() {
		machine.Guard(limits.Memory)
		c := p.Count(ctx, runtime.GOMAXPROCS(0), limits, probe)
		close(ended)
		w.do(func() {
			bar.SetValue(1)
			text.SetText(a.told(c))
			if ctx.Err() == nil {
				w.fitDialog()
			}
		})
	}()
	go followShare(ctx, probe, ended, func(share float64) { w.do(func() { bar.SetValue(max(bar.Value, share)) }) })
}

// followShare tells ten times a second how much is done, until it has ended.
func followShare(ctx context.Context, probe *search.Probe, ended chan struct{}, show func(float64)) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ended:
			return
		case <-ctx.Done():
			return
		case <-tick.C:
			show(probe.Snapshot().Share)
		}
	}
}

// told is a count in words, a line for each way to count.
func (a *allSolutions) told(c engine.Count) string {
	var lines []string
	if !c.Reason.IsZero() {
		lines = append(lines, a.page.w.words.say(c.Reason))
	}
	for _, f := range c.Figures {
		lines = append(lines, a.page.w.words.say(f.Title)+": "+f.Value)
	}
	return strings.Join(lines, "\n")
}
