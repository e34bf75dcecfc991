package packing

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/cover"
	"langkah/engine/testkit/casetest"
)

// setText returns a set of pieces as text.
func setText(t testing.TB, name string) string {
	t.Helper()
	for _, s := range sets() {
		if s.name == name {
			return s.text()
		}
	}
	t.Fatalf("there is no set %s", name)
	return ""
}

const holed8x8 = "8 8 12\nCUSTOM\nXXXXXXXX\nXXXXXXXX\nXXXXXXXX\nXXX..XXX\nXXX..XXX\nXXXXXXXX\nXXXXXXXX\nXXXXXXXX\n"

// figures joins the four counts: raw, distinct, merged and merged-distinct.
func figures(c engine.Count) string {
	var list []string
	for _, f := range c.Figures {
		list = append(list, f.Value)
	}
	return strings.Join(list, " ")
}

// The counts have been confirmed by at least two public programs each: Knuth's
// dlx and ssxcc, Busche's polycube, BurrTools.
func TestKnownCounts(t *testing.T) {
	for _, c := range []struct {
		name, head, set string
		raw, distinct   int
		long            bool
	}{
		{"pentominoes 6 x 10", "6 10 12\nDEFAULT\n", "pentomino", 9356, 2339, false},
		{"pentominoes 5 x 12", "5 12 12\nDEFAULT\n", "pentomino", 4040, 1010, false},
		{"pentominoes 4 x 15", "4 15 12\nDEFAULT\n", "pentomino", 1472, 368, false},
		{"pentominoes 3 x 20", "3 20 12\nDEFAULT\n", "pentomino", 8, 2, false},
		{"pentominoes 8 x 8 without the middle", holed8x8, "pentomino", 520, 65, false},
		{"Kanoodle pyramid", "5 5 12\nPYRAMID\n", "kanoodle", 2448, 306, true},
		{"IQ Puzzler Pro pyramid", "5 5 12\nPYRAMID\n", "iq-puzzler-pro", 26720, 3340, true},
		{"Kanoodle 5 x 11", "5 11 12\nDEFAULT\n", "kanoodle", 371020, 92755, true},
		{"IQ Puzzler Pro 5 x 11", "5 11 12\nDEFAULT\n", "iq-puzzler-pro", 4331140, 1082785, true},
		{"IQ Puzzler Pro diagonal board", diagonal, "iq-puzzler-pro", 1376400, 344100, true},
		{"Kanoodle diagonal board", diagonal, "kanoodle", 92960, 23240, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.long && os.Getenv("LANGKAH_LONG") != "1" {
				t.Skip("takes seconds; set LANGKAH_LONG=1 to run it")
			}
			count := read(t, c.head+setText(t, c.set)).Count(context.Background(), 2, engine.Limits{}, nil)
			want := fmt.Sprintf("%d %d %d %d", c.raw, c.distinct, c.raw, c.distinct)
			if got := figures(count); got != want || count.Status != engine.Solved {
				t.Errorf("%s: raw, distinct, merged, merged-distinct are %s, want %s", count.Status, got, want)
			}
		})
	}
}

// diagonal is the diagonal board of IQ Puzzler Pro.
const diagonal = "9 9 12\nCUSTOM\n.XXXX....\nXXXXX....\nXXXXXXX..\nXXXXXXX..\nXXXXXXXXX\n..XXXXXXX\n..XXXXXXX\n....XXXXX\n....XXXX.\n"

// The counts of real files: for the assignment's samples with equal pieces distinguished.
func TestCountsOfFiles(t *testing.T) {
	for file, raw := range map[string]string{
		"d04_5x5_sample7": "37632", "c01_plus_5x7": "32", "p01_sample_3": "5232", "c02_5x10": "14", "d09_text_4x10": "288",
		"c04_ring": "16", "c06_two_plus_5x12": "288", "p02_2": "4", "p03_3": "64", "p04_3": "8", "p06_3": "4", "p05_4_none": "0", "u04_custom_none": "0",
	} {
		p := read(t, casetest.Read(t, "packing/"+file+".txt"))
		if got := p.Count(context.Background(), 1, engine.Limits{}, nil).Figures[0].Value; got != raw {
			t.Errorf("%s has %s solutions, want %s", file, got, raw)
		}
	}
}

// allOf lists every solution of a solver as a board.
func allOf(t *testing.T, p *Puzzle, s cover.Solver) []string {
	t.Helper()
	var list []string
	s.Run(cover.Traversal{Visit: func(chosen []int32) bool {
		pos := p.start.clone()
		for _, l := range p.laid(p.table(), chosen) {
			if !pos.fits(l) {
				t.Fatalf("%v does not fit on\n%s", l, pos.Text())
			}
			pos.put(l)
		}
		if !pos.Solved() {
			t.Fatalf("no solution:\n%s", pos.Text())
		}
		list = append(list, shapes(pos))
		return true
	}})
	slices.Sort(list)
	return list
}

// shapes draws a position with one letter for all equal pieces, and a number for their order.
func shapes(pos *Position) string {
	p := pos.puzzle
	var text strings.Builder
	order := map[int8]int{}
	for _, owner := range pos.owner {
		if _, ok := order[owner]; !ok {
			order[owner] = len(order)
		}
		kind := slices.IndexFunc(p.pieces, p.pieces[owner].alike)
		fmt.Fprintf(&text, "%c%d ", p.pieces[kind].letter, order[owner])
	}
	return text.String()
}

