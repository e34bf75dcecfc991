package routes

import (
	"context"
	"regexp"
	"strconv"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// The reasons of a trace write costs as the puzzle does, never in the parts in which they are counted.
func TestReasonsNameCostsAsTheyAreWritten(t *testing.T) {
	number := regexp.MustCompile(`\d+(\.\d+)?`)
	for _, text := range []string{
		"route\nstart S\ngoal G\nedges\nS A 2.5\nA G 1.5\nS B 0.5\nB A 1.25\nB G 6.5\n",
		"grid 8\nS..#\n..#.\n...G\n",
	} {
		p := read(t, text)
		if engine.CostUnit(p) == 1 {
			t.Fatalf("the costs of this puzzle are whole:\n%s", text)
		}
		for _, m := range p.Methods() {
			if m.Order == search.OnePath { // names temperatures and numbers of tries
				continue
			}
			heard := trace.New(300)
			engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 200}, &search.Probe{Recorder: heard})
			x := heard.Explain(m.Order, m.Key, m.Figure, m.CostUnit, m.Rules())
			for e, why, ok := x.Next(); ok; e, why, ok = x.Next() {
				for _, n := range number.FindAllString(why.String(), -1) {
					if v, _ := strconv.ParseFloat(n, 64); v > 100 {
						t.Fatalf("%s: %s: %s", m.Name(), e.Kind, why)
					}
				}
			}
		}
	}
}
