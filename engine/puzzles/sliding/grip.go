package sliding

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// haul is a slide in progress of the tiles from the grabbed one to the blank in line with it, by at limit one cell. It
// implements [engine.Drag].
type haul struct {
	position Position
	tile     uint8     // the grabbed tile
	blank    direction // direction of the blank
	length   int       // number of tiles
	pressed  scene.Point
	share    float64 // offset, from 0 to 1 cell
}

// Grab grabs a tile in the blank's row or column, with all tiles between them.
func (p Position) Grab(at scene.Point) (engine.Drag, bool) {
	id, ok := p.Scene().At(at.X, at.Y)
	if !ok {
		return nil, false
	}
	r, ok := p.runOf(id)
	r.pressed = at
	return r, ok
}

// Pick grabs a tile by its ID.
func (p Position) Pick(piece string) (engine.Drag, bool) {
	r, ok := p.runOf(piece)
	return r, ok
}

func (p Position) runOf(piece string) (haul, bool) {
	for d := up; d <= left; d++ {
		for n, cell := 1, p.board.blank(); ; n++ {
			next, ok := p.board.neighbour(cell, d)
			if !ok {
				break
			}
			if cell = next; pieceID(p.board.cells[cell]) == piece {
				return haul{position: p, tile: p.board.cells[cell], blank: d, length: n}, true
			}
		}
	}
	return haul{}, false
}

// Push returns the move of the tile that can go that way, or with far those of the whole line.
func (p Position) Push(dx, dy int, far bool) []engine.Move {
	d, ok := pointing(-dx, -dy)
	if !ok {
		return nil
	}
	moves := p.slides(d, len(p.board.cells))
	if !far {
		moves = moves[:min(1, len(moves))]
	}
	return moves
}

// pointing returns the direction of an arrow; ok is false for diagonals.
func pointing(dx, dy int) (direction, bool) {
	switch {
	case dx == 0 && dy < 0:
		return up, true
	case dx > 0 && dy == 0:
		return right, true
	case dx == 0 && dy > 0:
		return down, true
	case dx < 0 && dy == 0:
		return left, true
	}
	return 0, false
}

// slides returns up to limit moves of the blank in one direction.
func (p Position) slides(d direction, limit int) []engine.Move {
	var moves []engine.Move
	cell := p.board.blank()
	for range limit {
		next, ok := p.board.neighbour(cell, d)
		if !ok {
			break
		}
		cell = next
		moves = append(moves, p.puzzle.move(d, p.board.cells[cell]))
	}
	return moves
}

func (r haul) Piece() string { return pieceID(r.tile) }

func (r haul) Carried() bool { return false }

// To slides the tiles with the pointer towards the blank.
func (r haul) To(at scene.Point) engine.Drag {
	dx, dy := r.vector()
	r.share = min(max((at.X-r.pressed.X)*dx+(at.Y-r.pressed.Y)*dy, 0), 1)
	return r
}

// Nudge slides the tiles if they can go that way.
func (r haul) Nudge(dx, dy int, _ bool) engine.Drag {
	if d, ok := pointing(dx, dy); ok && d == r.blank.opposite() {
		r.share = 1
	}
	return r
}

// Tap returns the moves of the whole slide.
func (r haul) Tap() []engine.Move { return r.position.slides(r.blank, r.length) }

// vector returns the direction of the tiles as a unit vector.
func (r haul) vector() (dx, dy float64) {
	switch r.blank {
	case up:
		return 0, 1
	case right:
		return -1, 0
	case down:
		return 0, -1
	}
	return 1, 0
}

// Offer returns the slide if it is at least half done.
func (r haul) Offer() engine.Offer {
	moves := r.Tap()
	var ids []string
	for _, m := range moves {
		ids = append(ids, m.Piece)
	}
	items := r.position.Scene().Of(ids...)
	dx, dy := r.vector()
	o := engine.Offer{Fits: true, Lifted: shifted(items, r.share*dx, r.share*dy)}
	if r.share < 0.5 {
		o.Says = engine.Msg("tile %d stays", int(r.tile))
		return o
	}
	o.Landed, o.Moves, o.Says = shifted(items, dx, dy), moves, r.blank.words(int(r.tile))
	if r.length > 1 {
		o.Says = engine.Msg("%d tile{|s} {moves|move}: %s", r.length, o.Says)
	}
	return o
}

func shifted(items []scene.Item, dx, dy float64) []scene.Item {
	list := make([]scene.Item, len(items))
	for i, it := range items {
		list[i] = it.Shifted(dx, dy)
	}
	return list
}
