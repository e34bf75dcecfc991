package recording_test

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// posthocTrace is a search trace as the description of version 1.4.0 has it: every event has an id and
// a type, and hangs on the event of its parent.
type posthocTrace struct {
	Version string
	Views   map[string][]map[string]any
	Pivot   map[string]float64
	Events  []map[string]any
}

func TestATraceOfPosthocIsValid(t *testing.T) {
	types := []string{"source", "destination", "generating", "expanding", "updating", "closing", "end"}
	for _, p := range studytest.Puzzles(t) {
		seen := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || seen[m.Algorithm.Name] {
				continue
			}
			seen[m.Algorithm.Name] = true
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 200}, 500, nil)
			if r.Trace.Len() == 0 {
				continue // the limit ended it before its first event
			}
			var out bytes.Buffer
			if err := r.WritePosthoc(context.Background(), &out); err != nil {
				t.Fatal(err)
			}
			var trace posthocTrace
			if err := yaml.Unmarshal(out.Bytes(), &trace); err != nil {
				t.Fatalf("%s of %s is no YAML: %v", m.Name(), p.Kind(), err)
			}
			fault := func(format string, args ...any) {
				t.Errorf("%s of %s: %s", m.Name(), p.Kind(), fmt.Sprintf(format, args...))
			}
			if trace.Version != "1.4.0" || len(trace.Views["main"]) == 0 || len(trace.Pivot) != 3 || len(trace.Events) == 0 {
				fault("version %q, %d components, pivot %v, %d events", trace.Version, len(trace.Views["main"]), trace.Pivot, len(trace.Events))
				continue
			}
			for _, c := range trace.Views["main"] {
				if c["$"] != "rect" {
					fault("the component %v", c)
				}
			}
			generated, expanded, parents := map[any]bool{}, map[any]bool{}, map[any]any{}
			var last map[string]any
			for i, e := range trace.Events {
				id, parent, kind := e["id"], e["pId"], fmt.Sprint(e["type"])
				if id == nil || !slices.Contains(types, kind) {
					fault("event %d is %v", i, e)
					break
				}
				if (i == 0) != (kind == "source") && parent == nil && kind == "source" && len(generated) == 0 {
					fault("event %d is a source, after others", i)
				}
				if parent != nil && !generated[parent] {
					fault("event %d hangs on %v, which was not generated", i, parent)
					break
				}
				switch kind {
				case "generating":
					generated[id], parents[id] = true, parent
				case "updating":
					parents[id] = parent
				case "expanding":
					if !generated[id] {
						fault("event %d expands %v, which was not generated", i, id)
					}
					expanded[id] = true
				case "closing":
					if !expanded[id] {
						fault("event %d closes %v, which was not expanded", i, id)
					}
				case "end":
					last = e
				}
				if tiles, ok := e["tiles"].([]any); !ok || len(tiles) == 0 {
					fault("event %d shows no board", i)
					break
				}
			}
			if r.Result.Status != engine.Solved || r.Trace.Cut() {
				continue
			}
			if last == nil {
				fault("no event is the end")
				continue
			}
			steps := 0
			for at := last["pId"]; at != nil && steps <= len(trace.Events); at = parents[at] {
				steps++
			}
			if steps != len(r.Result.Moves) && m.Algorithm.Name == "bfs" {
				fault("the end is %d moves from the source, the solution has %d", steps, len(r.Result.Moves))
			}
		}
	}
}
