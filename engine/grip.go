package engine

import "langkah/engine/base/scene"

// Drag is a piece in hand. It never changes: each method returns the next one.
type Drag interface {
	Piece() string // its ID

	// Carried says whether the piece stays in hand until it is laid down: it is
	// picked up by a click too, and keys move it in hand. Another one lies where
	// it is, and each key moves it at once.
	Carried() bool

	To(at scene.Point) Drag          // with the pointer there
	Nudge(dx, dy int, far bool) Drag // an arrow key, as far as it goes where far is set
	Tap() []Move                     // the moves of a press and a release at the same point
	Offer() Offer
}

// Offer is the move that releasing the piece in hand would make, or why it is not
// legal.
type Offer struct {
	Lifted []scene.Item // the piece at the pointer
	Landed []scene.Item // the piece where it would lie; nil where it goes back
	Marks  []scene.Item // what else shows the move: its way, or what it is in conflict with
	Fits   bool         // the move is legal
	Says   Message      // "F down 3", or why it is not legal
	Moves  []Move       // made as one press; nil sends the piece back
}
