package blocks

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// searchSpace is the state space of a puzzle in the form that package search expects. Each move costs 1: a move, a straight
// slide or a step, as the cost model has it. It is not safe for concurrent use.
type searchSpace[S comparable] struct {
	puzzle *Puzzle
	at     []uint8 // places of the state that was loaded last, in ascending order within each kind
	load   func(S)
	save   func([]uint8) S
	near   func(S, func(piece int, to uint8, state S)) // lists the successors of a state and loads it
}

// newPackedSpace has codes as states.
func newPackedSpace(z *Puzzle, c *coding) *searchSpace[uint64] {
	e := newExpander(c, z.cost)
	var list []successor
	return &searchSpace[uint64]{
		puzzle: z, at: e.at,
		load: func(code uint64) { c.decode(code, e.at) },
		save: c.encode,
		near: func(code uint64, take func(int, uint8, uint64)) {
			list = e.expand(code, noMove, list[:0])
			for _, s := range list {
				take(int(s.piece), s.to, s.code)
			}
		},
	}
}

// places are a state of a board that does not fit a code.
type places [maxPieces]uint8

func newWideSpace(z *Puzzle) *searchSpace[places] {
	b := z.board
	at := make([]uint8, len(b.names))
	save := func(at []uint8) (s places) {
		copy(s[:], at)
		b.sort(s[:len(b.names)])
		return s
	}
	load := func(s places) { copy(at, s[:]) }
	return &searchSpace[places]{
		puzzle: z, at: at, load: load, save: save,
		near: func(s places, take func(int, uint8, places)) {
			load(s)
			occupied := b.occupied(at)
			for i, from := range at {
				blocked := occupied.without(b.kind(i).masks[from])
				for _, to := range b.kind(i).reached(from, blocked, z.cost) {
					at[i] = to
					after := save(at)
					at[i] = from
					take(i, to, after)
				}
			}
		},
	}
}

// reached returns the places to which one move of cost 1 takes a piece.
func (k *kind) reached(from uint8, blocked mask, cost costModel) (list []uint8) {
	if !k.movable(from, blocked) {
		return nil
	}
	seen := map[uint8]bool{from: true}
	queue := []uint8{from}
	for i := 0; i < len(queue); i++ {
		for d := range 4 {
			for to := k.next[queue[i]][d]; to >= 0 && !k.masks[to].meets(blocked); to = k.next[to][d] {
				if !seen[uint8(to)] {
					seen[uint8(to)] = true
					list = append(list, uint8(to))
					if cost == moves {
						queue = append(queue, uint8(to))
					}
				}
				if cost != slides {
					break
				}
			}
		}
	}
	return list
}

// position returns the position of a state.
func (sp *searchSpace[S]) position(state S) Position {
	sp.load(state)
	return Position{sp.puzzle, append([]uint8(nil), sp.at...)}
}

// problem returns the search problem with a heuristic. The result is set where its tables cannot be built.
func (sp *searchSpace[S]) problem(ctx context.Context, name string, limits engine.Limits, probe *search.Probe) (search.Problem[S], *engine.Result) {
	b := sp.puzzle.board
	p := search.Problem[S]{
		Start: sp.save(sp.puzzle.first().canonical().at),
		Goal: func(state S) bool {
			sp.load(state)
			return b.solved(sp.at)
		},
		Reverse: sp.reverse,
	}
	h := sp.puzzle.heuristic(name)
	var estimate func(at []uint8) int32
	if h.of != nil {
		var bytes int64
		var status search.Status
		if estimate, bytes, status = h.of(ctx, limits, probe); estimate == nil {
			r := engine.Result{Status: status, Reason: engine.Ending(status, limits, search.Counters{})}
			return p, &r
		}
		p.Tables = bytes
		p.Estimate = func(state S) int32 {
			sp.load(state)
			return estimate(sp.at)
		}
	}
	p.Expand = func(state S, _ int32, out []search.Successor[S]) []search.Successor[S] {
		sp.near(state, func(piece int, to uint8, after S) {
			s := search.Successor[S]{State: after, Move: int32(piece)<<8 | int32(to), Cost: 1}
			if estimate != nil {
				from := sp.at[piece]
				sp.at[piece] = to
				s.H = estimate(sp.at)
				sp.at[piece] = from
			}
			out = append(out, s)
		})
		return out
	}
	return p, nil
}

// reverse appends the predecessors. Moves can be undone, so they are the successors, with the move that leads back: of the
// piece that has its place there, in the order of the places of its kind.
func (sp *searchSpace[S]) reverse(state S, out []search.Successor[S]) []search.Successor[S] {
	b := sp.puzzle.board
	sp.near(state, func(piece int, to uint8, before S) {
		k := b.kind(piece)
		from, rank := sp.at[piece], k.first
		for i := k.first; i < k.first+k.size; i++ {
			if i != piece && sp.at[i] < to {
				rank++
			}
		}
		out = append(out, search.Successor[S]{State: before, Move: int32(rank)<<8 | int32(from), Cost: 1})
	})
	return out
}
