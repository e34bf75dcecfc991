package rush

import (
	"errors"
	"strings"
	"testing"

	"langkah/engine"
)

func TestFormsOfTheGridWithK(t *testing.T) {
	for name, text := range map[string]string{
		"left K, rows indented":     "3 4\n1\n .A..\nK.APP\n ....\n",
		"left K, rows not indented": "3 4\n1\n.A..\nK.APP\n....\n",
		"carriage returns":          "3 4\r\n1\r\n .A..\r\nK.APP\r\n ....",
		"trailing blanks":           "3 4 \n1  \n .A..  \nK.APP \n ....  \n\n\n",
		"byte order mark":           "\ufeff3 4\n1\n .A..\nK.APP\n ....\n",
		"cost of a move stated":     "3 4\n1\n .A..\nK.APP\n ....\ncost: slides\n",
	} {
		z, err := parse(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if want := "3 4\n1\n .A..\nK.APP\n ....\n"; z.String() != want {
			t.Errorf("%s: read as\n%s", name, z)
		}
	}
}

func TestFormsReadBackAsTheyWere(t *testing.T) {
	for _, text := range []string{
		board1,
		board1 + "cost: steps\n",
		"3 3\n1\n K\nAA.\n.P.\n.P.\n",
		"3 3\n1\n.P.\n.P.\nAA.\n K\n",
		"2 2\n0\nPPK\n..\n",
		"3 4\n1\n..X.\nPP..K\n....\n",
		"0 0 2\n1 1 2\n0 0 0\n",
		" 0  0  2\n 1  1  2\n10 10  0\n",
		"0 0 0\n1 1 2\n0 0 0\ncost: steps\n",
		"oBoxoBAAooooooxo\n",
	} {
		z, err := parse(text)
		if err != nil {
			t.Errorf("%v in\n%s", err, text)
			continue
		}
		if z.String() != text {
			t.Errorf("read back\n%s of\n%s", z, text)
		}
	}
}

func TestMistakesAreNamedWithTheirPlace(t *testing.T) {
	for _, c := range []struct {
		text         string
		line, column int
		want         string
	}{
		{"", 1, 1, "empty"},
		{" \n\n", 1, 1, "empty"},
		{"6\n1\n", 1, 1, "expected two numbers"},
		{"1 6\n0\nPP....K\n", 1, 1, "from 2 to 100"},
		{"2 101\n0\n", 1, 3, "from 2 to 100"},
		{"2 2\nPP\n..\n", 2, 1, "expected the number of pieces"},
		{"2 2\n0\nPPK\n", 4, 1, "ends after 1 row, expected 2"},
		{"2 2\n0\nPPK\n..\n..\n", 5, 1, "another line after 2 rows"},
		{"2 3\n0\nPP.K\n..\n", 4, 3, "row 2 has 2 cells, expected 3"},
		{"2 3\n0\nPP.\n...\n", 3, 1, "no exit"},
		{"2 3\n0\nPP.K\n...K\n", 4, 4, "second exit"},
		{"2 3\n0\nPPK\n...\n", 3, 3, "inside the board"},
		{"2 3\n0\n...K\nPP.\n", 3, 4, "expected them in line"},
		{"2 3\n0\nK\nPP.\n...\n", 3, 1, "expected K at the left or right"},
		{"2 3\n0\n...\n..AK\n", 3, 1, "no primary piece"},
		{"2 3\n0\nP..K\n...\n", 3, 1, "one cell only"},
		{"2 4\n0\nPP.PK\n....\n", 3, 4, "out of line"},
		{"3 3\n1\nPP.K\nAA.\nA..\n", 5, 1, "out of line"},
		{"2 3\n1\nPPaK\n..a\n", 3, 3, "small letter"},
		{"2 3\n1\nPP,K\n...\n", 3, 3, "found ','"},
		{"2 3\n0\nPP.K\n...\ncost: miles\n", 5, 6, "expected slides or steps"},
		{"2 3\n0\nPP.K\n...\ncost: steps\ncost: slides\n", 6, 1, "set a second time; line 5 sets it, too"},
		{"AAoo\ncost: steps\n\n Cost : steps\n", 4, 1, "set a second time; line 2 sets it, too"},
		{"cost: steps\n2 3\n0\nPP.K\n...\n", 1, 1, "found \"cost:\""},
		{"2 3\n0 0\nPP.K\n...\n", 2, 1, "found \"0 0\", expected the number of pieces"},
		{"oBoxoBAAooooooxo\noBoxoBAAooooooxo\n", 2, 1, "beside the board of line 1"},
		{"a board\noBoxoBAAooooooxo\n", 1, 1, "found \"a board\" beside the board of line 2"},
		{strings.Repeat("0 1 1\n", 101), 1, 0, "the board has 101 rows and 3 columns"},
		{strings.Repeat("0 1 1\n", 1000), 1, 0, "the board has 1000 rows and 3 columns"},
		{"0 0 0\n1 1\n", 2, 3, "row 2 has 2 numbers, expected 3"},
		{"0 0 0\n\n1 1 0\n", 2, 1, "blank"},
		{"0 0 0\n1 1 -2\n", 2, 5, "found \"-2\""},
		{"0 0 0\n1 1 x\n", 2, 5, "found \"x\""},
		{"0 1 0\n0 1 0\n", 1, 3, "stands upright"},
		{"0 2 0\n0 2 0\n", 1, 1, "no primary piece"},
		{"AAo\n", 1, 1, "expected the number of a square"},
		{"AAob\n", 1, 4, "found 'b'"},
		{"AAoo BB\n", 1, 6, "after the board"},
		{"ooAooAooo\n", 1, 3, "stands upright"},
	} {
		_, err := parse(c.text)
		var bad *engine.ParseError
		if !errors.As(err, &bad) {
			t.Errorf("no error for\n%s", c.text)
			continue
		}
		if !strings.Contains(err.Error(), c.want) || bad.Line != c.line || bad.Column != c.column {
			t.Errorf("error %q, expected line %d, column %d, %q in\n%s", err, c.line, c.column, c.want, c.text)
		}
	}
}

func TestWarnings(t *testing.T) {
	for text, want := range map[string]string{
		"2 3\n4\nPP.K\n...\n":   "line 2 says 4 pieces without the primary one, the board has 0",
		"3 2\n0\nPP.K\n...\n":   `line 1 says "3 2", but the board has 2 rows of 3 cells: rows and columns are swapped and were read the other way round`,
		"2 3\n1\nPP.K\nA..\n":   "piece A at line 4, column 1 has one cell only; it cannot move and is taken as a wall",
		"2 3\n0\n PP.K\n ...\n": "line 3: every row begins with a blank although no K stands at the left; the blanks are left out",
		"AAoooBooo\n":           "piece B at line 1, column 6 has one cell only; it cannot move and is taken as a wall",
		"1 1 0\n0 0 7\n0 0 0\n": "piece 7 at line 2, column 5 has one cell only; it cannot move and is taken as a wall",
		board1:                  "",
	} {
		var got []string
		for _, w := range engine.Warnings(read(t, text)) {
			got = append(got, w.String())
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("warnings %q, expected %q in\n%s", got, want, text)
		}
	}
}

func TestDetect(t *testing.T) {
	for _, text := range []string{
		board1, "0 0 2\n1 1 2\n0 0 0\n", "ooAAoBoxB", "6 6\n11\nAAB..F\n..BCDF\nGPPCDF\nGH.III\nGHJ...\nLLJMM.\n",
		"GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo",
	} {
		if l := detect(text); l < 0.6 {
			t.Errorf("detected at %.2f of\n%s", l, text)
		}
	}
	for _, text := range []string{
		"", "1 2 3\n4 5 6\n7 8 0\n", "1 2\n3 0\n", "5 11 12\nDEFAULT\nA\nAA\n", "the quick brown fox\njumps\n",
	} {
		if l := detect(text); l > 0.5 {
			t.Errorf("detected at %.2f of\n%s", l, text)
		}
	}
}

func FuzzGridWithK(f *testing.F) {
	for _, text := range []string{board1, "6 6\n11 2\nAAB..F\n", "6\n6\n11\nPP..K\n", "x\r" + board1, "3 4\n1\n .A..\nK.APP\n ....\n", "3 3\n1\n K\nAA.\n.P.\n.P.\n", "2 2\n0\nPPK\n..\ncost: steps"} {
		f.Add(text)
	}
	fuzz(f)
}

func FuzzIntegers(f *testing.F) {
	f.Add("0 0 2\n1 1 2\n0 0 0\n")
	f.Add(" 0  0  2\n 1  1  2\n10 10  0\ncost: steps\n")
	fuzz(f)
}

func FuzzOneLine(f *testing.F) {
	f.Add("GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo")
	f.Add("oBoxoBAAooooooxo\ncost: slides")
	f.Add("a board\noBoxoBAAooooooxo\ncost: steps\ncost: slides")
	fuzz(f)
}

func FuzzPlain(f *testing.F) {
	for _, text := range []string{"A..\nAXX\n...\n", "a1 . .\na1 X X\n. . .\ncost: steps", "car,orientation,col,row,length\nA,H,2,1,2\nX,H,1,3,2\n", "row,car,col,length,orientation\n1,X,2,2,H\n\n3,Y,1,1,v"} {
		f.Add(text)
	}
	fuzz(f)
}

// fuzz parses any text: it gives either an error with a position, or a puzzle whose text round-trips and whose facts,
// methods and scene can be computed.
func fuzz(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		if l := detect(text); l < 0 || l > 1 {
			t.Errorf("detected at %v", l)
		}
		z, err := parse(text)
		if err != nil {
			var bad *engine.ParseError
			if !errors.As(err, &bad) || bad.Line < 1 || bad.Column < 0 || bad.Line > 2+strings.Count(text, "\n")+strings.Count(text, "\r") {
				t.Fatalf("error without a place: %v", err)
			}
			return
		}
		again, err := parse(z.String())
		if err != nil || again.String() != z.String() {
			t.Fatalf("read back, %v:\n%s\nof\n%s", err, again, z)
		}
		z.Facts()
		z.Methods()
		z.Start().Scene()
		for _, m := range z.Start().Moves() {
			if _, err := z.Start().Apply(m); err != nil {
				t.Fatal(err)
			}
		}
	})
}
