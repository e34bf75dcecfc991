package packing

import (
	"strings"

	"langkah/engine"
)

// forced repeatedly places what has only one choice (unit propagation), until a simple proof applies or nothing is
// forced.
func (s *state) forced() (flaw, bool) {
	var laid []string
	now := s
	for {
		option := now.onlyChoice()
		if option < 0 {
			return flaw{}, false
		}
		laid = append(laid, s.puzzle.move(s.table.options[option]).Name)
		now = now.after(option)
		f, ok := now.contradiction()
		if !ok {
			continue
		}
		f.name = "forced"
		f.why = engine.Msg("%s is forced, and then %s", strings.Join(laid, ", "), f.why)
		return f, true
	}
}

// onlyChoice returns the only option of some cell or piece, -1 if there is none.
func (s *state) onlyChoice() int32 {
	for item, list := range s.covers() {
		if s.open[item] && len(list) == 1 {
			return list[0]
		}
	}
	count, last := make([]int, len(s.need)), make([]int32, len(s.need))
	for _, id := range s.options {
		kind := s.table.problem.Options[id].Kind
		count[kind]++
		last[kind] = id
	}
	for kind, n := range s.need {
		if n == 1 && count[kind] == 1 {
			return last[kind]
		}
	}
	return -1
}

// mostForks limits a fork's choices times its options.
const mostForks = 1 << 20

// fork tries each choice for the cell with the fewest: if all of them lead to a simple proof, there is no solution.
func (s *state) fork() (flaw, bool) {
	scarcest := -1
	covers := s.covers()
	for item, list := range covers {
		if s.open[item] && (scarcest < 0 || len(list) < len(covers[scarcest])) {
			scarcest = item
		}
	}
	if scarcest < 0 || len(covers[scarcest])*len(s.options) > mostForks {
		return flaw{}, false
	}
	for _, option := range covers[scarcest] {
		next := s.after(option)
		if _, ok := next.contradiction(); ok {
			continue
		}
		if _, ok := next.forced(); !ok {
			return flaw{}, false
		}
	}
	return flaw{"fork", engine.Msg("whichever of the %[2]d choice{|s} covers the cell %[1]s, the board can plainly not be filled after it", s.name(int32(scarcest)), len(covers[scarcest])), []int32{int32(scarcest)}}, true
}
