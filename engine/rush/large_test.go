package rush

import (
	"context"
	"testing"
	"time"

	"langkah/engine"
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

func TestLargeLooseBoard(t *testing.T) {
	for c, name := range map[costModel]string{slides: fewest, steps: "astar/recursive-blockers"} {
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
