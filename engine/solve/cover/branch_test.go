package cover

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// plain is textbook Algorithm X: it counts the options at every node and reports its choices
// and branch.
type plain struct {
	p        *Problem
	fewest   bool // go on where the fewest options are left; else at the first item
	byKind   bool // try the options kind by kind
	kindsToo bool // go on at kinds where no item is left
	eight    bool // of a kind and an item with eight options the kind comes first
	nodes    []string
}

func (x *plain) walk(chosen []int32) {
	open, need := make([]bool, x.p.Items), slices.Clone(x.p.Kinds)
	for i := range open {
		open[i] = x.p.Open(i)
	}
	for _, id := range chosen {
		need[x.p.Options[id].Kind]--
		for _, item := range x.p.Options[id].Items {
			open[item] = false
		}
	}
	var left []int32
	for id, o := range x.p.Options {
		if need[o.Kind] > 0 && !slices.ContainsFunc(o.Items, func(i int32) bool { return !open[i] }) {
			left = append(left, int32(id))
		}
	}
	options := func(at int) (list []int32) {
		for _, id := range left {
			o := x.p.Options[id]
			if at < x.p.Items && slices.Contains(o.Items, int32(at)) || at >= x.p.Items && int(o.Kind) == at-x.p.Items {
				list = append(list, id)
			}
		}
		return list
	}
	var among, dead []int // candidates for branching, and those with too few options
	for at := range x.p.Items + len(need) {
		times := 0
		switch {
		case at >= x.p.Items:
			times = need[at-x.p.Items]
		case open[at]:
			times = 1
		}
		if times == 1 && (at < x.p.Items || x.fewest) {
			among = append(among, at)
		}
		if len(options(at)) < times {
			dead = append(dead, at)
		}
	}
	if !slices.Contains(open, true) && (!x.kindsToo || len(dead) == 0) {
		x.nodes = append(x.nodes, fmt.Sprint(chosen))
		return
	}
	b := Branch{First: !x.fewest, Next: -1}
	if x.fewest && len(dead) > 0 {
		b.At, b.Options, b.Dead = int32(dead[0]), int32(len(options(dead[0]))), true
		x.nodes = append(x.nodes, fmt.Sprint(chosen, b))
		return
	}
	if x.fewest {
		slices.SortStableFunc(among, func(v, w int) int {
			n := len(options(v))
			if x.eight && n == 8 {
				return cmp.Or(n-len(options(w)), cmp.Compare(w/x.p.Items, v/x.p.Items))
			}
			return n - len(options(w))
		})
		if len(among) > 1 {
			b.Next, b.NextOptions = int32(among[1]), int32(len(options(among[1])))
		}
	}
	list := options(among[0])
	b.At, b.Options, b.Dead = int32(among[0]), int32(len(list)), len(list) == 0
	x.nodes = append(x.nodes, fmt.Sprint(chosen, b))
	if x.byKind {
		slices.SortStableFunc(list, func(v, w int32) int { return int(x.p.Options[v].Kind - x.p.Options[w].Kind) })
	}
	for _, id := range list {
		x.walk(append(slices.Clone(chosen), id))
	}
}

// nodes lists the nodes that a solver visits, in the form of plain.
func nodes(s Solver) (list []string) {
	pending := false
	s.Run(Traversal{
		Visit: func([]int32) bool { return true },
		Watch: func(at Progress) int64 {
			if at.Chosen != nil {
				list, pending = append(list, fmt.Sprint(at.Chosen)), false
			}
			return 1
		},
		Branch: func(b Branch) {
			last := len(list) - 1
			if pending {
				list[last] += " twice"
			}
			list[last] = fmt.Sprintln(list[last], b)
			list[last] = list[last][:len(list[last])-1]
			pending = true
		},
	})
	return list
}

// Every solver visits the nodes that plain does, and reports the same branches.
func TestSolversTellWhereTheyGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		for name, s := range solvers(p) {
			x := &plain{p: p}
			switch name {
			case "dancing links":
				x.fewest, x.kindsToo = true, true
			case "mrv":
				x.fewest, x.byKind, x.eight = true, true, true
			case "first/none", "masks/none":
			default:
				continue // pruning leaves nodes out
			}
			x.walk([]int32{})
			if got := nodes(s); !slices.Equal(got, x.nodes) {
				t.Fatalf("%s walks\n%v\nthe book\n%v", name, got, x.nodes)
			}
		}
	})
}
