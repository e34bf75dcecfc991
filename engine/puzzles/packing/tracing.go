package packing

import (
	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// show reports a node to the live viewer and, if the run is traced, to the recorder.
func (w *watcher) show(laid []placement) {
	w.probe.Show(w.puzzle.with(laid))
	if w.recording {
		w.record(laid)
	}
}

// record reports a node. The search is depth first, so the parent is the last recorded node with one placement less.
func (w *watcher) record(laid []placement) {
	w.lastNode++
	depth := len(laid)
	all := len(w.puzzle.pieces) - len(w.puzzle.given)
	e := search.Event{Kind: search.Generated, Depth: uint16(depth), Node: w.lastNode, G: int32(depth), H: int32(all - depth), F: int32(all)}
	w.branch = w.branch[:depth]
	if depth > 0 {
		e.Parent, e.Move = w.branch[depth-1].Node, w.puzzle.number(laid[depth-1])
	}
	w.branch = append(w.branch, e)
	w.probe.Record(e)
	e.Kind = search.Expanded
	w.probe.Record(e)
}

// branching returns the callback that records where an exact cover branches at the last recorded node; nil if the run
// is not traced.
func (w *watcher) branching() func(cover.Branch) {
	if !w.recording {
		return nil
	}
	return func(b cover.Branch) {
		c := search.Choice{What: w.item(b.At), Choices: b.Options, Dead: b.Dead, Fixed: b.First}
		if b.Next >= 0 {
			c.Next, c.NextChoices = w.item(b.Next), b.NextOptions
		}
		w.probe.RecordChoice(w.lastNode, c)
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
	if w.recording {
		e := w.branch[laid]
		e.Kind = search.Goal
		w.probe.Record(e)
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
