package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/scene"
	"langkah/widgets"
)

// picture is the board with what is being drawn on it, the cursor, and what is wrong.
func (m *Model) picture() scene.Scene {
	s := m.now()
	board := s.board
	if m.stroke.under && m.stroke.draft != nil {
		board = m.stroke.draft.Scene().After(s.board)
	}
	var marks []scene.Item
	for _, at := range s.wrong() {
		marks = append(marks, faulty(at)...)
	}
	if m.stroke.under && m.stroke.refused != nil {
		marks = append(marks, faulty(middle(m.stroke.to))...)
	}
	if m.cursor.shown {
		at := m.here()
		marks = append(marks, frame(at, scene.HintRim, 0.09), frame(at, scene.Hint, 0.05))
		if m.typed != "" {
			marks = append(marks, scene.Tag(m.typed, at.X, at.Y, 0.6)...)
		}
	}
	if len(marks) > 0 {
		width, height := board.Width, board.Height
		board = board.With(marks)
		board.Width, board.Height = width, height // a mark on the rim does not make it larger
	}
	return board
}

// faulty hatches a cell and frames it.
func faulty(at scene.Point) []scene.Item {
	return []scene.Item{
		{Kind: scene.Hatch, X: at.X - 0.45, Y: at.Y - 0.45, W: 0.9, H: 0.9, Fill: scene.Highlight},
		frame(at, scene.Highlight, 0.06),
	}
}

// frame is a line around a cell.
func frame(at scene.Point, role scene.Role, line float64) scene.Item {
	return scene.Item{Kind: scene.Rect, X: at.X - 0.46, Y: at.Y - 0.46, W: 0.92, H: 0.92, Corner: 0.12, Stroke: role, Line: line}
}

// middle is that of the cell of a place.
func middle(at scene.Point) scene.Point {
	c := cell(at)
	return scene.Middle(c[0], c[1])
}

// dock is the card below the board: a sentence, and below it undo, redo and the ways out.
type dock struct {
	frame      *look.Frame
	model      *Model
	undo, redo *widgets.Button
	sentence   *widget.Label
	play       *widgets.Button
	content    fyne.CanvasObject
}

// buttonWidth is the least of the buttons with words.
const buttonWidth = 92

// dockActions are called by its buttons.
type dockActions struct{ undo, redo, save, play func() }

func newDock(f *look.Frame, m *Model, do dockActions) *dock {
	text := f.Words.Text
	d := &dock{frame: f, model: m, sentence: widget.NewLabel("")}
	d.undo = widgets.NewIconButton(theme.ContentUndoIcon(), f.Tips, text("edit.undo", "Undo")+" (Ctrl+Z)", do.undo)
	d.redo = widgets.NewIconButton(theme.ContentRedoIcon(), f.Tips, text("edit.redo", "Redo")+" (Ctrl+Y)", do.redo)
	d.sentence.Wrapping = fyne.TextWrapWord
	save := widgets.NewButton(text("edit.save", "Save …"), theme.DocumentSaveIcon(), do.save)
	save.Tips, save.Tip = f.Tips, "Ctrl+S"
	d.play = widgets.NewButton(text("edit.play", "Play it"), theme.MediaPlayIcon(), do.play)
	d.play.Importance, d.play.Tips, d.play.Tip = widget.HighImportance, f.Tips, "Ctrl+Return"
	for _, b := range []*widgets.Button{d.undo, d.redo, save, d.play} {
		b.OnKey = f.Key
	}
	left := container.New(layout.NewCustomPaddedHBoxLayout(0), d.undo, d.redo)
	right := container.New(layout.NewCustomPaddedHBoxLayout(6), look.AtLeast(buttonWidth, save), look.AtLeast(buttonWidth, d.play))
	d.content = widgets.NewCard(container.NewVBox(look.Flush(d.sentence), look.Wrap(left, right)))
	return d
}

func (d *dock) show() {
	m := d.model
	enable(d.undo, m.at > 0)
	enable(d.redo, m.at+1 < len(m.steps))
	enable(d.play, m.now().puzzle != nil)
	words, importance := dockWords(d.frame.Words, m)
	if d.sentence.Importance != importance {
		d.sentence.Importance = importance
		d.sentence.Refresh()
	}
	look.Set(d.sentence, words)
}

func enable(b *widgets.Button, on bool) {
	switch {
	case on && b.Disabled():
		b.Enable()
	case !on && !b.Disabled():
		b.Disable()
	}
}

// dockWords say what is going on, in a sentence.
func dockWords(w look.Words, m *Model) (string, widget.Importance) {
	s := m.now()
	t, works := m.held()
	switch {
	case m.typed != "":
		return w.Textf("edit.typed", "%s: Return puts it down, Esc drops it", m.typed), widget.MediumImportance
	case m.stroke.asks:
		return w.Textf("edit.asks", "Type %s, then Return", w.Message(t.Value)), widget.MediumImportance
	case m.stroke.refused != nil:
		return look.Sentence(w.Error(m.stroke.refused)), widget.WarningImportance
	case m.stroke.under:
		return w.Textf("edit.drawing", "%s: let go where it ends", w.Message(t.Title)), widget.MediumImportance
	case s.err != nil:
		return look.Sentence(w.Error(s.err)), widget.DangerImportance
	case !works && s.closed != nil:
		return look.Sentence(w.Error(s.closed)), widget.LowImportance
	case works:
		return w.Message(t.Title), widget.LowImportance
	}
	return "", widget.LowImportance
}
