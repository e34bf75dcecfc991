package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// lessonCard leads to the next lesson, and says how many are done.
func (p *Page) lessonCard() fyne.CanvasObject {
	w := p.frame.Words
	done, all, next := p.host.Lessons()
	name := muted(next)
	name.Truncation, name.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
	row := container.NewVBox(p.cardHead(recentAt, w.Text("menu.lessons", "Lessons"), w.Textf("start.lessons", "%d of %d done", done, all)), look.Lines(2, name))
	card := widgets.NewPressCard("lessons", row, p.host.Lesson)
	card.OnKey = p.frame.Key
	return card
}

// lowerCards are what was open last, the puzzles of the day, the packs, and the files
// opened before.
func (p *Page) lowerCards() fyne.CanvasObject {
	text := p.frame.Words.Text
	drop := muted(text("start.drop", "Drop a puzzle file anywhere here, or paste its text with Ctrl+V."))
	drop.Truncation, drop.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
	drop.SizeName = theme.SizeNameCaptionText
	foot := container.NewVBox(widget.NewSeparator(), look.WithIcon(widget.NewIcon(theme.DownloadIcon()), look.Lines(2, drop)))
	files := container.NewBorder(p.cardHead(recentAt, text("start.recent", "Recent files"), ""), foot, nil, nil, p.recent)
	p.showRecent()
	p.showToday()
	p.showPacks()
	return container.New(p.low, widgets.NewCard(p.board.content), widgets.NewCard(p.today), widgets.NewCard(p.packs),
		container.NewBorder(p.lessonCard(), nil, nil, nil, widgets.NewCard(files)))
}

// cardHead is the heading of a card, with a remark at the right or, where that has no
// room, below.
func (p *Page) cardHead(card int, title, remark string) fyne.CanvasObject {
	name, right := bold(title), widget.NewLabel(remark)
	name.Truncation, right.Importance = fyne.TextTruncateOff, widget.LowImportance
	right.Alignment = fyne.TextAlignTrailing
	return container.New(headLayout{p.low, card}, name, right)
}

// openFace is the height of the picture of the open board, at least.
const openFace = 150

// openCard is the card of the open board: to go on with, or to begin with.
type openCard struct {
	heading *widget.Label
	moves   *widgets.Badge
	face    *sceneview.Thumbnail
	name    *widget.Label
	kind    *widget.Label
	goOn    *widgets.Button
	watch   *widgets.Button // until something was opened
	content fyne.CanvasObject
}

func newOpenCard(f *look.Frame, host Host) *openCard {
	text := f.Words.Text
	c := &openCard{
		heading: bold(""), moves: widgets.NewBadge(), face: sceneview.NewThumbnail(fyne.NewSize(0, openFace)), name: widget.NewLabel(""), kind: muted(""),
		goOn:  widgets.NewButton("", nil, host.GoOn),
		watch: widgets.NewButton(text("start.watch", "Watch it solved"), theme.MediaPlayIcon(), host.Watch),
	}
	c.name.TextStyle.Bold, c.kind.Truncation = true, fyne.TextTruncateOff
	for _, line := range []*widget.Label{c.name, c.kind} {
		line.Wrapping = fyne.TextWrapWord
	}
	c.goOn.OnKey, c.watch.OnKey = f.Key, f.Key
	head := container.NewBorder(nil, nil, nil, c.moves, look.Tight(c.heading))
	foot := container.NewVBox(look.Tight(c.name, c.kind), c.watch, c.goOn)
	c.content = look.InOrder(layout.NewBorderLayout(head, foot, nil, nil), head, c.face, foot)
	return c
}

// show shows what is open.
func (c *openCard) show(w look.Words, o OpenBoard) {
	if o.Puzzle == nil {
		return
	}
	heading, goOn := w.Text("start.goon", "Go on"), w.Text("start.continue", "Continue")
	c.watch.Importance, c.goOn.Importance = widget.HighImportance, widget.HighImportance
	if o.First {
		heading, goOn = w.Text("start.begin", "Begin here"), w.Text("start.board", "To the board")
		c.goOn.Importance = widget.MediumImportance
	}
	c.watch.Hidden = !o.First
	c.heading.SetText(heading)
	c.goOn.SetText(goOn)
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
		none := muted(w.Text("start.norecent", "Files that you open are listed here."))
		none.Truncation, none.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
		p.recent.Add(look.Tight(none))
	}
	for _, f := range p.model.recent[:min(len(p.model.recent), recentShown)] {
		p.recent.Add(p.recentRow(f))
	}
	p.content.Refresh()
}

// recentShown is how many files have a row; the menu File has all.
const recentShown = 5

// recentRow is a file with what is in it, and what was reached on it.
func (p *Page) recentRow(f file) fyne.CanvasObject {
	w := p.frame.Words
	name, kind, state := widget.NewLabel(f.name()), muted(w.Message(f.kind)), widget.NewLabel(p.recentResult(f))
	name.TextStyle.Bold, name.Truncation = true, fyne.TextTruncateEllipsis
	kind.SizeName, state.SizeName, state.Importance = theme.SizeNameCaptionText, theme.SizeNameCaptionText, widget.LowImportance
	switch {
	case f.missing:
		kind.SetText(f.path)
		state.Importance = widget.WarningImportance
	case f.position == nil:
		kind.SetText(f.path)
		state.Importance = widget.DangerImportance
	}
	words := look.Tight(name, container.NewBorder(nil, nil, nil, state, kind))
	row := widgets.NewPressRow(f.path, look.WithIcon(widget.NewIcon(theme.HistoryIcon()), look.Inset(packInset, words)), func() { p.host.File(f.path) })
	row.OnKey = p.frame.Key
	return row
}

// recentResult says what was reached on the puzzle of a file, or why it has none.
func (p *Page) recentResult(f file) string {
	w := p.frame.Words
	switch r, solved := p.model.reached(f.key); {
	case f.missing:
		return w.Text("start.missing", "missing")
	case f.position == nil:
		return w.Text("start.unread", "cannot be read")
	case f.key == "":
		return ""
	case !solved:
		return w.Text("start.unsolved", "not solved")
	default:
		return reached(w, r)
	}
}
