package cover

// first is backtracking with a fixed order: it covers the first uncovered item with each
// fitting option in turn. Problems may be of any size.
//
// It is complete. Time is exponential, at some ten million nodes a second and
// fewer with pruning by regions; memory is that of the problem.
type first struct {
	trail
	p       *Problem
	byItem  [][]int32 // options by their first item
	covered []bool
	need    []int
	pruning Pruning
	lonely  []bool
	sizes   []int
	sums    []uint64 // scratch of fillable
	region  []int32
	seen    []bool
}

// NewFirst returns a solver for problems of any size.
func NewFirst(p *Problem, pruning Pruning) Solver {
	f := &first{trail: newTrail(p), p: p, pruning: pruning, byItem: make([][]int32, p.Items)}
	f.covered, f.need = make([]bool, p.Items), append([]int(nil), p.Kinds...)
	copy(f.covered, p.Covered)
	for id, o := range p.Options {
		if p.usable(o) {
			f.byItem[o.Items[0]] = append(f.byItem[o.Items[0]], int32(id))
		}
	}
	var uniform bool
	f.sizes, uniform = p.sizes()
	if f.pruning == Regions && p.Near != nil && !(uniform && p.connected()) {
		f.pruning = Isolated
	}
	if p.Near == nil {
		f.pruning = None
	}
	if f.pruning != None {
		f.lonely = p.lonely()
		f.sums = make([]uint64, p.Items/64+1)
		f.seen, f.region = make([]bool, p.Items), make([]int32, 0, p.Items)
	}
	return f
}

func (f *first) Run(w Traversal) bool {
	f.begin(w)
	for _, option := range w.Prefix {
		f.set(option, true)
	}
	goOn := f.cover(0, len(w.Prefix))
	for _, option := range w.Prefix {
		f.set(option, false)
	}
	return f.end(goOn)
}

// set puts an option on the board, or takes it off.
func (f *first) set(option int32, on bool) {
	o := &f.p.Options[option]
	for _, item := range o.Items {
		f.covered[item] = on
	}
	if on {
		f.need[o.Kind]--
	} else {
		f.need[o.Kind]++
	}
}

// cover visits the covers below a node; items before item are covered.
func (f *first) cover(item, depth int) bool {
	f.nodes++
	if f.nodes >= f.next && !f.look(depth) {
		return false
	}
	for item < len(f.covered) && f.covered[item] {
		item++
	}
	if item == len(f.covered) {
		for _, n := range f.need {
			if n > 0 {
				return true
			}
		}
		return f.Visit(f.chosen[:depth])
	}
	if depth == f.Depth && depth > 0 {
		return f.Visit(f.chosen[:depth])
	}
	list := f.byItem[item]
	if f.Branch != nil {
		f.reportBranch(item, list)
	}
	for i, option := range list {
		if !f.fits(option) {
			continue
		}
		f.set(option, true)
		goOn := true
		if !f.hopeless(item) {
			f.steps[depth] = step{int32(i), int32(len(list))}
			f.chosen[depth] = option
			goOn = f.cover(item, depth+1)
		}
		f.set(option, false)
		if !goOn {
			return false
		}
	}
	return true
}

// reportBranch reports the item that is branched on, with its options.
func (f *first) reportBranch(item int, list []int32) {
	b := Branch{At: int32(item), First: true, Next: -1}
	for _, option := range list {
		if f.fits(option) {
			b.Options++
		}
	}
	b.Dead = b.Options == 0
	f.Branch(b)
}

func (f *first) fits(option int32) bool {
	o := &f.p.Options[option]
	if f.need[o.Kind] == 0 {
		return false
	}
	for _, item := range o.Items {
		if f.covered[item] {
			return false
		}
	}
	return true
}

// hopeless reports whether an item from the given one on can no longer be covered.
func (f *first) hopeless(from int) bool {
	switch f.pruning {
	case Isolated:
		return f.isolated(from)
	case Regions:
		return !f.fillable(from)
	}
	return false
}

func (f *first) isolated(from int) bool {
	for kind, n := range f.need {
		if n > 0 && f.lonely[kind] {
			return false
		}
	}
	for item := from; item < len(f.covered); item++ {
		if !f.covered[item] && f.alone(item) {
			return true
		}
	}
	return false
}

func (f *first) alone(item int) bool {
	for _, n := range f.p.Near[item] {
		if !f.covered[n] {
			return false
		}
	}
	return true
}

// fillable reports whether each region has the size of some set of the kinds left.
func (f *first) fillable(from int) bool {
	clear(f.sums)
	f.sums[0] = 1
	for kind, n := range f.need {
		for range n {
			f.addSize(f.sizes[kind])
		}
	}
	clear(f.seen)
	for item := from; item < len(f.covered); item++ {
		if f.covered[item] || f.seen[item] {
			continue
		}
		if n := f.flood(item); f.sums[n/64]>>(n%64)&1 == 0 {
			return false
		}
	}
	return true
}

// addSize adds a kind of that size to the reachable subset sums.
func (f *first) addSize(size int) {
	words, by := size/64, size%64
	for i := len(f.sums) - 1; i >= words; i-- {
		w := f.sums[i-words] << by
		if by > 0 && i > words {
			w |= f.sums[i-words-1] >> (64 - by)
		}
		f.sums[i] |= w
	}
}

// flood returns the size of the region of uncovered items around one.
func (f *first) flood(item int) int {
	f.region = append(f.region[:0], int32(item))
	f.seen[item] = true
	for i := 0; i < len(f.region); i++ {
		for _, n := range f.p.Near[f.region[i]] {
			if !f.covered[n] && !f.seen[n] {
				f.seen[n] = true
				f.region = append(f.region, n)
			}
		}
	}
	return len(f.region)
}
