package laboratory_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/laboratory"
	"langkah/engine/sliding"
	"langkah/engine/sliding/pdb"
	"langkah/engine/tree"
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

func BenchmarkOpen(b *testing.B) {
	for range b.N {
		hardest(b)
	}
}

func BenchmarkTree(b *testing.B) {
	r := hardest(b)
	b.ResetTimer()
	for range b.N {
		t := r.Tree()
		tree.Shown(t.Fold(tree.Folding{Most: 2000, Rank: t.Rank})).Tidy()
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
