package quiz

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Choices returns the places of the nodes that may be expanded next, by the rules of the
// method but for those that are free.
func (o *Manual) Choices(free engine.Free) (places []int) {
	if o.ended {
		return nil
	}
	for i, n := range o.Nodes {
		if !n.Waiting {
			continue
		}
		c := -1
		if len(places) > 0 {
			best := places[0]
			c = o.compareFree(free, n, i, o.Nodes[best], best)
		}
		switch {
		case c < 0:
			places = []int{i}
		case c == 0:
			places = append(places, i)
		}
	}
	return places
}

// compareFree is compare without what is free.
func (o *Manual) compareFree(free engine.Free, a ManualNode, i int, b ManualNode, j int) int {
	if o.Real.Method.Order != search.Levels {
		c := cmp.Compare(a.F, b.F)
		if c == 0 && !free.Ties && o.Real.Method.Rules().Ties != search.Oldest { // that is for ages, below
			c = o.tie(a, b)
		}
		if c != 0 || free.Ties {
			return c
		}
	}
	if free.Successors && a.born == b.born {
		return 0
	}
	return o.compare(a, i, b, j)
}

// Orders returns the orders of the next expansions, at most so many each, that the rules allow
// but for those that are free. Each has the places of its nodes in a search of its own. more is
// set if there are others beyond the limit.
func (o *Manual) Orders(ctx context.Context, free engine.Free, expansions, limit int) (list []*Manual, more bool, err error) {
	from := len(o.Steps)
	var follow func(at *Manual) error
	follow = func(at *Manual) error {
		choices := at.Choices(free)
		if len(at.Steps)-from == expansions || len(choices) == 0 {
			if len(list) == limit {
				more = true
				return nil
			}
			list = append(list, at)
			return nil
		}
		for _, i := range choices {
			if more {
				return nil
			}
			next := at.clone()
			if _, err := next.Take(ctx, i); err != nil {
				return err
			}
			if err := follow(next); err != nil {
				return err
			}
		}
		return nil
	}
	err = follow(o)
	return list, more, err
}

// clone returns a copy that goes its own way.
func (o *Manual) clone() *Manual {
	c := *o
	c.Nodes, c.Steps, c.events, c.known = slices.Clone(o.Nodes), slices.Clone(o.Steps), slices.Clone(o.events), maps.Clone(o.known)
	return &c
}
