package recording_test

import (
	"context"
	"io"
	"testing"

	"langkah/engine"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

func TestTellingEndsWithTheContext(t *testing.T) {
	p := studytest.Puzzles(t)[0]
	r := recording.Record(context.Background(), p, p.Methods()[0], engine.Limits{Nodes: 100}, 0, nil)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	told := 0
	for range r.Lines(ctx) {
		if told++; told == 3 {
			stop()
		}
	}
	if told != 3 || r.Trace.Len() <= 3 {
		t.Errorf("%d of %d events were told, the context ended after 3", told, r.Trace.Len())
	}
	if n, err := r.WriteJSON(ctx, io.Discard); n != 0 || err != nil {
		t.Errorf("%d events were written after the end: %v", n, err)
	}
	if n, err := r.WriteJSON(context.Background(), io.Discard); n != r.Trace.Len() || err != nil {
		t.Errorf("%d of %d events were written: %v", n, r.Trace.Len(), err)
	}
}
