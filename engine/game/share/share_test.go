package share_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/share"
	"langkah/engine/puzzles/nullpuzzle"
)

var all = catalog.New(catalog.Tables{})

func families() []engine.Family { return append(all.Families(), nullpuzzle.Family()) }

func read(text string) (share.Game, error) {
	g, ok, err := share.Read(context.Background(), families(), text)
	if !ok {
		return g, errors.New("no share string")
	}
	return g, err
}

func shared(t testing.TB, text string, moves ...string) string {
	t.Helper()
	p, err := all.Open(text)
	if err != nil {
		t.Fatal(err)
	}
	list, err := share.Moves(p, moves)
	if err != nil {
		t.Fatal(err)
	}
	s, ok := all.Share(p, list)
	if !ok {
		t.Fatal("no share string")
	}
	return s
}

const rush = "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n"

// Examples of share strings, without checksums.
func TestWrittenForms(t *testing.T) {
	for _, c := range []struct {
		text  string
		moves []string
		want  string
	}{
		{rush, nil, "R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R;c=slides"},
		{rush, []string{"C up 1", "I left 1"}, "R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R;c=slides;m=Cu1,Il1"},
		{"4 4\n1\n K\n.P..\n.P..\n....\nAA..\ncost: steps", nil, "R4x4:1P2/1P2/4/AA2;x=c2T;c=steps"},
		{"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", nil, "R6x6:IBBx2/I2LDD/JAAL2/J1KEEM/FFK2M/GGHHHM;x=r3R;c=slides;f=o"},
		{"0 2 2\n1 1 0\n0 3 3\n", []string{"1 RIGHT 1"}, "R3x3:0.2.2/1.1.0/0.3.3;x=r2R;c=slides;f=n;m=1r1"},
		{"5 1 3 4\n2 7 15 8\n9 6 14 11\n13 10 12 -\n", []string{"UP", "LEFT", "LEFT", "DOWN"}, "T4x4:5.1.3.4/2.7.15.8/9.6.14.11/13.10.12.-;m=UL2D"},
		{"1 2 3\n4 5 6\n7 8 0\ngoal: file\ncost: tile\n\n1 2 3\n8 0 4\n7 6 5\n", nil, "T3x3:1.2.3/4.5.6/7.8.-;g=file;o=1.2.3/8.-.4/7.6.5;c=tile"},
		{"2 4 2\nDEFAULT\nAAA\nA\nBB\n BB\n", []string{"A 1 r1c1"}, "P2x4:;p=A3/1,B2/.2;m=A1r1c1"},
		{"2 4 2\nDEFAULT\nAAA\nA\nBB\n BB\nONE-SIDED A\nGIVEN\nAAA.\nA...\n", nil, "P2x4:AAA1/A3;p=A3/1,B2/.2;o=A"},
		{"3 3 1\nCUSTOM\n.X.\nXXX\n.X.\n A\nAAA\n A\n", nil, "P3x3:.1./3/.1.;p=A.1/3/.1"},
		{"1 2 1\nCUSTOM\nXX\nAA\n", nil, "P1x2:2;p=A2;b=custom"},
		{"2 2 2\nCUSTOM\nXX\nXX\nAA\nBB\nGIVEN\nAA\n..\n", nil, "P2x2:AA/2;p=A2,B2;b=custom"},
		{"2 2 2\nPYRAMID\nAA\nBBB\nGIVEN\n.\n\nAA\n..\n", nil, "P2x2x2:1/AA/2;p=A2,B3"},
	} {
		got := shared(t, c.text, c.moves...)
		if body, _, _ := strings.Cut(got, ";k="); body != c.want {
			t.Errorf("%s\nwant\n%s", body, c.want)
		}
		p, err := all.Open(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if g, err := read(got); err != nil || g.Puzzle.String() != p.String() {
			t.Errorf("%s (%v) became\n%swant\n%s", got, err, g.Puzzle, p)
		}
	}
}

// All samples are short and round-trip.
func TestSamplesAreSharedInLittleSpace(t *testing.T) {
	for _, s := range assets.Samples() {
		p, err := all.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		line := shared(t, s.Text)
		most := max(120, len(s.Text)/2) // a board of ice has a cost for each cell
		if s.Family == "routes" {
			most = len(s.Text) + 40 // roads with names have no shorter form
		}
		if len(line) >= most {
			t.Errorf("%s has %d characters: %s", s.Name, len(line), line)
		}
		g, err := read(line)
		if err != nil {
			t.Errorf("%s: %v: %s", s.Name, err, line)
			continue
		}
		if got := g.Puzzle.String(); got != p.String() {
			t.Errorf("%s: %s became\n%swant\n%s", s.Name, line, got, p.String())
		}
	}
}

// The longest line of a board of 6 x 6: as many pieces as there can be, by numbers.
func TestTheFullestBoardIsShort(t *testing.T) {
	line := shared(t, "2 2 3 3 4 4\n5 5 6 6 7 7\n0 0 1 1 8 8\n9 9 10 10 11 11\n12 12 13 13 14 14\n15 15 16 16 17 17\n")
	if len(line) >= 120 {
		t.Errorf("%d characters: %s", len(line), line)
	}
}

// Mail and chat break lines, quote them and replace characters.
func TestAnyWrappingIsRead(t *testing.T) {
	for _, line := range []string{shared(t, rush, "C up 1"), shared(t, "1 2 3\n4 5 6\n7 - 8\n", "RIGHT")} {
		want, err := read(line)
		if err != nil {
			t.Fatal(err)
		}
		cut := func(n int, with string) string {
			var b strings.Builder
			for i, r := range line {
				if i%n == 0 && i > 0 {
					b.WriteString(with)
				}
				b.WriteRune(r)
			}
			return b.String()
		}
		for name, text := range map[string]string{
			"lines":       cut(7, "\n"),
			"dos lines":   cut(20, "\r\n"),
			"every one":   cut(1, " "),
			"quoted":      "> " + cut(30, "\n> "),
			"twice":       ">> " + cut(13, "\n>> "),
			"indented":    "\t" + cut(10, "\n\t   "),
			"in quotes":   "\u201c" + line + "\u201d",
			"as code":     "```\n" + line + "\n```",
			"in brackets": "<" + line + ">",
			"zero width":  cut(9, "\u200b"),
			"no-break":    cut(9, "\u00a0"),
			"dashes":      strings.ReplaceAll(line, "-", "\u2013"),
			"more":        line + " can you solve this?",
			"more below":  line + "\n\nGreetings;k=1234",
		} {
			g, err := read(text)
			if err != nil {
				t.Errorf("%s: %v:\n%s", name, err, text)
			} else if g.Puzzle.String() != want.Puzzle.String() || len(g.Moves) != 1 {
				t.Errorf("%s: another puzzle", name)
			}
		}
	}
}

// Any single character changed, lost or swapped is detected.
func TestAnAlteredLineIsRefused(t *testing.T) {
	line := shared(t, rush, "C up 1")
	for i := range line {
		for name, text := range map[string]string{
			"changed": line[:i] + string("ABx39./=;"[i%9]) + line[i+1:],
			"lost":    line[:i] + line[i+1:],
			"swapped": line[:max(i-1, 0)] + line[i:i+1] + line[max(i-1, 0):i] + line[i+1:],
		} {
			if text == line || strings.EqualFold(text, line) && i > strings.Index(line, ";k=") {
				continue
			}
			_, err := read(text)
			var bad *engine.ParseError
			switch {
			case err == nil && strings.Contains(text, ";k="):
				t.Errorf("%s: %s is read", name, text)
			case errors.As(err, &bad) && (bad.Line != 1 || bad.Column < 1):
				t.Errorf("%s: the mistake is at %d, %d", name, bad.Line, bad.Column)
			}
		}
	}
	_, err := read(strings.Replace(line, "LLJMM1", "LLJMM2", 1))
	if !errors.Is(err, engine.ErrChecksum) || !strings.Contains(err.Error(), "row 6 has 7 cells") {
		t.Errorf("what does not agree is not said: %v", err)
	}
	_, err = read(strings.Replace(line, "LLJMM1", "LLJ1MM", 1))
	if !errors.Is(err, engine.ErrChecksum) {
		t.Errorf("altered within the rules: %v", err)
	}
}

// A line typed by hand needs no checksum; its mistakes are reported.
func TestNoTailIsIgnored(t *testing.T) {
	for _, s := range assets.Samples() {
		line := shared(t, s.Text)
		line = line[:strings.LastIndex(line, ";k=")]
		head, rest, _ := strings.Cut(line, ":")
		parts := strings.Split(rest, ";")
		for _, tail := range []string{"foo", "0", "x3", "?"} {
			if (strings.HasSuffix(line, ";f=n") || s.Family == "routes") && tail == "0" {
				continue // 00 is a number, too, and 1.50 the same as 1.5
			}
			if g, err := read(head + tail + ":" + rest); err == nil && shared(t, g.Puzzle.String()) == shared(t, s.Text) {
				t.Errorf("%s: %s is read after its size", s.Name, tail)
			}
			for i := range parts {
				changed := append([]string{}, parts...)
				changed[i] += tail
				text := head + ":" + strings.Join(changed, ";")
				if g, err := read(text); err == nil && shared(t, g.Puzzle.String()) == shared(t, s.Text) {
					t.Errorf("%s: %s is read", s.Name, text)
				}
			}
		}
		if _, err := read(line + ";y=1"); err == nil || !strings.Contains(err.Error(), "found the field y, expected one of ") {
			t.Errorf("%s: a field that there is not: %v", s.Name, err)
		}
	}
	for _, text := range []string{
		"R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3Rfoo",
		"R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r03R",
		"R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r+3R",
		"R6x6:IBBx2/I2LDD/JAAL2/J1KEEM/FFK2M/GGHHHM;x=r4R;f=o",
		"R3x4:0.2.2/1.1.0/0.3.3;x=r2R;f=n",
		"R3x3:0.2.2/1.1.0/0.3.3;x=r2L;f=n",
		"Q5x5:2A2B/CA2B/2CDB/C3D",
		"I04x4:4X/XZaX/XaOX/4X;w=1",
	} {
		if g, err := read(text); err == nil {
			t.Errorf("%s is read as\n%s", text, g.Puzzle)
		}
	}
}

func TestTypedByHand(t *testing.T) {
	for text, want := range map[string]string{
		"T2x2:1.2/3.-":                 "",
		"T2x2:1.2/-.3;m=R":             "",
		"R3x3:3/PP1/3;x=r2R":           "",
		"T2x3:1.2/3.-":                 "line 1, column 6: the size is 2x3, but the board is 2x2",
		"P2x2:;p=3":                    "found the piece \"3\"",
		"P2x2:;p=A2/A2":                "found the piece \"A2/A2\"",
		"T2x2:1.2/3.3":                 "tile 3 a second time",
		"T2x2:1.2/-.3;m=RR":            "move 2, RIGHT, is not legal there",
		"T2x2:1.2/-.3;m=Q":             "found \"Q\", expected ways",
		"R3x3:3/PP1;x=r2R":             "the board has 2 rows, expected 3",
		"R3x3:3/PP1/4;x=r2R":           "row 3 has 4 cells, expected 3",
		"R3x3:3/PP1/3;x=r9R":           "no side of the board",
		"R3x3:3/PP1/3;x=c2R":           "no side of the board",
		"R3x3:3/PP1/3":                 "the exit is \"\"",
		"R3x3:3/PP1/3;x=r2R;f=square":  "the form is",
		"R3x3:3/PP1/99999999999;x=r2R": "empty cells",
		"R3x3:3/PP1/3;x=r2R;x=r2R":     "the field x a second time",
		"R3x3:3/PP1/3;exit=r2R":        "expected a field",
		"P2x2:;s=none":                 "no set of pieces",
		"P2x2x3:;p=A2":                 "the size is 2x2x3",
		"L3x1:#.#":                     "",
		"T2x2:1.2/-.3;q=9":             "line 1, column 14: found the field q, expected one of g, o, c, m, z, or the checksum k",
		"Rnew:seed=7;x=r3R":            "found the field x, expected one of g, m, z",
		"P2x2:;p=A4;b=custom":          "expected custom and a flat board that is drawn",
		"P2x2:2/2;p=A4;b=round":        "found \"round\" in field b",
		"Rnew:seed=x;g=1":              "seed is \"x\"",
		"Rnew:seed=7;g=99":             "version 99 of the generator",
		"R3x3:3/PP1/3;x=r2R;k=zz":      "altered",
	} {
		_, err := read(text)
		if got := fmt.Sprint(err); err != nil && (want == "" || !strings.Contains(got, want)) || err == nil && want != "" {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestABoardByItsSeed(t *testing.T) {
	f, err := all.Family("sliding")
	if err != nil {
		t.Fatal(err)
	}
	values := engine.Values{"rows": "3", "cols": "3", "seed": "7"}
	line, _ := share.Seeded(f, values)
	g, err := read(line)
	if err != nil {
		t.Fatalf("%v: %s", err, line)
	}
	if p, _ := f.New(context.Background(), values); p.String() != g.Puzzle.String() {
		t.Errorf("%s is another board", line)
	}
}

// A generator's version stands for its boards: if one changes, the version has to be raised.
func TestGeneratorsMakeWhatTheirVersionSays(t *testing.T) {
	for line, want := range map[string]string{
		"Tnew:rows=3,cols=3,seed=7;g=1":                 "T3x3:4.7.-/6.5.2/8.1.3;k=e5zd",
		"Rnew:difficulty=easy,seed=7;g=1":               "R6x6:1J1CCC/1JEEDD/PP2FI/BB2FI/4HG/1AAAHG;x=r3R;c=slides;k=2qnf",
		"Pnew:set=pentomino,board=6x10,seed=1;g=1":      "P6x10:2YYYY4/4Y5/10/L8V/LLLL5V/7VVV;s=pentomino;k=cby6",
		"Pnew:set=kanoodle,board=5x11,givens=8;g=1":     "P5x11:JJJJBCCCC2/DIIBBCL4/DDIBBLLL3/DIIAFFL4/DAAAF6;s=kanoodle;k=n8rm",
		"Rnew:rows=5,cols=5,difficulty=easy,seed=3;g=1": "R5x5:B2D1/B2DC/PPAEC/1FAE1/1F3;x=r3R;c=slides;k=msr0",
	} {
		g, err := read(line)
		if err != nil {
			t.Error(err)
			continue
		}
		if got, _ := all.Share(g.Puzzle, nil); got != want {
			t.Errorf("%s makes\n%s, want\n%s", line, got, want)
		}
	}
}

func TestOtherTextsAreNoShareStrings(t *testing.T) {
	for _, text := range []string{"", "R", "6 6\n", "R6x6", "Rx:", "T4:4", "5 1 3 4\n", "P5x11", "cost: steps", strings.Repeat("A", 1000) + ":"} {
		if share.Is(families(), text) && text != "Rx:" {
			t.Errorf("%q is taken for one", text)
		}
	}
	for _, s := range assets.Samples() {
		if share.Is(families(), s.Text) {
			t.Errorf("%s is taken for one", s.Name)
		}
	}
}

// FuzzRoundTrip: whatever is read is written so that it reads as the same.
func FuzzRoundTrip(f *testing.F) {
	for _, s := range assets.Samples() {
		f.Add(shared(f, s.Text))
	}
	f.Add("R3x3:3/PP1/3;x=r2R;m=Pr1")
	f.Add("T2x2:1.2/-.3;m=R")
	f.Add("P2x2x2:1/AA/2;p=A2,B3;m=B1h2r1c1")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "new:") {
			return // may take long
		}
		g, ok, err := share.Read(context.Background(), families(), text)
		if !ok || err != nil {
			return
		}
		var line string
		for _, fam := range families() {
			if fam.Name == g.Puzzle.Family() {
				line, _ = share.Text(fam, g.Puzzle, g.Moves)
			}
		}
		again, ok, err := share.Read(context.Background(), families(), line)
		if !ok || err != nil {
			t.Fatalf("%q became %q: %v", text, line, err)
		}
		if again.Puzzle.Start().Text() != g.Puzzle.Start().Text() || len(again.Moves) != len(g.Moves) {
			t.Fatalf("%q became %q", text, line)
		}
	})
}

// Random games round-trip move by move.
func TestGamesComeBack(t *testing.T) {
	for _, s := range assets.Samples() {
		p, err := all.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(1, 2))
		at, moves := engine.PlayStart(p), []engine.Move(nil)
		for range 25 {
			legal := at.Moves()
			if len(legal) == 0 {
				break
			}
			m := legal[random.IntN(len(legal))]
			if at, err = at.Apply(m); err != nil {
				t.Fatal(err)
			}
			moves = append(moves, m)
		}
		line, _ := all.Share(p, moves)
		g, err := all.OpenGame(line)
		if err != nil {
			t.Errorf("%s: %v: %s", s.Name, err, line)
			continue
		}
		for i, m := range g.Moves {
			if m.Name != moves[i].Name {
				t.Errorf("%s: move %d is %s, want %s", s.Name, i, m.Name, moves[i].Name)
				break
			}
		}
	}
}

