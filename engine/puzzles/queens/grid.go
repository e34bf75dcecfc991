package queens

import "math/bits"

// grid holds the cells of each row that are still possible, one machine word per row. In the row of a queen only her
// cell is left.
type grid [MaxSize]row

// empty returns the grid of the board without queens.
func (b *board) empty() (g grid) {
	for r := range b.n {
		g[r] = b.all()
	}
	return g
}

// place removes all cells that a queen on a cell rules out.
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

func (g *grid) has(b *board, cell int) bool { return g[cell/b.n]>>(cell%b.n)&1 == 1 }

func (g *grid) remove(b *board, cell int) { g[cell/b.n] &^= 1 << (cell % b.n) }

// placed is the sets of rows, columns and regions that have their queen.
type placed struct{ rows, columns, regions row }

func (p placed) with(b *board, cell int) placed {
	return placed{p.rows | 1<<(cell/b.n), p.columns | 1<<(cell%b.n), p.regions | 1<<b.region[cell]}
}

// unit is a row, a column or a region; each has exactly one queen.
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

// scarcest returns the unit without a queen that has the fewest cells left; ties prefer rows, then regions, then
// columns.
func (g *grid) scarcest(b *board, p placed) (best unit, least int) {
	least = MaxSize*MaxSize + 1
	// Bit-parallel counters for all columns: bits in one, two and three mark columns with at least that many cells.
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

// left appends the possible cells of a unit, in reading order.
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
