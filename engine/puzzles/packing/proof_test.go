package packing

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/cover"
)

// solutions counts the covers from a position without any of the proofs.
func solutions(t *testing.T, at *Position) int {
	t.Helper()
	q, err := at.puzzle.From(at)
	if err != nil {
		t.Fatal(err)
	}
	p := q.(*Puzzle)
	if p.area() != len(p.board.cells) {
		return 0
	}
	n := 0
	cover.NewDancingLinks(p.table().problem).Run(cover.Traversal{Visit: func([]int32) bool { n++; return true }})
	return n
}

// Each kind of proof on a board drawn for it.
func TestCertificates(t *testing.T) {
	for _, c := range []struct{ name, text, why, cells string }{
		{"area", "2 3 1\nDEFAULT\nA\nAA\n", "too few cells: the pieces have only 3, the board has 6", ""},
		{"region", "1 7 3\nDEFAULT\nAA\nBB\nCCC\nGIVEN\n.AA....\n", "the cell r1c1 can never be filled", "r1c1"},
		{"region", "2 4 2\nDEFAULT\nAAA\n A\nBBBB\nGIVEN\n.AAA\n..A.\n", "the cell r2c4 can never be filled", "r2c4"},
		{"cell", "3 3 2\nCUSTOM\nXX.\nXXX\nXX.\nAAAA\nBBB\n", "", ""},
		{"piece", "2 3 2\nDEFAULT\nAAAA\nBB\n", "", ""},
		{"colouring", "4 5 5\nDEFAULT\nAAAA\nBBB\n B\nCCC\nC\nDD\nDD\nEE\n EE\n", "coloured as a chessboard, the empty cells have 10 of the colour", ""},
	} {
		p := read(t, c.text)
		proof, ok := p.Prove(p.Start())
		if n := solutions(t, p.start); n > 0 {
			t.Fatalf("%s has %d solutions:\n%s", c.name, n, c.text)
		}
		if !ok || c.why != "" && (proof.Name != c.name || !strings.Contains(proof.Why.String(), c.why)) {
			t.Errorf("%s: %v, %s: %q", c.name, ok, proof.Name, proof.Why)
		}
		if c.cells != "" && strings.Join(proof.Cells, " ") != c.cells || len(proof.Marks) != len(proof.Cells) {
			t.Errorf("%s: cells %v, marks %v", c.name, proof.Cells, proof.Marks)
		}
	}
}

// drawnPuzzle is a board of up to 30 cells, divided at random into pieces of up to five cells: solvable by
// construction.
func drawnPuzzle(seed int) *Puzzle {
	random := rand.New(rand.NewPCG(uint64(seed), 7))
	rows, cols := 3+random.IntN(3), 4+random.IntN(3)
	holes := random.IntN(3) == 0
	b := newBoard(custom, rows, cols, func(row, col int) bool { return !holes || (row*cols+col)%7 != 3 })
	owner := make([]int, len(b.cells))
	var pieces []*piece
	for cell := range b.cells {
		if owner[cell] > 0 {
			continue
		}
		n := len(pieces) + 1
		owner[cell] = n
		shape := []point{b.cells[cell]}
		for tries := 0; len(shape) < 5 && tries < 12; tries++ {
			next := shape[random.IntN(len(shape))].plus(flatSteps[random.IntN(len(flatSteps))])
			if to, ok := b.cell(next); ok && owner[to] == 0 {
				owner[to] = n
				shape = append(shape, next)
			}
		}
		drawn := normal(lay(normal(shape), random.IntN(8), func(x, y int) point { return point{x, y, 0} }))
		letter := byte('A' + n - 1)
		pieces = append(pieces, &piece{drawn: letter, letter: letter, shape: drawn, turns: orientations(drawn, custom, false)})
	}
	return newPuzzle(b, pieces, nil, nil)
}

// No proof is ever wrong, and nine of ten dead ends have one.
func TestCertificatesAgainstTheCount(t *testing.T) {
	boards := 800
	if os.Getenv("LANGKAH_LONG") != "" {
		boards = 10_000
	}
	dead, proven := 0, 0
	names := map[string]int{}
	var missed []string
	for seed, done := 0, 0; done < boards; seed++ {
		p := drawnPuzzle(seed)
		random := rand.New(rand.NewPCG(uint64(seed), 1))
		for range 4 {
			at := randomPosition(p, random, 1+random.IntN(max(1, len(p.pieces)-1)))
			if at.Solved() || !slices.Contains(at.owner, -1) {
				continue
			}
			done++
			n := solutions(t, at)
			proof, ok := p.Prove(at)
			switch {
			case ok && n > 0:
				t.Fatalf("%d solutions, but %s: %s\n%s%s", n, proof.Name, proof.Why, p, at.Text())
			case n > 0:
				continue
			case ok:
				proven++
				names[proof.Name]++
			default:
				missed = append(missed, at.Text())
			}
			dead++
		}
	}
	t.Logf("%d of %d dead ends have a certificate: %v", proven, dead, names)
	if 10*proven < 9*dead {
		t.Errorf("%d of %d dead ends have a certificate: %v; not\n%s", proven, dead, names, strings.Join(missed[:min(3, len(missed))], "\n"))
	}
}

