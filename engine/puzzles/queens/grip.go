package queens

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// A press on a cell places a queen, one on a queen removes her, and a queen can be dragged to another cell.

var _ engine.Grip = (*Position)(nil)

// hand is a queen being dragged.
type hand struct {
	position *Position   // without her
	from     int         // her cell before, -1 for a new queen
	cell     int         // cell under her, -1 outside the board
	at       scene.Point // her centre in the scene
	piece    string
}

// Grab grabs the queen on a cell, or a new one over an empty cell.
func (p *Position) Grab(at scene.Point) (engine.Drag, bool) {
	b := p.puzzle.board
	cell, ok := scene.CellAt(at, b.n, b.n)
	if !ok || p.puzzle.isGiven(cell) {
		return nil, false
	}
	return p.hold(cell).To(at), true
}

// hold returns the queen on a cell, or a new one there, held over it.
func (p *Position) hold(cell int) hand {
	b := p.puzzle.board
	h := hand{position: p, from: -1, cell: cell, piece: queenID(b.letter(cell))}
	if p.holds(cell) {
		if h.from = cell; !p.loose {
			h.from = -1
		}
		h.position = p.without(cell)
	}
	return h.over(cell)
}

// Pick grabs the queen of a region where she stands, or a new one over the first legal cell.
func (p *Position) Pick(id string) (engine.Drag, bool) {
	cell, ok := p.CellOf(id)
	if !ok || p.puzzle.isGiven(cell) {
		return nil, false
	}
	return p.hold(cell), true
}

// Push does nothing: queens do not slide.
func (p *Position) Push(int, int, bool) []engine.Move { return nil }

func (h hand) over(cell int) hand {
	at := h.position.puzzle.board.corner(cell)
	h.cell, h.at = cell, scene.Point{X: at.X + 0.5, Y: at.Y + 0.5}
	return h
}

func (h hand) Piece() string { return h.piece }

func (h hand) Carried() bool { return false }

func (h hand) To(at scene.Point) engine.Drag {
	n := h.position.puzzle.board.n
	cell, ok := scene.CellAt(at, n, n)
	if h.at = at; !ok {
		cell = -1
	}
	h.cell = cell
	return h
}

func (h hand) Nudge(dx, dy int, far bool) engine.Drag {
	n := h.position.puzzle.board.n
	if h.cell < 0 {
		return h.over(0)
	}
	r, c := h.cell/n, h.cell%n
	for steps := 0; r+dy >= 0 && r+dy < n && c+dx >= 0 && c+dx < n && (far || steps == 0); steps++ {
		r, c = r+dy, c+dx
	}
	return h.over(r*n + c)
}

// Tap toggles the queen on the cell.
func (h hand) Tap() []engine.Move {
	if h.from >= 0 {
		return h.taken()
	}
	return h.Offer().Moves
}

// taken returns the move that takes the queen off, none if she is new.
func (h hand) taken() []engine.Move {
	if h.from < 0 {
		return nil
	}
	return []engine.Move{h.position.puzzle.board.taking(h.from)}
}

// Offer returns the moves of a release on the cell under her, or why it is not legal.
func (h hand) Offer() engine.Offer {
	b := h.position.puzzle.board
	shown := h.cell
	if shown < 0 {
		shown = max(h.from, 0)
	}
	at := b.corner(shown)
	landed := []scene.Item{b.crown(shown, false)}
	inHand := landed[0].Shifted(h.at.X-at.X-0.5, h.at.Y-at.Y-0.5)
	inHand.ID = h.piece
	o := engine.Offer{Lifted: []scene.Item{inHand}}
	switch {
	case h.cell < 0:
		o.Says = engine.Msg("there is no cell here")
		if o.Moves = h.taken(); o.Moves != nil {
			o.Fits, o.Says = true, o.Moves[0].Words
		}
		return o
	case h.cell == h.from:
		o.Landed, o.Fits, o.Says = landed, true, engine.Msg("the queen stays where she is")
		return o
	}
	o.Landed = landed
	why := h.position.forbids(h.cell)
	if !why.IsZero() {
		o.Says, o.Marks = why, h.position.against(h.cell)
		return o
	}
	m := b.placing(h.cell)
	o.Fits, o.Says, o.Moves = true, m.Words, append(h.taken(), m)
	return o
}
