// Package play turns tidied input at a board into moves, once for the window
// and the terminal: what is pressed, dragged and typed goes to the position's
// own [engine.Grip], and what comes of it is a press of moves, which the session
// plays. It draws nothing and plays nothing.
package play

import (
	"math"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// A Hand is at most one piece, and which one was picked last. A piece that is
// [engine.Drag.Carried] stays in hand after a click or a key until it is laid;
// another one lies where it is and keys move it at once. The zero Hand is empty
// and has no board; it belongs to one goroutine.
type Hand struct {
	position engine.Position
	drag     engine.Drag // nil where nothing is in hand
	picked   string      // ID of the piece that keys are for; "" for none
	typed    string      // of a piece's name

	button  bool        // the pointer's button is down
	pressed scene.Point // there
	dragged bool        // and has gone further than a click does
	again   bool        // the press was with a piece in hand already
}

// slack is how far a pointer may go during a click, in board units.
const slack = 0.12

// Show gives the hand the position on the board. What was in hand is given
// back; the piece picked stays picked, so that keys go on with it.
func (h *Hand) Show(p engine.Position) {
	*h = Hand{position: p, picked: h.picked, typed: h.typed}
}

// Held is the piece in hand.
func (h *Hand) Held() (engine.Drag, bool) { return h.drag, h.drag != nil }

// Picked is the ID of the piece that keys are for, "" where there is none.
func (h *Hand) Picked() string {
	if h.drag != nil {
		return h.drag.Piece()
	}
	return h.picked
}

// Press is the pointer's button going down at a place of the scene. It says
// whether there is something in hand.
func (h *Hand) Press(at scene.Point) bool {
	h.typed, h.pressed, h.dragged, h.button = "", at, false, true
	if h.again = h.drag != nil; h.again {
		h.drag = h.drag.To(at)
		return true
	}
	h.picked = ""
	if d, ok := grab(h.position, at); ok {
		h.drag = d
	}
	return h.drag != nil
}

// Over is the ID of the piece that a press at a place would take hold of.
func (h *Hand) Over(at scene.Point) (piece string, ok bool) {
	if d, ok := grab(h.position, at); ok {
		return d.Piece(), true
	}
	return "", false
}

// Move is the pointer going to a place, with the button down or not.
func (h *Hand) Move(at scene.Point) {
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

// Release is the pointer's button going up. The moves are what it comes to,
// as one press; there are none where the piece is given back, or picked up by a
// click.
func (h *Hand) Release(at scene.Point) []engine.Move {
	h.button = false
	if h.drag == nil {
		return nil
	}
	h.Move(at)
	d := h.drag
	switch {
	case h.dragged || h.again:
		h.drag = nil
		return d.Offer().Moves
	case d.Carried():
		return nil // it was picked up
	}
	h.drag, h.picked = nil, d.Piece()
	return d.Tap()
}

// SendBack sends the piece at a place back to where it came from: a double click.
func (h *Hand) SendBack(at scene.Point) []engine.Move {
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

// Cancel gives back what is in hand and picks nothing.
func (h *Hand) Cancel() { *h = Hand{position: h.position} }

// grab is what a press at a place takes hold of.
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

// pick is the piece with an ID, taken hold of without a pointer.
func pick(p engine.Position, id string) (engine.Drag, bool) {
	switch g := p.(type) {
	case nil:
		return nil, false
	case engine.Grip:
		return g.Pick(id)
	}
	return plainOf(p, id)
}

// piece is a piece of a scene that can be picked, and the name that is typed for it.
type piece struct{ id, name string }

// pieces are those of the scene that have a name, in the order of their names.
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
