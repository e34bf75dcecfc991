package packing

import (
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Turn rotates the piece about the held cell.
func (h held) Turn(quarters int) engine.Drag {
	h.turn = h.turn&4 | (h.turn+quarters)&3
	return h
}

// Flip turns the piece over from left to right on the screen, unless it is one-sided.
func (h held) Flip() engine.Drag {
	if h.position.puzzle.pieces[h.piece].oneSided {
		return h
	}
	// Rotating and then reflecting equals reflecting and then rotating the other way.
	h.turn = (h.turn^4)&^3 | -h.turn&3
	return h
}

// Tilt puts the piece into the next plane, and where it does not fit there on the nearest cells on which it does.
func (h held) Tilt() engine.Drag {
	z := h.position.puzzle
	planes := z.board.mode.planes()
	h.plane = (h.plane + 1) % len(planes)
	q := z.pieces[h.piece]
	turn, ok := q.orientation(lay(q.shape, h.turn, planes[h.plane]))
	if l, fits := h.placement(); !ok || h.cell < 0 || fits && h.position.fits(l) {
		return h
	}
	var near []int
	for cell := range z.board.cells {
		if h.position.fits(placement{h.piece, turn, cell}) {
			near = append(near, cell)
		}
	}
	if len(near) == 0 {
		return h
	}
	distance := func(cell int) int {
		d := z.board.cells[cell].minus(z.board.cells[h.cell])
		return d.x*d.x + d.y*d.y + d.z*d.z
	}
	part := h.part
	best := slices.MinFunc(near, func(a, b int) int { return distance(a) - distance(b) })
	h.part = h.firstPart()
	h.over(best)
	h.hold(part)
	return h
}

// Raise moves the held cell to another layer, keeping row and column as far as they exist there.
func (h held) Raise(layers int) engine.Drag {
	b := h.position.puzzle.board
	if h.cell < 0 || b.mode != pyramid {
		return h
	}
	layer, row, col := b.coordinates(b.cells[h.cell])
	layer = min(max(layer+layers, 0), b.rows-1)
	last := b.rows - layer - 1
	if cell, ok := b.cell(b.at(layer, min(row, last), min(col, last))); ok {
		h.over(cell)
	}
	return h
}

// Next moves the piece to the next placement that fits: first the later ones in this orientation, then the other
// orientations, cyclically.
func (h held) Next() (engine.Drag, bool) {
	q, cells := h.position.puzzle.pieces[h.piece], len(h.position.owner)
	at := -1
	if l, ok := h.placement(); ok {
		at = l.turn*cells + l.cell
	} else if turn, ok := q.orientation(lay(q.shape, h.turn, h.position.puzzle.board.mode.planes()[h.plane])); ok {
		at = turn*cells - 1
	}
	all := len(q.turns) * cells
	for i := 1; i <= all; i++ {
		n := (at + i + all) % all
		l := placement{h.piece, n / cells, n % cells}
		if !h.position.fits(l) || h.from != nil && *h.from == l {
			continue
		}
		part := h.part
		h.lay(l)
		h.hold(part)
		return h, true
	}
	return h, false
}

// hold holds the placed piece by another of its cells.
func (h *held) hold(part int) {
	b := h.position.puzzle.board
	if cell, ok := b.cell(b.cells[h.cell].plus(h.points()[part])); ok {
		h.part = part
		h.over(cell)
	}
}

// drawn draws the piece under the pointer, flat.
func (h held) drawn() []scene.Item {
	z := h.position.puzzle
	flat := turned(h.shape(), h.turn, level)
	middles := make([]scene.Point, len(flat))
	for i, p := range flat {
		d := p.minus(flat[h.part])
		middles[i] = scene.Point{X: h.at.X + float64(d.x), Y: h.at.Y + float64(d.y)}
	}
	if z.board.mode == pyramid {
		return z.beads(h.piece, middles, 1)
	}
	form, _ := z.form()
	return z.joined(h.piece, form, middles)
}

// joined draws a piece of a flat board with its cells at those points.
func (p *Puzzle) joined(piece int, form scene.Kind, middles []scene.Point) []scene.Item {
	it := p.body(piece, form)
	it.Size, it.Points = 1, middles
	return []scene.Item{it}
}

// landed draws the piece at its placement; in a pyramid only the balls inside it.
func (h held) landed() []scene.Item {
	z, b := h.position.puzzle, h.position.puzzle.board
	places := b.middles()
	var middles []scene.Point
	for _, p := range h.points() {
		if b.mode != pyramid {
			middles = append(middles, scene.Point{X: places[h.cell].X + float64(p.x), Y: places[h.cell].Y + float64(p.y)})
		} else if cell, ok := b.cell(b.cells[h.cell].plus(p)); ok {
			middles = append(middles, places[cell])
		}
	}
	if b.mode == pyramid {
		return z.beads(h.piece, middles, 1)
	}
	form, _ := z.form()
	return z.joined(h.piece, form, middles)
}
