package review

import (
	"context"
	"math"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/game/truth"
	"langkah/engine/solve/search"
)

// Game is what is reviewed.
type Game struct {
	Name   string
	Puzzle engine.Puzzle
	Start  engine.Position
	Moves  []engine.Move

	Hints int
	Spent time.Duration   // 0 where that is not known
	At    []time.Duration // when each move was made, where that is known
}

// Model is all that the page shows.
type Model struct {
	game      Game
	positions []engine.Position
	review    truth.Review
	ready     bool    // the review is there
	share     float64 // of the positions judged so far
	index     int     // of the position shown
	mistakes  []int   // the moves that have lost something, by the position that they led to
	judging   *job.Slot
}

// begin takes up a game and reviews it; progress hears how far it is, done that
// it has ended.
func (m *Model) begin(g Game, limits engine.Limits, progress, done func()) error {
	positions, err := engine.Replay(g.Start, g.Moves)
	if err != nil {
		return err
	}
	*m = Model{game: g, positions: positions, judging: m.judging}
	probe := new(search.Probe)
	m.judging.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			r, _ := truth.New(g.Puzzle).Review(ctx, g.Start, g.Moves, limits, probe)
			return func() {
				m.take(r)
				done()
			}
		},
		Tick: func(time.Duration) {
			m.share = probe.Snapshot().Share
			progress()
		},
	})
	return nil
}

// take takes a review over and shows the first mistake.
func (m *Model) take(r truth.Review) {
	m.review, m.ready = r, true
	for i, s := range r.Steps {
		if serious(s) {
			m.mistakes = append(m.mistakes, i+1)
		}
	}
	if len(m.mistakes) > 0 {
		m.index = m.mistakes[0]
	}
}

// serious says whether a move is a mistake: it has lost something, of a packing
// the last of its solutions.
func serious(s truth.Step) bool {
	loss, known := s.Loss()
	if s.Before.Left != nil && s.After.Left != nil {
		return s.Before.Left.Number > 0 && s.After.Left.Number == 0
	}
	return known && loss > 0
}

// jump shows the i-th position.
func (m *Model) jump(i int) { m.index = min(max(i, 0), len(m.positions)-1) }

// mistake is which mistake led to the position shown; -1 for none.
func (m *Model) mistake() int {
	for i, at := range m.mistakes {
		if at == m.index {
			return i
		}
	}
	return -1
}

// nextMistake is the position that the first mistake after the one shown led to.
func (m *Model) nextMistake() (i int, ok bool) {
	for _, at := range m.mistakes {
		if at > m.index {
			return at, true
		}
	}
	return 0, false
}

// lastMistake is the one before.
func (m *Model) lastMistake() (i int, ok bool) {
	for k := len(m.mistakes) - 1; k >= 0; k-- {
		if m.mistakes[k] < m.index {
			return m.mistakes[k], true
		}
	}
	return 0, false
}

// truth is what is proven of the i-th position.
func (m *Model) truth(i int) engine.Truth {
	if i == 0 || len(m.review.Steps) == 0 {
		return m.review.Start
	}
	return m.review.Steps[i-1].After
}

// solved says whether the game ends at the goal.
func (m *Model) solved() bool { return m.positions[len(m.positions)-1].Solved() }

// heights are the points of the graph; of solutions left their logarithm.
func (m *Model) heights() []float64 {
	points := make([]float64, len(m.positions))
	for i := range points {
		points[i] = math.NaN()
		switch t := m.truth(i); {
		case !m.ready:
		case t.Left != nil:
			points[i] = logarithm(t.Left.Number)
		case t.Status == engine.NoSolution:
		case t.Exact() || t.AtLeast > 0:
			points[i] = float64(t.AtLeast)
		}
	}
	return points
}

// logarithm is how high a number of solutions stands; none is on the ground.
func logarithm(n int64) float64 { return math.Log10(float64(n) + 1) }

// best is a best move where the shown one was made, but the one made where that
// is as good; ok is false at the start, and where none is known.
func (m *Model) best() (mv engine.Move, ok bool) {
	if !m.ready || m.index == 0 {
		return engine.Move{}, false
	}
	s := m.review.Steps[m.index-1]
	if yes, _ := truth.Accepts(s.Before, s.Move); yes {
		return s.Move, true
	}
	if len(s.Before.Best) == 0 {
		return engine.Move{}, false
	}
	return s.Before.Best[0], true
}
