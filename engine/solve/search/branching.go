package search

import "math"

// Branching is the effective branching factor b*: that of a uniform tree of
// the solution's depth which holds as many nodes as were generated,
//
//	generated + 1 = 1 + b + b² + … + b^depth
//
// (Russell and Norvig, Artificial Intelligence, section 3.6). It is 0 where
// that is not defined: no moves, or fewer nodes than moves.
func Branching(generated int64, depth int) float64 {
	nodes := float64(generated)
	if depth == 0 || nodes < float64(depth) {
		return 0
	}
	// The sum rises with b, from depth at 1 to over the nodes at high.
	low, high := 1.0, math.Max(2, nodes)
	for range 100 {
		b := (low + high) / 2
		if b == low || b == high {
			break // there is no number between them
		}
		sum, power := 0.0, 1.0
		for range depth {
			power *= b
			sum += power
			if sum > nodes {
				break
			}
		}
		if sum > nodes {
			high = b
		} else {
			low = b
		}
	}
	return (low + high) / 2
}
