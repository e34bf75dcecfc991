package rush

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
)

// randomGames returns positions of random walks on random puzzles.
func randomGames(puzzles, positions int) (list []Position) {
	for seed := range puzzles {
		random := rand.New(rand.NewPCG(uint64(seed), 3))
		settings := engine.Values{"seed": fmt.Sprint(seed + 1)}
		p, err := Family().New(context.Background(), settings)
		if err != nil {
			panic(err)
		}
		if seed%2 == 1 {
			p, _ = p.With(engine.Values{"cost": "steps"})
		}
		at := p.Start().(Position)
		for range positions {
			list = append(list, at)
			for range 1 + random.IntN(4) {
				moves := at.Moves()
				next, _ := at.Apply(moves[random.IntN(len(moves))])
				at = next.(Position)
			}
		}
	}
	return list
}

func long(quick, long int) int {
	if os.Getenv("LANGKAH_LONG") != "" {
		return long
	}
	return quick
}

// Clues about dependencies hold by the rules: while a piece stays, the one that waits for it never leaves its cell.
func TestCluesHoldByTheRules(t *testing.T) {
	said := map[string]int{}
	oracles := map[*Puzzle]engine.Oracle{}
	for _, p := range randomGames(long(12, 100), 10) {
		if p.Solved() {
			continue
		}
		z := p.puzzle
		if oracles[z] == nil {
			oracles[z] = z.Oracle()
		}
		truth := oracles[z].Judge(context.Background(), p, engine.Limits{}, nil)
		clue := z.Clue(p, truth)
		if !slices.ContainsFunc(truth.Best, func(m engine.Move) bool { return m.Name == clue.Move.Name }) {
			t.Fatalf("%s is not a best move of\n%s", clue.Move.Name, p.Text())
		}
		a := &arrangement{z.board, p.at, z.board.grid(p.at)}
		checkBefore(t, a, clue.Like.String())
		where := clue.Where.String()
		if !strings.HasPrefix(where, strings.TrimPrefix(clue.Move.Piece, "piece ")) {
			t.Errorf("%q does not begin with the piece of %s", where, clue.Move.Name)
		}
		said[clue.Where.Format]++
		switch {
		case strings.Contains(where, "can only make room"):
			var moves, waits string
			if _, err := fmt.Sscanf(where, "%s moves next: %s can only", &moves, &waits); err != nil {
				t.Fatal(err)
			}
			checkWaits(t, a, moves, waits)
		case strings.Contains(where, "it stands before"):
			if !slices.Contains(a.inTheWay(), strings.TrimPrefix(clue.Move.Piece, "piece ")) {
				t.Errorf("%q on\n%s", where, p.Text())
			}
		}
	}
	t.Log(said)
	if len(said) < 4 {
		t.Errorf("only %v were said", said)
	}
}

// checkBefore compares a clue's list of blockers with the drawing.
func checkBefore(t *testing.T, a *arrangement, said string) {
	t.Helper()
	names := strings.FieldsFunc(said[:strings.Index(said, " st")], func(r rune) bool { return r == ' ' || r == ',' })
	names = slices.DeleteFunc(names, func(s string) bool { return s == "and" || s == "nothing" })
	var drawn []string
	for _, at := range a.laneAhead(int(a.at[0])) {
		if i := a.grid[a.cell(a.pieces[0], at)]; i >= 0 {
			drawn = append(drawn, a.pieces[i].name)
		}
	}
	slices.Sort(names)
	slices.Sort(drawn)
	if !slices.Equal(names, slices.Compact(drawn)) {
		t.Errorf("%q, drawn %v", said, drawn)
	}
}

// checkWaits enumerates the positions in which a piece stays, and checks that the waiting piece never leaves its cell.
func checkWaits(t *testing.T, a *arrangement, stays, waits string) {
	t.Helper()
	chain := a.dependencies()
	k := slices.IndexFunc(chain, func(w dependency) bool { return a.pieces[w.piece].name == waits })
	p := Position{&Puzzle{board: a.board, cost: slides}, a.at}
	cells := []byte(cellsOf(p))
	for i, c := range cells {
		if string(c) == stays {
			cells[i] = '#'
		}
	}
	list := plainBoard{a.rows, a.cols, a.exit, string(cells)}.reach(100_000)
	for _, b := range list {
		if string(b.cells[chain[k].cell]) != waits {
			t.Fatalf("%s has made room although %s stayed:\n%s", waits, stays, b)
		}
	}
}

// The terms of every heuristic add up to the value that the search uses.
func TestPartsAddUpToTheHeuristic(t *testing.T) {
	list := randomGames(long(20, 200), long(20, 50))
	for seed := range long(100, 1000) {
		b := rapid.Custom(drawPlain).Example(seed)
		z := read(t, b.String())
		if seed%2 == 1 {
			z.cost = steps
		}
		for _, b := range b.reach(10) {
			list = append(list, Position{z, z.placesIn(b)})
		}
	}
	for _, p := range list {
		z := p.puzzle
		for _, h := range heuristics()[1:] {
			want := int(h.of(z)(&arrangement{z.board, p.at, z.board.grid(p.at)}))
			got, err := z.Breakdown(context.Background(), p, h.name, 0)
			sum := 0
			for _, part := range got.Parts {
				sum += part.Value
				if part.Words.IsZero() || part.Value != 0 && len(part.Marks) == 0 {
					t.Errorf("a part of %s without words or marks: %+v", h.name, part)
				}
			}
			if err != nil || got.Value != want || sum != want {
				t.Fatalf("%s, %s: parts %d, value %d, want %d, %v for\n%s", h.name, z.cost, sum, got.Value, want, err, p.Text())
			}
		}
	}
	if _, err := list[0].puzzle.Breakdown(context.Background(), list[0], "magic", 0); err == nil || !strings.Contains(err.Error(), recursive) {
		t.Error(err)
	}
}

// Following the hints solves the puzzle in exactly the announced number of moves.
func TestCluesFollowedKeepThePromise(t *testing.T) {
	oracles := map[*Puzzle]engine.Oracle{}
	for _, p := range randomGames(long(10, 350), 3) {
		z := p.puzzle
		if oracles[z] == nil {
			oracles[z] = z.Oracle()
		}
		truth := oracles[z].Judge(context.Background(), p, engine.Limits{}, nil)
		cost, at := 0, p
		for now := truth; !at.Solved(); now = oracles[z].Judge(context.Background(), at, engine.Limits{}, nil) {
			m := z.Clue(at, now).Move
			next, err := at.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			cost += m.Cost
			at = next.(Position)
		}
		if cost != truth.AtLeast {
			t.Fatalf("%d instead of %d from\n%s", cost, truth.AtLeast, p.Text())
		}
	}
}

// A position proven closed has no solution, nor any position reachable from it.
func TestProofsOfClosedWays(t *testing.T) {
	found := map[string]int{}
	for seed := range long(300, 3000) {
		b := rapid.Custom(drawPlain).Example(seed)
		z := read(t, b.String())
		proof, ok := z.Prove(z.Start())
		if !ok {
			continue
		}
		found[proof.Name]++
		if len(proof.Cells) == 0 || len(proof.Marks) != len(proof.Cells) {
			t.Errorf("no cells: %+v", proof)
		}
		if slices.ContainsFunc(b.reach(5000), plainBoard.solved) {
			t.Errorf("%s, but it can be solved:\n%s", proof.Why, b)
		}
	}
	if len(found) < 3 {
		t.Errorf("found only %v", found)
	}
}
