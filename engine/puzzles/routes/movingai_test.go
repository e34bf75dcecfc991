package routes

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/engine"
)

// plainLength returns the length of a shortest path between two cells, given as column and row, by relaxing all steps
// until nothing changes; ok is false where there is none.
func plainLength(rows []string, from, to [2]int) (best length, ok bool) {
	m := &model{rows: len(rows), cols: len(rows[0])}
	cost := make([]int64, m.rows*m.cols)
	for i := range cost {
		if rows[i/m.cols][i%m.cols] == '.' {
			cost[i] = 1
		}
	}
	m.walk(cost, true, false)
	d := make([]*length, len(cost))
	start := from[1]*m.cols + from[0]
	d[start] = &length{}
	waiting := []int{start}
	for len(waiting) > 0 {
		i := waiting[0]
		waiting = waiting[1:]
		for j, step := range m.roads[i] {
			if sum := d[i].plus(step); d[j] == nil || sum.less(*d[j]) {
				d[j] = &sum
				waiting = append(waiting, j)
			}
		}
	}
	end := d[to[1]*m.cols+to[0]]
	if end == nil {
		return length{}, false
	}
	return *end, true
}

// movingAI writes a map with scenarios as the files of the benchmarks have them, the scenario of that number chosen.
func movingAI(rows []string, scenarios []string, choose int) string {
	return fmt.Sprintf("type octile\nheight %d\nwidth %d\nmap\n%s\nversion 1\n%s\nscenario: %d\n",
		len(rows), len(rows[0]), strings.Join(rows, "\n"), strings.Join(scenarios, "\n"), choose)
}

// Ten lines as they stand in published scenarios, on a map made for them: its block of 4 x 4 cells stands in the way of
// the sixth alone.
func TestScenariosHaveTheirPublishedLengths(t *testing.T) {
	const side, block = 49, 16
	rows := make([]string, side)
	for r := range rows {
		rows[r] = strings.Repeat(".", side)
		if r >= block && r < block+4 {
			rows[r] = rows[r][:block] + "@OT@" + rows[r][block+4:]
		}
	}
	published := []struct {
		from, to [2]int
		length   string
	}{
		{[2]int{19, 26}, [2]int{19, 29}, "3"}, {[2]int{44, 30}, [2]int{43, 28}, "2.41421356"},
		{[2]int{40, 14}, [2]int{43, 16}, "3.82842712"}, {[2]int{20, 18}, [2]int{25, 16}, "5.82842712"},
		{[2]int{3, 2}, [2]int{10, 9}, "9.89949493"}, {[2]int{25, 25}, [2]int{8, 8}, "26.97056274"},
		{[2]int{4, 18}, [2]int{33, 5}, "34.38477631"}, {[2]int{44, 45}, [2]int{27, 9}, "43.04163055"},
		{[2]int{4, 32}, [2]int{47, 19}, "48.38477631"}, {[2]int{42, 40}, [2]int{3, 9}, "51.84062042"},
	}
	var lines []string
	lengths := make([]float64, len(published))
	for i, s := range published {
		if _, err := fmt.Sscan(s.length, &lengths[i]); err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprintf("%d\tmade.map\t%d\t%d\t%d\t%d\t%d\t%d\t%s", int(lengths[i]/4), side, side, s.from[0], s.from[1], s.to[0], s.to[1], s.length))
	}
	const rounded = 3e-8 // the published lengths are sums of √2 at eight decimals
	for i, s := range published {
		z := read(t, movingAI(rows, lines, i+1))
		plain, _ := plainLength(rows, s.from, s.to)
		got := octileLength(t, z)
		if got != plain || math.Abs(value(got)-lengths[i]) > rounded {
			t.Errorf("scenario %d has the length %v, the plain search %v, expected %s", i+1, value(got), value(plain), s.length)
		}
	}
}

func value(x length) float64 { return (float64(x.a) + float64(x.b)*math.Sqrt2) / 1000 }

