package packing

import "slices"

// bruteForce is the pure algorithm of the course exercise, kept for comparison:
// the pieces in file order, each on every cell in reading order, in every
// orientation; lay it where it fits, go on with the next piece, take it back.
// Nothing is looked at beyond the piece in hand.
//
// It is complete. Time is exponential in the number of pieces, with far more
// cases than any other method has; memory is two bytes for each cell of each
// placement. A case is one placement that fits: the meter counts it as
// generated.
func (p *Puzzle) bruteForce(w *watcher) (found []placement, finished bool) {
	if !w.meter.Hold(w.table.bytes(0)) {
		return nil, false
	}
	b := &brute{watcher: w, full: make([]bool, len(p.board.cells))}
	for cell, owner := range p.start.owner {
		b.full[cell] = owner >= 0
	}
	for i, laid := range p.start.laid {
		if laid {
			continue
		}
		ways := p.ways(i)
		if !w.meter.Hold(int64(len(ways) * (48 + 2*len(p.pieces[i].shape)))) {
			return nil, false
		}
		b.ways = append(b.ways, ways)
	}
	b.laid = make([]placement, len(b.ways))
	finished = b.lay(0, 0, 1)
	if b.solved {
		return b.laid, false
	}
	return nil, finished
}

// way is a placement with the cells that it covers.
type way struct {
	placement
	cells []int16
}

// ways lists the placements of a piece on the board: cell by cell in reading
// order, on each cell by orientation.
func (p *Puzzle) ways(i int) []way {
	var list []way
	for cell := range p.board.cells {
		for turn := range p.pieces[i].turns {
			w := way{placement: placement{i, turn, cell}}
			if p.cells(w.placement, func(c int) bool { w.cells = append(w.cells, int16(c)); return true }) {
				list = append(list, w)
			}
		}
	}
	return list
}

// brute is a run of the brute force.
type brute struct {
	watcher *watcher
	full    []bool  // by cell
	ways    [][]way // of each piece to be laid, in file order
	laid    []placement
	solved  bool
}

// lay tries everything from a piece on; it is false when the run has to end.
// The subtree is weight of the tree, of which before lies behind.
func (b *brute) lay(n int, before, weight float64) bool {
	meter := b.watcher.meter
	if !meter.Expand() {
		b.watcher.share = before
		return false
	}
	if w := b.watcher; w.recording || w.probe != nil && meter.Expanded%liveEvery == 1 {
		w.show(b.laid[:n])
	}
	if n == len(b.ways) {
		b.watcher.tellGoal(n)
		b.solved = true // the areas are equal, so that the board is full
		return false
	}
	meter.Depth = int64(n)
	part := weight / float64(len(b.ways[n]))
	for i := range b.ways[n] {
		w := &b.ways[n][i]
		if slices.ContainsFunc(w.cells, func(c int16) bool { return b.full[c] }) {
			continue
		}
		meter.Generated++
		at := before + part*float64(i)
		if n < 3 { // deeper down the share hardly moves
			b.watcher.probe.SetShare(at)
		}
		b.laid[n] = w.placement
		b.set(w.cells, true)
		goOn := b.lay(n+1, at, part)
		b.set(w.cells, false)
		if !goOn {
			return false
		}
	}
	return true
}

func (b *brute) set(cells []int16, full bool) {
	for _, c := range cells {
		b.full[c] = full
	}
}

// liveEvery is after how many nodes those who watch live see another one.
const liveEvery = 1 << 14
