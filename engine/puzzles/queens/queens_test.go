package queens

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// nine is the assignment's own board: it has one solution.
const nine = `AAABBCCCD
ABBBBCECD
ABBBDCECD
AAABDCCCD
BBBBDDDDD
FGGGDDHDD
FGIGDDHDD
FGIGDDHDD
FGGGDDHHH
`

func puzzleOf(t testing.TB, text string) *Puzzle {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestTheAssignmentsBoardIsSolvedByEachMethod(t *testing.T) {
	p := puzzleOf(t, nine)
	want := `AAABBCC#D
ABBB#CECD
ABBBDC#CD
A#ABDCCCD
BBBBD#DDD
FGG#DDHDD
#GIGDDHDD
FG#GDDHDD
FGGGDDHH#
`
	for _, m := range p.Methods() {
		if m.Algorithm.Name == "bruteforce-cells" {
			continue // 2.6e11 cases
		}
		r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
		if r.Status != engine.Solved || r.Positions[len(r.Moves)].Text() != want {
			t.Errorf("%s: %s %s", m.Name(), r.Status, r.Reason)
		}
	}
}

// The number of cases is the rank of the solution, in both readings.
func TestCasesOfBruteForce(t *testing.T) {
	// Of 4 x 4 boards only the columns 2 4 1 3 and 3 1 4 2 can be solutions: the 11th and the 14th permutation.
	for name, tc := range map[string]struct {
		text, method string
		status       engine.Status
		cases        int64
	}{
		"2413 by columns": {"AABB\nCABB\nCCDB\nCDDD\n", "bruteforce", engine.Solved, 11},
		"none by columns": {"AAAA\nBBBB\nCCCC\nCCCD\n", "bruteforce", engine.NoSolution, 24},
		"none by cells":   {"AAAA\nBBBB\nCCCC\nCCCD\n", "bruteforce-cells", engine.NoSolution, 1820},
		"1 x 1":           {"A\n", "bruteforce-cells", engine.Solved, 1},
	} {
		p := puzzleOf(t, tc.text)
		m, err := engine.FindMethod(p, tc.method, "")
		if err != nil {
			t.Fatal(err)
		}
		if r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil); r.Status != tc.status || r.Generated != tc.cases {
			t.Errorf("%s: %s after %d cases, want %s after %d", name, r.Status, r.Generated, tc.status, tc.cases)
		}
	}
}

func TestRules(t *testing.T) {
	p := puzzleOf(t, "AABB\nCABB\nCCDB\nCDDD\n")
	at := p.start.with(1) // r1c2
	for _, tc := range []struct{ cell, want string }{
		{"r1c2", "stands on r1c2 already"},
		{"r1c4", "in one row"},
		{"r4c2", "in one column"},
		{"r2c2", "in one column"},
		{"r2c1", "touches"},
		{"r2c3", "touches"},
		{"r2c4", ""},
	} {
		_, err := at.Apply(engine.Move{Name: placeVerb + tc.cell, Cost: 1})
		if got := err != nil; got != (tc.want != "") || got && !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %q", tc.cell, err, tc.want)
		}
	}
	if _, err := at.Apply(engine.Move{Name: "take r1c2", Cost: 1}); err == nil {
		t.Error("a queen is taken off outside of play")
	}
	loose, err := p.LooseStart().Apply(engine.Move{Name: "queen r1c2", Cost: 1})
	if err == nil {
		loose, err = loose.Apply(engine.Move{Name: "take r1c2", Cost: 1})
	}
	if err != nil || loose.Text() != p.start.Text() {
		t.Errorf("in play a queen is taken off: %v", err)
	}
}

