package queens

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// A press on a cell places a queen, one on a queen removes her, and a queen can be dragged to another cell. By keyboard
// the queen of a region is picked by its letter; arrow keys move her, with Shift to the edge, and she is placed where
// it is legal.

var _ engine.Grip = (*Position)(nil)

// hand is a queen being dragged. It implements [engine.Turner] for its Remove.
type hand struct {
	position *Position   // without her
	from     int         // her cell before, -1 for a new queen
	cell     int         // cell under her, -1 outside the board
	at       scene.Point // her centre in the scene
	keys     bool        // picked by keyboard
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

// Push does nothing: a queen must be picked first.
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

// Tap toggles the queen on the cell.
func (h hand) Tap() []engine.Move {
	if h.from >= 0 {
		return h.Remove()
	}
	return h.Offer().Moves
}

// Remove returns the move that takes the queen off, none if she is new.
func (h hand) Remove() []engine.Move {
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
	landed := b.crown(shown, false)
	var o engine.Offer
	for _, it := range landed {
		it.ID = h.piece
		o.Lifted = append(o.Lifted, it.Shifted(h.at.X-at.X-0.5, h.at.Y-at.Y-0.5))
	}
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

// Queens have no orientation and the board has one layer.
func (h hand) Turn(int) engine.Drag  { return h }
func (h hand) Flip() engine.Drag     { return h }
func (h hand) Tilt() engine.Drag     { return h }
func (h hand) Raise(int) engine.Drag { return h }

// Next moves the queen to the next legal cell, cyclically.
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
