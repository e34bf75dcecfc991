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

// A node of the search as a student writes it down.
type node struct {
	number   int // in the order in which nodes were made, from 1
	parent   int
	move     string
	g        int32
	h, f     search.Figure
	key      int32 // by which f is ordered
	expanded int   // as which, from 1; 0 while it waits
}

// first is what a search did at its beginning.
type first struct {
	nodes      []node
	expansions int
	next       int // the node that was expanded next; 0 where the search ended
}

// mostNodes is up to how many nodes are to be filled in.
const mostNodes = 16

// listener keeps the events of the beginning.
type listener struct{ events []search.Event }

const mostEvents = 400

func (l *listener) Record(e search.Event) {
	if len(l.events) < mostEvents {
		l.events = append(l.events, e)
	}
}

// search asks for the first expansions of A*, and the frontier after them.
func (m Maker) search(ctx context.Context, p engine.Puzzle) ([]Task, error) {
	method, ok, err := m.method(p)
	if err != nil || !ok {
		return nil, err
	}
	heard := new(listener)
	probe := &search.Probe{Recorder: heard}
	limits := m.Limits
	limits.Nodes = mostNodes + 1
	engine.Solve(ctx, p, method, limits, probe)
	f := beginning(p, method, heard.events, probe)
	if f.expansions == 0 {
		return nil, nil
	}
	return []Task{m.expansions(method, f), m.frontier(f)}, nil
}

// method is whose first expansions are asked for; ok is false for a puzzle that
// is not searched so.
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

// byHand are A* with each heuristic that can be worked out on paper, the easiest
// first, described as it counts here. Of a family that does not say which these
// are, it is all that need no tables.
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

// meaning is what a method's heuristic counts; "" where it has none.
func (m Maker) meaning(method engine.Method) string {
	if method.Heuristic.About.IsZero() {
		return ""
	}
	return m.say(engine.Msg("%s: %s", method.Heuristic.Title, method.Heuristic.About))
}

// beginning is as many whole expansions as make few enough nodes, one at least.
func beginning(p engine.Puzzle, method engine.Method, events []search.Event, probe *search.Probe) first {
	var f first
	end, next := cut(events)
	at := map[int32]int{} // which of the nodes has a number of the search's
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

// cut is where to end: before the last expansion by which few enough nodes are
// made, but after the first. next is the node of that expansion, 0 for none.
func cut(events []search.Event) (end int, next int32) {
	end = len(events)
	made, expansions := 0, 0
	for i, e := range events {
		switch e.Kind {
		case search.Generated:
			made++
		case search.Expanded:
			if expansions == 1 || expansions > 1 && made <= mostNodes {
				end, next = i, e.Node
			}
			expansions++
		}
	}
	return end, next
}

// lastMove is the name of the last of the search's moves.
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

// expansions is the table of the nodes.
func (m Maker) expansions(method engine.Method, f first) Task {
	t := Task{
		Title: m.say(engine.Msg("The first expansions of %s", method.Title())),
		Text: m.say(engine.Msg("Node 1 is the start. The search has expanded %d nodes; the table lists all that it has made, in this order. Fill in g, h and f, and as which each was expanded.",
			f.expansions)) + m.definition(method),
		Table: Table{Header: []string{m.say(engine.Msg("Node")), m.say(engine.Msg("From node")), m.say(engine.Msg("Move")), "g", "h", "f", m.say(engine.Msg("Expanded as"))}},
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

// definition says what h is, and f of A*, on a line of its own.
func (m Maker) definition(method engine.Method) string {
	meaning := m.meaning(method)
	switch {
	case meaning == "":
		return ""
	case method.Algorithm.Name != "astar":
		return "\n" + m.say(engine.Msg("g is the cost of the moves so far, and h is: %s", meaning))
	}
	return "\n" + m.say(engine.Msg("g is the cost of the moves so far, f = g + h, and h is: %s", meaning))
}

// frontier is the nodes that wait, in the order of f.
func (m Maker) frontier(f first) Task {
	t := Task{
		Title: m.say(engine.Msg("The frontier")),
		Text:  m.say(engine.Msg("Which nodes wait after these expansions? Write them in the order of f, those of the same f in brackets. Which one may be expanded next?")),
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
		t.Answer = append(t.Answer, m.say(engine.Msg("Langkah expands node %d next; any of the first bracket is right.", f.next)))
	}
	return t
}
