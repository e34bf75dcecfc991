package searchtest

import "langkah/engine/solve/search"

// counted counts the calls of a problem's functions and the events of a run.
type counted[S comparable] struct {
	expanded, generated int64
	events              []search.Event
}

// watch returns the problem with counting functions.
func (c *counted[S]) watch(p search.Problem[S]) search.Problem[S] {
	c.generated = 1
	count := func(before int, out []search.Successor[S]) []search.Successor[S] {
		c.expanded++
		c.generated += int64(len(out) - before)
		return out
	}
	expand, reverse, goals := p.Expand, p.Reverse, p.Goals
	p.Expand = func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
		return count(len(out), expand(s, h, out))
	}
	if reverse != nil {
		p.Reverse = func(s S, out []search.Successor[S]) []search.Successor[S] {
			return count(len(out), reverse(s, out))
		}
	}
	if goals != nil {
		p.Goals = func(yield func(S) bool) {
			for g := range goals {
				c.generated++
				if !yield(g) {
					return
				}
			}
		}
	}
	return p
}

func (c *counted[S]) Record(e search.Event) { c.events = append(c.events, e) }

// recorded returns the numbers of expansions and of generated successors among the events.
func (c *counted[S]) recorded() (expanded, made int64) {
	for _, e := range c.events {
		switch {
		case e.Kind == search.Expanded:
			expanded++
		case e.Makes():
			made++
		}
	}
	return expanded, made
}
