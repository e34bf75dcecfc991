package rush

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// largeBoard is 18 x 24, loose, with long chains of pieces in each other's way.
const largeBoard = `18 24
22
........................
...AAA..................
....B...CC...D....EEE...
....B...F....D.....G....
....B...F....D.....G....
....BHH.F..III.....GJJ..
........................
.....L..M......N...O....
.....L..M......N...O....
.PP..L..M..Q...N...O...RK
.....L..M..Q...N...O...R
...........Q...........R
..SSS......Q...TTT.....R
.......UUU....V.........
..............V.........
......WWWW....V...XX....
...........YY...........
........................
`

// rowsOfPieces returns a board of n x n with that many pieces in pairs of columns, and one upright piece that blocks
// the primary one.
func rowsOfPieces(n, pieces int) string {
	numbers := make([][]int, n)
	for r := range numbers {
		numbers[r] = make([]int, n)
	}
	numbers[0][0], numbers[0][1] = 1, 1
	numbers[0][n-2], numbers[1][n-2] = 2, 2
	for i := range pieces - 2 {
		r, c := 3+i/(n/4), 4*(i%(n/4))
		numbers[r][c], numbers[r][c+1] = i+3, i+3
	}
	var text strings.Builder
	for _, row := range numbers {
		text.WriteString(strings.Trim(fmt.Sprint(row), "[]") + "\n")
	}
	return text.String()
}

// TestEveryKindOfState solves boards with more and more pieces, which need ever larger states, and traces each.
func TestEveryKindOfState(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, pieces := range []int{10, 30, 100, 400, 700} {
		z := read(t, rowsOfPieces(100, pieces))
		m, err := engine.FindMethod(z, "astar", recursive)
		if err != nil {
			t.Fatal(err)
		}
		heard := trace.New(0)
		probe := &search.Probe{Recorder: heard}
		r := engine.Solve(context.Background(), z, m, engine.Limits{Time: 20 * time.Second, Memory: 1 << 30}, probe)
		if r.Status != engine.Solved || r.Cost != 2 || heard.Expansions() == 0 {
			t.Errorf("%d pieces: %s (%s), cost %d, %d expansions heard", pieces, r.Status, r.Reason, r.Cost, heard.Expansions())
		}
		for n := range min(heard.Len(), 100) {
			root, moves, _ := heard.PathOf(heard.Event(n))
			if _, ok := engine.Shown(probe.Replay(root, moves)); !ok {
				t.Errorf("%d pieces: event %d, %+v, cannot be shown", pieces, n, heard.Event(n))
			}
		}
		bfs, err := engine.FindMethod(z, "bfs", "")
		if err != nil {
			t.Fatal(err)
		}
		took := casetest.Processor(t)
		r = engine.Solve(context.Background(), z, bfs, engine.Limits{Time: 50 * time.Millisecond, Memory: 64 << 20}, nil)
		if pieces <= 400 && took() > casetest.Most(50*time.Millisecond) || r.PeakBytes > 64<<20 {
			t.Errorf("%d pieces: bfs ended after %s of processor time with %d bytes", pieces, took(), r.PeakBytes)
		}
	}
}

func TestLargeLooseBoard(t *testing.T) {
	for c, name := range map[costModel]string{slides: astarSteps, steps: "astar/recursive-blockers"} {
		z := read(t, largeBoard)
		z.cost = c
		m := z.Methods()[0]
		if m.Name() != name {
			t.Fatalf("%s is recommended", m.Name())
		}
		r := engine.Solve(context.Background(), z, m, engine.Limits{Time: 20 * time.Second}, nil)
		t.Log(c, r.Status, r.Cost, r.Expanded, r.Elapsed)
		if r.Status != engine.Solved || r.Optimality != engine.Proven {
			t.Errorf("%s: %s, %s", c, r.Status, r.Reason)
		}
	}
}
