package board

import (
	"math"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// Durations of what moves by hand.
const (
	slideTime = 160 * time.Millisecond // a piece to its place
	backTime  = 120 * time.Millisecond // one that is given back, or taken back
)

// pinchTurn is how far two fingers move the wheel for one turn of the piece in hand.
const pinchTurn = 40

// hand plays by hand on the board: it hands pointer and keys to the engine's
// hand, shows what that holds, and has played what comes of it.
type hand struct {
	frame *look.Frame
	model *Model
	view  *boardView
	play  func([]engine.Move) // plays them as one press
	busy  func() bool         // something runs that Esc stops

	button   bool    // the pointer's button is down
	typed    bool    // what is in hand is moved by keys
	previews bool    // a slide is shown that nobody has made
	wheel    float32 // how far it has gone since the last turn
	round    string
	leaves   bool // Tab goes on to the next control
}

var _ sceneview.Hand = (*hand)(nil)

// free says whether the position on the board can be played from.
func (h *hand) free() bool { return h.model.session.Puzzle() != nil && !h.model.searching() }

// flat says whether places on the board are those of the position's scene.
func (h *hand) flat() bool {
	_, turned := h.model.camera.turned(h.model.shown())
	return !turned
}

func (h *hand) held() bool {
	_, ok := h.model.hand.Held()
	return ok
}

// Press takes hold of a piece. One that cannot move shows it.
func (h *hand) Press(at scene.Point) bool {
	h.leaves, h.round = false, ""
	switch {
	case !h.free():
		return false
	case !h.flat():
		if _, ok := h.model.camera.scene(h.model.shown()).At(at.X, at.Y); ok {
			h.view.dock.say(h.frame.Words.Text("hand.layers", "Layers lets you place pieces with the mouse; here keys do."))
		}
		return false
	}
	if h.model.hand.Press(at) {
		h.button, h.typed = true, false
		h.show()
		return true
	}
	h.show()
	return false
}

// Move moves what is in hand, or shows what could be taken.
func (h *hand) Move(at scene.Point) {
	if !h.free() || !h.flat() {
		return
	}
	switch {
	case h.model.hand.Marking():
		h.model.hand.Move(at)
		h.view.showNotes()
		return
	case h.held():
		h.typed = false
		h.model.hand.Move(at)
		h.show()
		return
	}
	over, _ := h.model.hand.Over(at)
	h.view.board.Mark(over, h.model.hand.Picked())
	if o, ok := h.model.hand.PreviewAt(at); ok && !h.view.playing && !h.model.bySolution() {
		h.preview(o, h.frame.Words.Text("hand.slideclick", "Click to slide."))
	} else {
		h.LetGo()
	}
}

// Release lays what is in hand, or gives it back.
func (h *hand) Release(at scene.Point) {
	h.button = false
	h.do(h.model.hand.Release(at))
}

// Double sends a piece back.
func (h *hand) Double(at scene.Point) {
	if h.free() && h.flat() {
		h.do(h.model.hand.SendBack(at))
	}
}

// Second turns over what is in hand, or lays a piece on a cell at once.
func (h *hand) Second(at scene.Point) bool {
	if !h.held() {
		if !h.free() || !h.flat() {
			return false
		}
		moves, ok := h.model.hand.Set(at)
		if ok {
			h.typed = false
			h.do(moves)
		}
		return ok
	}
	h.model.hand.Key(play.Key{Does: play.Flip})
	h.show()
	return true
}

// Wheel turns what is in hand.
func (h *hand) Wheel(up float32) bool {
	if !h.held() {
		return false
	}
	if h.wheel += up; style.Touch() && math.Abs(float64(h.wheel)) < pinchTurn {
		return true
	}
	h.wheel = 0
	does := play.Turn
	if up > 0 {
		does = play.TurnBack
	}
	h.model.hand.Key(play.Key{Does: does})
	h.show()
	return true
}

// Leave shows nothing under the pointer.
func (h *hand) Leave() {
	h.view.board.Mark("", h.model.hand.Picked())
	h.LetGo()
}

// Rune picks the piece of that name.
func (h *hand) Rune(r rune) {
	if h.free() && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
		h.leaves, h.round, h.typed = false, "", true
		h.do(h.model.hand.Key(play.Key{Does: play.Type, Rune: r}))
	}
}

// WantsTab says whether Tab picks the next piece. After Esc it does not.
func (h *hand) WantsTab() bool { return h.free() && !h.leaves }

// way is where an arrow key points.
func way(name fyne.KeyName) (does play.Action, ok bool) {
	switch name {
	case fyne.KeyLeft:
		return play.Left, true
	case fyne.KeyRight:
		return play.Right, true
	case fyne.KeyUp:
		return play.Up, true
	case fyne.KeyDown:
		return play.Down, true
	}
	return does, false
}

