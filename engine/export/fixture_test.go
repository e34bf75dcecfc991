package export

import (
	"context"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/nullpuzzle"
	"langkah/engine/search"
)

// solved is a row of lamps with its solution; the counters are made up, so
// that they are the same in every run.
func solved(t testing.TB, name, row string) Solution {
	t.Helper()
	p, err := nullpuzzle.Parse(row)
	if err != nil {
		t.Fatal(err)
	}
	m := p.Methods()[0]
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
	r.Counters = search.Counters{Expanded: 1234, Generated: 56789, MaxFrontier: 77, PeakBytes: 3 << 20}
	r.Elapsed = 12345678 * time.Nanosecond
	return Solution{name, p, m, r}
}

// pressed is a solution that only presses the first lamp, n times.
func pressed(t testing.TB, row string, n int) Solution {
	t.Helper()
	s := solved(t, "long", row)
	s.Result.Moves, s.Result.Cost = nil, 0
	for range n {
		s.Result.Moves = append(s.Result.Moves, engine.Move{Name: "press 1", Cost: 1})
		s.Result.Cost++
	}
	return s
}
