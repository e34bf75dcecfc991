package rush

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// pull is a piece in hand. It slides in its lane as far as it is free, which
// is found out once, when it is taken hold of. It implements [engine.Drag].
type pull struct {
	position    Position
	piece       int
	back, ahead int         // cells that it is free to go
	pressed     scene.Point // by the pointer
	shown       float64     // beyond its place when it was pressed: the primary one on its way out
	by          float64     // cells that it has gone
}

// Grab takes hold of a piece that can move.
func (p Position) Grab(at scene.Point) (engine.Drag, bool) {
	id, ok := p.Scene().At(at.X, at.Y)
	if !ok {
		return nil, false
	}
	h, ok := p.pullOf(id)
	h.pressed = at
	return h, ok
}

// Pick takes hold of a piece as Grab does.
func (p Position) Pick(piece string) (engine.Drag, bool) {
	h, ok := p.pullOf(piece)
	return h, ok
}

func (p Position) pullOf(id string) (pull, bool) {
	b := p.puzzle.board
	for i, piece := range b.pieces {
		if pieceID(piece.name) == id {
			back, ahead := b.room(b.grid(p.at), i, int(p.at[i]))
			h := pull{position: p, piece: i, back: back, ahead: ahead}
			if i == 0 && p.Solved() {
				h.shown = b.out()
				h.by = h.shown
			}
			return h, back+ahead > 0
		}
	}
	return pull{}, false
}

// out is how far the primary piece is drawn beyond its place once it is solved.
func (b *board) out() float64 {
	if b.exit == right || b.exit == bottom {
		return driveOut
	}
	return -driveOut
}

// Push does nothing: a piece has to be picked first.
func (p Position) Push(int, int, bool) []engine.Move { return nil }

func (h pull) Piece() string { return pieceID(h.position.puzzle.board.pieces[h.piece].name) }

func (h pull) Carried() bool { return false }

// Tap does nothing: it picks the piece.
func (h pull) Tap() []engine.Move { return nil }

// To slides the piece along with the pointer, as far as it is free; the primary
// one goes on through the exit.
func (h pull) To(at scene.Point) engine.Drag {
	by := at.X - h.pressed.X
	if h.vertical() {
		by = at.Y - h.pressed.Y
	}
	low, high := -float64(h.back), float64(h.ahead)
	if b := h.position.puzzle.board; h.piece == 0 {
		if out := b.out(); out > 0 && int(h.position.at[0])+h.ahead == b.goal {
			high += out
		} else if out < 0 && int(h.position.at[0])-h.back == b.goal {
			low += out
		}
	}
	h.by = min(max(h.shown+by, low), high)
	return h
}

// Nudge slides the piece by a cell, or as far as it is free.
func (h pull) Nudge(dx, dy int, far bool) engine.Drag {
	by := dx
	if h.vertical() {
		by = dy
	}
	by = min(max(by, -1), 1)
	if far {
		by *= maxSide
	}
	h.by = min(max(math.Round(h.rest()+float64(by)), -float64(h.back)), float64(h.ahead))
	return h
}

// rest is how far the piece has gone, within the board.
func (h pull) rest() float64 { return min(max(h.by, -float64(h.back)), float64(h.ahead)) }

func (h pull) vertical() bool { return h.position.puzzle.board.pieces[h.piece].vertical }

// Offer is the slide to the nearest cell; less than half a cell gives the piece back.
func (h pull) Offer() engine.Offer {
	z := h.position.puzzle
	s := slide{h.piece, int(math.Round(h.rest()))}
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

// drawn is the piece so many cells from where it is drawn.
func (h pull) drawn(by float64) []scene.Item {
	it := h.position.drawPiece(h.piece)
	if h.vertical() {
		return []scene.Item{it.Shifted(0, by)}
	}
	return []scene.Item{it.Shifted(by, 0)}
}

// slidesByHand counts moves of which those of one piece in a row are one.
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
