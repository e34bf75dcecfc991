package pdb

import (
	"fmt"
	"math/bits"
	"slices"
)

// Heuristic estimates boards by the databases of a partition: the sum over its patterns. If a symmetry of the board
// fixes the blank's goal cell, the reflected board is looked up too, and the larger sum counts. It is admissible but
// not consistent: an entry is the minimum over all cells of the blank, so it can fall by more than one with a move.
type Heuristic struct {
	grid  Grid
	blank int
	slots []slot
	views int // 1, or 2 with the reflected board

	// slotOf is the slot of each tile by view.
	slotOf [32][2]uint8
	held   int64
}

// slot is a pattern on the board, seen through the symmetry that maps it to its database's. Its tables are stored by
// value for the search.
type slot struct {
	database *Database
	to       []uint8 // cell of the database by cell of the board
	home     []int   // goal cells of the pattern's tiles on the board, in the database's order

	steps  [128]step // by the move's number
	places subsets
	orders ranks
	turns  *permutations // for at most mostTurned tiles, else nil
	entries
}

// step is the effect of a tile's move on a slot.
type step struct { // the two cells
	flip         uint32 // the cells that change
	below, above uint32 // other cells before the one left, and before the one entered
}

// NewHeuristic returns the heuristic of a partition. databases must correspond to [Partition.Databases].
func NewHeuristic(g Grid, p Partition, databases []*Database) (*Heuristic, error) {
	h := &Heuristic{grid: g, blank: slices.Index(p, -1), views: 1}
	needed := p.Databases(g)
	if len(databases) != len(needed) {
		return nil, fmt.Errorf("the partition needs %d databases, not %d", len(needed), len(databases))
	}
	turns := map[int]*permutations{}
	add := func(q Projection, view int, seen symmetry) {
		c, image := q.canonical()
		d := databases[slices.Index(needed, c)]
		s := slot{
			database: d, to: make([]uint8, g.Cells()),
			places: d.places, orders: d.orders, entries: d.entries,
		}
		if k := d.Size(); k <= mostTurned {
			if turns[k] == nil {
				turns[k] = newPermutations(k)
			}
			s.turns = turns[k]
		}
		back := make([]int, g.Cells())
		for cell := range s.to {
			s.to[cell] = image.to[seen.to[cell]]
			back[s.to[cell]] = cell
		}
		for _, cell := range d.home() {
			s.home = append(s.home, back[cell])
			h.slotOf[back[cell]][view] = uint8(len(h.slots))
		}
		s.steps = steps(g, s.to)
		h.slots = append(h.slots, s)
	}
	identity := g.symmetries()[0]
	for _, q := range p.Projections(g) {
		add(q, 0, identity)
	}
	if mirror, ok := p.mirror(g, h.blank); ok {
		h.views = 2
		for _, q := range p.Projections(g) {
			add(q, 1, mirror)
		}
	}
	for _, d := range databases {
		h.held += d.Held()
	}
	return h, nil
}

// mirror returns a symmetry of the grid that fixes the blank's cell and does not merely permute the partition's
// patterns.
func (p Partition) mirror(g Grid, blank int) (symmetry, bool) {
	patterns := p.Projections(g)
	for _, s := range g.symmetries()[1:] {
		if s.grid != g || int(s.to[blank]) != blank {
			continue
		}
		for _, q := range patterns {
			image := func(r Projection) bool { return r.Tiles == s.set(q.Tiles) }
			if !slices.ContainsFunc(patterns, image) {
				return s, true
			}
		}
	}
	return symmetry{}, false
}

// steps returns the effect of each move on a slot whose cells are mapped by cells.
func steps(g Grid, cells []uint8) (table [128]step) {
	for number, m := range g.moves() {
		from, to := cells[m.from], cells[m.to]
		table[number] = step{
			flip:  1<<from | 1<<to,
			below: 1<<from - 1, above: (1<<to - 1) &^ (1 << from),
		}
	}
	return table
}

