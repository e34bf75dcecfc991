package sliding

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/testkit/casetest"
)

// The five 15-puzzle boards whose KURANG sums and answers are published.
var published = []struct {
	name, board string
	kurang      []int // of tiles 1 to 15 and the blank; nil if only the sum is published
	total, x    int   // the sum with X, and X
	moves       int   // of an optimal solution; 0 if there is none
}{
	{"14 moves", `
		 5  1  3  4
		 2  7 15  8
		 9  6 14 11
		13 10 12  -`, []int{0, 0, 1, 1, 4, 0, 1, 1, 1, 0, 1, 0, 2, 4, 8, 0}, 24, 0, 14},
	{"21 moves", `
		 1  6  2  4
		 5  3  - 11
		 9  7  8 15
		13 14 10 12`, nil, 30, 1, 21},
	{"23 moves", `
		 2  5  6  3
		 1 10 12  4
		14  - 11  8
		 9  7 13 15`, nil, 34, 1, 23},
	{"first unsolvable", `
		15  7  4  8
		11  6  -  9
		12  1 10  3
		 5 14  2 13`, nil, 65, 1, 0},
	{"second unsolvable", `
		 7  2 11 10
		15 12  1  5
		 9 14 13  -
		 3  6  8  4`, nil, 61, 1, 0},
}

// The family for the tests; its puzzles share a store without a folder.
var (
	tables = pdb.NewStore("", 0)
	family = Family(tables)
)

func mustParse(t testing.TB, text string) *Puzzle {
	t.Helper()
	p, err := family.Parse(strings.TrimLeft(text, "\n"))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return p.(*Puzzle)
}

func TestPublishedParity(t *testing.T) {
	for _, c := range published {
		p := mustParse(t, c.board)
		got := parityOf(p.start, p.goal)
		if c.kurang != nil && !slices.Equal(got.kurang, c.kurang) {
			t.Errorf("%s: KURANG %v, want %v", c.name, got.kurang, c.kurang)
		}
		if got.sum+got.x != c.total || got.x != c.x || got.solvable() != (c.moves > 0) {
			t.Errorf("%s: sum %d, X %d, solvable %v", c.name, got.sum, got.x, got.solvable())
		}
		verdict, _ := engine.Verdict(p)
		word := map[bool]string{true: "Solvable", false: "Cannot be solved"}[c.moves > 0]
		if want := fmt.Sprintf("%s: KURANG %d + X %d = %d is", word, c.total-c.x, c.x, c.total); !strings.HasPrefix(verdict.Text.String(), want) {
			t.Errorf("%s: the verdict is %q, want %q ...", c.name, verdict.Text, want)
		}
	}
}

// reachable enumerates all boards reachable by the rules.
func reachable(p *Puzzle) map[string]bool {
	seen := map[string]bool{string(p.goal.cells): true}
	for queue := []board{p.goal}; len(queue) > 0; queue = queue[1:] {
		for d := up; d <= left; d++ {
			to, ok := queue[0].neighbour(queue[0].blank(), d)
			if !ok {
				continue
			}
			if next := queue[0].slide(to); !seen[string(next.cells)] {
				seen[string(next.cells)] = true
				queue = append(queue, next)
			}
		}
	}
	return seen
}

func permutations(cells []uint8, n int, visit func([]uint8)) {
	if n == 1 {
		visit(cells)
		return
	}
	for i := range n {
		cells[i], cells[n-1] = cells[n-1], cells[i]
		permutations(cells, n-1, visit)
		cells[i], cells[n-1] = cells[n-1], cells[i]
	}
}

func TestParityDecides(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, text := range []string{
		"1 2\n3 -", "1 2\n3 -\ngoal: blank-first", "1 2\n3 -\ngoal\n3 -\n1 2",
		"1 2 3\n4 5 -", "1 2 3\n4 5 -\ngoal: blank-first", "1 2\n3 4\n5 -", "1 2 3\n4 5 -\ngoal\n5 3 1\n2 - 4",
		"1 2 3\n4 5 6\n7 8 -", "1 2 3\n4 5 6\n7 8 -\ngoal: spiral", "1 2 3\n4 5 6\n7 8 -\ngoal\n8 - 6\n7 5 3\n2 1 4",
	} {
		p := mustParse(t, text)
		can := reachable(p)
		all, wrong := 0, 0
		permutations(slices.Clone(p.goal.cells), len(p.goal.cells), func(cells []uint8) {
			all++
			if parityOf(board{p.start.rows, p.start.cols, cells}, p.goal).solvable() != can[string(cells)] {
				wrong++
			}
		})
		if wrong > 0 || len(can) != all/2 {
			t.Errorf("parity is wrong on %d of %d boards, %d are reachable:\n%s", wrong, all, len(can), text)
		}
	}
}

func TestAnUnsolvableBoardTellsOfTheGoalsThatItReaches(t *testing.T) {
	p := mustParse(t, "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n") // the first of Korf's, whose goal has the blank first
	var others []string
	for _, f := range p.Facts() {
		if f.Title.String() == "Another goal" {
			others = append(others, f.Text.String())
		}
	}
	if !slices.Contains(others, "This board can be brought to the goal In order, blank first (blank-first).") {
		t.Errorf("it tells %q", others)
	}
	for _, choice := range []string{"blank-first", "spiral"} {
		q, err := p.With(engine.Values{"goal": choice})
		if err != nil {
			t.Fatal(err)
		}
		verdict, _ := engine.Verdict(q)
		told := slices.ContainsFunc(others, func(s string) bool { return strings.Contains(s, "("+choice+")") })
		if told != (verdict.Kind == engine.Solvable) {
			t.Errorf("goal %s: told %t, verdict %s", choice, told, verdict.Text)
		}
	}
}
