package queens

import (
	"time"

	"langkah/engine/solve/cover"
)

// The puzzle as an exact cover. Rows, columns and regions are items, each covered by exactly one queen. That queens do
// not touch means that each square of 2 x 2 cells holds at most one: each such square is an item too, and a filler
// option covers one without a queen. Squares extend beyond the edges, so that each queen covers exactly four, and the
// number of fillers is known in advance.
//
// Dancing links (package cover) branches on the item with the fewest options. It is complete; a node costs the options
// that it removes and restores, some microseconds.

// Kinds of options.
const (
	queenKind = iota
	nothingKind
)

// coverProblem returns the exact cover problem; option i < n*n is a queen on cell i.
func (b *board) coverProblem() *cover.Problem {
	squares := (b.n + 1) * (b.n + 1)
	first := 3 * b.n // item of the first square
	p := &cover.Problem{Items: first + squares, Kinds: []int{b.n, squares - 4*b.n}}
	for cell, g := range b.region {
		r, c := cell/b.n, cell%b.n
		at := first + r*(b.n+1) + c
		items := []int32{int32(r), int32(b.n + c), int32(2*b.n + int(g)), int32(at), int32(at + 1), int32(at + b.n + 1), int32(at + b.n + 2)}
		p.Options = append(p.Options, cover.Option{Kind: queenKind, Items: items})
	}
	for s := range squares {
		p.Options = append(p.Options, cover.Option{Kind: nothingKind, Items: []int32{int32(first + s)}})
	}
	return p
}

// bytesOfOption is the estimated memory of an option and its nodes.
const bytesOfOption = 7*28 + 128

// byCover finds the first cover. On a board too small for n queens with four squares each there is none.
func (p *Puzzle) byCover(w *walk) (found []int, finished bool) {
	b := p.board
	problem := b.coverProblem()
	if problem.Kinds[nothingKind] < 0 {
		return nil, true
	}
	if !w.meter.Hold(int64(len(problem.Options)) * bytesOfOption) {
		return nil, false
	}
	var given []int32
	for _, cell := range p.start.cells() {
		given = append(given, int32(cell))
	}
	last, stride := time.Now(), int64(64)
	finished = cover.NewDancingLinks(problem).Run(cover.Traversal{
		Prefix: given,
		Visit: func(chosen []int32) bool {
			found = p.newQueens(chosen)
			return false
		},
		Watch: func(at cover.Progress) int64 {
			w.probe.SetShare(at.Share)
			w.meter.Expanded, w.meter.Generated, w.meter.Depth = at.Nodes, at.Nodes, int64(len(at.Chosen))
			if w.probe != nil && at.Chosen != nil {
				w.probe.Show(p.after(p.newQueens(at.Chosen)))
			}
			if !w.meter.Look() {
				return 0
			}
			now := time.Now()
			switch since := now.Sub(last); {
			case since < time.Millisecond:
				stride = min(2*stride, 1<<16)
			case since > 5*time.Millisecond:
				stride = max(stride/2, 1)
			}
			last = now
			if w.limits.Nodes > 0 {
				return min(stride, w.limits.Nodes-at.Nodes)
			}
			return stride
		},
	})
	return found, finished
}

// newQueens returns the cells of the chosen options, without given queens.
func (p *Puzzle) newQueens(chosen []int32) []int {
	cells := []int{}
	for _, option := range chosen {
		if int(option) < len(p.board.region) && !p.isGiven(int(option)) {
			cells = append(cells, int(option))
		}
	}
	return cells
}
