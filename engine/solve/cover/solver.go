package cover

// Solver finds the exact covers of one problem. It is not safe for concurrent use.
type Solver interface {
	// Run visits every cover once. It returns false if Watch or Visit ended it. It may be
	// called again.
	Run(Traversal) bool
}

// Traversal selects the part of the search tree to visit and holds the callbacks, of which
// only Visit is required.
type Traversal struct {
	Prefix []int32 // options chosen in advance, none of which overlap
	Depth  int     // if positive, the greatest number of chosen options: nodes of that depth are visited like covers

	// Visit receives the chosen options, which it must not keep, and returns whether to go on.
	Visit func(chosen []int32) bool

	Watch Watch

	// Branch receives each node that is not a cover.
	Branch func(Branch)

	// Wipeout receives the options that forward checking rejects, the last of which leaves
	// too few, so many, for an item or kind. They are no node.
	Wipeout func(chosen []int32, empty, left int32)
}

// Branch is the branching decision at a node: At is an item or, from [Problem.Items] on, a kind.
type Branch struct {
	At      int32
	Options int32 // that can cover it
	Dead    bool  // too few options: backtrack
	First   bool  // the solver branches in a fixed order

	// The runner-up by fewest options; -1 if there is none or First is set.
	Next        int32
	NextOptions int32
}

// Watch is called now and then, and once at the end. It returns after how many nodes to call
// it again; 0 ends the run.
type Watch func(Progress) int64

// Progress is the state of a run.
type Progress struct {
	Nodes    int64   // partial covers visited
	Wipeouts int64   // choices that forward checking took back at once
	Chosen   []int32 // options of the present one; not to be kept

	// Share is the visited part of the tree, 0 to 1, if the options at each node weigh the
	// same (Knuth, "Estimating the efficiency of backtrack programs", 1975). It never
	// decreases.
	Share float64
}

// step is a choice on the present branch: index at among of options.
type step struct{ at, of int32 }

// trail is the stack of a walk, shared by all solvers. It is allocated once for the longest
// branch.
type trail struct {
	Traversal
	nodes, next int64
	wipeouts    int64
	chosen      []int32
	steps       []step // for the prefix 0 of 1
	share       float64
}

func newTrail(p *Problem) trail {
	longest := 1
	for _, n := range p.Kinds {
		longest += n
	}
	return trail{chosen: make([]int32, longest), steps: make([]step, longest)}
}

func (t *trail) begin(w Traversal) {
	t.Traversal, t.nodes, t.next, t.wipeouts, t.share = w, 0, 1, 0, 0
	if w.Watch == nil {
		t.next = 1 << 62
	}
	for i, option := range w.Prefix {
		t.chosen[i], t.steps[i] = option, step{0, 1}
	}
}

// look reports the progress, with so many options chosen, and returns whether to go on.
func (t *trail) look(depth int) bool {
	share, weight := 0.0, 1.0
	for _, s := range t.steps[:depth] {
		weight /= float64(s.of)
		share += weight * float64(s.at)
	}
	t.share = max(t.share, share) // despite rounding
	more := t.Watch(Progress{Nodes: t.nodes, Wipeouts: t.wipeouts, Chosen: t.chosen[:depth], Share: t.share})
	t.next = t.nodes + more
	return more > 0
}

// end reports the final progress and returns its argument.
func (t *trail) end(finished bool) bool {
	if finished {
		t.share = 1
	}
	if t.Watch != nil {
		t.Watch(Progress{Nodes: t.nodes, Wipeouts: t.wipeouts, Share: t.share})
	}
	return finished
}
