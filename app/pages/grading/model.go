package grading

import (
	"context"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/course/grade"
)

// Output is what is shown: an output, judged by the boards in it.
type Output struct {
	Puzzle string // its name
	Name   string // of the output
	Report grade.Report
}

// Model is all that the page shows.
type Model struct {
	Output
	ours    []engine.Position // of the puzzle solved; the start alone before, or where it is not
	moves   []engine.Move     // between them
	proven  bool              // the search for the best solutions has ended
	known   bool              // ours is a solution
	reached []int             // how many moves have led to each board
	steps   bool              // the boards are a way
	index   int               // of the step shown
	proving *job.Slot
}

// begin takes up an output, and solves its puzzle beside the window; done hears
// that this has ended.
func (m *Model) begin(o Output, limits engine.Limits, done func()) {
	r := o.Report
	*m = Model{Output: o, ours: []engine.Position{r.Puzzle.Start()}, steps: engine.HasLength(r.Puzzle), proving: m.proving}
	m.count()
	switch {
	case r.First > 0:
		m.index = r.First - 1
	case !m.steps || !r.Solved:
		m.index = max(len(r.Boards)-1, 0)
	}
	m.proving.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			solved := solve(ctx, r.Puzzle, limits)
			proven := grade.NewGrader(limits).Prove(ctx, r)
			return func() {
				m.take(proven, solved)
				done()
			}
		},
	})
}

// solve solves a puzzle as somebody would who wants to see it solved.
func solve(ctx context.Context, p engine.Puzzle, limits engine.Limits) engine.Result {
	method, ok := engine.FirstMethod(p)
	if !ok {
		return engine.Result{}
	}
	return engine.Solve(ctx, p, method, limits, nil)
}

// take takes over what was found beside the window.
func (m *Model) take(proven grade.Report, solved engine.Result) {
	m.Report, m.proven = proven, true
	if len(solved.Positions) > 0 {
		m.ours, m.moves, m.known = solved.Positions, solved.Moves, true
	}
}

// count finds how many moves have led to each board. After the first fault
// nobody knows: each board counts for one.
func (m *Model) count() {
	made := 0
	for i, b := range m.Report.Boards {
		switch {
		case m.Report.First == 0 || i < m.Report.First-1:
			made += len(b.Moves)
		case i > 0:
			made++
		}
		m.reached = append(m.reached, made)
	}
}

// last is the last step: the boards first, then what our solution takes beyond.
func (m *Model) last() int {
	boards := len(m.Report.Boards)
	if !m.steps && boards > 0 {
		return boards - 1
	}
	if boards == 0 {
		return len(m.moves)
	}
	return boards - 1 + max(len(m.moves)-m.reached[boards-1], 0)
}

// jump shows the i-th step.
func (m *Model) jump(i int) { m.index = min(max(i, 0), m.last()) }

// board is the number of the board shown, from 0; -1 where there is none.
func (m *Model) board() int { return min(m.index, len(m.Report.Boards)-1) }

// our is how many moves of our solution are made beside the board shown.
func (m *Model) our() int {
	board := m.board()
	switch {
	case board < 0 && m.steps:
		return min(m.index, len(m.moves))
	case !m.steps:
		return len(m.moves)
	}
	return min(m.reached[board]+m.index-board, len(m.moves))
}

// fault is the step that shows the first board at fault; ok is false where no
// board is.
func (m *Model) fault() (i int, ok bool) { return m.Report.First - 1, m.Report.First > 0 }
