package replay_test

import (
	"testing"

	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// BenchmarkStep is a step back and forward near the end of the longest recording
// that is kept, with the first 50 of the frontier.
func BenchmarkStep(b *testing.B) {
	p := replay.NewPlayer(studytest.Longest(b))
	p.Seek(p.Trace.Len())
	b.ResetTimer()
	for i := range b.N {
		p.Seek(p.Trace.Len() - 20*(1-i%2))
		p.First(50)
	}
}

// BenchmarkSeek goes through all of it and back to the start.
func BenchmarkSeek(b *testing.B) {
	p := replay.NewPlayer(studytest.Longest(b))
	for range b.N {
		p.Seek(p.Trace.Len())
		p.Seek(0)
	}
}
