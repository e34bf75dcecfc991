package trace_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// An individual has the moves of its walk, each of them its parents' up to the crossover
// point and behind it or drawn by lot, and its fitness is the least estimate that it met.
func TestOffspringAreBredAsTheyAreRecorded(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 3))
	a, err := search.Find("genetic")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for range boards(20) {
		tr := trace.New(0)
		narrow(t, randomBoard(random), a, nil, search.Limits{Nodes: 400}, tr)
		reasons := reasonsOf(tr, a)
		var before []trace.Offspring
		for generation := 1; ; generation++ {
			list := tr.Offspring(generation)
			if len(list) == 0 {
				break
			}
			for i, o := range list {
				if o.Number != i+1 || o.Generation != generation {
					t.Fatalf("individual %d of generation %d is number %d of %d", i+1, generation, o.Number, o.Generation)
				}
				checkWalk(t, tr, o)
				seen[checkGenes(t, o, before)]++
				if why := trace.WhyBred(o.Offspring).String(); !strings.HasSuffix(reasons[o.Begin], why) {
					t.Errorf("the reason is %q, want %q", reasons[o.Begin], why)
				}
			}
			before = list
		}
	}
	for _, kind := range []string{"first", "best", "one parent", "two parents"} {
		if seen[kind] == 0 {
			t.Errorf("none was bred as %s: %v", kind, seen)
		}
	}
}

func reasonsOf(tr *trace.Trace, a search.Algorithm) (list []string) {
	x := tr.Explain(a.Order, a.Key, search.Whole, 1, search.Rules{})
	for range tr.Len() {
		_, why, _ := x.Next()
		list = append(list, why.String())
	}
	return list
}

// checkWalk holds an individual against the events of its walk. One that came to a goal has
// the goal's event behind it; the walk of the last one may have been ended by the limit.
func checkWalk(t *testing.T, tr *trace.Trace, o trace.Offspring) {
	t.Helper()
	var moves []int32
	var drawn []bool
	least, after := int32(0), 0
	for i := o.Begin; i <= o.End && i < tr.Len(); i++ {
		e := tr.Event(i)
		switch {
		case i == o.End && e.Kind == search.Goal:
			moves, drawn = append(moves, e.Move), append(drawn, o.Random[len(o.Random)-1])
		case i == o.End:
			continue
		case e.Kind == search.Expanded && e.Why == search.Individual && i == o.Begin:
			least, after = e.H, 0
			continue
		case e.Kind == search.Expanded:
			moves, drawn = append(moves, e.Move), append(drawn, e.Why != search.Inherited)
		case e.Kind == search.Generated:
			continue
		default:
			t.Fatalf("event %d of the walk is %+v", i, e)
		}
		if e.H < least {
			least, after = e.H, len(moves)
		}
	}
	if o.End == tr.Len() && len(moves) < len(o.Moves) {
		moves, drawn = append(moves, o.Moves[len(moves)]), append(drawn, o.Random[len(drawn)])
	}
	if !slices.Equal(moves, o.Moves) || !slices.Equal(drawn, o.Random) || least != o.Fitness || after != o.After {
		t.Errorf("individual %d of generation %d: its walk is %v %v, fitness %d after %d; recorded are %+v", o.Number, o.Generation, moves, drawn, least, after, o)
	}
}

// checkGenes holds an individual against its parents, and returns how it was bred.
func checkGenes(t *testing.T, o trace.Offspring, before []trace.Offspring) string {
	t.Helper()
	if len(before) == 0 {
		if o.Parents != [2]int{} || slices.Contains(o.Random, false) {
			t.Errorf("an individual of the first generation has parents: %+v", o)
		}
		return "first"
	}
	one := before[o.Parents[0]-1].Moves
	genes, bred := slices.Clone(one), "one parent"
	if o.Parents[1] > 0 {
		other := before[o.Parents[1]-1].Moves
		genes, bred = append(slices.Clone(one[:o.Cut]), other[min(o.Cut, len(other)):]...), "two parents"
	}
	if o.Number == 1 {
		bred = "best"
		for _, b := range before {
			if best := before[o.Parents[0]-1]; b.Fitness < best.Fitness || b.Fitness == best.Fitness && b.After < best.After {
				t.Errorf("individual %d is better than the best, %d", b.Number, best.Number)
			}
		}
	}
	for i, drawn := range o.Random {
		if !drawn && (i >= len(genes) || o.Moves[i] != genes[i]) {
			t.Errorf("move %d of %+v is not inherited: %v", i+1, o, genes)
		}
	}
	return bred
}
