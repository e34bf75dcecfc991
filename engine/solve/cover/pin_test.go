package cover

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/testkit/casetest"
)

// Counts and used options do not depend on the pinned kind.
func TestWhatIsPinnedChangesNoCount(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) {
		p, symmetries := fillable(t)
		e := Enumeration{Problem: p, Symmetries: symmetries, Used: make([]bool, len(p.Options))}
		e.New = func() Solver { return NewMasks(p, None) } // gauges nothing
		want, _ := e.CountAll(1)
		used := e.Used
		e.New, e.Used = func() Solver { return NewMRV(p) }, make([]bool, len(p.Options))
		got, finished := e.CountAll(rapid.IntRange(1, 3).Draw(t, "cores"))
		if got.Nodes = want.Nodes; got != want || !finished || !slices.Equal(e.Used, used) {
			t.Fatalf("%+v, finished %v, want %+v; used %v, want %v", got, finished, want, e.Used, used)
		}
	})
}

// left counts the options that fit after some choices, and is 0 if they cannot be completed.
func TestLeftCountsWhatFits(t *testing.T) {
	// Two dominoes and a single item on a row of five.
	p := &Problem{Items: 5, Kinds: []int{2, 1}}
	for i := range int32(4) {
		p.Options = append(p.Options, Option{0, []int32{i, i + 1}})
	}
	for i := range int32(5) {
		p.Options = append(p.Options, Option{1, []int32{i}})
	}
	m := NewMRV(p).(gauge)
	for _, c := range []struct {
		name   string
		prefix []int32
		want   int
	}{
		{". . . . .", nil, 9},
		{"A A . . .", []int32{0}, 5},
		{". . b . .", []int32{6}, 2},
		{". b . . .", []int32{5}, 0},
		{". A A . .", []int32{1}, 4},
	} {
		for range 2 { // it is as before when it has been asked
			if got := m.left(c.prefix); got != c.want {
				t.Errorf("%s leaves %d options, want %d", c.name, got, c.want)
			}
		}
	}
}
