package worksheet_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/worksheet"
)

const (
	spiral = "2 8 3\n1 6 4\n7 - 5\ngoal: spiral\ncost: tile\n" // 1 2 3, 8 - 4, 7 6 5
	lake   = "5 5\nXXXXX\nXO*XX\nX0XXX\nXZ*1X\nXXXXX\n0 0 0 0 0\n0 3 1 0 0\n0 2 0 0 0\n0 1 4 1 0\n0 0 0 0 0\n"
	even   = "5 5\nXXXXX\nXO*XX\nX0XXX\nXZ*1X\nXXXXX\n2 2 2 2 2\n2 2 2 2 2\n2 2 2 2 2\n2 2 2 2 2\n2 2 2 2 2\n"
	jam    = "6 6\n4\n..C.DD\n..C..E\nPPC..EK\n.ABBBE\n.AGGF.\n....F.\n"
	shapes = "2 3 2\nDEFAULT\nAA\nA\nBB\n B\nONE-SIDED A\n"
	realms = "ABBB\nABCC\nABCD\nADDD\n"
)

func sheetOf(t *testing.T, text string) worksheet.Sheet {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := worksheet.Maker{}.Make(context.Background(), "one", p, text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// all returns every text on a sheet but the answers.
func all(s worksheet.Sheet) string {
	words := strings.Join(s.Rules, "\n")
	for _, t := range s.Tasks {
		words += "\n" + t.Title + "\n" + t.Text
	}
	return words
}

// A sheet has all that is needed to solve it: moves, costs, the heuristic, KURANG and X, and
// the goal.
func TestSheetsSayWhatTheyAskFor(t *testing.T) {
	for _, c := range []struct {
		text string
		goal bool
		want []string
	}{
		{"2 5 3\n1 8 -\n4 6 7\n", true, []string{"as the empty cell goes", "Every move costs 1.", "misplaced tiles: How many tiles are not in their goal place.", "f = g + h", "KURANG(i) is how many smaller tiles stand after tile i", "X is 1 where the row and the column of the blank"}},
		{spiral, true, []string{"costs the number on the tile", "The numbers on the tiles that are not in their goal place", "come before tile i in the goal", "an odd number of steps away from its goal cell"}},
		{lake, false, []string{"until a rock stops it;", "the numbers in their order", "the small figures of all cells", "Manhattan distance: How many rows"}},
		{even + "stop: at-goal\n", false, []string{"until a rock or the goal stops it", "A move costs 2 for each cell"}},
		{even + "cost: moves\n", false, []string{"Every move costs 1."}},
		{jam, false, []string{"it never turns", "costs 1, however many cells", "when piece P touches", "blockers: How many pieces"}},
		{jam + "cost: steps\n", false, []string{"A move costs 1 for each cell."}},
		{shapes, false, []string{"but for A, turned over", "Draw a solution"}},
		{realms, false, []string{"one queen into each row", "Draw a solution"}},
	} {
		s := sheetOf(t, c.text)
		if (s.Goal != nil) != c.goal {
			t.Errorf("%q: a goal is drawn: %v", c.text, s.Goal != nil)
		}
		for _, want := range c.want {
			if !strings.Contains(all(s), want) {
				t.Errorf("%q lacks %q:\n%s", c.text, want, all(s))
			}
		}
	}
}

// The default search task can be done on paper: no heuristic with tables or a decomposition
// of the whole board.
func TestTheUsualTasksAreForHands(t *testing.T) {
	hard := []string{"walking", "legs", "recursive", "conflict", "reference", "database"}
	for _, sample := range assets.Samples() {
		p, err := catalog.New(catalog.Tables{}).Open(sample.Text)
		if err != nil {
			t.Fatal(err)
		}
		s, err := worksheet.Maker{Limits: engine.Limits{Nodes: 300_000}}.Make(context.Background(), sample.Name, p, "")
		if err != nil {
			continue // too hard for the limit
		}
		if len(s.Rules) == 0 {
			t.Errorf("%s has no rules", sample.Name)
		}
		for _, task := range s.Tasks {
			words := task.Title
			if task.Title == "Which heuristics are admissible?" {
				for _, row := range task.Table.Rows {
					words += " " + row[0].Text
				}
			}
			for _, name := range hard {
				if strings.Contains(words, name) {
					t.Errorf("%s asks for %q", sample.Name, words)
				}
			}
		}
	}
}

// The figures of the key are those of the words on the sheet: with the costs of
// tiles 2 + 8 + 1 + 6 of them are misplaced, and one to two steps from home.
func TestHeuristicsAreCountedAsTheSheetSays(t *testing.T) {
	want := map[string]string{"misplaced tiles": "17", "Manhattan": "25"}
	for _, task := range sheetOf(t, spiral).Tasks {
		if task.Title != "Which heuristics are admissible?" {
			continue
		}
		for _, row := range task.Table.Rows {
			if row[1].Text != want[row[0].Text] {
				t.Errorf("%s is %s, want %s", row[0].Text, row[1].Text, want[row[0].Text])
			}
			delete(want, row[0].Text)
		}
	}
	if len(want) > 0 {
		t.Errorf("not asked for: %v", want)
	}
}

// A sheet by a formula asks for the same search as one by the heuristic that it is equal to.
func TestASheetByAFormula(t *testing.T) {
	const text = "1 2 3\n4 - 6\n7 5 8\n"
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	sheet := func(method string) worksheet.Sheet {
		s, err := worksheet.Maker{Method: method}.Make(context.Background(), "one", p, text)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	formula, named := sheet("astar/expr:max(manhattan, misplaced)"), sheet("astar/manhattan")
	if len(formula.Tasks) != len(named.Tasks) {
		t.Fatalf("%d tasks, by name %d", len(formula.Tasks), len(named.Tasks))
	}
	for i := range formula.Tasks {
		if a, b := formula.Tasks[i].Answer, named.Tasks[i].Answer; !slices.Equal(a, b) {
			t.Errorf("task %d: the answer is\n%s\nby name\n%s", i+1, a, b)
		}
	}
	if !strings.Contains(all(formula), "max(manhattan, misplaced)") {
		t.Errorf("the sheet does not say the formula:\n%s", all(formula))
	}
	if _, err := (worksheet.Maker{Method: "astar/expr:max(manhattan"}).Make(context.Background(), "one", p, text); err == nil || !strings.Contains(err.Error(), "the bracket ( is not closed") {
		t.Errorf("a mistake in the formula: %v", err)
	}
}
