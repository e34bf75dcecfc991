package blocks

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// pull is a move in progress: the piece is in hand and follows the pointer over free cells, around corners too. It implements
// [engine.Drag].
type pull struct {
	position Position
	piece    int
	journeys []journey
	pressed  scene.Point
	to       uint8 // the place nearest to the pointer
}

// Grab grabs the piece at a point; ok is false if it cannot move.
func (p Position) Grab(at scene.Point) (engine.Drag, bool) {
	id, ok := p.Scene().At(at.X, at.Y)
	if !ok {
		return nil, false
	}
	h, ok := p.pullOf(id)
	h.pressed = at
	return h, ok
}

// Pick grabs a piece by its ID.
func (p Position) Pick(piece string) (engine.Drag, bool) {
	h, ok := p.pullOf(piece)
	return h, ok
}

func (p Position) pullOf(id string) (pull, bool) {
	i, ok := p.puzzle.board.pieceOf(id)
	if !ok {
		return pull{}, false
	}
	k := p.puzzle.board.kind(i)
	blocked := p.puzzle.board.occupied(p.at).without(k.masks[p.at[i]])
	h := pull{position: p, piece: i, to: p.at[i], journeys: p.puzzle.journeys(i, p.at[i], blocked)}
	return h, len(h.journeys) > 0
}

// Push does nothing: a piece must be picked first.
func (p Position) Push(int, int, bool) []engine.Move { return nil }

func (h pull) Piece() string { return pieceID(h.position.puzzle.board.names[h.piece]) }

func (h pull) Carried() bool { return false }

// Tap does nothing: it only selects the piece.
func (h pull) Tap() []engine.Move { return nil }

// To moves the piece to the reachable place nearest to the pointer.
func (h pull) To(at scene.Point) engine.Drag {
	k := h.position.puzzle.board.kind(h.piece)
	from := k.corners[h.position.at[h.piece]]
	x, y := float64(from.col)+at.X-h.pressed.X, float64(from.row)+at.Y-h.pressed.Y
	away := func(place uint8) float64 {
		return math.Hypot(float64(k.corners[place].col)-x, float64(k.corners[place].row)-y)
	}
	h.to = h.position.at[h.piece]
	for _, j := range h.journeys {
		if away(j.place) < away(h.to) {
			h.to = j.place
		}
	}
	return h
}

// Nudge moves the piece by one cell, or with far as far as it goes in that direction.
func (h pull) Nudge(dx, dy int, far bool) engine.Drag {
	k := h.position.puzzle.board.kind(h.piece)
	for {
		to := k.next[h.to][directionOf(dx, dy)]
		if to < 0 || !h.reaches(uint8(to)) {
			return h
		}
		if h.to = uint8(to); !far {
			return h
		}
	}
}

func directionOf(dx, dy int) int {
	switch {
	case dy < 0:
		return 0
	case dy > 0:
		return 3
	case dx < 0:
		return 1
	}
	return 2
}

func (h pull) reaches(to uint8) bool {
	if to == h.position.at[h.piece] {
		return true
	}
	for _, j := range h.journeys {
		if j.place == to {
			return true
		}
	}
	return false
}

// Offer returns the move to the place reached.
func (h pull) Offer() engine.Offer {
	z := h.position.puzzle
	o := engine.Offer{Fits: true, Lifted: []scene.Item{h.position.drawPiece(h.piece)}}
	for _, j := range h.journeys {
		if j.place != h.to {
			continue
		}
		m := z.move(h.piece, j)
		after := append([]uint8(nil), h.position.at...)
		after[h.piece] = h.to
		o.Moves, o.Says = []engine.Move{m}, m.Short
		o.Landed = []scene.Item{Position{z, after}.drawPiece(h.piece)}
		o.Lifted = o.Landed
		return o
	}
	o.Says = engine.Msg("piece %s stays", z.board.names[h.piece])
	return o
}

// Refusal names what blocks a piece.
func (p Position) Refusal(id string, dx, dy int) engine.Message {
	i, ok := p.puzzle.board.pieceOf(id)
	switch {
	case !ok:
		return engine.Msg("no piece is picked: press its letter first")
	case dx == 0 && dy == 0:
		return engine.Msg("piece %s is blocked on all sides", p.puzzle.board.names[i])
	}
	return p.inTheWay(i, p.at[i], directionOf(dx, dy))
}

// HowTo is the keys and the mouse, in a line.
func (z *Puzzle) HowTo() engine.Message {
	return engine.Msg("Press a letter to pick a piece, arrow keys move it; or drag it, around corners too")
}

// Aim implements [engine.Introduced].
func (z *Puzzle) Aim() engine.Message {
	switch {
	case z.board.exit:
		return engine.Msg("Bring %s to the gap in the rim. Every piece moves both ways over free cells; nothing turns.", z.board.names[0])
	case len(z.targets) == 1:
		return engine.Msg("Bring %s to its marked place. Every piece moves both ways over free cells; nothing turns.", z.board.names[z.targets[0].piece])
	}
	return engine.Msg("Bring the pieces to their marked places. Every piece moves both ways over free cells; nothing turns.")
}

// Gestures implements [engine.Introduced].
func (z *Puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{
		{Keys: engine.Msg("A … Z"), Does: engine.Msg("pick the piece of that letter")},
		{Keys: engine.Msg("arrows"), Does: engine.Msg("move it; with Shift as far as it goes")},
		{Keys: engine.Msg("drag"), Does: engine.Msg("move a piece over free cells, around corners too")},
	}
}
