package nullpuzzle

import (
	"context"
	"errors"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

func TestSweep(t *testing.T) {
	for _, tc := range []struct {
		row  string
		want string // the presses; "no" where there is no way
	}{
		{"#", "1"},
		{"##", "2"}, // no dearer than 1
		{"###", "2"},
		{"#.#", "1 3"},
		{"....", ""},
		{"#....", "no"},
		{"##...", "1"},
		{"#.#\ncost place", "1 3"},
		{"##\ncost place", "1"},
	} {
		p, err := Parse(tc.row)
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		got := "no"
		if r.Status == engine.Solved {
			names := make([]string, len(r.Moves))
			for i, m := range r.Moves {
				names[i] = strings.TrimPrefix(m.Name, "press ")
			}
			got = strings.Join(names, " ")
		}
		if verdict, _ := engine.Verdict(p); (verdict.Kind == engine.Solvable) != (got != "no") {
			t.Errorf("%q: the verdict is %q", tc.row, verdict.Text)
		}
		if got != tc.want {
			t.Errorf("%q: pressed %q, want %q (%s)", tc.row, got, tc.want, r.Reason)
		}
	}
}

// The family's own method is as good as the plain ones.
func TestSweepAgreesWithSearch(t *testing.T) {
	for _, text := range []string{"#", "#.##.#", "#######\ncost place", ".#..#.#.", "##.#"} {
		p, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		own := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		for _, m := range p.Methods() {
			if !m.Guarantee().Optimal {
				continue
			}
			limits := engine.Limits{}
			if m.Algorithm.Name == "rbfs" || m.Algorithm.Name == "smastar" { // they enter a row of lamps by every path to it
				limits.Nodes = 5_000
			}
			r := engine.Solve(context.Background(), p, m, limits, nil)
			if limits.Nodes > 0 && r.Status == search.NodeLimit {
				continue
			}
			if r.Status != own.Status || r.Cost != own.Cost {
				t.Errorf("%q by %s: %s, cost %d; sweep: %s, cost %d", text, m.Name(), r.Status, r.Cost, own.Status, own.Cost)
			}
		}
	}
}

func TestMistakesInTheText(t *testing.T) {
	for text, want := range map[string]string{
		"":              "line 1: there are no lamps",
		"\n#":           "line 1: found 0 lamps",
		"#.x":           "line 1, column 3: found 'x'",
		"#.\nprice 3":   "line 2: found \"price 3\"",
		"#.\ncost much": "line 2: cost is \"much\"",
		"#\n\n\n#":      "line 3: found a third line",
	} {
		_, err := Parse(text)
		var place *engine.ParseError
		if !errors.As(err, &place) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"#..#", "#\ncost place\n", "x", "", "é", "..\r\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(p.String())
		if err != nil || again != p {
			t.Errorf("%q became %q: %v", text, p, err)
		}
	})
}

func TestGeneratedRowsCanBeSolved(t *testing.T) {
	for _, seed := range []string{"0", "1", "2", "3", "44"} {
		p, err := Family().New(context.Background(), engine.Values{"lamps": "11", "seed": seed})
		if err != nil {
			t.Fatal(err)
		}
		if v, ok := engine.Verdict(p); !ok || v.Kind != engine.Solvable {
			t.Errorf("seed %s: %s cannot be solved", seed, p)
		}
	}
}
