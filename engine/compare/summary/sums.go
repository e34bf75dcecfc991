package summary

import (
	"maps"
	"math"
	"slices"

	"langkah/engine"
)

// Sums holds the methods' totals over all puzzles.
type Sums struct {
	Methods []string
	Puzzles int
	Totals  map[string]Totals // by method
}

// Totals are a method's figures over all puzzles.
type Totals struct {
	Runs   int // puzzles that it ran on
	Solved int
	Proven int // puzzles that it solved optimally by its own proof, or proved unsolvable

	Program bool // of the user's: its times are those of processes

	// Geometric means over the puzzles that every method solved, or of a program that every
	// program solved; 0 where there are none.
	Common            int
	MeanMS, MeanNodes float64
	SolvedWithin      []float64 // the median times of the solved ones in ms, rising: the cactus plot's line
}

// Shortest is the least time that a chart shows: times below the clock's grain
// have no place on a logarithmic scale.
const Shortest = 1e-3 // milliseconds

// Summing makes sums of tables that come one by one, so that no more than one
// has to be in memory.
type Summing struct {
	sums    Sums
	methods map[string]*summed
	common  map[bool]int // puzzles that every method of now solved, and that every program did
}

// summed is a method while its figures are added up. A geometric mean is made of
// the sum of the logarithms, here of the common puzzles alone.
type summed struct {
	Totals
	program         bool
	logMS, logNodes float64
}

// Add adds the table of one puzzle.
func (s *Summing) Add(t Table) {
	if s.methods == nil {
		s.methods, s.common = map[string]*summed{}, map[bool]int{}
	}
	s.sums.Puzzles++
	s.add(t.Methods().Lines, false)
	s.add(t.Programs().Lines, true)
}

// add adds the lines of the methods, or those of the programs.
func (s *Summing) add(lines []Line, programs bool) {
	solved := 0
	for i := range lines {
		line := &lines[i]
		m := s.method(line.Method(), programs)
		m.Runs++
		if line.Solved() {
			solved++
			m.Solved++
			m.SolvedWithin = append(m.SolvedWithin, line.MedianMS)
		}
		if line.Solved() && line.Row.Proven || line.Status == engine.NoSolution.Name() && !programs {
			m.Proven++
		}
	}
	all := 0
	for _, m := range s.methods {
		if m.program == programs {
			all++
		}
	}
	if solved < all || all == 0 {
		return
	}
	s.common[programs]++
	for i := range lines {
		line := &lines[i]
		m := s.methods[line.Method()]
		// A time below the clock's grain or no node at all would make the mean 0.
		m.logMS += math.Log(max(line.MedianMS, Shortest))
		m.logNodes += math.Log(max(float64(line.Expanded), 1))
	}
}

// method is the one of a name. A new one has not run on the puzzles before, so
// that none of them is common any more.
func (s *Summing) method(name string, program bool) *summed {
	if m, known := s.methods[name]; known {
		return m
	}
	s.common[program] = 0
	for _, m := range s.methods {
		if m.program == program {
			m.logMS, m.logNodes = 0, 0
		}
	}
	s.sums.Methods = append(s.sums.Methods, name)
	s.methods[name] = &summed{program: program}
	return s.methods[name]
}

// Sums are those of all tables that were added.
func (s *Summing) Sums() Sums {
	sums := s.sums
	sums.Totals = map[string]Totals{}
	for _, name := range slices.Sorted(maps.Keys(s.methods)) {
		m := s.methods[name]
		t := m.Totals
		t.Program = m.program
		if t.Common = s.common[m.program]; t.Common > 0 {
			t.MeanMS = math.Exp(m.logMS / float64(t.Common))
			t.MeanNodes = math.Exp(m.logNodes / float64(t.Common))
		}
		slices.Sort(t.SolvedWithin)
		sums.Totals[name] = t
	}
	return sums
}
