package engine

import "langkah/engine/base/scene"

// Grip is a Position that says what input at its board means: it turns places
// and keys into moves, so that the window and the terminal need not know the
// game. Places are those of its Scene, in board units. It only proposes: what
// is played goes through Apply.
type Grip interface {
	Position

	// Grab is the piece that a press at a place takes hold of; ok is false where
	// nothing can be moved.
	Grab(at scene.Point) (d Drag, ok bool)

	// Pick takes hold of the piece with that ID without a pointer.
	Pick(piece string) (d Drag, ok bool)

	// Push is what an arrow key does with no piece in hand, as a press of several
	// moves where far is set; nil where it does nothing. x goes right, y down.
	Push(dx, dy int, far bool) []Move
}

// Drag is a piece in hand. It never changes: each method gives the next one.
type Drag interface {
	Piece() string // its ID

	// Carried says whether the piece stays in hand until it is laid down: it is
	// picked up by a click too, and keys move it in hand. Another one lies where
	// it is, and each key moves it at once.
	Carried() bool

	To(at scene.Point) Drag          // the pointer has gone there
	Nudge(dx, dy int, far bool) Drag // an arrow key, as far as it goes where far is set
	Tap() []Move                     // what a press and a release at the same place make
	Offer() Offer
}

// Turner is a Drag of a piece that can be turned, laid in many places and sent back.
type Turner interface {
	Drag
	Turn(quarters int) Drag // clockwise as it is seen
	Flip() Drag             // over, from left to right; a piece that may not be stays as it is
	Tilt() Drag             // into the next plane in which it can lie
	Raise(layers int) Drag
	Next() (d Drag, ok bool) // at the next place where it fits; ok is false where there is none
	Remove() []Move          // sends it back; nil where it lies on no board
}

// Offer is what a piece in hand would come to if it were let go now.
type Offer struct {
	Lifted []scene.Item // what is in hand, where the pointer has it
	Landed []scene.Item // the same where it would come to lie; nil where it goes back
	Fits   bool         // it may lie there
	Says   Message      // "F down 3", or why it may not
	Moves  []Move       // one press; nil gives the piece back
}
