package sliding

import "langkah/engine/search"

// conflictSpace makes the successors of packed boards under linear conflict.
// A move within a row changes no row's order, only what two columns hold. The
// extra cost of a line of up to four cells comes from a table by its nibbles,
// 64 KiB a line; longer lines are counted anew.
type conflictSpace struct {
	*packedSpace
	tables [2][][]uint8 // by axis and line; nil where the lines are longer
}

const tableCells = 4

func newConflictSpace(s *packedSpace) *conflictSpace {
	c := &conflictSpace{packedSpace: s}
	for axis := range 2 {
		length := s.length(axis)
		if length > tableCells {
			continue
		}
		for line := range s.lines(axis) {
			table := make([]uint8, 1<<(4*length))
			var tiles [tableCells]uint8
			for key := range table {
				for i := range length {
					tiles[i] = uint8(key>>(4*i)) & 15
					if int(tiles[i]) >= s.n {
						tiles[i] = s.blank // no tile: the key never occurs
					}
				}
				table[key] = uint8(s.conflict(axis, line, tiles[:length]))
			}
			c.tables[axis] = append(c.tables[axis], table)
		}
	}
	return c
}

// extra is the extra cost of a row or column of the board.
func (c *conflictSpace) extra(p packed, axis, line int) int32 {
	if tables := c.tables[axis]; tables != nil {
		return int32(tables[line][c.key(p, axis, line)])
	}
	var tiles [packedCells / 2]uint8
	length := c.length(axis)
	for i := range length {
		tiles[i] = uint8(p>>(4*c.cellAt(axis, line, i))) & 15
	}
	return c.conflict(axis, line, tiles[:length])
}

// key is the nibbles of a row or column side by side.
func (c *conflictSpace) key(p packed, axis, line int) packed {
	if axis == rowAxis {
		return p >> (4 * line * c.cols) & (1<<(4*c.cols) - 1)
	}
	p >>= 4 * line
	key := packed(0)
	for i := range c.rows {
		key |= p >> (4 * i * c.cols) & 15 << (4 * i)
	}
	return key
}

func (c *conflictSpace) estimate(p packed) int32 {
	return c.packedSpace.estimate(p) + c.conflicts(unpack(p, c.n))
}

func (c *conflictSpace) expand(p packed, h int32, out []search.Successor[packed]) []search.Successor[packed] {
	from := len(out)
	out = c.packedSpace.expand(p, h, out)
	blank := c.blankCell(p)
	for i := from; i < len(out); i++ {
		s := &out[i]
		axis := direction(s.Move).axis()
		line, other := c.lineOf(axis, blank), c.lineOf(axis, c.blankCell(s.State))
		s.H += c.extra(s.State, axis, line) + c.extra(s.State, axis, other) - c.extra(p, axis, line) - c.extra(p, axis, other)
	}
	return out
}

func (c *conflictSpace) space() space[packed] {
	s := c.packedSpace.space()
	s.expand, s.estimate = c.expand, c.estimate
	return s
}
