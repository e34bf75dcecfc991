package cover

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/testkit/casetest"
)

// cell is a cell of a grid; pieces are drawn by their cells.
type cell struct{ row, col int }

var polyominoes = [][]cell{
	{{0, 0}},
	{{0, 0}, {0, 1}},
	{{0, 0}, {0, 1}, {0, 2}},
	{{0, 0}, {0, 1}, {1, 0}},
	{{0, 0}, {0, 1}, {0, 2}, {1, 0}},
	{{0, 0}, {0, 1}, {1, 1}, {1, 2}},
	{{0, 0}, {0, 1}, {0, 2}, {1, 1}},
	{{0, 0}, {0, 1}, {1, 0}, {1, 1}},
	{{0, 0}, {0, 2}}, // in two parts
}

// grid returns a board to fill, with the placements of each polyomino and the board's symmetries.
func grid(rows, cols int, covered []bool, kinds []int) (p *Problem, symmetries [][]int32) {
	p = &Problem{Items: rows * cols, Covered: covered, Kinds: kinds, Near: make([][]int32, rows*cols)}
	for item := range p.Items {
		if item%cols < cols-1 {
			p.Near[item] = append(p.Near[item], int32(item+1))
			p.Near[item+1] = append(p.Near[item+1], int32(item))
		}
		if item+cols < p.Items {
			p.Near[item] = append(p.Near[item], int32(item+cols))
			p.Near[item+cols] = append(p.Near[item+cols], int32(item))
		}
	}
	find := func(o Option) int {
		return slices.IndexFunc(p.Options, func(q Option) bool { return q.Kind == o.Kind && slices.Equal(q.Items, o.Items) })
	}
	for kind := range kinds {
		for turn := range 8 {
			for at := range p.Items {
				if o, ok := shifted(rows, cols, kind, turn, at); ok && find(o) < 0 {
					p.Options = append(p.Options, o)
				}
			}
		}
	}
	for mirror := 1; mirror < 4; mirror++ {
		image := func(item int32) int32 {
			row, col := int(item)/cols, int(item)%cols
			if mirror&1 != 0 {
				row = rows - 1 - row
			}
			if mirror&2 != 0 {
				col = cols - 1 - col
			}
			return int32(row*cols + col)
		}
		if slices.ContainsFunc(covered, func(bool) bool { return true }) && !symmetric(covered, image) {
			continue
		}
		var options []int32
		for _, o := range p.Options {
			turned := Option{Kind: o.Kind}
			for _, item := range o.Items {
				turned.Items = append(turned.Items, image(item))
			}
			slices.Sort(turned.Items)
			options = append(options, int32(find(turned)))
		}
		symmetries = append(symmetries, options)
	}
	return p, symmetries
}

func symmetric(covered []bool, image func(int32) int32) bool {
	for item := range covered {
		if covered[item] != covered[image(int32(item))] {
			return false
		}
	}
	return true
}

// shifted returns a rotated polyomino moved so that its first cell is at the given one.
func shifted(rows, cols, kind, turn, at int) (o Option, ok bool) {
	o.Kind = int32(kind)
	for _, c := range polyominoes[kind] {
		if turn&4 != 0 {
			c = cell{c.col, c.row}
		}
		if turn&1 != 0 {
			c.row = -c.row
		}
		if turn&2 != 0 {
			c.col = -c.col
		}
		c = cell{c.row + at/cols, c.col + at%cols}
		if c.row < 0 || c.row >= rows || c.col < 0 || c.col >= cols {
			return o, false
		}
		o.Items = append(o.Items, int32(c.row*cols+c.col))
	}
	slices.Sort(o.Items)
	return o, true
}

// fillable draws a board and pieces that together are as large.
func fillable(t *rapid.T) (*Problem, [][]int32) {
	rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(2, 5).Draw(t, "cols")
	left := rows * cols
	var covered []bool
	if hole := rapid.IntRange(0, 2*left).Draw(t, "hole"); hole < left {
		covered = make([]bool, left)
		covered[hole], covered[left-1-hole] = true, true
		if left--; hole != rows*cols-1-hole {
			left--
		}
	}
	kinds := make([]int, len(polyominoes))
	for left > 0 {
		kind := rapid.IntRange(0, len(polyominoes)-1).Draw(t, "piece")
		if len(polyominoes[kind]) > left {
			kind = 0
		}
		kinds[kind]++
		left -= len(polyominoes[kind])
	}
	return grid(rows, cols, covered, kinds)
}