// A clue about the cell with the fewest choices agrees with a count by the rules.
func TestCluesSayWhatTheRulesCount(t *testing.T) {
	for seed := range 40 {
		p := drawnPuzzle(1000 + seed)
		if len(p.pieces) > 9 {
			continue
		}
		at := randomPosition(p, rand.New(rand.NewPCG(uint64(seed), 2)), seed%3)
		truth := p.Oracle().Judge(context.Background(), at, engine.Limits{}, nil)
		if len(truth.Best) == 0 {
			continue
		}
		choices, letters := byTheRules(t, at)
		least := slices.Min(slices.Collect(func(yield func(int) bool) {
			for _, n := range choices {
				if !yield(n) {
					return
				}
			}
		}))
		clue := p.Clue(at, truth)
		var cell string
		var n int
		if _, err := fmt.Sscanf(clue.Like.String(), "the cell %s has the fewest choices: %d", &cell, &n); err != nil || n != least || choices[cell] != n {
			t.Fatalf("%s; the rules count %v for\n%s%s", clue.Like, choices, p, at.Text())
		}
		said := strings.NewReplacer("only ", "", " or ", " ", ",", "").Replace(strings.Split(clue.Where.String(), " covers")[0])
		if all := fmt.Sprintf("each piece that is left can cover the cell %s", cell); clue.Where.String() == all {
			said = ""
			for i, laid := range at.laid {
				if !laid {
					said = strings.TrimSpace(said + " " + string(p.pieces[i].letter))
				}
			}
		}
		if said != strings.Join(letters[cell], " ") {
			t.Fatalf("%s; by the rules %v", clue.Where, letters[cell])
		}
		next, err := at.Apply(clue.Move)
		if err != nil {
			t.Fatal(err)
		}
		number, _ := p.board.find(cell)
		if next.(*Position).owner[number] < 0 || solutions(t, next.(*Position)) == 0 {
			t.Fatalf("%s does not cover %s, or leaves no solution", clue.Move.Name, cell)
		}
		if p.Achieved(at, next).IsZero() || !p.Achieved(at, at).IsZero() {
			t.Error("a piece that is laid is not told")
		}
	}
}

// byTheRules counts for each empty cell the placements that cover it, equal pieces counted as one, and lists these
// pieces.
func byTheRules(t *testing.T, at *Position) (choices map[string]int, letters map[string][]string) {
	choices, letters = map[string]int{}, map[string][]string{}
	seen := map[string]bool{}
	for cell, owner := range at.owner {
		if owner < 0 {
			choices[at.puzzle.board.name(cell)] = 0
		}
	}
	for _, m := range at.Moves() {
		next, err := at.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		l, _ := at.puzzle.placement(m.Name)
		var covered []string
		for cell, owner := range next.(*Position).owner {
			if int(owner) == l.piece {
				covered = append(covered, at.puzzle.board.name(cell))
			}
		}
		first := slices.IndexFunc(at.puzzle.pieces, func(q *piece) bool { return q.alike(at.puzzle.pieces[l.piece]) })
		key := fmt.Sprint(first, covered)
		for _, name := range covered {
			if letter := string(at.puzzle.pieces[l.piece].letter); !slices.Contains(letters[name], letter) {
				letters[name] = append(letters[name], letter)
			}
			if !seen[key] {
				choices[name]++
			}
		}
		seen[key] = true
	}
	return choices, letters
}

// The choices shown agree with a count by the rules, and the solver "fewest-choices" branches on their minimum.
func TestChoicesDrawnAreTheRules(t *testing.T) {
	positions := 150
	if os.Getenv("LANGKAH_LONG") != "" {
		positions = 10_000
	}
	for seed := range positions {
		p := drawnPuzzle(2000 + seed)
		at := randomPosition(p, rand.New(rand.NewPCG(uint64(seed), 2)), seed%4)
		choices, _ := byTheRules(t, at)
		got, err := p.Breakdown(context.Background(), at, fewest, 0)
		if err != nil || len(got.Parts) != len(choices) {
			t.Fatalf("%d parts, want %d, %v", len(got.Parts), len(choices), err)
		}
		sum := 0
		for _, part := range got.Parts {
			cell := part.Words.Args[0].(string)
			if part.Value != choices[cell] || part.Marks[len(part.Marks)-1].Text != fmt.Sprint(part.Value) {
				t.Fatalf("%s: %d, want %d", cell, part.Value, choices[cell])
			}
			sum += part.Value
		}
		if sum != got.Value {
			t.Fatalf("the value is %d, the sum %d", got.Value, sum)
		}
	}
}
