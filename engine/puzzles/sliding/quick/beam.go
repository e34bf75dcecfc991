package quick

import (
	"slices"
	"unsafe"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// beam keeps a number of boards and makes one move on all of them at a time,
// of which it keeps the most promising ones: those whose moves so far, exact
// moves for the group at hand and Manhattan distance of the others come to the
// least. When the group is home on some board, it goes on with the
// next group and the best of the boards found around that time.
type beam struct {
	grid  pdb.Grid
	blank int // where the goal has it
	width int
	meter *search.Meter
	near  [][]uint8
	far   table
	lines *lines
	fixed []bool // the cells in order
	keys  zobrist
	seen  []uint64 // boards kept so far, by hash; a new one may push out an old one

	group []uint8
	table *groupTable
	most  int32 // boards that need more moves are dropped

	// window and estimate take the place of groups at the end: the moves that
	// the window's tiles need at least.
	window   window
	estimate *pdb.Heuristic
	cut      []uint8 // scratch for the window's board

	cells           [2][]uint8 // room for the boards of now and next
	now, next, home []state
	fresh           []candidate
	order           []int32 // scratch of best
	trail           trail   // how each kept board was reached
}

// state is a board of the beam.
type state struct {
	cells []uint8
	at    [maxGroup]uint8 // where the tiles of the group lie
	step  int32           // in the trail
	head
}

// head is what is known of a board.
type head struct {
	blank, before uint8 // where the blank is, and was
	toGo          int32 // moves for the group at hand
	moves         int32 // so far
	rest          int32 // Manhattan distance of the tiles of later groups
	hash          uint64
}

// candidate is a board that a move makes of a state.
type candidate struct {
	head
	parent int32
	score  int32
}

const seenSize = 1 << 18

// late is for how many moves more a group is brought home on other boards once
// it is on one: the better ones often take longer.
const late = 32

// farthest is how many moves the window may take.
const farthest = 400

// mostMoves is how many moves a board has at the most.
const mostMoves = 4

// newBeam makes room for all but the trail, so that none is made later; ok is
// false when there is no memory for it.
func newBeam(g pdb.Grid, blank, width int, meter *search.Meter) (b *beam, ok bool) {
	// The boards of now and next, and those that are home, whose cells are
	// their own: of the group at hand up to three times the width, and of the
	// group before.
	cells := width * g.Cells() * (2 + 4)
	states := width * (2 + 3) * int(unsafe.Sizeof(state{}))
	fresh := width * mostMoves * int(unsafe.Sizeof(candidate{})+unsafe.Sizeof(int32(0)))
	if !meter.Hold(int64(cells + states + fresh + 8*seenSize)) {
		return nil, false
	}
	b = &beam{grid: g, blank: blank, width: width, meter: meter, near: neighbours(g), far: newTable(g), keys: newZobrist(g.Cells()), lines: newLines(g, blank), fixed: make([]bool, g.Cells()), seen: make([]uint64, seenSize)}
	for i := range b.cells {
		b.cells[i] = make([]uint8, width*g.Cells())
	}
	b.now, b.next, b.home = make([]state, 0, width), make([]state, 0, width), make([]state, 0, 3*width)
	b.fresh, b.order = make([]candidate, 0, mostMoves*width), make([]int32, mostMoves*width)
	b.trail.meter = meter
	return b, true
}

// score is about how many moves a board may come to.
func (h head) score() int32 { return h.moves + h.toGo + h.rest }

// search brings the groups home and leaves the boards in now, those that may
// come to fewer moves than so many. It returns false when the meter ends it.
func (b *beam) search(board []uint8, groups [][]uint8, fewer int) bool {
	first := state{cells: slices.Clone(board), step: -1}
	first.blank, first.before = uint8(slices.Index(board, uint8(b.blank))), 255
	first.hash = b.keys.of(board)
	b.now, b.most = append(b.now, first), int32(fewer-1)
	for _, group := range groups {
		if !b.isHome(group) && (!b.begin(group) || !b.bringHome()) {
			return false
		}
		for _, cell := range group {
			b.fixed[cell] = true
		}
	}
	return true
}

// path is the blank's way to a board.
func (b *beam) path(s state) []uint8 {
	path := []uint8{}
	for at := s.step; at >= 0; {
		step := b.trail.at(at)
		path = append(path, step.cell)
		at = step.before
	}
	slices.Reverse(path)
	return path
}

// isHome says whether a group lies where it belongs on all boards.
func (b *beam) isHome(group []uint8) bool {
	for _, s := range b.now {
		for _, tile := range group {
			if s.cells[tile] != tile {
				return false
			}
		}
	}
	return true
}

// begin makes the table of a group and judges the boards by it. It returns
// false when the memory limit forbids it.
func (b *beam) begin(group []uint8) bool {
	if b.table != nil {
		b.meter.Hold(-b.table.held())
	}
	b.group, b.table = group, newGroupTable(b.near, group, b.fixed)
	if !b.meter.Hold(b.table.held()) {
		return false
	}
	b.table.fill()
	for i := range b.now {
		s := &b.now[i]
		s.rest = 0
		for cell, tile := range s.cells {
			if at := slices.Index(group, tile); at >= 0 {
				s.at[at] = uint8(cell)
			} else if int(tile) != b.blank {
				s.rest += int32(b.grid.Distance(cell, int(tile)))
			}
		}
		s.rest += 2 * b.lines.all(s.cells, group)
		s.before = 255
		s.toGo = b.table.of(s.at[:len(group)], s.blank)
	}
	return true
}

// bringHome makes moves until the group is home. Of the boards that it is home
// on the best go on, no more than the beam is wide.
func (b *beam) bringHome() bool {
	b.home = b.home[:0]
	for more := -1; more != 0; more-- {
		if len(b.home) > 2*b.width {
			b.chooseHome()
		}
		going := b.now[:0]
		for _, s := range b.now {
			if s.toGo == 0 {
				s.cells = slices.Clone(s.cells)
				b.home = append(b.home, s)
			} else {
				going = append(going, s)
			}
		}
		b.now = going
		if len(b.home) > 0 && more < 0 {
			more = late
		}
		if len(b.now) == 0 {
			break
		}
		if !b.advance() {
			return false
		}
	}
	b.chooseHome()
	b.now = append(b.now[:0], b.home...)
	return true
}

// chooseHome keeps the best of the boards on which the group is home.
func (b *beam) chooseHome() {
	slices.SortStableFunc(b.home, func(x, y state) int { return int(x.score() - y.score()) })
	kept := min(len(b.home), b.width)
	clear(b.home[kept:]) // lets go of their cells
	b.home = b.home[:kept]
}

// advance makes a move on all boards.
func (b *beam) advance() bool {
	b.fresh = b.fresh[:0]
	for i := range b.now {
		if !b.meter.Expand() {
			return false
		}
		s := &b.now[i]
		for _, cell := range b.near[s.blank] {
			if cell != s.before && !b.fixed[cell] {
				b.meter.Generated++
				if c := b.candidate(s, int32(i), cell); c.moves+c.rest <= b.most {
					b.fresh = append(b.fresh, c)
				}
			}
		}
	}
	return b.keep()
}

func (b *beam) candidate(s *state, parent int32, cell uint8) candidate {
	tile := s.cells[cell]
	c := candidate{head: s.head, parent: parent}
	c.blank, c.before, c.moves = cell, s.blank, s.moves+1
	c.hash = b.keys.moved(s.hash, tile, uint8(b.blank), cell, s.blank)
	if b.estimate != nil {
		c.rest = b.lower(s.cells, s.blank, cell)
		c.score = c.head.score()
		return c
	}
	at := s.at
	if i := slices.Index(b.group, tile); i >= 0 {
		at[i] = s.blank
	} else {
		c.rest += b.far.change(tile, cell, s.blank) + 2*b.lines.change(s.cells, tile, cell, s.blank, b.group)
	}
	if len(b.group) > 0 {
		c.toGo = b.table.of(at[:len(b.group)], cell)
	}
	c.score = c.head.score()
	return c
}
