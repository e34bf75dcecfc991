// Package cover solves exact cover problems: choose options so that every item is covered
// exactly once, and every kind of option is chosen exactly as often as required. It knows no
// puzzle and no clock: a [Watch] observes and ends a run.
//
// Five solvers find the same covers, each in an order that depends on the problem alone:
// [NewDancingLinks], Algorithm X with dancing links; [NewConstraints], backtracking with or
// without MRV and forward checking; [NewFirst], which always branches on the first uncovered
// item; and for up to 64 items [NewMasks], the same on bit sets, and [NewMRV], which branches
// on the fewest options. [Enumeration] counts and lists on one or
// more cores, and may memoize counts of subproblems.
package cover

import (
	"fmt"
	"slices"
)

// Problem is an exact cover problem. Solvers do not change it. Optional slices are nil.
type Problem struct {
	Items   int    // items 0 .. Items-1 have to be covered exactly once
	Covered []bool // optional: items that need no covering
	Kinds   []int  // how many options of each kind to choose
	Options []Option

	// Secondary is how many of the items, the last ones, may be covered at most once instead;
	// each option covers another item too. [NewDancingLinks] and [NewConstraints] alone know
	// such items.
	Secondary int

	// Near lists the neighbours of each item. Optional: solvers use it to detect items and
	// regions that can no longer be covered.
	Near [][]int32
}

// Option is a set of items covered together.
type Option struct {
	Kind  int32
	Items []int32 // ascending, at least one
}

// Check returns an error if the problem is invalid.
func (p *Problem) Check() error {
	for i, o := range p.Options {
		switch {
		case o.Kind < 0 || int(o.Kind) >= len(p.Kinds):
			return fmt.Errorf("option %d is of kind %d, there are %d kinds", i, o.Kind, len(p.Kinds))
		case len(o.Items) == 0:
			return fmt.Errorf("option %d covers nothing", i)
		case !ascending(o.Items) || o.Items[0] < 0 || int(o.Items[len(o.Items)-1]) >= p.Items:
			return fmt.Errorf("option %d: its items are not ascending numbers below %d", i, p.Items)
		}
	}
	return nil
}

func ascending(items []int32) bool {
	for i := range items[1:] {
		if items[i] >= items[i+1] {
			return false
		}
	}
	return true
}

// Open reports whether the item has to be covered.
func (p *Problem) Open(item int) bool { return p.Covered == nil || !p.Covered[item] }

// secondary reports whether an item need not be covered; a kind is no item.
func (p *Problem) secondary(item int) bool {
	return item >= p.Items-p.Secondary && item < p.Items
}

// usable reports whether an option covers only items that have to be covered.
func (p *Problem) usable(o Option) bool {
	if p.Kinds[o.Kind] == 0 {
		return false
	}
	for _, item := range o.Items {
		if !p.Open(int(item)) {
			return false
		}
	}
	return true
}

// lonely reports for each kind whether an option of it covers an item without any neighbour:
// while one is left, an isolated item proves nothing.
func (p *Problem) lonely() []bool {
	lonely := make([]bool, len(p.Kinds))
	for _, o := range p.Options {
		if lonely[o.Kind] {
			continue
		}
		for _, item := range o.Items {
			if !slices.ContainsFunc(p.Near[item], func(n int32) bool { return slices.Contains(o.Items, n) }) {
				lonely[o.Kind] = true
				break
			}
		}
	}
	return lonely
}

// connected reports whether each option's items are connected: otherwise a region's size
// proves nothing.
func (p *Problem) connected() bool {
	var seen []int32
	for _, o := range p.Options {
		seen = append(seen[:0], o.Items[0])
		for i := 0; i < len(seen); i++ {
			for _, n := range p.Near[seen[i]] {
				if slices.Contains(o.Items, n) && !slices.Contains(seen, n) {
					seen = append(seen, n)
				}
			}
		}
		if len(seen) < len(o.Items) {
			return false
		}
	}
	return true
}

// sizes returns how many items the options of each kind cover; ok is false if options of one
// kind differ.
func (p *Problem) sizes() (sizes []int, ok bool) {
	sizes = make([]int, len(p.Kinds))
	for _, o := range p.Options {
		if n := sizes[o.Kind]; n != 0 && n != len(o.Items) {
			return sizes, false
		}
		sizes[o.Kind] = len(o.Items)
	}
	return sizes, true
}

// Pruning is a solver's look-ahead after each choice; it needs Near.
type Pruning uint8

const (
	None     Pruning = iota
	Isolated         // prune if an item is left without an uncovered neighbour
	Regions          // prune also if no set of the kinds left fits a region's size
)
