package cover

import "slices"

// split is how the tree of an enumeration is cut into parts, and how covers are weighted.
type split struct {
	group      int // order of the symmetry group
	symmetries [][]int32
	pins       []int32 // one option of each orbit of the pinned kind; nil if none is pinned
}

// part is the subtree below some choices.
type part struct {
	chosen []int32
	weight float64 // share of the tree; the sum is 1
}

// enough is the least number of parts, if there are so many: many cores then finish at
// nearly the same time.
const enough = 512

// newSplit pins the kind whose options have the fewest orbits, and of those the one with the
// fewest options, to keep the tree small. A kind with several copies cannot be pinned, since
// any of them may lie anywhere.
func (e Enumeration) newSplit() *split {
	s := &split{group: 1 + len(e.Symmetries), symmetries: e.Symmetries}
	if len(e.Symmetries) == 0 {
		return s
	}
	fewest := 0
	for kind, n := range e.Problem.Kinds {
		if n != 1 {
			continue
		}
		pins, of := s.orbits(e.Problem, int32(kind))
		if s.pins == nil || len(pins) < len(s.pins) || len(pins) == len(s.pins) && of < fewest {
			s.pins, fewest = pins, of
		}
	}
	return s
}

// orbits returns one usable option of each orbit of a kind, the lowest one, which solvers
// meet early, and the number of all of them.
func (s *split) orbits(p *Problem, kind int32) (pins []int32, of int) {
	pins = []int32{}
	for id, o := range p.Options {
		if o.Kind != kind || !p.usable(o) {
			continue
		}
		of++
		if !slices.ContainsFunc(s.symmetries, func(g []int32) bool { return p.lower(g[id], int32(id)) }) {
			pins = append(pins, int32(id))
		}
	}
	return pins, of
}

// orbit returns the size of an option's orbit.
func (s *split) orbit(id int32) int {
	seen := []int32{id}
	for _, g := range s.symmetries {
		if !slices.Contains(seen, g[id]) {
			seen = append(seen, g[id])
		}
	}
	return len(seen)
}

// lower reports whether option a comes before b by highest item, then by the next highest
// and so on.
func (p *Problem) lower(a, b int32) bool {
	is, js := p.Options[a].Items, p.Options[b].Items
	for i, j := len(is)-1, len(js)-1; i >= 0 && j >= 0; i, j = i-1, j-1 {
		if is[i] != js[j] {
			return is[i] < js[j]
		}
	}
	return false
}

// cutting makes the parts.
type cutting struct {
	*split
	task   Enumeration
	solver Solver
	nodes  int64 // visited so far
}

func (e Enumeration) newCutting(s *split) *cutting {
	return &cutting{split: s, task: e, solver: e.New()}
}

// cut makes the parts, level by level, so that they and their order depend on the problem
// alone. ok is false if the watch or the node limit ended it.
func (c *cutting) cut() (list []part, ok bool) {
	list = []part{{weight: 1}}
	if c.pins != nil {
		list = nil
		for _, pin := range c.pins {
			list = append(list, part{[]int32{pin}, 1 / float64(len(c.pins))})
		}
	}
	for level := 0; level < 4 && len(list) > 0 && len(list) < enough; level++ {
		var next []part
		for i, p := range list {
			if len(next) > 4*enough { // on a board with very many options
				next = append(next, list[i:]...)
				break
			}
			children, ok := c.children(p)
			if !ok {
				return nil, false
			}
			next = append(next, children...)
		}
		list = next
	}
	var total float64 // dead ends have lost their weight
	for _, p := range list {
		total += p.weight
	}
	for i := range list {
		list[i].weight /= total
	}
	return list, true
}

// children returns the parts after one more choice; none at a dead end.
func (c *cutting) children(p part) (list []part, ok bool) {
	before := c.nodes
	if c.task.Nodes > 0 && before >= c.task.Nodes {
		return nil, false
	}
	ok = c.solver.Run(Traversal{
		Prefix: p.chosen, Depth: len(p.chosen) + 1,
		Visit: func(chosen []int32) bool {
			list = append(list, part{chosen: slices.Clone(chosen)})
			return true
		},
		Watch: func(at Progress) int64 {
			c.nodes = before + at.Nodes
			return c.task.look(Progress{Nodes: c.nodes})
		},
	})
	for i := range list {
		list[i].weight = p.weight / float64(len(list))
	}
	return list, ok
}

// look returns how many nodes may be visited before the next call, in an enumeration on one
// goroutine.
func (e Enumeration) look(at Progress) int64 {
	more := int64(1 << 62)
	if e.Nodes > 0 {
		more = e.Nodes - at.Nodes
	}
	if e.Watch != nil {
		more = min(more, e.Watch(at))
	}
	return max(more, 0)
}

// count adds a cover's weight: 0 unless it is the least of its orbit among the covers visited.
func (s *split) count(chosen []int32, c *Count) {
	if s.symmetries == nil {
		c.All, c.Distinct, c.Told = c.All+1, c.Distinct+1, c.Told+1
		return
	}
	var own, image [64]int32
	mine := append(own[:0], chosen...)
	slices.Sort(mine)
	same, fixed := 1, 1 // symmetries that fix the cover, and those that fix each of its options
	for _, g := range s.symmetries {
		if s.pins != nil && g[chosen[0]] != chosen[0] {
			continue // its image has an option that is not a pin
		}
		still := true
		theirs := image[:0]
		for _, option := range mine {
			theirs = append(theirs, g[option])
			still = still && g[option] == option
		}
		slices.Sort(theirs)
		switch slices.Compare(theirs, mine) {
		case -1:
			return
		case 0:
			same++
			if still {
				fixed++
			}
		}
	}
	c.Distinct++
	c.All += int64(s.group / same)
	c.Told += int64(s.group * fixed / same)
}

// mark marks the options of a cover and of its images as used.
func (s *split) mark(chosen []int32, used []bool) {
	for _, option := range chosen {
		used[option] = true
		for _, g := range s.symmetries {
			used[g[option]] = true
		}
	}
}
