package truth

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Review is the judgement of every move of a game.
type Review struct {
	Puzzle engine.Puzzle
	Start  engine.Truth
	Steps  []Step
	Cost   int // of all moves
}

// Step is one judged move.
type Step struct {
	Move          engine.Move
	Before, After engine.Truth
}

// Review judges every position of a game of legal moves. It begins with the last: near the
// goal judging is easy, and its results help with the position before. The time limit is for
// all together.
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

// Counts reports whether the review is by solutions left instead of distances.
func (r Review) Counts() bool { return r.Start.Left != nil }

// Exact reports whether every loss is known.
func (r Review) Exact() bool {
	for _, s := range r.Steps {
		if _, known := s.Loss(); !known {
			return false
		}
	}
	return r.Start.Status == engine.NoSolution || r.Start.Exact()
}

// Lost returns the sum of the known losses.
func (r Review) Lost() float64 {
	sum := 0.0
	for _, s := range r.Steps {
		loss, _ := s.Loss()
		sum += loss
	}
	return sum
}

// Ideal returns the distance from the goal of a perfect game after moves of that cost: the
// reference line of a chart. It needs the start's exact distance.
func (r Review) Ideal(cost int) int { return max(r.Start.AtLeast-cost, 0) }

// Loss returns the loss of a move: the increase of the total cost, or the share, 0 to 1, of
// the solutions that were left. known is false unless the truth before and after it is
// exact.
func (s Step) Loss() (loss float64, known bool) {
	before, after := s.Before, s.After
	if before.Left != nil && after.Left != nil {
		if before.Left.Number == 0 {
			return 0, before.Left.Exact
		}
		return 1 - float64(after.Left.Number)/float64(before.Left.Number), before.Left.Exact && after.Left.Exact
	}
	if before.Status == engine.NoSolution {
		return 0, true // already lost
	}
	if !before.Exact() || !after.Exact() {
		return 0, false
	}
	return before.Cost(s.Move.Cost + after.AtLeast - before.AtLeast), true
}
