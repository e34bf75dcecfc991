package search

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/course/check"
	"langkah/widgets"
)

// agrees is the tab of the methods with which a log agrees, and how far; below them the ways
// that explain all of it.
type agrees struct {
	frame   *look.Frame
	title   func(method string) string
	shown   *logged // whose verdict is shown
	box     *fyne.Container
	content fyne.CanvasObject
}

func newAgrees(f *look.Frame, title func(method string) string) *agrees {
	a := &agrees{frame: f, title: title, box: container.NewVBox()}
	a.content = look.Scroll(look.Inset(panelInset/2, a.box))
	return a
}

// mostAgreeing is how many methods are listed.
const mostAgreeing = 10

// show shows the verdict of a log.
func (a *agrees) show(l *logged) {
	if a.shown == l {
		return
	}
	a.shown = l
	a.box.RemoveAll()
	if l == nil {
		return
	}
	w, v := a.frame.Words, l.verdict
	low := func(words string) fyne.CanvasObject {
		label := look.Wrapped(words)
		label.Importance = widget.LowImportance
		return look.Tight(label)
	}
	bold := func(words string) fyne.CanvasObject {
		label := look.Wrapped(words)
		label.TextStyle.Bold = true
		return look.Tight(label)
	}
	if !v.Readable {
		a.box.Add(low(look.Sentence(w.Message(v.Reason)) + "."))
		return
	}
	a.box.Add(low(w.Textf("search.agreehead", "How many of %s expansion{|s} agree from the first on", figures.Count(v.Expanded))))
	for _, m := range v.Agreed[:min(len(v.Agreed), mostAgreeing)] {
		a.box.Add(a.row(m, v.Expanded))
	}
	if more := len(v.Agreed) - mostAgreeing; more > 0 {
		a.box.Add(low(w.Textf("search.agreemore", "%s more {was|were} tried.", figures.Count(more))))
	}
	if len(v.Consistent) == 0 {
		return
	}
	a.box.Add(widget.NewSeparator())
	a.box.Add(bold(w.Text("search.explain", "Ways that explain the whole log")))
	for _, c := range v.Consistent {
		a.box.Add(bold(a.title(c.Method)))
		a.box.Add(low(a.words(c)))
	}
}

// row is a method with how far the log agrees with it.
func (a *agrees) row(m check.Agreement, all int) fyne.CanvasObject {
	w := a.frame.Words
	name := a.title(m.Method)
	if !m.Likely.Title.IsZero() {
		name += ": " + w.Message(m.Likely.Title)
	}
	title := look.Wrapped(name)
	count := widget.NewLabel(figures.Count(m.Agree))
	count.TextStyle.Bold = true
	right := container.NewHBox(count)
	if m.Whole {
		chip := widgets.NewBadge()
		chip.Say("✓ "+w.Text("search.agreeall", "all"), widgets.Good)
		right = container.NewHBox(chip, count)
	}
	bar := widgets.NewBar()
	bar.Set(float32(m.Agree)/float32(max(all, 1)), m.Whole)
	line := look.InOrder(layout.NewBorderLayout(nil, nil, nil, right), title, right)
	return container.NewVBox(look.Tight(line), look.Thin(bar))
}

// words say what a way fixes and what it leaves open.
func (a *agrees) words(c check.Consistent) string {
	w := a.frame.Words
	list := func(keys []string) string {
		var words []string
		for _, key := range keys {
			words = append(words, w.Format(key))
		}
		return strings.Join(words, ", ")
	}
	parts := []string{
		w.Textf("search.waysearch", "%s search", w.Format(c.Search)),
		w.Textf("search.waygoal", "goal tested: %s", w.Format(c.Goal)),
	}
	if len(c.Ties) > 0 {
		parts = append(parts, w.Textf("search.wayties", "ties: %s", list(c.Ties)))
	}
	if c.Successors != nil {
		parts = append(parts, w.Textf("search.wayorder", "successors: %s", *c.Successors))
	}
	parts = append(parts, w.Textf("search.waycopies", "a board met again: %s", list(c.Copies)))
	if len(c.Notes) > 0 {
		parts = append(parts, list(c.Notes))
	}
	return look.Sentence(strings.Join(parts, "; ")) + "."
}
