package review

import (
	"context"
	"testing"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/course/grade"
)

// blocked takes two slides: A down 2, P right 2.
const blocked = `4 4
1
...A
PP.AK
....
....
`

// graded is the model of an output, with nothing solved beside it.
func graded(t *testing.T, output string) *outputModel {
	t.Helper()
	r, err := grade.NewGrader(engine.Limits{}).Grade(context.Background(), looktest.Puzzle(t, blocked), []byte(output))
	if err != nil {
		t.Fatal(err)
	}
	return newOutputModel(Output{Report: r})
}

// marked counts the marks of a fault in a scene: pieces that clash, and hatched
// cells.
func marked(s scene.Scene) (clashes, hatched int) {
	for _, item := range s.Items {
		if item.Pose == scene.Clashes {
			clashes++
		}
		if item.Kind == scene.Hatch {
			hatched++
		}
	}
	return clashes, hatched
}

func TestFaultsAreMarkedOnTheBoard(t *testing.T) {
	for _, tc := range []struct {
		name, output     string
		step             int
		clashes, hatched bool
	}{
		{"a legal board", "...A\nPP.A\n....\n....\n\n....\nPP..\n...A\n...A\n", 1, false, false},
		{"two pieces moved at once", "...A\nPP.A\n....\n....\n\n....\n.PP.\n...A\n...A\n", 1, true, false},
		{"the board before that", "...A\nPP.A\n....\n....\n\n....\n.PP.\n...A\n...A\n", 0, false, false},
		{"a board that no position is", "...A\nPP.A\n....\n....\n\nB...\nPP..\n...A\n...A\n", 1, false, true},
	} {
		m := graded(t, tc.output)
		m.jump(tc.step)
		clashes, hatched := marked(m.theirs())
		if clashes > 0 != tc.clashes || hatched > 0 != tc.hatched {
			t.Errorf("%s: %d pieces clash, %d cells are hatched; want some: %t, %t", tc.name, clashes, hatched, tc.clashes, tc.hatched)
		}
	}
}

// TestTheFirstFaultIsShownFirst, and our solution stands beside it as far as
// theirs has come.
func TestTheFirstFaultIsShownFirst(t *testing.T) {
	m := graded(t, "...A\nPP.A\n....\n....\n\n....\nPP..\n...A\n...A\n\nPP..\n....\n...A\n...A\n")
	if i, ok := m.fault(); !ok || i != 2 || m.board() != 2 {
		t.Errorf("the fault is at %d (%t), board %d is shown", i, ok, m.board())
	}
	m.jump(100)
	if m.index != m.last() {
		t.Errorf("a jump beyond the end shows step %d of %d", m.index, m.last())
	}
}
