package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/widgets"
)

// boardForm asks what a new board is to be like: its kind, level and size; all else is
// folded away.
type boardForm struct {
	window  *Window
	family  engine.Family
	values  engine.Values
	levels  *levelPick
	level   *fyne.Container // the levels with their label
	size    *look.OptionForm
	more    *look.OptionForm
	fold    *widgets.Button // of what is folded away
	content *fyne.Container
}

func (w *Window) newBoardForm(families []engine.Family, present int) *boardForm {
	text, words := w.frame.Words.Text, w.frame.Words
	b := &boardForm{window: w}
	set := func(name, value string) {
		b.values[name] = value
		b.levels.own(b.family, b.values)
	}
	b.size = look.NewOptionForm(words, w.frame.Key, func() {}, set)
	b.more = look.NewOptionForm(words, w.frame.Key, func() {}, set)
	b.more.Explain = true
	b.size.Only = func(o engine.Option) bool { return slices.Contains(sizes(b.family.GenerateOptions), o.Name) }
	b.more.Only = func(o engine.Option) bool { return !b.size.Only(o) }
	b.levels = w.newLevelPick(func(level engine.Level) {
		b.values = levelled(b.values, b.family.GenerateOptions, level)
		b.show()
	})
	b.fold = widgets.NewButton(text("new.more", "More settings"), theme.MenuExpandIcon(), func() { b.open(!b.more.Box.Visible()) })
	b.fold.Importance, b.fold.Alignment, b.fold.OnKey = widget.LowImportance, widget.ButtonAlignLeading, w.frame.Key
	b.level = look.Form(widget.NewLabel(text("new.level", "Level")), b.levels.pick)
	b.content = container.NewVBox(b.level, b.size.Box, b.fold, b.more.Box)
	if len(families) > 1 {
		which := widgets.NewDropdown(func(i int) { b.choose(families[i]) })
		which.OnKey = w.frame.Key
		var titles []string
		for _, f := range families {
			titles = append(titles, words.Message(f.Title))
		}
		which.Offer(titles, present)
		b.content.Objects = slices.Insert(b.content.Objects, 0, fyne.CanvasObject(look.Form(widget.NewLabel(text("new.kind", "Puzzle")), which)))
	}
	b.more.Box.Hide()
	b.choose(families[present])
	return b
}

// sizes are the names of the options that say how large a board is or, where there are
// none, of the choices among boards.
func sizes(options []engine.Option) (names []string) {
	for _, fits := range []func(engine.Option) bool{
		func(o engine.Option) bool { return o.Role == option.Height || o.Role == option.Width },
		func(o engine.Option) bool { return o.Kind == engine.OneOf },
	} {
		for _, o := range options {
			if fits(o) {
				names = append(names, o.Name)
			}
		}
		if len(names) > 0 {
			break
		}
	}
	return names
}

// choose asks for a board of a family, with a seed not used before.
func (b *boardForm) choose(f engine.Family) {
	b.family, b.values = f, fresh(f.GenerateOptions)
	b.levels.offer(f)
	look.Show(b.level, len(f.Levels) > 0)
	b.show()
}

// show shows the values.
func (b *boardForm) show() {
	settings := option.Of(b.values, b.family.GenerateOptions...)
	b.size.Show(settings)
	b.more.Show(settings)
	look.Show(b.fold, len(b.more.Box.Objects) > 0)
	b.window.frame.Dialogs.Fit()
}

// open shows what is folded away, or folds it.
func (b *boardForm) open(open bool) {
	icon := theme.MenuExpandIcon()
	if open {
		icon = theme.MenuDropDownIcon()
	}
	b.fold.SetIcon(icon)
	look.Show(b.more.Box, open)
	b.window.frame.Dialogs.Fit()
}

// check returns the error of the first entry that is wrong, and shows that entry.
func (b *boardForm) check() error {
	if err := b.size.Check(); err != nil {
		return err
	}
	err := b.more.Check()
	if err != nil {
		b.open(true)
	}
	return err
}
