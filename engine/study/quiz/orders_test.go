package quiz_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// keysOf returns the positions that a search by hand expanded.
func keysOf(o *quiz.Manual) string {
	var keys []string
	for _, s := range o.Steps {
		keys = append(keys, engine.Key(o.Nodes[s.Node].Position))
	}
	return fmt.Sprintf("%q", keys)
}

// The orders that rules leave right are those of the searches by all their refinements: each search under set ties and
// any order of successors makes one of them, and where all is set there is but one.
func TestRightOrdersAreThoseOfAllSearchesThatTheRulesAllow(t *testing.T) {
	const expansions = 3
	random := rand.New(rand.NewPCG(29, 5))
	several, held := 0, 0
	for _, first := range ownable(t) {
		rules := engine.Values{}
		var ties option.Option
		for _, o := range first.Method.Settings.Options() {
			switch {
			case o.Name == "ties":
				ties = o
			case o.Role == option.Rule && o.Kind == option.OneOf:
				rules[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
			}
		}
		for _, free := range []engine.Free{{Ties: ties.Name != "", Successors: true}, {Successors: true}, {Ties: ties.Name != ""}, {}} {
			set := engine.Values{}
			for name, value := range rules {
				set[name] = value
			}
			tie := ""
			if ties.Name != "" && !free.Ties {
				tie = ties.Choices[random.IntN(len(ties.Choices))].Name
				set["ties"] = tie
			}
			if !free.Successors {
				set["successors"] = "name"
			}
			m, err := first.Method.With(set)
			if err != nil {
				t.Fatal(err)
			}
			if m.Free() != free {
				t.Fatalf("%v leaves %+v free, want %+v", set, m.Free(), free)
			}
			start, ok := quiz.NewManual(recording.Record(t.Context(), first.Puzzle, m, engine.Limits{Nodes: 50}, 0, nil))
			if !ok {
				t.Fatalf("%s, %v cannot be followed", studytest.Name(first), set)
			}
			orders, more, err := start.Orders(t.Context(), free, expansions, 200)
			if err != nil {
				t.Fatal(err)
			}
			var right []string
			for _, o := range orders {
				right = append(right, keysOf(o))
			}
			if len(right) > 1 {
				several++
			}
			if free == (engine.Free{}) && len(right) != 1 {
				t.Errorf("%s, %v: %d orders are right where all is set", studytest.Name(first), set, len(right))
			}
			if more {
				continue
			}
			for _, successors := range []string{"usual", "reversed", "name"} {
				for _, refined := range append([]option.Choice{{Name: tie}}, ties.Choices...) {
					if tie != "" && refined.Name != tie || successors != "name" && !free.Successors || tie == "" && ties.Name != "" && refined.Name == "" {
						continue
					}
					values := engine.Values{"successors": successors}
					if refined.Name != "" {
						values["ties"] = refined.Name
					}
					real, err := m.With(values)
					if err != nil {
						t.Fatal(err)
					}
					o, ok := quiz.NewManual(recording.Record(t.Context(), first.Puzzle, real, engine.Limits{Nodes: 50}, 0, nil))
					if !ok {
						t.Fatal("not to be followed")
					}
					for n := 0; n < expansions && !o.Ended(); n++ {
						if _, err := o.Take(t.Context(), o.Rule()); err != nil {
							t.Fatal(err)
						}
					}
					if held++; !slices.Contains(right, keysOf(o)) {
						t.Errorf("%s, %v: the order under %v is not among the %d right ones", studytest.Name(first), set, values, len(right))
					}
				}
			}
		}
	}
	if several < 10 || held < 100 {
		t.Errorf("%d times several orders were right, %d searches were held against them", several, held)
	}
}