// A count with a memory, however small, equals the number of covers visited.
func TestCountingUnseenIsCountingSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, symmetries := fillable(t)
		e := Enumeration{Problem: p, New: func() Solver { return NewMasks(p, Isolated) }}
		if rapid.Bool().Draw(t, "symmetries") {
			e.Symmetries = symmetries
		}
		want, _ := e.CountAll(1)
		e.Remember = func(int64) bool { return true }
		for cores := 1; cores <= 3; cores++ {
			for _, slots := range []int{0, 4, 64, 1 << 12} {
				c := e.newCounting(e.newSplit())
				if c == nil {
					t.Fatal("the problem is refused")
				}
				got, finished, ok := c.count(cores, func() *memory {
					if slots == 0 {
						return nil
					}
					return newMemory(slots, 32)
				})
				if got.Nodes = want.Nodes; got != want || !finished || !ok {
					t.Fatalf("%d cores, %d slots: %+v, finished %v, %v; want %+v", cores, slots, got, finished, ok, want)
				}
			}
		}
	})
}

// Problems too large for a counter are counted by the solvers.
func TestWhatCannotBeCountedUnseenIsVisited(t *testing.T) {
	single := func(items, kinds int) *Problem {
		p := &Problem{Items: items, Kinds: make([]int, kinds)}
		for kind := range kinds {
			p.Kinds[kind] = items / kinds
			for i := range items {
				p.Options = append(p.Options, Option{int32(kind), []int32{int32(i)}})
			}
		}
		return p
	}
	twice := single(4, 1)
	twice.Options = append(twice.Options, twice.Options[0])
	for name, c := range map[string]struct {
		p    *Problem
		want int64
	}{
		"more than 32 choices": {single(40, 1), 1},
		"an option twice":      {twice, 2},
		"more than 64 items":   {single(66, 1), 1},
	} {
		e := Enumeration{Problem: c.p, New: func() Solver { return NewDancingLinks(c.p) }, Remember: func(int64) bool { return true }}
		if e.newCounting(e.newSplit()) != nil {
			t.Errorf("%s: it is taken", name)
		}
		if got, finished := e.CountAll(2); got.All != c.want || !finished {
			t.Errorf("%s: %+v, finished %v, want %d", name, got, finished, c.want)
		}
	}
}

// A count that would not fit its word is given up, and not wrong.
func TestAnExcessIsSeen(t *testing.T) {
	c := &counter{}
	n := uint64(1) << 40
	c.add(&n, 1<<40, 1<<10)
	if c.excess != 0 || n != 1<<50+1<<40 {
		t.Errorf("%d, excess %d", n, c.excess)
	}
	for _, times := range []uint64{1 << 20, 1 << 44, 1 << 60} {
		c := &counter{}
		n := uint64(1)
		if c.add(&n, times, 1<<40); c.excess == 0 {
			t.Errorf("%d times 2^40 is taken for %d", times, n)
		}
	}
}

// TestLimitsBoundACountUnseen checks nodes, memory and the watch.
func TestLimitsBoundACountUnseen(t *testing.T) {
	p, symmetries := grid(4, 7, nil, []int{0, 0, 2, 2, 2, 1, 0, 1, 0})
	e := Enumeration{Problem: p, Symmetries: symmetries, New: func() Solver { return NewMasks(p, Isolated) }}
	e.Remember = func(int64) bool { return false }
	all, finished := e.CountAll(1)
	if !finished || all.All == 0 {
		t.Fatalf("%+v, finished %v", all, finished)
	}
	for _, cores := range []int{1, 3} {
		for _, nodes := range []int64{1, 2, 700, 5000, all.Nodes / 2, all.Nodes - 1} {
			e.Nodes = nodes
			if c, whole := e.CountAll(cores); whole || c.Nodes > nodes || c.Nodes < nodes*9/10-1 || c.All > all.All || c.Distinct > all.Distinct {
				t.Errorf("%d cores may look at %d of %d nodes: %+v, whole %v", cores, nodes, all.Nodes, c, whole)
			}
		}
		e.Nodes = 2 * all.Nodes
		if c, whole := e.CountAll(cores); !whole || c != all {
			t.Errorf("%d cores: %+v, whole %v, want %+v", cores, c, whole, all)
		}
	}
	e.Nodes = 0
	e.Watch = func(at Progress) int64 { return 0 }
	if _, whole := e.CountAll(2); whole {
		t.Error("a stopped count reports that it is complete")
	}
}

// TestTheMemoryKeepsItsBound asks for the memory of a large problem.
func TestTheMemoryKeepsItsBound(t *testing.T) {
	casetest.SkipUnderRace(t)
	p, _ := grid(8, 8, nil, []int{0, 8, 4, 4, 3, 2, 1, 0, 0})
	for _, most := range []int64{0, 1 << 20, 1 << 30} {
		e := Enumeration{Problem: p, New: func() Solver { return NewMasks(p, Isolated) }}
		e.Remember = func(bytes int64) bool { return bytes <= most }
		c := e.newCounting(e.newSplit())
		if c == nil || !c.cut() {
			t.Fatal("the problem is refused")
		}
		m := c.newMemory()
		if held := most > 0; held != (m != nil) || held && (len(m.slots)*slotBytes > int(most) || len(m.slots)*slotBytes < 1<<19) {
			t.Errorf("of %d bytes a memory %v is made", most, m != nil)
		}
	}
}