// opposite is the other way.
func opposite(does play.Action) play.Action {
	switch does {
	case play.Left:
		return play.Right
	case play.Right:
		return play.Left
	case play.Up:
		return play.Down
	}
	return play.Up
}

// Key plays by a key; it is false for keys that have another meaning now.
func (h *hand) Key(name fyne.KeyName, with sceneview.Keys) bool {
	if !h.free() {
		return false
	}
	picked := h.model.hand.Picked() != ""
	if does, ok := way(name); ok {
		return h.arrow(does, with, picked)
	}
	switch {
	case name == fyne.KeyTab:
		h.tab(with.Shift)
	case name == fyne.KeyEscape:
		h.leaves, h.round = true, ""
		if !picked || h.busy() {
			return false
		}
		h.do(h.model.hand.Key(play.Key{Does: play.Drop}))
	case !picked && !h.cursor():
		return false
	default:
		k, ok := h.keyOf(name, with)
		if !ok {
			return false
		}
		h.typed = true
		h.do(h.model.hand.Key(k))
	}
	return true
}

// cursor says whether keys act on the cell at the cursor. While a solution is on the
// board they play that.
func (h *hand) cursor() bool {
	_, _, ok := h.model.hand.Cursor()
	return ok && h.flat() && !h.model.bySolution()
}

// keyOf translates a key to one of playing by hand; ok is false for others.
func (h *hand) keyOf(name fyne.KeyName, with sceneview.Keys) (k play.Key, ok bool) {
	d, _ := h.model.hand.Held()
	_, turns := d.(engine.Turner)
	switch {
	case name == fyne.KeyReturn || name == fyne.KeyEnter:
		return play.Key{Does: play.Lay}, true
	case name == fyne.KeyDelete || name == fyne.KeyBackspace:
		return play.Key{Does: play.Remove}, true
	case name == fyne.KeySpace && h.cursor():
		if with.Shift {
			return play.Key{Does: play.Mark}, true
		}
		return play.Key{Does: play.Lay}, true
	case !turns:
		return k, false
	}
	switch name {
	case fyne.KeySpace:
		k.Does = play.Turn
		if with.Shift {
			k.Does = play.Flip
		}
	case fyne.KeyPeriod:
		k.Does = play.Next
	case fyne.KeyComma:
		k.Does = play.Tilt
	case fyne.KeyPageUp:
		k = play.Key{Does: play.Up, Layer: true}
	case fyne.KeyPageDown:
		k = play.Key{Does: play.Down, Layer: true}
	default:
		return k, false
	}
	return k, true
}

// turned is the other way where arrows with no piece picked shall move the blank.
func (h *hand) turned(does play.Action) play.Action {
	if h.model.hand.Picked() == "" && h.frame.Preferences.ArrowsMoveBlank() {
		return opposite(does)
	}
	return does
}

// arrow moves by an arrow key. While a solution is on the board, with no piece
// picked, arrows step through it; in perspective they turn it.
func (h *hand) arrow(does play.Action, with sceneview.Keys, picked bool) bool {
	if !picked && (!h.flat() || !with.Shift && !with.Ctrl && h.model.bySolution()) {
		return false
	}
	if with.Ctrl && h.held() {
		return false // the solutions' keys
	}
	does = h.turned(does)
	h.typed = true
	moves := h.model.hand.Key(play.Key{Does: does, Far: with.Shift || with.Ctrl})
	if len(moves) == 0 && !picked && !h.cursor() && !h.model.pushes() && h.model.last() > 0 {
		return false // it steps through what was played
	}
	h.do(moves)
	return true
}

// tab picks the next or the previous piece; after the last one the keyboard goes
// on to the next control.
func (h *hand) tab(back bool) {
	does := play.NextPiece
	if back {
		does = play.PreviousPiece
	}
	if back && h.model.hand.Picked() == "" {
		h.frame.Menus.Canvas.FocusPrevious()
		return
	}
	h.typed = true
	h.model.hand.Key(play.Key{Does: does})
	switch picked := h.model.hand.Picked(); {
	case picked == "" || picked == h.round:
		h.round = ""
		h.model.hand.Cancel()
		h.show()
		if back {
			h.frame.Menus.Canvas.FocusPrevious()
		} else {
			h.frame.Menus.Canvas.FocusNext()
		}
		return
	case h.round == "":
		h.round = picked
	}
	h.show()
}

// do has moves played. Without any it shows what is in hand by now.
func (h *hand) do(moves []engine.Move) {
	if len(moves) > 0 {
		h.play(moves)
		return
	}
	h.show()
}
