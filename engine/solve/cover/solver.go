package cover

// Solver finds the exact covers of one problem. It is used by one goroutine.
type Solver interface {
	// Run visits every cover once and says whether it came to the end: false
	// when Watch or Visit ended it. It may be called again.
	Run(Traversal) bool
}

// Traversal says what part of the tree of choices to walk, and who watches.
type Traversal struct {
	Prefix []int32 // options chosen beforehand, none of which overlap
	Depth  int     // where positive, stop at that many chosen options and visit those too

	// Visit gets the chosen options, which it must not keep, and says whether
	// to go on.
	Visit func(chosen []int32) bool

	// Watch may be nil.
	Watch Watch

	// Branch, which may be nil, gets of each node that is no cover where the
	// solver goes on.
	Branch func(Branch)
}

// Branch is where a solver goes on at a node: at an item, or where that is not
// below [Problem.Items], at the kind of that number above them.
type Branch struct {
	At      int32
	Options int32 // how many are left for it
	Dead    bool  // these are too few: the solver goes back
	First   bool  // the solver always takes the first item, whatever is left

	// Of the others that may be gone on at, the one with the fewest options; -1
	// where there is none, or the solver takes the first item.
	Next        int32
	NextOptions int32
}

// Watch is called now and then, and once at the end, with where a run stands.
// It says after how many more nodes it wants to be called again; 0 ends the run.
type Watch func(Progress) int64

// Progress is where a run stands.
type Progress struct {
	Nodes  int64   // partial covers looked at
	Chosen []int32 // the options of the present one; not to be kept

	// Share is the part of the tree that lies behind, 0 to 1, when the choices
	// at each node weigh the same (Knuth, "Estimating the efficiency of
	// backtrack programs", 1975). It never falls.
	Share float64
}

// step is a choice on the present branch: the at-th of so many.
type step struct{ at, of int32 }

// trail is what every solver keeps of a walk. It is made once, as long as any
// branch can be, so that walking allocates nothing.
type trail struct {
	Traversal
	nodes, next int64
	chosen      []int32
	steps       []step // those of the prefix are all 0 of 1
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
	t.Traversal, t.nodes, t.next, t.share = w, 0, 1, 0
	if w.Watch == nil {
		t.next = 1 << 62
	}
	for i, option := range w.Prefix {
		t.chosen[i], t.steps[i] = option, step{0, 1}
	}
}

// look tells the watch where the walk stands, with that many options chosen.
func (t *trail) look(depth int) bool {
	share, weight := 0.0, 1.0
	for _, s := range t.steps[:depth] {
		weight /= float64(s.of)
		share += weight * float64(s.at)
	}
	t.share = max(t.share, share) // rounding must not make it fall
	more := t.Watch(Progress{Nodes: t.nodes, Chosen: t.chosen[:depth], Share: t.share})
	t.next = t.nodes + more
	return more > 0
}

// end tells the watch the last figures and passes on whether the walk came to
// its end.
func (t *trail) end(finished bool) bool {
	if finished {
		t.share = 1
	}
	if t.Watch != nil {
		t.Watch(Progress{Nodes: t.nodes, Share: t.share})
	}
	return finished
}
