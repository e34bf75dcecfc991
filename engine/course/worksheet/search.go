package worksheet

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// node is a node of the search as a student writes it down.
type node struct {
	number   int // in the order of generation, from 1
	parent   int
	move     string
	g        int32
	h, f     search.Figure
	key      int32 // key of the frontier
	expanded int   // number of its expansion, from 1; 0 if open
}

// first is the beginning of a search.
type first struct {
	nodes      []node
	expansions int
	next       int // node expanded next; 0 if the search ended
}

// maxNodes is the greatest number of nodes to fill in.
const maxNodes = 16

// listener records the first events.
type listener struct{ events []search.Event }

const maxEvents = 400

func (l *listener) Record(e search.Event) {
	if len(l.events) < maxEvents {
		l.events = append(l.events, e)
	}
}

// search returns the tasks on the first expansions of A* and the frontier after them.
func (m Maker) search(ctx context.Context, p engine.Puzzle) ([]Task, error) {
	method, ok, err := m.method(p)
	if err != nil || !ok {
		return nil, err
	}
	heard := new(listener)
	probe := &search.Probe{Recorder: heard}
	limits := m.Limits
	limits.Nodes = maxNodes + 1
	engine.Solve(ctx, p, method, limits, probe)
	f := beginning(p, method, heard.events, probe)
	if f.expansions == 0 {
		return nil, nil
	}
	return []Task{m.expansions(method, f), m.frontier(f)}, nil
}

// method returns the method whose expansions are asked for; ok is false if the puzzle is not
// solved by search.
func (m Maker) method(p engine.Puzzle) (method engine.Method, ok bool, err error) {
	if m.Method != "" {
		algorithm, heuristic, _ := strings.Cut(m.Method, "/")
		method, err = engine.FindMethod(p, algorithm, heuristic)
		return method, err == nil, err
	}
	methods := byHand(p)
	for _, method := range methods {
		if method.Guarantee().Optimal {
			return method, true, nil
		}
	}
	if len(methods) > 0 {
		return methods[0], true, nil
	}
	return method, false, nil
}

// byHand returns A* with each heuristic that can be computed on paper, easiest first,
// described for the puzzle's options. For a family that does not list these, it is all
// without tables.
func byHand(p engine.Puzzle) []engine.Method {
	var list []engine.Method
	find := func(fits func(engine.Choice) bool, described engine.Choice) {
		for _, m := range p.Methods() {
			if m.Algorithm.Name == "astar" && fits(m.Heuristic) && m.Prepare == nil {
				if described.Name != "" {
					m.Heuristic = described
				}
				list = append(list, m)
			}
		}
	}
	taught, ok := p.(engine.Taught)
	if !ok {
		find(func(h engine.Choice) bool { return h.Name != "" && h.Name != "none" }, engine.Choice{})
		return list
	}
	for _, h := range taught.ByHand() {
		find(func(c engine.Choice) bool { return c.Name == h.Name }, h)
	}
	return list
}

// meaning returns the definition of a method's heuristic; "" if it has none.
func (m Maker) meaning(method engine.Method) string {
	if method.Heuristic.About.IsZero() {
		return ""
	}
	return m.translate(engine.Msg("%s: %s", method.Heuristic.Title, method.Heuristic.About))
}

// beginning returns the first whole expansions, at least one, with at most maxNodes nodes.
func beginning(p engine.Puzzle, method engine.Method, events []search.Event, probe *search.Probe) first {
	var f first
	end, next := cut(events)
	at := map[int32]int{} // index of a node by the search's number
	paths := map[int32][]int32{}
	for _, e := range events[:end] {
		switch e.Kind {
		case search.Expanded:
			f.expansions++
			if i, ok := at[e.Node]; ok {
				f.nodes[i].expanded = f.expansions
			}
		case search.Generated:
			if _, known := at[e.Node]; known || e.Node <= 0 {
				continue
			}
			n := node{number: len(f.nodes) + 1, g: e.G, h: search.Whole(e.H), f: method.Figure(e.F), key: e.F}
			if parent, ok := at[e.Parent]; ok {
				n.parent = f.nodes[parent].number
				paths[e.Node] = append(slices.Clone(paths[e.Parent]), e.Move)
				n.move = lastMove(p, paths[e.Node], probe)
			}
			at[e.Node] = len(f.nodes)
			f.nodes = append(f.nodes, n)
		}
	}
	if i, ok := at[next]; ok {
		f.next = f.nodes[i].number
	}
	return f
}

