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

// Game is a line of moves that was played.
type Game struct {
	Name   string
	Puzzle engine.Puzzle
	Start  engine.Position
	Moves  []engine.Move

	Hints int
	Spent time.Duration   // 0 where that is not known
	At    []time.Duration // when each move was made, where that is known
}

// gameModel is a game with the review of its moves.
type gameModel struct {
	game      Game
	positions []engine.Position
	review    truth.Review
	ready     bool    // the review is there
	share     float64 // of the positions judged so far
	index     int     // of the position shown
	mistakes  []int   // the positions that moves with a loss led to
}

// newGameModel replays a game; one with an illegal move is an error.
func newGameModel(g Game) (*gameModel, error) {
	positions, err := engine.Replay(g.Start, g.Moves)
	if err != nil {
		return nil, err
	}
	return &gameModel{game: g, positions: positions}, nil
}

// judge reviews the game beside the window; progress hears how far it is, done
// that it has ended.
func (m *gameModel) judge(work *job.Slot, limits engine.Limits, progress, done func()) {
	g, probe := m.game, new(search.Probe)
	work.Start(job.Work{
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
}

// take stores the review and shows the first mistake.
func (m *gameModel) take(r truth.Review) {
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

// serious says whether a move is a mistake: it has made the solution longer, or
// has left a packing without one.
func serious(s truth.Step) bool {
	loss, known := s.Loss()
	if s.Before.Left != nil && s.After.Left != nil {
		return s.Before.Left.Number > 0 && s.After.Left.Number == 0
	}
	return known && loss > 0
}

func (m *gameModel) step() int { return m.index }

// last is the number of the last position, 0 where no game is open.
func (m *gameModel) last() int { return max(len(m.positions)-1, 0) }

// jump shows the i-th position, or the nearest that there is.
func (m *gameModel) jump(i int) { m.index = min(max(i, 0), m.last()) }

// mistake is the number of the mistake that led to the position shown; -1 for none.
func (m *gameModel) mistake() int {
	for i, at := range m.mistakes {
		if at == m.index {
			return i
		}
	}
	return -1
}

// nextMistake is the position that the first mistake after the one shown led to.
func (m *gameModel) nextMistake() (i int, ok bool) {
	for _, at := range m.mistakes {
		if at > m.index {
			return at, true
		}
	}
	return 0, false
}

// lastMistake is the position that the last mistake before the one shown led to.
func (m *gameModel) lastMistake() (i int, ok bool) {
	for k := len(m.mistakes) - 1; k >= 0; k-- {
		if m.mistakes[k] < m.index {
			return m.mistakes[k], true
		}
	}
	return 0, false
}

// truth is the proven truth of the i-th position.
func (m *gameModel) truth(i int) engine.Truth {
	if i == 0 || len(m.review.Steps) == 0 {
		return m.review.Start
	}
	return m.review.Steps[i-1].After
}

// solved says whether the game ends at the goal.
func (m *gameModel) solved() bool { return m.positions[m.last()].Solved() }

// heights are the points of the graph: the distance to the goal, or the logarithm
// of the number of solutions left; NaN where it is unknown.
func (m *gameModel) heights() []float64 {
	points := make([]float64, len(m.positions))
	for i := range points {
		points[i] = math.NaN()
		switch t := m.truth(i); {
		case !m.ready:
		case t.Left != nil:
			points[i] = logarithm(t.Left.Number)
		case t.Status == engine.NoSolution:
		case t.Exact() || t.AtLeast > 0:
			points[i] = t.Cost(t.AtLeast)
		}
	}
	return points
}

// logarithm is the height of a number of solutions in the graph; that of none is 0.
func logarithm(n int64) float64 { return math.Log10(float64(n) + 1) }

// best is a best move in place of the one shown: the shown one itself where it is as
// good as any; ok is false at the start, and where none is known.
func (m *gameModel) best() (mv engine.Move, ok bool) {
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
