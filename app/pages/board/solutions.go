package board

import (
	"context"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/widgets"
)

// solutionActions are called by a [solutionsBar].
type solutionActions struct {
	show  func(number int64)
	count func()
}

// solutionsBar pages through the solutions of a puzzle that has many, and counts
// them. It is not there for other puzzles.
type solutionsBar struct {
	frame                 *look.Frame
	model                 *Model
	previous, next, count *widgets.Button
	where                 *widget.Label
	content               *fyne.Container
}

func newSolutionsBar(f *look.Frame, m *Model, do solutionActions) *solutionsBar {
	text := f.Words.Text
	b := &solutionsBar{frame: f, model: m, where: widget.NewLabel("")}
	b.previous = widgets.NewIconButton(theme.NavigateBackIcon(), f.Tips, text("all.previous", "Previous solution"), func() { do.show(m.number - 1) })
	b.next = widgets.NewIconButton(theme.NavigateNextIcon(), f.Tips, text("all.next", "Next solution"), func() { do.show(m.number + 1) })
	b.count = widgets.NewButton(text("all.count", "Count all solutions"), nil, do.count)
	b.where.Alignment, b.where.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	for _, button := range []*widgets.Button{b.previous, b.next, b.count} {
		button.OnKey = f.Key
	}
	pages := look.InOrder(layout.NewBorderLayout(nil, nil, b.previous, b.next), b.previous, b.where, b.next)
	b.content = container.NewVBox(widget.NewSeparator(), pages, b.count)
	b.content.Hide()
	return b
}

// show says which solution is shown, and of how many where that is known.
func (b *solutionsBar) show() {
	_, many := b.model.enumerable()
	look.Show(b.content, many)
	if !many {
		return
	}
	w, n, total := b.frame.Words, b.model.number, b.model.total
	words := w.Text("all.some", "Solutions")
	switch {
	case n > 0 && total != "":
		words = w.Textf("all.of", "Solution %s of %s", figures.Count(n), figures.Grouped(total))
	case n > 0:
		words = w.Textf("all.shown", "Solution %d", n)
	case total != "":
		words = w.Textf("all.total", "%s solution{|s}", figures.Grouped(total))
	}
	look.Set(b.where, words)
	if n > 1 {
		b.previous.Enable()
	} else {
		b.previous.Disable()
	}
	if total != "" && fmt.Sprint(n) == total {
		b.next.Disable()
	} else {
		b.next.Enable()
	}
}

// solutionItems page through the solutions of a puzzle that has many, and count
// them. There are none for other puzzles.
func (p *Page) solutionItems() []*fyne.MenuItem {
	if _, ok := p.model.enumerable(); !ok {
		return nil
	}
	menus, text, n := p.frame.Menus, p.frame.Words.Text, p.model.number
	return []*fyne.MenuItem{
		fyne.NewMenuItemSeparator(),
		look.Only(n > 1, menus.Item(text("all.previous", "Previous solution"), look.Ctrl(fyne.KeyUp), func() { p.showNumber(n - 1) })),
		menus.Item(text("all.next", "Next solution"), look.Ctrl(fyne.KeyDown), func() { p.showNumber(n + 1) }),
		menus.Item(text("all.nth", "Solution by number …"), nil, p.askNumber),
		menus.Item(text("all.count", "Count all solutions"), nil, p.count),
	}
}

// askNumber asks for a number and shows that solution.
func (p *Page) askNumber() {
	text := p.frame.Words.Text
	entry := widget.NewEntry()
	entry.SetText(strconv.FormatInt(max(p.model.number, 1), 10))
	submit := p.frame.Dialogs.Ask(text("all.nthtitle", "Solution by number"), text("all.show", "Show"), entry, entry, func() func() {
		n, err := strconv.ParseInt(strings.TrimSpace(entry.Text), 10, 64)
		if err != nil || n < 1 {
			return nil
		}
		return func() { p.showNumber(n) }
	})
	entry.OnSubmitted = func(string) { submit() }
}

// showNumber looks for the solution of that number and shows it.
func (p *Page) showNumber(number int64) {
	puzzle, ok := p.model.enumerable()
	if !ok {
		return
	}
	p.frame.Say(p.frame.Words.Textf("all.looking", "Looking for solution %d …", number))
	p.model.page(puzzle, number, p.frame.Preferences.Limits(), func(r engine.Result) { p.found(number, r) })
	p.frame.MenusChanged()
}

// found shows a solution that was looked for by its number.
func (p *Page) found(number int64, r engine.Result) {
	defer p.frame.MenusChanged()
	if r.Status != engine.Solved {
		p.frame.Say(p.frame.Words.Message(r.Reason))
		return
	}
	p.player.Stop()
	p.showRunning()
	p.showOutcome()
	p.last()
	p.frame.Say(p.frame.Words.Textf("all.shown", "Solution %d", number))
}

// count counts on all cores, in a dialog that shows how far it is.
func (p *Page) count() {
	puzzle, ok := p.model.enumerable()
	if !ok {
		return
	}
	w, d := p.frame.Words, p.frame.Dialogs
	bar, label := widget.NewProgressBar(), widget.NewLabel("")
	label.Wrapping = fyne.TextWrapWord
	slot, probe, limits := p.frame.Jobs.NewSlot(), new(search.Probe), p.frame.Preferences.Limits()
	slot.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			c := puzzle.Count(ctx, runtime.GOMAXPROCS(0), limits, probe)
			return func() {
				p.model.counted(c)
				p.panel.numbers.show()
				bar.SetValue(1)
				label.SetText(countWords(w, c))
				d.Fit()
			}
		},
		Tick: func(time.Duration) { bar.SetValue(max(bar.Value, probe.Snapshot().Share)) },
	})
	d.Watch(w.Text("all.count", "Count all solutions"), w.Text("dialog.close", "Close"), container.NewVBox(bar, label), slot.Drop)
}

// countWords is a count in words, a line for each way to count.
func countWords(w look.Words, c engine.Count) string {
	var lines []string
	if !c.Reason.IsZero() {
		lines = append(lines, w.Message(c.Reason))
	}
	for _, f := range c.Figures {
		lines = append(lines, w.Message(f.Title)+": "+figures.Grouped(f.Value))
	}
	return strings.Join(lines, "\n")
}
