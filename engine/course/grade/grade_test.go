package grade_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
)

// open parses a puzzle.
func open(t testing.TB, text string) engine.Puzzle {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func gradeText(t testing.TB, p engine.Puzzle, output string) grade.Report {
	t.Helper()
	r, err := grade.NewGrader(engine.Limits{}).Grade(context.Background(), p, []byte(output))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// blocked takes two slides: A down 2, P right 2.
const blocked = "4 4\n1\n...A\nPP.AK\n....\n....\n"

func TestEveryDialectIsRead(t *testing.T) {
	p := open(t, blocked)
	for name, output := range map[string]string{
		"as the course asks": "Papan Awal\n...A\nPP.AK\n....\n....\n\nGerakan 1: A-bawah\n....\nPP..K\n...A\n...A\n\nGerakan 2: P-kanan\n....\n..PPK\n...A\n...A\n",
		"without the exit":   "...A\nPP.A\n....\n....\n\nDOWN (2)\n....\nPP..\n...A\n...A\n\n....\n..PP\n...A\n...A\n",
		"no first board":     "Step 1: A D 2\n....\nPP..\n...A\n...A\nStep 2\n....\n..PP\n...A\n...A\n",
		"spaced, with tabs":  "\t. . . A\n\tP P . A\tK\n\t. . . .\n\t. . . .\n\n\t. . . .\n\tP P . .\tK\n\t. . . A\n\t. . . A\n\n\t. . . .\n\t. . P P\tK\n\t. . . A\n\t. . . A\n",
		"colours, CR LF":     "...\x1b[31mA\x1b[0m\r\n\x1b[1;32mPP\x1b[0m.A\x1b[33mK\x1b[0m\r\n....\r\n....\r\n\r\n....\r\nPP..K\r\n...A\r\n...A\r\n\r\n....\r\n..PPK\r\n...A\r\n...A\r\n",
		"in a frame":         "+-----+\n|. . . A |\n|P P . A |\n|. . . . |\n|. . . . |\n+-----+\n+-----+\n|. . . . |\n|P P . . |\n|. . . A |\n|. . . A |\n+-----+\n╔═══╗\n║ . . . . ║\n║ . . P P >\n║ . . . A ║\n║ . . . A ║\n╚═══╝\n",
		"in boxes":           "+---+---+---+---+\n|   |   |   | A |\n+---+---+---+---+\n| P | P |   | A |\n+---+---+---+---+\n|   |   |   |   |\n+---+---+---+---+\n|   |   |   |   |\n+---+---+---+---+\n\n|   |   |   |   |\n| P | P |   |   |\n|   |   |   | A |\n|   |   |   | A |\n\n|   |   |   |   |\n|   |   | P | P |\n|   |   |   | A |\n|   |   |   | A |\n",
		"the piece has left": "...A\nPP.AK\n....\n....\n\n....\nPP..K\n...A\n...A\n\n....\n...PPK\n...A\n...A\n\n....\n....P\n...A\n...A\n\n....\n....K\n...A\n...A\n",
		"the moved one as *": "...A\nPP.A\n....\n....\n\n....\nPP..\n...*\n...*\n\n....\n..**\n...A\n...A\n",
		"two lists":          "...A\nPP.A\n....\n....\n\n....\nPP..\n...A\n...A\n\n....\n..PP\n...A\n...A\n\nAgain:\n...A\nPP.A\n....\n....\n\n....\n..PP\n...A\n...A\n",
	} {
		r := gradeText(t, p, output)
		if !r.Right() || r.Length("slides").N != 2 || r.Length("steps").N != 4 || r.Length("slides").Best != 2 || r.Length("steps").Best != 4 {
			t.Errorf("%s: right %v, %d slides, %d steps: board %d: %s", name, r.Right(), r.Length("slides").N, r.Length("steps").N, r.First, r.Why)
		}
	}
}

func TestFaultsAreNamed(t *testing.T) {
	const start = "...A\nPP.A\n....\n....\n\n"
	p := open(t, blocked)
	for _, c := range []struct {
		name, output, why string
		first             int
	}{
		{"two pieces at once", start + "....\n.PP.\n...A\n...A\n", "pieces P and A have moved at once", 2},
		{"through a piece", start + "...A\n..PA\n....\n....\n", "piece P covers 1 cell, expected 2", 2},
		{"too far", "....\nPP.A\n...A\n....\n\n....\nPP..\n...A\n...A\n\n....\n..PP\n...A\n...A\n", "", 0},
		{"another board", "A...\nAPP.\n....\n....\n", "this is not the board of the puzzle: piece A covers row 1, column 1; expected it in column 4", 1},
		{"a piece too many", start + "B...\nPP..\n...A\n...A\n", "row 1, column 1: there is no piece B", 2},
		{"a piece too few", start + "....\nPP..\n....\n....\n", "piece A is missing", 2},
		{"not to the end", start + "....\nPP..\n...A\n...A\n", "the way is free, but piece P is 2 cells away", 0},
		{"nothing at all", "Solution found in 3 ms\n", "no board of the puzzle was found", 0},
	} {
		r := gradeText(t, p, c.output)
		why := r.Why.String()
		if r.First != c.first || !strings.Contains(why, c.why) || (why == "") != r.Right() {
			t.Errorf("%s: board %d: %q", c.name, r.First, why)
		}
	}
}

func TestClaimsAreHeld(t *testing.T) {
	const solution = "...A\nPP.A\n....\n....\n\n....\nPP.A\n...A\n....\n\n....\nPP..\n...A\n...A\n\n....\n.PP.\n...A\n...A\n\n....\n..PP\n...A\n...A\n"
	for _, c := range []struct {
		puzzle, output, claim string
	}{
		{blocked, solution + "The solution is optimal.", ""}, // in steps it is
		{blocked, "...A\nPP.A\n....\n....\n\n....\nPP..\n...A\n...A\n\n....\n.PP.\n...A\n...A\n\n....\nPP..\n...A\n...A\n\n....\n..PP\n...A\n...A\nSolusi optimal!", "4 slides and 6 steps, and 2 slides or 4 steps are enough"},
		{blocked, "...A\nPP.A\n....\n....\n\n....\nPP..\n...A\n...A\n\n....\n.PP.\n...A\n...A\n\n....\nPP..\n...A\n...A\n\n....\n..PP\n...A\n...A\nGBFS: tidak optimal", ""},
		{blocked, "Tidak ada solusi.", "there is no solution, but there is one"},
	} {
		r := gradeText(t, open(t, c.puzzle), c.output)
		if got := fmt.Sprint(r.False); c.claim == "" && len(r.False) > 0 || !strings.Contains(got, c.claim) {
			t.Errorf("%q: %s", c.output, got)
		}
	}
}

// A grader may be used by several goroutines, which share the optima of a puzzle.
func TestGoroutinesShareAGrader(t *testing.T) {
	grader := grade.NewGrader(engine.Limits{})
	p := open(t, "1 2 3\n4 5 6\n- 7 8\n")
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			r, err := grader.Grade(context.Background(), p, []byte("1 2 3\n4 5 6\n7 - 8\n\n1 2 3\n4 5 6\n7 8 -\n"))
			if err != nil || !r.Right() || r.Length("slides").Best != 2 {
				t.Errorf("%+v, %v", r, err)
			}
		})
	}
	group.Wait()
}

