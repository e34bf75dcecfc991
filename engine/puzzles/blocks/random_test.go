package blocks

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// plainCost searches breadth-first over texts by steps of one cell: an arrangement of letters, in which interchangeable pieces
// are told apart. A move of one piece, or a straight slide, costs 1 by an edge of its own. It shares no code with the package.
func plainCost(rows []string, goal string, row, col int, cost costModel) int {
	width := len(rows[0])
	start := strings.Join(rows, "")
	done := func(s string) bool {
		return strings.IndexByte(s, goal[0]) == firstCell(start, goal[0], width, row, col)
	}
	if done(start) {
		return 0
	}
	step := func(s string, name byte, by int) (string, bool) {
		out := []byte(strings.ReplaceAll(s, string(name), "."))
		for i := range len(s) {
			if s[i] != name {
				continue
			}
			to := i + by
			if to < 0 || to >= len(s) || (by == 1 || by == -1) && to/width != i/width || out[to] != '.' {
				return "", false
			}
		}
		for i := range len(s) {
			if s[i] == name {
				out[i+by] = name
			}
		}
		return string(out), true
	}
	seen := map[string]bool{start: true}
	layer := []string{start}
	for depth := 1; len(layer) > 0; depth++ {
		var next []string
		for _, s := range layer {
			for _, name := range lettersOf(s) {
				reached := []string{s}
				local := map[string]bool{s: true}
				for i := 0; i < len(reached); i++ {
					for _, by := range []int{-width, -1, 1, width} {
						for at := reached[i]; ; {
							t, ok := step(at, name, by)
							if !ok {
								break
							}
							if !local[t] {
								local[t] = true
								reached = append(reached, t)
							}
							if at = t; cost != slides {
								break
							}
						}
					}
					if cost != moves {
						break
					}
				}
				for _, t := range reached[1:] {
					if !seen[t] {
						if done(t) {
							return depth
						}
						seen[t] = true
						next = append(next, t)
					}
				}
			}
		}
		layer = next
	}
	return -1
}

// firstCell returns the first cell in reading order of a piece whose box has its corner at a row and column.
func firstCell(s string, name byte, width, row, col int) int {
	top, left := len(s), len(s)
	for i := range len(s) {
		if s[i] == name {
			top, left = min(top, i/width), min(left, i%width)
		}
	}
	return strings.IndexByte(s, name) + (row-top)*width + col - left
}

func lettersOf(s string) (names []byte) {
	for i := range len(s) {
		if s[i] != '.' && s[i] != '#' && !slices.Contains(names, s[i]) {
			names = append(names, s[i])
		}
	}
	return names
}

// drawBoard draws a random board of up to 5 x 5: pieces grow cell by cell, so that any form occurs.
func drawBoard(random *rand.Rand) []string {
	rows, cols := 2+random.IntN(4), 2+random.IntN(4)
	cells := []byte(strings.Repeat(".", rows*cols))
	for range random.IntN(3) {
		cells[random.IntN(len(cells))] = '#'
	}
	empty := 1 + random.IntN(3)
	for name := byte('A'); name <= 'Z' && strings.Count(string(cells), ".") > empty; name++ {
		at := random.IntN(len(cells))
		for cells[at] != '.' {
			at = (at + 1) % len(cells)
		}
		cells[at] = name
		for range random.IntN(4) {
			by := []int{-cols, -1, 1, cols}[random.IntN(4)]
			to := at + by
			if to >= 0 && to < len(cells) && (by*by != 1 || to/cols == at/cols) && cells[to] == '.' && strings.Count(string(cells), ".") > empty {
				cells[to], at = name, to
			}
		}
	}
	var list []string
	for r := range rows {
		list = append(list, string(cells[r*cols:(r+1)*cols]))
	}
	return list
}

