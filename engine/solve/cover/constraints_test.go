package cover

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/base/option"
	"langkah/engine/testkit/casetest"
)

var constraintSettings = map[string]option.Values{
	"plain":            {"variables": "given", "forward": "no"},
	"forward checking": {"variables": "given", "forward": "yes"},
	"mrv":              {"variables": "mrv", "forward": "no"},
	"both":             {"variables": "mrv", "forward": "yes"},
}

func newConstraints(p *Problem, values option.Values) Solver {
	s, err := option.Defaults(ConstraintsOptions()...).With(values)
	if err != nil {
		panic(err)
	}
	return NewConstraints(p, s)
}

// path is a problem with one cover at once, by options 0, 2 and 3.
//
//	option    items 0 1 2 3
//	0               x . . x
//	1               x . . .
//	2               . x . .
//	3               . . x .
//	4               . . x x
func path() *Problem {
	return &Problem{Items: 4, Kinds: []int{3}, Options: []Option{
		{0, []int32{0, 3}}, {0, []int32{0}}, {0, []int32{1}}, {0, []int32{2}}, {0, []int32{2, 3}},
	}}
}

// The first item on is taken, or the one with the fewest options left.
func TestTheOrderOfVariablesDecidesTheNodes(t *testing.T) {
	for name, want := range map[string]string{
		"plain":            "[] item 0; [0] item 1; [0 2] item 2; [0 2 3] cover",
		"forward checking": "[] item 0; [0] item 1; [0 2] item 2; [0 2 3] cover",
		"mrv":              "[] item 1; [2] item 0; [2 0] item 2; [2 0 3] cover",
		"both":             "[] item 1; [2] item 0; [2 0] item 2; [2 0 3] cover",
	} {
		if got := walked(newConstraints(path(), constraintSettings[name])); got != want {
			t.Errorf("%s walks\n%s, expected\n%s", name, got, want)
		}
	}
}

// Without option 3 the choice of 0 leaves nothing for item 2. Plain backtracking finds that out
// when it comes to item 2, MRV at the next node, forward checking before there is one.
func TestForwardCheckingTakesBackWhatEmptiesADomain(t *testing.T) {
	p := path()
	p.Options = slices.Delete(p.Options, 3, 4) // the last is now option 3
	for name, want := range map[string]string{
		"plain":            "[] item 0; [0] item 1; [0 2] item 2 dead; [1] item 1; [1 2] item 2; [1 2 3] cover",
		"forward checking": "[] item 0; [0] empties item 2; [1] item 1; [1 2] item 2; [1 2 3] cover",
		"mrv":              "[] item 1; [2] item 2; [2 3] item 0; [2 3 1] cover",
		"both":             "[] item 1; [2] item 2; [2 3] item 0; [2 3 1] cover",
	} {
		if got := walked(newConstraints(p, constraintSettings[name])); got != want {
			t.Errorf("%s walks\n%s, expected\n%s", name, got, want)
		}
	}
}

// walked writes the nodes of a search up to the first cover.
func walked(s Solver) (text string) {
	var at []int32
	add := func(chosen []int32, format string, args ...any) {
		if text != "" {
			text += "; "
		}
		text += fmt.Sprint(chosen) + " " + fmt.Sprintf(format, args...)
	}
	s.Run(Traversal{
		Visit: func(chosen []int32) bool { add(chosen, "cover"); return false },
		Watch: func(p Progress) int64 { at = slices.Clone(p.Chosen); return 1 },
		Branch: func(b Branch) {
			dead := ""
			if b.Dead {
				dead = " dead"
			}
			add(at, "item %d%s", b.At, dead)
		},
		Wipeout: func(chosen []int32, empty, _ int32) { add(chosen, "empties item %d", empty) },
	})
	return text
}

func TestSecondaryItemsAreCoveredAtMostOnce(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		p.Secondary = rapid.IntRange(0, p.Items-1).Draw(t, "secondary")
		for i, o := range p.Options {
			if p.secondary(int(o.Items[0])) {
				p.Options[i].Items = append([]int32{0}, o.Items...)
			}
		}
		want := bySubsets(p)
		all := map[string]Solver{"dancing links": NewDancingLinks(p)}
		for name, values := range constraintSettings {
			all[name] = newConstraints(p, values)
		}
		for name, s := range all {
			if got := covers(s); !slices.Equal(got, want) {
				t.Fatalf("%s finds %v, there are %v", name, got, want)
			}
		}
	})
}

// MRV with forward checking branches as Algorithm X does: the nodes of one are the nodes and the
// wipeouts of the other, where each kind is chosen once.
func TestMRVWithForwardCheckingIsAlgorithmX(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		for i := range p.Kinds {
			p.Kinds[i] = min(p.Kinds[i], 1)
		}
		x, both, lazy := effort(NewDancingLinks(p)), effort(newConstraints(p, constraintSettings["both"])), effort(newConstraints(p, constraintSettings["mrv"]))
		if x.Nodes != both.Nodes+both.Wipeouts || x.Nodes != lazy.Nodes {
			t.Fatalf("Algorithm X visits %d nodes, MRV %d, and with forward checking %d and %d wipeouts", x.Nodes, lazy.Nodes, both.Nodes, both.Wipeouts)
		}
	})
}

// effort returns the nodes and wipeouts of all covers.
func effort(s Solver) (last Progress) {
	s.Run(Traversal{
		Visit: func([]int32) bool { return true },
		Watch: func(p Progress) int64 { last = p; return 1 << 62 },
	})
	return last
}
