package cover

import "math"

// Which kind is pinned decides how large the tree is: in a pyramid the largest is four
// times the smallest. The fewest pins do not make it; what counts is how much a pin
// rules out for the choices below it. That shows early: a count compares, over the
// nodes one choice below the pins, the sums of a power of the options that are left
// there.
//
// A list keeps to the fewest pins, so that its order depends on nothing else.

// grows is that power. With six sets of pieces in pyramids any from the fourth to the
// sixth found a tree at most a quarter larger than the smallest; the fewest pins make
// trees 1.5 to 4.2 times as large.
const grows = 5

// gauge is a solver that knows how many options are left after some choices. Only one
// that goes on where they are the fewest is likely to walk a tree as large as those
// numbers say.
type gauge interface{ left(prefix []int32) int }

// pinSmallest pins, instead of the kind with the fewest pins, the one with the smallest
// tree. ok is false when the watch or the bound on nodes ended it.
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

// size is a measure of the tree below the pins; no matter how much it is above enough.
func (c *cutting) size(g gauge, pins []int32, enough float64) (size float64, ok bool) {
	for _, pin := range pins {
		children, ok := c.children(part{chosen: []int32{pin}})
		if !ok {
			return 0, false
		}
		for _, child := range children {
			size += math.Pow(float64(g.left(child.chosen)), grows)
		}
		if size > enough {
			break
		}
	}
	return size, true
}
