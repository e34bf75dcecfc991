package lesson

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
	"langkah/engine/base/text"
)

// fields are the entries of a block of YAML, taken one by one. The first mistake is kept.
type fields struct {
	begin int // the line before the block
	at    map[string]*yaml.Node
	names map[string]*yaml.Node // the names of the entries
	asked []string
	err   *engine.ParseError
}

// yamlLine finds the line in an error of the library, which has no type for it.
var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// readFields reads a block that begins after a line.
func readFields(block string, begin int) *fields {
	f := &fields{begin: begin, at: map[string]*yaml.Node{}, names: map[string]*yaml.Node{}}
	var doc yaml.Node
	if err := yaml.Unmarshal([]byte(block), &doc); err != nil {
		line := 1
		found := yamlLine.FindStringSubmatch(err.Error())
		if len(found) > 1 {
			line, _ = strconv.Atoi(found[1])
		}
		f.err = engine.BadText(begin+max(line, 1), 1, "this is no YAML (%s); expected lines such as \"name: value\"", yamlLine.ReplaceAllString(err.Error(), ""))
		return f
	}
	if len(doc.Content) == 0 {
		return f
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		f.fail(top, "found %s, expected lines such as \"name: value\"", text.Quote(top.Value))
		return f
	}
	for i := 0; i+1 < len(top.Content); i += 2 {
		name, value := top.Content[i], top.Content[i+1]
		if value.Kind == yaml.AliasNode {
			f.fail(value, "an alias cannot stand here; write the value itself")
		}
		if f.at[name.Value] != nil {
			f.fail(name, "%q is there twice", name.Value)
		}
		f.at[name.Value], f.names[name.Value] = value, name
	}
	return f
}

func (f *fields) fail(at *yaml.Node, format string, args ...any) {
	if f.err == nil {
		f.err = engine.BadText(f.begin+max(at.Line, 1), max(at.Column, 1), format, args...)
	}
}

// missing notes that something has to be there which is not.
func (f *fields) missing(format string, args ...any) {
	if f.err == nil {
		f.err = engine.BadText(max(f.begin, 1), 1, format, args...)
	}
}

// take returns an entry, nil where there is none.
func (f *fields) take(name string) *yaml.Node {
	f.asked = append(f.asked, name)
	return f.at[name]
}

// line returns an entry that is one line, and where it is.
func (f *fields) line(name string) (value string, at *yaml.Node) {
	n := f.take(name)
	switch {
	case n == nil:
		return "", nil
	case n.Kind != yaml.ScalarNode || strings.Contains(strings.TrimSpace(n.Value), "\n"):
		f.fail(n, "expected one line of text for %q", name)
		return "", n
	}
	return strings.TrimSpace(n.Value), n
}

// needed is line for an entry that has to be there.
func (f *fields) needed(name, example string) (value string, at *yaml.Node) {
	value, at = f.line(name)
	if value == "" {
		if at != nil {
			f.fail(at, "%q is empty, expected such as \"%s: %s\"", name, name, example)
		}
		f.missing("%q is missing, expected a line such as \"%s: %s\"", name, name, example)
	}
	return value, at
}

// whole returns an entry that is a number within limits.
func (f *fields) whole(name string, least, most, otherwise int) int {
	value, at := f.line(name)
	if at == nil {
		return otherwise
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < least || n > most {
		f.fail(at, "found %s for %q, expected a number from %d to %d", text.Quote(value), name, least, most)
		return otherwise
	}
	return n
}

// yes returns an entry that is yes or no.
func (f *fields) yes(name string) bool {
	value, at := f.line(name)
	switch value {
	case "yes", "true":
		return true
	case "", "no", "false":
		return false
	}
	f.fail(at, "found %s for %q, expected yes or no", text.Quote(value), name)
	return false
}

// item is an entry of a list or of a mapping.
type item struct {
	name, value string
	at          *yaml.Node
}

// items returns the entries of a list of lines or of a mapping to lines.
func (f *fields) items(name string, kind yaml.Kind) (list []item) {
	n := f.take(name)
	if n == nil {
		return nil
	}
	form := "- a line for each"
	if kind == yaml.MappingNode {
		form = "name: value"
	}
	if n.Kind != kind {
		f.fail(n, "expected lines of the form \"%s\" below %q", form, name)
		return nil
	}
	for i := 0; i < len(n.Content); i++ {
		it := item{at: n.Content[i]}
		if kind == yaml.MappingNode {
			it.name = n.Content[i].Value
			i++
		}
		if n.Content[i].Kind != yaml.ScalarNode {
			f.fail(n.Content[i], "expected lines of the form \"%s\" below %q", form, name)
			return nil
		}
		it.value = strings.TrimSpace(n.Content[i].Value)
		list = append(list, it)
	}
	return list
}

// end returns the first mistake, or that of an entry that nobody asked for.
func (f *fields) end() error {
	if f.err != nil {
		return f.err
	}
	var first *yaml.Node
	name := ""
	for unknown, n := range f.names {
		if !slices.Contains(f.asked, unknown) && (first == nil || n.Line < first.Line) {
			first, name = n, unknown
		}
	}
	if first == nil {
		return nil
	}
	slices.Sort(f.asked)
	there := strings.Join(f.asked, ", ")
	if near := text.Near(name, f.asked); len(near) > 0 {
		return engine.BadText(f.begin+first.Line, 1, "there is no %q here; did you mean %s? There are %s", name, strings.Join(near, ", "), there)
	}
	return engine.BadText(f.begin+first.Line, 1, "there is no %q here; there are %s", name, there)
}

// placed moves an error of a text within the file to its place there.
func placed(err error, begin, column int) error {
	var bad *engine.ParseError
	if errors.As(err, &bad) {
		moved := *bad
		moved.Line += begin
		moved.Column = max(moved.Column, 1)
		return &moved
	}
	return engine.BadText(begin+1, column, "%s", engine.MsgOf(err))
}