// every returns all solvers of a puzzle by name.
func every(p *Puzzle) map[string]cover.Solver {
	all := map[string]cover.Solver{}
	for _, e := range p.exactCovers() {
		all[e.name.Name] = e.solver(p.table(), engine.Settings{})
		for _, o := range e.options {
			for _, c := range o.Choices {
				settings, err := option.New(e.options, engine.Values{o.Name: c.Name})
				if err == nil {
					all[e.name.Name+" "+c.Name] = e.solver(p.table(), settings)
				}
			}
		}
	}
	return all
}

// agree checks that all solvers find the same solutions, each once.
func agree(t *testing.T, p *Puzzle) (solutions int) {
	t.Helper()
	want := allOf(t, p, cover.NewDancingLinks(p.table().problem))
	if len(slices.Compact(slices.Clone(want))) != len(want) {
		t.Fatalf("dancing links finds a solution twice:\n%s", p)
	}
	for name, s := range every(p) {
		if got := allOf(t, p, s); !slices.Equal(got, want) {
			t.Fatalf("%s finds %d solutions, dancing links %d:\n%s", name, len(got), len(want), p)
		}
	}
	return len(want)
}

func TestMethodsAgreeOnAllSolutions(t *testing.T) {
	for _, file := range []string{"d04_5x5_sample7", "c01_plus_5x7", "c02_5x10", "c04_ring", "c05_hash_cells", "c06_two_plus_5x12", "d09_text_4x10", "p01_sample_3", "p03_3", "p05_4_none", "m15_P_too_large"} {
		agree(t, read(t, casetest.Read(t, "packing/"+file+".txt")))
	}
}

// Equal pieces and symmetric solutions, counted by hand: two dominoes on 2 x 2 lie side by side or one above the other,
// and rotations make these one solution, even if the dominoes are distinguished.
func TestFiguresByHand(t *testing.T) {
	for text, want := range map[string]string{
		"2 2 2\nDEFAULT\nAA\nBB\n":                      "4 1 2 1",
		"1 2 2\nDEFAULT\nA\nB\n":                        "2 1 1 1",
		"1 3 2\nDEFAULT\nAA\nB\n":                       "2 1 2 1",
		"2 2 2\nDEFAULT\nAAA\nB\n":                      "0 0 0 0",
		"1 3 1\nDEFAULT\nAAA\n":                         "1 1 1 1",
		"1 2 2\nDEFAULT\nA\nB\nGIVEN\nA.\n":             "1 1 1 1",
		"2 4 2\nDEFAULT\nAAA\nA\nBBB\nB\n":              "4 1 2 1",
		"2 4 2\nDEFAULT\nAAA\nA\nBBB\nB\nONE-SIDED A\n": "2 1 2 1",
		"2 2 2\nPYRAMID\nAA\nAA\nB\n":                   "1 1 1 1",
	} {
		if got := figures(read(t, text).Count(context.Background(), 1, engine.Limits{}, nil)); got != want {
			t.Errorf("%q: raw, distinct, merged, merged-distinct are %s, want %s", text, got, want)
		}
	}
}

// The count is independent of the number of cores, and every solution is listed once.
func TestCoresAndLists(t *testing.T) {
	p := read(t, "4 15 12\nDEFAULT\n"+setText(t, "pentomino"))
	for cores := 1; cores <= 4; cores++ {
		if got := figures(p.Count(context.Background(), cores, engine.Limits{}, nil)); got != "1472 368 1472 368" {
			t.Errorf("on %d cores the figures are %s", cores, got)
		}
	}
	for distinct, want := range map[bool]int{true: 368, false: 1472} {
		var list []string
		status, why := p.Solutions(context.Background(), distinct, 1, engine.Limits{}, nil, func(n int64, moves []engine.Move) bool {
			list = append(list, boardAfter(t, p, moves))
			return int(n) == len(list)
		})
		if slices.Sort(list); len(slices.Compact(list)) != want || status != engine.NoSolution {
			t.Errorf("%d solutions are listed, want %d; %s, %s", len(list), want, status, why)
		}
	}
}

func boardAfter(t *testing.T, p *Puzzle, moves []engine.Move) string {
	t.Helper()
	positions, err := engine.Replay(p.Start(), moves)
	if err != nil {
		t.Fatal(err)
	}
	return positions[len(moves)].Text()
}

// The n-th solution is the same wherever the list begins.
func TestSolutionsFromTheNth(t *testing.T) {
	p := read(t, "6 10 12\nDEFAULT\n"+setText(t, "pentomino"))
	boards := map[int64]string{}
	for _, from := range []int64{1, 3, 5} {
		status, _ := p.Solutions(context.Background(), true, from, engine.Limits{}, nil, func(n int64, moves []engine.Move) bool {
			board := boardAfter(t, p, moves)
			if before, seen := boards[n]; seen && before != board {
				t.Errorf("solution %d is another one:\n%s\n%s", n, before, board)
			}
			boards[n] = board
			return n < 6
		})
		if status != engine.Solved {
			t.Errorf("from %d on the list ends %s", from, status)
		}
	}
	if len(boards) != 6 {
		t.Errorf("%d solutions were seen, want 6", len(boards))
	}
}

// Symmetry is broken by confining one piece to representative placements; the piece is chosen by the size of the
// resulting tree: that of the piece with the fewest such placements has 570,000 nodes.
func TestACountOfAPyramidWalksASmallTree(t *testing.T) {
	p := read(t, "5 5 12\nPYRAMID\n"+setText(t, "kanoodle"))
	c := p.Count(context.Background(), 2, engine.Limits{}, nil)
	if figures(c) != "2448 306 2448 306" || c.Nodes > 300_000 {
		t.Errorf("%d nodes, figures %s", c.Nodes, figures(c))
	}
}
