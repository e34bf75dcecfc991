package audit

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

func eight(t testing.TB) engine.Puzzle {
	t.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n- 4 6\n7 5 8\n")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func audit(t *testing.T, p engine.Puzzle, text string) (Table, Audit) {
	t.Helper()
	table, err := Read(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return table, table.Audit(context.Background(), engine.Limits{}, nil)
}

// A state may be written in any form; the estimates are compared with 0, 1, 2, 2 and 3.
func TestTheProofsAreFound(t *testing.T) {
	_, a := audit(t, eight(t), "state,h\n123/456/78-,0\n1 2 3 4 5 6 7 - 8,1\n123/456/-78,3\n\"1 2 3\n4 - 6\n7 5 8\",2\n1,2,3,0,4,6,7,5,8,1\n")
	if a.Known != 5 || a.Edges != 8 || a.Own.Error != 0.2 {
		t.Errorf("%+v", a)
	}
	if h := a.Own.TooHigh; h == nil || h.Line != 4 || h.Exact != 2 || h.Estimate != 3 {
		t.Errorf("too high: %+v", h)
	}
	if d := a.Own.Drop; d == nil || d.From.Line != 4 || d.To.Line != 3 || d.Move.Name != "RIGHT" {
		t.Errorf("drop: %+v", d)
	}
}

// A table of a heuristic is judged like the puzzle's own heuristic.
func TestAnOwnHeuristicIsFoundAgain(t *testing.T) {
	_, a := audit(t, eight(t), "8 6 7/2 5 4/3 - 1;21\n1 2 3/4 5 6/8 7 -;2\n")
	if a.Own.TooHigh != nil || a.Own.Drop != nil || a.Known != 1 || a.Hopeless != 1 {
		t.Errorf("%+v", a)
	}
	for _, j := range a.Others {
		if j.Name == "manhattan" && (j.Error != a.Own.Error || j.Mean != a.Own.Mean) {
			t.Errorf("Manhattan %+v, the table %+v", j, a.Own)
		}
	}
	if len(a.Others) < 3 {
		t.Errorf("only %d heuristics beside", len(a.Others))
	}
}

func TestCars(t *testing.T) {
	p, err := rush.Family().Parse("4 4\n1\n...A\nPP.AK\n....\n....\n")
	if err != nil {
		t.Fatal(err)
	}
	_, a := audit(t, p, "...A/PP.AK/..../....,2\n..../PP..K/...A/...A,1\n..../..PPK/...A/...A,0\n")
	if a.Known != 3 || a.Own.Error != 0 || a.Own.TooHigh != nil || a.Own.Drop != nil {
		t.Errorf("%+v", a)
	}
}

func TestMistakesInATable(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "the table is empty",
		"state,h\n":                      "the table is empty",
		"123/456/78-\n":                  "line 1: found",
		"123/456/78-,x1\n":               "line 1: the estimate is",
		"123/456/78-,0\n123/456/7-8,-1":  "line 2: the estimate is",
		"123/456/78-,0\n123/456/788,1":   "line 2: row 3, column 3: tile 8 is there a second time",
		"123/456/78-,0\n12/456/7-8,1":    "line 2: \"12/456/7-8\" is no board of",
		"123/456/78-,0\n123/456/78-,0\n": "line 2: this state is in line 1, too",
	} {
		if _, err := Read(eight(t), text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, expected %s", text, err, want)
		}
	}
	lamps, _ := nullpuzzle.Parse("#")
	if _, err := Read(lamps, "#,1"); err == nil {
		t.Error("a table of lamps was read")
	}
}

func FuzzRead(f *testing.F) {
	f.Add("123/456/78-,0\n\"1 2 3\n4 - 6\n7 5 8\",2\n")
	f.Add("1\t2\t3\n;;\n")
	p := eight(f)
	f.Fuzz(func(t *testing.T, text string) {
		table, err := Read(p, text)
		if err == nil && len(table.Rows) == 0 {
			t.Errorf("%q gave no states and no error", text)
		}
	})
}
