package board

import (
	"fyne.io/fyne/v2"

	"langkah/app/look"
	"langkah/widgets"
)

// boardView is the desk: the board, the tools of its camera above, the dock below.
type boardView struct {
	frame  *look.Frame
	model  *Model
	board  *widgets.Board
	dock   *dock
	camera *cameraBar

	playing bool
}

func newBoardView(f *look.Frame, m *Model, d *dock) *boardView {
	v := &boardView{frame: f, model: m, board: widgets.NewBoard(), dock: d}
	v.camera = newCameraBar(f, m, func() {
		v.showBoard(false)
		f.Focus(v.board)
	})
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
	speed := look.Speeds()[v.frame.Preferences.Speed()]
	if !slide || !v.frame.Preferences.Animations() {
		speed.Slide = 0
	}
	picture := v.model.scene()
	if !v.playing && v.frame.Preferences.NextMove() {
		picture = v.model.pointing(picture)
	}
	v.board.SetScene(picture, speed.Slide)
	v.camera.show()
}

// key turns what is shown in perspective, or is the window's.
func (v *boardView) key(e *fyne.KeyEvent) {
	if !v.camera.key(e) {
		v.frame.Key(e)
	}
}
