package board

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
	"langkah/widgets/sceneview"
)

// Durations of what moves by hand.
const (
	slideTime = 160 * time.Millisecond // a piece to its place
	backTime  = 120 * time.Millisecond // one that is given back, or taken back
)

// hand plays by hand on the board: it hands pointer and keys to the engine's
// hand, shows what that holds, and has played what comes of it.
type hand struct {
	frame *look.Frame
	model *Model
	view  *boardView
	play  func([]engine.Move) // plays them as one press
	busy  func() bool         // something runs that Esc stops

	button   bool // the pointer's button is down
	typed    bool // what is in hand is moved by keys
	previews bool // a slide is shown that nobody has made
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

// Hold shows where an arrow key would let a piece slide.
func (h *hand) Hold(name fyne.KeyName) bool {
	does, ok := way(name)
	if !ok || !h.free() || !h.flat() || h.model.hand.Picked() == "" && h.model.bySolution() {
		return false
	}
	o, ok := h.model.hand.Preview(h.turned(does))
	if ok {
		h.preview(o, h.frame.Words.Text("hand.slidekey", "Let go to slide, Esc does not."))
	}
	return ok
}

// LetGo takes a preview away.
func (h *hand) LetGo() {
	if h.previews {
		h.previews = false
		h.view.settle(0)
		h.view.dock.showWords()
	}
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
	if len(moves) == 0 && !picked && !h.cursor() && !h.model.pushes() && len(h.model.moves()) > 0 {
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

// show shows what is in hand, and says what would come of it.
func (h *hand) show() {
	h.showHeld()
	if r, ok := h.model.hand.Refused(); ok {
		h.refuse(r)
	}
}

// refuse shakes the piece that stays, and says why it does.
func (h *hand) refuse(r play.Refusal) {
	if len(r.Shown) > 0 {
		h.view.flash(r.Shown)
	}
	h.view.board.Refuse(r.Piece)
	why := h.frame.Words.Text("hand.stuck", "This piece cannot move now")
	if !r.Why.IsZero() {
		why = look.Sentence(h.frame.Words.Message(r.Why))
	}
	h.view.dock.say(why + ".")
}

func (h *hand) showHeld() {
	d, ok := h.model.hand.Held()
	picked := h.model.hand.Picked()
	if !ok {
		h.view.settle(backTime)
		h.view.board.Mark("", picked)
		h.view.dock.showWords()
		h.view.showNotes()
		if items := h.model.shown().Scene().Of(picked); len(items) > 0 && h.typed && !h.cursor() {
			h.view.dock.say(h.frame.Words.Textf("hand.picked", "%s is picked. Arrow keys move it, Esc lets it go.", items[len(items)-1].Text))
		}
		return
	}
	o := d.Offer()
	h.view.board.Mark("", "")
	if h.flat() {
		h.view.hold(flatHold(d, o))
	} else {
		h.view.hold(h.mirrored(o))
	}
	h.view.dock.say(h.sentence(d, o))
}

// flatHold shows a piece in hand over the board, and where it would be placed.
func flatHold(d engine.Drag, o engine.Offer) sceneview.Held {
	const raised = 0.09 // so that what lies under it is seen
	lifted := scene.Posed(o.Lifted, scene.Lifted)
	ghost := scene.GhostOf(o.Landed, o.Fits)
	held := sceneview.Held{Lifted: lifted}
	switch {
	case !d.Carried():
		held.Items = append(append(slices.Clone(o.Marks), ghost...), lifted...)
	case len(ghost) == 0:
		held.Items = lifted
	default:
		for i := range lifted {
			lifted[i] = lifted[i].Shifted(-raised/2, -raised)
		}
		badge := scene.Badge(o.Landed, o.Fits)
		if o.Fits {
			held.Items = append(append(ghost, lifted...), badge)
		} else {
			held.Items = append(append(held.Items, lifted...), append(ghost, badge)...)
		}
	}
	return held
}

// preview shows the way of a slide, a ghost where it ends and its cost, and says how to
// make it.
func (h *hand) preview(o engine.Offer, how string) {
	h.previews = true
	w := h.frame.Words
	items := append(slices.Clone(o.Marks), scene.GhostOf(o.Landed, true)...)
	says := look.Sentence(w.Message(o.Says)) + "."
	if o.Fits && len(o.Moves) > 0 {
		cost := w.Textf("caption.cost", "cost %s", figures.Count(o.Moves[0].Cost))
		says = look.Sentence(w.Message(o.Says)) + ", " + cost + ". " + how
		items = append(items, costTag(cost, h.model.shown().Scene(), o.Landed[0])...)
	}
	h.view.hold(sceneview.Held{Items: items})
	h.view.dock.say(says)
}

// costTag writes the cost of a slide beside the cell where it ends: not on the way.
func costTag(cost string, s scene.Scene, end scene.Item) []scene.Item {
	const size = 0.38
	half := size * (0.25 + 0.25*float64(len([]rune(cost))))
	x, y := end.X+end.W/2, end.Y+end.H/2
	if from := s.Of(end.ID); len(from) > 0 && from[0].X == end.X { // up or down
		if x += end.W/2 + half + 0.1; x+half > s.Width {
			x = end.X - half - 0.1
		}
	} else if y -= end.H/2 + size/2 + 0.06; y < scene.Rim {
		y = end.Y + end.H + size/2 + 0.06
	}
	tag := scene.Tag(cost, min(max(x, half), s.Width-half), y, size)
	tag[0].Fill, tag[0].Stroke = scene.Hint, scene.HintRim
	return tag
}

// mirrored shows in perspective where a piece in hand would come to lie. One that
// does not fit is hatched where it is.
func (h *hand) mirrored(o engine.Offer) sceneview.Held {
	t, _ := h.model.camera.turned(h.model.shown())
	held := sceneview.Held{Lifted: scene.Posed(o.Lifted[:1], scene.Lifted)}
	if t == nil {
		return sceneview.Held{}
	}
	if !o.Fits {
		lies := t.SceneFrom(h.model.camera.view).Of(held.Lifted[0].ID)
		return sceneview.Held{Items: append(scene.GhostOf(lies, false), scene.Badge(lies, false))}
	}
	positions, err := engine.Replay(h.model.shown(), o.Moves)
	if err != nil {
		return sceneview.Held{}
	}
	after := h.model.camera.scene(positions[len(positions)-1]).Of(held.Lifted[0].ID)
	held.Items = append(scene.GhostOf(after, true), scene.Badge(after, true))
	return held
}

// sentence says what an offer is, and how to take it.
func (h *hand) sentence(d engine.Drag, o engine.Offer) string {
	w := h.frame.Words
	says := look.Sentence(w.Message(o.Says))
	if !strings.HasSuffix(says, ".") {
		says += "."
	}
	switch {
	case !d.Carried() || !o.Fits || len(o.Moves) == 0:
		return says
	case h.button:
		return says + " " + w.Text("hand.letgo", "Let go to lay it down.")
	case h.typed:
		return says + " " + w.Text("hand.enter", "Enter lays it down.")
	}
	return says + " " + w.Text("hand.click", "Click to lay it down.")
}
