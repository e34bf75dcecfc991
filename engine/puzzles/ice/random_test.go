package ice

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/engine"
)

// randomText returns a board of random marks: rocks, lava, open edges, numbers anywhere, and some costs of 0.
func randomText(random *rand.Rand) string {
	rows, cols := 2+random.IntN(7), 2+random.IntN(7)
	cells := make([]byte, rows*cols)
	framed := random.IntN(4) > 0
	for i := range cells {
		r, c := i/cols, i%cols
		switch x := random.IntN(20); {
		case framed && (r == 0 || c == 0 || r == rows-1 || c == cols-1) || x < 3:
			cells[i] = rock
		case x == 3:
			cells[i] = lava
		default:
			cells[i] = path
		}
	}
	along := false
	for try := random.IntN(8); try > 0 && !along; try-- {
		along = markAlong(random, cells, rows, cols, random.IntN(len(cells)))
	}
	if !along {
		places := random.Perm(len(cells))
		marks := "ZO0123456789"[:2+random.IntN(min(4, len(cells)-1))]
		for i := range marks {
			cells[places[i]] = marks[i]
		}
	}
	var w strings.Builder
	fmt.Fprintf(&w, "%d %d\n%s", rows, cols, rowsOf(cells, cols))
	least := random.IntN(2)
	for range rows {
		for range cols {
			fmt.Fprintf(&w, "%d ", least+random.IntN(5))
		}
		w.WriteByte('\n')
	}
	if random.IntN(2) == 0 {
		w.WriteString("cost: moves\n")
	}
	if rule := []stopRule{atRock, atRock, atGoal, atLast}[random.IntN(4)]; rule != atRock {
		fmt.Fprintf(&w, "stop: %s\n", rule)
	}
	return w.String()
}

// markAlong sets marks as the generator does, so that there is a solution by the course's rule; it reports whether it
// could.
func markAlong(random *rand.Rand, cells []byte, rows, cols, start int) bool {
	b := &board{rows: rows, cols: cols, cells: cells, costs: make([]int32, len(cells)), goal: -1}
	if cells[start] != path {
		return false
	}
	entered, ends := b.walk(random, start)
	if !b.place(random, start, entered, ends, random.IntN(4)) {
		return false
	}
	if cells[start] == path {
		cells[start] = actor
	}
	return true
}

// plainly returns the cost of a cheapest solution by the rules alone: a label-correcting search over positions by their
// texts. -1 means no solution.
func plainly(start engine.Position) int {
	cost := map[string]int{start.Text(): 0}
	list := []engine.Position{start}
	best := -1
	for len(list) > 0 {
		at := list[0]
		list = list[1:]
		g := cost[at.Text()]
		if at.Solved() && (best < 0 || g < best) {
			best = g
		}
		for _, m := range at.Moves() {
			next, err := at.Apply(m)
			if err != nil {
				panic(err)
			}
			text := next.Text()
			if known, ok := cost[text]; !ok || g+m.Cost < known {
				cost[text] = g + m.Cost
				list = append(list, next)
			}
		}
	}
	return best
}

// Every method with an optimality guarantee finds the cost that a plain search finds; others find solutions; none
// reports that there is none if there is one.
func TestMethodsAgreeWithAPlainSearch(t *testing.T) {
	limits := engine.Limits{Nodes: 20_000}
	solvable := 0
	for seed := range long(60, 2000) {
		random := rand.New(rand.NewPCG(uint64(seed), 18))
		text := randomText(random)
		z := mustParse(t, text)
		want := plainly(z.Start())
		if want >= 0 {
			solvable++
		}
		if v, _ := engine.Verdict(z); (v.Kind == engine.Solvable) != (want >= 0) {
			t.Errorf("the verdict is %q, a plain search says %d\n%s", v.Text, want, text)
		}
		for _, m := range z.Methods() {
			g := m.Guarantee()
			r := engine.Solve(context.Background(), z, m, limits, nil)
			switch {
			case r.Fault || r.Status == engine.Failed:
				t.Errorf("%s: %s\n%s", m.Name(), r.Reason, text)
			case r.Status == engine.Solved && (want < 0 || r.Cost < want):
				t.Errorf("%s: cost %d, a plain search says %d\n%s", m.Name(), r.Cost, want, text)
			case r.Status == engine.NoSolution && want >= 0:
				t.Errorf("%s says that there is no solution; there is one at cost %d\n%s", m.Name(), want, text)
			case g.Optimal && r.Status == engine.Solved && (r.Cost != want || r.Optimality != engine.Proven):
				t.Errorf("%s: cost %d, %v, expected %d proven: %s\n%s", m.Name(), r.Cost, r.Optimality, want, r.Because, text)
			case g.Complete && want >= 0 && r.Status != engine.Solved:
				t.Errorf("%s: %s (%s), expected cost %d\n%s", m.Name(), r.Status, r.Reason, want, text)
			case g.Complete && want < 0 && r.Status != engine.NoSolution:
				t.Errorf("%s: %s, expected no solution\n%s", m.Name(), r.Status, text)
			case r.Bound > int64(want) && want >= 0:
				t.Errorf("%s: the bound is %d, there is a solution at cost %d\n%s", m.Name(), r.Bound, want, text)
			}
		}
	}
	t.Logf("%d solvable", solvable)
	if solvable < 20 {
		t.Errorf("only %d of the boards can be solved", solvable)
	}
}

// The text of a puzzle round-trips, and so does that of each position.
func TestTextsReadBack(t *testing.T) {
	for seed := range long(100, 2000) {
		z := mustParse(t, randomText(rand.New(rand.NewPCG(uint64(seed), 3))))
		for _, s := range z.reach(z.start, nil) {
			p, err := z.From(Position{z, s})
			if err != nil {
				t.Fatal(err)
			}
			again, err := parse(p.String())
			if err != nil || again.String() != p.String() || again.start != s || again.Start().Text() != p.Start().Text() {
				t.Fatalf("%v: state %d of\n%s\nbecame\n%s", err, s, z, p)
			}
		}
	}
}
