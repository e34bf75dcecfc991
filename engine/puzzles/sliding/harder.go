package sliding

import (
	"context"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// drawn is the number of random boards compared if there are too many to enumerate.
const drawn = 20_000

// Harder returns a harder start: on boards of up to 9 cells one of the boards farthest from the goal, in moves whatever
// they cost; otherwise, of random boards, the one with the greatest Manhattan distance, a lower bound of its moves.
func (p *Puzzle) Harder(ctx context.Context, limits engine.Limits) (engine.Puzzle, engine.Message, error) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	harder := *p
	if len(p.goal.cells) <= wholeSpace {
		far, moves, ok := p.farthest(meter)
		if !ok {
			return nil, engine.Message{}, engine.Errorf("the search for a harder start was ended")
		}
		harder.start = far
		return &harder, engine.Msg("%d move{|s}: no board with this goal needs more", moves), nil
	}
	random, best := rand.New(rand.NewPCG(uint64(len(p.goal.cells)), 0)), -1
	for range drawn {
		if !meter.Look() {
			return nil, engine.Message{}, engine.Errorf("the search for a harder start was ended")
		}
		if b := shuffle(p.goal, random); b.distances(p.goal) > best {
			harder.start, best = b, b.distances(p.goal)
		}
	}
	return &harder, engine.Msg("at least %d move{|s}: the hardest of %d random board{|s} by the sum of distances", best, drawn), nil
}

// farthest returns a board of the last layer of a breadth-first search from the goal, and its depth; ok is false at a
// limit.
func (p *Puzzle) farthest(meter *search.Meter) (far board, moves int, ok bool) {
	key := func(b board) (k [wholeSpace]uint8) { copy(k[:], b.cells); return k }
	seen := map[[wholeSpace]uint8]bool{key(p.goal): true}
	layer := []board{p.goal}
	for ; ; moves++ {
		var next []board
		for _, b := range layer {
			if !meter.Look() {
				return b, moves, false
			}
			for d := up; d <= left; d++ {
				cell, inside := b.neighbour(b.blank(), d)
				if !inside {
					continue
				}
				if to := b.slide(cell); !seen[key(to)] {
					seen[key(to)] = true
					next = append(next, to)
				}
			}
		}
		if len(next) == 0 {
			return layer[0], moves, true
		}
		layer = next
	}
}

// distances returns the Manhattan distance of a board.
func (b board) distances(goal board) int {
	sum, home := 0, goal.places()
	for cell, tile := range b.cells {
		if tile != 0 {
			sum += b.distance(cell, home[tile])
		}
	}
	return sum
}
