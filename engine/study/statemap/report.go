package statemap

import (
	"math/big"

	"langkah/engine"
)

// Report is a map in JSON. A space that is too large has AtLeast only.
type Report struct {
	States        *int     `json:"states"`
	Edges         *int     `json:"edges"`
	Goals         *int     `json:"goals"`
	Distances     []Tally  `json:"distances"`
	StartDistance *float64 `json:"start_distance"` // null where no goal can be reached
	Hardest       []string `json:"hardest"`        // the first of them
	OptimalPaths  *big.Int `json:"optimal_paths"`  // null where there are infinitely many
	Bridges       *int     `json:"bridges"`
	AtLeast       *int     `json:"at_least,omitempty"`
}

// mostHardest limits the hardest positions of a report: where moves cost 0 it could be
// all, and each is a whole puzzle.
const mostHardest = 100

// Report returns the map's figures, with the hardest positions as puzzles.
func (m *Map) Report() (Report, error) {
	states, edges, goals, bridges := m.States(), m.Edges(), m.Goals(), len(m.Cuts().Bridges)
	r := Report{
		States: &states, Edges: &edges, Goals: &goals, Distances: m.Distances(), Hardest: []string{},
		OptimalPaths: m.OptimalPaths(), Bridges: &bridges,
	}
	if d := m.Distance[0]; d != Unreachable {
		start := engine.CostValue(m.Puzzle, d)
		r.StartDistance = &start
	}
	hardest := m.Hardest()
	for _, i := range hardest[:min(len(hardest), mostHardest)] {
		from, err := m.Puzzle.From(m.Position(i))
		if err != nil {
			return r, err
		}
		r.Hardest = append(r.Hardest, from.String())
	}
	return r, nil
}
