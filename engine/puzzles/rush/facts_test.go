package rush

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
)

func TestPlainVerdicts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		kind       engine.FactKind
		want       string
	}{
		{"a free lane", "3 4\n0\n....\nPP..K\n....\n", engine.Solvable, "nothing stands between"},
		{"at the exit", "3 4\n0\n....\n..PPK\n....\n", engine.Solvable, "already touches"},
		{"a wall", "3 4\n1\n....\nPP.AK\n....\n", engine.Unsolvable, "a wall in row 2, column 4"},
		{"a piece in the lane", "3 5\n1\n.....\nPP.AAK\n.....\n", engine.Unsolvable, "piece A lies in the lane to the exit and can never leave it"},
		{"a piece as long as its column", "3 4\n1\n..A.\nPPA.K\n..A.\n", engine.Unsolvable, "piece A crosses the lane to the exit and has no room to leave it"},
		{"a piece shut in by walls", "4 4\n3\n..B.\nPPA.K\n..A.\n..C.\n", engine.Unsolvable, "piece A crosses"},
		{"a wall on one side only", "4 4\n2\n..B.\nPPA.K\n..A.\n....\n", engine.FactKind(0), ""},
		{"a piece shut in by another", "4 4\n2\n..B.\n..B.\nPPA.K\n..A.\n", engine.Unsolvable, "piece A crosses"},
		{"the lane to the left", "3 4\n1\n .A..\nK.APP\n .A..\n", engine.Unsolvable, "piece A crosses"},
		{"a piece behind", "3 4\n1\nA...\nAPP.K\nA...\n", engine.Solvable, "nothing stands between"},
		{"not known before a search", board1, engine.FactKind(0), ""},
	} {
		verdict, known := engine.Verdict(read(t, c.text))
		if known != (c.want != "") || verdict.Kind != c.kind || !strings.Contains(verdict.Text.String(), c.want) {
			t.Errorf("%s: %v, %d, %q, expected %q", c.name, known, verdict.Kind, verdict.Text, c.want)
		}
	}
}

// TestPlainVerdictsAreRight compares them with the whole space, on each sample and on random boards.
func TestPlainVerdictsAreRight(t *testing.T) {
	for _, c := range sampleOf(readDeck(t, "database_sample.txt"), 50) {
		for _, z := range []*Puzzle{c.puzzle, mirrored(c.puzzle)} {
			if verdict, known := engine.Verdict(z); known && (verdict.Kind == engine.Solvable) != measured(t, z).Solvable() {
				t.Errorf("%q is wrong for\n%s", verdict.Text, z)
			}
		}
	}
}

func TestFactsSayPiecesExitAndCost(t *testing.T) {
	var got []string
	for _, f := range read(t, "3 4\n2\n K\n.P..\n.P.B\nAA..\ncost: steps\n").Facts() {
		got = append(got, f.Title.String()+": "+f.Text.String())
	}
	want := []string{
		"Pieces: 2 with the primary piece P; cells of walls: 1",
		"Exit: at the top of column 2",
		"Cost: every cell of a slide costs 1",
		"Warning: piece B at line 5, column 4 has one cell only; it cannot move and is taken as a wall",
		"Solvable: the primary piece already touches the exit's side",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("facts\n%s\nexpected\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestClosedExitIsTheAnswer: a method that would not terminate reports that the exit is closed for good.
func TestClosedExitIsTheAnswer(t *testing.T) {
	text := strings.Replace(largeBoard, "O...RK", "O..ZZK", 1)
	z := read(t, strings.ReplaceAll(text, "R", "."))
	for _, m := range z.Methods() {
		if m.Algorithm.Name != "astar" && m.Algorithm.Name != "anneal" {
			continue
		}
		r := engine.Solve(context.Background(), z, m, engine.Limits{Nodes: 200}, nil)
		if r.Status != engine.NoSolution || !strings.Contains(r.Reason.String(), "piece Z lies in the lane") {
			t.Errorf("%s: %s, %s", m.Name(), r.Status, r.Reason)
		}
	}
}
