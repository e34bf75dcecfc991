package blocks

import (
	"math/bits"
	"slices"
)

// Limits of a board.
const (
	maxSide   = 12 // rows and columns, without a rim of walls
	maxPieces = 40
	maxPlaces = 196 // of a board with a rim; places are bytes
)

// Marks of the ground.
const (
	floor    = '.'
	wall     = '#'
	door     = '-'
	nothing  = ' '
	anything = '?' // in a goal
)

// A direction is an index into these.
var (
	directionNames = [4]string{"up", "left", "right", "down"}
	rowSteps       = [4]int{-1, 0, 0, 1}
	colSteps       = [4]int{0, -1, 1, 0}
)

// mask is a set of cells that pieces can cover, by their numbers.
type mask [4]uint64

func (m *mask) add(cell int)     { m[cell>>6] |= 1 << (cell & 63) }
func (m mask) has(cell int) bool { return m[cell>>6]>>(cell&63)&1 != 0 }
func (m mask) meets(n mask) bool { return m[0]&n[0]|m[1]&n[1]|m[2]&n[2]|m[3]&n[3] != 0 }
func (m mask) with(n mask) mask  { return mask{m[0] | n[0], m[1] | n[1], m[2] | n[2], m[3] | n[3]} }
func (m mask) without(n mask) mask {
	return mask{m[0] &^ n[0], m[1] &^ n[1], m[2] &^ n[2], m[3] &^ n[3]}
}
func (m mask) count() (n int) {
	for _, word := range m {
		n += bits.OnesCount64(word)
	}
	return n
}

// cell is a cell of the grid.
type cell struct{ row, col int }

// shape is the form of a piece: its cells relative to the upper left one of its box, row by row.
type shape struct {
	height, width int
	cells         []cell
}

func shapeOf(cells []cell) (s shape, corner cell) {
	corner = cells[0]
	for _, c := range cells {
		corner.row, corner.col = min(corner.row, c.row), min(corner.col, c.col)
	}
	for _, c := range cells {
		at := cell{c.row - corner.row, c.col - corner.col}
		s.height, s.width = max(s.height, at.row+1), max(s.width, at.col+1)
		s.cells = append(s.cells, at)
	}
	return s, corner
}

func (s shape) equals(t shape) bool { return slices.Equal(s.cells, t.cells) }

// connected reports whether the cells hang together by their edges; loose is one that does not.
func connected(cells []cell) (loose cell, ok bool) {
	seen := []cell{cells[0]}
	for i := 0; i < len(seen); i++ {
		for d := range 4 {
			next := cell{seen[i].row + rowSteps[d], seen[i].col + colSteps[d]}
			if slices.Contains(cells, next) && !slices.Contains(seen, next) {
				seen = append(seen, next)
			}
		}
	}
	for _, c := range cells {
		if !slices.Contains(seen, c) {
			return c, false
		}
	}
	return cell{}, true
}

// kind is a set of interchangeable pieces. Their places are numbered: those that a piece can reach on the board without
// the others.
type kind struct {
	shape       shape
	key         bool // its piece may enter doors
	first, size int  // its pieces are pieces[first:first+size] of the board
	corners     []cell
	masks       []mask
	next        [][4]int16 // by place and direction; -1 for none
}

// place returns the number of a place; ok is false for a place that the kind does not have.
func (k *kind) place(corner cell) (place uint8, ok bool) {
	i := slices.Index(k.corners, corner)
	return uint8(max(i, 0)), i >= 0
}

// want is a part of the goal: a piece of the kind at one of the places.
type want struct {
	kind   int
	places []uint8
}

// board holds the parts of a puzzle that never change. Pieces of a kind stand together, those with a goal first.
type board struct {
	rows, cols int
	ground     []byte   // of each cell of the grid
	numbers    []int    // of each cell of the grid, -1 if no piece can cover it
	cells      []cell   // by number
	names      []string // of the pieces
	kindOf     []int    // of each piece
	kinds      []kind
	wants      []want
	exit       bool           // the wants of the first piece are places in the door
	coding     func() *coding // nil for a board whose positions do not fit a word; made when it is needed first
}

