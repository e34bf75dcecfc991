package board

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
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
	card   *handCard

	playing bool
	holding bool          // something is shown in hand
	notes   []scene.Item  // shown on the cells
	fading  *job.Repeater // takes away what was refused
}

// refusalTime is how long a piece that was refused is shown.
const refusalTime = 1800 * time.Millisecond

func newBoardView(f *look.Frame, m *Model, d *dock) *boardView {
	v := &boardView{frame: f, model: m, board: sceneview.NewBoard(), dock: d}
	m.camera.magnified = 0
	v.camera = newCameraBar(f, m, v.board, func() {
		v.showBoard(false)
		f.Focus(v.board)
	})
	v.fading = f.Jobs.NewRepeater(func() bool {
		v.settle(0)
		return false
	})
	v.hand = &hand{frame: f, model: m, view: v, busy: m.busy}
	v.card = newHandCard(f, func(k play.Key) {
		v.hand.typed = true
		v.hand.do(m.hand.Key(k))
		f.Focus(v.board)
	})
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
	v.notes = v.model.notes(v.frame.Preferences.Follows())
	v.board.SetScene(picture.With(v.notes), time)
	v.reveal(picture)
	v.board.Mark("", v.model.hand.Picked())
	v.camera.show()
	v.fading.Stop()
	v.holding, v.hand.previews = false, false
	if v.hand.held() {
		v.hand.show()
	}
	v.showCard()
}

// reveal keeps what has moved in sight on an enlarged board.
func (v *boardView) reveal(s scene.Scene) {
	for _, it := range s.Items {
		if it.Marked && v.board.Zoom() > 1 {
			v.board.Reveal(scene.Point{X: it.X + it.W/2, Y: it.Y + it.H/2})
			return
		}
	}
}

// showCard shows what is in hand over a board in perspective.
func (v *boardView) showCard() {
	d, _ := v.model.hand.Held()
	if v.hand.flat() {
		d = nil
	}
	v.card.show(d)
}

// hold shows what is in hand.
func (v *boardView) hold(h sceneview.Held) {
	v.fading.Stop()
	v.holding = true
	v.board.Hold(h)
}

// flash shows for a moment what was refused.
func (v *boardView) flash(items []scene.Item) {
	v.hold(sceneview.Held{Items: items})
	v.fading.Start(refusalTime)
}

// showNotes shows the player's notes where they have changed.
func (v *boardView) showNotes() {
	if !slices.EqualFunc(v.notes, v.model.notes(v.frame.Preferences.Follows()), sameNote) {
		v.showBoard(false)
	}
}

func sameNote(a, b scene.Item) bool { return a.Kind == b.Kind && a.X == b.X && a.Y == b.Y }

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
