package queens

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Markable = (*Position)(nil)

// Grid returns the size of the board.
func (p *Position) Grid() (rows, columns int) { return p.puzzle.board.n, p.puzzle.board.n }

// Free reports whether there is no queen on a cell.
func (p *Position) Free(cell int) bool { return !p.holds(cell) }

// CellOf returns the cell of a region's queen, or the first one on which she may be placed.
func (p *Position) CellOf(id string) (cell int, ok bool) {
	b := p.puzzle.board
	g := slices.IndexFunc(b.letters, func(letter byte) bool { return queenID(letter) == id })
	if g < 0 {
		return 0, false
	}
	best := b.cells[g][0]
	for _, cell := range slices.Backward(b.cells[g]) {
		if p.holds(cell) {
			return cell, true
		}
		if p.forbids(cell).IsZero() {
			best = cell
		}
	}
	return best, true
}

// Notes draws the player's crosses, and dots on the other cells that the queens rule out.
func (p *Position) Notes(crosses []int, follows bool) []scene.Item {
	b, open := p.puzzle.board, p.open()
	var items []scene.Item
	for cell, g := range b.region {
		kind := scene.Dot
		switch {
		case p.holds(cell):
			continue
		case slices.Contains(crosses, cell):
			kind = scene.Strike
		case !follows || open.has(b, cell):
			continue
		}
		at := b.corner(cell)
		items = append(items, scene.Item{Kind: kind, X: at.X, Y: at.Y, W: 1, H: 1, Fill: scene.Piece(b.colour(int(g)))})
	}
	return items
}

// Starved names a row, column or region without a queen in which the queens and the crosses
// leave no cell.
func (p *Position) Starved(crosses []int) engine.Message {
	b, open := p.puzzle.board, p.open()
	var done placed
	for _, cell := range p.cells() {
		done = done.with(b, cell)
	}
	for _, cell := range crosses {
		if !p.holds(cell) {
			open.remove(b, cell)
		}
	}
	if u, least := open.scarcest(b, done); least == 0 && !p.Solved() {
		return engine.Msg("no cell is left in %s", b.unitName(u))
	}
	return engine.Message{}
}

// against shows why no queen may be placed on a cell: a band over the row, column or region
// that she would share with another queen, and both queens ringed and linked.
func (p *Position) against(cell int) []scene.Item {
	b := p.puzzle.board
	for _, other := range p.cells() {
		broken := b.conflict(cell, other)
		if broken == 0 || cell == other {
			continue
		}
		band := scene.Item{Kind: scene.Hatch, Size: 1, Fill: scene.No}
		for _, at := range b.shared(broken, cell) {
			band.Points = append(band.Points, b.centre(at))
		}
		queen := b.crown(other, p.puzzle.isGiven(other))
		queen.ID = ""
		marks := append([]scene.Item{band}, link(b.centre(cell), b.centre(other))...)
		marks = append(marks, ring(b.centre(other))...)
		return append(append(marks, queen), ring(b.centre(cell))...)
	}
	return nil
}

// shared returns the cells of the row, column or region of a cell that two queens share; for
// queens that touch the cell alone.
func (b *board) shared(broken rule, cell int) (list []int) {
	for at := range b.region {
		if broken == sameRow && at/b.n == cell/b.n || broken == sameColumn && at%b.n == cell%b.n ||
			broken == sameRegion && b.region[at] == b.region[cell] || at == cell {
			list = append(list, at)
		}
	}
	return list
}

// centre returns the centre of a cell.
func (b *board) centre(cell int) scene.Point { return scene.Middle(cell/b.n, cell%b.n) }

// ring draws a red ring, with a white edge, around a queen.
func ring(at scene.Point) []scene.Item {
	var items []scene.Item
	for _, c := range []struct {
		radius, line float64
		role         scene.Role
	}{{0.46, 0.14, scene.HintRim}, {0.435, 0.09, scene.No}} {
		items = append(items, scene.Item{Kind: scene.Circle, X: at.X - c.radius, Y: at.Y - c.radius, W: 2 * c.radius, H: 2 * c.radius, Stroke: c.role, Line: c.line})
	}
	return items
}

// link draws a dashed line between the rings of two queens, with a cross in the middle.
func link(a, b scene.Point) []scene.Item {
	const from, dash, gap, size = 0.46, 0.13, 0.11, 0.4
	long := math.Hypot(b.X-a.X, b.Y-a.Y)
	at := func(along float64) scene.Point {
		return scene.Point{X: a.X + (b.X-a.X)*along/long, Y: a.Y + (b.Y-a.Y)*along/long}
	}
	line := func(role scene.Role, width, from, to float64) scene.Item {
		return scene.Item{Kind: scene.Line, Stroke: role, Line: width, Points: []scene.Point{at(from), at(to)}}
	}
	items := []scene.Item{line(scene.HintRim, 0.17, from, long-from)}
	for along := from; along < long-from; along += dash + gap {
		items = append(items, line(scene.No, 0.09, along, min(along+dash, long-from)))
	}
	middle := at(long / 2)
	return append(items, scene.Item{Kind: scene.Cross, X: middle.X - size/2, Y: middle.Y - size/2, W: size, H: size})
}
