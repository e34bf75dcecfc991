package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// idaStar is iterative deepening A* (Korf 1985): depth-first searches within a bound on g+h,
// which each round raises to the least value that the last one pruned. A transposition table
// (Reinefeld and Marsland 1994) avoids most of the repeated work.
//
// With an admissible heuristic the first solution is optimal. Memory is the path and the
// table. Time is dominated by the last rounds, which repeat the earlier ones. If there is no
// solution it terminates once the entered states have no successors outside; on a space too
// large for the table that is not detected, and the bound rises until a limit.
func (r *run[S]) idaStar() Outcome[S] {
	return r.deepen(false)
}

func idaStar[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "idastar", Title: message.New("IDA*"), Informed: true,
		About: message.New("It searches depth-first wherever f stays within a bound, and raises the bound until it finds a goal; it hardly needs memory."), Order: Deepening,
		Options:   []option.Option{goalTest(whenExpanded), explored()},
		guarantee: func(a asked) Guarantee { return a.optimal(false) },
	}, (*run[S]).idaStar}
}

// deepen searches with ever greater bounds until a round finds a solution.
func (r *run[S]) deepen(blind bool) Outcome[S] {
	d, ok := r.newDescent()
	if !ok {
		return r.ended(r.Ended())
	}
	d.blind = blind
	var path []Successor[S]
	d.reached = func(depth int, _ int64) bool {
		path = d.steps(depth)
		return false
	}
	bound := d.cost(0, r.startH())
	for {
		if blind || r.p.Admissible {
			r.proven(bound)
		}
		switch status := d.round(bound); {
		case status == Solved:
			return r.solved(path)
		case status != Running:
			return r.ended(status)
		case d.exhausted():
			return r.ended(NoSolution)
		case r.Ended() != Running:
			return r.ended(r.Ended())
		}
		bound = d.beyond
	}
}
