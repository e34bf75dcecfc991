package packing

import (
	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// show reports a node to the live viewer and, if the run is traced, to the recorder.
func (w *watcher) show(laid []placement) {
	w.probe.Show(w.puzzle.with(laid))
	if w.recorder != nil {
		w.recorder.Enter(len(laid), w.lastMove(laid))
	}
}

// lastMove encodes the last placement, 0 if there is none.
func (w *watcher) lastMove(laid []placement) int32 {
	if len(laid) == 0 {
		return 0
	}
	return w.puzzle.number(laid[len(laid)-1])
}

// branching returns the callback that records where an exact cover branches at the last recorded node; nil if the run
// is not traced.
func (w *watcher) branching() func(cover.Branch) {
	if w.recorder == nil {
		return nil
	}
	return func(b cover.Branch) {
		c := search.Choice{What: w.item(b.At), Choices: b.Options, Dead: b.Dead, Fixed: b.First}
		if b.Next >= 0 {
			c.Next, c.NextChoices = w.item(b.Next), b.NextOptions
		}
		w.recorder.Choose(c)
	}
}

// wipeout returns the callback that records what forward checking rejects; nil if the run is
// not traced.
func (w *watcher) wipeout() func(chosen []int32, empty, left int32) {
	if w.recorder == nil {
		return nil
	}
	return func(chosen []int32, empty, left int32) {
		laid := w.puzzle.laid(w.table, chosen)
		last := laid[len(laid)-1]
		w.recorder.Wipeout(len(laid), w.lastMove(laid), search.Choice{
			What: w.item(empty), Choices: left, Dead: true,
			After: engine.Msg("piece %s at %s", string(w.puzzle.pieces[last.piece].letter), w.puzzle.board.name(last.cell)),
		})
	}
}

// item names what an item stands for: a cell, or a piece.
func (w *watcher) item(at int32) engine.Message {
	if n := w.table.problem.Items; int(at) >= n {
		return engine.Msg("piece %s", string(w.puzzle.pieces[w.table.kinds[int(at)-n][0]].letter))
	}
	return engine.Msg("cell %s", w.puzzle.board.name(int(w.table.cell[at])))
}

// recordGoal reports that the node with so many placements is a solution.
func (w *watcher) recordGoal(laid int) {
	if w.recorder != nil {
		w.recorder.Goal(laid)
	}
}

// number encodes a placement; numbered decodes it.
func (p *Puzzle) number(l placement) int32 {
	return int32((l.piece*mostTurns+l.turn)*len(p.board.cells) + l.cell)
}

// mostTurns exceeds the number of orientations of any piece, in space as well.
const mostTurns = 64

func (p *Puzzle) numbered(n int32) placement {
	turn, cell := int(n)/len(p.board.cells), int(n)%len(p.board.cells)
	return placement{turn / mostTurns, turn % mostTurns, cell}
}

// with returns the initial position with further pieces placed.
func (p *Puzzle) with(laid []placement) *Position {
	at := p.start.clone()
	for _, l := range laid {
		at.put(l)
	}
	return at
}

// replay returns the position after placements from the start, nil if one is not legal.
func (p *Puzzle) replay(_ int32, moves []int32) any {
	at := p.start.clone()
	for _, n := range moves {
		l := p.numbered(n)
		if l.piece >= len(p.pieces) || l.turn >= len(p.pieces[l.piece].turns) || !at.fits(l) {
			return nil
		}
		at.put(l)
	}
	return at
}
