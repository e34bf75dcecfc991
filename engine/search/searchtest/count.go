package searchtest

import "langkah/engine/search"

// counted counts what an algorithm asks of a problem and what it tells of itself.
type counted[S comparable] struct {
	expanded, generated int64
	events              map[search.EventKind]int64
}

// watch gives the problem with its functions counted.
func (c *counted[S]) watch(p search.Problem[S]) search.Problem[S] {
	c.generated, c.events = 1, map[search.EventKind]int64{}
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

func (c *counted[S]) Record(e search.Event) { c.events[e.Kind]++ }