func TestMistakesInTheText(t *testing.T) {
	for text, want := range map[string]struct {
		what string
		kind engine.ParseKind
	}{
		"":                               {"line 1: there is no board", engine.ErrEmpty},
		"AAB\nBBC\n":                     {"line 2, column 1: the board has 2 rows of 3 letters", engine.ErrSize},
		"AAB\nBB\nCCC\n":                 {"line 2, column 3: row 2 has 2 letters, expected 3", engine.ErrSize},
		"AAB\nBBBB\nCCC\n":               {"line 2, column 4: row 2 has 4 letters, expected 3", engine.ErrSize},
		"AAB\n\nBBC\nCCC\n":              {"line 2: found an empty line", engine.ErrSize},
		"AAA\n###\nCCC\n":                {"line 2, column 1: found '#', which stands for a queen", engine.ErrSyntax},
		"AAA\nB4B\nCCC\n":                {"line 2, column 2: found '4'", engine.ErrSyntax},
		"A A A\nB B ?\nC C C\n":          {"line 2, column 5: found '?'", engine.ErrSyntax},
		"AAA\nBBB\nBBB\n":                {"line 3, column 3: the board ends with 2 regions (A B), expected 3", engine.ErrPieces},
		"AAA\nBBB\nCDC\n":                {"line 3, column 2: the board has 4 regions, expected 3", engine.ErrPieces},
		"AA\nBB\nqueens: r3c1\n":         {"line 3, column 9: found \"r3c1\"", engine.ErrSyntax},
		"AA\nBB\nqueens: r1c1 r2c2\n":    {"line 3, column 14: r2c2 touches the queen on r1c1", engine.ErrContradiction},
		"AA\nBB\npicture: many\n":        {"line 3, column 1: found", engine.ErrSyntax},
		strings.Repeat("A", 27) + "\n":   {"line 1, column 27: the row is longer than 26", engine.ErrSize},
		strings.Repeat("A\n", 27) + "\n": {"line 27, column 1: there are more than 26 rows", engine.ErrSize},
	} {
		_, err := Parse(text)
		if err == nil || !strings.Contains(err.Error(), want.what) || !errors.Is(err, want.kind) {
			t.Errorf("%q: %v, want %s", text, err, want.what)
		}
	}
}

func TestFactsSayNoneOneOrMany(t *testing.T) {
	for text, want := range map[string]string{
		nine:                       "exactly one solution",
		"AABB\nAABB\nCCDD\nCCDD\n": "more than one solution",
		"AAAA\nBBBB\nCCCC\nCCCD\n": "no cell is left",
		"AAA\nBBB\nCCC\n":          "no cell is left",
		"ABBB\nAACB\nADCC\nDDDA\n": "",
	} {
		v, ok := engine.Verdict(puzzleOf(t, text))
		if !ok || !strings.Contains(v.Text.String(), want) {
			t.Errorf("%q: %s, want %s", text, v.Text, want)
		}
	}
	if w := engine.Warnings(puzzleOf(t, "ABBB\nAACB\nADCC\nDDDA\n")); len(w) != 1 || !strings.Contains(w[0].String(), "region A lies in 2 parts") {
		t.Errorf("regions in parts: %v", w)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{nine, "A", "AB\nBA\nqueens: r1c1\n", "a b\nc d\n", "", "é\n", "AA\r\nBB\r\npicture: 2 9\r\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := parse(text)
		if err != nil {
			return
		}
		again, err := parse(p.String())
		if err != nil || again.String() != p.String() || detect(p.String()) != 1 {
			t.Errorf("%q became %q: %v", text, p, err)
		}
	})
}

// randomBoard returns n random regions, connected or not.
func randomBoard(r *rand.Rand, n int) *Puzzle {
	for {
		rows := make([]string, n)
		for i := range rows {
			for c := range n {
				letter := byte('A' + r.IntN(n))
				if c > 0 && r.IntN(3) > 0 {
					letter = rows[i][c-1]
				} else if i > 0 && r.IntN(2) > 0 {
					letter = rows[i-1][c]
				}
				rows[i] += string(letter)
			}
		}
		if b := fromRows(rows); len(b.letters) == n {
			return newPuzzle(b)
		}
	}
}

// plain counts solutions by the rules alone.
func plain(p *Position, r int) int64 {
	if r == p.puzzle.board.n {
		return 1
	}
	var n int64
	for c := range p.puzzle.board.n {
		if cell := r*p.puzzle.board.n + c; p.forbids(cell).IsZero() {
			n += plain(p.with(cell), r+1)
		}
	}
	return n
}

