package packing

import (
	"strings"
	"testing"

	"langkah/engine"
)

func TestOrientations(t *testing.T) {
	inPlane := map[byte]int{'F': 8, 'I': 2, 'L': 8, 'N': 8, 'P': 8, 'T': 4, 'U': 4, 'V': 4, 'W': 4, 'X': 1, 'Y': 8, 'Z': 4}
	inSpace := map[byte]int{'F': 24, 'I': 6, 'L': 24, 'N': 24, 'P': 24, 'T': 12, 'U': 12, 'V': 12, 'W': 12, 'X': 3, 'Y': 24, 'Z': 12}
	oneSided := map[byte]int{'F': 4, 'I': 2, 'L': 4, 'N': 4, 'P': 4, 'T': 4, 'U': 4, 'V': 4, 'W': 4, 'X': 1, 'Y': 4, 'Z': 2}
	p := read(t, "6 10 12\nDEFAULT\n"+sets()[1].text())
	for _, piece := range p.pieces {
		for _, c := range []struct {
			where string
			got   int
			want  int
		}{
			{"plane", len(piece.turns), inPlane[piece.letter]},
			{"pyramid", len(orientations(piece.shape, pyramid, false)), inSpace[piece.letter]},
			{"plane, one-sided", len(orientations(piece.shape, rectangle, true)), oneSided[piece.letter]},
		} {
			if c.got != c.want {
				t.Errorf("%c has %d orientations in the %s, want %d", piece.letter, c.got, c.where, c.want)
			}
		}
	}
	if square := read(t, "2 2 1\nPYRAMID\nAA\nAA\n").pieces[0]; len(square.turns) != 3 {
		t.Errorf("a square has %d orientations in a pyramid, want 3", len(square.turns))
	}
}

// after makes moves from the start and returns the position.
func after(t *testing.T, p engine.Puzzle, names ...string) engine.Position {
	t.Helper()
	pos := p.Start()
	for _, name := range names {
		next, err := pos.Apply(engine.Move{Name: name, Cost: 1})
		if err != nil {
			t.Fatal(err)
		}
		pos = next
	}
	return pos
}

// The orientations of the documentation: as drawn, rotated clockwise, reflected and then rotated.
func TestOrientationsAreNumberedAsDocumented(t *testing.T) {
	p := read(t, "3 3 1\nDEFAULT\nAAA\nA\n")
	for move, want := range map[string]string{
		"A 1 r1c1": "AAA\nA..\n...\n", "A 2 r1c1": "AA.\n.A.\n.A.\n", "A 3 r1c3": "..A\nAAA\n...\n", "A 4 r1c1": "A..\nA..\nAA.\n",
		"A 5 r1c1": "AAA\n..A\n...\n", "A 6 r1c2": ".A.\n.A.\nAA.\n", "A 7 r1c1": "A..\nAAA\n...\n", "A 8 r1c1": "AA.\nA..\nA..\n",
	} {
		if got := after(t, p, move).Text(); got != want {
			t.Errorf("%s gives\n%s", move, got)
		}
	}
}

// Upright pieces run along the diagonals of the base.
func TestPyramid(t *testing.T) {
	p := read(t, "3 3 2\nPYRAMID\nAAA\nBBB\nBBB\nBB\nB B\nB B\n")
	for move, want := range map[string]string{
		"A 1 h1r1c1": ".\n\n..\n..\n\nAAA\n...\n...\n",
		"A 2 h1r1c1": ".\n\n..\n..\n\nA..\nA..\nA..\n",
		"A 3 h1r1c1": "A\n\nA.\n..\n\nA..\n...\n...\n",
		"A 5 h1r3c1": "A\n\n..\nA.\n\n...\n...\nA..\n",
		"A 6 h1r1c3": "A\n\n.A\n..\n\n..A\n...\n...\n",
		"A 4 h1r3c3": "A\n\n..\n.A\n\n...\n...\n..A\n",
	} {
		if got := after(t, p, move).Text(); got != want {
			t.Errorf("%s gives\n%s", move, got)
		}
	}
}

func TestSolved(t *testing.T) {
	p := read(t, small)
	half := after(t, p, "A 1 r1c1")
	if half.Solved() {
		t.Error("solved with one piece")
	}
	if full := after(t, p, "A 1 r1c1", "B 4 r1c3"); !full.Solved() || full.Text() != "AAB\nABB\n" {
		t.Errorf("not solved:\n%s", full.Text())
	}
	if p.Start().Text() != "...\n...\n" {
		t.Error("the start has changed")
	}
}

