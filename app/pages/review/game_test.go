package review

import (
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/game/truth"
)

// played is a review of a game whose positions have these distances, by moves of cost 1.
func played(distances ...int) truth.Review {
	r := truth.Review{Start: engine.Settled(distances[0], nil)}
	for i := 1; i < len(distances); i++ {
		r.Steps = append(r.Steps, truth.Step{
			Move:   engine.Move{Name: "go", Cost: 1},
			Before: engine.Settled(distances[i-1], nil), After: engine.Settled(distances[i], nil),
		})
	}
	return r
}

func TestMistakesAreTheMovesThatLose(t *testing.T) {
	for _, tc := range []struct {
		name      string
		distances []int
		mistakes  []int // the positions that they led to
		shown     int
	}{
		{"none", []int{2, 1, 0}, nil, 0},
		{"one move lost", []int{2, 2, 1, 0}, []int{1}, 1},
		{"two moves lost, later", []int{3, 2, 3, 2, 1, 0}, []int{2}, 2},
		{"both", []int{3, 3, 4, 3}, []int{1, 2}, 1},
	} {
		var m gameModel
		m.positions = make([]engine.Position, len(tc.distances))
		m.take(played(tc.distances...))
		if !slices.Equal(m.mistakes, tc.mistakes) || m.index != tc.shown {
			t.Errorf("%s: mistakes %v, shown %d; want %v, %d", tc.name, m.mistakes, m.index, tc.mistakes, tc.shown)
		}
	}
}

func TestTheWayFromMistakeToMistake(t *testing.T) {
	var m gameModel
	m.positions = make([]engine.Position, 7)
	m.take(played(3, 3, 2, 3, 2, 1, 0)) // mistakes lead to positions 1 and 3
	if m.mistake() != 0 {
		t.Errorf("the first shown is mistake %d", m.mistake())
	}
	if i, ok := m.nextMistake(); !ok || i != 3 {
		t.Errorf("the next is at %d, %t", i, ok)
	}
	if _, ok := m.lastMistake(); ok {
		t.Error("there is one before the first")
	}
	m.jump(100)
	if m.index != 6 || m.mistake() != -1 {
		t.Errorf("a jump beyond the end shows %d, mistake %d", m.index, m.mistake())
	}
	if i, ok := m.lastMistake(); !ok || i != 3 {
		t.Errorf("before the end it is at %d, %t", i, ok)
	}
	if _, ok := m.nextMistake(); ok {
		t.Error("there is one after the last")
	}
}

// TestOfAPackingOnlyTheLastSolutionCounts: a piece that leaves fewer ways is a
// choice, one that leaves none a mistake.
func TestOfAPackingOnlyTheLastSolutionCounts(t *testing.T) {
	left := func(n int64) engine.Truth { return engine.Truth{Left: &engine.Left{Number: n, Exact: true}} }
	for _, tc := range []struct {
		before, after int64
		want          bool
	}{{10, 4, false}, {10, 0, true}, {0, 0, false}} {
		if got := serious(truth.Step{Before: left(tc.before), After: left(tc.after)}); got != tc.want {
			t.Errorf("from %d to %d solutions: a mistake %t", tc.before, tc.after, got)
		}
	}
}
