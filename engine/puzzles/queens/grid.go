package queens

import "math/bits"

// grid is which cells of each row are still possible, a machine word a row.
// Where a queen stands her cell alone is left of its row.
type grid [MaxSize]row

// empty is the grid of the board without queens.
func (b *board) empty() (g grid) {
	for r := range b.n {
		g[r] = b.all()
	}
	return g
}

// place takes out all that a queen on a cell rules out.
func (g *grid) place(b *board, cell int) {
	r, c := cell/b.n, cell%b.n
	in := b.in[b.region[cell]]
	for i := range b.n {
		g[i] &^= 1<<c | in[i]
	}
	touched := row(7) << c >> 1
	if r > 0 {
		g[r-1] &^= touched
	}
	if r < b.n-1 {
		g[r+1] &^= touched
	}
	g[r] = 1 << c
}

func (g *grid) remove(b *board, cell int) { g[cell/b.n] &^= 1 << (cell % b.n) }

// placed is the rows, columns and regions that have their queen.
type placed struct{ rows, columns, regions row }

func (p placed) with(b *board, cell int) placed {
	return placed{p.rows | 1<<(cell/b.n), p.columns | 1<<(cell%b.n), p.regions | 1<<b.region[cell]}
}

// unit is a row, a column or a region: each has one queen.
type unit struct {
	kind  unitKind
	index int
}

type unitKind uint8

const (
	aRow unitKind = iota
	aColumn
	aRegion
)

// scarcest is the unit without a queen that has the fewest cells left: a row
// before a region before a column of as few.
func (g *grid) scarcest(b *board, p placed) (best unit, least int) {
	least = MaxSize*MaxSize + 1
	// Columns are counted all at once: one, two and three are those with at
	// least so many cells.
	var one, two, three row
	for r := range b.n {
		x := g[r]
		if p.rows>>r&1 == 1 {
			continue
		}
		three |= two & x
		two |= one & x
		one |= x
		if n := bits.OnesCount32(x); n < least {
			best, least = unit{aRow, r}, n
		}
	}
	open := b.all() &^ p.columns
	if empty := open &^ one; empty != 0 {
		return unit{aColumn, bits.TrailingZeros32(empty)}, 0
	}
	for i, in := range b.in {
		if p.regions>>i&1 == 1 {
			continue
		}
		n := 0
		for r := range b.n {
			if n += bits.OnesCount32(g[r] & in[r]); n >= least {
				break
			}
		}
		if n < least {
			best, least = unit{aRegion, i}, n
		}
	}
	for n, set := range []row{open & one &^ two, open & two &^ three} {
		if set != 0 && n+1 < least {
			return unit{aColumn, bits.TrailingZeros32(set)}, n + 1
		}
	}
	return best, least
}

// left is the cells of a unit that are still possible, in reading order.
func (g *grid) left(b *board, u unit, out []int) []int {
	for r := range b.n {
		set := g[r]
		switch {
		case u.kind == aRow && r != u.index:
			continue
		case u.kind == aColumn:
			set &= 1 << u.index
		case u.kind == aRegion:
			set &= b.in[u.index][r]
		}
		for ; set != 0; set &= set - 1 {
			out = append(out, r*b.n+bits.TrailingZeros32(set))
		}
	}
	return out
}
