package packing

import "slices"

// bruteForce is the algorithm of the course exercise, for comparison: depth-first backtracking over the pieces in file
// order, each tried on every cell in reading order and in every orientation, without any look-ahead.
//
// It is complete. Time is exponential in the number of pieces, with far more nodes than any other method; memory is two
// bytes per cell of each placement. A case, counted by the meter as generated, is one placement that fits.
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
		list := p.candidates(i)
		if !w.meter.Hold(int64(len(list) * (48 + 2*len(p.pieces[i].shape)))) {
			return nil, false
		}
		b.candidates = append(b.candidates, list)
	}
	b.laid = make([]placement, len(b.candidates))
	finished = b.lay(0, 0, 1)
	if b.solved {
		return b.laid, false
	}
	return nil, finished
}

// candidate is a placement with the cells that it covers.
type candidate struct {
	placement
	cells []int16
}

// candidates lists the placements of a piece on the board, by cell in reading order and then by orientation.
func (p *Puzzle) candidates(i int) []candidate {
	var list []candidate
	for cell := range p.board.cells {
		for turn := range p.pieces[i].turns {
			w := candidate{placement: placement{i, turn, cell}}
			if p.cells(w.placement, func(c int) bool { w.cells = append(w.cells, int16(c)); return true }) {
				list = append(list, w)
			}
		}
	}
	return list
}

// brute is the state of a brute-force run.
type brute struct {
	watcher    *watcher
	full       []bool        // by cell
	candidates [][]candidate // of each piece to place, in file order
	laid       []placement
	solved     bool
}

// lay tries all placements from the n-th piece on; false ends the run. For the progress estimate, the subtree counts as
// weight of the whole tree, of which before is done.
func (b *brute) lay(n int, before, weight float64) bool {
	meter := b.watcher.meter
	if !meter.Expand() {
		b.watcher.share = before
		return false
	}
	if w := b.watcher; w.recorder != nil || w.probe != nil && meter.Expanded%liveEvery == 1 {
		w.show(b.laid[:n])
	}
	if n == len(b.candidates) {
		b.watcher.recordGoal(n)
		b.solved = true // the areas are equal, so the board is full
		return false
	}
	meter.Depth = int64(n)
	part := weight / float64(len(b.candidates[n]))
	for i := range b.candidates[n] {
		w := &b.candidates[n][i]
		if slices.ContainsFunc(w.cells, func(c int16) bool { return b.full[c] }) {
			continue
		}
		meter.Generated++
		at := before + part*float64(i)
		if n < 3 { // deeper nodes hardly change the share
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

// liveEvery is the number of nodes between two positions shown to live viewers.
const liveEvery = 1 << 14
