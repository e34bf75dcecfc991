// Package dot writes graphs in Graphviz's DOT language. The output is deterministic.
package dot

import (
	"fmt"
	"io"
	"strings"
)

// Graph is a graph with attributes of its nodes and edges.
type Graph struct {
	Name     string
	Directed bool
	NodeKeys []string // names of each node's values
	EdgeKeys []string
	Nodes    []Node
	Edges    []Edge
}

// Node is a node; edges refer to it by number.
type Node struct {
	ID     int
	Label  string
	Values []string // one for each of the keys; "" is omitted
}

// Edge is a directed edge.
type Edge struct {
	From, To int
	Label    string
	Values   []string
}

// DOT writes the graph in DOT.
func (g Graph) DOT(w io.Writer) error {
	b := &strings.Builder{}
	kind, arrow := "graph", " -- "
	if g.Directed {
		kind, arrow = "digraph", " -> "
	}
	fmt.Fprintf(b, "%s %s {\n\tnode [shape=box, fontname=\"monospace\"];\n", kind, quoted(g.Name))
	for _, n := range g.Nodes {
		fmt.Fprintf(b, "\t%d [label=%s%s];\n", n.ID, quoted(n.Label), attributes(g.NodeKeys, n.Values))
		if err := flush(w, b, false); err != nil {
			return err
		}
	}
	for _, e := range g.Edges {
		fmt.Fprintf(b, "\t%d%s%d [label=%s%s];\n", e.From, arrow, e.To, quoted(e.Label), attributes(g.EdgeKeys, e.Values))
		if err := flush(w, b, false); err != nil {
			return err
		}
	}
	b.WriteString("}\n")
	return flush(w, b, true)
}

// flush writes the buffered text once it is long, or at the end.
func flush(w io.Writer, b *strings.Builder, end bool) error {
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

// quoted returns a text as a DOT string with left-aligned lines.
func quoted(text string) string {
	text = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text)
	if strings.Contains(text, "\n") {
		text = strings.ReplaceAll(strings.TrimRight(text, "\n")+"\n", "\n", `\l`)
	}
	return `"` + text + `"`
}
