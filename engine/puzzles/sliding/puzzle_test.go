package sliding

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

func TestKind(t *testing.T) {
	for text, want := range map[string]string{
		published[0].board:                       "15-puzzle, 4 x 4",
		"1 2 3\n4 5 6\n7 8 -":                    "8-puzzle, 3 x 3",
		"1 2 3 4\n5 6 7 8\n9 10 11 -":            "11-puzzle, 3 x 4",
		"1 2\n3 -":                               "3-puzzle, 2 x 2",
		"1 2 3\n4 5 6\n7 8 9\n10 11 12\n13 14 -": "14-puzzle, 5 x 3",
	} {
		if got := mustParse(t, text).Kind().String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestWith(t *testing.T) {
	p := mustParse(t, "0 1 3\n4 2 5\n7 8 6\n\n8 7 6\n5 4 3\n2 1 -")
	changed, err := p.With(engine.Values{"goal": "spiral", "cost": "tile"})
	if err != nil {
		t.Fatal(err)
	}
	if text := changed.String(); !strings.Contains(text, "goal: spiral") || !strings.Contains(text, "cost: tile") {
		t.Errorf("changed to\n%s", text)
	}
	back, err := changed.With(engine.Values{"goal": "file", "cost": "unit"})
	if err != nil || back.String() != p.String() {
		t.Errorf("changed back (%v) to\n%s\nwant\n%s", err, back, p)
	}
	for name, want := range map[string]string{"goal": "spiral", "cost": "tile"} {
		if got := changed.Settings().Text(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	for _, values := range []engine.Values{{"goal": "file"}, {"cost": "gold"}, {"size": "3"}} {
		if p, err := mustParse(t, published[0].board).With(values); err == nil {
			t.Errorf("%v gives\n%s", values, p)
		}
	}
}

func TestFactsOfOtherGoalsAndSizes(t *testing.T) {
	for _, c := range []struct{ text, sum, x, verdict string }{
		{
			"- 1 2\n3 4 5", // the blank is 3 steps from its cell: rows + columns is odd
			"smaller tiles stand after tile i in reading order; the blank counts as the largest. The sum is 5.",
			"The blank's distance from its goal cell, in steps, is 3; that is odd, so X = 1.",
			"Solvable: KURANG 5 + X 1 = 6 is even.",
		}, {
			"1 - 2\n3 4 5\ngoal: blank-first",
			"come before tile i in the goal stand after it on the board, both in reading order; the blank counts as a tile. The sum is 1.",
			"The blank's distance from its goal cell, in steps, is 1; that is odd, so X = 1.",
			"Solvable: KURANG 1 + X 1 = 2 is even.",
		}, {
			"1 2 3\n8 - 4\n7 5 6\ngoal: spiral",
			"The sum is 1.",
			"The blank's distance from its goal cell, in steps, is 0; that is even, so X = 0.",
			"Cannot be solved: KURANG 1 + X 0 = 1 is odd. A move changes both by an odd number, so the total stays odd; at the goal it is 0.",
		}, {
			"1 2 3\n8 - 4\n7 6 5",
			"The sum is 11.",
			"The blank is in row 1, column 1, counted from 0; their sum 2 is even, so X = 0.",
			"Cannot be solved: ",
		},
	} {
		facts := mustParse(t, c.text).Facts()
		for i, want := range []string{c.sum, c.x, c.verdict} {
			if got := facts[i].Text.String(); !strings.Contains(got, want) {
				t.Errorf("%q: got %q, want %q", c.text, got, want)
			}
		}
	}
}

// TestAllKorfBoardsAreSolvable compares parity with boards known to be solvable, a quarter of which a well-known
// program reports as unsolvable.
func TestAllKorfBoardsAreSolvable(t *testing.T) {
	for _, file := range []string{"sliding/korf100.txt", "sliding/korf24.txt"} {
		for _, line := range strings.Split(strings.TrimSpace(casetest.Read(t, file)), "\n") {
			p := mustParse(t, line)
			if p.settings.Text("goal") != blankFirst {
				t.Errorf("%s: the goal is %s", line, p.settings.Text("goal"))
			}
			if fact, known := engine.Verdict(p); !known || fact.Kind != engine.Solvable {
				t.Errorf("%s: %s", line, fact.Text)
			}
		}
	}
}

func TestGeneratedBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := engine.Values{}
		for _, o := range generateOptions() {
			most := min(int(o.Max), 300)
			values[o.Name] = rapid.Custom(func(t *rapid.T) string {
				return strconv.Itoa(rapid.IntRange(int(o.Min), most).Draw(t, o.Name))
			}).Draw(t, o.Name)
		}
		p, err := family.New(context.Background(), values)
		if err != nil {
			t.Fatal(err)
		}
		if fact, _ := engine.Verdict(p); fact.Kind != engine.Solvable {
			t.Fatalf("%v: %s\n%s", values, fact.Text, p)
		}
		if again, _ := family.New(context.Background(), values); again.String() != p.String() {
			t.Fatalf("%v: another board the second time", values)
		}
	})
}

// TestShuffleIsFair draws 2 x 2 boards: each of the twelve solvable ones occurs.
func TestShuffleIsFair(t *testing.T) {
	seen := map[string]int{}
	for seed := range 1200 {
		p := mustGenerate(t, engine.Values{"rows": "2", "cols": "2", "seed": strconv.Itoa(seed)})
		seen[p.String()]++
	}
	for b, n := range seen {
		if n < 60 || n > 140 {
			t.Errorf("%d times of 1200, expected about 100:\n%s", n, b)
		}
	}
	if len(seen) != 12 {
		t.Errorf("%d boards, want 12", len(seen))
	}
}

func TestGenerateRefuses(t *testing.T) {
	for _, values := range []engine.Values{{"rows": "1"}, {"cols": "11"}, {"seed": "x"}, {"moves": "-1"}, {"depth": "3"}} {
		if p, err := family.New(context.Background(), values); err == nil {
			t.Errorf("%v gives\n%s", values, p)
		}
	}
}
