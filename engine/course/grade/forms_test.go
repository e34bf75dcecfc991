package grade_test

import (
	"strings"
	"testing"

	"langkah/engine/course/grade"
	"langkah/engine/testkit/casetest"
)

const (
	above = "5 4\n1\n K\n....\n.AA.\n.P..\n.P..\n....\n"
	left  = "4 5\n1\n .A...\nK.A.PP\n .....\n .....\n"
	right = "4 5\n1\n...A.\nPP.A.K\n.....\n.....\n"
	stuck = "4 4\n1\n...A\nPP.AK\n...A\n...A\n"
	icy   = "5 5\nXXXXX\nXO*XX\nX0XXX\nXZ*1X\nXXXXX\n" + "1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n" // UDRLU, cost 10
	tiles = "1 2 3\n4 5 6\n- 7 8\n"
	odd   = "1 2 3\n4 5 6\n8 7 -\n"
	ells  = "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n"
	lines = "2 3 2\nDEFAULT\nAA\nA\nBBB\n" // the corner leaves no line
	four  = "ABBB\nABCC\nABCD\nADDD\n"
	withQ = "QBBB\nQBCC\nQBCD\nQDDD\n"
)

// slid returns the boards of the icy way, with the crossed numbers so.
func slid(crossed string) string {
	boards := []string{
		"XXXXX\nXO*XX\nX0XXX\nXZ*1X\nXXXXX", "XXXXX\nXZ*XX\nXaXXX\nX**1X\nXXXXX", "XXXXX\nXO*XX\nXaXXX\nXZ*1X\nXXXXX",
		"XXXXX\nXO*XX\nXaXXX\nX**ZX\nXXXXX", "XXXXX\nXO*XX\nXaXXX\nXZ*bX\nXXXXX", "XXXXX\nXZ*XX\nXaXXX\nX**bX\nXXXXX",
	}
	text := strings.Join(boards, "\n\n") + "\n"
	return strings.NewReplacer("a", crossed[:1], "b", crossed[1:]).Replace(text)
}

