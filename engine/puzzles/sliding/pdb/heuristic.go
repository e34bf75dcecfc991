package pdb

import (
	"fmt"
	"math/bits"
	"slices"
)

// Heuristic estimates boards by the databases of a partition: the sum over its
// patterns. Where a symmetry of the board leaves the goal's blank in its cell,
// the mirrored board is looked up too, and the larger sum counts. It never
// exceeds the true number of moves. It is not consistent: an entry is the least
// over all places of the blank, and so it can fall by more than one with a move.
type Heuristic struct {
	grid  Grid
	blank int
	slots []slot
	views int // 1, or 2 with the mirrored board

	// slotOf tells, for each tile and view, the slot that counts the tile.
	slotOf [32][2]uint8
	held   int64
}

// slot is a pattern as it lies on the board, seen through the symmetry that
// turns it into its database's. What the search needs at each node lies in it
// by value.
type slot struct {
	database *Database
	to       []uint8 // the database's cell for each of the board's
	home     []int   // the board's cells of the pattern's tiles, in the database's order

	steps  [128]step // by the move's number
	places subsets
	orders ranks
	turns  *permutations // of at most mostTurned tiles; nil for more
	entries
}

// step is what the move of a tile means for a slot.
type step struct {
	flip         uint32 // the cells that change
	below, above uint32 // the other cells before the one left, before the one entered
}

// NewHeuristic makes the heuristic of a partition. databases has one for each
// of the partition's Databases, in their order.
func NewHeuristic(g Grid, p Partition, databases []*Database) (*Heuristic, error) {
	h := &Heuristic{grid: g, blank: slices.Index(p, -1), views: 1}
	needed := p.Databases(g)
	if len(databases) != len(needed) {
		return nil, fmt.Errorf("the partition needs %d databases, not %d", len(needed), len(databases))
	}
	turns := map[int]*permutations{}
	add := func(q Projection, view int, seen symmetry) {
		c, way := q.canonical()
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
			s.to[cell] = way.to[seen.to[cell]]
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

// mirror is a symmetry of the grid that keeps the blank's cell, and that does
// not only exchange the partition's patterns.
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

// steps lists what each move means when the board's cells go to cells of to.
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

// mostTurned is of how many tiles the numbers of the orders before and after a
// move lie in a table that is quicker than packed orders: up to 52 KB. That of
// eight tiles has 5 MB, and waiting for it takes longer than the packed orders.
const mostTurned = 6

// lookup is where a slot's tiles lie, and the entry for that.
type lookup struct {
	occupied uint32
	order    uint32 // its number where the slot has turns, else as a packed one
	excess   int32
}

// start looks up where the tiles of the board lie.
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

// moved is the lookup after one of the slot's tiles has made the move of that
// number, and the number of its entry, which is not read yet.
func (s *slot) moved(l *lookup, move uint8) (now lookup, number uint32) {
	m := &s.steps[move&127]
	i := bits.OnesCount32(l.occupied & m.below)
	j := bits.OnesCount32(l.occupied & m.above)
	now.occupied = l.occupied ^ m.flip
	number = s.places.index(now.occupied)
	if t := s.turns; t != nil {
		now.order = uint32(t.turn[(i*t.k+j)*t.count+int(l.order)]) // quicker than to ask whether i is j
		return now, number + now.order
	}
	order := packed(l.order).moved(i, j)
	now.order = uint32(order)
	return now, number + s.orders.number(order)
}

// looked is moved with its entry read.
func (s *slot) looked(l *lookup, move uint8) lookup {
	now, number := s.moved(l, move)
	now.excess = int32(s.excess(number))
	return now
}

// far is of how many bytes of databases on the lookups of a board's moves are begun
// together: those of 6-6-6-6, 122 MiB, are still quicker one by one, those of 7-8
// are not.
const far = 200 << 20

func (h *Heuristic) far() bool { return h.held > far }

// Held is how many bytes of memory the databases hold.
func (h *Heuristic) Held() int64 { return h.held }

// Estimate is a lower bound for the moves that solve the board.
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

// Manhattan is how far the tiles are from home, the blank left out.
func Manhattan(g Grid, board []uint8, blank int) int {
	sum := 0
	for cell, tile := range board {
		if int(tile) != blank {
			sum += g.Distance(cell, int(tile))
		}
	}
	return sum
}

// Fits says whether the heuristic is for boards of that shape and goal.
func (h *Heuristic) Fits(g Grid, blank int) bool { return h.grid == g && h.blank == blank }

// Group is what a heuristic knows of some of the tiles: the fewest moves of
// these that bring them home.
type Group struct {
	Tiles []int // by their goal cells
	Moves int
}

// Groups is the estimate of a board as a sum, in the view that counts.
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
