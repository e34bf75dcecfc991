package worksheet

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// byRules is the beginning of a search, to be gone on with by the rules of the sheet. What
// they leave free makes several orders right.
type byRules struct {
	*quiz.Manual
	free    engine.Free
	numbers map[int]int // of the nodes in the table, by their places
}

// follow makes the expansions of the table by hand. ok is false where the method's order cannot
// be told from the frontier alone; then by is nil.
func follow(ctx context.Context, r recording.Recording, f first) (by *byRules, ok bool, err error) {
	manual, ok := quiz.NewManual(r)
	if !ok {
		return nil, false, nil
	}
	by = &byRules{manual, r.Method.Free(), map[int]int{0: 1}}
	places := map[int]int{1: 0} // by number
	for _, number := range f.expanded {
		place, known := places[number]
		if !known {
			return nil, false, nil
		}
		made := len(by.Nodes)
		if _, err := by.Take(ctx, place); err != nil {
			return nil, false, err
		}
		for i := made; i < len(by.Nodes); i++ {
			from := [2]string{strconv.Itoa(number), by.Nodes[i].Move}
			k := slices.IndexFunc(f.nodes, func(n node) bool { return n.made == from })
			if k < 0 {
				return nil, false, nil
			}
			by.numbers[i], places[f.nodes[k].number] = f.nodes[k].number, i
		}
	}
	return by, true, nil
}

// next returns the nodes that may be expanded next.
func (by *byRules) next() (names []string) {
	if by == nil {
		return nil
	}
	for _, i := range by.Choices(by.free) {
		names = append(names, by.name(by.Manual, i))
	}
	return names
}

// name returns the number of a node in the table, or else its parent and the move from there.
func (by *byRules) name(in *quiz.Manual, place int) string {
	if number, ok := by.numbers[place]; ok {
		return strconv.Itoa(number)
	}
	return by.name(in, in.Nodes[place].Parent) + " " + in.Nodes[place].Move
}

const (
	moreExpansions = 3 // questions of a sheet beyond the rows of its table
	mostOrders     = 8 // that a key lists
)

// goOn returns the task on the next expansions; its answer is all right orders.
func (m Maker) goOn(ctx context.Context, by *byRules) (Task, error) {
	orders, more, err := by.Orders(ctx, by.free, moreExpansions, mostOrders)
	if err != nil {
		return Task{}, err
	}
	t := Task{
		Title: m.translate(engine.Msg("The next expansions")),
		Text:  m.translate(engine.Msg("Go on by the same rules for %d more expansion{|s}, or until a goal is found: which node is expanded each time? Call a new node by the one that it comes from and the move, such as \"4 %s\".", moreExpansions, by.Nodes[1].Move)),
		Lines: 2,
	}
	switch {
	case more:
		t.Answer = []string{m.translate(engine.Msg("More than %d orders are right: all in which each node is, when it is taken, one of those that the rules put first. For example:", mostOrders))}
		orders = orders[:3]
	case len(orders) > 1:
		t.Answer = []string{m.translate(engine.Msg("%d orders are right by the rules:", len(orders)))}
	default:
		t.Answer = []string{m.translate(engine.Msg("By the rules one order is right:"))}
	}
	for _, order := range orders {
		var names []string
		for _, s := range order.Steps[len(by.Steps):] {
			names = append(names, by.name(order, s.Node))
		}
		if _, solved := order.Solved(); solved {
			names = append(names, m.translate(engine.Msg("then the search ends")))
		}
		t.Answer = append(t.Answer, strings.Join(names, ",  "))
	}
	return t, nil
}
