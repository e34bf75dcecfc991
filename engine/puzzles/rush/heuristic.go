package rush

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// arrangement is a position with its grid, the input of the heuristics.
type arrangement struct {
	*board
	at   []uint8 // place of each piece
	grid []int16 // content of each cell
}

// heuristic describes an estimate of the remaining cost.
type heuristic struct {
	name  string
	title engine.Message
	about engine.Message
	of    func(z *Puzzle) func(a *arrangement) int32

	// Properties under the two cost models.
	slides, steps trust
}

// trust holds the guaranteed properties of a heuristic and the reason for them.
type trust struct {
	admissible, consistent bool
	why                    engine.Message
}

// Names of heuristics: the blind one, and the one for large boards.
const (
	none      = "none"
	recursive = "recursive-blockers"
)

// Reasons shown in the facts of the puzzle.
var (
	oneSlide  = engine.Msg("One slide covers the whole distance, so that a distance in cells says too much where a slide costs 1.")
	addsUp    = engine.Msg("A step moves one piece by one cell, so that the cells that different pieces need add up.")
	distinct  = engine.Msg("Every piece in the way, and the primary piece itself, needs at least one move of its own.")
	reference = engine.Msg("It is kept for comparison with a reference program; it charges more than the way to the exit can need.")
)

// heuristics lists the family's heuristics, the blind one first. The properties were derived by hand and are checked by
// tests on whole state spaces.
func heuristics() []heuristic {
	never := trust{why: oneSlide}
	adds := trust{true, true, addsUp}
	nothing := trust{admissible: true, consistent: true}
	counts := trust{true, true, distinct}
	return []heuristic{
		{none, engine.Msg("no heuristic"), engine.Msg("It is 0 everywhere: nothing guides the search."),
			plain((*arrangement).nothing), nothing, nothing},
		{"distance", engine.Msg("distance"), engine.Msg("How many cells the primary piece is away from the exit."),
			plain((*arrangement).distance), never, adds},
		{"blockers", engine.Msg("blockers"), engine.Msg("How many pieces stand between the primary piece and the exit, and one for itself."),
			plain((*arrangement).blockers), counts, counts},
		{"distance+blockers", engine.Msg("distance + blockers"), engine.Msg("The distance of the primary piece and the number of pieces in its way."),
			plain((*arrangement).distanceBlockers), never, adds},
		{"clearance", engine.Msg("clearance"), engine.Msg("The distance of the primary piece, and how many cells each piece in its way has to move."),
			plain((*arrangement).clearance), never, adds},
		{recursive, engine.Msg("recursive blockers"), engine.Msg("The pieces in the way, those in their way, and so on, each counted once."),
			recursiveBlockers,
			trust{true, false, engine.Msg("Every blocker leaves one way or the other, what stands in its way has to move too, and distinct pieces are counted once.")},
			trust{true, false, engine.Msg("Every blocker leaves one way or the other, what stands in its way has to move too, and each distinct piece is charged the cells that it needs.")}},
		{"reference-manhattan", engine.Msg("the reference's Manhattan"), engine.Msg("The distance as a reference program counts it; it may overestimate."),
			plain((*arrangement).referenceManhattan), trust{why: reference}, trust{why: reference}},
		{"reference-enhanced", engine.Msg("the reference's enhanced"), engine.Msg("Distance and blockers as a reference program counts them; it may overestimate."),
			plain((*arrangement).referenceEnhanced), trust{why: reference}, trust{why: reference}},
	}
}

// heuristicOf returns the heuristic of a method, the blind one by default.
func heuristicOf(m engine.Method) heuristic {
	all := heuristics()
	for _, h := range all {
		if h.name == m.Heuristic.Name {
			return h
		}
	}
	return all[0]
}

func plain(h func(*arrangement) int32) func(*Puzzle) func(*arrangement) int32 {
	return func(*Puzzle) func(*arrangement) int32 { return h }
}

// under returns the properties under a cost model.
func (h heuristic) under(c costModel) trust {
	if c == steps {
		return h.steps
	}
	return h.slides
}

// described converts the heuristic for package engine.
func (h heuristic) described(c costModel) engine.Heuristic {
	t := h.under(c)
	return engine.Heuristic{
		Choice:     engine.Choice{Name: h.name, Title: h.title, About: h.about},
		Properties: search.Properties{Admissible: t.admissible, Consistent: t.consistent, UnitCost: c == slides},
		Why:        t.why,
	}
}

func (a *arrangement) nothing() int32 { return 0 }

// distance returns the number of cells between the primary piece and the exit.
func (a *arrangement) distance() int32 {
	d := a.goal - int(a.at[0])
	return int32(max(d, -d))
}

// front returns the first cell ahead of the primary piece towards the exit, and the stride to the next.
func (a *arrangement) front() (cell, step int) {
	p, at := a.pieces[0], int(a.at[0])
	step = 1
	if p.vertical {
		step = a.cols
	}
	if at < a.goal {
		return a.cell(p, at+p.length), step
	}
	return a.cell(p, at-1), -step
}

// blocking counts the occupied cells between the primary piece and the exit. Each belongs to a different piece, unless
// one of them is closed.
func (a *arrangement) blocking() (n int32) {
	d := a.distance()
	if d == 0 {
		return 0
	}
	cell, step := a.front()
	for range d {
		if a.grid[cell] != empty {
			n++
		}
		cell += step
	}
	return n
}

// blockers counts one move for the primary piece and one for each blocker.
func (a *arrangement) blockers() int32 {
	if a.distance() == 0 {
		return 0
	}
	return 1 + a.blocking()
}

func (a *arrangement) distanceBlockers() int32 { return a.distance() + a.blocking() }

// closed reports whether a cell before the exit is blocked for good, by a wall or by a piece of the same lane, which
// can be pushed along but never leaves it.
func (a *arrangement) closed(cell int) bool {
	i := a.grid[cell]
	return i == isWall || i >= 0 && a.pieces[i].vertical == a.pieces[0].vertical
}

// clearance adds to the distance the fewest cells by which each blocker leaves the lane.
func (a *arrangement) clearance() int32 {
	d := a.distance()
	h := d
	if d == 0 {
		return 0
	}
	cell, step := a.front()
	for range d {
		if i := a.grid[cell]; i >= 0 && !a.closed(cell) {
			back, ahead := a.needs(int(i), cell)
			h += int32(max(1, min(back, ahead)))
		}
		cell += step
	}
	return h
}

// never is more than any piece can move.
const never = 2 * maxSide

// needs returns by how many cells piece i must move back, or ahead, to leave a cell that it covers; never if its range
// forbids it.
func (a *arrangement) needs(i, cell int) (back, ahead int) {
	p, at := a.pieces[i], int(a.at[i])
	place := a.place(p, cell)
	back, ahead = at+p.length-place, place+1-at
	if at-back < p.low {
		back = never
	}
	if at+ahead > p.high {
		ahead = never
	}
	return back, ahead
}

func (a *arrangement) referenceManhattan() int32 {
	if a.distance() == 0 {
		return 0
	}
	return a.distance() + 1
}

func (a *arrangement) referenceEnhanced() int32 {
	if a.distance() == 0 {
		return 0
	}
	return a.distance() + 1 + 2*a.blocking()
}
