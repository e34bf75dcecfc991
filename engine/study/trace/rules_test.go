package trace_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// drawnRules returns a value for each rule of the algorithm, by lot; nil where it has none.
func drawnRules(random *rand.Rand, a search.Algorithm) option.Values {
	var rules option.Values
	for _, o := range a.Options {
		if o.Role == option.Rule {
			if rules == nil {
				rules = option.Values{}
			}
			rules[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
		}
	}
	return rules
}

// Under any rules of a lecture an algorithm does what its plain version in the book does
// under them, event by event, and claims no more than is true.
func TestEveryAlgorithmGoesAsInTheBookUnderAllRules(t *testing.T) {
	casetest.SkipUnderRace(t)
	random := rand.New(rand.NewPCG(29, 1))
	const nodes = 300
	tried := map[string]int{}
	for n := range boards(300) {
		board := randomBoard(random)
		board.Name = func(s uint64) string { return fmt.Sprintf("%016x", s*0x9e3779b97f4a7c15) }
		for _, a := range search.Algorithms() {
			p := board
			if !a.Informed {
				p = estimated(p, func(uint64, int32) int32 { return 0 })
				p.Admissible, p.Consistent = true, true
			}
			rules := drawnRules(random, a)
			if rules == nil {
				continue
			}
			tr, limits := trace.New(1<<30), search.Limits{Nodes: nodes}
			o := narrow(t, p, a, rules, limits, tr)
			got, checked := told(tr)
			book := &textbook{p: p, nodes: nodes, rules: rules}
			book.run(a.Name)
			if checked {
				book.events = book.events[:min(len(book.events), len(got))]
			}
			if !slices.Equal(got, book.events) {
				t.Fatalf("board %d, %x, %s, %v: %s", n, p.Start, a.Name, rules, firstDifference(got, book.events))
			}
			for name, value := range rules {
				tried[a.Name+" "+name+" "+value]++
			}
			best, err := search.Run(t.Context(), "ucs", p, option.Settings{}, search.Limits{}, nil)
			if err != nil {
				t.Fatal(err)
			}
			promise := a.Guarantee("h", p.Properties, option.Of(rules, a.Options...))
			switch {
			case o.Status == search.Solved && (o.Optimal || promise.Optimal) && o.Cost != best.Cost:
				t.Fatalf("board %d, %x, %s, %v: %d is called optimal, %d is (promised %v)", n, p.Start, a.Name, rules, o.Cost, best.Cost, promise.Optimal)
			case o.Bound > best.Cost:
				t.Fatalf("board %d, %x, %s, %v: claims a bound of %d, there is a solution of %d", n, p.Start, a.Name, rules, o.Bound, best.Cost)
			case o.Status == search.Solved && promise.Optimal && !o.Optimal:
				t.Fatalf("board %d, %x, %s, %v: promises the optimum and does not claim it", n, p.Start, a.Name, rules)
			}
		}
	}
	if len(tried) < 40 {
		t.Errorf("only %d values of rules were tried: %v", len(tried), tried)
	}
}
