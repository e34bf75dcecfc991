package rush

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// pull is a slide in progress. The range of the piece is computed once, when it is grabbed. It implements
// [engine.Drag].
type pull struct {
	position    Position
	piece       int
	back, ahead int         // cells that it can slide
	pressed     scene.Point // where the pointer grabbed it
	shown       float64     // offset at which it is drawn before the drag: a solved primary piece stands in the exit
	by          float64     // offset in cells, including shown
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
	b := p.puzzle.board
	for i, piece := range b.pieces {
		if pieceID(piece.name) == id {
			back, ahead := b.freeCells(b.grid(p.at), i, int(p.at[i]))
			h := pull{position: p, piece: i, back: back, ahead: ahead}
			if i == 0 && p.Solved() {
				h.shown = b.exitShift()
				h.by = h.shown
			}
			return h, back+ahead > 0
		}
	}
	return pull{}, false
}

// exitShift returns the offset at which a solved primary piece is drawn.
func (b *board) exitShift() float64 {
	if b.exit == right || b.exit == bottom {
		return driveOut
	}
	return -driveOut
}

// Push does nothing: a piece must be picked first.
func (p Position) Push(int, int, bool) []engine.Move { return nil }

func (h pull) Piece() string { return pieceID(h.position.puzzle.board.pieces[h.piece].name) }

func (h pull) Carried() bool { return false }

// Tap does nothing: it only selects the piece.
func (h pull) Tap() []engine.Move { return nil }

// To moves the piece with the pointer within its range; the primary piece may continue into the exit.
func (h pull) To(at scene.Point) engine.Drag {
	by := at.X - h.pressed.X
	if h.vertical() {
		by = at.Y - h.pressed.Y
	}
	low, high := -float64(h.back), float64(h.ahead)
	if b := h.position.puzzle.board; h.piece == 0 {
		if shift := b.exitShift(); shift > 0 && int(h.position.at[0])+h.ahead == b.goal {
			high += shift
		} else if shift < 0 && int(h.position.at[0])-h.back == b.goal {
			low += shift
		}
	}
	h.by = min(max(h.shown+by, low), high)
	return h
}

// Nudge moves the piece by one cell, or with far to the end of its range.
func (h pull) Nudge(dx, dy int, far bool) engine.Drag {
	by := dx
	if h.vertical() {
		by = dy
	}
	by = min(max(by, -1), 1)
	if far {
		by *= maxSide
	}
	h.by = min(max(math.Round(h.offset()+float64(by)), -float64(h.back)), float64(h.ahead))
	return h
}

// offset returns the offset within the board.
func (h pull) offset() float64 { return min(max(h.by, -float64(h.back)), float64(h.ahead)) }

func (h pull) vertical() bool { return h.position.puzzle.board.pieces[h.piece].vertical }

// Offer returns the slide to the nearest cell; below half a cell there is no move.
func (h pull) Offer() engine.Offer {
	z := h.position.puzzle
	s := slide{h.piece, int(math.Round(h.offset()))}
	o := engine.Offer{Fits: true, Lifted: h.drawn(h.by - h.shown)}
	if s.by == 0 {
		o.Says = engine.Msg("piece %s stays", z.board.pieces[h.piece].name)
		return o
	}
	m := z.move(s)
	o.Moves = []engine.Move{m}
	o.Says = engine.Msg("%s %s %d", z.board.pieces[h.piece].name, directionWords(z.board.direction(s)), s.cells())
	o.Landed = h.drawn(float64(s.by) - h.shown)
	return o
}

// drawn returns the piece displaced by so many cells.
func (h pull) drawn(by float64) []scene.Item {
	it := h.position.drawPiece(h.piece)
	if h.vertical() {
		return []scene.Item{it.Shifted(0, by)}
	}
	return []scene.Item{it.Shifted(by, 0)}
}

// slidesByHand counts slides; consecutive moves of one piece count as one.
func (z *Puzzle) slidesByHand(moves []engine.Move) int {
	n, last := 0, -1
	for _, m := range moves {
		if s, err := z.slide(m.Name); err == nil && s.piece != last {
			n, last = n+1, s.piece
		}
	}
	return n
}

// stepsByHand counts the cells of all moves.
func (z *Puzzle) stepsByHand(moves []engine.Move) int {
	n := 0
	for _, m := range moves {
		if s, err := z.slide(m.Name); err == nil {
			n += s.cells()
		}
	}
	return n
}
