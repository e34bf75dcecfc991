package rush

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine"

	"pgregory.net/rapid"
)

// board1 is the first board of the reference program.
const board1 = `6 6
11
AAB..F
..BCDF
GPPCDFK
GH.III
GHJ...
LLJMM.
`

// read parses a valid text.
func read(t testing.TB, text string) *Puzzle {
	t.Helper()
	z, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// play makes the named moves.
func play(t *testing.T, p engine.Position, names ...string) engine.Position {
	t.Helper()
	for _, name := range names {
		found := false
		for _, m := range p.Moves() {
			if m.Name != name {
				continue
			}
			next, err := p.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			p, found = next, true
		}
		if !found {
			t.Fatalf("%s is no move of\n%s", name, p.Text())
		}
	}
	return p
}

func TestMovesAreSlidesOfAnyLength(t *testing.T) {
	z := read(t, `4 4
2
A...
APP.K
....
BBB.
`)
	var names []string
	for _, m := range z.Start().Moves() {
		names = append(names, m.Name)
	}
	want := "P right 1, A down 1, B right 1"
	if got := strings.Join(names, ", "); got != want {
		t.Errorf("moves %s, expected %s", got, want)
	}
	after := play(t, z.Start(), "B right 1", "A down 2", "P left 1", "P right 2").Text()
	if want := "....\n..PPK\nA...\nABBB\n"; after != want {
		t.Errorf("board\n%sexpected\n%s", after, want)
	}
}

func TestIntegersNameTheirMovesInCapitals(t *testing.T) {
	z := read(t, "0 0 2\n1 1 2\n0 0 0\n")
	end := play(t, z.Start(), "2 DOWN 1")
	if end.Solved() {
		t.Error("the way is still closed")
	}
	z = read(t, "0 0 2\n1 1 2\n0 0 0\n0 0 0\n")
	if end := play(t, z.Start(), "2 DOWN 2", "1 RIGHT 1"); !end.Solved() {
		t.Errorf("not solved:\n%s", end.Text())
	}
}

func TestApplyRefusesWhatTheRulesForbid(t *testing.T) {
	start := read(t, board1).Start()
	for _, c := range []struct {
		name string
		cost int
		want string
	}{
		{"P right 1", 1, "has room for 0"},
		{"D up 2", 1, "cannot move 2 cells up: it has room for 1"},
		{"D left 1", 1, "moves up and down only"},
		{"D up 1", 2, "costs 1, not 2"},
		{"Z up 1", 1, "there is no piece Z"},
		{"D up -1", 1, "no number of cells"},
		{"D", 1, "is no move"},
	} {
		_, err := start.Apply(engine.Move{Name: c.name, Cost: c.cost})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, expected %q", c.name, err, c.want)
		}
	}
}

func TestCostModels(t *testing.T) {
	z := read(t, board1+"cost: steps\n")
	for _, m := range z.Start().Moves() {
		if !strings.HasSuffix(m.Name, fmt.Sprint(m.Cost)) {
			t.Errorf("%s costs %d", m.Name, m.Cost)
		}
	}
	bySlides, err := z.With(engine.Values{"cost": "slides"})
	if err != nil || bySlides.String() != board1 {
		t.Errorf("counting slides, %v:\n%s", err, bySlides)
	}
	if _, err := z.With(engine.Values{"cost": "miles"}); err == nil {
		t.Error("a cost of miles was accepted")
	}
}

// randomPuzzle draws a board with the exit on any side.
func randomPuzzle(t *rapid.T) *Puzzle {
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	rows, cols := rapid.IntRange(4, 9).Draw(t, "rows"), rapid.IntRange(4, 9).Draw(t, "cols")
	z := randomBoard(random, rows, cols)
	for z == nil {
		z = randomBoard(random, rows, cols)
	}
	if rapid.Bool().Draw(t, "mirror") {
		z = mirrored(z)
	}
	if rapid.Bool().Draw(t, "transpose") {
		z = transposed(z)
	}
	z.cost = rapid.SampledFrom([]costModel{slides, steps}).Draw(t, "cost")
	return z
}

// mirrored returns the puzzle reflected left to right, its exit on the left.
func mirrored(z *Puzzle) *Puzzle {
	b := *z.board
	b.pieces = slices.Clone(b.pieces)
	for i := range b.pieces {
		if p := &b.pieces[i]; p.vertical {
			p.lane = b.cols - 1 - p.lane
		} else {
			p.start = b.cols - p.length - p.start
		}
	}
	return &Puzzle{board: newBoard(b.rows, b.cols, nil, b.pieces, left), form: letterGrid, cost: z.cost}
}

// transposed returns the puzzle with rows and columns exchanged.
func transposed(z *Puzzle) *Puzzle {
	b := *z.board
	b.pieces = slices.Clone(b.pieces)
	for i := range b.pieces {
		b.pieces[i].vertical = !b.pieces[i].vertical
	}
	exit := map[side]side{right: bottom, left: top}[b.exit]
	return &Puzzle{board: newBoard(b.cols, b.rows, nil, b.pieces, exit), form: letterGrid, cost: z.cost}
}

func TestEveryMoveCanBeTakenBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		z := randomPuzzle(t)
		p := z.start()
		for range 20 {
			moves := p.Moves()
			if len(moves) == 0 {
				return
			}
			m := rapid.SampledFrom(moves).Draw(t, "move")
			next, err := p.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			s, err := z.slide(m.Name)
			if err != nil {
				t.Fatal(err)
			}
			back, err := next.Apply(z.move(slide{s.piece, -s.by}))
			if err != nil || back.Text() != p.Text() {
				t.Fatalf("%s taken back, %v:\n%sexpected\n%s", m.Name, err, back.Text(), p.Text())
			}
			p = next.(Position)
		}
	})
}

func TestTextReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		z := randomPuzzle(t)
		again, err := parse(z.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, z)
		}
		if again.String() != z.String() || again.cost != z.cost || again.board.exit != z.board.exit {
			t.Fatalf("read back\n%sof\n%s", again, z)
		}
	})
}
