package board

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine"
	"langkah/widgets"
)

// boardView is the middle of the page: board, caption and transport.
type boardView struct {
	frame       *look.Frame
	model       *Model
	board       *widgets.Board
	caption     *widget.Label
	transport   *widgets.Transport
	perspective *perspective
	content     fyne.CanvasObject
}

// newBoardView makes the view; actions are what the transport does.
func newBoardView(f *look.Frame, m *Model, actions widgets.TransportActions) *boardView {
	v := &boardView{frame: f, model: m, board: widgets.NewBoard(), caption: widget.NewLabel("")}
	v.perspective = newPerspective(f.Words, m, func() {
		v.showBoard(false)
		f.Focus(v.board)
	})
	v.board.OnKey = v.key
	v.board.OnDrag = v.perspective.drag
	v.caption.Alignment = fyne.TextAlignCenter
	v.caption.Truncation = fyne.TextTruncateEllipsis
	v.transport = widgets.NewTransport(actions, f.Words.Speeds(), f.Preferences.Speed())
	below := container.NewPadded(container.NewVBox(v.perspective.content, v.caption, v.transport))
	v.content = container.NewPadded(container.NewBorder(nil, below, nil, nil, v.board))
	return v
}

// show shows the present position; its pieces slide there if they should.
func (v *boardView) show(slide, playing bool) {
	s := v.model.session
	v.showBoard(slide)
	v.transport.Follow(s.Index(), len(s.Moves()), playing)
	v.showCaption()
}

// showBoard shows the board alone.
func (v *boardView) showBoard(slide bool) {
	speed := look.Speeds()[v.frame.Preferences.Speed()]
	if !slide || !v.frame.Preferences.Animations() {
		speed.Slide = 0
	}
	v.board.SetScene(v.model.scene(), speed.Slide)
	v.perspective.show()
}

// key turns what is shown in perspective, or is the window's.
func (v *boardView) key(e *fyne.KeyEvent) {
	if !v.perspective.key(e) {
		v.frame.Key(e)
	}
}

func (v *boardView) showCaption() {
	if words := caption(v.frame.Words, v.model); v.caption.Text != words {
		v.caption.SetText(words)
	}
}

// caption says where the playback is, or what to press, in two lines: the second
// explains the move, which is too long for the first on a small screen.
func caption(w look.Words, m *Model) string {
	s := m.session
	total := len(s.Moves())
	if total == 0 {
		return hint(w, m) + "\n"
	}
	i, explained := s.Index(), ""
	parts := []string{w.Textf("caption.step", "Step %d of %d", i, total)}
	if i == 0 {
		parts = append(parts, w.Text("caption.start", "start"))
	} else {
		move := s.Moves()[i-1]
		parts = append(parts, move.Name, w.Textf("caption.cost", "cost %s", fmt.Sprint(s.Cost())))
		explained = w.Message(move.Words)
	}
	return strings.Join(parts, "  ·  ") + "\n" + explained
}

// hint is the one line that says what to press while there is no solution.
func hint(w look.Words, m *Model) string {
	outcome, ok := m.session.Outcome()
	switch {
	case m.solving():
		return w.Text("caption.solving", "Searching … Esc stops")
	case m.session.Position().Solved():
		return w.Text("caption.goal", "This is the goal already")
	case !ok:
		return w.Text("caption.hint", "Press Solve or Ctrl+Return; Ctrl+O opens a puzzle of yours")
	case outcome.Result.Status == engine.NoSolution:
		return w.Text("caption.none", "There is no solution")
	}
	return w.Text("caption.again", "No solution yet: raise the limits or choose another method")
}
