package worksheet

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// node is a node of the search as a student writes it down.
type node struct {
	number   int // in the order of generation, from 1
	parent   int
	move     string
	g, h, f  search.Figure
	key      int32 // key of the frontier
	expanded []int // numbers of its expansions, from 1
	waits    bool

	made [2]string // the parent and the move when it was generated first
}

// first is the beginning of a search.
type first struct {
	nodes    []node
	expanded []int // the nodes that were expanded, in order
	next     int   // node expanded next; 0 if the search ended
}

func (f first) expansions() int { return len(f.expanded) }

// maxNodes is the greatest number of nodes to fill in.
const maxNodes = 16

// maxEvents is the number of events that are enough for so many nodes.
const maxEvents = 400

// search returns the tasks on the first expansions of a method, the frontier after them, and the
// next ones.
func (m Maker) search(ctx context.Context, p engine.Puzzle) ([]Task, error) {
	method, ok, err := m.Searched(p)
	if err != nil || !ok {
		return nil, err
	}
	limits := m.Limits
	limits.Nodes = maxNodes + 1
	r := recording.Record(ctx, p, method, limits, maxEvents, nil)
	f := beginning(r)
	if f.expansions() == 0 {
		if r.Result.Status == engine.Failed {
			return nil, errors.New(r.Result.Reason.String())
		}
		return nil, nil
	}
	tasks := []Task{m.expansions(method, f)}
	if method.Order == search.BestFirst || method.Order == search.Levels {
		by, ok, err := follow(ctx, r, f)
		if err != nil {
			return nil, err
		}
		tasks = append(tasks, m.frontier(method, f, by))
		if ok && !by.Ended() && len(by.Nodes) > 1 {
			task, err := m.goOn(ctx, by)
			if err != nil {
				return nil, err
			}
			tasks = append(tasks, task)
		}
	}
	return tasks, nil
}

// Searched returns the method whose expansions are asked for, under the rules; ok is false if
// the puzzle is not solved by search.
func (m Maker) Searched(p engine.Puzzle) (method engine.Method, ok bool, err error) {
	if method, ok, err = m.method(p); ok && err == nil {
		method, err = method.Under(m.Rules)
	}
	return method, ok && err == nil, err
}

// method returns the method whose expansions are asked for; ok is false if the puzzle is not
// solved by search.
func (m Maker) method(p engine.Puzzle) (method engine.Method, ok bool, err error) {
	if m.Method != "" {
		method, err = engine.FindWord(p, m.Method)
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
func beginning(r recording.Recording) first {
	var f first
	var events []search.Event
	for n := range r.Trace.Len() {
		events = append(events, r.Trace.Event(n))
	}
	end, next := cut(events)
	at := map[int32]int{} // index of a node by the search's number
	for _, e := range events[:end] {
		switch e.Kind {
		case search.Expanded:
			if i, ok := at[e.Node]; ok {
				f.expanded = append(f.expanded, f.nodes[i].number)
				f.nodes[i].expanded = append(f.nodes[i].expanded, len(f.expanded))
				f.nodes[i].waits = false
			}
		case search.Generated, search.Reopened:
			i, known := at[e.Node]
			if !known && e.Node > 0 && e.Kind == search.Generated {
				i, known = len(f.nodes), true
				at[e.Node] = i
				f.nodes = append(f.nodes, node{number: i + 1})
			}
			if !known {
				continue
			}
			n := &f.nodes[i]
			n.g, n.h, n.f, n.key, n.waits = r.Method.Cost(e.G), r.Method.Cost(e.H), r.Method.Figure(e.F), e.F, true
			if parent, ok := at[e.Parent]; ok {
				n.parent, n.move = f.nodes[parent].number, moveOf(r, e)
			}
			if n.made[0] == "" {
				n.made = [2]string{strconv.Itoa(n.parent), n.move}
			}
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

// moveOf returns the name of the move that an event's node was generated by.
func moveOf(r recording.Recording, e search.Event) string {
	before, ok := r.Position(e.Parent)
	if !ok {
		return ""
	}
	after, ok := r.PositionOf(e)
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
			f.expansions())) + m.definition(method) + m.searchRules(method),
		Table: Table{Header: []string{m.translate(engine.Msg("Node")), m.translate(engine.Msg("From node")), m.translate(engine.Msg("Move")), "g", "h", "f", m.translate(engine.Msg("Expanded as"))}},
	}
	if rules := m.searchRules(method); rules != "" {
		t.Answer = []string{strings.TrimPrefix(rules, "\n")}
	}
	for _, n := range f.nodes {
		row := []Cell{{Text: strconv.Itoa(n.number)}, {Text: "-"}, {Text: n.move}}
		if n.parent > 0 {
			row[1].Text = strconv.Itoa(n.parent)
		}
		for _, x := range []search.Figure{n.g, n.h, n.f} {
			row = append(row, Cell{x.String(), true})
		}
		as := "-"
		if len(n.expanded) > 0 {
			as = strings.Trim(fmt.Sprint(n.expanded), "[]")
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

// searchRules returns the rules of the search, on a line of their own.
func (m Maker) searchRules(method engine.Method) string {
	var words []string
	for _, rule := range quiz.Sheet(method) {
		words = append(words, m.translate(rule))
	}
	if words == nil {
		return ""
	}
	return "\n" + strings.Join(words, " ")
}

// frontier returns the task on the open nodes in the order of their key. by, which may be nil,
// knows which of them may be expanded next.
func (m Maker) frontier(method engine.Method, f first, by *byRules) Task {
	key := method.Key.String()
	t := Task{
		Title: m.translate(engine.Msg("The frontier")),
		Text:  m.translate(engine.Msg("Which nodes wait after these expansions? Write them in the order of %s, those of the same %s in brackets. Which one may be expanded next?", key, key)),
		Lines: 2,
	}
	waiting := slices.DeleteFunc(slices.Clone(f.nodes), func(n node) bool { return !n.waits })
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
		groups = append(groups, text+" "+key+"="+waiting[from].f.String())
	}
	t.Answer = []string{strings.Join(groups, ",  ")}
	switch next := by.next(); {
	case len(next) > 1:
		t.Answer = append(t.Answer, m.translate(engine.Msg("By the rules any of these may be expanded next: %s.", strings.Join(next, ", "))))
	case len(next) == 1:
		t.Answer = append(t.Answer, m.translate(engine.Msg("By the rules node %s is expanded next.", next[0])))
	case f.next > 0 && !method.Free().Ties:
		t.Answer = append(t.Answer, m.translate(engine.Msg("By the rules node %s is expanded next.", strconv.Itoa(f.next))))
	case f.next > 0:
		t.Answer = append(t.Answer, m.translate(engine.Msg("Langkah expands node %d next; any of the first bracket is right.", f.next)))
	}
	return t
}
