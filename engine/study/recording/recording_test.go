package recording_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// The lines of every method that can be watched lead by the rules of the game
// from node to node, and there is one for each expansion.
func TestLinesGoByTheRules(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || done[m.Algorithm.Name] {
				continue
			}
			done[m.Algorithm.Name] = true
			limits := engine.Limits{Nodes: 150, Memory: 256 << 20}
			if m.Algorithm.Name == "bidirectional" {
				limits.Nodes = 0 // the goals are listed first
			}
			r := recording.Record(context.Background(), p, m, limits, 0, nil)
			expanded := int64(0)
			at := map[int32]engine.Position{}
			for line := range r.Lines(context.Background()) {
				if line.Why == "" || line.Words.String() != line.Why {
					t.Fatalf("%s: line %d, %s, says no reason", m.Name(), line.N, line.Event)
				}
				if line.Event == "expanded" {
					expanded++
				}
				if line.ID == nil && line.Parent == nil {
					continue
				}
				if line.Parent == nil {
					at[*line.ID], _ = r.Position(*line.ID)
					continue
				}
				if *line.Parent < 0 {
					to, _ := r.Position(*line.ID)
					at[*line.ID] = to
					if after := follow(t, to, *line.Move); after.Text() != at[*line.Parent].Text() {
						t.Fatalf("%s: line %d: %s leads from node %d not to %d", m.Name(), line.N, *line.Move, *line.ID, *line.Parent)
					}
					continue
				}
				to := follow(t, at[*line.Parent], *line.Move)
				if line.ID == nil {
					continue
				}
				if known := at[*line.ID]; known != nil && known.Text() != to.Text() {
					t.Fatalf("%s: line %d: node %d is\n%sand\n%s", m.Name(), line.N, *line.ID, known.Text(), to.Text())
				}
				at[*line.ID] = to
			}
			if expanded != r.Result.Expanded && p.Family() != "packing" { // which counts on several levels
				t.Errorf("%s %s: %d expansions are told, %d counted", p.Family(), m.Name(), expanded, r.Result.Expanded)
			}
			graph := r.Graph()
			if len(graph.Nodes) == 0 || len(graph.Edges) >= len(graph.Nodes) {
				t.Errorf("%s: a tree of %d nodes and %d edges", m.Name(), len(graph.Nodes), len(graph.Edges))
			}
			for _, e := range graph.Edges {
				if e.Label == "" {
					t.Errorf("%s: the edge from %d to %d has no move", m.Name(), e.From, e.To)
				}
			}
		}
	}
}

// follow makes the move of that name.
func follow(t *testing.T, p engine.Position, name string) engine.Position {
	t.Helper()
	for _, m := range p.Moves() {
		if m.Name == name {
			next, err := p.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			return next
		}
	}
	t.Fatalf("there is no move %q from\n%s", name, p.Text())
	return nil
}
