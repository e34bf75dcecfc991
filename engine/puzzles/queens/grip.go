package queens

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// A press on a cell places a queen there, one on a queen takes her off, and a
// queen can be dragged to another cell. With the keys the queen of a region is
// picked by its letter; arrows carry her over the board, as far as the edge
// with Shift, and she is laid where she is allowed.

var _ engine.Grip = (*Position)(nil)

// hand is a queen in hand. It implements [engine.Turner] so that she can be sent back.
type hand struct {
	position *Position   // without her
	from     int         // the cell where she stood, -1 for none
	cell     int         // the cell under her, -1 beside the board
	at       scene.Point // where the middle of her is shown
	keys     bool        // she was picked without a pointer
	piece    string
}

// Grab takes hold of a queen, or of a new one over a cell.
func (p *Position) Grab(at scene.Point) (engine.Drag, bool) {
	b := p.puzzle.board
	cell, ok := scene.CellAt(at, b.n, b.n)
	if !ok || p.puzzle.isGiven(cell) {
		return nil, false
	}
	return p.hold(cell).To(at), true
}

// hold takes hold of the queen on a cell, or of a new one there.
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

// Pick takes hold of the queen of a region: where she stands, or over the first
// cell that is allowed her.
func (p *Position) Pick(id string) (engine.Drag, bool) {
	b := p.puzzle.board
	for g, cells := range b.cells {
		if queenID(b.letters[g]) != id {
			continue
		}
		best := cells[0]
		for i := len(cells) - 1; i >= 0; i-- {
			if p.forbids(cells[i]).IsZero() {
				best = cells[i]
			}
		}
		for _, cell := range cells {
			if p.holds(cell) {
				if p.puzzle.isGiven(cell) || !p.loose {
					return nil, false
				}
				best = cell
			}
		}
		h := p.hold(best)
		h.keys = true
		return h, true
	}
	return nil, false
}

// Push does nothing: a queen has to be picked first.
func (p *Position) Push(int, int, bool) []engine.Move { return nil }

func (h hand) over(cell int) hand {
	at := h.position.puzzle.board.corner(cell)
	h.cell, h.at = cell, scene.Point{X: at.X + 0.5, Y: at.Y + 0.5}
	return h
}

func (h hand) Piece() string { return h.piece }

func (h hand) Carried() bool { return h.keys }

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

// Tap places a queen, or takes off the one that is there.
func (h hand) Tap() []engine.Move {
	if h.from >= 0 {
		return h.Remove()
	}
	return h.Offer().Moves
}

// Remove takes the queen off; nil where she stands nowhere.
func (h hand) Remove() []engine.Move {
	if h.from < 0 {
		return nil
	}
	return []engine.Move{h.position.puzzle.board.taking(h.from)}
}

// Offer is a queen on the cell under her.
func (h hand) Offer() engine.Offer {
	b := h.position.puzzle.board
	look := h.cell
	if look < 0 {
		look = max(h.from, 0)
	}
	at := b.corner(look)
	landed := []scene.Item{b.crown(look, false)}
	inHand := landed[0].Shifted(h.at.X-at.X-0.5, h.at.Y-at.Y-0.5)
	inHand.ID = h.piece
	o := engine.Offer{Lifted: []scene.Item{inHand}}
	switch {
	case h.cell < 0:
		o.Says = engine.Msg("there is no cell here")
		if o.Moves = h.Remove(); o.Moves != nil {
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
		o.Says = why
		return o
	}
	m := b.placing(h.cell)
	o.Fits, o.Says, o.Moves = true, m.Words, append(h.Remove(), m)
	return o
}

// A queen looks the same from all sides, and the board has one layer.
func (h hand) Turn(int) engine.Drag  { return h }
func (h hand) Flip() engine.Drag     { return h }
func (h hand) Tilt() engine.Drag     { return h }
func (h hand) Raise(int) engine.Drag { return h }

// Next is the next cell where a queen is allowed.
func (h hand) Next() (engine.Drag, bool) {
	b := h.position.puzzle.board
	for i := 1; i <= len(b.region); i++ {
		cell := (max(h.cell, 0) + i) % len(b.region)
		if h.position.forbids(cell).IsZero() {
			return h.over(cell), true
		}
	}
	return h, false
}
