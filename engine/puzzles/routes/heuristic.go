package routes

import (
	"math"
	"slices"

	"langkah/engine"
)

// Names of the heuristics.
const (
	none        = "none"
	tableName   = "table"
	lineName    = "straight"
	circleName  = "great-circle"
	manhattan   = "manhattan"
	octile      = "octile"
	chebyshev   = "chebyshev"
	widestTable = 1 << 16 // nodes up to which properties are computed rather than derived
)

// heuristic is an estimate of the cost to go.
type heuristic struct {
	engine.Choice
	truth
	apart func(from, to int32) int64 // of two nodes; nil for one that knows the goal alone
	value func(node int32) int64     // to the nearest target

	fromStart bool // apart from the start is consistent as well
}

// listHeuristics lists what makes sense for the world, the blind one first, the best informed last.
func (z *Puzzle) listHeuristics() []heuristic {
	list := []heuristic{{
		Choice: engine.Choice{Name: none, Title: engine.Msg("no heuristic"), About: engine.Msg("It is 0 everywhere: nothing guides the search.")},
		truth:  truth{admissible: true, consistent: true}, apart: func(int32, int32) int64 { return 0 },
	}}
	switch w := z.world.(type) {
	case *grid:
		list = append(list, z.onMap(w)...)
	case *graph:
		list = append(list, z.onGraph(w)...)
	}
	for i := range list {
		h := &list[i]
		if h.value == nil {
			h.value = z.nearest(h.apart)
		}
		if i > 0 {
			h.truth = z.examine(*h)
			h.fromStart = h.apart != nil && h.consistent && !z.rises(func(node int32) int64 { return h.apart(z.start.node(), node) })
		}
	}
	return list
}

// nearest returns the estimate to the nearest target, 0 where there is none.
func (z *Puzzle) nearest(apart func(from, to int32) int64) func(int32) int64 {
	targets := z.targets()
	if len(targets) == 1 {
		return func(node int32) int64 { return apart(node, targets[0]) }
	}
	return func(node int32) int64 {
		if len(targets) == 0 {
			return 0
		}
		least := int64(far)
		for _, t := range targets {
			least = min(least, apart(node, t))
		}
		return least
	}
}

// onMap lists the distances of a map, each in steps of the cheapest cell.
func (z *Puzzle) onMap(g *grid) []heuristic {
	u := z.units()
	cheapest, _ := g.extremes()
	if z.cost == byMove {
		cheapest = 1
	}
	one, root := int64(u.one)*int64(cheapest), int64(u.root)*int64(cheapest)
	on := func(name string, title, about engine.Message, measure func(rows, cols int64) int64) heuristic {
		return heuristic{Choice: engine.Choice{Name: name, Title: title, About: about}, apart: func(from, to int32) int64 {
			rows, cols := int64(int(from)/g.cols-int(to)/g.cols), int64(int(from)%g.cols-int(to)%g.cols)
			return measure(max(rows, -rows), max(cols, -cols))
		}}
	}
	// A line measured by this scale falls by no more than the counted cost of any step, whose √2 is rounded.
	scale := float64(one)
	if g.eight {
		scale = min(scale, float64(root)/math.Sqrt2)
	}
	straight := on(lineName, engine.Msg("straight line"), engine.Msg("How far the goal is as the crow flies, at the cost of the cheapest cell."),
		func(rows, cols int64) int64 { return int64(scale * math.Sqrt(float64(rows*rows+cols*cols))) })
	if z.cost == byMove && g.eight {
		straight.apart = func(from, to int32) int64 {
			rows, cols := float64(int(from)/g.cols-int(to)/g.cols), float64(int(from)%g.cols-int(to)%g.cols)
			return int64(math.Hypot(rows, cols) / math.Sqrt2)
		}
	}
	square := on(chebyshev, engine.Msg("Chebyshev distance"), engine.Msg("The larger of the rows and the columns to the goal, at the cost of the cheapest cell."),
		func(rows, cols int64) int64 { return one * max(rows, cols) })
	blocks := on(manhattan, engine.Msg("Manhattan distance"), engine.Msg("The rows and the columns to the goal, at the cost of the cheapest cell."),
		func(rows, cols int64) int64 { return one * (rows + cols) })
	if !g.eight {
		return []heuristic{square, straight, blocks}
	}
	diagonal := on(octile, engine.Msg("octile distance"), engine.Msg("Diagonal steps as far as they lead there, then straight ones, at the cost of the cheapest cell."),
		func(rows, cols int64) int64 {
			return root*min(rows, cols) + one*(max(rows, cols)-min(rows, cols))
		})
	return []heuristic{blocks, square, straight, diagonal}
}

// onGraph lists the straight line or great circle where places have coordinates, and the table.
func (z *Puzzle) onGraph(g *graph) []heuristic {
	var list []heuristic
	if g.at != nil {
		choice := engine.Choice{Name: lineName, Title: engine.Msg("straight line"), About: engine.Msg("How far the goal is as the crow flies, by the coordinates.")}
		if g.geo {
			choice = engine.Choice{Name: circleName, Title: engine.Msg("great circle"), About: engine.Msg("How far the goal is over the earth in metres, by latitude and longitude.")}
		}
		one := float64(z.units().one)
		list = append(list, heuristic{Choice: choice, apart: func(from, to int32) int64 { return int64(one*g.apart(from, to) + 1e-9) }})
	}
	if g.h != nil && len(z.targets()) > 0 {
		scale := func(h int32) int64 { return int64(h) }
		if z.cost == byMove {
			scale = func(h int32) int64 { return int64(h / g.unit.one) }
		}
		list = append(list, heuristic{
			Choice: engine.Choice{Name: tableName, Title: engine.Msg("the table"), About: engine.Msg("The estimates that stand in the text.")},
			value:  func(node int32) int64 { return scale(z.tabled(g, node)) },
		})
	}
	return list
}

// tabled is the table's estimate of a place: 0 where the way ends, which may be another place than
// the table was made for.
func (z *Puzzle) tabled(g *graph, n int32) int32 {
	if slices.Contains(z.targets(), n) {
		return 0
	}
	return g.h[n]
}

// heuristicNamed returns the heuristic with that name, the blind one by default.
func (z *Puzzle) heuristicNamed(name string) heuristic {
	all := z.known.heuristics()
	for _, h := range all {
		if h.Name == name {
			return h
		}
	}
	return all[0]
}

// estimate returns the heuristic over states. Where places are still to be visited it is the farthest of them, and the
// target from there on: each must be reached, so that it is admissible where the distance is.
func (z *Puzzle) estimate(h heuristic) func(state) int32 {
	if len(z.visits) == 0 {
		return func(s state) int32 {
			if z.solved(s) {
				return 0
			}
			return narrow(h.value(s.node()))
		}
	}
	k := len(z.visits)
	onward := make([]int64, k)
	if len(z.targets()) > 0 {
		for i, v := range z.visits {
			onward[i] = h.value(v)
		}
	}
	return func(s state) int32 {
		node := s.node()
		value := int64(0)
		if len(z.targets()) > 0 {
			value = h.value(node)
		}
		if h.apart != nil {
			for i, v := range z.visits {
				if s.visited()>>i&1 == 0 {
					value = max(value, h.apart(node, v)+onward[i])
				}
			}
		}
		if value > 0 && z.solved(s) {
			return 0
		}
		return narrow(value)
	}
}

// narrow saturates an estimate below the one of a dead end, which keeps a heuristic admissible and consistent.
func narrow(x int64) int32 { return int32(min(x, math.MaxInt32-1)) }
