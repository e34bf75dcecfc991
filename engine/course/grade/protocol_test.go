package grade_test

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
)

// Programs that print moves alone say so by the line protocol; the moves are those of
// langkah solve, in every family that has lengths.
func TestTheLineProtocol(t *testing.T) {
	const cars = "6 6\n1\n......\n......\nPP....K\n...A..\n...A..\n......\n"
	const slide = "1 4\nZ*OX\n1 1 1 0\n"
	for name, tc := range map[string]struct {
		board, output string
		verdict       grade.Verdict
		why           string
	}{
		"tiles":                      {"1 2 3\n4 5 6\n0 7 8\n", "c hello\ns SOLVED 2\nv RIGHT RIGHT\n", grade.Right, ""},
		"tiles in two lines":         {"1 2 3\n4 5 6\n0 7 8\n", "v RIGHT\nv RIGHT\ns SOLVED\n", grade.Right, ""},
		"names with blanks":          {cars, "s SOLVED\nv P right 4\n", grade.Right, ""},
		"names with commas":          {cars, "s SOLVED\nv A up 1, A down 1, P right 4\n", grade.Right, ""},
		"another cost":               {"1 2 3\n4 5 6\n0 7 8\n", "s SOLVED 3\nv RIGHT RIGHT\n", grade.Wrong, "3"},
		"a move that is not legal":   {"1 2 3\n4 5 6\n0 7 8\n", "s SOLVED\nv RIGHT LEFT DOWN\n", grade.Wrong, "DOWN"},
		"a word that is no move":     {cars, "s SOLVED\nv P forward\n", grade.Wrong, "P"},
		"not solved":                 {"1 2 3\n4 5 6\n0 7 8\n", "s SOLVED\nv RIGHT\n", grade.Wrong, "not in its place"},
		"no moves":                   {"1 2 3\n4 5 6\n0 7 8\n", "s SOLVED\n", grade.Unreadable, "prints no line with moves"},
		"no moves where none is due": {"1 2 3\n4 5 6\n7 8 0\n", "s SOLVED 0\n", grade.Right, ""},
		"unknown":                    {"1 2 3\n4 5 6\n0 7 8\n", "s UNKNOWN\n", grade.Unreadable, "neither"},
		"falsely without solution":   {"1 2 3\n4 5 6\n0 7 8\n", "s UNSOLVABLE\n", grade.Wrong, ""},
		"rightly without solution":   {"1 2 3\n4 5 6\n8 7 0\n", "s UNSOLVABLE\n", grade.Right, ""},
		"ice":                        {slide, "s SOLVED\nv RIGHT\n", grade.Right, ""},
	} {
		p, err := catalog.New(catalog.Tables{}).Open(tc.board)
		if err != nil {
			t.Fatal(err)
		}
		report, err := grade.NewGrader(engine.Limits{Nodes: 100_000}).Grade(t.Context(), p, []byte(tc.output))
		e := grade.Entry{Report: report, Err: err}
		if e.Verdict() != tc.verdict || !strings.Contains(e.Why(), tc.why) {
			t.Errorf("%s: %s, %s; want %s, %s", name, e.Verdict(), e.Why(), tc.verdict, tc.why)
		}
	}
}

// What is stated of the whole solution counts, and a number before "nodes in" is theirs.
func TestStatementsBesideOthers(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open("1 4\nZ*OX\n1 1 1 0\n")
	if err != nil {
		t.Fatal(err)
	}
	report, err := grade.Judge(p, []byte("Step 1: RIGHT (cost 2)\n*..Z\nTotal cost: 3\nVisited 8 nodes in 0.2 ms\n"))
	if err != nil || report.Stated.Cost != "3" || report.Stated.Nodes != "8" || report.Stated.Time != "0.2 ms" {
		t.Errorf("%+v, %v", report.Stated, err)
	}
}
