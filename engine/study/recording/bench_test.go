package recording_test

import (
	"testing"

	"langkah/engine/study/diagram"
	"langkah/engine/testkit/studytest"
)

func BenchmarkOpen(b *testing.B) {
	for range b.N {
		studytest.Hardest(b)
	}
}

func BenchmarkTree(b *testing.B) {
	r := studytest.Hardest(b)
	b.ResetTimer()
	for range b.N {
		g := diagram.NewGrowth(r)
		g.Seek(r.Trace.Len())
		g.TreePicture(diagram.Focus{}, nil)
	}
}

func BenchmarkWhy(b *testing.B) {
	r := studytest.Hardest(b)
	b.ResetTimer()
	for range b.N {
		x := r.Explain()
		for _, _, ok := x.Next(); ok; _, _, ok = x.Next() {
		}
	}
}
