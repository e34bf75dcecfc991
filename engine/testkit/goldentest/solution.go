package goldentest

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// Lamps returns a row of lamps with its solution and invented, constant counters.
func Lamps(t testing.TB, name, row string) engine.Solution {
	t.Helper()
	p, err := nullpuzzle.Parse(row)
	if err != nil {
		t.Fatal(err)
	}
	m := p.Methods()[0]
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
	r.Counters = search.Counters{Bound: r.Bound, Expanded: 1234, Generated: 56789, MaxFrontier: 77, PeakBytes: 3 << 20}
	r.Elapsed = 12345678 * time.Nanosecond
	return engine.Solution{Name: name, Puzzle: p, Method: m, Result: r}
}

// Pressed returns a solution that presses the first lamp n times.
func Pressed(t testing.TB, row string, n int) engine.Solution {
	t.Helper()
	s := Lamps(t, "long", row)
	s.Result.Moves, s.Result.Positions, s.Result.Cost = nil, nil, 0
	for range n {
		s.Result.Moves = append(s.Result.Moves, engine.Move{Name: "press 1", Cost: 1})
		s.Result.Cost++
	}
	return s
}

// Fifteen is a board of the 15-puzzle.
const Fifteen = "5 1 3 4\n2 7 15 8\n9 6 14 11\n13 10 12 -\n"

// Walk returns a sliding puzzle with n moves of a random walk without reversals.
func Walk(t testing.TB, text string, n int) engine.Solution {
	t.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	back := map[string]string{"UP": "DOWN", "DOWN": "UP", "LEFT": "RIGHT", "RIGHT": "LEFT"}
	s := engine.Solution{Name: "walk", Puzzle: p, Method: engine.Method{
		Algorithm: engine.Choice{Name: "walk", Title: engine.Msg("Random walk")},
	}}
	s.Result = engine.Result{Status: engine.Solved, Cost: n}
	at := p.Start()
	for last := ""; len(s.Result.Moves) < n; {
		moves := slices.DeleteFunc(at.Moves(), func(m engine.Move) bool { return m.Name == back[last] })
		m := moves[random.IntN(len(moves))]
		if at, err = at.Apply(m); err != nil {
			t.Fatal(err)
		}
		last = m.Name
		s.Result.Moves = append(s.Result.Moves, m)
	}
	return s
}
