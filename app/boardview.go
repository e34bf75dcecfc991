package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/widgets"
)

// boardView is the middle of the page: board, caption and transport.
type boardView struct {
	page      *solvePage
	board     *widgets.Board
	caption   *widget.Label
	transport *widgets.Transport
	solid     *solidView
	shown     engine.Position // on the board: the session's, or one of a running search
	content   fyne.CanvasObject
}

func newBoardView(p *solvePage) *boardView {
	v := &boardView{page: p, board: widgets.NewBoard(), caption: widget.NewLabel("")}
	v.solid = newSolidView(v)
	v.board.OnKey = v.key
	v.board.OnDrag = v.solid.drag
	v.caption.Alignment = fyne.TextAlignCenter
	v.caption.Truncation = fyne.TextTruncateEllipsis
	names := make([]string, len(speeds))
	for i, s := range speeds {
		names[i] = p.w.words.x(s.key, s.english)
	}
	v.transport = widgets.NewTransport(widgets.TransportActions{
		First: p.first, Back: p.back, Play: p.togglePlay, Forward: p.forward, Last: p.last,
		Seek: p.jump, Speed: p.setSpeed, Key: p.w.key, Picked: p.focus,
	}, names, p.speed())
	below := container.NewPadded(container.NewVBox(v.solid.content, v.caption, v.transport))
	v.content = container.NewPadded(container.NewBorder(nil, below, nil, nil, v.board))
	return v
}

// show shows the session's position; its pieces slide there if they should.
func (v *boardView) show(slide bool) {
	s := v.page.w.session
	speed := speeds[v.page.speed()]
	if !slide || !v.page.w.prefs.animations() {
		speed.slide = 0
	}
	v.shown = s.Position()
	v.board.SetScene(v.solid.scene(v.shown), speed.slide)
	v.transport.Follow(s.Index(), len(s.Moves()), v.page.player.playing())
	v.showCaption()
}

// live shows the state that a running search looks at, where it tells of one.
func (v *boardView) live(state any) {
	puzzle, ok := v.page.w.session.Puzzle().(engine.Watchable)
	if !ok || state == nil {
		return
	}
	if position, ok := puzzle.At(state); ok {
		v.shown = position
		v.board.SetScene(v.solid.scene(position), 0)
	}
}

// key turns what is shown in perspective, or is the window's.
func (v *boardView) key(e *fyne.KeyEvent) {
	if !v.solid.key(e) {
		v.page.w.key(e)
	}
}

func (v *boardView) showCaption() {
	if words := v.captionWords(); v.caption.Text != words {
		v.caption.SetText(words)
	}
}

// captionWords says where the playback is, or what to press, in two lines: the
// second explains the move, which is too long for the first on a small screen.
func (v *boardView) captionWords() string {
	w, s := v.page.w.words, v.page.w.session
	total := len(s.Moves())
	if total == 0 {
		return v.hint() + "\n"
	}
	i, explained := s.Index(), ""
	parts := []string{w.f("caption.step", "Step %d of %d", i, total)}
	if i == 0 {
		parts = append(parts, w.x("caption.start", "start"))
	} else {
		m := s.Moves()[i-1]
		parts = append(parts, m.Name, w.f("caption.cost", "cost %s", fmt.Sprint(s.Cost())))
		explained = w.say(m.Words)
	}
	return strings.Join(parts, "  ·  ") + "\n" + explained
}

// hint is the one line that says what to press while there is no solution.
func (v *boardView) hint() string {
	w := v.page.w.words
	solved, ok := v.page.w.session.Solved()
	switch {
	case v.page.w.session.Solving():
		return w.x("caption.solving", "Searching … Esc stops")
	case v.page.w.session.Position().Solved():
		return w.x("caption.goal", "This is the goal already")
	case !ok:
		return w.x("caption.hint", "Press Solve or Ctrl+Return; Ctrl+O opens a puzzle of yours")
	case solved.Result.Status == engine.NoSolution:
		return w.x("caption.none", "There is no solution")
	}
	return w.x("caption.again", "No solution yet: raise the limits or choose another method")
}
