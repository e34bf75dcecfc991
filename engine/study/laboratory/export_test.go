package laboratory

import (
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Replayed is a recording of these events.
func Replayed(m engine.Method, events []search.Event) Recording {
	r := Recording{Method: m, Trace: trace.New(0), probe: new(search.Probe)}
	for _, e := range events {
		r.Trace.Record(e)
	}
	return r
}
