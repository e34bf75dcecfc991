package graph_test

import (
	"encoding/xml"
	"strings"
	"testing"

	"langkah/engine/base/graph"
)

func small(directed bool) graph.Graph {
	return graph.Graph{
		Name: `a "map"`, Directed: directed,
		NodeKeys: []graph.Key{{Name: "g", Integer: true}, {Name: "state"}},
		EdgeKeys: []graph.Key{{Name: "cost", Integer: true}},
		Nodes:    []graph.Node{{ID: 1, Label: "1 2\n3 \\\n", Values: []string{"0", "goal"}}, {ID: 2, Label: "<&>", Values: []string{"7", ""}}},
		Edges:    []graph.Edge{{From: 1, To: 2, Label: "UP", Values: []string{"3"}}},
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

func TestGraphML(t *testing.T) {
	var b strings.Builder
	if err := small(true).GraphML(&b); err != nil {
		t.Fatal(err)
	}
	type datum struct {
		Key  string `xml:"key,attr"`
		Text string `xml:",chardata"`
	}
	var read struct {
		Keys []struct {
			ID   string `xml:"id,attr"`
			Name string `xml:"attr.name,attr"`
		} `xml:"key"`
		Graph struct {
			Default string `xml:"edgedefault,attr"`
			Nodes   []struct {
				ID   string  `xml:"id,attr"`
				Data []datum `xml:"data"`
			} `xml:"node"`
			Edges []struct {
				Source string  `xml:"source,attr"`
				Target string  `xml:"target,attr"`
				Data   []datum `xml:"data"`
			} `xml:"edge"`
		} `xml:"graph"`
	}
	if err := xml.Unmarshal([]byte(b.String()), &read); err != nil {
		t.Fatal(err)
	}
	g := read.Graph
	if g.Default != "directed" || len(read.Keys) != 5 || len(g.Nodes) != 2 || len(g.Edges) != 1 {
		t.Fatalf("GraphML is read as %+v", read)
	}
	if d := g.Nodes[0].Data; len(d) != 3 || d[0].Text != "1 2\n3 \\\n" || d[1].Text != "0" || d[2].Key != "node2" {
		t.Errorf("the first node is read as %+v", d)
	}
	if d := g.Nodes[1].Data; len(d) != 2 || d[0].Text != "<&>" {
		t.Errorf("the second node is read as %+v", d)
	}
	if e := g.Edges[0]; e.Source != "n1" || e.Target != "n2" || len(e.Data) != 2 || e.Data[1].Text != "3" {
		t.Errorf("the edge is read as %+v", e)
	}
}
