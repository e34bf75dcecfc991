package grade_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/course/grade"
	"langkah/engine/game/transcript"
)

// Optimality is by the puzzle's own cost, even if another solution has fewer moves.
func TestOptimalByThePuzzlesOwnCost(t *testing.T) {
	p := open(t, " 1  2  3\n 4  5  6\n10  9 11\n 8  7  -\ncost: tile\ngoal: blank-first\n")
	m, err := engine.FindMethod(p, "idastar", "walking-distance")
	if err != nil {
		t.Fatal(err)
	}
	s := engine.Solution{Name: "own", Puzzle: p, Method: m, Result: engine.Solve(context.Background(), p, m, engine.Limits{}, nil)}
	r, err := grade.NewGrader(engine.Limits{}).Grade(context.Background(), p, []byte(transcript.Text(s)))
	if err != nil || !r.Right() || r.Length("slides").N == r.Length("slides").Best {
		t.Errorf("%d slides, at best %d: %v %v", r.Length("slides").N, r.Length("slides").Best, r.False, err)
	}
}
