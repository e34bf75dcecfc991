// Package play interprets tidied input at a board, once for the window and the terminal:
// pointer and keys go to the position's own [engine.Grip], which returns the moves of a
// press for the session to play. It neither draws nor plays.
package play

import (
	"math"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Hand is the interaction state of a board: at most one piece being dragged, and the piece
// selected for keys. A piece that is [engine.Drag.Carried] stays in hand after a click or
// key until it is dropped; keys move others at once. The zero Hand has no board. It is not
// safe for concurrent use.
type Hand struct {
	position engine.Position
	drag     engine.Drag // nil if nothing is in hand
	picked   string      // ID of the selected piece; "" for none
	typed    string      // typed beginning of a piece's name

	button  bool        // the button is down
	pressed scene.Point // where it went down
	dragged bool        // moved farther than slack since
	again   bool        // a piece was in hand before

	refusal Refusal // of the last press or key
	cells   cells   // of a board whose cells are marked
}

// Refusal is a press or key that the rules forbid.
type Refusal struct {
	Piece string         // that stays; "" for none
	Why   engine.Message // zero for no refusal, or for one without a known reason
	Shown []scene.Item   // the piece where it was refused, and what it is in conflict with
}

// slack is how far a pointer may move during a click, in board units.
const slack = 0.12

// Show sets the position. A piece in hand is released without a move; the selection, crosses
// and the cursor remain.
func (h *Hand) Show(p engine.Position) {
	h.cells.stroke, h.cells.refused = nil, 0
	*h = Hand{position: p, picked: h.picked, typed: h.typed, cells: h.cells}
}

// Refused returns what the last press, release or key was refused for; ok is false
// where it was not.
func (h *Hand) Refused() (r Refusal, ok bool) {
	return h.refusal, h.refusal.Piece != "" || !h.refusal.Why.IsZero()
}

// refuse notes why the position does not let a piece move in a direction, or at all.
func (h *Hand) refuse(piece string, dx, dy int) {
	h.refusal = Refusal{Piece: piece}
	if p, ok := h.position.(engine.Refusing); ok {
		h.refusal.Why = p.Refusal(piece, dx, dy)
	}
}

// Held returns the drag of the piece in hand.
func (h *Hand) Held() (engine.Drag, bool) { return h.drag, h.drag != nil }

// Picked returns the ID of the selected piece, "" if there is none.
func (h *Hand) Picked() string {
	if h.drag != nil {
		return h.drag.Piece()
	}
	return h.picked
}

// Press handles button down at a point of the scene. It reports whether a piece is in hand,
// or cells are being marked.
func (h *Hand) Press(at scene.Point) bool {
	h.typed, h.pressed, h.dragged, h.button, h.refusal = "", at, false, true, Refusal{}
	if h.again = h.drag != nil; h.again {
		h.drag = h.drag.To(at)
		return true
	}
	h.picked = ""
	if h.pressCell(at) {
		return true
	}
	if d, ok := grab(h.position, at); ok {
		h.drag = d
	} else if h.position != nil {
		if id, ok := h.position.Scene().At(at.X, at.Y); ok {
			h.refuse(id, 0, 0)
		}
	}
	return h.drag != nil
}

// Over returns the ID of the piece that Press would take at a point.
func (h *Hand) Over(at scene.Point) (piece string, ok bool) {
	if d, ok := grab(h.position, at); ok {
		return d.Piece(), true
	}
	return "", false
}

// Move handles pointer motion, with the button down or up.
func (h *Hand) Move(at scene.Point) {
	if h.Marking() {
		h.moveOver(at)
	}
	if h.drag == nil {
		return
	}
	if math.Hypot(at.X-h.pressed.X, at.Y-h.pressed.Y) > slack {
		h.dragged = true
	}
	if h.dragged || h.again || h.drag.Carried() && !h.button {
		h.drag = h.drag.To(at)
	}
}

// Release handles button up and returns the resulting moves as one press: none if the piece
// is released without a move, or taken in hand by a click.
func (h *Hand) Release(at scene.Point) []engine.Move {
	h.button = false
	if h.Marking() {
		return h.releaseCell(at)
	}
	if h.drag == nil {
		return nil
	}
	h.refusal = Refusal{}
	h.Move(at)
	d := h.drag
	switch {
	case h.dragged || h.again:
		h.drag = nil
		return h.taken(d, d.Offer().Moves)
	case d.Carried():
		return nil // taken in hand
	}
	h.drag = nil
	if m, ok := h.grid(); ok {
		return h.toggle(m, h.cells.cursor)
	}
	h.picked = d.Piece()
	return h.taken(d, d.Tap())
}

// taken returns the moves of a piece that was let go. Where there are none because it
// does not fit, that is a refusal.
func (h *Hand) taken(d engine.Drag, moves []engine.Move) []engine.Move {
	if o := d.Offer(); len(moves) == 0 && !o.Fits {
		h.refusal = Refusal{Piece: d.Piece(), Why: o.Says}
		if len(o.Marks) > 0 {
			h.refusal.Shown = append(slices.Clone(o.Marks), o.Landed...)
		}
	}
	return moves
}

// SendBack handles a double click: it removes the piece at a point from the board. On a
// board of marked cells it is no more than two clicks.
func (h *Hand) SendBack(at scene.Point) []engine.Move {
	if _, ok := h.grid(); ok {
		return nil
	}
	h.Cancel()
	if d, ok := grab(h.position, at); ok {
		return remove(d)
	}
	return nil
}

func remove(d engine.Drag) []engine.Move {
	if t, ok := d.(engine.Turner); ok {
		return t.Remove()
	}
	return nil
}

// Cancel releases the piece in hand without a move and clears the selection.
func (h *Hand) Cancel() {
	h.picked, h.typed = "", ""
	h.Show(h.position)
}

// grab returns the drag that a press at a point begins.
func grab(p engine.Position, at scene.Point) (engine.Drag, bool) {
	switch g := p.(type) {
	case nil:
		return nil, false
	case engine.Grip:
		return g.Grab(at)
	}
	if id, ok := p.Scene().At(at.X, at.Y); ok {
		return plainOf(p, id)
	}
	return nil, false
}

// pick returns the drag of a piece by ID, without a pointer.
func pick(p engine.Position, id string) (engine.Drag, bool) {
	switch g := p.(type) {
	case nil:
		return nil, false
	case engine.Grip:
		return g.Pick(id)
	}
	return plainOf(p, id)
}

// piece is a selectable piece of a scene, with the name by which it is typed.
type piece struct{ id, name string }

// pieces returns the named pieces of the scene in the order of their names.
func (h *Hand) pieces() []piece {
	if h.position == nil {
		return nil
	}
	var list []piece
	for _, it := range h.position.Scene().Items {
		if it.ID != "" && it.Text != "" && !slices.ContainsFunc(list, func(p piece) bool { return p.id == it.ID }) {
			list = append(list, piece{it.ID, it.Text})
		}
	}
	slices.SortStableFunc(list, func(a, b piece) int {
		if len(a.name) != len(b.name) {
			return len(a.name) - len(b.name) // 9 before 10
		}
		return strings.Compare(a.name, b.name)
	})
	return list
}
