package quick

import (
	"math"
	"slices"
	"unsafe"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// whole is a beam search over whole boards: each layer makes one move on all boards of the beam and keeps the most
// promising ones by the guide. It brings a board nearly home with near-optimal length, but may miss the goal: the guide
// ignores how far the blank has to go for the last few tiles.
//
// Time: some 50 to 100 ns per kept board and move. Duplicates of recent layers are detected by a small table of hashes;
// a larger one did not shorten solutions, and does not fit the processor's cache.
type whole struct {
	grid  pdb.Grid
	blank uint8
	meter *search.Meter
	guide *guide
	far   table
	near  [][]uint8
	keys  zobrist
	tags  []uint32

	width     int        // allocated
	limit     int        // limit of the next layer, at most width
	cells     [2][]uint8 // of the boards of now and next
	now, next []spot
	fresh     []offspring
	count     []int32  // scratch of cut
	layers    [][]link // edges to the kept boards, by layer
	dropped   bool     // boards that could have led to the goal were left out
}

// spot is a board of the beam, without its cells.
type spot struct {
	hash          uint64
	points        int32
	distance      int16 // Manhattan
	blank, before uint8 // present and previous cell of the blank
}

// offspring is a successor that is not yet kept.
type offspring struct {
	hash     uint64
	points   int32
	parent   int32
	distance int16
	blank    uint8
}

// link is an edge to a kept board: its parent's index in the previous layer, and the blank's new cell.
type link uint32

func newLink(parent int32, blank uint8) link { return link(parent)<<8 | link(blank) }
func (l link) parent() int                   { return int(l >> 8) }
func (l link) blank() uint8                  { return uint8(l) }

const (
	// widest is the largest width: a link has 24 bits for the parent.
	widest = 1 << 24

	tagsBits = 16

	// stuck is the number of moves without a better board after which the search ends.
	stuck = 50
)

func newWhole(g pdb.Grid, blank int, meter *search.Meter) *whole {
	return &whole{grid: g, blank: uint8(blank), meter: meter, guide: newGuide(g, blank), far: newTable(g), near: neighbours(g), keys: newZobrist(g.Cells()), tags: make([]uint32, 1<<tagsBits)}
}

// bytes bounds the memory of a beam of that width with paths of up to so many moves.
func (w *whole) bytes(width, moves int) int64 {
	spots := 2 * (w.grid.Cells() + int(unsafe.Sizeof(spot{})))
	fresh := mostMoves * int(unsafe.Sizeof(offspring{}))
	return int64(width) * int64(spots+fresh+moves*int(unsafe.Sizeof(link(0))))
}

// begin allocates a beam of that width with the start in it. It returns false at the memory limit.
func (w *whole) begin(board []uint8, width int) bool {
	if !w.meter.Hold(w.bytes(width, 0)) {
		return false
	}
	if width != w.width {
		w.width = width
		w.now, w.next, w.fresh = make([]spot, 0, width), make([]spot, 0, width), make([]offspring, 0, mostMoves*width)
		for i := range w.cells {
			w.cells[i] = make([]uint8, width*len(board))
		}
	}
	clear(w.tags)
	w.dropped = false
	w.layers = w.layers[:0]
	s := spot{hash: w.keys.of(board), points: w.guide.of(board), distance: int16(pdb.Manhattan(w.grid, board, int(w.blank))), blank: uint8(slices.Index(board, w.blank)), before: math.MaxUint8}
	copy(w.cells[0], board)
	w.now = append(w.now[:0], s)
	return true
}

// search returns the blank's path to the goal, of less than fewer moves. If it misses the goal, home is false, and the
// path leads to the most promising board found. pace limits the width after each move; 0 ends the search.
func (w *whole) search(board []uint8, width, fewer int, pace func(moves int) int) (path []uint8, home bool) {
	if !w.begin(board, width) {
		return nil, false
	}
	least, layer, place := w.now[0].points, 0, 0
	for moves := 0; len(w.now) > 0 && moves <= layer+stuck; moves++ {
		for i := range w.now {
			if s := &w.now[i]; s.distance == 0 {
				return w.path(moves, i), true
			} else if s.points < least {
				least, layer, place = s.points, moves, i
			}
		}
		w.limit = min(pace(moves), width)
		if w.limit <= 0 || !w.expand(moves+1, fewer) || !w.keep() {
			break
		}
	}
	w.dropped = w.dropped || len(w.now) > 0
	return w.path(layer, place), false
}

// path returns the blank's path to a board of a layer.
func (w *whole) path(layer, place int) []uint8 {
	path := make([]uint8, layer)
	for i := layer - 1; i >= 0; i-- {
		l := w.layers[i][place]
		path[i], place = l.blank(), l.parent()
	}
	return path
}

// expand generates the successors of all boards, whose number of moves is moves. It returns false if the meter ended
// it.
func (w *whole) expand(moves, fewer int) bool {
	w.fresh = w.fresh[:0]
	for i := range w.now {
		if !w.meter.Expand() {
			return false
		}
		s := &w.now[i]
		cells := w.cells[0][i*w.grid.Cells():][:w.grid.Cells()]
		for _, cell := range w.near[s.blank] {
			if cell == s.before {
				continue
			}
			w.meter.Generated++
			tile := cells[cell]
			distance := s.distance + int16(w.far.change(tile, cell, s.blank))
			if moves+int(distance) >= fewer {
				continue
			}
			hash := w.keys.moved(s.hash, tile, w.blank, cell, s.blank)
			if tag := &w.tags[hash%(1<<tagsBits)]; *tag != uint32(hash>>32) {
				*tag = uint32(hash >> 32)
				points := s.points + w.guide.change(cells, tile, cell, s.blank)
				w.fresh = append(w.fresh, offspring{hash, points, int32(i), distance, cell})
			}
		}
	}
	return true
}

// keep makes the next beam from the most promising successors. It returns false at the memory limit.
func (w *whole) keep() bool {
	kept := min(len(w.fresh), w.limit)
	if !w.meter.Hold(int64(kept) * int64(unsafe.Sizeof(link(0)))) {
		return false
	}
	w.dropped = w.dropped || kept < len(w.fresh)
	limit, ties := w.cut()
	n := w.grid.Cells()
	next, links := w.next[:0], make([]link, 0, kept)
	for i := range w.fresh {
		o := &w.fresh[i]
		if o.points >= limit {
			if o.points > limit || ties == 0 {
				continue
			}
			ties--
		}
		from := w.now[o.parent].blank
		cells := w.cells[1][len(next)*n:][:n]
		copy(cells, w.cells[0][int(o.parent)*n:][:n])
		cells[from], cells[o.blank] = cells[o.blank], w.blank
		next = append(next, spot{o.hash, o.points, o.distance, o.blank, from})
		links = append(links, newLink(o.parent, o.blank))
	}
	w.layers = append(w.layers, links)
	w.now, w.next = next, w.now
	w.cells[0], w.cells[1] = w.cells[1], w.cells[0]
	w.meter.Waiting(len(next))
	w.meter.Depth = int64(len(w.layers))
	return true
}

// cut returns the points below which all successors are kept, and how many with exactly these points fit too (counting
// sort).
func (w *whole) cut() (limit, ties int32) {
	least, most := int32(math.MaxInt32), int32(math.MinInt32)
	for i := range w.fresh {
		least, most = min(least, w.fresh[i].points), max(most, w.fresh[i].points)
	}
	if len(w.fresh) <= w.limit {
		return math.MaxInt32, 0
	}
	w.count = slices.Grow(w.count[:0], int(most-least)+1)[:most-least+1]
	clear(w.count)
	for i := range w.fresh {
		w.count[w.fresh[i].points-least]++
	}
	limit, ties = least, int32(w.limit)
	for ties >= w.count[limit-least] {
		ties -= w.count[limit-least]
		limit++
	}
	return limit, ties
}
