package tree

// Tidy returns a tidy layout: the x coordinate of each node, its row being its depth. Nodes
// of a row are at least 1 apart, and a parent is centred above its first and last child. The
// least x is 0.
//
// The algorithm is Reingold and Tilford's (1981) for any number of children in linear time
// (Buchheim, Jünger and Leipert, "Improving Walker's algorithm to run in linear time",
// 2002), without recursion. Names follow the paper.
func (t *Tree) Tidy() []float64 {
	w := newTidy(t)
	for n := len(t.order) - 1; n >= 0; n-- { // only marks, so any order will do
		i := t.order[n]
		w.last[w.above(i)] = max(w.last[w.above(i)], i)
	}
	w.firstWalk()
	return w.secondWalk()
}

// tidy is the state of the layout. The roots are children of a node after the last.
type tidy struct {
	*Tree
	prelim, mod, shift, change []float64
	thread, ancestor, last     []int32
	number                     []int32 // among its siblings
	before                     []int32 // the sibling on its left
	favourite                  []int32 // default ancestor of a node's children
}

func newTidy(t *Tree) *tidy {
	n := len(t.parent) + 1
	w := &tidy{Tree: t}
	for _, list := range []*[]float64{&w.prelim, &w.mod, &w.shift, &w.change} {
		*list = make([]float64, n)
	}
	for _, list := range []*[]int32{&w.thread, &w.ancestor, &w.last, &w.number, &w.before, &w.favourite} {
		*list = make([]int32, n)
		for i := range *list {
			(*list)[i] = none
		}
	}
	for i := range int32(n) {
		w.ancestor[i] = i
		number := int32(0)
		before := int32(none)
		for c := t.first[i]; c != none; c = t.after[c] {
			w.number[c], w.before[c] = number, before
			number, before = number+1, c
		}
	}
	return w
}

func (w *tidy) above(i int32) int32 {
	if p := w.parent[i]; p != none {
		return p
	}
	return int32(len(w.parent))
}

// firstWalk visits the nodes in postorder and sets prelim and mod.
func (w *tidy) firstWalk() {
	top := int32(len(w.parent))
	i := w.deepest(top)
	for i != top {
		w.settle(i)
		above := w.above(i)
		if w.before[i] == none {
			w.favourite[above] = i
		} else {
			w.favourite[above] = w.apportion(i, w.favourite[above])
		}
		if next := w.after[i]; next != none {
			i = w.deepest(next)
		} else {
			i = above
		}
	}
	w.settle(top)
}

// deepest returns the first leaf in postorder of a subtree.
func (w *tidy) deepest(i int32) int32 {
	for w.first[i] != none {
		i = w.first[i]
	}
	return i
}

// settle sets a node's prelim: centred above its children, or beside its left sibling.
func (w *tidy) settle(i int32) {
	left := w.before[i]
	if w.first[i] == none {
		if left != none {
			w.prelim[i] = w.prelim[left] + 1
		}
		return
	}
	w.executeShifts(i)
	middle := (w.prelim[w.first[i]] + w.prelim[w.last[i]]) / 2
	if left == none {
		w.prelim[i] = middle
		return
	}
	w.prelim[i] = w.prelim[left] + 1
	w.mod[i] = w.prelim[i] - middle
}

// executeShifts applies the deferred shifts of the children, from the right.
func (w *tidy) executeShifts(i int32) {
	shift, change := 0.0, 0.0
	for c := w.last[i]; c != none; c = w.before[c] {
		w.prelim[c] += shift
		w.mod[c] += shift
		change += w.change[c]
		shift += w.shift[c] + change
	}
}

// apportion moves a subtree clear of those on its left and spreads the smaller subtrees
// between. It returns the new default ancestor.
func (w *tidy) apportion(v, favourite int32) int32 {
	inRight, outRight := v, v
	inLeft, outLeft := w.before[v], w.first[w.above(v)]
	sInRight, sOutRight := w.mod[inRight], w.mod[outRight]
	sInLeft, sOutLeft := w.mod[inLeft], w.mod[outLeft]
	for w.rightOf(inLeft) != none && w.leftOf(inRight) != none {
		inLeft, inRight = w.rightOf(inLeft), w.leftOf(inRight)
		outLeft, outRight = w.leftOf(outLeft), w.rightOf(outRight)
		w.ancestor[outRight] = v
		if push := w.prelim[inLeft] + sInLeft - w.prelim[inRight] - sInRight + 1; push > 0 {
			from := favourite
			if a := w.ancestor[inLeft]; w.above(a) == w.above(v) {
				from = a
			}
			w.push(from, v, push)
			sInRight += push
			sOutRight += push
		}
		sInLeft += w.mod[inLeft]
		sInRight += w.mod[inRight]
		sOutLeft += w.mod[outLeft]
		sOutRight += w.mod[outRight]
	}
	if next := w.rightOf(inLeft); next != none && w.rightOf(outRight) == none {
		w.thread[outRight] = next
		w.mod[outRight] += sInLeft - sOutRight
	}
	if next := w.leftOf(inRight); next != none && w.leftOf(outLeft) == none {
		w.thread[outLeft] = next
		w.mod[outLeft] += sInRight - sOutLeft
		favourite = v
	}
	return favourite
}

func (w *tidy) push(from, to int32, by float64) {
	between := float64(w.number[to] - w.number[from])
	w.change[to] -= by / between
	w.shift[to] += by
	w.change[from] += by / between
	w.prelim[to] += by
	w.mod[to] += by
}

// leftOf and rightOf return the next node on the left and right contour of a subtree.
func (w *tidy) leftOf(i int32) int32 {
	if w.first[i] != none {
		return w.first[i]
	}
	return w.thread[i]
}

func (w *tidy) rightOf(i int32) int32 {
	if w.first[i] != none {
		return w.last[i]
	}
	return w.thread[i]
}

// secondWalk returns each node's x: its prelim plus the mods of its ancestors.
func (w *tidy) secondWalk() []float64 {
	x := make([]float64, len(w.parent))
	moved := make([]float64, len(w.parent)+1)
	least := 0.0
	moved[len(w.parent)] = w.mod[len(w.parent)]
	for n, i := range w.order {
		by := moved[w.above(i)]
		x[i] = w.prelim[i] + by
		moved[i] = by + w.mod[i]
		if n == 0 || x[i] < least {
			least = x[i]
		}
	}
	for i := range x {
		x[i] -= least
	}
	return x
}
