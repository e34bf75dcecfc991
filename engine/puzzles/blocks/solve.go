package blocks

import (
	"context"
	"iter"
	"slices"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// solver is one run of a method.
type solver struct {
	ctx    context.Context
	puzzle *Puzzle
	method engine.Method
	limits engine.Limits
	probe  *search.Probe
}

// run adapts a solver's method to engine.Run.
func (z *Puzzle) run(by func(*solver) engine.Result) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		return by(&solver{ctx, z, m, limits, probe})
	}
}

// fast searches breadth-first over codes.
func (s *solver) fast() engine.Result {
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	z := s.puzzle
	c := z.board.coding()
	w := newWalk(c, z.cost, newSet(meter), meter)
	codes, status := w.search(c.encode(z.first().canonical().at))
	r := s.result(status, meter)
	if status == search.Solved {
		z.follow(&r, c, codes)
		r.Because = engine.Msg("every position that less than %d reaches was looked at", r.Cost)
	}
	return r
}

// whole measures all positions.
func (s *solver) whole() engine.Result {
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	z := s.puzzle
	space, status := z.newSpace(meter, nil)
	if space == nil || space.goals == 0 {
		return s.result(status, meter)
	}
	code := space.code(z.first())
	distance, _ := space.distance(code)
	r := s.result(search.Solved, meter)
	z.follow(&r, space.walk.coding, space.walk.back(code, distance))
	r.Because = engine.Msg("all %d position{|s} {was|were} measured; the hardest start among them needs %d", space.states(), len(space.counts)-1)
	return r
}

func (s *solver) result(status search.Status, meter *search.Meter) engine.Result {
	return engine.Result{Status: status, Reason: engine.Ending(status, s.limits, meter.Counters), Counters: meter.Counters}
}

// follow sets the moves along codes, each a move of one piece from the one before, and marks the result as proven optimal.
// Successive moves of a piece become one: on a cheapest way it costs as much as they do.
func (z *Puzzle) follow(r *engine.Result, c *coding, codes []uint64) {
	p := z.first()
	type hop struct {
		piece int
		to    uint8
	}
	var hops []hop
	at := append([]uint8(nil), p.at...)
	after := make([]uint8, len(at))
	for _, code := range codes[1:] {
		c.decode(code, after)
		i, to := c.difference(at, after)
		at[i] = to
		if last := len(hops) - 1; last >= 0 && hops[last].piece == i {
			hops[last].to = to
		} else {
			hops = append(hops, hop{i, to})
		}
	}
	for _, h := range hops {
		j, _ := p.journey(h.piece, h.to)
		r.Moves = append(r.Moves, z.move(h.piece, j))
		r.Cost += j.cost
		next := append([]uint8(nil), p.at...)
		next[h.piece] = h.to
		p = Position{z, next}
	}
	r.Optimality, r.Bound = engine.Proven, int64(r.Cost)
}

// difference returns the piece that has moved from one arrangement to the next, in which interchangeable pieces may be
// exchanged, and its new place.
func (b *board) difference(from, to []uint8) (piece int, place uint8) {
	for i := range b.kinds {
		k := &b.kinds[i]
		was, is := from[k.first:k.first+k.size], to[k.first:k.first+k.size]
		piece = -1
		for j, p := range was {
			if !slices.Contains(is, p) {
				piece = k.first + j
			}
		}
		for _, p := range is {
			if !slices.Contains(was, p) {
				place = p
			}
		}
		if piece >= 0 {
			return piece, place
		}
	}
	return 0, from[0]
}

// bySearch runs an algorithm of package search: over codes where the board fits one, else over lists of places.
func (s *solver) bySearch() engine.Result {
	if c := s.puzzle.board.coding(); c != nil {
		return runSearch(s, newPackedSpace(s.puzzle, c), nil, 0)
	}
	return runSearch(s, newWideSpace(s.puzzle), nil, 0)
}

// fromGoals runs an algorithm that also needs the solved positions. Listing them uses up the same limits, but only the search
// itself is counted and traced.
func (s *solver) fromGoals() engine.Result {
	start := time.Now()
	goals, listed := s.listGoals()
	if goals == nil {
		listed.Counters = search.Counters{PeakBytes: listed.PeakBytes}
		return listed
	}
	if s.limits.Time > 0 {
		s.limits.Time = max(s.limits.Time-time.Since(start), time.Nanosecond)
	}
	if s.limits.Nodes > 0 {
		s.limits.Nodes = max(s.limits.Nodes-listed.Expanded, 1)
	}
	r := runSearch(s, newPackedSpace(s.puzzle, s.puzzle.board.coding()), slices.Values(goals), 8*int64(cap(goals)))
	r.PeakBytes = max(r.PeakBytes, listed.PeakBytes)
	if !r.Because.IsZero() {
		r.Because = engine.Msg("%s For that %d position{|s} {was|were} gone through, which are not counted with its nodes.", r.Because, listed.Expanded)
	}
	return r
}

// listGoals returns the solved positions, nil at a limit; the result then says why.
func (s *solver) listGoals() (goals []uint64, r engine.Result) {
	s.probe.SetActivity(engine.Msg("listing the solved positions"))
	defer s.probe.SetActivity(engine.Message{})
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	c := s.puzzle.board.coding()
	all := &space{puzzle: s.puzzle, known: newSet(meter)}
	status := all.enumerate(c, meter)
	if status == search.Running {
		goals = []uint64{}
		e := newExpander(c, s.puzzle.cost)
		all.known.each(func(code uint64) bool {
			if e.holds(code) {
				if len(goals)&0xFFFF == 0 && !meter.Hold(8<<16) {
					status = search.MemoryLimit
					return false
				}
				goals = append(goals, code)
			}
			return true
		})
	}
	r = s.result(status, meter)
	if status != search.Running {
		return nil, r
	}
	return goals, r
}

// runSearch runs an algorithm over one type of states; goals, which hold so many bytes, may be nil.
func runSearch[S comparable](s *solver, sp *searchSpace[S], goals iter.Seq[S], held int64) engine.Result {
	z := s.puzzle
	p, err := sp.problem(s.ctx, s.method.Heuristic.Name, s.limits, s.probe)
	if err != nil {
		return *err
	}
	p.Goals, p.Held = goals, held
	move := func(from S, to search.Successor[S]) engine.Move {
		at := sp.position(from)
		j, _ := at.journey(int(to.Move>>8), uint8(to.Move))
		return z.move(int(to.Move>>8), j)
	}
	r := engine.RunSearch(s.ctx, s.method, p, move, func(state S) engine.Position { return sp.position(state) }, s.limits, s.probe)
	r.Moves = z.renamed(r.Moves)
	return r
}

// renamed returns the moves of a search, whose states name interchangeable pieces in the order of their places, with the
// names that the pieces have when the moves are made one after another.
func (z *Puzzle) renamed(list []engine.Move) []engine.Move {
	p := z.first()
	var renamed []engine.Move
	for _, m := range list {
		canonical := p.canonical()
		after, err := canonical.Apply(m)
		if err != nil {
			return list // verifying it will say so
		}
		i, to := z.board.difference(p.at, after.(Position).at)
		j, _ := p.journey(i, to)
		renamed = append(renamed, z.move(i, j))
		at := append([]uint8(nil), p.at...)
		at[i] = to
		p = Position{z, at}
	}
	return renamed
}