func TestRefusedMoves(t *testing.T) {
	p := read(t, small)
	pos := after(t, p, "A 1 r1c1")
	for move, want := range map[string]string{
		"A 1 r1c2":  "piece A lies on the board already",
		"B 1 r1c1":  "piece B would lie on piece A at r1c1",
		"B 1 r2c3":  "piece B would reach beyond the board",
		"B 9 r1c1":  "piece B has no orientation \"9\", it has 4",
		"B 0 r1c1":  "piece B has no orientation \"0\"",
		"Q 1 r1c1":  "there is no piece \"Q\"; there are A B",
		"B 1 r3c1":  "there is no cell \"r3c1\"",
		"B 1 r1c1x": "there is no cell \"r1c1x\"",
		"B 1":       "expected piece, orientation and cell",
		"":          "expected piece, orientation and cell",
	} {
		if _, err := pos.Apply(engine.Move{Name: move, Cost: 1}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", move, err, want)
		}
	}
	if _, err := pos.Apply(engine.Move{Name: "B 4 r1c3", Cost: 2}); err == nil {
		t.Error("a wrong cost was accepted")
	}
}

// Every listed move is legal, names are unique, and every legal placement is listed.
func TestMovesAreAllLegalPlacements(t *testing.T) {
	for _, text := range []string{small, cross, twoLayers, challenge} {
		p := read(t, text)
		listed := map[string]bool{}
		for _, m := range p.Start().Moves() {
			if _, err := p.Start().Apply(m); err != nil || listed[m.Name] {
				t.Errorf("%s, listed before: %v, error: %v", m.Name, listed[m.Name], err)
			}
			listed[m.Name] = true
		}
		for i, piece := range p.pieces {
			for turn := range piece.turns {
				for cell := range p.board.cells {
					m := p.move(placement{i, turn, cell})
					if _, err := p.Start().Apply(m); (err == nil) != listed[m.Name] {
						t.Errorf("%s is listed: %v, but %v", m.Name, listed[m.Name], err)
					}
				}
			}
		}
	}
}

func TestFacts(t *testing.T) {
	for text, want := range map[string]string{
		"2 2 2\nDEFAULT\nAA\nA\nBB\n":                  "too many cells: the pieces have 5, the board has only 4",
		"2 2 2\nDEFAULT\nAA\nB\n":                      "too few cells: the pieces have only 3, the board has 4",
		"2 2 2\nDEFAULT\nAAA\nB\n":                     "piece A fits nowhere on the board",
		"1 4 2\nDEFAULT\nA A\nB B\n":                   "",
		"2 3 2\nDEFAULT\nA A\nB B\n B B\n":             "piece B fits nowhere",
		"2 3 2\nCUSTOM\nX.X\nX.X\nAAA\nB\n":            "piece A fits nowhere",
		"2 3 2\nCUSTOM\nX.X\n..X\nAA\nB\n":             "",
		"2 4 2\nCUSTOM\nXX.X\nXX.X\nAAA\nBBB\n":        "piece A fits nowhere",
		"1 8 2\nCUSTOM\nXXXX.XXX\nAAA\nBBBB\n":         "",
		"1 8 3\nCUSTOM\nXXXX.XXX\nAAA\nBB\nCC\n":       "",
		"1 9 2\nCUSTOM\nXXXX.XXXX\nAAA\nBBBBB\n":       "piece B fits nowhere",
		"2 5 3\nCUSTOM\nXXX.X\nXXX..\nAA\nA\nBB\nCC\n": "no piece can cover the cell r1c5",
		"1 9 3\nCUSTOM\nXXXXX.XXX\nAA\nBB\nCCCC\n":     "no set of the pieces has the 5 cells of the region around r1c1",
		"1 6 2\nDEFAULT\nAA\nBBBB\nGIVEN\n.AA...\n":    "piece B fits nowhere",
	} {
		verdict, ok := engine.Verdict(read(t, text))
		if got := verdict.Text.String(); ok != (want != "") || !strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestPieceTable(t *testing.T) {
	p := read(t, "2 5 3\nDEFAULT\nAA\nA\nBBBB\nC\nCC\n")
	var rows []string
	for _, f := range p.Facts() {
		if f.Table != nil {
			for _, row := range f.Table.Rows {
				rows = append(rows, strings.Join(row, " "))
			}
		}
	}
	if got := strings.Join(rows, "; "); got != "A 3 4 C; B 4 2 ; C 3 4 A" {
		t.Errorf("the table of pieces is %q", got)
	}
}
