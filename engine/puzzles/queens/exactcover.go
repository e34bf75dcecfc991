package queens

import (
	"time"

	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// The puzzle as an exact cover. Rows, columns and regions are items, each covered by exactly one queen. That queens do
// not touch means that each square of 2 x 2 cells holds at most one: each such square is a secondary item.
//
// Dancing links (package cover) branches on the item with the fewest options. It is complete; a node costs the options
// that it removes and restores, some microseconds. Backtracking on constraints takes the same items as variables.

// coverProblem returns the exact cover problem; option i is a queen on cell i.
func (b *board) coverProblem() *cover.Problem {
	squares := (b.n - 1) * (b.n - 1)
	first := 3 * b.n // item of the first square
	p := &cover.Problem{Items: first + squares, Secondary: squares, Kinds: []int{b.n}}
	for cell, g := range b.region {
		r, c := cell/b.n, cell%b.n
		items := []int32{int32(r), int32(b.n + c), int32(2*b.n + int(g))}
		for i := max(r-1, 0); i <= min(r, b.n-2); i++ {
			for j := max(c-1, 0); j <= min(c, b.n-2); j++ {
				items = append(items, int32(first+i*(b.n-1)+j))
			}
		}
		p.Options = append(p.Options, cover.Option{Items: items})
	}
	return p
}

// item names what an item stands for.
func (b *board) item(at int32) engine.Message {
	n := int32(b.n)
	return b.unitName(unit{unitKind(at / n), int(at % n)})
}

// bytesOfOption is the estimated memory of an option and its nodes.
const bytesOfOption = 8*28 + 128

func dancingLinks(p *cover.Problem, _ engine.Settings) cover.Solver { return cover.NewDancingLinks(p) }

// byCover returns what finds the first cover by a solver.
func (p *Puzzle) byCover(solver func(*cover.Problem, engine.Settings) cover.Solver) solveFunc {
	return func(w *walk) (found []int, finished bool) {
		problem := p.board.coverProblem()
		if !w.meter.Hold(int64(len(problem.Options)) * bytesOfOption) {
			return nil, false
		}
		c := &covering{walk: w, stride: 64}
		for _, cell := range p.start.cells() {
			c.given = append(c.given, int32(cell))
		}
		t := cover.Traversal{
			Prefix: c.given,
			Visit: func(chosen []int32) bool {
				found = c.queens(chosen)
				w.goal(len(found))
				return false
			},
			Watch: c.watch,
		}
		if w.recorder != nil {
			t.Branch, t.Wipeout = c.branch, c.wipeout
		}
		s := solver(problem, w.settings)
		finished = s.Run(t)
		w.effort = cover.Effort(s, len(found))
		return found, finished
	}
}

// covering is a run of a solver of package cover.
type covering struct {
	*walk
	given  []int32
	stride int64 // nodes between two calls of watch
	last   time.Time
}

// queens returns the cells of the chosen options without those of given queens.
func (c *covering) queens(chosen []int32) []int {
	cells := []int{}
	for _, option := range chosen[len(c.given):] {
		cells = append(cells, int(option))
	}
	return cells
}

// watch is the solver's callback. It returns the number of nodes until the next call, adapted so that calls are 1 to 5
// milliseconds apart, or 0 to stop.
func (c *covering) watch(at cover.Progress) int64 {
	c.probe.SetShare(at.Share)
	c.meter.Expanded, c.meter.Generated, c.meter.Depth = at.Nodes, at.Nodes+at.Wipeouts, int64(max(0, len(at.Chosen)-len(c.given)))
	if at.Chosen != nil && c.probe != nil {
		chosen := c.queens(at.Chosen)
		c.probe.Show(c.puzzle.after(chosen))
		if c.recorder != nil {
			c.recorder.Enter(len(chosen), lastMove(chosen))
		}
	}
	if !c.meter.Look() {
		return 0
	}
	now := time.Now()
	switch since := now.Sub(c.last); {
	case c.recorder != nil:
		c.stride = 1
	case since < time.Millisecond:
		c.stride = min(2*c.stride, 1<<16)
	case since > 5*time.Millisecond:
		c.stride = max(c.stride/2, 1)
	}
	c.last = now
	if c.limits.Nodes > 0 {
		return min(c.stride, c.limits.Nodes-at.Nodes)
	}
	return c.stride
}

// branch records the row, column or region that a node branches on.
func (c *covering) branch(b cover.Branch) {
	choice := search.Choice{What: c.board.item(b.At), Choices: b.Options, Dead: b.Dead, Fixed: b.First}
	if b.Next >= 0 {
		choice.Next, choice.NextChoices = c.board.item(b.Next), b.NextOptions
	}
	c.recorder.Choose(choice)
}

// wipeout records a queen that forward checking rejects.
func (c *covering) wipeout(chosen []int32, empty, left int32) {
	cells := c.queens(chosen)
	last := lastMove(cells)
	c.recorder.Wipeout(len(cells), last, search.Choice{
		What: c.board.item(empty), Choices: left, Dead: true, After: engine.Msg("the queen on %s", c.board.name(int(last))),
	})
}