// sameAs reports whether two boards differ at most in where their pieces start.
func (b *board) sameAs(o *board) bool {
	return b == o || b.rows == o.rows && b.cols == o.cols && b.exit == o.exit && slices.Equal(b.ground, o.ground) &&
		slices.Equal(b.names, o.names) && slices.Equal(b.kindOf, o.kindOf) &&
		slices.EqualFunc(b.kinds, o.kinds, func(k, l kind) bool {
			return k.shape.equals(l.shape) && k.key == l.key && slices.Equal(k.corners, l.corners)
		}) &&
		slices.EqualFunc(b.wants, o.wants, func(v, w want) bool { return v.kind == w.kind && slices.Equal(v.places, w.places) })
}

// groundAt returns the mark of a cell; beyond the grid there is nothing.
func (b *board) groundAt(c cell) byte {
	if c.row < 0 || c.row >= b.rows || c.col < 0 || c.col >= b.cols {
		return nothing
	}
	return b.ground[c.row*b.cols+c.col]
}

// number gives the cells that pieces can cover their numbers.
func (b *board) number() {
	b.numbers = make([]int, b.rows*b.cols)
	for i, g := range b.ground {
		b.numbers[i] = -1
		if g == floor || g == door {
			b.numbers[i] = len(b.cells)
			b.cells = append(b.cells, cell{i / b.cols, i % b.cols})
		}
	}
}

// cover returns the cells of a shape at a corner; ok is false where it does not fit, whatever else lies there.
func (b *board) cover(s shape, key bool, corner cell) (m mask, ok bool) {
	for _, c := range s.cells {
		at := cell{corner.row + c.row, corner.col + c.col}
		if g := b.groundAt(at); g != floor && (g != door || !key) {
			return mask{}, false
		}
		m.add(b.numbers[at.row*b.cols+at.col])
	}
	return m, true
}

// findPlaces numbers the places of a kind: those that any of its pieces reaches from where it starts.
func (b *board) findPlaces(k *kind, starts []cell) {
	known := map[cell]mask{}
	var queue []cell
	visit := func(c cell) {
		if _, seen := known[c]; seen {
			return
		}
		if m, ok := b.cover(k.shape, k.key, c); ok {
			known[c] = m
			queue = append(queue, c)
		}
	}
	for _, c := range starts {
		visit(c)
	}
	for i := 0; i < len(queue); i++ {
		for d := range 4 {
			visit(cell{queue[i].row + rowSteps[d], queue[i].col + colSteps[d]})
		}
	}
	slices.SortFunc(queue, func(c, d cell) int { return (c.row-d.row)*b.cols + c.col - d.col })
	k.corners = queue
	for _, c := range queue {
		k.masks = append(k.masks, known[c])
		var next [4]int16
		for d := range 4 {
			next[d] = int16(slices.Index(queue, cell{c.row + rowSteps[d], c.col + colSteps[d]}))
		}
		k.next = append(k.next, next)
	}
}

// occupied returns the cells that the pieces cover.
func (b *board) occupied(at []uint8) (m mask) {
	for i, place := range at {
		m = m.with(b.kinds[b.kindOf[i]].masks[place])
	}
	return m
}

// solved reports whether a piece stands at one of the places of each want.
func (b *board) solved(at []uint8) bool {
	for i := range b.wants {
		w := &b.wants[i]
		k := &b.kinds[w.kind]
		if !slices.ContainsFunc(at[k.first:k.first+k.size], func(p uint8) bool { return slices.Contains(w.places, p) }) {
			return false
		}
	}
	return true
}

// find returns the piece of that name, -1 if there is none.
func (b *board) find(name string) int { return slices.Index(b.names, name) }

// pieceAt returns the piece that covers a cell of the grid, -1 if there is none.
func (b *board) pieceAt(at []uint8, c cell) int {
	if g := b.groundAt(c); g != floor && g != door {
		return -1
	}
	n := b.numbers[c.row*b.cols+c.col]
	for i, place := range at {
		if b.kinds[b.kindOf[i]].masks[place].has(n) {
			return i
		}
	}
	return -1
}
