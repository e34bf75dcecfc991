package sliding

import "langkah/engine/solve/search"

// conflictSpace generates successors of packed boards under linear conflict, with incremental estimates. The extra cost
// of a line of up to four cells is looked up by its nibbles, in 64 KiB per line; longer lines are evaluated anew.
type conflictSpace struct {
	*packedSpace
	tables [2][packedCells / 2][]uint8 // by axis and line; nil for longer lines
}

const tableCells = 4

func newConflictSpace(s *packedSpace) *conflictSpace {
	c := &conflictSpace{packedSpace: s}
	for axis := range 2 {
		if s.length(axis) > tableCells {
			continue
		}
		for line := range s.lines(axis) {
			c.tables[axis][line] = conflictTable(s.layout, axis, line)
		}
	}
	return c
}

// conflictTable returns the extra cost of a line by its tiles' nibbles, the first cell lowest.
func conflictTable(l *layout, axis, line int) []uint8 {
	length := l.length(axis)
	table := make([]uint8, 1<<(4*length))
	var tiles [tableCells]uint8
	for key := range table {
		for i := range length {
			tiles[i] = uint8(key>>(4*i)) & 15
			if int(tiles[i]) >= l.n {
				tiles[i] = l.blank // not a tile: the key never occurs
			}
		}
		table[key] = uint8(l.conflict(axis, line, tiles[:length]))
	}
	return table
}

// extra returns the extra cost of a row or column.
func (c *conflictSpace) extra(p packed, axis, line int) int32 {
	if table := c.tables[axis][line&7]; table != nil {
		return int32(table[c.key(p, axis, line)])
	}
	return c.count(p, axis, line)
}

func (c *conflictSpace) count(p packed, axis, line int) int32 {
	var tiles [packedCells / 2]uint8
	length := c.length(axis)
	for i := range length {
		tiles[i] = packedTile(p, uint8(c.cellAt(axis, line, i)))
	}
	return c.conflict(axis, line, tiles[:length])
}

// key returns the nibbles of a row or column, adjacent.
func (c *conflictSpace) key(p packed, axis, line int) packed {
	if axis == rowAxis {
		return p >> (4 * line * c.cols & 63) & (1<<(4*c.cols&63) - 1)
	}
	p >>= 4 * line & 63
	key, apart := p&15, 4*c.cols&63
	for i := 4; i < 4*c.rows; i += 4 {
		p >>= apart
		key |= p & 15 << (i & 63)
	}
	return key
}

func (c *conflictSpace) estimate(p packed) int32 {
	h := c.packedSpace.estimate(p)
	for axis := range 2 {
		for line := range c.lines(axis) {
			h += c.extra(p, axis, line)
		}
	}
	return h
}

func (c *conflictSpace) expand(p packed, h int32, out []search.Successor[packed]) []search.Successor[packed] {
	blank := c.blankCell(p)
	w := &c.ways[blank]
	for i := range w.count {
		st := w.step[i&3]
		next, tile := c.after(p, blank, st.to)
		h := h + c.table[tile<<4|blank] - c.table[tile<<4|st.to]
		if axis, line, changes := c.changedLine(tile, blank, st); changes {
			h += c.extra(next, axis, line) - c.extra(p, axis, line)
		}
		out = append(out, search.Successor[packed]{State: next, Move: int32(st.dir), Cost: c.cost[tile], H: h})
	}
	return out
}

func (c *conflictSpace) space() space[packed] {
	s := c.packedSpace.space()
	s.expand, s.estimate = c.expand, c.estimate
	for _, axis := range c.tables {
		for _, table := range axis {
			s.tables += int64(len(table))
		}
	}
	return s
}