// The claim that there is no solution is right if it is proven.
func TestNoSolution(t *testing.T) {
	r := gradeText(t, open(t, "1 2 3\n4 5 6\n8 7 -\n"), "Puzzle tidak dapat diselesaikan\nWaktu: 12 ms\n")
	if !r.Right() || r.Stated.Time != "12 ms" {
		t.Errorf("%+v", r)
	}
}

// unsolved is a puzzle without methods.
type unsolved struct{ engine.Gradable }

func (unsolved) Methods() []engine.Method { return nil }

func (p unsolved) Measures() []engine.Measure {
	list := p.Gradable.Measures()
	for i := range list {
		list[i].Puzzle = unsolved{list[i].Puzzle.(engine.Gradable)}
	}
	return list
}

// A puzzle without methods has no proven optimum; its outputs are judged by the rules.
func TestWithoutMethodsTheOptimumIsUnknown(t *testing.T) {
	p := unsolved{open(t, "1 2 3\n4 5 6\n7 - 8\n").(engine.Gradable)}
	r := gradeText(t, p, "1 2 3\n4 5 6\n7 - 8\n\n1 2 3\n4 5 6\n7 8 -\nThe solution is optimal.")
	if !r.Right() || r.Length("slides").N != 1 || r.Length("slides").Best != grade.None {
		t.Errorf("%+v", r)
	}
}

func TestTiles(t *testing.T) {
	p := open(t, "1 2 3\n4 5 6\n- 7 8\n")
	boxes := "| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n|   | 7 | 8 |\n\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 |   | 8 |\n\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 | 8 |   |\n"
	if r := gradeText(t, p, boxes); !r.Right() || r.Length("slides").N != 2 || r.Length("slides").Best != 2 {
		t.Errorf("%+v", r)
	}
	if r := gradeText(t, p, "1 2 3\n4 5 6\n9 7 8\n\n1 2 3\n4 5 6\n7 8 9\n"); r.First != 2 || !strings.Contains(r.Why.String(), "3 cells have changed") {
		t.Errorf("board %d: %s", r.First, r.Why)
	}
}

// An echo of the input and its pieces is not the answer, and a solution drawn in another
// form than the file is recognized.
func TestPackings(t *testing.T) {
	p := open(t, "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n")
	for output, right := range map[string]bool{
		"AAB\nABB\n": true, "Input:\nAA.\nA..\n\nA A B\nA B B\n": true, "AA\nAB\nBB\n": false, "AAB\nAAB\n": false, "AA.\nA..\n": false,
	} {
		if r := gradeText(t, p, output); r.Right() != right || (r.First == 0) != right {
			t.Errorf("%q: board %d: %s", output, r.First, r.Why)
		}
	}
}