// Every method, count, oracle, list and proof agrees with a plain search.
func TestMethodsAgreeWithAPlainSearch(t *testing.T) {
	boards := 60
	if os.Getenv("LANGKAH_LONG") != "" {
		boards = 2000
	}
	r := rand.New(rand.NewPCG(7, 11))
	solvable := 0
	for range boards {
		p := randomBoard(r, 1+r.IntN(7))
		want := plain(p.start, 0)
		if want > 0 {
			solvable++
		}
		for _, m := range p.Methods() {
			if m.Algorithm.Name == "bruteforce-cells" && p.board.n > 5 {
				continue
			}
			res := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
			if (res.Status == engine.Solved) != (want > 0) || res.Fault {
				t.Fatalf("%s of\n%s: %s (%s), want %d solutions", m.Name(), p, res.Status, res.Reason, want)
			}
		}
		n, _ := newCounter(p, search.NewMeter(context.Background(), engine.Limits{}, nil)).all()
		if n != (number{low: uint64(want)}) {
			t.Fatalf("\n%s has %d solutions, %s counted", p, want, n)
		}
		var listed int64
		engine.Solutions(context.Background(), p, false, 1, engine.Limits{}, nil, func(int64, engine.Result) bool { listed++; return true })
		if listed != want {
			t.Fatalf("\n%s has %d solutions, %d listed", p, want, listed)
		}
		if truth := p.Oracle().Judge(context.Background(), p.start, engine.Limits{}, nil); (truth.Status == engine.Solved) != (want > 0) || truth.Left.Number != want {
			t.Fatalf("\n%s has %d solutions, the oracle says %s %v", p, want, truth.Status, truth.Left)
		}
		if proof, ok := p.Prove(p.start); ok && want > 0 {
			t.Fatalf("\n%s has %d solutions, proof: %s", p, want, proof.Why)
		}
		for _, m := range p.start.Moves() {
			after, err := p.start.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			if proof, ok := p.Prove(after); ok && plainFrom(after.(*Position)) > 0 {
				t.Fatalf("\n%s after %s can be solved, proof: %s", p, m.Name, proof.Why)
			}
		}
	}
	if solvable < boards/10 {
		t.Errorf("only %d of %d boards can be solved", solvable, boards)
	}
}

// plainFrom counts the solutions from a position.
func plainFrom(p *Position) (n int64) {
	var walk func(at *Position, r int)
	walk = func(at *Position, r int) {
		if r == at.puzzle.board.n {
			n++
			return
		}
		if at.queens[r] >= 0 {
			walk(at, r+1)
			return
		}
		for c := range at.puzzle.board.n {
			if cell := r*at.puzzle.board.n + c; at.forbids(cell).IsZero() {
				walk(at.with(cell), r+1)
			}
		}
	}
	walk(p, 0)
	return n
}

func TestDistinctSolutions(t *testing.T) {
	p := puzzleOf(t, "AABB\nAABB\nCCDD\nCCDD\n") // 2413 and 3142 are mirror images
	count := func(distinct bool) (n int64) {
		engine.Solutions(context.Background(), p, distinct, 1, engine.Limits{}, nil, func(int64, engine.Result) bool { n++; return true })
		return n
	}
	if all, distinct := count(false), count(true); all != 2 || distinct != 1 {
		t.Errorf("%d solutions, %d distinct; want 2 and 1", all, distinct)
	}
}

// Following the hints from each generated board reaches its solution.
func TestHintsLeadToTheSolution(t *testing.T) {
	for _, text := range []string{nine, "AABB\nAABB\nCCDD\nCCDD\n", "AABB\nCABB\nCCDB\nCDDD\n"} {
		followHints(t, puzzleOf(t, text))
	}
	for _, level := range levels() {
		p, err := Family().New(context.Background(), level.Values)
		if err != nil {
			t.Fatal(err)
		}
		followHints(t, p.(*Puzzle))
	}
}

