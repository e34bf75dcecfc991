package editor

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
)

// askEmpty asks for a kind of puzzle and a size, and begins with nothing on a
// board of it. What was there before comes back by undo.
func (p *Page) askEmpty() {
	text := p.frame.Words.Text
	var families []engine.Family
	var titles []string
	for _, f := range p.frame.Puzzles.Families() {
		if f.Editor != nil && f.Editor.Blank != nil {
			families, titles = append(families, f), append(titles, p.frame.Words.Message(f.Title))
		}
	}
	if len(families) == 0 {
		return
	}
	chosen := max(0, slices.IndexFunc(families, func(f engine.Family) bool { return f.Name == p.model.now().family.Name }))
	which := widgets.NewDropdown(func(i int) { chosen = i })
	which.OnKey = p.frame.Key
	which.Offer(titles, chosen)
	rows, cols := size(p.model.now().board)
	high, wide := widgets.NewEntry(strconv.Itoa(max(rows, 1)), nil), widgets.NewEntry(strconv.Itoa(max(cols, 1)), nil)
	high.OnKey, wide.OnKey = p.frame.Key, p.frame.Key
	problem := widget.NewLabel("")
	problem.Importance, problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	problem.Hide()
	content := container.NewVBox(look.Form(
		widget.NewLabel(text("edit.family", "Kind")), which,
		widget.NewLabel(text("edit.rows", "Rows")), high,
		widget.NewLabel(text("edit.columns", "Columns")), wide), problem)
	submit := p.frame.Dialogs.Ask(text("edit.emptytitle", "An empty board"), text("edit.makeempty", "Start"), content, high, func() func() {
		d, err := blank(families[chosen], high.Text, wide.Text)
		if err != nil {
			problem.SetText(look.Sentence(p.frame.Words.Error(err)))
			problem.Show()
			p.frame.Dialogs.Fit()
			return nil
		}
		return func() { p.startEmpty(families[chosen], d) }
	})
	high.OnSubmitted = func(string) { submit() }
	wide.OnSubmitted = high.OnSubmitted
}

// blank is an empty board of a size as it was typed.
func blank(f engine.Family, high, wide string) (engine.Draft, error) {
	rows, err := strconv.Atoi(strings.TrimSpace(high))
	cols, also := strconv.Atoi(strings.TrimSpace(wide))
	if err != nil || also != nil {
		return nil, engine.Errorf("found %q and %q, expected the numbers of rows and columns", high, wide)
	}
	return f.Editor.Blank(rows, cols)
}

func (p *Page) startEmpty(f engine.Family, d engine.Draft) {
	s := p.model.now()
	s.family = f
	p.model.name = p.frame.Words.Text("edit.newname", "new-board")
	p.model.push(s.drawn(d))
	p.shown()
	p.Focus()
}