// mostTurned is the largest pattern whose orders are updated by a table of order numbers, faster than by packed orders.
// The table has 52 KB for six tiles; that for eight has 5 MB, whose cache misses cost more than it saves.
const mostTurned = 6

// lookup is the placement of a slot's tiles with its entry.
type lookup struct {
	occupied uint32
	order    uint32 // its number if the slot has turns, else packed
	excess   int32
}

// start returns the lookup of a board, given the cell of each tile.
func (s *slot) start(cellOf []int) lookup {
	cells := make([]int, len(s.home))
	for i, tile := range s.home {
		cells[i] = int(s.to[cellOf[tile]])
	}
	occupied, order := s.database.place(cells)
	at := s.orders.number(order)
	l := lookup{occupied, uint32(order), int32(s.excess(s.places.index(occupied) + at))}
	if s.turns != nil {
		l.order = at
	}
	return l
}

// moved returns the lookup after a move of one of the slot's tiles, with the index of its entry instead of the entry,
// so that the caller can overlap several reads.
func (s *slot) moved(l *lookup, move uint8) (now lookup, number uint32) {
	m := &s.steps[move&127]
	i := bits.OnesCount32(l.occupied & m.below)
	j := bits.OnesCount32(l.occupied & m.above)
	now.occupied = l.occupied ^ m.flip
	number = s.places.index(now.occupied)
	if t := s.turns; t != nil {
		now.order = uint32(t.turn[(i*t.k+j)*t.count+int(l.order)]) // faster than a branch for i == j
		return now, number + now.order
	}
	order := packed(l.order).moved(i, j)
	now.order = uint32(order)
	return now, number + s.orders.number(order)
}

// looked returns the lookup after a move, with its entry.
func (s *slot) looked(l *lookup, move uint8) lookup {
	now, number := s.moved(l, move)
	now.excess = int32(s.excess(number))
	return now
}

// far is the size of databases from which the lookups of a board's moves are issued together: those of 6-6-6-6, 122
// MiB, are still faster one by one, those of 7-8 are not.
const far = 200 << 20

func (h *Heuristic) far() bool { return h.held > far }

// Held returns the size of the databases in bytes.
func (h *Heuristic) Held() int64 { return h.held }

// Estimate returns a lower bound of the moves that solve the board.
func (h *Heuristic) Estimate(board []uint8) int {
	cellOf := make([]int, len(board))
	for cell, tile := range board {
		cellOf[tile] = cell
	}
	perView := len(h.slots) / h.views
	best := int32(0)
	for view := range h.views {
		sum := int32(0)
		for i := range perView {
			sum += h.slots[view*perView+i].start(cellOf).excess
		}
		best = max(best, sum)
	}
	return Manhattan(h.grid, board, h.blank) + 2*int(best)
}

// Manhattan returns the Manhattan distance of a board, without the blank's.
func Manhattan(g Grid, board []uint8, blank int) int {
	sum := 0
	for cell, tile := range board {
		if int(tile) != blank {
			sum += g.Distance(cell, int(tile))
		}
	}
	return sum
}

// Fits reports whether the heuristic is for boards of that shape and goal.
func (h *Heuristic) Fits(g Grid, blank int) bool { return h.grid == g && h.blank == blank }

// Group is a pattern with its value: the least number of moves of its tiles that bring them home.
type Group struct {
	Tiles []int // by their goal cells
	Moves int
}

// Groups returns the terms of the estimate in the view with the larger sum.
func (h *Heuristic) Groups(board []uint8) []Group {
	cellOf := make([]int, len(board))
	for cell, tile := range board {
		cellOf[tile] = cell
	}
	perView := len(h.slots) / h.views
	var best []Group
	most := -1
	for view := range h.views {
		var list []Group
		sum := 0
		for i := range perView {
			s := &h.slots[view*perView+i]
			g := Group{Tiles: s.home, Moves: 2 * int(s.start(cellOf).excess)}
			for _, tile := range s.home {
				g.Moves += h.grid.Distance(cellOf[tile], tile)
			}
			list = append(list, g)
			sum += g.Moves
		}
		if sum > most {
			best, most = list, sum
		}
	}
	return best
}
