// Package summary aggregates rows: a [Table] compares the methods on one puzzle, a
// [Matrix] on many; claims state the findings in sentences, and [Faults] finds methods
// that contradict each other.
package summary

import (
	"cmp"
	"iter"
	"slices"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/solve/search"

	"github.com/aclements/go-moremath/stats"
)

// Table holds a line for each method that ran on one puzzle.
type Table struct {
	Puzzle string
	Digest string
	Family string
	Lines  []Line // in the order in which the methods first ran; see [Table.Sort]
}

// Line is one method in a table: its row, with the times of all its
// repetitions put together.
type Line struct {
	results.Row     // of the first repetition; a solution rather than none, of a program none rather than a solution
	Runs        int // repetitions that ran
	Standing    Standing
	Over        float64 // cost above the optimum, when Standing is Above
	Branch      float64 // effective branching factor; 0 where it is not defined

	// Milliseconds over the repetitions.
	MedianMS, MinMS, MaxMS float64
	ProcessorMS            float64 // the median of a program's processor time
	Relative               float64 // median time over the shortest median of the methods that solved it; 0 when unsolved, and for a program
}

// Standing is the relation of a line's cost to the optimum, as far as it is known.
type Standing string

const (
	NoAnswer Standing = ""
	Proven   Standing = "proven"  // the method itself proved it
	Equal    Standing = "equal"   // it equals what another method proved
	Above    Standing = "above"   // another method proved a cheaper one
	Unknown  Standing = "unknown" // nobody proved the optimum
)

// Words is the standing in words for the user, of a program its verdict.
func (l Line) Words() engine.Message {
	if l.Program != nil {
		return l.Program.Words(results.Terms{TimeLimitMS: l.TimeLimitMS, MemoryLimit: l.MemoryLimit}.Limits())
	}
	if l.Status == engine.NoSolution.Name() {
		return engine.Msg("no solution, proven")
	}
	switch l.Standing {
	case Proven:
		return engine.Msg("proven")
	case Equal:
		return engine.Msg("equals the optimum")
	case Above:
		return engine.Msg("+%s", figures.Decimal(l.Over))
	case Unknown:
		return engine.Msg("unknown")
	}
	return engine.Msg("–")
}

// Tables makes a table of each puzzle in the rows.
func Tables(rows []results.Row) []Table {
	return slices.Collect(EachTable(rows))
}

// EachTable iterates over [Tables], of which only one at a time is in memory.
func EachTable(rows []results.Row) iter.Seq[Table] {
	return func(yield func(Table) bool) {
		for rows := range results.ByPuzzle(rows) {
			if !yield(newTable(rows)) {
				return
			}
		}
	}
}

func newTable(rows []results.Row) Table {
	table := Table{Puzzle: rows[0].Puzzle, Digest: rows[0].Digest, Family: rows[0].Family}
	byMethod := map[string][]results.Row{}
	var order []string
	for _, row := range rows {
		method := row.Method()
		if byMethod[method] == nil {
			order = append(order, method)
		}
		byMethod[method] = append(byMethod[method], row)
	}
	optimum, known := provenCost(rows)
	fastest := 0.0 // of the methods
	for _, method := range order {
		line := newLine(byMethod[method])
		line.stand(optimum, known)
		if line.Solved() && !line.IsProgram() && (fastest == 0 || line.MedianMS < fastest) {
			fastest = line.MedianMS
		}
		table.Lines = append(table.Lines, line)
	}
	for i := range table.Lines {
		if line := &table.Lines[i]; line.Solved() && !line.IsProgram() && fastest > 0 {
			line.Relative = line.MedianMS / fastest
		}
	}
	return table
}

// Methods returns the table without the programs, and Programs that of them alone: the
// figures of a process are not held against those of a search.
func (t Table) Methods() Table { return t.part(false) }

// Programs returns the table of the programs alone.
func (t Table) Programs() Table { return t.part(true) }

func (t Table) part(programs bool) Table {
	t.Lines = slices.DeleteFunc(slices.Clone(t.Lines), func(l Line) bool { return l.IsProgram() != programs })
	return t
}

