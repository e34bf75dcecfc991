package review

import (
	"context"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/course/grade"
)

// Output is a program's output for a puzzle, with the report on its boards.
type Output struct {
	Puzzle string // its name
	Name   string // of the output
	Report grade.Report
}

// outputModel is an output beside a solution of its puzzle.
type outputModel struct {
	Output
	ours    []engine.Position // of the puzzle solved; the start alone before, or where it is not
	moves   []engine.Move     // between them
	proven  bool              // the search for the best solutions has ended
	known   bool              // ours is a solution
	reached []int             // how many moves have led to each board
	steps   bool              // the boards are a path, not answers
	index   int               // of the step shown
}

// newOutputModel shows the first board at fault, else the first of a path and the
// last of other boards.
func newOutputModel(o Output) *outputModel {
	r := o.Report
	m := &outputModel{Output: o, ours: []engine.Position{r.Puzzle.Start()}, steps: engine.HasLength(r.Puzzle)}
	m.count()
	switch {
	case r.First > 0:
		m.index = r.First - 1
	case !m.steps || !r.Solved:
		m.index = max(len(r.Boards)-1, 0)
	}
	return m
}

// prove solves the puzzle beside the window and compares the output with the best
// solutions; done hears that this has ended.
func (m *outputModel) prove(work *job.Slot, limits engine.Limits, done func()) {
	r := m.Report
	work.Start(job.Work{
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

// solve runs the first method of a puzzle; one without methods has no result.
func solve(ctx context.Context, p engine.Puzzle, limits engine.Limits) engine.Result {
	method, ok := engine.FirstMethod(p)
	if !ok {
		return engine.Result{}
	}
	return engine.Solve(ctx, p, method, limits, nil)
}

// take stores the results of prove.
func (m *outputModel) take(proven grade.Report, solved engine.Result) {
	m.Report, m.proven = proven, true
	if len(solved.Positions) > 0 {
		m.ours, m.moves, m.known = solved.Positions, solved.Moves, true
	}
}

// count finds how many moves have led to each board. After the first fault that is
// unknown: each board counts for one.
func (m *outputModel) count() {
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

func (m *outputModel) step() int { return m.index }

// last is the last step: the boards first, then the moves that our solution is longer.
func (m *outputModel) last() int {
	boards := len(m.Report.Boards)
	if !m.steps && boards > 0 {
		return boards - 1
	}
	if boards == 0 {
		return len(m.moves)
	}
	return boards - 1 + max(len(m.moves)-m.reached[boards-1], 0)
}

// jump shows the i-th step, or the nearest that there is.
func (m *outputModel) jump(i int) { m.index = min(max(i, 0), m.last()) }

// board is the index of the board shown; -1 where there is none.
func (m *outputModel) board() int { return min(m.index, len(m.Report.Boards)-1) }

// our is the number of moves of our solution made beside the board shown.
func (m *outputModel) our() int {
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
func (m *outputModel) fault() (i int, ok bool) { return m.Report.First - 1, m.Report.First > 0 }
