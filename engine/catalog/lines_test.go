package catalog

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/engine"
)

// Two boards of every kind that has a form in one line.
var pairs = map[string][2]string{
	"rush":           {"GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo", "BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN"},
	"rush, dots":     {"GBB.L.GHI.LMGHIAAMCCCK.M..JKDDEEJFF.", "BB.KMxDDDKM.IAAL..I.JLEE..JFFN.GG.xN"},
	"rush, database": {"60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", "51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo 4780"},
	"sliding":        {"1 2 3 4 5 6 7 0 8", "1 2 3 4 5 6 0 7 8"},
	"sliding, list":  {"1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3 57", "2 13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6 55"},
	"sliding, /":     {"1 2 3/4 5 6/7 0 8", "1 2 3/4 0 6/7 5 8"},
	"share strings":  {"T3x3:1.2.3/4.5.6/7.-.8", "R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R"},
}

func TestAPuzzleInEachLineIsAPack(t *testing.T) {
	for name, pair := range pairs {
		path := filepath.Join(t.TempDir(), "boards.txt")
		text := "# two\n" + pair[0] + "\n# and\n" + pair[1] + "\n"
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		var several *Several
		if _, err := all.Open(text); !errors.As(err, &several) || !strings.HasPrefix(err.Error(), "line 4: the text holds 2 puzzles, one in each line") {
			t.Errorf("%s: %v", name, err)
		}
		if lines, err := all.Lines(path); err != nil || len(lines) != 2 || lines[1] != pair[1] {
			t.Errorf("%s: %q, %v", name, lines, err)
		}
		for i, want := range pair {
			alone, err := all.Open(want)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			called, p, err := all.OpenFile(path + []string{":1", ":2"}[i])
			if err != nil || p.String() != alone.String() || called != []string{"boards 1", "boards 2"}[i] {
				t.Errorf("%s, %d: %q, %v", name, i+1, called, err)
			}
		}
		if _, _, err := all.OpenFile(path + ":3"); err == nil || !strings.Contains(err.Error(), "there is no puzzle 3 in boards.txt, which has 2 lines of puzzles") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// After two lines that are puzzles, the error of another one is told at its place.
func TestTheErrorOfALineOfAPack(t *testing.T) {
	pair := pairs["rush"]
	_, err := all.Open(pair[0] + "\n" + pair[1] + "\n\n" + strings.Replace(pair[0], "DD", "D?", 1) + "\n")
	var bad *engine.ParseError
	if !errors.As(err, &bad) || bad.Line != 4 || !strings.Contains(err.Error(), "'?'") {
		t.Error(err)
	}
}

// Rows of one board are not taken for boards, whatever is wrong with it.
func TestRowsAreNoPack(t *testing.T) {
	for _, text := range []string{
		"3 1 2 0\n4 5 6 7\n8 9 10 11\n12 13 14 15\n",
		"0 1 2 3\n4 5 6 6\n8 9 10 11\n12 13 14 15\n",
		"AAAA\nAABB\n",
		"A\nB\nC\n",
		"AABB\nAABB\nCCCC\nCCCC\n",
		strings.Repeat("AAAABBBBCCCCDDDD\n", 16),
		"T3x3:1.2.3/4.5.6/\n7.-.8\n",
	} {
		_, err := all.Open(text)
		if several := (*Several)(nil); errors.As(err, &several) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
