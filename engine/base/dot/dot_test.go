package dot_test

import (
	"strings"
	"testing"

	"langkah/engine/base/dot"
)

func small(directed bool) dot.Graph {
	return dot.Graph{
		Name: `a "map"`, Directed: directed,
		NodeKeys: []string{"g", "state"},
		EdgeKeys: []string{"cost"},
		Nodes:    []dot.Node{{ID: 1, Label: "1 2\n3 \\\n", Values: []string{"0", "goal"}}, {ID: 2, Label: "<&>", Values: []string{"7", ""}}},
		Edges:    []dot.Edge{{From: 1, To: 2, Label: "UP", Values: []string{"3"}}},
	}
}

func TestDOT(t *testing.T) {
	var b strings.Builder
	if err := small(true).DOT(&b); err != nil {
		t.Fatal(err)
	}
	const want = `digraph "a \"map\"" {
	node [shape=box, fontname="monospace"];
	1 [label="1 2\l3 \\\l", g="0", state="goal"];
	2 [label="<&>", g="7"];
	1 -> 2 [label="UP", cost="3"];
}
`
	if b.String() != want {
		t.Errorf("DOT is\n%s\nexpected\n%s", b.String(), want)
	}
	b.Reset()
	if err := small(false).DOT(&b); err != nil || !strings.Contains(b.String(), `graph "a`) || !strings.Contains(b.String(), "1 -- 2") {
		t.Errorf("an undirected graph is %s, %v", b.String(), err)
	}
}
