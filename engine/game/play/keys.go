package play

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Key is a key press by its meaning for the hand.
type Key struct {
	Does  Action
	Rune  rune // of Type: letter or digit
	Far   bool // of an arrow: as far as possible
	Layer bool // of an arrow up or down: to another layer
}

// Action is the meaning of a key.
type Action uint8

// Actions that do not apply to the piece in hand do nothing.
const (
	Type Action = iota // selects a piece by its name
	Left               // arrows move the piece, or act on the board
	Right
	Up
	Down
	Lay      // drops the piece, or clicks the selected one
	Turn     // a quarter clockwise
	TurnBack // a quarter anticlockwise
	Flip
	Tilt   // into the next plane of a solid
	Next   // to the next position that fits
	Remove // removes the piece from the board
	NextPiece
	PreviousPiece
	Drop // cancels: releases the piece and clears the selection
	Mark // crosses the cell at the cursor, or clears it
)

// Key handles a key press and returns the resulting moves as one press.
func (h *Hand) Key(k Key) []engine.Move {
	h.refusal = Refusal{}
	if k.Does != Type {
		h.typed = ""
	}
	if m, ok := h.grid(); ok && h.drag == nil {
		h.cells.refused, h.cells.stroke = 0, nil
		if moves, ok := h.cellKey(m, k); ok {
			return moves
		}
	}
	switch k.Does {
	case Type:
		h.typeName(k.Rune)
	case Left, Right, Up, Down:
		return h.arrow(k)
	case NextPiece:
		h.step(1)
	case PreviousPiece:
		h.step(-1)
	case Drop:
		h.Cancel()
	case Lay:
		return h.letGo()
	case Remove:
		if d, ok := h.inHand(); ok {
			h.drag = nil
			return remove(d)
		}
	default:
		h.turn(k.Does)
	}
	return nil
}

// typeName selects a piece by its typed name; a name that extends another, as 12 extends 1,
// wins once complete. The beginning of a name, such as the A of A1, waits for the rest.
func (h *Hand) typeName(r rune) {
	list := h.pieces()
	for _, typed := range []string{h.typed + string(r), string(r)} {
		whole := slices.IndexFunc(list, func(p piece) bool { return p.name == typed })
		if whole < 0 {
			whole = slices.IndexFunc(list, func(p piece) bool { return strings.EqualFold(p.name, typed) })
		}
		if whole >= 0 {
			h.typed = typed
			if id := list[whole].id; !h.choose(id) {
				h.drag, h.picked = nil, id // it is picked all the same
				h.refuse(id, 0, 0)
			}
			return
		}
		if slices.ContainsFunc(list, func(p piece) bool { return beginsWith(p.name, typed) }) {
			h.typed = typed
			return
		}
	}
	h.typed = ""
}

// beginsWith reports whether a name begins with what was typed, in capitals or not.
func beginsWith(name, typed string) bool {
	return len(name) > len(typed) && strings.EqualFold(name[:len(typed)], typed)
}

// choose selects a piece; one that is carried is taken in hand, and a cursor goes to it.
func (h *Hand) choose(id string) bool {
	if m, ok := h.grid(); ok {
		cell, ok := m.CellOf(id)
		if ok {
			h.cells.cursor, h.picked = cell, id
		}
		return ok
	}
	d, ok := pick(h.position, id)
	if !ok {
		return false
	}
	h.drag, h.picked = nil, id
	if d.Carried() {
		h.drag, h.again, h.dragged = d, true, false
	}
	return true
}

// step selects the next or previous piece.
func (h *Hand) step(by int) {
	list := h.pieces()
	at := slices.IndexFunc(list, func(p piece) bool { return p.id == h.Picked() })
	if at < 0 && by < 0 {
		at = 0
	}
	for i := 1; i <= len(list); i++ {
		n := ((at+i*by)%len(list) + len(list)) % len(list)
		if h.choose(list[n].id) {
			return
		}
	}
}

// inHand returns the piece in hand, or else the selected one.
func (h *Hand) inHand() (engine.Drag, bool) {
	if h.drag != nil {
		return h.drag, true
	}
	if h.picked == "" {
		return nil, false
	}
	return pick(h.position, h.picked)
}

func (h *Hand) arrow(k Key) []engine.Move {
	dx, dy := k.Does.direction()
	d, ok := h.inHand()
	switch {
	case ok && d.Carried():
		if t, turns := d.(engine.Turner); turns && k.Layer {
			d = t.Raise(-dy)
		} else {
			d = d.Nudge(dx, dy, k.Far)
		}
		h.drag, h.again = d, true
		return nil
	case ok:
		if moves := d.Nudge(dx, dy, k.Far).Offer().Moves; moves != nil {
			return moves
		}
	}
	if g, ok := h.position.(engine.Grip); ok {
		if moves := g.Push(dx, dy, k.Far); moves != nil {
			return moves
		}
	}
	h.refuse(h.picked, dx, dy)
	return nil
}

// direction returns the unit vector of an arrow.
func (a Action) direction() (dx, dy int) {
	switch a {
	case Left:
		return -1, 0
	case Right:
		return 1, 0
	case Up:
		return 0, -1
	}
	return 0, 1
}

// letGo drops a carried piece, or clicks the selected one. A piece that does not fit stays
// in hand.
func (h *Hand) letGo() []engine.Move {
	d, ok := h.inHand()
	if !ok {
		return nil
	}
	if !d.Carried() {
		return d.Tap()
	}
	o := d.Offer()
	if o.Fits {
		h.drag, h.picked = nil, ""
	}
	return h.taken(d, o.Moves)
}

func (h *Hand) turn(does Action) {
	d, _ := h.inHand()
	t, ok := d.(engine.Turner)
	if !ok {
		return
	}
	h.again = true
	switch does {
	case Turn:
		h.drag = t.Turn(1)
	case TurnBack:
		h.drag = t.Turn(3)
	case Flip:
		h.drag = t.Flip()
	case Tilt:
		h.drag = t.Tilt()
	case Next:
		if next, ok := t.Next(); ok {
			h.drag = next
		}
	}
}
