// Package dot writes graphs as text for Graphviz, in DOT. The same graph gives the
// same text.
package dot

import (
	"fmt"
	"io"
	"strings"
)

// Graph is a graph with what is known of its nodes and edges.
type Graph struct {
	Name     string
	Directed bool
	NodeKeys []string // the names of the values of each node
	EdgeKeys []string
	Nodes    []Node
	Edges    []Edge
}

// Node is a node by its number.
type Node struct {
	ID     int
	Label  string
	Values []string // one for each of the keys; "" is left out
}

// Edge leads from one node to another.
type Edge struct {
	From, To int
	Label    string
	Values   []string
}

// DOT writes the graph for Graphviz.
func (g Graph) DOT(w io.Writer) error {
	b := &strings.Builder{}
	kind, arrow := "graph", " -- "
	if g.Directed {
		kind, arrow = "digraph", " -> "
	}
	fmt.Fprintf(b, "%s %s {\n\tnode [shape=box, fontname=\"monospace\"];\n", kind, quoted(g.Name))
	for _, n := range g.Nodes {
		fmt.Fprintf(b, "\t%d [label=%s%s];\n", n.ID, quoted(n.Label), attributes(g.NodeKeys, n.Values))
		if err := pour(w, b, false); err != nil {
			return err
		}
	}
	for _, e := range g.Edges {
		fmt.Fprintf(b, "\t%d%s%d [label=%s%s];\n", e.From, arrow, e.To, quoted(e.Label), attributes(g.EdgeKeys, e.Values))
		if err := pour(w, b, false); err != nil {
			return err
		}
	}
	b.WriteString("}\n")
	return pour(w, b, true)
}

// pour writes what has gathered, once it is much or at the end.
func pour(w io.Writer, b *strings.Builder, end bool) error {
	if b.Len() < 1<<16 && !end {
		return nil
	}
	_, err := io.WriteString(w, b.String())
	b.Reset()
	return err
}

func attributes(keys []string, values []string) string {
	text := ""
	for i, v := range values {
		if v != "" {
			text += fmt.Sprintf(", %s=%s", keys[i], quoted(v))
		}
	}
	return text
}

// quoted is a text as DOT has it: lines are set to the left.
func quoted(text string) string {
	text = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text)
	if strings.Contains(text, "\n") {
		text = strings.ReplaceAll(strings.TrimRight(text, "\n")+"\n", "\n", `\l`)
	}
	return `"` + text + `"`
}
