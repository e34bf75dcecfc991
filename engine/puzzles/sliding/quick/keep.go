package quick

import "slices"

// keep makes the next beam from the best candidates, without duplicates. It returns false at the memory limit.
func (b *beam) keep() bool {
	b.next = b.next[:0]
	for _, i := range b.best() {
		if len(b.next) == b.width {
			break
		}
		c := &b.fresh[i]
		if at := &b.seen[c.hash%seenSize]; *at != c.hash {
			*at = c.hash
			if !b.trail.add(step{b.now[c.parent].step, c.blank}) {
				return false
			}
			b.next = append(b.next, b.made(c))
		}
	}
	b.now, b.next = b.next, b.now
	b.cells[0], b.cells[1] = b.cells[1], b.cells[0]
	b.meter.Waiting(len(b.now))
	return true
}

// made returns the board of a candidate, whose step is the last of the trail.
func (b *beam) made(c *candidate) state {
	from := &b.now[c.parent]
	cells := b.cells[1][len(b.next)*len(from.cells):][:len(from.cells)]
	copy(cells, from.cells)
	s := state{cells: cells, at: from.at, step: b.trail.last(), head: c.head}
	if i := slices.Index(b.group, s.cells[c.blank]); i >= 0 {
		s.at[i] = c.before
	}
	s.cells[c.before], s.cells[c.blank] = s.cells[c.blank], s.cells[c.before]
	return s
}

// best returns the indices of the candidates sorted by score (counting sort).
func (b *beam) best() []int32 {
	if len(b.fresh) == 0 {
		return nil
	}
	least, most := b.fresh[0].score, b.fresh[0].score
	for i := range b.fresh {
		least, most = min(least, b.fresh[i].score), max(most, b.fresh[i].score)
	}
	first := make([]int32, most-least+2)
	for i := range b.fresh {
		first[b.fresh[i].score-least+1]++
	}
	for i := 1; i < len(first); i++ {
		first[i] += first[i-1]
	}
	order := b.order[:len(b.fresh)]
	for i := range b.fresh {
		at := &first[b.fresh[i].score-least]
		order[*at] = int32(i)
		*at++
	}
	return order
}