// Outputs in the forms that programs print.
func TestForms(t *testing.T) {
	at := strings.NewReplacer("Z", "@").Replace
	for _, c := range []struct {
		name, puzzle, output string
		want                 grade.Verdict
		why                  string // a part of what is said to be wrong
	}{
		{"none, beside the tiles", odd, odd + "\nTidak Ada Solusi\n", grade.Right, ""},
		{"none, beside the cars", stuck, "...A\nPP.AK\n...A\n...A\n\nTidak Ada Solusi\n", grade.Right, ""},
		{"none, beside the pieces", lines, "AAB\nA..\n\nTidak ada solusi.\n", grade.Right, ""},
		{"none, beside regions", "AAB\nABB\nCCC\n", "AAB\nABB\nCCC\nNo solution\n", grade.Right, ""},
		{"none, where there is one", ells, "AA.\nA..\nTidak Ada Solusi\n", grade.Wrong, "there is no solution, but there is one"},
		{"none, on the way", tiles, tiles + "\n1 2 3\n4 5 6\n7 - 8\nNo solution found\n", grade.Wrong, "there is no solution, but there is one"},

		{"Q for a queen", four, "AQBB\nABCQ\nQBCD\nADQD\n", grade.Right, ""},
		{"Q for a queen, no letters", four, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n", grade.Right, ""},
		{"Q for a queen and a region", withQ, "QQBB\nQBCQ\nQBCD\nQDQD\n", grade.Right, ""},
		{"the same, no letters", withQ, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n", grade.Right, ""},
		{"the same, one missing", withQ, ". Q . .\n. . . Q\n. . . .\n. . Q .\n", grade.Wrong, ""},
		{"the same, one elsewhere", withQ, ". Q . .\n. . . Q\n. . . .\nQ . Q .\n", grade.Wrong, ""},
		{"the region Q, # for a queen", withQ, "Q#BB\nQBC#\n#BCD\nQD#D\n", grade.Right, ""},

		{"numbers that stay", icy, slid("01"), grade.Right, ""},
		{"numbers that go", icy, slid("**"), grade.Right, ""},
		{"numbers that become i", icy, slid("ii"), grade.Right, ""},
		{"an actor @", icy, at(slid("ii")), grade.Right, ""},
		{"printed twice", icy, slid("01") + "\n" + slid("01"), grade.Right, ""},
		{"moves in a word", icy, "UDRLU\n", grade.Right, ""},
		{"moves with commas", icy, "Solusi gerakan yang ditemukan: U, D, R, L, U\nCost dari solusi: 10\n", grade.Right, ""},
		{"moves with figures", icy, "Solusi Yang Ditemukan : UDRLU Cost dari Solusi : 10\n", grade.Right, ""},
		{"moves line by line", icy, "Step 1: U\nStep 2: D\nStep 3: R\nStep 4: L\nStep 5: U\n", grade.Right, ""},
		{"moves in Indonesian", icy, "1. ATAS (4,2) -> (2,2) cost=2\n2. BAWAH (2,2) -> (4,2) cost=2\n3. KANAN (4,2) -> (4,4) cost=2\n4. KIRI (4,4) -> (4,2) cost=2\n5. ATAS (4,2) -> (2,2) cost=2\n", grade.Right, ""},
		{"moves below the board", icy, "XXXXX\nXO*XX\nX0XXX\nXZ*1X\nXXXXX\nPath: U -> D -> R -> L -> U\n", grade.Right, ""},
		{"a move that is not legal", icy, "ULLU\n", grade.Wrong, "move 2, LEFT: "},
		{"too few moves", icy, "UDRL\n", grade.Wrong, "does not stop on the goal"},
		{"words that are no moves", icy, "Result: 5 moves in 3 ms\n", grade.Unreadable, ""},

		{"a true cost", icy, slid("01") + "Cost dari Solusi : 10.0\n", grade.Right, ""},
		{"a false cost", icy, slid("01") + "Total cost: 11\n", grade.Wrong, "it states the cost 11, but the moves cost 10"},
		{"moves with a false cost", icy, "UDRLU\nCost: 9\n", grade.Wrong, "it states the cost 9"},
		{"the costs of single moves", icy, "Cost: 2\nCost: 2\nCost: 4\n" + slid("01"), grade.Right, ""},
		{"the name of an algorithm", icy, slid("01") + "Uniform Cost Search: 12 nodes\n", grade.Right, ""},
		{"a false cost of tiles", tiles, tiles + "\n1 2 3\n4 5 6\n7 - 8\n\n1 2 3\n4 5 6\n7 8 -\nCost: 3\n", grade.Wrong, "it states the cost 3, but the moves cost 2"},

		{"an exit's frame at the right", right, "|...A.|\n|PP.A.|K\n|.....|\n|.....|\n\n|.....|\n|PP...| K\n|...A.|\n|...A.|\n\n|.....|\n|...PP|>\n|...A.|\n|...A.|\n", grade.Right, ""},
		{"an exit's frame at the left", left, "  |.A...|\nK |.A.PP|\n  |.....|\n  |.....|\n\n  |.....|\nK |...PP|\n  |.A...|\n  |.A...|\n\n  |.....|\nK |PP...|\n  |.A...|\n  |.A...|\n", grade.Right, ""},
		{"the same, with blanks", left, "  | . A . . . |\nK | . A . P P |\n  | . . . . . |\n  | . . . . . |\n\n  | . . . . . |\nK | . . . P P |\n  | . A . . . |\n  | . A . . . |\n\n  | . . . . . |\nK | P P . . . |\n  | . A . . . |\n  | . A . . . |\n", grade.Right, ""},
		{"a column of dots at the right", right, "...A..\nPP.A.K\n......\n......\n\n......\nPP...K\n...A..\n...A..\n\n......\n...PPK\n...A..\n...A..\n", grade.Right, ""},
		{"a column of dots at the left", left, "..A...\nK.A.PP\n......\n......\n\n......\nK...PP\n..A...\n..A...\n\n......\nKPP...\n..A...\n..A...\n", grade.Right, ""},
		{"a row of dots above", above, ".K..\n....\n.AA.\n.P..\n.P..\n....\n\n.K..\n....\n..AA\n.P..\n.P..\n....\n\n.K..\n.P..\n.PAA\n....\n....\n....\n", grade.Right, ""},
		{"a row of # above", above, "#K##\n....\n.AA.\n.P..\n.P..\n....\n\n#K##\n....\n..AA\n.P..\n.P..\n....\n\n#K##\n.P..\n.PAA\n....\n....\n....\n", grade.Right, ""},

		{"lists", tiles, "[1, 2, 3]\n[4, 5, 6]\n[0, 7, 8]\n\n[1, 2, 3]\n[4, 5, 6]\n[7, 0, 8]\n\n[1, 2, 3]\n[4, 5, 6]\n[7, 8, 0]\n", grade.Right, ""},
		{"lists of lists", tiles, "[[1, 2, 3], [4, 5, 6], [0, 7, 8]]\n[[1, 2, 3], [4, 5, 6], [7, 0, 8]]\n[[1, 2, 3], [4, 5, 6], [7, 8, 0]]\n", grade.Right, ""},
		{"arrays", tiles, "[[1 2 3]\n [4 5 6]\n [0 7 8]]\n\n[[1 2 3]\n [4 5 6]\n [7 0 8]]\n\n[[1 2 3]\n [4 5 6]\n [7 8 0]]\n", grade.Right, ""},
		{"lists of strings", tiles, "['1', '2', '3']\n['4', '5', '6']\n['', '7', '8']\n\n['1', '2', '3']\n['4', '5', '6']\n['7', '', '8']\n\n['1', '2', '3']\n['4', '5', '6']\n['7', '8', '']\n", grade.Right, ""},
		{"a list that skips a board", tiles, "[1, 2, 3]\n[4, 5, 6]\n[0, 7, 8]\n\n[1, 2, 3]\n[4, 5, 6]\n[7, 8, 0]\n", grade.Wrong, "3 cells have changed"},

		{"the tiles again", tiles, "Puzzle:\n" + tiles + "Time: 3 ms\n", grade.Unreadable, "only repeats the puzzle"},
		{"the cars again", right, right, grade.Unreadable, "only repeats the puzzle"},
		{"the ice again", icy, icy, grade.Unreadable, "only repeats the puzzle"},
		{"the regions again", four, four + "Time taken: 0 ms\n", grade.Unreadable, "only repeats the puzzle"},
		{"the pieces again", "1 3 2\nDEFAULT\nAA\nB\n", "1 3 2\nDEFAULT\nAA\nB\n", grade.Unreadable, ""},
		{"the pieces again, as long as a row", "2 3 2\nDEFAULT\nAAA\nBBB\n", "2 3 2\nDEFAULT\nAAA\nBBB\n", grade.Right, ""},
		{"one move of two", tiles, tiles + "\n1 2 3\n4 5 6\n7 - 8\n", grade.Wrong, "not in its place"},
	} {
		e := grade.Entry{Report: gradeText(t, open(t, c.puzzle), c.output)}
		if got := e.Verdict(); got != c.want || !strings.Contains(e.Why(), c.why) {
			t.Errorf("%s: %s, want %s: %q, want %q\n%s", c.name, got, c.want, e.Why(), c.why, c.output)
		}
	}
}

// wander returns a legal solution of so many moves: to and fro, and then to the goal.
func wander(moves int) string {
	boards := []string{"1 2 3\n4 5 6\n- 7 8\n\n", "1 2 3\n4 5 6\n7 - 8\n\n", "1 2 3\n4 5 6\n7 8 -\n"}
	return strings.Repeat(boards[0]+boards[1], (moves-2)/2) + strings.Join(boards, "")
}

// A long solution, as from a depth-first search, is judged whole with the figures at its
// end; beyond the limit it is rejected with a message.
func TestLongOutputs(t *testing.T) {
	casetest.SkipUnderRace(t)
	p := open(t, tiles)
	r := gradeText(t, p, wander(57_752)+"Cost: 57752\n")
	if !r.Right() || r.Length("slides").N != 57_752 || r.Stated.Cost != "57752" {
		t.Errorf("right %v, %d slides, cost %q: %s", r.Right(), r.Length("slides").N, r.Stated.Cost, r.Why)
	}
	one := open(t, "A\n")
	if _, err := grade.Judge(one, []byte(strings.Repeat("A\n\n", 300_000))); err == nil || !strings.Contains(err.Error(), "more than 250,000 boards") {
		t.Errorf("the longest output: %v", err)
	}
}

// A board that follows from moves has the line of its move.
func TestMovesHaveTheirLines(t *testing.T) {
	r := gradeText(t, open(t, icy), "Step 1: U\n\nStep 2: L\n")
	if !r.Told || r.First != 3 || r.Boards[2].Line != 3 || len(r.Boards[2].Rows) != 5 {
		t.Errorf("%+v", r)
	}
	lists := gradeText(t, open(t, tiles), "start\n[[1, 2, 3], [4, 5, 6], [0, 7, 8]]\n[[1, 2, 3], [4, 5, 6], [7, 0, 8]]\n").Boards
	if len(lists) != 2 || lists[0].Line != 2 || lists[1].Line != 3 {
		t.Errorf("%+v", lists)
	}
}
