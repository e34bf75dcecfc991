package queens

import (
	"errors"
	"strings"
	"testing"

	"langkah/engine"
)

const fourLines = "AABB\nCABB\nCCDB\nCDDD\n"

func TestABoardMayStandAfterEmptyLines(t *testing.T) {
	for _, text := range []string{"\n" + fourLines, "\r\n \t\r\n\r\n" + fourLines, "\ufeff\n" + fourLines, "\n" + fourLines + "\n\n"} {
		if p, err := parse(text); err != nil || p.String() != fourLines {
			t.Errorf("%q is read as %v, %v", text, p, err)
		}
		if detect(text) != 1 {
			t.Errorf("%q is detected by %v, want 1", text, detect(text))
		}
	}
	if p, err := parse(fourLines + "\nqueens: r1c2\n"); err != nil || p.start.count() != 1 {
		t.Errorf("a queen after an empty line is read as %v, %v", p, err)
	}
}

func TestMistakesAfterEmptyLinesAreNamedByTheirLine(t *testing.T) {
	for text, line := range map[string]int{
		"\n\nAABB\nCA1B\nCCDB\nCDDD\n":   4,
		"\n\nAABB\nCAB\nCCDB\nCDDD\n":    4,
		"\n\nAABB\nCABB\nCCDB\n":         5,
		"\n\nAABB\nCABB\nCCDB\nCDDE\n":   6,
		"\n\nAABB\nAABB\nCCBB\nCCBB\n":   6,
		"\n\nAABB\n\nCABB\nCCDB\nCDDD\n": 4,
	} {
		_, err := parse(text)
		var bad *engine.ParseError
		if !errors.As(err, &bad) || bad.Line != line {
			t.Errorf("%q: %v, want an error of line %d", text, err, line)
		}
	}
}

// printed parses the position in a program's output.
func printed(t *testing.T, p *Puzzle, rows ...string) (engine.Position, error) {
	t.Helper()
	way := p.Printings()[0]
	var cells [][]string
	for i, r := range rows {
		row, ok := way.Row(i, strings.Split(r, ""))
		if !ok {
			t.Fatalf("%q is no row of the board", r)
		}
		cells = append(cells, row)
	}
	return way.Read(cells)
}

func TestAQueenMayBeDrawnAsQ(t *testing.T) {
	for _, tc := range []struct {
		board, output string
		solved        bool
	}{
		{"AABB CABB CCDB CDDD", "AQBB CABQ QCDB CDQD", true},
		{"AABB CABB CCDB CDDD", ".Q.. ...Q Q... ..Q.", true},
		{"AAQQ CAQQ CCDQ CDDD", "AQQQ CAQQ QCDQ CDQD", true}, // the queen of region Q is in the row and column without one
		{"AAQQ CAQQ CCDQ CDDD", ".Q.. ...Q Q... ..Q.", true},
		{"AAQQ CAQQ CCDQ CDDD", ".Q.. .... Q... ..Q.", false},
		{"AAQQ CAQQ CCDQ CDDD", "AAQQ CAQQ CCDQ CDDD", false}, // only letters
		{"AAQQ CAQQ CCDQ CDDD", "A#QQ CAQQ #CDQ CD#D", false}, // queens are printed otherwise
	} {
		p := puzzleOf(t, strings.ReplaceAll(tc.board, " ", "\n"))
		at, err := printed(t, p, strings.Fields(tc.output)...)
		if err != nil || at.Solved() != tc.solved {
			t.Errorf("%s on %s: %v, %v, want solved %v", tc.output, tc.board, at, err, tc.solved)
		}
	}
	p := puzzleOf(t, "AAQQ\nCAQQ\nCCDQ\nCDDD")
	if _, err := printed(t, p, ".Q..", "..Q.", "Q...", "..Q."); err == nil {
		t.Error("a queen in region Q in the column of another is read")
	}
}