func followHints(t *testing.T, p *Puzzle) {
	t.Helper()
	var at engine.Position = p.start
	for range p.board.n {
		truth := p.Oracle().Judge(context.Background(), at, engine.Limits{}, nil)
		c := p.Clue(at, truth)
		if !slices.ContainsFunc(truth.Best, func(m engine.Move) bool { return m.Name == c.Move.Name }) || c.Where.IsZero() || c.Like.IsZero() {
			t.Fatalf("at\n%s the hint is %s (%s; %s)", at.Text(), c.Move.Name, c.Like, c.Where)
		}
		next, err := at.Apply(c.Move)
		if err != nil {
			t.Fatal(err)
		}
		if p.Achieved(at, next).IsZero() {
			t.Error("nothing is achieved by a queen")
		}
		at = next
	}
	if !at.Solved() {
		t.Errorf("the hints end at\n%s", at.Text())
	}
}

func TestMadeBoardsAreOfTheirGrade(t *testing.T) {
	for _, g := range grades() {
		for _, seed := range []string{"1", "2", "3"} {
			e, err := Family().New(context.Background(), engine.Values{"difficulty": g.name, "rows": "8", "seed": seed})
			if err != nil {
				t.Fatal(err)
			}
			p := e.(*Puzzle)
			if list, known := p.start.few(2, 1<<30); len(list) != 1 || !known {
				t.Errorf("%s %s: %d solutions\n%s", g.name, seed, len(list), p)
			}
			if name := gradeOf(p.start.hardest()); name != g.name {
				t.Errorf("%s %s: the board is %s", g.name, seed, name)
			}
			for letter := range p.board.letters {
				if p.board.parts(letter) > 1 {
					t.Errorf("%s %s: region %c is not whole", g.name, seed, p.board.letters[letter])
				}
			}
		}
	}
}

// large returns a board of 26 x 26 with one solution.
func large(t testing.TB) *Puzzle {
	text, err := os.ReadFile("testdata/26x26.txt")
	if err != nil {
		t.Fatal(err)
	}
	return puzzleOf(t, string(text))
}

func TestTheLargestBoard(t *testing.T) {
	p := large(t)
	if list, known := p.start.few(2, 1<<20); p.board.n != MaxSize || len(list) != 1 || !known {
		t.Errorf("%d solutions", len(list))
	}
}

func BenchmarkTheLargestBoard(b *testing.B) {
	p := large(b)
	m := p.Methods()[0]
	for range b.N {
		if r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil); r.Status != engine.Solved {
			b.Fatal(r.Reason)
		}
	}
}

// The samples have one solution, and the grade of their names.
func TestSamplesAreOfTheirGrade(t *testing.T) {
	files, err := filepath.Glob("../../../assets/puzzles/queens/*.txt")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d samples, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p := puzzleOf(t, string(text))
		grade, _, _ := strings.Cut(filepath.Base(file), "-")
		if name := gradeOf(p.start.hardest()); name != grade {
			t.Errorf("%s is %s", file, name)
		}
		if list, known := p.start.few(2, 1<<20); len(list) != 1 || !known {
			t.Errorf("%s has %d solutions", file, len(list))
		}
	}
}

// gradeOf returns the name of the grade of a board by its deepest rule, "" if the rules do not solve it.
func gradeOf(rule depth) string {
	i := slices.IndexFunc(grades(), func(g grade) bool { return rule <= g.rule })
	if rule == 0 || i < 0 {
		return ""
	}
	return grades()[i].name
}

// Empty lines above the board are ignored, but errors give lines of the text.
func TestABoardAfterEmptyLines(t *testing.T) {
	want, err := parse("AABB\nCABB\nCCDB\nCDDD\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, above := range []string{"\n", "\r\n \t\r\n", "\n\n\n"} {
		text := above + "AABB\nCABB\nCCDB\nCDDD\n"
		if p, err := parse(text); err != nil || p.String() != want.String() || detect(text) != 1 {
			t.Errorf("%q: %v, detected at %v", text, err, detect(text))
		}
	}
}