// newLine combines the repetitions of one method.
func newLine(rows []results.Row) Line {
	first := rows[0]
	times, processor := stats.Sample{}, stats.Sample{}
	for _, row := range rows {
		if row.Solved() != first.Solved() && first.Solved() == row.IsProgram() { // one run that is wrong makes a program wrong
			first = row
		}
		times.Xs = append(times.Xs, row.ElapsedMS)
		if row.Program != nil {
			processor.Xs = append(processor.Xs, row.Program.CPU)
		}
	}
	line := Line{Row: first, Runs: len(rows), Branch: search.Branching(first.Generated, len(first.Moves))}
	line.MedianMS = times.Quantile(0.5)
	line.MinMS, line.MaxMS = times.Bounds()
	if len(processor.Xs) > 0 {
		line.ProcessorMS = processor.Quantile(0.5)
	}
	return line
}

func (l *Line) stand(optimum float64, known bool) {
	switch {
	case !l.Solved():
		l.Standing = NoAnswer
	case !known:
		l.Standing = Unknown
	case l.Cost > optimum:
		l.Standing, l.Over = Above, l.Cost-optimum
	case l.Row.Proven:
		l.Standing = Proven
	default:
		l.Standing = Equal
	}
}

// provenCost returns the lowest cost that a row proved to be optimal.
func provenCost(rows []results.Row) (cost float64, known bool) {
	for _, row := range rows {
		if row.Solved() && row.Proven && (!known || row.Cost < cost) {
			cost, known = row.Cost, true
		}
	}
	return cost, known
}

// Column is a figure that a table can be sorted by.
type Column string

const (
	ByMethod    Column = "method"
	ByStatus    Column = "status"
	ByStanding  Column = "optimal"
	ByCost      Column = "cost"
	ByMoves     Column = "moves"
	ByExpanded  Column = "expanded"
	ByGenerated Column = "generated"
	ByFrontier  Column = "max_frontier"
	ByBranching Column = "branching"
	ByMemory    Column = "peak_bytes"
	ByTime      Column = "elapsed_ms"
)

// Sort orders the lines by a column, rising or falling; lines that are equal
// there keep their order. Programs follow the methods. Lines without a solution
// stay last when the column is a figure.
func (t *Table) Sort(by Column, falling bool) {
	slices.SortStableFunc(t.Lines, func(a, b Line) int {
		if a.IsProgram() != b.IsProgram() {
			return map[bool]int{false: -1, true: 1}[a.IsProgram()]
		}
		if order := t.unsolvedLast(by, a, b); order != 0 {
			return order
		}
		order := compareLines(by, a, b)
		if falling {
			return -order
		}
		return order
	})
}

func (t *Table) unsolvedLast(by Column, a, b Line) int {
	if by == ByMethod || by == ByStatus || a.Solved() == b.Solved() {
		return 0
	}
	if a.Solved() {
		return -1
	}
	return 1
}

func compareLines(by Column, a, b Line) int {
	switch by {
	case ByStatus:
		return cmp.Compare(a.Status, b.Status)
	case ByStanding:
		return cmp.Or(cmp.Compare(a.Over, b.Over), cmp.Compare(standingOrder(a), standingOrder(b)))
	case ByCost:
		return cmp.Compare(a.Cost, b.Cost)
	case ByMoves:
		return cmp.Compare(len(a.Moves), len(b.Moves))
	case ByExpanded:
		return cmp.Compare(a.Expanded, b.Expanded)
	case ByGenerated:
		return cmp.Compare(a.Generated, b.Generated)
	case ByFrontier:
		return cmp.Compare(a.MaxFrontier, b.MaxFrontier)
	case ByBranching:
		return cmp.Compare(a.Branch, b.Branch)
	case ByMemory:
		return cmp.Compare(a.PeakBytes, b.PeakBytes)
	case ByTime:
		return cmp.Compare(a.MedianMS, b.MedianMS)
	}
	return cmp.Compare(a.Method(), b.Method())
}

func standingOrder(l Line) int {
	return slices.Index([]Standing{Proven, Equal, Above, Unknown, NoAnswer}, l.Standing)
}
