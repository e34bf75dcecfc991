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
	families, titles := kinds(p.frame)
	if len(families) == 0 {
		return
	}
	now := p.model.now()
	chosen := max(0, slices.IndexFunc(families, func(f engine.Family) bool { return f.Name == now.family.Name }))
	var high, wide *widgets.Entry
	form := look.Form()
	var which *widgets.Dropdown
	// offer offers the sizes of the kind: the present board's, or else the usual one.
	offer := func() {
		sizes := families[chosen].Editor.Sizes
		rows, cols := size(now.board)
		if families[chosen].Name != now.family.Name || rows == 0 {
			rows, cols = sizes.Rows, sizes.Cols
		}
		high, wide = p.sizeEntry(rows), p.sizeEntry(cols)
		form.Objects = []fyne.CanvasObject{
			widget.NewLabel(text("edit.family", "Kind")), which,
			widget.NewLabel(text("edit.rows", "Rows")), widgets.NewStepper(high, sizes.Min, sizes.Max),
		}
		if sizes.Square {
			wide = high
		} else {
			form.Objects = append(form.Objects, widget.NewLabel(text("edit.columns", "Columns")), widgets.NewStepper(wide, sizes.Min, sizes.Max))
		}
		form.Refresh()
	}
	problem := widget.NewLabel("")
	problem.Importance, problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	problem.Hide()
	which = widgets.NewDropdown(func(i int) {
		chosen = i
		offer()
		p.frame.Dialogs.Fit()
	})
	which.OnKey = p.frame.Key
	which.Offer(titles, chosen)
	offer()
	content := container.NewVBox(form, problem)
	p.submitEmpty = p.frame.Dialogs.Ask(text("edit.emptytitle", "An empty board"), text("edit.makeempty", "Start"), content, high, func() func() {
		d, err := blank(families[chosen], high.Text, wide.Text)
		if err != nil {
			problem.SetText(look.Sentence(p.frame.Words.Error(err)))
			problem.Show()
			p.frame.Dialogs.Fit()
			return nil
		}
		return func() { p.startEmpty(families[chosen], d) }
	})
}

// sizeEntry is an entry of the dialog; Return in it begins the board.
func (p *Page) sizeEntry(n int) *widgets.Entry {
	e := widgets.NewEntry(strconv.Itoa(n), nil)
	e.OnKey = p.frame.Key
	e.OnSubmitted = func(string) { p.submitEmpty() }
	return e
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
	p.model.push(state{family: f}.drawn(d))
	p.model.name = p.newName()
	p.shown()
	p.Focus()
}

// StartEmpty begins with nothing on a board of a family, as large as it was typed.
func (p *Page) StartEmpty(f engine.Family, rows, cols string) error {
	d, err := blank(f, rows, cols)
	if err != nil {
		return err
	}
	p.ready()
	p.begin()
	p.startEmpty(f, d)
	return nil
}
