package app

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/scene"
	"langkah/widgets"
)

// boardForm asks what a new board is to be like: its kind, level and size; all else is
// folded away.
type boardForm struct {
	window  *Window
	family  engine.Family
	values  engine.Values
	tiles   []*widgets.PressCard // of the families; none where there is one
	levels  *levelPick
	level   *fyne.Container // the levels with their label
	size    *look.OptionForm
	more    *look.OptionForm
	fold    *widgets.Button // of what is folded away
	draw    *widgets.Button // begins an empty board in the editor
	problem *widget.Label
	content *fyne.Container
}

// The pictures of the families.
const (
	familiesInRow = 3
	familyHeight  = 56
)

func (w *Window) newBoardForm(families []engine.Family, present int) *boardForm {
	text, words := w.frame.Words.Text, w.frame.Words
	b := &boardForm{window: w, problem: widget.NewLabel("")}
	b.problem.Importance, b.problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	b.problem.Hide()
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
	b.draw = widgets.NewButton(text("new.draw", "Empty, to draw"), theme.DocumentCreateIcon(), b.startEmpty)
	b.draw.OnKey = w.frame.Key
	b.content = container.NewVBox(b.level, b.size.Box, b.fold, b.more.Box, container.NewHBox(b.draw), b.problem)
	if len(families) > 1 {
		pictures := container.New(&look.Columns{N: familiesInRow})
		for _, f := range families {
			title := words.Message(f.Title)
			tile := look.NewTile(title, title, "", w.portrait(f), familyHeight, func() { b.choose(f) })
			tile.OnKey = w.frame.Key
			b.tiles = append(b.tiles, tile)
			pictures.Add(tile)
		}
		b.content.Objects = slices.Insert(b.content.Objects, 0, fyne.CanvasObject(pictures), look.Gap(1))
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
	for _, tile := range b.tiles {
		tile.Choose(tile.Name == b.window.frame.Words.Message(f.Title))
	}
	look.Show(b.draw, f.Editor != nil && f.Editor.Blank != nil)
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

// fail says below the choices what is wrong with them.
func (b *boardForm) fail(err error) {
	b.problem.SetText(look.Sentence(b.window.frame.Words.Error(err)))
	b.problem.Show()
	b.window.frame.Dialogs.Fit()
}

// startEmpty begins an empty board of the chosen size in the editor.
func (b *boardForm) startEmpty() {
	w, settings := b.window, option.Of(b.values, b.family.GenerateOptions...)
	usual := b.family.Editor.Sizes
	rows := cmp.Or(settings.Role(option.Height), strconv.Itoa(usual.Rows))
	cols := cmp.Or(settings.Role(option.Width), strconv.Itoa(usual.Cols))
	if usual.Square {
		cols = rows
	}
	if err := w.editor.StartEmpty(b.family, rows, cols); err != nil {
		b.fail(err)
		return
	}
	w.frame.Dialogs.Close()
	w.turn(w.editor)
}

// portrait is the board of a family's first sample that has a piece on it.
func (w *Window) portrait(f engine.Family) scene.Scene {
	for _, s := range assets.Samples() {
		if s.Family != f.Name {
			continue
		}
		if p, err := w.frame.Puzzles.Open(s.Text); err == nil {
			picture := look.Portrait(p.Start())
			if slices.ContainsFunc(picture.Items, func(it scene.Item) bool { return it.ID != "" }) {
				return picture
			}
		}
	}
	return scene.Scene{}
}
