package cover

import "math"

// Choice of the kind to pin for a count. It decides the size of the tree: in a pyramid the
// largest is four times the smallest. The number of pins is a poor predictor; what matters
// is how much a pin excludes below it. So a count compares, over the nodes one choice below
// the pins, the sums of a power of the number of options left.
//
// A list pins the kind with the fewest pins, so that its order depends on the problem alone.

// growth is that power. With six sets of pieces in pyramids every power from four to six
// found a tree at most a quarter larger than the smallest; the fewest pins give trees 1.5 to
// 4.2 times as large.
const growth = 5

// gauge is a solver that can count the options left after some choices. Only one that
// branches on the fewest is likely to walk a tree of the size that these predict.
type gauge interface{ left(prefix []int32) int }

// pinSmallest pins the kind with the smallest predicted tree. ok is false if the watch or
// the node limit ended it.
func (c *cutting) pinSmallest() (ok bool) {
	g, gauged := c.solver.(gauge)
	if !gauged || c.pins == nil {
		return true
	}
	smallest := math.Inf(1)
	var best []int32
	for kind, n := range c.task.Problem.Kinds {
		if n != 1 {
			continue
		}
		pins, _ := c.orbits(c.task.Problem, int32(kind))
		size, ok := c.size(g, pins, smallest)
		if !ok {
			return false
		}
		if size < smallest {
			smallest, best = size, pins
		}
	}
	c.pins = best
	return true
}

// size returns a measure of the tree below the pins, exact only up to enough.
func (c *cutting) size(g gauge, pins []int32, enough float64) (size float64, ok bool) {
	for _, pin := range pins {
		children, ok := c.children(part{chosen: []int32{pin}})
		if !ok {
			return 0, false
		}
		for _, child := range children {
			size += math.Pow(float64(g.left(child.chosen)), growth)
		}
		if size > enough {
			break
		}
	}
	return size, true
}
