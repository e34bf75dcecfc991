package quick

import (
	"slices"
	"unsafe"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// beam is a staged beam search: each layer makes one move on all boards of the beam and keeps the most promising ones,
// with the least sum of moves so far, exact moves for the present group of tiles, and Manhattan distance with conflicts
// of the others. When a group is home on some boards, it continues with the next group from the best of them. The
// window at the end is searched by the estimates of pattern databases.
//
// It is neither optimal nor complete. Time and memory grow with the width and the number of moves.
type beam struct {
	grid  pdb.Grid
	blank int // goal cell of the blank
	width int
	meter *search.Meter
	near  [][]uint8
	far   table
	lines *lines
	fixed []bool // cells whose tiles are home and stay there
	keys  zobrist
	seen  []uint64 // hashes of boards kept so far; direct-mapped, so new ones may replace others

	group    []uint8
	table    *groupTable
	maxMoves int32 // boards that need more moves are dropped

	// In the last stage window and estimate replace groups: a lower bound of the moves of the window's tiles.
	window   window
	estimate *pdb.Heuristic
	cut      []uint8 // scratch: the window's board

	cells           [2][]uint8 // storage for the boards of now and next
	now, next, home []state
	fresh           []candidate
	order           []int32 // scratch of best
	trail           trail   // paths of all kept boards
}

// state is a board of the beam.
type state struct {
	cells []uint8
	at    [maxGroup]uint8 // cells of the group's tiles
	step  int32           // index in the trail
	head
}

// head is the evaluation of a board.
type head struct {
	blank, before uint8 // present and previous cell of the blank
	toGo          int32 // exact moves for the present group
	moves         int32 // so far
	later         int32 // Manhattan distance, with conflicts, of later groups
	hash          uint64
}

// candidate is a successor that is not yet a board.
type candidate struct {
	head
	parent int32
	score  int32
}

const seenSize = 1 << 18

// late is the number of further moves after a group is home on one board: better boards often take longer.
const late = 32

// farthest limits the moves of the last stage.
const farthest = 400

// mostMoves is the branching factor.
const mostMoves = 4

// newBeam allocates everything except the trail; ok is false if the memory limit does not allow it.
func newBeam(g pdb.Grid, blank, width int, meter *search.Meter) (b *beam, ok bool) {
	// The boards of now and next, and those that are home, which own their cells: up to three times the width of the
	// present group, and those of the previous group.
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

// score estimates the total number of moves.
func (h head) score() int32 { return h.moves + h.toGo + h.later }

// search brings the groups home and leaves the resulting boards of less than fewer moves in now. It returns false if
// the meter ended it.
func (b *beam) search(board []uint8, groups [][]uint8, fewer int) bool {
	first := state{cells: slices.Clone(board), step: -1}
	first.blank, first.before = uint8(slices.Index(board, uint8(b.blank))), 255
	first.hash = b.keys.of(board)
	b.now, b.maxMoves = append(b.now, first), int32(fewer-1)
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

// path returns the blank's path to a board.
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

// isHome reports whether a group is home on all boards.
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

// begin computes the table of a group and re-evaluates the boards. It returns false at the memory limit.
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
		s.later = 0
		for cell, tile := range s.cells {
			if at := slices.Index(group, tile); at >= 0 {
				s.at[at] = uint8(cell)
			} else if int(tile) != b.blank {
				s.later += int32(b.grid.Distance(cell, int(tile)))
			}
		}
		s.later += 2 * b.lines.all(s.cells, group)
		s.before = 255
		s.toGo = b.table.of(s.at[:len(group)], s.blank)
	}
	return true
}

// bringHome makes moves until the group is home, and continues with the best boards on which it is, at most width.
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
	clear(b.home[kept:]) // releases their cells
	b.home = b.home[:kept]
}

// advance makes one move on all boards.
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
				if c := b.candidate(s, int32(i), cell); c.moves+c.later <= b.maxMoves {
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
		c.later = b.lower(s.cells, s.blank, cell)
		c.score = c.head.score()
		return c
	}
	at := s.at
	if i := slices.Index(b.group, tile); i >= 0 {
		at[i] = s.blank
	} else {
		c.later += b.far.change(tile, cell, s.blank) + 2*b.lines.change(s.cells, tile, cell, s.blank, b.group)
	}
	if len(b.group) > 0 {
		c.toGo = b.table.of(at[:len(b.group)], cell)
	}
	c.score = c.head.score()
	return c
}
