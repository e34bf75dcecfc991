package play

import (
	"maps"
	"slices"
	"unicode"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// On a board of cells that a player marks, see [engine.Markable], a click makes a free cell
// crossed, laid on and empty in turn, a drag crosses many cells or, begun on a cross, clears
// them, and keys act at a cursor. Crosses are the player's notes, not moves: they stay when
// moves are taken back, and are hidden where a piece lies.

// cells is the state of such a board.
type cells struct {
	crosses map[int]bool
	cursor  int
	refused int // 1 + cell on which a piece was refused last; the next click clears it
	stroke  *stroke
}

// stroke is a press on a free cell, which may become a drag over others.
type stroke struct {
	last   int // cell under the pointer
	clears bool
	moved  bool
}

// grid returns the position if its cells can be marked.
func (h *Hand) grid() (engine.Markable, bool) {
	m, ok := h.position.(engine.Markable)
	return m, ok
}

// Marking reports whether the pointer is crossing or clearing cells.
func (h *Hand) Marking() bool { return h.cells.stroke != nil }

// Crosses returns the crossed cells in order; those on which a piece lies too.
func (h *Hand) Crosses() []int { return slices.Sorted(maps.Keys(h.cells.crosses)) }

// Cross makes these the crossed cells. Those that the board does not have are left out.
func (h *Hand) Cross(list []int) {
	h.cells.crosses = map[int]bool{}
	if m, ok := h.grid(); ok {
		rows, columns := m.Grid()
		for _, cell := range list {
			if cell >= 0 && cell < rows*columns {
				h.cells.crosses[cell] = true
			}
		}
	}
}

// Cursor returns the cell that the keys act on; ok is false for a board without a cursor.
func (h *Hand) Cursor() (row, column int, ok bool) {
	m, ok := h.grid()
	if !ok {
		return 0, 0, false
	}
	_, columns := m.Grid()
	return h.cells.cursor / columns, h.cells.cursor % columns, true
}

// Forget removes the crosses and puts the cursor on the first cell, for another puzzle.
func (h *Hand) Forget() {
	h.Cancel()
	h.cells = cells{}
}

// Set handles a press of the second button: it lays a piece on a cell or takes it off at
// once. ok is false beside the cells.
func (h *Hand) Set(at scene.Point) (moves []engine.Move, ok bool) {
	h.refusal, h.cells.stroke = Refusal{}, nil
	m, ok := h.grid()
	if !ok || h.drag != nil {
		return nil, false
	}
	rows, columns := m.Grid()
	cell, ok := scene.CellAt(at, rows, columns)
	if !ok {
		return nil, false
	}
	h.cells.cursor = cell
	return h.toggle(m, cell), true
}

// toggle lays a piece on a cell, or takes it off.
func (h *Hand) toggle(m engine.Markable, cell int) []engine.Move {
	_, columns := m.Grid()
	at := scene.Middle(cell/columns, cell%columns)
	d, ok := m.Grab(at)
	if !ok {
		if id, ok := m.Scene().At(at.X, at.Y); ok {
			h.refuse(id, 0, 0)
		}
		return nil
	}
	moves := h.taken(d, d.Tap())
	switch {
	case !m.Free(cell):
		delete(h.cells.crosses, cell)
	case len(moves) == 0:
		h.cells.refused = cell + 1
	}
	return moves
}

// pressCell begins a stroke on a free cell; ok is false elsewhere.
func (h *Hand) pressCell(at scene.Point) (ok bool) {
	m, ok := h.grid()
	if !ok {
		return false
	}
	rows, columns := m.Grid()
	cell, ok := scene.CellAt(at, rows, columns)
	if !ok {
		return false
	}
	h.cells.cursor = cell
	if !m.Free(cell) {
		return false
	}
	h.cells.stroke = &stroke{last: cell, clears: h.cells.crosses[cell]}
	return true
}

// moveOver crosses or clears the cells from the last one to the one under the pointer.
func (h *Hand) moveOver(at scene.Point) {
	m, _ := h.grid()
	rows, columns := m.Grid()
	s := h.cells.stroke
	cell, ok := scene.CellAt(at, rows, columns)
	if !ok || cell == s.last {
		return
	}
	dr, dc := cell/columns-s.last/columns, cell%columns-s.last%columns
	steps := max(dr, -dr, dc, -dc)
	for i := range steps + 1 {
		row := s.last/columns + divided(dr*i, steps)
		h.mark(m, row*columns+s.last%columns+divided(dc*i, steps), !s.clears)
	}
	s.last, s.moved, h.cells.refused = cell, true, 0
}

// divided returns a / b rounded to the nearest whole number.
func divided(a, b int) int {
	if a < 0 {
		return -divided(-a, b)
	}
	return (2*a + b) / (2 * b)
}

// mark crosses or clears a free cell.
func (h *Hand) mark(m engine.Markable, cell int, crossed bool) {
	switch {
	case !m.Free(cell):
	case !crossed:
		delete(h.cells.crosses, cell)
	default:
		if h.cells.crosses == nil {
			h.cells.crosses = map[int]bool{}
		}
		h.cells.crosses[cell] = true
	}
}

// releaseCell ends a stroke. A click takes the cell's turn: crossed, laid on, empty. One on
// which the piece was refused becomes empty at the next click.
func (h *Hand) releaseCell(at scene.Point) []engine.Move {
	h.moveOver(at)
	m, _ := h.grid()
	s := h.cells.stroke
	h.cells.stroke = nil
	refused := h.cells.refused == s.last+1
	h.cells.refused = 0
	switch {
	case s.moved:
	case !s.clears:
		h.mark(m, s.last, true)
	case refused:
		h.mark(m, s.last, false)
	default:
		return h.toggle(m, s.last)
	}
	return nil
}

// cellKey handles a key on a board of cells; ok is false for keys without a meaning there.
func (h *Hand) cellKey(m engine.Markable, k Key) (moves []engine.Move, ok bool) {
	c := &h.cells
	switch k.Does {
	case Left, Right, Up, Down:
		rows, columns := m.Grid()
		dx, dy := k.Does.direction()
		row, column := c.cursor/columns, c.cursor%columns
		for steps := 0; (k.Far || steps == 0) && row+dy >= 0 && row+dy < rows && column+dx >= 0 && column+dx < columns; steps++ {
			row, column = row+dy, column+dx
		}
		c.cursor = row*columns + column
	case Lay, Turn:
		return h.toggle(m, c.cursor), true
	case Mark:
		h.mark(m, c.cursor, !c.crosses[c.cursor])
	case Remove:
		if !m.Free(c.cursor) {
			return h.toggle(m, c.cursor), true
		}
		h.mark(m, c.cursor, false)
	case Type:
		if unicode.ToUpper(k.Rune) != 'X' || slices.ContainsFunc(h.pieces(), func(p piece) bool { return p.name == "X" }) {
			return nil, false
		}
		h.mark(m, c.cursor, !c.crosses[c.cursor])
	default:
		return nil, false
	}
	return nil, true
}
