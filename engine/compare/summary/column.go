package summary

import (
	"math"
	"slices"

	"langkah/engine/compare/results"
)

// OfLog makes a table of each puzzle that was planned, in the order of the plans, with
// a line for each method in the plan's order; then of each that was not. A line that
// has not run yet has no Runs. Time is in proportion to the rows and the plans, but
// for the sorting.
func OfLog(l results.Log) []Table {
	ran := map[string]Table{}   // by digest
	planned := map[string]int{} // where their tables are, by digest
	var tables []Table
	all := Tables(l.Ordered())
	for _, t := range all {
		ran[t.Digest] = t
	}
	for _, plan := range l.Plans {
		for _, p := range plan.Puzzles {
			at, known := planned[p.Digest]
			if !known {
				at = len(tables)
				planned[p.Digest] = at
				t, has := ran[p.Digest]
				if !has {
					t = Table{Puzzle: p.Name, Digest: p.Digest}
				}
				tables = append(tables, t)
			}
			tables[at].await(p)
		}
	}
	for _, t := range all {
		if _, known := planned[t.Digest]; !known {
			tables = append(tables, t)
		}
	}
	return tables
}

// await adds a line for each planned method without one, at its place.
func (t *Table) await(p results.PlannedPuzzle) {
	for i, method := range p.Methods {
		if slices.ContainsFunc(t.Lines, func(l Line) bool { return l.Method() == method }) {
			continue
		}
		line := Line{Row: results.ParseMethod(method)}
		line.Puzzle, line.Digest, line.Family = p.Name, p.Digest, t.Family
		t.Lines = slices.Insert(t.Lines, min(i, len(t.Lines)), line)
	}
}

// Optimal reports whether the line has a solution that is known to be a cheapest one.
func (l Line) Optimal() bool { return l.Standing == Proven || l.Standing == Equal }

// Figure returns the line's figure in a column; ok is false where it has none.
func (l Line) Figure(by Column) (value float64, ok bool) {
	ran := l.Runs > 0
	if l.IsProgram() && slices.Contains([]Column{ByExpanded, ByGenerated, ByFrontier, ByBranching}, by) {
		return 0, false // a program counts them for itself, if at all
	}
	switch by {
	case ByCost:
		return l.Cost, l.Solved()
	case ByMoves:
		return float64(len(l.Moves)), l.Solved()
	case ByExpanded:
		return float64(l.Expanded), ran
	case ByGenerated:
		return float64(l.Generated), ran
	case ByFrontier:
		return float64(l.MaxFrontier), ran
	case ByBranching:
		return l.Branch, l.Branch > 0
	case ByMemory:
		return float64(l.PeakBytes), ran && (l.PeakBytes > 0 || !l.IsProgram()) // a short process may end unseen
	case ByTime:
		return l.MedianMS, ran
	}
	return 0, false
}

// Best is the least figure of a column among the methods with an optimal
// solution; ok is false where they are fewer than two, or all alike.
func (t Table) Best(by Column) (least float64, ok bool) { return t.Methods().best(by) }

func (t Table) best(by Column) (least float64, ok bool) {
	n, most := 0, 0.0
	for _, line := range t.Lines {
		value, has := line.Figure(by)
		if !has || !line.Optimal() {
			continue
		}
		if n == 0 || value < least {
			least = value
		}
		n, most = n+1, max(most, value)
	}
	return least, n > 1 && most > least
}

// IsBest says whether a line has the least figure of a column, as [Table.Best]
// has it; a program is held against the other programs.
func (t Table) IsBest(l Line, by Column) bool {
	least, ok := t.part(l.IsProgram()).best(by)
	value, has := l.Figure(by)
	return ok && has && l.Optimal() && value == least
}

// Ran reports whether the method has run yet.
func (l Line) Ran() bool { return l.Runs > 0 }

// Share returns the length of a bar for the line's figure, up to 1: logarithmic, from a
// tenth of the column's least figure to its greatest, of methods or of programs. It is 0 for
// no figure.
func (t Table) Share(l Line, by Column) float64 {
	least, most := math.Inf(1), 0.0
	for _, o := range t.part(l.IsProgram()).Lines {
		if v, ok := o.Figure(by); ok && v > 0 {
			least, most = min(least, v), max(most, v)
		}
	}
	v, ok := l.Figure(by)
	if !ok || v <= 0 {
		return 0
	}
	return math.Log(v/least*10) / math.Log(most/least*10)
}