// Random boards against the plain search, under all costs: both methods of the family, and on some boards all methods. All
// methods on 2,000 boards with LANGKAH_LARGE_BLOCKS=1.
func TestRandomBoards(t *testing.T) {
	const nodes = 7_000 // more than the positions of any of these boards
	random := rand.New(rand.NewPCG(33, 1))
	count, every, solvable := 60, 10, 0
	if os.Getenv("LANGKAH_LARGE_BLOCKS") != "" {
		count, every = 2000, 1
	}
	runs := map[search.Status]int{}
	for n := 0; n < count; {
		rows := drawBoard(random)
		row, col := random.IntN(len(rows)), random.IntN(len(rows[0]))
		z, err := parse(fmt.Sprintf("blocks\n%s\ngoal: A r%dc%d\n", strings.Join(rows, "\n"), row+1, col+1))
		if err != nil {
			continue
		}
		s, _ := z.spaceWithin(context.Background(), engine.Limits{Nodes: 6000}, nil)
		if s == nil {
			continue // the plain search would take too long
		}
		told := s.states() // with interchangeable pieces told apart
		for _, k := range z.board.kinds {
			for i := range k.size {
				told = min(told*(i+1), 1<<20)
			}
		}
		if told > 20_000 {
			continue
		}
		if n++; n%200 == 0 {
			t.Logf("%d of %d boards", n, count)
		}
		for _, cost := range costs() {
			want := plainCost(rows, "A", row, col, cost)
			y := z.at(cost)
			for i, m := range y.Methods() {
				if i > 1 && n%every != 0 {
					break
				}
				r := engine.Solve(context.Background(), y, m, engine.Limits{Nodes: nodes}, nil)
				proven := r.Optimality == engine.Proven
				switch {
				case r.Fault:
					t.Fatalf("%s: %s\n%s", m.Name(), r.Reason, y)
				case r.Status == engine.Solved && (want < 0 || r.Cost < want || r.Cost > want && proven), r.Status == search.NoSolution && want >= 0:
					t.Fatalf("%s: %s in %d, want %d\n%s", m.Name(), r.Status, r.Cost, want, y)
				case r.Status == engine.Solved && m.Guarantee().Optimal && !proven && r.Expanded < nodes:
					t.Fatalf("%s: not proven to be optimal\n%s", m.Name(), y)
				case i <= 1 && r.Status != engine.Solved && r.Status != search.NoSolution:
					t.Fatalf("%s: %s\n%s", m.Name(), r.Status, y)
				}
				runs[r.Status]++
			}
			if want > 0 {
				solvable++
			}
		}
		again, err := parse(z.String())
		if err != nil || again.String() != z.String() {
			t.Fatalf("%v\n%s", err, z)
		}
	}
	if solvable < count/2 {
		t.Errorf("only %d of %d boards can be solved", solvable, 3*count)
	}
	t.Logf("%d boards, runs by their end: %v", count, runs)
}

// Heuristics that are said to be admissible or consistent are so, on whole state spaces.
func TestHeuristicsKeepTheirWord(t *testing.T) {
	for _, name := range []string{"Pennant", "Nine Blocks", "Quzzle", "Simplicity", "Moving Day", "Hughes"} {
		c := classics()[slices.IndexFunc(classics(), func(c classic) bool { return c.name == name })]
		for _, cost := range costs() {
			z := mustParse(t, c.text()).at(cost)
			audit, err := z.Audit(context.Background(), 0, 0, engine.Limits{}, nil)
			if err != nil || audit.Positions == 0 {
				t.Fatalf("%s, %s: %d positions, %v", name, cost, audit.Positions, err)
			}
			for _, h := range audit.Heuristics {
				said := z.heuristic(h.Heuristic.Name).Properties
				if said.Admissible && !h.TooHigh.IsZero() || said.Consistent && !h.Drops.IsZero() {
					t.Errorf("%s, %s, %s: %s%s", name, cost, h.Heuristic.Name, h.TooHigh, h.Drops)
				}
			}
		}
	}
}

// The codes of a board lead to the same positions at the same costs as its moves, in their order.
func TestCodesAreTheMoves(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for _, c := range classics() {
		for _, cost := range costs() {
			z := mustParse(t, c.text()).at(cost)
			codes, _ := z.Codes()
			var at engine.Position = z.first()
			for range 20 {
				code, _ := codes.Code(at)
				canonical := codes.Position(code)
				if engine.Key(canonical) != engine.Key(at) {
					t.Fatalf("%s: the code of\n%sis that of\n%s", c.name, at.Text(), canonical.Text())
				}
				list := canonical.Moves()
				next := codes.Next(code, nil)
				if len(list) != len(next) {
					t.Fatalf("%s: %d moves, %d codes", c.name, len(list), len(next))
				}
				for i, m := range list {
					after, err := canonical.Apply(m)
					if err != nil {
						t.Fatal(err)
					}
					if other, _ := codes.Code(after); other != next[i].Code || m.Cost != next[i].Cost {
						t.Fatalf("%s: %s leads to %d at cost %d, want %d at %d", c.name, m.Name, next[i].Code, next[i].Cost, other, m.Cost)
					}
				}
				all := at.Moves()
				at, _ = at.Apply(all[random.IntN(len(all))])
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, form := range forms() {
		f.Add(form.Text)
	}
	f.Add("6 6\n3\nAA....\nA.....\nPP....K\n......\n......\n......\n")
	f.Add("S:[2x2] G:[0,1] M:[F] B:[{1X1 _} {1*1 _}]")
	f.Fuzz(func(t *testing.T, text string) {
		detect(text)
		z, err := parse(text)
		if err != nil {
			if bad, ok := err.(*engine.ParseError); !ok || bad.Line < 1 {
				t.Errorf("%v of %q", err, text)
			}
			return
		}
		again, err := parse(z.String())
		if err != nil || again.String() != z.String() {
			t.Errorf("%q is written as %q: %v", text, z, err)
		}
	})
}
