package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// lowerCards are what was open last with the puzzles of the day, the packs, and
// the files opened before.
func (p *Page) lowerCards() fyne.CanvasObject {
	text := p.frame.Words.Text
	drop := muted(text("start.drop", "Drop a puzzle file anywhere here, or paste its text with Ctrl+V."))
	drop.Truncation, drop.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
	drop.SizeName = theme.SizeNameCaptionText
	files := widgets.NewCard(container.NewBorder(
		look.Tight(bold(text("start.recent", "Recent files"))), container.NewVBox(widget.NewSeparator(), look.WithIcon(widget.NewIcon(theme.DownloadIcon()), look.Lines(2, drop))),
		nil, nil, p.recent))
	p.showRecent()
	p.showToday()
	p.showPacks()
	left := widgets.NewCard(container.NewVBox(p.board.content, look.Gap(1), widget.NewSeparator(), look.Gap(1), p.today))
	return container.New(p.low, left, widgets.NewCard(p.packs), files)
}

// openCard is the card of the open board: to go on with, or to begin with.
type openCard struct {
	heading *widget.Label
	moves   *widgets.Badge
	face    *sceneview.Thumbnail
	name    *widget.Label
	kind    *widget.Label
	goOn    *widgets.Button
	watch   *widgets.Button
	content fyne.CanvasObject
}

func newOpenCard(f *look.Frame, host Host) *openCard {
	text := f.Words.Text
	c := &openCard{
		heading: bold(""), moves: widgets.NewBadge(), face: sceneview.NewThumbnail(fyne.NewSize(116, 116)), name: widget.NewLabel(""), kind: muted(""),
		goOn:  widgets.NewButton(text("start.continue", "To the board"), nil, host.GoOn),
		watch: widgets.NewButton(text("start.watch", "Watch it solved"), theme.MediaPlayIcon(), host.Watch),
	}
	c.name.TextStyle.Bold, c.name.Truncation = true, fyne.TextTruncateEllipsis
	c.goOn.OnKey, c.watch.OnKey = f.Key, f.Key
	words := container.NewVBox(look.Tight(c.name, c.kind), c.watch, c.goOn)
	c.content = container.NewVBox(
		container.NewBorder(nil, nil, nil, c.moves, look.Tight(c.heading)),
		container.NewBorder(nil, nil, c.face, nil, container.NewVBox(look.Gap(1), look.Inset(4, words))))
	return c
}

// show shows what is open.
func (c *openCard) show(w look.Words, o OpenBoard) {
	if o.Puzzle == nil {
		return
	}
	heading := w.Text("start.goon", "Go on")
	c.watch.Importance, c.goOn.Importance = widget.MediumImportance, widget.HighImportance
	if o.First {
		heading = w.Text("start.begin", "Begin here")
		c.watch.Importance, c.goOn.Importance = widget.HighImportance, widget.MediumImportance
	}
	c.heading.SetText(heading)
	c.name.SetText(o.Name)
	c.kind.SetText(w.Message(o.Puzzle.Kind()))
	c.face.ShowScene(look.Portrait(o.Position))
	words := ""
	if o.Moves > 0 {
		words = w.Textf("start.moves", "%s move{|s}", figures.Count(o.Moves))
	}
	c.moves.Say(words, widgets.Calm)
	c.watch.Refresh()
	c.goOn.Refresh()
}

// showRecent shows the files opened before.
func (p *Page) showRecent() {
	w := p.frame.Words
	p.recent.RemoveAll()
	if len(p.model.recent) == 0 {
		p.recent.Add(look.Tight(muted(w.Text("start.norecent", "Files that you open are listed here."))))
	}
	for _, f := range p.model.recent[:min(len(p.model.recent), recentShown)] {
		p.recent.Add(p.recentRow(f))
	}
	p.content.Refresh()
}

// recentShown is how many files have a row; the menu File has all.
const recentShown = 5

// recentRow is a file with what is in it and how large it is.
func (p *Page) recentRow(f file) fyne.CanvasObject {
	w := p.frame.Words
	face := sceneview.NewThumbnail(fyne.NewSquareSize(40))
	kind, state := w.Message(f.kind), widgets.NewBadge()
	switch {
	case f.missing:
		kind = f.path
		state.Say(w.Text("start.missing", "missing"), widgets.Doubtful)
	case f.position == nil:
		kind = f.path
		state.Say(w.Text("start.unread", "cannot be read"), widgets.Bad)
	default:
		face.ShowScene(look.Portrait(f.position))
		state.Say(figures.Bytes(f.bytes), widgets.Calm)
	}
	name := widget.NewLabel(f.name())
	name.TextStyle.Bold, name.Truncation = true, fyne.TextTruncateEllipsis
	row := widgets.NewPressRow(f.path, container.NewBorder(nil, nil, face, state, look.Tight(name, muted(kind))), func() { p.host.File(f.path) })
	row.OnKey = p.frame.Key
	return row
}
