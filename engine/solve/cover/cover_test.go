package cover

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/testkit/casetest"
)

// solvers returns all solvers that take a problem, by name.
func solvers(p *Problem) map[string]Solver {
	all := map[string]Solver{"dancing links": NewDancingLinks(p)}
	for name, pruning := range map[string]Pruning{"none": None, "isolated": Isolated, "regions": Regions} {
		all["first/"+name] = NewFirst(p, pruning)
		if s := NewMasks(p, pruning); s != nil {
			all["masks/"+name] = s
		}
	}
	if s := NewMRV(p); s != nil {
		all["mrv"] = s
	}
	for name, values := range constraintSettings {
		all["constraints/"+name] = newConstraints(p, values)
	}
	return all
}

// covers lists every cover that a solver finds, in one fixed order.
func covers(s Solver, prefix ...int32) []string {
	var list []string
	s.Run(Traversal{Prefix: prefix, Visit: func(chosen []int32) bool {
		c := slices.Clone(chosen)
		slices.Sort(c)
		list = append(list, fmt.Sprint(c))
		return true
	}})
	slices.Sort(list)
	return list
}

// bySubsets lists the covers by trying every set of options.
func bySubsets(p *Problem) []string {
	var list []string
	for set := range 1 << len(p.Options) {
		times, need := make([]int, p.Items), slices.Clone(p.Kinds)
		var chosen []int32
		for id, o := range p.Options {
			if set>>id&1 == 0 {
				continue
			}
			chosen = append(chosen, int32(id))
			need[o.Kind]--
			for _, item := range o.Items {
				times[item]++
			}
		}
		exact := !slices.ContainsFunc(need, func(n int) bool { return n != 0 })
		for item, n := range times {
			exact = exact && n < 2 && ((n == 1) == p.Open(item) || n == 0 && p.secondary(item))
		}
		if exact {
			list = append(list, fmt.Sprint(chosen))
		}
	}
	slices.Sort(list)
	return list
}

// TestKnuthsExample is the one of the paper "Dancing links": rows 1, 4 and 5.
func TestKnuthsExample(t *testing.T) {
	p := &Problem{Items: 7, Kinds: []int{3}, Options: []Option{
		{0, []int32{2, 4, 5}}, {0, []int32{0, 3, 6}}, {0, []int32{1, 2, 5}},
		{0, []int32{0, 3}}, {0, []int32{1, 6}}, {0, []int32{3, 4, 6}},
	}}
	for name, s := range solvers(p) {
		if got := covers(s); !slices.Equal(got, []string{"[0 3 4]"}) {
			t.Errorf("%s finds %v", name, got)
		}
	}
}

// strip returns a random problem on a row of items, each a neighbour of the next, with kinds
// whose options need not be connected.
func strip(t *rapid.T) *Problem {
	p := &Problem{Items: rapid.IntRange(1, 9).Draw(t, "items")}
	p.Near = make([][]int32, p.Items)
	for i := range p.Items - 1 {
		p.Near[i] = append(p.Near[i], int32(i+1))
		p.Near[i+1] = append(p.Near[i+1], int32(i))
	}
	p.Kinds = rapid.SliceOfN(rapid.IntRange(0, 3), 1, 4).Draw(t, "kinds")
	if rapid.Bool().Draw(t, "some covered") {
		p.Covered = rapid.SliceOfN(rapid.Bool(), p.Items, p.Items).Draw(t, "covered")
	}
	for range rapid.IntRange(1, 11).Draw(t, "options") {
		items := rapid.SliceOfNDistinct(rapid.Int32Range(0, int32(p.Items-1)), 1, min(p.Items, 4), rapid.ID).Draw(t, "option")
		slices.Sort(items)
		p.Options = append(p.Options, Option{int32(rapid.IntRange(0, len(p.Kinds)-1).Draw(t, "kind")), items})
	}
	return p
}

func TestSolversFindWhatSubsetsGive(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		if err := p.Check(); err != nil {
			t.Fatal(err)
		}
		want := bySubsets(p)
		for name, s := range solvers(p) {
			if got := covers(s); !slices.Equal(got, want) {
				t.Fatalf("%s finds %v, there are %v", name, got, want)
			}
			if got := covers(s); !slices.Equal(got, want) {
				t.Fatalf("%s finds %v the second time, there are %v", name, got, want)
			}
			for _, cover := range want[:min(1, len(want))] {
				prefixFinds(t, name, s, cover, want)
			}
		}
	})
}

// prefixFinds checks that each option of a cover as a prefix still leads to it.
func prefixFinds(t *rapid.T, name string, s Solver, cover string, all []string) {
	var first int32
	if n, _ := fmt.Sscanf(cover, "[%d", &first); n == 0 {
		return // the cover of nothing
	}
	if got := covers(s, first); !slices.Contains(got, cover) || len(got) > len(all) {
		t.Fatalf("%s after option %d finds %v, there is %s", name, first, got, cover)
	}
}
