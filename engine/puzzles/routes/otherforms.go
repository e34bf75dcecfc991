package routes

import (
	"regexp"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// isCourseGraph reports whether the text has the form of the graphs of CS188.
func isCourseGraph(lines []string) bool {
	return hasStart(lines, "start_state:") || hasStart(lines, "goal_states:")
}

// readCourseGraph reads a graph of CS188, alone or inside a test case: start_state, goal_states, an arc "from action to
// cost" a line, and estimates below "heuristic:".
func readCourseGraph(lines []string) (*Puzzle, *engine.ParseError) {
	b := newBuilder()
	b.g.directed = true
	var estimates [][]word
	var estimateLines []int
	in := edges
	tripled := false // inside three quotes, of which other parts of a test case are left out
	skip := false
	for i, line := range lines {
		clean := strings.TrimSpace(line)
		if strings.HasPrefix(clean, "#") {
			continue
		}
		if name, _, found := strings.Cut(clean, ":"); found && strings.Contains(clean, `"""`) {
			tripled = strings.Count(clean, `"""`) == 1
			skip = name != "graph" && name != "heuristic"
			in = edges
			if name == "heuristic" {
				in = table
			}
			continue
		}
		if clean == `"""` {
			tripled, skip = false, false
			continue
		}
		name, value, found := strings.Cut(clean, ":")
		column := text.Column(line, strings.Index(line, clean)) + len([]rune(name)) + 2
		list := text.Words(value)
		switch {
		case skip && tripled || clean == "":
		case name == "start_state" || name == "goal_states":
			for _, w := range list {
				n := named{w.Text, spot{i + 1, column + w.Column - 2}}
				if name == "start_state" {
					b.start = append(b.start, n)
				} else {
					b.goals = append(b.goals, n)
				}
			}
		case found && name == "heuristic":
			in = table
		case found && (name == "class" || name == "algorithm" || name == "graph"):
		default:
			list, err := words(line, i+1)
			if err != nil {
				return nil, err
			}
			if in == table {
				estimates, estimateLines = append(estimates, list), append(estimateLines, i+1)
				continue
			}
			if len(list) != 4 {
				return nil, spot{i + 1, list[0].Column}.bad("found %d word{|s}, expected a state, an action, the next state and a cost", len(list))
			}
			if err := b.edge([]word{list[0], list[2], list[3]}, i+1); err != nil {
				return nil, err
			}
		}
	}
	end := spot{max(1, len(lines)), 0}
	if len(b.start) == 0 {
		return nil, end.bad("there is no start, expected a line such as start_state: S").OfKind(engine.ErrPieces)
	}
	if len(b.goals) == 0 {
		return nil, end.bad("there is no goal, expected a line such as goal_states: G").OfKind(engine.ErrPieces)
	}
	for i, list := range estimates {
		if err := b.estimate(list, estimateLines[i]); err != nil {
			return nil, err
		}
	}
	return b.finish(end)
}

// isCSV reports whether the lines are roads with commas between the parts.
func isCSV(lines []string) bool {
	rows, good := 0, 0
	for _, l := range lines {
		if l = strings.TrimSpace(l); l == "" || strings.HasPrefix(l, "//") || strings.HasPrefix(l, startWord+" ") || strings.HasPrefix(l, goalWord+" ") {
			continue
		}
		if rows++; rows == 1 {
			if parts := strings.Split(l, ","); len(parts) > 1 && isHeading(strings.TrimSpace(parts[0])) && isHeading(strings.TrimSpace(parts[1])) {
				return true
			}
		}
		if n := strings.Count(l, ","); n == 1 || n == 2 {
			good++
		}
	}
	return good >= 2 && good*10 >= rows*7
}

// readCSV reads "from,to,cost" a line, with a heading or without; lines "start X" and "goal Y" may follow.
func readCSV(lines []string) (*Puzzle, *engine.ParseError) {
	b := newBuilder()
	first := true
	for i, line := range lines {
		clean := strings.TrimSpace(line)
		if clean == "" || strings.HasPrefix(clean, "//") {
			continue
		}
		if !strings.Contains(line, ",") {
			list, err := words(line, i+1)
			if err != nil {
				return nil, err
			}
			if _, done, err := b.keyword(list, i+1); err != nil {
				return nil, err
			} else if !done {
				return nil, spot{i + 1, 1}.bad("found %s, expected two places and a cost with commas between them", text.Quote(clean))
			}
			continue
		}
		var list []word
		column := 1
		for _, part := range strings.Split(line, ",") {
			lead := len(part) - len(strings.TrimLeft(part, " \t"))
			w := word{text.Word{Text: strings.TrimSpace(part), Column: column + lead}, true}
			if n := len(w.Text); n > 1 && w.Text[0] == '"' && w.Text[n-1] == '"' {
				w.Text = w.Text[1 : n-1]
			}
			list = append(list, w)
			column += len([]rune(part)) + 1
		}
		if first {
			first = false
			if len(list) >= 2 && isHeading(list[0].Text) && isHeading(list[1].Text) {
				continue
			}
		}
		if len(list) < 2 {
			return nil, spot{i + 1, 1}.bad("found %s, expected two places and a cost with commas between them", text.Quote(clean))
		}
		if err := b.edge(list, i+1); err != nil {
			return nil, err
		}
	}
	return b.finish(spot{max(1, len(lines)), 0})
}

// isHeading reports whether a word heads a column of places.
func isHeading(w string) bool {
	switch strings.ToLower(w) {
	case "from", "to", "source", "target", "dari", "ke", "asal", "tujuan", "node1", "node2":
		return true
	}
	return false
}

// edgeOfDOT matches a statement of two nodes: names, the kind of edge, attributes.
var (
	nameOfDOT = `("[^"]*"|[\pL\pN_.-]*[\pL\pN_.])`
	edgeOfDOT = regexp.MustCompile(`^\s*` + nameOfDOT + `\s*(--|->)\s*` + nameOfDOT + `\s*(?:\[([^\]]*)\])?\s*;?\s*$`)
	costOfDOT = regexp.MustCompile(`(?:label|weight|len|cost)\s*=\s*("[^"]*"|[^\s,;\]]+)`)
	endOfDOT  = regexp.MustCompile(`^\s*(start|goal)\s*=\s*` + nameOfDOT + `\s*;?\s*$`)
)

// readDOT reads a graph of Graphviz, one edge a line; the cost is its label, weight, len or cost. Other statements are
// left out. start and goal may be attributes of the graph.
func readDOT(lines []string) (*Puzzle, *engine.ParseError) {
	b := newBuilder()
	begun := false
	for i, line := range lines {
		clean := strings.TrimSpace(line)
		if clean == "" || strings.HasPrefix(clean, "//") || strings.HasPrefix(clean, "#") {
			continue
		}
		if !begun {
			begun = true
			b.g.directed = strings.Contains(clean, "digraph")
			_, line, _ = strings.Cut(line, "{")
			line = strings.TrimSpace(line)
			if line == "" || line == "}" {
				continue
			}
		}
		line = strings.TrimSuffix(strings.TrimSpace(line), "}")
		for _, statement := range strings.Split(line, ";") {
			if err := b.statement(statement, lines[i], i+1); err != nil {
				return nil, err
			}
		}
	}
	return b.finish(spot{max(1, len(lines)), 0})
}

// statement reads one of DOT.
func (b *builder) statement(s, line string, number int) *engine.ParseError {
	column := max(1, text.Column(line, max(0, strings.Index(line, strings.TrimSpace(s)))))
	where := spot{number, column}
	unquoted := func(s string) string { return strings.Trim(s, `"`) }
	if m := endOfDOT.FindStringSubmatch(s); m != nil {
		n := named{unquoted(m[2]), where}
		if m[1] == startWord {
			b.start = append(b.start, n)
		} else {
			b.goals = append(b.goals, n)
		}
		return nil
	}
	m := edgeOfDOT.FindStringSubmatch(s)
	if m == nil {
		if strings.Contains(s, "--") || strings.Contains(s, "->") {
			return where.bad("found %s, expected one edge such as a -- b [label=75]", text.Quote(strings.TrimSpace(s)))
		}
		return nil
	}
	if (m[2] == "->") != b.g.directed {
		return where.bad("found %s, which does not fit the kind of the graph", text.Quote(m[2])).OfKind(engine.ErrContradiction)
	}
	from, err := b.node(unquoted(m[1]), where)
	if err != nil {
		return err
	}
	to, err := b.node(unquoted(m[3]), where)
	if err != nil {
		return err
	}
	cost := 1.0
	if c := costOfDOT.FindStringSubmatch(m[4]); c != nil {
		at := spot{number, max(1, text.Column(line, max(0, strings.Index(line, c[0])))+strings.Index(c[0], c[1]))}
		if cost, err = b.number(unquoted(c[1]), at); err != nil {
			return err
		}
	}
	return b.road(from, to, cost, where)
}
