// Package cover finds exact covers: from given options it chooses some so that
// every item is covered exactly once and every kind of option is chosen exactly
// as often as asked. It knows no puzzle and no clock: a [Watch] counts and ends
// a run.
//
// Four solvers find the same covers, each in an order that depends on the
// problem alone: [NewDancingLinks], dancing links for any size; [NewFirst], which
// always covers the first uncovered item; and for up to 64 items [NewMasks],
// the same in one machine word, and [NewMRV], which branches where there are
// the fewest choices. [Enumeration] counts and lists on one or more cores, and may
// count what follows from the same remainder once.
package cover

import (
	"fmt"
	"slices"
)

// Problem is an exact cover problem. It is not changed by a solver.
type Problem struct {
	Items   int    // items 0 .. Items-1 have to be covered exactly once
	Covered []bool // items that need no covering, for they are covered or absent; nil when there are none
	Kinds   []int  // how many options of each kind have to be chosen
	Options []Option

	// Near lists the neighbours of each item. Where it is given, a solver can
	// see that an item, or a whole region, has become impossible to cover.
	Near [][]int32
}

// Option is a set of items that can be covered at one stroke.
type Option struct {
	Kind  int32
	Items []int32 // ascending, at least one
}

// Check says what is wrong with the problem; nil when nothing is.
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

// Open says whether the item has to be covered.
func (p *Problem) Open(item int) bool { return p.Covered == nil || !p.Covered[item] }

// usable says whether an option covers only items that have to be covered.
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

// lonely lists the kinds of which some option covers an item without covering
// a neighbour of it: while one is left, an isolated item proves nothing.
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

// connected says whether each option's items hang together: else a region's
// size proves nothing.
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

// sizes is how many items the options of each kind cover; ok is false where
// options of one kind differ.
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

// Pruning is how a solver looks ahead after each choice, given Near.
type Pruning uint8

const (
	None     Pruning = iota
	Isolated         // drop a choice that leaves an item without an uncovered neighbour
	Regions          // drop one that leaves a region that no set of the kinds left can fill
)
