package search

import (
	"math"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// weightedAStar expands the node with the least g + weight*h (Pohl 1970).
//
// With an admissible heuristic a solution costs at most weight times the optimum; a greater
// weight finds it sooner. If the frontier shows that nothing is cheaper, the solution is
// marked optimal. Time and memory are those of A* or less.
func (r *run[S]) weightedAStar() Outcome[S] {
	if r.p.Blind {
		return r.uniformCost()
	}
	g, h := fraction(r.settings.Number("weight"))
	return r.ordered(order{g: g, h: h, reopen: true})
}

func weightedAStar[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "wastar", Title: message.New("Weighted A*"), Informed: true,
		About: message.New("It is A* with the estimate counted several times: faster, and the cost is bounded by that factor."), Order: BestFirst,
		Options: []option.Option{{
			Name: "weight", Title: message.New("Weight"), Kind: option.Number, Default: "2", Min: 1, Max: 100,
			Help: message.New("How much the estimate counts; 1 is A*, more is faster and less exact."),
		}, ties("h", "newest", "oldest", "g", "name"), goalTest(whenExpanded), explored(), reopening()},
		guarantee: func(a asked) Guarantee {
			if w := a.settings.Number("weight"); w > 1 && a.Admissible && !a.Blind && a.bounded() {
				return Guarantee{false, true, message.New("%s with %s: at most %v times the cheapest, because %s never overestimates.", a.title, a.heuristic, w, a.heuristic)}
			}
			return a.ruled(a.optimal(true), a.Blind)
		},
		unit: func(s option.Settings) int32 {
			g, _ := fraction(s.Number("weight"))
			return int32(g)
		},
	}, (*run[S]).weightedAStar}
}

// fraction returns a weight as h/g in whole numbers, rounded down to a thousandth at most.
func fraction(weight float64) (g, h int64) {
	const finest = 1000
	const slip = 1e-9 // error of a decimal fraction in binary
	for g = 1; g < finest; g++ {
		if x := weight * float64(g); x-math.Floor(x+slip) < slip {
			return g, int64(x + slip)
		}
	}
	return finest, int64(weight*finest + slip)
}
