package rush

import (
	"slices"

	"langkah/engine/solve/search"
)

// path returns the codes of a shortest solution in a measured space; among those with the fewest slides one with the
// fewest steps. It rebuilds only the layers of optimal slides; codes is nil at a limit.
func (s *Space) path(c costModel, meter *search.Meter) (codes []uint64, status search.Status) {
	if c == steps {
		return s.downhill(), search.Running
	}
	t := &tree{bitboard: s.board, index: newIndex(meter)}
	if !t.reserve() {
		return nil, ended(meter)
	}
	t.add([]reached{{code: s.code(s.first)}})
	t.reach(0, 0)
	layer := 0
	var next []reached
	for left := s.slides[s.first]; left > 0; left-- {
		i := layer
		for layer = t.codes.n; i < layer; i++ {
			if i&0xFFF == 0 && !meter.Look() || !t.reserve() {
				return nil, ended(meter)
			}
			next = s.nearer(*t.codes.at(uint32(i)), left-1, next[:0])
			t.add(next)
			for _, to := range next {
				t.offer(i, layer, to)
			}
		}
	}
	best := uint32(layer)
	for n := best; int(n) < t.codes.n; n++ {
		if *t.cells.at(n) < *t.cells.at(best) {
			best = n
		}
	}
	return t.path(best), search.Running
}

// nearer appends the positions one slide away that have so many slides left.
func (s *Space) nearer(code uint64, left uint16, out []reached) []reached {
	return slices.DeleteFunc(s.board.slides(code, out), func(to reached) bool {
		n, _ := s.find(to.code)
		return s.slides[n] != left
	})
}

// downhill returns a solution with the fewest steps, by descent along the exact distances.
func (s *Space) downhill() []uint64 {
	n := s.first
	codes := []uint64{s.code(n)}
	var next []reached
	for s.steps[n] > 0 {
		next = s.board.steps(s.code(n), next[:0])
		for _, to := range next {
			if m, _ := s.find(to.code); s.steps[m] == s.steps[n]-1 {
				n = m
				break
			}
		}
		codes = append(codes, s.code(n))
	}
	return codes
}
