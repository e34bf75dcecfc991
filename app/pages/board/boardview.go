package board

import (
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets/sceneview"
)

// boardView is the desk: the board, the tools of its camera above, the dock below.
type boardView struct {
	frame  *look.Frame
	model  *Model
	board  *sceneview.Board
	dock   *dock
	camera *cameraBar
	hand   *hand

	playing bool
	holding bool // something is shown in hand
}

func newBoardView(f *look.Frame, m *Model, d *dock) *boardView {
	v := &boardView{frame: f, model: m, board: sceneview.NewBoard(), dock: d}
	v.camera = newCameraBar(f, m, func() {
		v.showBoard(false)
		f.Focus(v.board)
	})
	v.hand = &hand{frame: f, model: m, view: v, busy: m.busy}
	v.board.SetHand(v.hand)
	v.board.OnKey = v.key
	v.board.OnDrag, v.board.OnWheel = v.camera.drag, v.camera.wheel
	return v
}

// show shows the present position; its pieces slide there if they should.
func (v *boardView) show(slide, playing bool) {
	v.playing = playing
	v.showBoard(slide)
	v.dock.show(playing)
}

// showBoard shows the board alone.
func (v *boardView) showBoard(slide bool) {
	time := look.Speeds()[v.frame.Preferences.Speed()].Slide
	if !slide {
		time = 0
	}
	v.slide(time)
}

// slide shows the board; its pieces take that long to their places.
func (v *boardView) slide(time time.Duration) {
	if !v.frame.Preferences.Animations() {
		time = 0
	}
	v.model.handOver()
	picture := v.model.scene()
	if !v.playing && v.frame.Preferences.NextMove() {
		picture = v.model.pointing(picture)
	}
	v.board.SetScene(picture, time)
	v.board.Mark("", v.model.hand.Picked())
	v.camera.show()
	v.holding = false
	if v.hand.held() {
		v.hand.show()
	}
}

// hold shows what is in hand.
func (v *boardView) hold(h sceneview.Held) {
	v.holding = true
	v.board.Hold(h)
}

// settle brings what was in hand back to its place.
func (v *boardView) settle(time time.Duration) {
	if v.holding {
		v.slide(time)
	}
}

// key turns what is shown in perspective, or is the window's.
func (v *boardView) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEnter { // that of the numbers
		e = &fyne.KeyEvent{Name: fyne.KeyReturn}
	}
	if !v.camera.key(e) {
		v.frame.Key(e)
	}
}
