package rush

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
)

// A grid without a header and a table of cars give the same board as the grid with K.
func TestPlainGridsAndTables(t *testing.T) {
	usual, err := parse("6 6\n3\nA..B..\nA..B..\nPP.B..K\n......\n..CC..\n......\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"A..B..\nA..B..\nXX.B..\n......\n..CC..\n......\n",
		"a..b..\na..b..\nxx.b..\n......\n..cc..\n......\n",
		"A . . B . .\nA . . B . .\nX X . B . .\n. . . . . .\n. . C C . .\n. . . . . .\n",
		"AA . . B7 . .\nAA . . B7 . .\nX X . B7 . .\n. . . . . .\n. . K K . .\n. . . . . .\n",
		"car,orientation,col,row,length\nA,V,1,1,2\nB,V,4,1,3\nC,H,3,5,2\nX,H,1,3,2\n",
		"Car, Orientation, Row, Col, Length\r\nAA, v, 1, 1, 2\r\nX, h, 3, 1, 2\r\n\r\nB, V, 1, 4, 3\r\nO, H, 5, 3, 2\r\n",
	} {
		p, err := parse(text)
		if err != nil || detect(text) != 1 {
			t.Errorf("%q: %v, detected at %v", text, err, detect(text))
			continue
		}
		b, want := p.board, usual.board
		if len(b.pieces) != len(want.pieces) || b.rows != 6 || b.cols != 6 || b.exit != right || b.goal != want.goal {
			t.Fatalf("%q: read as\n%s", text, p)
		}
		grid, wanted := b.grid(b.starts()), want.grid(want.starts())
		for i := range grid {
			if (grid[i] == empty) != (wanted[i] == empty) {
				t.Errorf("%q: read as\n%s", text, p)
				break
			}
		}
		if isTable := strings.Contains(text, ","); len(p.warnings) > 0 != isTable {
			t.Errorf("%q: warnings %q", text, p.warnings)
		}
	}
	if p, err := parse("car,orientation,col,row,length\nA,H,8,9,2\nX,H,1,5,2\ncost: steps\n"); err != nil || p.board.rows != 9 || p.cost != steps {
		t.Errorf("%v: read as\n%v", err, p)
	}
}

func TestErrorsOfPlainGridsAndTables(t *testing.T) {
	const head = "car,orientation,col,row,length\n"
	for _, c := range []struct{ text, want string }{
		{"A..B..\na..B..\nXX.B..\n......\n..CC..\n......\n", `line 2, column 1: found "a" beside "A"; expected small or capital letters`},
		{"A..B..\nA..B..\nXX.B..\nB.....\n..CC..\n......\n", "line 4, column 1: this cell of piece B is out of line"},
		{head + "A,H,2,1\n", `line 2, column 1: found "A,H,2,1", expected a car as the first line says`},
		{head + "A,D,2,1,2\n", `line 2, column 3: found "D", expected H`},
		{head + "a b,H,2,1,2\n", `line 2, column 1: found "a b", expected the name of a car`},
		{head + "A,H,0,1,2\n", `line 2, column 5: found "0", expected a number from 1 to 100`},
		{head + "A,H,1,1, x\n", `line 2, column 9: found "x"`},
		{head + "A,H,99,1,3\n", "line 2, column 1: car A reaches to column 101, row 1"},
		{head + "A,H,1,1,2\nA,H,1,2,2\n", "line 3, column 1: found the car A a second time; line 2 has it, too"},
		{head + "A,H,1,1,2\nB,V,2,1,2\n", "line 3, column 1: car B lies on car A of line 2, in row 1, column 2"},
		{head + "A,H,1,1,2\n", "there is no primary piece; expected X"},
		{head + "A,H,1,1,2\nX,V,1,2,2\n", "line 3, column 1: the primary piece X stands upright"},
	} {
		p, err := parse(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, read as\n%v\nwant %s", c.text, err, p, c.want)
		}
	}
}

// Tables of any cars that do not overlap round-trip, and so do their texts.
func TestTablesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(6, 12).Draw(t, "side")
		taken := map[[2]int]bool{}
		text := "car,orientation,col,row,length\n"
		lay := func(name string, upright bool, col, row, length int) {
			for k := range length {
				x, y := col+k, row
				if upright {
					x, y = col, row+k
				}
				if x > n || y > n || taken[[2]int{x, y}] {
					return
				}
			}
			orientation := "H"
			if upright {
				orientation = "V"
			}
			for k := range length {
				if upright {
					taken[[2]int{col, row + k}] = true
				} else {
					taken[[2]int{col + k, row}] = true
				}
			}
			text += fmt.Sprintf("%s,%s,%d,%d,%d\n", name, orientation, col, row, length)
		}
		lay("X", false, rapid.IntRange(1, n-1).Draw(t, "x"), rapid.IntRange(1, n).Draw(t, "y"), 2)
		long := rapid.Bool().Draw(t, "long names")
		for i := range rapid.IntRange(0, 20).Draw(t, "cars") {
			name := string(rune('A' + i))
			if long {
				name += "1"
			}
			lay(name, rapid.Bool().Draw(t, "upright"), rapid.IntRange(1, n).Draw(t, "col"), rapid.IntRange(1, n).Draw(t, "row"), rapid.IntRange(2, 3).Draw(t, "length"))
		}
		p, err := parse(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if len(p.board.pieces) != strings.Count(text, "\n")-1 {
			t.Fatalf("%d pieces of\n%s", len(p.board.pieces), text)
		}
		form := lineForm()
		short, err := form.Text(form.Write(p))
		if err != nil {
			t.Fatalf("%v in %v", err, form.Write(p))
		}
		for _, text := range []string{p.String(), short} {
			back, err := parse(text)
			if err != nil || back.String() != p.String() || !back.board.sameAs(p.board) || detect(text) != 1 {
				t.Fatalf("%v: read as\n%v\nwant\n%s", err, back, p)
			}
		}
	})
}

// The editor converts a plain grid, with new letters for P and K.
func TestThePlainGridInTheEditor(t *testing.T) {
	p, err := parse("K..P..\nK..P..\nXX.P..\n......\n..AA..\n......\n")
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDraft(engine.Puzzle(p))
	if err != nil {
		t.Fatal(err)
	}
	if q, err := parse(d.Text()); err != nil || len(q.board.pieces) != 4 || q.form != letterGrid {
		t.Errorf("%v in\n%s", err, d.Text())
	}
}
