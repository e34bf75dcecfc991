package play

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Key is a key of the keyboard by what it does in the hand.
type Key struct {
	Does  Action
	Rune  rune // of Type: the letter or digit
	Far   bool // of an arrow: as far as it goes
	Layer bool // of an arrow up or down: into another layer
}

// Action is what a key does.
type Action uint8

// The actions. Those that mean nothing with the piece in hand do nothing.
const (
	Type Action = iota // a letter or digit of a piece's name picks the piece
	Left               // arrows move the piece, or what they can without one
	Right
	Up
	Down
	Lay      // lets go of the piece, or clicks the one that is picked
	Turn     // by a quarter clockwise
	TurnBack // by a quarter the other way
	Flip
	Tilt   // into the next plane in which it can lie
	Next   // the next place where it fits
	Remove // sends the piece back
	NextPiece
	PreviousPiece
	Drop // gives the piece back and picks none
)

// Key is a key going down. The moves are what it comes to, as one press of the session's.
func (h *Hand) Key(k Key) []engine.Move {
	if k.Does != Type {
		h.typed = ""
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

// typeName picks the piece whose name has been typed: of two names that begin
// alike, as 1 and 12, the longer as soon as it is whole.
func (h *Hand) typeName(r rune) {
	name := func(typed string) (piece, bool) {
		list := h.pieces()
		i := slices.IndexFunc(list, func(p piece) bool { return strings.EqualFold(p.name, typed) })
		if i < 0 {
			return piece{}, false
		}
		return list[i], true
	}
	for _, typed := range []string{h.typed + string(r), string(r)} {
		if p, ok := name(typed); ok {
			h.typed = typed
			h.choose(p.id)
			return
		}
	}
	h.typed = ""
}

// choose picks a piece; one that is carried is taken in hand.
func (h *Hand) choose(id string) bool {
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

// step picks the next or the previous piece that can be.
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

// inHand is the piece in hand, or the one picked.
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
	dx, dy := k.Does.way()
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
		return g.Push(dx, dy, k.Far)
	}
	return nil
}

// way is where an arrow points.
func (a Action) way() (dx, dy int) {
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

// letGo lays what is carried, or clicks what is picked. What does not fit stays
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
	return o.Moves
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
