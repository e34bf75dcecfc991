package queens

import (
	"context"
	"math/big"
	"math/bits"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// counter counts solutions row by row with memoization. What follows from a row depends only on the columns and regions
// in use and on the previous queen's column, so equal remainders, which many orders reach, are counted once.
//
// Time: exponential in n at worst; each distinct remainder that is stored is expanded once. Memory: 64 bytes per
// remainder, within the limit; beyond that it continues without storing more. An interrupted count is a lower bound.

var _ engine.Enumerable = (*Puzzle)(nil)

// bytesOfRemainder is the estimated memory of a stored remainder.
const bytesOfRemainder = 64

// quickAgain is the number of last rows that are faster to count again than to store.
const quickAgain = 6

// remainder is a subproblem: the rows from r on, after a queen in column last.
type remainder struct {
	columns, regions row
	r, last          int8
}

// key packs a remainder into one word.
func (at remainder) key() uint64 {
	return uint64(at.columns)<<36 | uint64(at.regions)<<10 | uint64(at.r)<<5 | uint64(at.last+1)
}

// number is a count of up to 128 bits, enough for 26! permutations.
type number struct{ high, low uint64 }

func (n number) plus(m number) number {
	low, carry := bits.Add64(n.low, m.low, 0)
	high, _ := bits.Add64(n.high, m.high, carry)
	return number{high, low}
}

func (n number) String() string {
	all := new(big.Int).Lsh(new(big.Int).SetUint64(n.high), 64)
	return all.Or(all, new(big.Int).SetUint64(n.low)).String()
}

// counter counts the solutions of a puzzle.
type counter struct {
	board   *board
	queens  []int8 // by row, -1 for none
	open    grid
	over    [MaxSize + 1]row // by row: the regions that have no cell from there on
	touches [MaxSize + 1]row // by column plus 1: the columns that touch it
	meter   *search.Meter
	known   map[uint64]number
}

func newCounter(p *Puzzle, meter *search.Meter) *counter {
	b := p.board
	c := &counter{board: b, queens: p.start.queens, open: p.start.open(), meter: meter, known: map[uint64]number{}}
	for g, cells := range b.cells {
		for r := cells[len(cells)-1]/b.n + 1; r <= b.n; r++ {
			c.over[r] |= 1 << g
		}
	}
	for i := range b.n {
		c.touches[i+1] = 7 << i >> 1
	}
	return c
}

// count counts the solutions of a remainder; finished is false if a limit stopped it.
func (c *counter) count(at remainder) (n number, finished bool) {
	if !c.meter.Expand() {
		return n, false
	}
	b, r := c.board, int(at.r)
	if c.over[r]&^at.regions != 0 {
		return n, true
	}
	if r == b.n {
		return number{low: 1}, true
	}
	remember := b.n-r > quickAgain
	if remember {
		if n, ok := c.known[at.key()]; ok {
			return n, true
		}
	}
	finished = true
	set := c.open[r] &^ c.touches[at.last+1]
	if c.queens[r] < 0 {
		set &^= at.columns
	}
	for col := range columns(set) {
		g := b.region[r*b.n+col]
		if c.queens[r] < 0 && at.regions>>g&1 == 1 {
			continue
		}
		var more number
		more, finished = c.count(remainder{at.columns | 1<<col, at.regions | 1<<g, at.r + 1, int8(col)})
		if n = n.plus(more); !finished {
			return n, false
		}
	}
	if remember && c.meter.Fits(bytesOfRemainder) && c.meter.HoldTables(bytesOfRemainder) {
		c.known[at.key()] = n
	}
	return n, true
}

// all counts the solutions from the start.
func (c *counter) all() (n number, finished bool) {
	_, done := (&Position{puzzle: &Puzzle{board: c.board}, queens: c.queens}).from()
	return c.count(remainder{done.columns, done.regions, 0, -1})
}

// Count counts all solutions, on one core whatever cores says.
func (p *Puzzle) Count(ctx context.Context, _ int, limits engine.Limits, probe *search.Probe) engine.Count {
	start := time.Now()
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	n, finished := newCounter(p, meter).all()
	c := engine.Count{Status: engine.Solved, Nodes: meter.Expanded, Elapsed: time.Since(start),
		Figures: []engine.Figure{{Name: "all", Title: engine.Msg("All solutions"), Value: n.String()}}}
	switch {
	case !finished:
		c.Status = meter.Ended()
		c.Reason = engine.Msg("%s; there are at least as many as were counted", engine.Ending(c.Status, limits, meter.Counters))
	case n == number{}:
		c.Status, c.Reason = engine.NoSolution, p.whyNone()
	}
	return c
}

// Solutions calls visit for each solution from the given number on, in the order of [finder], until it returns false.
// If distinct is set, it visits of each class of symmetric solutions the lexicographically first list of columns.
func (p *Puzzle) Solutions(ctx context.Context, distinct bool, from int64, limits engine.Limits, probe *search.Probe, visit func(int64, []engine.Move) bool) (engine.Status, engine.Message) {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	var images [][]int
	if distinct {
		images = p.symmetries()
	}
	var number int64
	enough := false
	f := finder{board: p.board, node: func([]int) bool { return meter.Expand() }, visit: func(chosen []int) bool {
		at := p.after(chosen)
		if !first(at.queens, images) {
			return true
		}
		if number++; number < from {
			return true
		}
		var moves []engine.Move
		for r, c := range at.queens {
			if p.start.queens[r] < 0 {
				moves = append(moves, p.board.placing(r*p.board.n+int(c)))
			}
		}
		enough = !visit(number, moves)
		return !enough
	}}
	g, done := p.start.from()
	switch finished := f.search(g, done); {
	case enough:
		return engine.Solved, engine.Message{}
	case finished:
		return engine.NoSolution, engine.Msg("number of solutions: %d", number)
	}
	return meter.Ended(), engine.Ending(meter.Ended(), limits, meter.Counters)
}

// symmetries returns, for each rotation and reflection other than the identity that maps regions to regions and keeps
// given queens, the image of each cell.
func (p *Puzzle) symmetries() (images [][]int) {
	b, last := p.board, p.board.n-1
	for k := 1; k < 8; k++ {
		image := make([]int, len(b.region))
		for cell := range image {
			r, c := cell/b.n, cell%b.n
			if k&1 != 0 {
				r, c = c, r
			}
			if k&2 != 0 {
				r = last - r
			}
			if k&4 != 0 {
				c = last - c
			}
			image[cell] = r*b.n + c
		}
		if p.keeps(image) {
			images = append(images, image)
		}
	}
	return images
}

func (p *Puzzle) keeps(image []int) bool {
	b := p.board
	becomes := make([]int, len(b.letters))
	for cell, to := range image {
		g := b.region[cell]
		if cell == b.cells[g][0] {
			becomes[g] = int(b.region[to])
		}
		if becomes[g] != int(b.region[to]) || p.isGiven(cell) != p.isGiven(to) {
			return false
		}
	}
	return true
}

// first reports whether no image of a solution is lexicographically smaller.
func first(queens []int8, images [][]int) bool {
	other := make([]int8, len(queens))
	for _, image := range images {
		for r, c := range queens {
			to := image[r*len(queens)+int(c)]
			other[to/len(queens)] = int8(to % len(queens))
		}
		for r, c := range other {
			if c < queens[r] {
				return false
			}
			if c > queens[r] {
				break
			}
		}
	}
	return true
}
