package truth

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Review is a game move by move against the truth.
type Review struct {
	Puzzle engine.Puzzle
	Start  engine.Truth
	Steps  []Step
	Cost   int // of all moves
}

// Step is one move of a game.
type Step struct {
	Move          engine.Move
	Before, After engine.Truth
}

// Review judges every position of a game, the moves of which are legal. The last
// one is judged first: near the goal little has to be found out, and what was
// found helps with the position before it. The time limit is for all together.
func (o *Oracle) Review(ctx context.Context, start engine.Position, moves []engine.Move, limits engine.Limits, probe *search.Probe) (Review, error) {
	positions, err := engine.Replay(start, moves)
	if err != nil {
		return Review{}, err
	}
	within := newBudget(limits)
	truths := make([]engine.Truth, len(positions))
	for i := len(positions) - 1; i >= 0; i-- {
		truths[i] = within.judge(ctx, o, positions[i], probe)
		probe.SetShare(float64(len(positions)-i) / float64(len(positions)))
	}
	r := Review{Puzzle: o.puzzle, Start: truths[0]}
	for i, m := range moves {
		r.Steps = append(r.Steps, Step{m, truths[i], truths[i+1]})
		r.Cost += m.Cost
	}
	return r, nil
}

// Counts says whether the review is of solutions left instead of distances.
func (r Review) Counts() bool { return r.Start.Left != nil }

// Exact says whether every loss is known.
func (r Review) Exact() bool {
	for _, s := range r.Steps {
		if _, known := s.Loss(); !known {
			return false
		}
	}
	return r.Start.Status == engine.NoSolution || r.Start.Exact()
}

// Lost is the sum of the losses that are known.
func (r Review) Lost() float64 {
	sum := 0.0
	for _, s := range r.Steps {
		loss, _ := s.Loss()
		sum += loss
	}
	return sum
}

// Ideal is how far from the goal a game without loss is when its moves have
// cost so much: the slope beside which a game is drawn. It is of use where the
// distance of the start is known.
func (r Review) Ideal(cost int) int { return max(r.Start.AtLeast-cost, 0) }

// Loss is what the move has given away: of the distance, by how much the whole
// got dearer; of the solutions that were left, the share, from 0 to 1. known is
// false where the truth before or after it is not exact.
func (s Step) Loss() (loss float64, known bool) {
	before, after := s.Before, s.After
	if before.Left != nil && after.Left != nil {
		if before.Left.Number == 0 {
			return 0, before.Left.Exact
		}
		return 1 - float64(after.Left.Number)/float64(before.Left.Number), before.Left.Exact && after.Left.Exact
	}
	if before.Status == engine.NoSolution {
		return 0, true // nothing was to be lost
	}
	if !before.Exact() || !after.Exact() {
		return 0, false
	}
	return float64(s.Move.Cost + after.AtLeast - before.AtLeast), true
}
