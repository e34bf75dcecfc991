package sliding

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
)

func TestParseForms(t *testing.T) {
	const usual = "5 1 3 4\n2 7 15 8\n9 6 14 11\n13 10 12 -\n"
	want := mustParse(t, usual)
	for name, text := range map[string]string{
		"blank 0":            strings.Replace(usual, "-", "0", 1),
		"blank 16":           strings.Replace(usual, "-", "16", 1),
		"blank .":            strings.Replace(usual, "-", ".", 1),
		"blank _":            strings.Replace(usual, "-", "_", 1),
		"CRLF":               strings.ReplaceAll(usual, "\n", "\r\n"),
		"CR":                 strings.ReplaceAll(usual, "\n", "\r"),
		"tabs":               strings.ReplaceAll(usual, " ", "\t"),
		"trailing blanks":    strings.ReplaceAll(usual, "\n", " \t\n"),
		"no last newline":    strings.TrimSuffix(usual, "\n"),
		"byte order mark":    "\ufeff" + usual,
		"empty lines around": "\n\n" + usual + "\n\n",
		"comments":           "# from a book\n" + strings.Replace(usual, "\n2", " # the first row\n# and then\n2", 1),
		"on one line":        strings.ReplaceAll(usual, "\n", " "),
		"one number a line":  strings.Join(strings.Fields(usual), "\n"),
		"empty lines inside": strings.ReplaceAll(usual, "\n", "\n\n"),
		"one empty line":     strings.Replace(usual, "11\n", "11\n\n", 1),
		"options as usual":   usual + "cost: unit\ngoal: blank-last\n",
		"options first":      "goal blank-last\nCost : UNIT\n" + usual,
		"DOS end of file":    usual + "\x1a",
	} {
		p, err := family.Parse(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !reflect.DeepEqual(p, want) {
			t.Errorf("%s: read as\n%s", name, p)
		}
	}
}

func TestParseGoals(t *testing.T) {
	const start = "1 2 3\n8 - 4\n7 6 5\n"
	for _, c := range []struct {
		text, name string
		goal       []uint8
		cost       string
	}{
		{start, blankLast, []uint8{1, 2, 3, 4, 5, 6, 7, 8, 0}, unitCost},
		{start + "goal: blank-first", blankFirst, []uint8{0, 1, 2, 3, 4, 5, 6, 7, 8}, unitCost},
		{start + "goal: spiral\ncost: tile", spiral, []uint8{1, 2, 3, 8, 0, 4, 7, 6, 5}, tileCost},
		{start + "\n8 7 6\n5 4 3\n2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, unitCost},
		{start + "\n8 7 6 5 4 3 2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, unitCost},
		{start + "cost tile\ngoal\n8 7 6\n5 4 3\n2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, tileCost},
		{start + "goal: file\n\n8 7 6\n5 4 3\n2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, unitCost},
		{start + "goal: spiral\n8 7 6\n5 4 3\n2 1 0", spiral, []uint8{1, 2, 3, 8, 0, 4, 7, 6, 5}, unitCost},
		{"7 1 2 3 8 0 4 7 6 5 22", blankFirst, []uint8{0, 1, 2, 3, 4, 5, 6, 7, 8}, unitCost},
		{"7 1 2 3 8 0 4 7 6 5 22 17000\ngoal: blank-last", blankLast, []uint8{1, 2, 3, 4, 5, 6, 7, 8, 0}, unitCost},
		{"3\n" + start, spiral, []uint8{1, 2, 3, 8, 0, 4, 7, 6, 5}, unitCost},
		{"3\n" + start + "goal: blank-last", blankLast, []uint8{1, 2, 3, 4, 5, 6, 7, 8, 0}, unitCost},
		{"3\n" + start + "\n8 7 6\n\n5 4 3\n2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, unitCost},
		{"3\n" + strings.ReplaceAll(start, "\n", "\n\n") + "8 7 6\n\n5 4 3\n2 1 0", fromFile, []uint8{8, 7, 6, 5, 4, 3, 2, 1, 0}, unitCost},
		{"1 2 3 8 0 4 7 6 5", blankLast, []uint8{1, 2, 3, 4, 5, 6, 7, 8, 0}, unitCost},
	} {
		p := mustParse(t, c.text)
		if p.settings.Text("goal") != c.name || !slices.Equal(p.goal.cells, c.goal) || p.cost != c.cost {
			t.Errorf("%q: goal %s %v, cost %s", c.text, p.settings.Text("goal"), p.goal.cells, p.cost)
		}
		if want := []uint8{1, 2, 3, 8, 0, 4, 7, 6, 5}; !slices.Equal(p.start.cells, want) {
			t.Errorf("%q: start %v", c.text, p.start.cells)
		}
	}
}

func TestSpiralsEndInside(t *testing.T) {
	for text, want := range map[string]string{
		"4 4": " 1  2  3  4\n12 13 14  5\n11  - 15  6\n10  9  8  7\n",
		"3 4": " 1  2  3  4\n10 11  -  5\n 9  8  7  6\n",
		"4 3": " 1  2  3\n10 11  4\n 9  -  5\n 8  7  6\n",
		"2 3": "1 2 3\n- 5 4\n",
		"3 2": "1 2\n- 3\n5 4\n",
	} {
		goal, _ := namedGoal(spiral, int(text[0]-'0'), int(text[2]-'0'))
		if goal.String() != want {
			t.Errorf("%s: got\n%swant\n%s", text, goal, want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct {
		text         string
		line, column int
		want         string
	}{
		{"", 1, 0, "no board"},
		{"# nothing\n", 1, 0, "no board"},
		{"1 2 3\n4 5 x\n7 8 -", 2, 5, `found "x", expected a tile from 1 to 8`},
		{"1 2 3\n4 5 6\n7 10 8", 3, 3, `found "10", expected a tile from 1 to 8`},
		{"1 2 3\n4 -5 6\n7 8 -", 2, 3, `found "-5"`},
		{"1 2 3\n4 5 99999999999999999999\n7 8 -", 2, 5, `found "99999999999999999999"`},
		{"1 2 3\n4 5 6\n7 5 -", 3, 3, "found tile 5 a second time; it is in line 2, column 3, too; tile 8 is missing"},
		{"1 2 3\n4 5 6\n7 8 5", 3, 5, "tile 5 a second time; it is in line 2, column 3, too; the blank is missing"},
		{"1 2 3\n4 - 6\n7 8 .", 3, 5, "found the blank a second time; it is in line 2, column 3, too; tile 5 is missing"},
		{"1 2 3\n4 0 6\n7 8 9", 3, 5, "found the blank a second time"},
		{"1 2 3\n4 5\n7 8 -", 2, 0, "row 2 has 2 cells, expected 3"},
		{"1 2 3\n4 5 6 6\n7 8 -", 2, 7, "row 2 has 4 cells, expected 3"},
		{"1 2 3 4 -", 1, 0, "the board has 1 x 5 cells, expected from 2 x 2 to 10 x 10"},
		{"1\n2\n-", 1, 0, "the board has 3 x 1 cells"},
		{"1 2 3 4 5 6 7 8 9 10 11\n- - - - - - - - - - -", 1, 0, "the board has 2 x 11 cells"},
		{"1 2 3\n4 5 6\n7 8 -\ncost: gold", 4, 7, `found the cost "gold", expected one of unit, tile`},
		{"1 2 3\n4 5 6\n7 8 -\ngoal: middle", 4, 7, `found the goal "middle", expected one of blank-last, blank-first, spiral, file`},
		{"1 2 3\n4 5 6\n7 8 -\ngoal: spiral please", 4, 14, `found "please" after goal: spiral`},
		{"1 2 3\n4 5 6\n7 8 -\ncost", 4, 6, `found the cost ""`},
		{"1 2 3\n4 5 6\n7 8 -\ngoal", 4, 0, "no board follows"},
		{"1 2 3\n4 5 6\n7 8 -\ncost: unit\ncost: tile", 5, 1, "the cost is set a second time; line 4 sets it, too"},
		{"1 2 3\n4 5 6\n7 8 -\ncost: unit\n COST unit", 5, 2, "the cost is set a second time"},
		{"goal: spiral\n1 2 3\n4 5 6\n7 8 -\n\ngoal: blank-last", 6, 1, "the goal is set a second time; line 1 sets it, too"},
		{"1 2 3\n4 5 6\n7 8 -\ngoal\n8 7 6\n5 4 3\n2 1 -\ngoal\n", 8, 1, "the goal is set a second time; line 4 sets it, too"},
		{"goal: middle\ngoal: spiral\n1 2\n3 -", 1, 7, "found the goal \"middle\""},
		{"4\n1 2 3\n4 5 6\n7 8 -", 1, 1, "the size is \"4\", but 3 rows follow, the first of 3 cells"},
		{"3\n1 2 3\n4 5 6\n", 1, 1, "the size is \"3\", but 2 rows follow"},
		{strings.Repeat("1 2 3\n", 10_000), 3334, 0, "more than 10000 numbers"},
		{"1 2 3\n4 5 6\n7 8 -\n\n1 2\n3 -", 5, 0, "the goal has 2 x 2 cells, expected 3 x 3"},
		{"1 2 3\n4 5 6\n7 8 -\n\n1 2 3\n4 4 6\n7 8 -", 6, 3, "tile 4 a second time"},
		{"1 2 3\r\n4 5 6\r\n7\t8\t?", 3, 5, `found "?"`},
		{"3x4\n1 2 3\n4 5 6\n7 8 -", 1, 1, `the size is "3x4", but 3 rows follow, the first of 3 cells; expected a board of that size`},
		{"3\n1 2 3\n\n4 5 x\n7 8 -", 4, 5, `found "x"`},
		{"1\n2\n3\n4\nx\n6\n7\n8\n-", 5, 1, `found "x"`},
		{"1 2 3\n\n4 5 5\n\n7 8 -", 3, 5, "tile 5 a second time"},
		{"1 1 2 3 8 0 4 7 6 5 22\n2 1 2 3 8 0 4 7 6 5 22", 2, 0, "keep one instance"},
	} {
		p, err := family.Parse(c.text)
		var bad *engine.ParseError
		if !errors.As(err, &bad) {
			t.Errorf("%q: read as\n%v, error %v", c.text, p, err)
			continue
		}
		if bad.Line != c.line || bad.Column != c.column || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v\nwant line %d, column %d: %s", c.text, err, c.line, c.column, c.want)
		}
	}
}

// drawPuzzle draws any puzzle.
func drawPuzzle(t *rapid.T) *Puzzle {
	rows, cols := rapid.IntRange(minSide, maxSide).Draw(t, "rows"), rapid.IntRange(minSide, maxSide).Draw(t, "cols")
	cells := make([]uint8, rows*cols)
	for i := range cells {
		cells[i] = uint8(i)
	}
	start := board{rows, cols, rapid.Permutation(cells).Draw(t, "start")}
	goals := []string{blankLast, blankFirst, spiral}
	given := board{}
	if rapid.Bool().Draw(t, "given") {
		given = board{rows, cols, rapid.Permutation(cells).Draw(t, "goal")}
		goals = append(goals, fromFile)
	}
	p, err := newPuzzle(start, given, rapid.SampledFrom(goals).Draw(t, "goal name"), rapid.SampledFrom([]string{unitCost, tileCost}).Draw(t, "cost"))
	if err != nil {
		t.Fatal(err)
	}
	p.store = tables
	return p
}

func TestTextGivesThePuzzleBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPuzzle(t)
		back, err := family.Parse(p.String())
		if err != nil {
			t.Fatalf("%v in\n%s", err, p)
		}
		if !reflect.DeepEqual(back, p) {
			t.Fatalf("read as\n%s\nwant\n%s", back, p)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, c := range published {
		f.Add(c.board)
	}
	for _, text := range []string{
		"0 1 3\n4 2 5\n7 8 6\n\ngoal: spiral\ncost: tile", "3\n1 2 3\n4 5 6\n7 8 _", "1 2 3 4 5 6 7 8 0\n\n0 1 2 3 4 5 6 7 8",
		"12 0 1 2 3\r\n", "goal\n", "1 2\n3 -\ngoal : file\n1 2\n3 4", "\ufeff1\t2\n3\t4\n# end", "6 6\nAABC\n",
		"cost: unit\ncost: tile\n1 2\n3 -", "1 2\n3 -\ngoal\n1 2\n3 -\ngoal: spiral", "2\n1 2\n3 -", "3\n1 2\n3 -", "3x2\n\n1 2 3\n4\t5 -", "2 3\n1\n2\n3\n4\n5\n0", "# is unsolvable\n2\n\n1 2\n\n3 -\n\n- 1\n2 3", "9 2\n- 1\nx",
		"a board\n\n1 2\n3 -", "1\x1a2\r3\u00a0-",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if l := detect(text); l < 0 || l > 1 {
			t.Fatalf("detected at %v", l)
		}
		p, err := family.Parse(text)
		if err != nil {
			var bad *engine.ParseError
			if !errors.As(err, &bad) || bad.Line < 1 || bad.Column < 0 || bad.Line > 1+strings.Count(text, "\n")+strings.Count(text, "\r") {
				t.Fatalf("error %#v", err)
			}
			return
		}
		p.(*Puzzle).said = said{} // not part of its text
		back, err := family.Parse(p.String())
		if err != nil || !reflect.DeepEqual(back, p) {
			t.Fatalf("%v, read back as\n%v\nwant\n%v", err, back, p)
		}
		if len(p.Facts()) == 0 {
			t.Fatal("no facts")
		}
	})
}

func TestDetect(t *testing.T) {
	for _, c := range []struct {
		name, text string
		min, max   float64
	}{
		{"a board", "1 2 3\n4 5 6\n7 8 -", 1, 1},
		{"a 6 x 6 board", mustGenerate(t, engine.Values{"rows": "6", "cols": "6"}).String(), 1, 1},
		{"a number twice", "1 2 3\n4 5 6\n7 7 -", 0.6, 0.9},
		{"a letter", "1 2 3\n4 5 6\n7 x -", 0.6, 0.9},
		{"a ragged row", "1 2 3\n4 5 6\n7 -", 0.8, 0.9},
		{"cars as numbers", "2 2 2 0 0 6\n0 0 5 0 0 6\n1 1 5 0 0 6\n4 0 5 0 0 0\n4 0 0 0 3 0\n4 0 3 3 3 0", 0, 0.1},
		{"cars as letters", "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.", 0, 0.4},
		{"pieces", "5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD", 0, 0.1},
		{"nothing", "", 0, 0},
	} {
		if l := detect(c.text); l < c.min || l > c.max {
			t.Errorf("%s: %.2f, want %v to %v", c.name, l, c.min, c.max)
		}
	}
}

func mustGenerate(t testing.TB, values engine.Values) *Puzzle {
	t.Helper()
	p, err := family.New(context.Background(), values)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Puzzle)
}
