package cover

import "math/bits"

// fixing counts the covers that a symmetry fixes. Such a cover is a union of orbits of
// options under the symmetry. So the first uncovered item is covered with every fitting
// orbit; about the square root of the number of all covers are visited.
type fixing struct {
	*counting
	orbits [64][]orbit // by their first item
	need   []int
}

// orbit is an option with its images under the powers of one symmetry.
type orbit struct {
	items   uint64
	kind    int32
	options int
}

// fixed returns, summed over all symmetries but the identity, the number of covers mapped
// onto themselves, and of those whose every option is.
func (c *counting) fixed() (covers, single int64, finished bool) {
	for _, g := range c.split.symmetries {
		f := &fixing{counting: c, need: append([]int(nil), c.task.Problem.Kinds...)}
		f.takeOrbits(g)
		all, each, ok := f.count(c.counter.start.free, true)
		if !ok {
			return 0, 0, false
		}
		covers, single = covers+all, single+each
	}
	return covers, single, true
}

// takeOrbits lists the orbits whose options can all be chosen together.
func (f *fixing) takeOrbits(g []int32) {
	p := f.task.Problem
	for id, o := range p.Options {
		if !p.usable(o) {
			continue
		}
		all := orbit{word(o.Items), o.Kind, 1}
		apart := true
		for image := g[id]; image != int32(id) && apart; image = g[image] {
			items := word(p.Options[image].Items)
			apart = items&all.items == 0
			all.items |= items
			all.options++
		}
		// Each orbit once: at the option that covers its first item.
		if first := bits.TrailingZeros64(all.items); apart && first == int(o.Items[0]) && all.options <= p.Kinds[o.Kind] {
			f.orbits[first] = append(f.orbits[first], all)
		}
	}
}

// count returns how many covers of the free items consist of orbits, and how many of single
// options.
func (f *fixing) count(free uint64, single bool) (all, each int64, finished bool) {
	if !f.look() {
		return 0, 0, false
	}
	if free == 0 {
		for _, n := range f.need {
			if n > 0 {
				return 0, 0, true
			}
		}
		if single {
			return 1, 1, true
		}
		return 1, 0, true
	}
	for _, o := range f.orbits[bits.TrailingZeros64(free)] {
		if o.items&^free != 0 || o.options > f.need[o.kind] {
			continue
		}
		f.need[o.kind] -= o.options
		a, e, finished := f.count(free&^o.items, single && o.options == 1)
		f.need[o.kind] += o.options
		if !finished {
			return 0, 0, false
		}
		all, each = all+a, each+e
	}
	return all, each, true
}