// octileLength returns the length that A* with the octile distance finds, as the sum of its straight and diagonal steps.
func octileLength(t *testing.T, z *Puzzle) (sum length) {
	t.Helper()
	m, err := engine.FindMethod(z, "astar", octile)
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil)
	if r.Status != engine.Solved || r.Optimality != engine.Proven {
		t.Fatalf("%s, %s", r.Status, r.Reason)
	}
	for _, move := range r.Moves {
		if strings.Contains(move.Name, "-") {
			sum.b += 1000
		} else {
			sum.a += 1000
		}
	}
	if want := sum.a/1000*int64(z.units().one) + sum.b/1000*int64(z.units().root); int64(r.Cost) != want {
		t.Errorf("a path of %d straight and %d diagonal steps counts %d, expected %d", sum.a/1000, sum.b/1000, r.Cost, want)
	}
	return sum
}

// On maps with obstacles by lot every scenario has exactly the length of the plain search.
func TestScenariosOnMapsWithObstacles(t *testing.T) {
	random := rand.New(rand.NewPCG(49, 130))
	for range 40 {
		rows, cols := 5+random.IntN(30), 5+random.IntN(30)
		cells, ground := make([]string, rows), make([]string, rows)
		var free [][2]int
		dense := 5 + random.IntN(35)
		for r := range rows {
			row := make([]byte, cols)
			for c := range row {
				if row[c] = ".GS"[random.IntN(3)]; random.IntN(100) < dense {
					row[c] = "@OTW"[random.IntN(4)]
				} else {
					free = append(free, [2]int{c, r})
				}
			}
			cells[r] = string(row)
			ground[r] = strings.NewReplacer("G", ".", "S", ".").Replace(cells[r])
		}
		from, to := free[random.IntN(len(free))], free[random.IntN(len(free))]
		scenario := fmt.Sprintf("0\ta map.map\t%d\t%d\t%d\t%d\t%d\t%d\t0", cols, rows, from[0], from[1], to[0], to[1])
		z := read(t, movingAI(cells, []string{scenario}, 1))
		want, ok := plainLength(ground, from, to)
		if !ok {
			if z.known.verdict().Kind != engine.Unsolvable {
				t.Errorf("no way leads from %v to %v in\n%s", from, to, z)
			}
			continue
		}
		if got := octileLength(t, z); got != want {
			t.Errorf("from %v to %v it takes %v, the plain search says %v, in\n%s", from, to, value(got), value(want), z)
		}
	}
}

// Counted lengths have the order of the lengths a + b√2 for all diagonal parts below the unit.
func TestCountedLengthsKeepTheirOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	for _, u := range convergents() {
		q := int64(u.one)
		for range 20_000 {
			y := random.Int64N(q)
			x := length{random.Int64N(3 * q), 0}
			z := length{max(0, x.a-int64(math.Round(float64(y)*math.Sqrt2))+random.Int64N(3)-1), y} // nearly as long
			count := func(l length) int64 { return l.a*q + l.b*int64(u.root) }
			if x.less(z) != (count(x) < count(z)) || z.less(x) != (count(z) < count(x)) {
				t.Fatalf("%v and %v are counted as %d and %d in parts of 1/%d", x, z, count(x), count(z), q)
			}
		}
	}
}

// A map of 1024 x 1024 without long mazes is counted exactly; one winding corridor is not, and says so.
func TestLongMapsSayHowTheyCompare(t *testing.T) {
	facts := func(row func(r int) string) string {
		rows := make([]string, maxSide)
		for r := range rows {
			rows[r] = row(r)
		}
		rows[0] = "S" + rows[0][1:]
		rows[maxSide-2] = rows[maxSide-2][:maxSide-1] + "G"
		z, err := parse("grid 8\n" + strings.Join(rows, "\n") + "\n")
		if err != nil {
			t.Fatal(err)
		}
		return z.world.(*grid).facts()[1].Text.String()
	}
	open := strings.Repeat(".", maxSide)
	if said := facts(func(int) string { return open }); !strings.Contains(said, "lengths are compared exactly") || strings.Contains(said, "so long") {
		t.Errorf("of an open map it says: %s", said)
	}
	said := facts(func(r int) string {
		wall := strings.Repeat("#", maxSide-1)
		switch r % 4 {
		case 1:
			return wall + "."
		case 3:
			return "." + wall
		}
		return open
	})
	if !strings.Contains(said, "√2 is counted as 1393/985") || !strings.Contains(said, "to one part in 970225") {
		t.Errorf("of a winding corridor it says: %s", said)
	}
}
