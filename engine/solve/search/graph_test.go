package search_test

import (
	"math"

	"pgregory.net/rapid"

	"langkah/engine/solve/search"
)

// place is a state that is not a plain number, so that it is hashed by its text.
type place struct{ name string }

func placeNumber(i int) place { return place{string(rune('a' + i))} }

func moveNumber(from, to int) int32 { return int32(from<<8 | to) }

func (p place) number() int { return int(p.name[0] - 'a') }

// randomGraph returns a directed graph with random costs, goals and heuristic, and its true
// properties.
func randomGraph(t *rapid.T) search.Problem[place] {
	n := rapid.IntRange(1, 14).Draw(t, "states")
	limit := rapid.SampledFrom([]int32{1, 2, 9}).Draw(t, "most")
	costs := make([][]int32, n)
	for i := range costs {
		costs[i] = make([]int32, n)
		for range rapid.IntRange(0, 3).Draw(t, "moves") {
			j := rapid.IntRange(0, n-1).Draw(t, "to")
			costs[i][j] = rapid.Int32Range(1, limit).Draw(t, "cost")
		}
	}
	goal := make([]bool, n)
	for range rapid.IntRange(0, 3).Draw(t, "goals") {
		goal[rapid.IntRange(0, n-1).Draw(t, "goal")] = true
	}
	p := graph(costs, goal, heuristic(t, distances(costs, goal), goal))
	p.FromStart = fromStart(t, costs, p.Consistent)
	if rapid.Bool().Draw(t, "hash") {
		p.Hash = func(s place) uint64 { return uint64(s.number() % 3) } // a bad one
	}
	return p
}

// graph is the problem of reaching a goal from the first place. costs holds the cost of the
// move from one place to another, 0 if there is none.
func graph(costs [][]int32, goal []bool, h []int32) search.Problem[place] {
	return search.Problem[place]{
		Start: placeNumber(0),
		Goal:  func(s place) bool { return goal[s.number()] },
		Goals: func(yield func(place) bool) {
			for i, is := range goal {
				if is && !yield(placeNumber(i)) {
					return
				}
			}
		},
		Expand: func(s place, _ int32, out []search.Successor[place]) []search.Successor[place] {
			for j, cost := range costs[s.number()] {
				if cost > 0 {
					out = append(out, search.Successor[place]{State: placeNumber(j), Move: moveNumber(s.number(), j), Cost: cost, H: h[j]})
				}
			}
			return out
		},
		Reverse: func(s place, out []search.Successor[place]) []search.Successor[place] {
			for i := range costs {
				if cost := costs[i][s.number()]; cost > 0 {
					out = append(out, search.Successor[place]{State: placeNumber(i), Move: moveNumber(i, s.number()), Cost: cost})
				}
			}
			return out
		},
		Estimate:   func(s place) int32 { return h[s.number()] },
		FromStart:  func(place) int32 { return 0 },
		Properties: properties(costs, distances(costs, goal), h),
	}
}

// heuristic is random, and admissible half of the time.
func heuristic(t *rapid.T, exact []int32, goal []bool) []int32 {
	h := make([]int32, len(exact))
	kind := rapid.SampledFrom([]string{"none", "exact", "below", "any"}).Draw(t, "heuristic")
	for i := range h {
		switch {
		case goal[i] || kind == "none":
		case kind == "any":
			h[i] = rapid.Int32Range(0, 30).Draw(t, "h")
		case exact[i] == math.MaxInt32 || kind == "exact":
			h[i] = min(exact[i], 1000)
		default:
			h[i] = rapid.Int32Range(0, exact[i]).Draw(t, "h")
		}
	}
	return h
}

// fromStart returns a random estimate from the start that is admissible, and consistent if asked.
func fromStart(t *rapid.T, costs [][]int32, consistent bool) func(place) int32 {
	reversed, start := make([][]int32, len(costs)), make([]bool, len(costs))
	start[0] = true
	for i := range costs {
		reversed[i] = make([]int32, len(costs))
		for j := range costs {
			reversed[i][j] = costs[j][i]
		}
	}
	h := distances(reversed, start)
	part := rapid.Int32Range(1, 3).Draw(t, "part")
	for i, d := range h {
		switch {
		case d == math.MaxInt32:
			h[i] = 1000
		case consistent:
			h[i] = d / part
		case i > 0:
			h[i] = rapid.Int32Range(0, d).Draw(t, "from the start")
		}
	}
	return func(s place) int32 { return h[s.number()] }
}

// distances returns the cost from each state to the nearest goal, by relaxing every move
// until nothing changes (Bellman-Ford).
func distances(costs [][]int32, goal []bool) []int32 {
	d := make([]int32, len(costs))
	for i := range d {
		if !goal[i] {
			d[i] = math.MaxInt32
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range costs {
			for j, cost := range costs[i] {
				if cost > 0 && d[j] != math.MaxInt32 && d[j]+cost < d[i] {
					d[i], changed = d[j]+cost, true
				}
			}
		}
	}
	return d
}

func properties(costs [][]int32, exact, h []int32) search.Properties {
	p := search.Properties{Admissible: true, Consistent: true, UnitCost: true, Blind: true}
	for i := range costs {
		p.Admissible = p.Admissible && h[i] <= exact[i]
		p.Blind = p.Blind && h[i] == 0
		for j, cost := range costs[i] {
			if cost > 0 {
				p.UnitCost = p.UnitCost && cost == 1
				p.Consistent = p.Consistent && h[i] <= cost+h[j]
			}
		}
	}
	// A dead end may have any estimate in a consistent heuristic, which in this sense may be
	// inadmissible.
	p.Consistent = p.Consistent && p.Admissible
	return p
}
