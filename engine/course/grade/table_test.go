package grade_test

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"langkah/engine/course/grade"
)

// slides and steps are how long the solution of a report is.
func slides(r grade.Report) int { return r.Length("slides").N }
func steps(r grade.Report) int  { return r.Length("steps").N }

// handIn is the entry of an output under a name.
func handIn(t *testing.T, name, puzzle, output string) grade.Entry {
	t.Helper()
	return grade.Entry{Pair: grade.Pair{Puzzle: "p.txt", Output: name}, Report: gradeText(t, open(t, puzzle), output)}
}

// outputs are one of every kind: solved in one slide, wrong at its second and at its first
// board, a packing, nothing at all, and one whose puzzle cannot be read.
func outputs(t *testing.T) []grade.Entry {
	const one = "1 2 3\n4 5 6\n7 - 8\n"
	return []grade.Entry{
		handIn(t, "one.txt", one, one+"\n1 2 3\n4 5 6\n7 8 -\nTime: 5 ms\n"),
		handIn(t, "leap.txt", tiles, "start\n"+tiles+"\n1 2 3\n4 5 6\n7 8 -\n"),
		handIn(t, "other.txt", tiles, "1 2 3\n4 5 6\n8 7 -\n"),
		handIn(t, "pieces.txt", ells, "AAB\nABB\n"),
		handIn(t, "words.txt", tiles, "Hello\n"),
		{Pair: grade.Pair{Puzzle: "q.txt", Output: "lost.txt"}, Err: errors.New("q.txt: there is no such file")},
	}
}

// For other programs an output has its verdict and figures; a figure that there is not is null.
func TestEntriesForOtherPrograms(t *testing.T) {
	entries := outputs(t)
	text, err := grade.JSON(entries)
	if err != nil {
		t.Fatal(err)
	}
	var list []map[string]any
	if err := json.Unmarshal(text, &list); err != nil || len(list) != len(entries) {
		t.Fatalf("%d records, %v", len(list), err)
	}
	for i, want := range []map[string]any{
		{"output": "one.txt", "family": "sliding", "readable": true, "boards": 2.0, "legal": true, "first_illegal": nil, "why": "", "solved": true,
			"slides": 1.0, "steps": 1.0, "optimum_slides": 1.0, "optimum_steps": 1.0},
		{"output": "leap.txt", "family": "sliding", "readable": true, "boards": 2.0, "legal": false, "first_illegal": 2.0, "solved": true, "slides": 0.0, "optimum_slides": 2.0},
		{"output": "other.txt", "family": "sliding", "readable": true, "legal": false, "first_illegal": 1.0},
		{"output": "pieces.txt", "family": "packing", "readable": true, "boards": 1.0, "legal": true, "first_illegal": nil, "why": "", "solved": true,
			"slides": nil, "steps": nil, "optimum_slides": nil, "optimum_steps": nil},
		{"output": "words.txt", "family": "sliding", "readable": false, "boards": 0.0, "legal": false, "first_illegal": nil, "solved": false},
		{"output": "lost.txt", "family": "", "readable": false, "legal": false, "why": "q.txt: there is no such file", "slides": nil, "steps": nil},
	} {
		for key, value := range want {
			if got, has := list[i][key]; !has || got != value {
				t.Errorf("%s: %s is %v, want %v", want["output"], key, got, value)
			}
		}
	}
	for i, want := range []string{"", "board 2: ", "board 1: ", "", "no board of the puzzle was found", "q.txt: "} {
		if why := list[i]["why"].(string); !strings.HasPrefix(why, want) || (why == "") != (want == "") {
			t.Errorf("%s: %q, want %q", list[i]["output"], why, want)
		}
	}

	alone, err := entries[0].JSON()
	if err != nil || strings.Contains(string(alone), "one.txt") || !strings.Contains(string(alone), `"slides":1`) {
		t.Errorf("one by itself has no name: %s, %v", alone, err)
	}

	text, err = grade.CSV(entries)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil || len(rows) != 1+len(entries) {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	for i, row := range rows[1:] {
		if got, want := row[column["verdict"]], string(entries[i].Verdict()); got != want {
			t.Errorf("%s is %q, want %q", row[column["output"]], got, want)
		}
	}
	if row := rows[1]; row[column["slides"]] != "1" || row[column["stated_time"]] != "5 ms" || row[column["first_illegal"]] != "" {
		t.Errorf("%q", row)
	}
	if row := rows[2]; row[column["slides"]] != "0" || row[column["first_illegal"]] != "2" {
		t.Errorf("%q", row)
	}
}

// The page counts the verdicts, and of each output that is wrong it shows the board at fault
// beside the one before: the puzzle's own before the first.
func TestThePageShowsWhatIsWrong(t *testing.T) {
	text, err := grade.HTML(outputs(t))
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	for _, want := range []string{
		"6 outputs: 2 right, 2 wrong, 2 not readable.",
		"leap.txt: board 2, line 6", "Before<pre>123\n456\n-78\n</pre>", "At fault<pre>123\n456\n78-\n</pre>",
		"other.txt: board 1, line 1", "Before<pre>[1][2][3]\n[4][5][6]\n[-][7][8]\n</pre>", "At fault<pre>123\n456\n87-\n</pre>",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q:\n%s", want, page[strings.Index(page, "<body>"):])
		}
	}
	if shown := strings.Count(page, "At fault"); shown != 2 {
		t.Errorf("%d boards are at fault, want 2", shown)
	}
}

// Cells of more than one letter stand in columns.
func TestABoardIsWrittenInColumns(t *testing.T) {
	for want, rows := range map[string][][]string{
		"AB\n.C\n":             {{"A", "B"}, {"", "C"}},
		" 1 10  .\n12  .  3\n": {{"1", "10", ""}, {"12", "", "3"}},
	} {
		if got := (grade.Board{Rows: rows}).Text(); got != want {
			t.Errorf("%q is written\n%swant\n%s", rows, got, want)
		}
	}
}

// Before a board stands the one that is printed before it; before the first the puzzle's own.
func TestWhatStandsBeforeABoard(t *testing.T) {
	r := gradeText(t, open(t, tiles), wander(2))
	for i := range r.Boards {
		want := r.Puzzle.Start()
		if i > 0 {
			want = r.Boards[i-1].Position
		}
		if got := r.Before(i); got == nil || got.Text() != want.Text() {
			t.Errorf("before board %d stands %v", i+1, got)
		}
	}
}

func TestMarksOfAnEmptyCell(t *testing.T) {
	for mark, blank := range map[string]bool{"": true, " ": true, ".": true, "0": true, "_": true, "--": true, "A": false, "10": false} {
		if grade.IsBlank(mark) != blank {
			t.Errorf("%q is the mark of an empty cell: %t", mark, !blank)
		}
	}
}
