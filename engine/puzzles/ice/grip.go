package ice

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Previewing = Position{}

// sled is a slide in progress: it aims where the pointer or an arrow points. It implements [engine.Drag].
type sled struct {
	position Position
	aimed    bool // a direction is chosen
	toward   direction
	tapped   bool // the press was on another cell in line with the actor
	pressed  scene.Point
	gone     float64 // distance of the pointer from the press, in cells
}

// Grab grabs the actor. A press on another cell of its row or column does so too: a click there slides it that way.
func (p Position) Grab(at scene.Point) (engine.Drag, bool) {
	b := p.puzzle.board
	cell, ok := scene.CellAt(at, b.rows, b.cols)
	if !ok {
		return nil, false
	}
	h := sled{position: p, pressed: at}
	here := b.cell(p.state)
	dx, dy := float64(cell%b.cols-here%b.cols), float64(cell/b.cols-here/b.cols)
	switch {
	case dx != 0 && dy != 0:
		return nil, false
	case dx != 0 || dy != 0:
		h.toward, _ = pointing(dx, dy)
		h.tapped, h.aimed = true, true // so that the press shows where the slide would end
	}
	return h, true
}

// Pick grabs the actor by its ID.
func (p Position) Pick(piece string) (engine.Drag, bool) {
	return sled{position: p, pressed: p.middle()}, piece == actorID
}

// middle returns the centre of the actor's cell in the scene.
func (p Position) middle() scene.Point {
	return p.puzzle.board.middle(p.puzzle.board.cell(p.state))
}

// Push returns the slide in the direction of a vector, if it is legal.
func (p Position) Push(dx, dy int, _ bool) []engine.Move {
	if d, ok := pointing(float64(dx), float64(dy)); ok {
		return p.pushed(d)
	}
	return nil
}

// Preview returns the offer of a slide in the direction of a vector, with the stone where it is.
func (p Position) Preview(dx, dy int) engine.Offer {
	o := sled{position: p}.Nudge(dx, dy, false).Offer()
	o.Lifted = nil
	return o
}

// pushed returns the slide in a direction, nil if it is not legal.
func (p Position) pushed(d direction) []engine.Move {
	if s := p.puzzle.slide(p.state, d); s.ending == stops {
		return []engine.Move{p.puzzle.move(d, s)}
	}
	return nil
}

// pointing returns the direction nearest to a vector; ok is false for the zero vector.
func pointing(dx, dy float64) (direction, bool) {
	switch {
	case dx == 0 && dy == 0:
		return 0, false
	case math.Abs(dx) >= math.Abs(dy) && dx > 0:
		return right, true
	case math.Abs(dx) >= math.Abs(dy):
		return left, true
	case dy > 0:
		return down, true
	}
	return up, true
}

func (h sled) Piece() string { return actorID }

func (h sled) Carried() bool { return false }

// aim is the least distance of the pointer, in cells, that chooses a direction.
const aim = 0.35

// To aims where the pointer is.
func (h sled) To(at scene.Point) engine.Drag {
	dx, dy := at.X-h.pressed.X, at.Y-h.pressed.Y
	h.gone = max(math.Abs(dx), math.Abs(dy))
	h.toward, h.aimed = pointing(dx, dy)
	h.aimed = h.aimed && h.gone >= aim
	return h
}

// Nudge aims in the direction of an arrow key.
func (h sled) Nudge(dx, dy int, _ bool) engine.Drag {
	h.toward, h.aimed = pointing(float64(dx), float64(dy))
	h.gone = float64(max(h.position.puzzle.board.rows, h.position.puzzle.board.cols))
	return h
}

// Tap slides towards the cell that was pressed.
func (h sled) Tap() []engine.Move {
	if !h.tapped {
		return nil
	}
	return h.position.pushed(h.toward)
}

// Offer returns the slide in the chosen direction, or why it is not legal.
func (h sled) Offer() engine.Offer {
	b := h.position.puzzle.board
	stone := b.stone(b.cell(h.position.state))
	o := engine.Offer{Fits: true, Lifted: []scene.Item{stone}}
	if !h.aimed {
		o.Says = engine.Msg("the actor stays")
		return o
	}
	s := b.trace(h.position.state, h.toward, h.position.puzzle.stop)
	o.Marks = h.position.way(h.toward, s)
	if s.ending != stops {
		o.Fits, o.Says = false, b.whyNot(h.toward, s)
		return o
	}
	to := b.cell(s.to)
	rows, cols := to/b.cols-b.cell(h.position.state)/b.cols, to%b.cols-b.cell(h.position.state)%b.cols
	far := float64(max(rows, -rows, cols, -cols))
	share := min(h.gone/far, 1)
	o.Lifted = []scene.Item{stone.Shifted(share*float64(cols), share*float64(rows))}
	o.Landed = []scene.Item{b.stone(to)}
	move := h.position.puzzle.move(h.toward, s)
	o.Moves, o.Says = []engine.Move{move}, move.Words
	return o
}
