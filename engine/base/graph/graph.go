// Package graph writes graphs as text for other programs: Graphviz's DOT and
// GraphML. The same graph gives the same text.
package graph

import (
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Graph is a graph with what is known of its nodes and edges.
type Graph struct {
	Name     string
	Directed bool
	NodeKeys []Key // of the values of each node
	EdgeKeys []Key
	Nodes    []Node
	Edges    []Edge
}

// Key is the name and the type of a value.
type Key struct {
	Name    string
	Integer bool // else it is text
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

func attributes(keys []Key, values []string) string {
	text := ""
	for i, v := range values {
		if v != "" {
			text += fmt.Sprintf(", %s=%s", keys[i].Name, quoted(v))
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

// GraphML writes the graph as GraphML.
func (g Graph) GraphML(w io.Writer) error {
	b := &strings.Builder{}
	b.WriteString(xml.Header + `<graphml xmlns="http://graphml.graphdrawing.org/xmlns">` + "\n")
	nodes := keys(b, "node", append([]Key{{Name: "label"}}, g.NodeKeys...))
	edges := keys(b, "edge", append([]Key{{Name: "label"}}, g.EdgeKeys...))
	direction := "undirected"
	if g.Directed {
		direction = "directed"
	}
	fmt.Fprintf(b, "<graph id=\"%s\" edgedefault=\"%s\">\n", escaped(g.Name), direction)
	for _, n := range g.Nodes {
		fmt.Fprintf(b, "<node id=\"n%d\">", n.ID)
		data(b, nodes, n.Label, n.Values)
		b.WriteString("</node>\n")
		if err := pour(w, b, false); err != nil {
			return err
		}
	}
	for _, e := range g.Edges {
		fmt.Fprintf(b, "<edge source=\"n%d\" target=\"n%d\">", e.From, e.To)
		data(b, edges, e.Label, e.Values)
		b.WriteString("</edge>\n")
		if err := pour(w, b, false); err != nil {
			return err
		}
	}
	b.WriteString("</graph>\n</graphml>\n")
	return pour(w, b, true)
}

// keys declares the keys of nodes or edges and returns their names in the file.
func keys(b *strings.Builder, of string, list []Key) (ids []string) {
	for i, k := range list {
		kind := "string"
		if k.Integer {
			kind = "long"
		}
		ids = append(ids, of+strconv.Itoa(i))
		fmt.Fprintf(b, "<key id=\"%s\" for=\"%s\" attr.name=\"%s\" attr.type=\"%s\"/>\n", ids[i], of, escaped(k.Name), kind)
	}
	return ids
}

func data(b *strings.Builder, ids []string, label string, values []string) {
	for i, v := range append([]string{label}, values...) {
		if v != "" {
			fmt.Fprintf(b, "<data key=\"%s\">%s</data>", ids[i], escaped(v))
		}
	}
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a builder never fails
	return b.String()
}
