package compare

import (
	"slices"

	"github.com/aclements/go-moremath/stats"

	"langkah/engine"
)

// Matrix sets many puzzles against many methods.
type Matrix struct {
	Methods []string
	Tables  []Table           // one for each puzzle, in order
	Cells   map[Cell]Line     // missing where a method did not run on a puzzle
	Totals  map[string]Totals // by method
}

// Cell is a place in a matrix: the puzzle by its number, the method by name.
type Cell struct {
	Table  int
	Method string
}

// Totals are a method's figures over all puzzles.
type Totals struct {
	Runs   int // puzzles that it ran on
	Solved int
	Proven int // puzzles that it solved optimally by its own proof, or proved unsolvable

	// Geometric means over the puzzles that every method of the matrix solved;
	// 0 where there are none.
	Common            int
	MeanMS, MeanNodes float64
	SolvedWithin      []float64 // the median times of the solved ones in ms, rising: the cactus plot's line
}

// NewMatrix makes a matrix of rows.
func NewMatrix(rows []Row) Matrix {
	m := Matrix{Tables: Tables(rows), Cells: map[Cell]Line{}, Totals: map[string]Totals{}}
	for i, table := range m.Tables {
		for _, line := range table.Lines {
			name := line.Method()
			if !slices.Contains(m.Methods, name) {
				m.Methods = append(m.Methods, name)
			}
			m.Cells[Cell{i, name}] = line
		}
	}
	common := m.common()
	for _, name := range m.Methods {
		m.Totals[name] = m.totals(name, common)
	}
	return m
}

// common is the numbers of the puzzles that every method solved.
func (m Matrix) common() []int {
	var all []int
	for i := range m.Tables {
		solved := true
		for _, name := range m.Methods {
			line, ran := m.Cells[Cell{i, name}]
			solved = solved && ran && line.Solved()
		}
		if solved {
			all = append(all, i)
		}
	}
	return all
}

func (m Matrix) totals(name string, common []int) Totals {
	t := Totals{Common: len(common)}
	for i := range m.Tables {
		line, ran := m.Cells[Cell{i, name}]
		if !ran {
			continue
		}
		t.Runs++
		if line.Solved() {
			t.Solved++
			t.SolvedWithin = append(t.SolvedWithin, line.MedianMS)
		}
		if line.Solved() && line.Row.Proven || line.Status == engine.NoSolution.Name() {
			t.Proven++
		}
	}
	slices.Sort(t.SolvedWithin)
	var times, nodes []float64
	for _, i := range common {
		line := m.Cells[Cell{i, name}]
		// A time below the clock's grain or no node at all would make the mean 0.
		times = append(times, max(line.MedianMS, 1e-3))
		nodes = append(nodes, max(float64(line.Expanded), 1))
	}
	if len(common) > 0 {
		t.MeanMS = stats.Sample{Xs: times}.GeoMean()
		t.MeanNodes = stats.Sample{Xs: nodes}.GeoMean()
	}
	return t
}