// cut returns how many events to use: up to the last expansion that keeps to maxNodes, but
// at least one expansion. next is the node of the following expansion, 0 for none.
func cut(events []search.Event) (end int, next int32) {
	end = len(events)
	made, expansions := 0, 0
	for i, e := range events {
		switch e.Kind {
		case search.Generated:
			made++
		case search.Expanded:
			if expansions == 1 || expansions > 1 && made <= maxNodes {
				end, next = i, e.Node
			}
			expansions++
		}
	}
	return end, next
}

// lastMove returns the name of the last move of a path.
func lastMove(p engine.Puzzle, path []int32, probe *search.Probe) string {
	before, ok := engine.Shown(probe.Replay(0, path[:len(path)-1]))
	if !ok {
		return ""
	}
	after, ok := engine.Shown(probe.Replay(0, path))
	if !ok {
		return ""
	}
	key := engine.Key(after)
	for _, m := range before.Moves() {
		if next, err := before.Apply(m); err == nil && engine.Key(next) == key {
			return m.Name
		}
	}
	return ""
}

// expansions returns the task with the table of nodes.
func (m Maker) expansions(method engine.Method, f first) Task {
	t := Task{
		Title: m.translate(engine.Msg("The first expansions of %s", method.Title())),
		Text: m.translate(engine.Msg("Node 1 is the start. The search has expanded %d node{|s}; the table lists all that it has made, in this order. Fill in g, h and f, and as which each was expanded.",
			f.expansions)) + m.definition(method),
		Table: Table{Header: []string{m.translate(engine.Msg("Node")), m.translate(engine.Msg("From node")), m.translate(engine.Msg("Move")), "g", "h", "f", m.translate(engine.Msg("Expanded as"))}},
	}
	for _, n := range f.nodes {
		row := []Cell{{Text: strconv.Itoa(n.number)}, {Text: "-"}, {Text: n.move}}
		if n.parent > 0 {
			row[1].Text = strconv.Itoa(n.parent)
		}
		for _, x := range []search.Figure{search.Whole(n.g), n.h, n.f} {
			row = append(row, Cell{x.String(), true})
		}
		as := "-"
		if n.expanded > 0 {
			as = strconv.Itoa(n.expanded)
		}
		t.Table.Rows = append(t.Table.Rows, append(row, Cell{as, true}))
	}
	return t
}

// definition returns the definitions of h and f, on a line of their own.
func (m Maker) definition(method engine.Method) string {
	meaning := m.meaning(method)
	switch {
	case meaning == "":
		return ""
	case method.Algorithm.Name != "astar":
		return "\n" + m.translate(engine.Msg("g is the cost of the moves so far, and h is: %s", meaning))
	}
	return "\n" + m.translate(engine.Msg("g is the cost of the moves so far, f = g + h, and h is: %s", meaning))
}

// frontier returns the task on the open nodes in the order of f.
func (m Maker) frontier(f first) Task {
	t := Task{
		Title: m.translate(engine.Msg("The frontier")),
		Text:  m.translate(engine.Msg("Which nodes wait after these expansions? Write them in the order of f, those of the same f in brackets. Which one may be expanded next?")),
		Lines: 2,
	}
	waiting := slices.DeleteFunc(slices.Clone(f.nodes), func(n node) bool { return n.expanded > 0 })
	slices.SortStableFunc(waiting, func(a, b node) int { return cmp.Compare(a.key, b.key) })
	var groups []string
	for i := 0; i < len(waiting); {
		var group []string
		from := i
		for ; i < len(waiting) && waiting[i].key == waiting[from].key; i++ {
			group = append(group, strconv.Itoa(waiting[i].number))
		}
		text := strings.Join(group, " ")
		if len(group) > 1 {
			text = "(" + text + ")"
		}
		groups = append(groups, text+" f="+waiting[from].f.String())
	}
	t.Answer = []string{strings.Join(groups, ",  ")}
	if f.next > 0 {
		t.Answer = append(t.Answer, m.translate(engine.Msg("Langkah expands node %d next; any of the first bracket is right.", f.next)))
	}
	return t
}
