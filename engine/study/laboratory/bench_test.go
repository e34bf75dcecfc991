package laboratory_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/laboratory"
)

// hardest is A* on one of the two 8-puzzles of 31 moves.
func hardest(b *testing.B) laboratory.Recording {
	b.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("8 6 7\n2 5 4\n3 - 1\n")
	if err != nil {
		b.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "manhattan")
	if err != nil {
		b.Fatal(err)
	}
	return laboratory.Record(context.Background(), p, m, engine.Limits{}, 0, nil)
}

// longest is a search of more events than are kept.
func longest(tb testing.TB) laboratory.Recording {
	tb.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("14 15 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 -\n")
	if err != nil {
		tb.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "misplaced")
	if err != nil {
		tb.Fatal(err)
	}
	r := laboratory.Record(context.Background(), p, m, engine.Limits{Nodes: 150_000}, 0, nil)
	if !r.Trace.Cut() {
		tb.Fatalf("the search is too short: %d events, %s %s", r.Trace.Len(), r.Result.Status, r.Result.Reason)
	}
	return r
}

func BenchmarkOpen(b *testing.B) {
	for range b.N {
		hardest(b)
	}
}

func BenchmarkTree(b *testing.B) {
	r := hardest(b)
	b.ResetTimer()
	for range b.N {
		g := laboratory.NewGrowth(r)
		g.Seek(r.Trace.Len())
		g.TreePicture(laboratory.Focus{}, nil)
	}
}

func BenchmarkWhy(b *testing.B) {
	r := hardest(b)
	b.ResetTimer()
	for range b.N {
		x := r.Explain()
		for _, _, ok := x.Next(); ok; _, _, ok = x.Next() {
		}
	}
}
