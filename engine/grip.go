package engine

import "langkah/engine/base/scene"

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

// Offer is what a piece in hand would come to if it were let go now.
type Offer struct {
	Lifted []scene.Item // what is in hand, where the pointer has it
	Landed []scene.Item // the same where it would come to lie; nil where it goes back
	Fits   bool         // it may lie there
	Says   Message      // "F down 3", or why it may not
	Moves  []Move       // one press; nil gives the piece back
}