// Lists of solvers for speed name moves by the tile.
func TestListsOfSpeedSolvers(t *testing.T) {
	g, err := all.OpenGame("1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15\nL2\n")
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Moves) != 2 || g.Moves[0].Name != "RIGHT" || g.Moves[0].Words.String() != "tile 14 moves left" {
		t.Errorf("the moves are %v", g.Moves)
	}
	positions, err := engine.Replay(engine.PlayStart(g.Puzzle), g.Moves)
	if err != nil || !positions[2].Solved() {
		t.Errorf("not solved: %v", err)
	}
	for text, want := range map[string]string{
		"1 2 3/4 5 6/7 8 8":    "line 1, column 17: found tile 8 a second time",
		"1 2 3/4 5 6/7 8 0\nR": "",
		"1 2 3/4 5 6/7 8 0\nL": "the moves below the board: move 1, RIGHT, is not legal there",
	} {
		_, err := all.OpenGame(text)
		if got := fmt.Sprint(err); err != nil && (want == "" || !strings.Contains(got, want)) || err == nil && want != "" {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// A moment in a search round-trips, also with characters added by mail.
func TestAPlaceInASearchRoundTrips(t *testing.T) {
	f, err := all.Family("sliding")
	if err != nil {
		t.Fatal(err)
	}
	p, err := f.Parse("1 2 3\n4 - 6\n7 5 8\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range p.Methods() {
		line, ok := share.Placed(f, p, share.Place{Method: m, Events: 12})
		if !ok {
			t.Fatal("there is no share string")
		}
		g, ok, err := share.Read(context.Background(), []engine.Family{f}, "> \u201c"+line[:9]+"\n"+line[9:]+"\u201d")
		if !ok || err != nil || g.Place == nil {
			t.Fatalf("%s is read as %v, %v", line, g.Place, err)
		}
		if g.Place.Method.Name() != m.Name() || g.Place.Events != 12 || g.Puzzle.String() != p.String() {
			t.Errorf("%s leads to %s at %d", line, g.Place.Method.Name(), g.Place.Events)
		}
	}
	m, err := engine.FindMethod(p, "anneal", "manhattan")
	if err == nil {
		m, err = m.With(engine.Values{"seed": "7", "temperature": "2.5"})
	}
	if err != nil {
		t.Fatal(err)
	}
	line, _ := share.Placed(f, p, share.Place{Method: m})
	g, _, err := share.Read(context.Background(), []engine.Family{f}, line)
	if err != nil || g.Place.Method.Settings.Text("seed") != "7" || g.Place.Method.Settings.Text("temperature") != "2.5" {
		t.Errorf("%s: %v", line, err)
	}
	for _, wrong := range []string{"z=bfs", "z=bfs@", "z=bfs@-1", "z=nothing@1", "z=beam/manhattan@1,width=none", "z=bfs@1,width=3", "z=beam/manhattan@1,width=%zz"} {
		if _, ok, err := share.Read(context.Background(), []engine.Family{f}, "T3x3:1.2.3/4.-.6/7.5.8;"+wrong); !ok || err == nil {
			t.Errorf("%s is taken", wrong)
		}
	}
}

// TestLongTextsTakeLittleMemory reads share strings of a megabyte, which may take a small
// multiple of that, not their expanded size.
func TestLongTextsTakeLittleMemory(t *testing.T) {
	const length = 1 << 20
	for name, c := range map[string]struct{ head, part, want string }{
		"blanks before the end": {"T2x2:1.2/3.-", " ", ""},
		"a board":               {"I9x9:", "z", "column 6: the part that begins here has 1048576 characters, expected at most 262144"},
		"rows":                  {"R6x6:", "A/", "at most 262144"},
		"a field":               {"R6x6:A;x=", "9", "at most 262144"},
		"fields":                {"R6x6:A", ";", "expected a field"},
		"a seed":                {"Rnew:seed=", "1", "at most 262144"},
		"moves":                 {"T4x4:5.1.3.4/2.7.15.8/9.6.14.11/13.10.12.-;m=", "U", "expected ways such as L3U"},
	} {
		text := c.head + strings.Repeat(c.part, length/len(c.part))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := read(text)
		runtime.ReadMemStats(&after)
		if got := fmt.Sprint(err); err != nil && (c.want == "" || !strings.Contains(got, c.want)) || err == nil && c.want != "" {
			t.Errorf("%s: %.200s, want %q", name, got, c.want)
		}
		if taken := int(after.TotalAlloc-before.TotalAlloc) / length; taken > 40 {
			t.Errorf("%s: %d bytes were taken for each of the text's", name, taken)
		}
	}
}

// A board that is made by its seed and takes too long says what to do.
func TestABoardThatTakesTooLongSaysHowItIsMade(t *testing.T) {
	ctx, stop := context.WithDeadline(context.Background(), time.Unix(0, 0))
	defer stop()
	for text, command := range map[string]string{
		"Rnew:difficulty=expert,seed=7": `"langkah new rush --difficulty=expert --seed=7 --time=0"`,
		"Pnew:":                         `"langkah new packing --time=0"`,
	} {
		_, _, err := share.Read(ctx, families(), text)
		if !strings.Contains(fmt.Sprint(err), command) {
			t.Errorf("%s: %v, want %s", text, err, command)
		}
	}
}
