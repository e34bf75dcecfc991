package grading

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// arrangement puts the panel to the left, and the boards above the dock.
type arrangement struct{}

// Measures at the usual size of text.
const (
	panelWidth = 304
	gap        = 12
)

func (arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelWidth+360, 420) }

func (arrangement) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(fyne.Max(w, 0), fyne.Max(h, 0)))
	}
	left := panelWidth * widgets.Zoom()
	width, below := size.Width-left-2*gap, objects[2].MinSize().Height
	put(objects[0], 0, 0, left, size.Height)
	put(objects[1], left+gap, gap, width, size.Height-below-3*gap)
	put(objects[2], left+gap, size.Height-below-gap, width, below)
}

// boards are the board chosen and the puzzle solved beside it.
type boards struct {
	frame        *look.Frame
	model        *Model
	theirs, ours *boardCard
	content      fyne.CanvasObject
}

// boardCard is a board with a heading above, and words below.
type boardCard struct {
	heading *widget.Label
	note    *widget.Label
	board   *widgets.Thumbnail
	words   *widget.Label
	content fyne.CanvasObject
}

func newBoardCard() *boardCard {
	c := &boardCard{heading: widget.NewLabel(""), note: widget.NewLabel(""), board: widgets.NewThumbnail(fyne.NewSize(90, 90)), words: widget.NewLabel("")}
	c.heading.SizeName, c.heading.TextStyle.Bold, c.heading.Truncation = theme.SizeNameSubHeadingText, true, fyne.TextTruncateEllipsis
	c.note.Importance, c.note.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	c.words.Wrapping = fyne.TextWrapWord
	const lines = 3 // as many as the reason for a fault takes in half of a small window
	c.content = widgets.NewCard(container.NewBorder(look.Tight(c.heading, c.note), look.Lines(lines, look.Flush(c.words)), nil, nil, c.board))
	return c
}

// say sets the words below the board.
func (c *boardCard) say(words string, importance widget.Importance) {
	c.words.Importance = importance
	c.words.SetText(words)
}

func newBoards(f *look.Frame, m *Model) *boards {
	b := &boards{frame: f, model: m, theirs: newBoardCard(), ours: newBoardCard()}
	b.content = container.New(layout.NewGridLayout(2), b.theirs.content, b.ours.content)
	return b
}

func (b *boards) show() {
	b.showTheirs()
	b.showOurs()
}

func (b *boards) showTheirs() {
	w, m, c := b.frame.Words, b.model, b.theirs
	c.board.ShowScene(m.theirs())
	i, boards := m.board(), m.Report.Boards
	if i < 0 {
		c.heading.SetText(w.Text("grading.noboards", "No board"))
		c.note.SetText(w.Text("grading.puzzle", "the puzzle as it was given"))
		c.say(w.Text("grading.saysnone", "The output says that there is no solution."), widget.MediumImportance)
		return
	}
	c.heading.SetText(w.Textf("grading.boardof", "Board %d of %d", i+1, len(boards)))
	c.note.SetText(w.Textf("grading.where", "line %d of the file", boards[i].Line))
	switch at, faulty := m.fault(); {
	case faulty && i == at:
		c.say(look.Sentence(w.Message(m.Report.Why)), widget.DangerImportance)
	case faulty && i > at:
		c.say(w.Textf("grading.after", "Not judged, because board %d is at fault.", at+1), widget.LowImportance)
	case i == len(boards)-1 && m.Report.Solved:
		c.say(w.Text("grading.goal", "The puzzle is solved."), widget.SuccessImportance)
	case i == len(boards)-1:
		c.say(look.Sentence(w.Message(m.Report.Why)), widget.DangerImportance)
	case i == 0 && m.Report.Missing:
		c.say(w.Text("grading.missing", "The first board, which is the puzzle itself, is not printed."), widget.LowImportance)
	default:
		c.say("", widget.MediumImportance)
	}
}

func (b *boards) showOurs() {
	w, m, c := b.frame.Words, b.model, b.ours
	c.heading.SetText(w.Text("grading.ours", "The same puzzle, solved"))
	if !m.known {
		c.board.ShowScene(m.ours[0].Scene())
		c.note.SetText("")
		if m.proven {
			c.say(w.Text("grading.nosolution", "No solution was found within the limits, or there is none."), widget.LowImportance)
		} else {
			c.say(w.Text("grading.looking", "Solving …"), widget.LowImportance)
		}
		return
	}
	c.board.ShowScene(m.oursNow())
	i := m.our()
	c.say("", widget.MediumImportance)
	switch {
	case !m.steps:
		c.note.SetText(w.Text("grading.onesolution", "one of its solutions"))
	case i == 0:
		c.note.SetText(w.Textf("grading.start", "the start, of %d moves", len(m.moves)))
	default:
		c.note.SetText(w.Textf("grading.move", "move %d of %d: %s", i, len(m.moves), m.moves[i-1].Name))
	}
	if i == len(m.moves) {
		c.say(w.Text("grading.goal", "The puzzle is solved."), widget.SuccessImportance)
	}
}

// dock steps through both solutions, and goes to the fault.
type dock struct {
	model     *Model
	transport *widgets.Transport
	fault     *widgets.Button
	content   fyne.CanvasObject
}

func newDock(f *look.Frame, m *Model, p *Page) *dock {
	text := f.Words.Text
	d := &dock{model: m}
	d.transport = look.NewTransport(f, f.Preferences.Speed(), widgets.TransportActions{
		First: func() { p.jump(0) }, Back: func() { p.jump(m.index - 1) }, Play: p.togglePlay, Forward: func() { p.jump(m.index + 1) },
		Last: func() { p.jump(m.last()) }, Seek: p.jump, Speed: func(i int) { f.Preferences.SetSpeed(i) }, Key: f.Key, Picked: p.Focus,
	})
	d.fault = widgets.NewButton(text("grading.tofault", "First fault"), theme.WarningIcon(), p.toFault)
	d.fault.OnKey = f.Key
	d.content = widgets.NewCard(look.InOrder(layout.NewBorderLayout(nil, nil, nil, d.fault), d.transport, d.fault))
	return d
}

func (d *dock) show(playing bool) {
	d.transport.Follow(d.model.index, d.model.last(), playing)
	if _, ok := d.model.fault(); ok {
		d.fault.Enable()
	} else {
		d.fault.Disable()
	}
}
