package packing

import (
	"errors"
	"math"
	"strings"
	"testing"

	"langkah/engine"
)

// read parses a valid text.
func read(t testing.TB, text string) *Puzzle {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return p
}

const (
	small     = "2 3 2\nDEFAULT\nAA\nA\nB\nBB\n"
	cross     = "3 3 2\nCUSTOM\n.X.\nXXX\n.X.\nAA\nA\nBB\n"
	twoLayers = "2 2 2\nPYRAMID\nAA\nBB\nB\n"
	challenge = "2 4 3\nDEFAULT\nAA\nA\nB\nBB\nCC\nONE-SIDED A\nGIVEN\nA...\nAA..\n"
)

func TestRoundTrip(t *testing.T) {
	for _, text := range []string{small, cross, twoLayers, challenge, strings.Replace(challenge, "A...\nAA..", "....\n....", 1)} {
		if got := read(t, text).String(); got != text {
			t.Errorf("%q is written as %q", text, got)
		}
	}
}

func TestFilesAsTheyReallyLook(t *testing.T) {
	for name, text := range map[string]string{
		"line ends of Windows":   strings.ReplaceAll(small, "\n", "\r\n"),
		"no last newline":        strings.TrimSuffix(small, "\n"),
		"trailing blanks":        strings.ReplaceAll(small, "\n", "  \t\n"),
		"blank lines at the end": small + "\n \n\n",
		"blanks before a piece":  "2 3 2\nDEFAULT\n  AA\n  A\nB\nBB\n",
		"blanks in line 1":       "  2  3   2 \nDEFAULT\nAA\nA\nB\nBB\n",
		"a blank line between":   "2 3 2\nDEFAULT\nAA\nA\n\nB\nBB\n",
	} {
		if got := read(t, text).String(); got != small {
			t.Errorf("%s: read as %q", name, got)
		}
	}
	if got := read(t, strings.ReplaceAll(cross, "X", "#")).String(); got != cross {
		t.Errorf("# for a cell is read as %q", got)
	}
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "line 1: found \"\", expected three numbers",
		"5 5\nDEFAULT\nA":                      "line 1: found \"5 5\", expected three numbers",
		"2 M 5\nDEFAULT\nA":                    "line 1, column 3: found \"M\", expected the number of columns",
		"2  2  2x\nDEFAULT\nA":                 "line 1, column 7: found \"2x\"",
		"-1 2 2\nDEFAULT\nA":                   "line 1, column 1: the number of rows is -1",
		"2 0 2\nDEFAULT\nA":                    "line 1, column 3: the number of columns is 0",
		"2 2 27\nDEFAULT\nA":                   "line 1, column 5: the number of pieces is 27, there are only 26 letters",
		"99999999 99999999 2\nDEFAULT\nA":      "cells are the most",
		"99999999999999999999 9 2\nDEFAULT\nA": "line 1, column 1: found",
		"2 2 2\nAA\nBB":                        "line 2, column 1: found \"AA\", expected DEFAULT, CUSTOM or PYRAMID",
		"2 2 2\ndefault\nA":                    "write it in capitals: DEFAULT",
		"2 2 2":                                "line 2, column 1: found \"\"",
		"3 4 2\nPYRAMID\nA":                    "line 1: a pyramid of 3 x 4: N and M have to be equal",
		"27 27 2\nPYRAMID\nA":                  "line 1, column 1: the pyramid's base is 27 balls wide, 26 is the most",
		"2 2 2\nCUSTOM\nXX\n":                  "line 4: the file ends, expected row 2 of the 2 rows",
		"2 2 2\nCUSTOM\nXX":                    "line 4: the file ends, expected row 2 of the 2 rows",
		"2 2 2\nCUSTOM\nXX\nXXX\nA":            "line 4, column 3: row 2 of the board has 3 characters, expected 2",
		"2 2 2\nCUSTOM\nXX\nXM\nA":             "line 4, column 2: found 'M' in row 2",
		"1 2 1\nCUSTOM\n..\nA":                 "the board has no cell",
		"2 2 2\nDEFAULT\n":                     "no pieces follow the board",
		"2 2 2\nDEFAULT\n" + strings.Repeat("A", 677):                          "line 3, column 677: piece A reaches beyond 676 cells",
		"2 2 2\nDEFAULT\n" + strings.Repeat("A\n", 677):                        "line 679, column 2: piece A reaches beyond 676 cells",
		"2 2 2\nDEFAULT\n" + strings.Repeat(strings.Repeat("A", 100)+"\n", 63): "line 3, column 1: piece A has 6300 cells, more than the largest board",
		"2 2 2\nDEFAULT\nAa":                         "line 3, column 2: found 'a', pieces are drawn with capital letters",
		"2 2 2\nDEFAULT\nA1":                         "line 3, column 2: found '1', expected a piece",
		"2 2 2\nDEFAULT\nA B":                        "line 3, column 3: found 'B' in a row of piece A",
		"2 2 1\nDEFAULT\n\xff":                       "line 3, column 1: found",
		"1 1 1\nDEFAULT\n" + manyPieces(27):          "line 29, column 1: piece A is one too many",
		small + "ONE-SIDED A\nONE-SIDED B\n":         "line 8, column 1: found ONE-SIDED a second time; line 7 begins with it, too",
		small + "ONE-SIDED A B A\n":                  "line 7, column 15: found A a second time",
		small + "GIVEN\n...\n...\nGIVEN\n...\n...\n": "line 10, column 1: found GIVEN a second time; line 7 begins with it, too",
		small + "GIVEN\n...\n...\nONE-SIDED A\n":     "line 10, column 1: found ONE-SIDED after GIVEN in line 7, expected it before",
		"2 2 2\nDEFAULT\n\u00c9A":                    "line 3, column 1: found 'É'",
		small + "GIVEN now\n":                        "line 7, column 1: found \"GIVEN now\", expected nothing more",
		small + "GIVEN\n...\n":                       "line 9: the file ends, expected 3 characters",
		small + "GIVEN\n...\n....\n":                 "line 9, column 4: found",
		small + "GIVEN\n.A.\n.C.\n":                  "line 9, column 2: found 'C', expected . or",
		small + "GIVEN\n.A.\n.A.\n":                  "line 8, column 2: the given cells of A are not piece A",
		small + "GIVEN\n...\n...\nC\n":               "line 10, column 1: found \"C\", expected nothing more",
		small + "ONE-SIDED A Q\n":                    "line 7, column 13: found \"Q\", expected letters of pieces: A B",
		twoLayers + "ONE-SIDED A\n":                  "line 6, column 1: pieces of a pyramid turn in space",
		cross + "GIVEN\nA..\nAA.\n...\n":             "line 10, column 1: found 'A'",
		twoLayers + "GIVEN\n.\n\nAA\n..\nDEFAULT":    "line 11, column 1: found \"DEFAULT\"",
	} {
		_, err := Parse(text)
		var place *engine.ParseError
		if !errors.As(err, &place) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func manyPieces(n int) string {
	var text strings.Builder
	for i := range n {
		text.WriteByte(byte('A' + i%26))
		text.WriteByte('\n')
	}
	return text.String()
}

func TestWarnings(t *testing.T) {
	for text, want := range map[string]string{
		"2 3 8\nDEFAULT\nAA\nA\nB\nBB\n":           "P is wrong: the first line says 8 pieces, the file has 2",
		"2 3 2\nDEFAULT\nC\nC\nD\nC\n":             "line 6: the letter C is used again for another piece; here that piece is called A",
		"2 3 2\nDEFAULT\nA A\nB\n":                 "line 3: the cells of piece A do not all touch by a side",
		"2 3 2\nDEFAULT\nA\n A\nB\n":               "line 3: the cells of piece A do not all touch by a side",
		"2 2 2\nDEFAULT\nA\n\nA\nB":                "line 3: the cells of piece A do not all touch by a side",
		"3 3 2\nDEFAULT\nAAA\nA A\nAAA\nB\n":       "line 3: piece A has a hole",
		"3 3 2\nDEFAULT\nAAAA\nA  A\nA  A\nAAAA\n": "line 3: piece A has a hole",
	} {
		var texts []string
		for _, w := range engine.Warnings(read(t, text)) {
			texts = append(texts, w.String())
		}
		if !strings.Contains(strings.Join(texts, "\n"), want) {
			t.Errorf("%q: warnings %q, want %s", text, texts, want)
		}
	}
	for _, text := range []string{small, cross, twoLayers, challenge, "2 3 2\nDEFAULT\nAAA\nA A\nB\n"} {
		if w := engine.Warnings(read(t, text)); len(w) > 0 {
			t.Errorf("%q: warnings %v", text, w)
		}
	}
}

// A letter that is used again keeps its place in the file, and gets a new name on the board.
func TestALetterUsedAgain(t *testing.T) {
	text := "1 4 3\nDEFAULT\nC\nC\nD\nC\nGIVEN\n...A\n"
	p := read(t, text)
	if got := p.String(); got != text {
		t.Errorf("written as %q", got)
	}
	if p.start.Text() != "...A\n" {
		t.Errorf("the board is %q", p.start.Text())
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{small, cross, twoLayers, challenge, kanoodleGrid, strings.ToLower(kanoodleGrid), "", "1 1 1\nDEFAULT\nA", "3 3 2\nCUSTOM\n#.#\n...\n###\nA A\nB\n B\n",
		small + "ONE-SIDED\tA\nONE-SIDED B\n", small + "GIVEN\n...\n...\nGIVEN\n", "2 2\n" + small, "2 2 2\nCUSTOM\nX\u00e9\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if l := detect(text); l < 0 || l > 1 {
			t.Fatalf("detected at %v", l)
		}
		p, err := parse(text)
		if err != nil {
			var place *engine.ParseError
			if !errors.As(err, &place) || place.Line < 1 || place.Column < 0 || place.Line > 2+strings.Count(text, "\n")+strings.Count(text, "\r") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		again := read(t, p.String())
		if again.String() != p.String() || again.start.Text() != p.start.Text() {
			t.Fatalf("%q is written as %q, and that as %q", text, p.String(), again.String())
		}
	})
}

func TestDetect(t *testing.T) {
	for text, want := range map[string]float64{
		small: 1, "5 5 7\nLINGKARAN\nA": 0.35, "5 5 7\nA\nAA\nB": 0.7, "DEFAULT\nA\nAA\nB": 0.8, "A\nAA\nB\n": 0.5,
		"5 11 12": 0.2, "1 2 3\n4 5 6\n7 8 0\n": 0.2 / 3, "6 6\n11\nAAB..F\n": 0, "": 0,
	} {
		if got := detect(text); math.Abs(got-want) > 1e-9 {
			t.Errorf("%q looks like a packing by %v, want %v", text, got, want)
		}
	}
}
