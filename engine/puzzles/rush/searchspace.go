package rush

import (
	"langkah/engine/solve/search"
)

// space is the state space under one heuristic in the form that package search expects. It is not safe for concurrent
// use.
type space[S comparable] struct {
	coder[S]
	puzzle  *Puzzle
	a       *arrangement // scratch: the position being expanded, which expand restores
	h       func(*arrangement) int32
	movable []int
}

func newSpace[S comparable](z *Puzzle, c *coding, code coder[S], h heuristic) *space[S] {
	at := z.board.starts()
	return &space[S]{
		coder: code, puzzle: z, movable: c.moves,
		h: h.of(z),
		a: &arrangement{z.board, at, z.board.grid(at)},
	}
}

// problem returns the search problem from the initial position.
func (s *space[S]) problem(h heuristic) search.Problem[S] {
	p := search.Problem[S]{
		Start:   s.encode(s.puzzle.board.starts()),
		Goal:    s.goal,
		Expand:  s.expand,
		Reverse: s.reverse,
	}
	if h.name != none {
		p.Estimate = s.estimate
	}
	return p
}

func (s *space[S]) goal(state S) bool { return s.primary(state) == s.puzzle.board.goal }

func (s *space[S]) estimate(state S) int32 {
	s.load(state)
	return s.h(s.a)
}

// expand makes every slide on s.a, one cell at a time, so that the heuristic sees the successor, and takes it back.
func (s *space[S]) expand(state S, _ int32, out []search.Successor[S]) []search.Successor[S] {
	s.load(state)
	for k, i := range s.movable {
		back, ahead := s.a.freeCells(s.a.grid, i, int(s.a.at[i]))
		for by := 1; by <= back; by++ {
			s.a.step(i, -1)
			out = append(out, s.successor(state, k, -by))
		}
		for range back {
			s.a.step(i, 1)
		}
		for by := 1; by <= ahead; by++ {
			s.a.step(i, 1)
			out = append(out, s.successor(state, k, by))
		}
		for range ahead {
			s.a.step(i, -1)
		}
	}
	return out
}

func (s *space[S]) successor(state S, k, by int) search.Successor[S] {
	m := slide{s.movable[k], by}
	return search.Successor[S]{State: s.slide(state, k, by), Move: m.number(), Cost: int32(s.puzzle.cost.of(m)), H: s.h(s.a)}
}

// reverse appends the predecessors. Slides are reversible, so they are the successors, with the move inverted.
func (s *space[S]) reverse(state S, out []search.Successor[S]) []search.Successor[S] {
	from := len(out)
	out = s.expand(state, 0, out)
	for i := from; i < len(out); i++ {
		m := numbered(out[i].Move)
		out[i].Move = slide{m.piece, -m.by}.number()
	}
	return out
}

// number encodes the slide for package search; numbered decodes it.
func (s slide) number() int32 { return int32(s.piece)<<8 | int32(s.by+128) }

func numbered(n int32) slide { return slide{int(n >> 8), int(n&255) - 128} }

// load sets s.a to the state. Only movable pieces change.
func (s *space[S]) load(state S) {
	for _, i := range s.movable {
		s.a.fill(i, empty)
	}
	s.decode(state, s.a.at)
	for _, i := range s.movable {
		s.a.fill(i, int16(i))
	}
}

// fill sets the cells of piece i.
func (a *arrangement) fill(i int, what int16) {
	p := a.pieces[i]
	for k := range p.length {
		a.grid[a.cell(p, int(a.at[i])+k)] = what
	}
}

// step moves piece i by one cell, 1 ahead or -1 back. The cell must be free.
func (a *arrangement) step(i, by int) {
	p, at := a.pieces[i], int(a.at[i])
	enter, leave := at+p.length, at
	if by < 0 {
		enter, leave = at-1, at+p.length-1
	}
	a.grid[a.cell(p, enter)] = int16(i)
	a.grid[a.cell(p, leave)] = empty
	a.at[i] = uint8(at + by)
}
