package blocks

import (
	"slices"

	"langkah/engine"
)

// side is a side of the board.
type side uint8

const (
	right side = iota
	bottom
	left
	top
)

// gap is the opening of a board with an exit: cells of the outermost row or column, from first to last in it.
type gap struct {
	side        side
	first, last int
}

// vertical reports whether a piece leaves by it upwards or downwards.
func (g gap) vertical() bool { return g.side == top || g.side == bottom }

// findGap returns the gap of doors in the rim; where is a door that does not belong to it. ok is false without one.
func (b *board) findGap() (g gap, where cell, ok bool) {
	var doors []cell
	for i, mark := range b.ground {
		if mark == door {
			doors = append(doors, cell{i / b.cols, i % b.cols})
		}
	}
	if len(doors) == 0 {
		return gap{}, cell{}, false
	}
	sides := [4]func(cell) bool{
		right:  func(c cell) bool { return c.col == b.cols-1 },
		bottom: func(c cell) bool { return c.row == b.rows-1 },
		left:   func(c cell) bool { return c.col == 0 },
		top:    func(c cell) bool { return c.row == 0 },
	}
	for s, on := range sides {
		if !on(doors[0]) || !on(doors[len(doors)-1]) {
			continue
		}
		g = gap{side: side(s)}
		along := func(c cell) int {
			if g.vertical() {
				return c.col
			}
			return c.row
		}
		g.first, g.last = along(doors[0]), along(doors[len(doors)-1])
		for i, c := range doors {
			if !on(c) || along(c) != g.first+i {
				return g, c, false
			}
		}
		return g, cell{}, true
	}
	return g, doors[0], false
}

// openDoor makes it the goal that the piece of the exit stands in the gap: that it covers a part of it and fits through.
func (d *drawing) openDoor(z *Puzzle) error {
	b := z.board
	g, where, ok := b.findGap()
	switch {
	case !ok && !slices.Contains(b.ground, door):
		return engine.BadText(d.exitLine, 0, "there is no gap for the exit; expected - in the rim of # around the board").OfKind(engine.ErrPieces)
	case !ok:
		return d.board.bad(where, "the gap for the exit is not one row of - in the outermost row or column").OfKind(engine.ErrContradiction)
	}
	piece := b.find(d.exit.Text)
	w := want{kind: b.kindOf[piece]}
	k := &b.kinds[w.kind]
	var doors mask
	for i, c := range b.cells {
		if b.groundAt(c) == door {
			doors.add(i)
		}
	}
	for p, corner := range k.corners {
		from, to := corner.row, corner.row+k.shape.height-1
		if g.vertical() {
			from, to = corner.col, corner.col+k.shape.width-1
		}
		if k.masks[p].meets(doors) && from >= g.first && to <= g.last {
			w.places = append(w.places, uint8(p))
		}
	}
	b.wants = []want{w}
	return nil
}

// rim reports whether the outermost rows and columns are all wall and door, so that the frame of the board stands for them.
func (b *board) rim() bool {
	if b.rows < 3 || b.cols < 3 {
		return false
	}
	for i, mark := range b.ground {
		r, c := i/b.cols, i%b.cols
		if (r == 0 || c == 0 || r == b.rows-1 || c == b.cols-1) && mark != wall && mark != door {
			return false
		}
	}
	return true
}
