package sliding

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/testkit/casetest"
)

func long(quick, long int) int {
	if os.Getenv("LANGKAH_LONG") != "" {
		return long
	}
	return quick
}

// Clues about moves and tiles hold, over positions of the 8-puzzle, by its exact table.
func TestCluesHoldByTheRules(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, text := range []string{"1 2 3\n4 5 6\n7 8 0\n", "1 2 3\n4 5 6\n7 8 0\ncost: tile\n"} {
		p := mustParse(t, text)
		oracle := p.Oracle()
		random := rand.New(rand.NewPCG(1, 5))
		said := map[string]int{}
		for range long(300, 5000) {
			at := Position{p, shuffle(p.goal, random)}
			truth := oracle.Judge(context.Background(), at, engine.Limits{}, nil)
			if at.Solved() {
				continue
			}
			clue := p.Clue(at, truth)
			said[clue.Where.Format]++
			checkClue(t, p, at, truth, clue)
		}
		if len(said) < 3 {
			t.Errorf("said only %v", said)
		}
	}
}

func checkClue(t *testing.T, p *Puzzle, at Position, truth engine.Truth, clue engine.Clue) {
	t.Helper()
	// Manhattan distance by the drawing.
	sees, away := 0, map[int]int{}
	for cell, tile := range at.board.cells {
		for home, there := range p.goal.cells {
			if tile == there && tile != 0 {
				away[int(tile)] = abs(cell/3-home/3) + abs(cell%3-home%3)
				sees += p.moveCost(tile) * away[int(tile)]
			}
		}
	}
	want := fmt.Sprintf("Manhattan sees %d, so %d are detours", sees, truth.AtLeast-sees)
	if sees == truth.AtLeast {
		want = "Manhattan sees as much, so that no tile makes a detour"
	}
	if clue.Like.String() != want {
		t.Fatalf("%q, want %q", clue.Like, want)
	}
	if !slices.ContainsFunc(truth.Best, func(m engine.Move) bool { return m.Name == clue.Move.Name }) {
		t.Fatalf("%s is not a best move", clue.Move.Name)
	}
	far := func(m engine.Move) (tile, before, after int) {
		fmt.Sscanf(m.Piece, "tile %d", &tile)
		next, err := at.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		cell, home := slices.Index(next.(Position).board.cells, uint8(tile)), slices.Index(p.goal.cells, uint8(tile))
		return tile, away[tile], abs(cell/3-home/3) + abs(cell%3-home%3)
	}
	tile, before, after := far(clue.Move)
	where := clue.Where.String()
	switch {
	case !strings.HasPrefix(where, fmt.Sprintf("tile %d moves next", tile)):
		t.Fatalf("%q is not about tile %d", where, tile)
	case strings.Contains(where, "brings it home") != (after == 0 && before > 0):
		t.Fatalf("%q, but %d to %d", where, before, after)
	case strings.Contains(where, "nearer to its place") && !(after < before && strings.Contains(where, fmt.Sprintf(", %d step", after))):
		t.Fatalf("%q, but %d to %d", where, before, after)
	case strings.Contains(where, "every move that brings"):
		for _, m := range truth.Best {
			if _, before, after := far(m); after < before {
				t.Fatalf("%q, but %s brings one nearer", where, m.Name)
			}
		}
	}
}

// Following the hints solves the puzzle in exactly the announced number of moves.
func TestCluesFollowedKeepThePromise(t *testing.T) {
	p := mustParse(t, "1 2 3 4\n5 6 7 8\n9 10 11 0\n")
	p.store = pdb.NewStore("", 0)
	random := rand.New(rand.NewPCG(2, 5))
	for range long(3, 1000) {
		at := Position{p, shuffle(p.goal, random)}
		oracle := p.Oracle()
		truth := oracle.Judge(context.Background(), at, engine.Limits{}, nil)
		moves := 0
		for now := truth; !at.Solved(); now = oracle.Judge(context.Background(), at, engine.Limits{}, nil) {
			next, err := at.Apply(p.Clue(at, now).Move)
			if err != nil {
				t.Fatal(err)
			}
			at = next.(Position)
			moves++
		}
		if moves != truth.AtLeast {
			t.Fatalf("%d moves instead of %d", moves, truth.AtLeast)
		}
	}
}

func TestATileThatComesHomeIsTold(t *testing.T) {
	p := mustParse(t, "1 2 3\n4 5 6\n7 0 8\n")
	next, _ := p.Start().Apply(engine.Move{Name: "RIGHT", Cost: 1})
	if got := p.Achieved(p.Start(), next).String(); got != "tile 8 is home" {
		t.Error(got)
	}
	if got := p.Achieved(next, p.Start()); !got.IsZero() {
		t.Error(got)
	}
}

// The terms of every heuristic add up to the value that the search uses, on boards of all shapes and goals and under
// both cost models.
func TestPartsAddUpToTheHeuristic(t *testing.T) {
	casetest.SkipUnderRace(t)
	random := rand.New(rand.NewPCG(3, 5))
	for _, text := range []string{
		"1 2 3\n4 5 6\n7 8 0\n", "1 2 3\n4 5 6\n7 8 0\ncost: tile\ngoal: spiral\n",
		"1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\ncost: tile\n",
		"1 2 3 4 5\n6 7 8 9 0\n", "1 2 3 4 5 6\n7 8 9 10 11 0\ngoal: blank-first\n",
		"1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 24 0\ncost: tile\n",
	} {
		p := mustParse(t, text)
		p.store = pdb.NewStore("", 0)
		l := newLayout(p)
		for _, h := range p.Breakdowns() {
			if h.Name == "pdb-78" {
				continue // slow to build; summed like the others
			}
			estimate := l.estimator(h.Name)
			if a, ok := p.partitionOf(h.Name); ok && strings.HasPrefix(h.Name, databasePrefix) {
				database, err := p.store.Heuristic(context.Background(), pdb.Request{Grid: p.grid(), Partition: a.name, Blank: p.goal.blank(), Cores: 1})
				if err != nil {
					t.Fatal(err)
				}
				estimate = database.Estimate
			}
			for range long(30, 10_000) {
				at := Position{p, shuffle(p.goal, random)}
				got, err := p.Breakdown(context.Background(), at, h.Name, 0)
				sum := 0
				for _, part := range got.Parts {
					sum += part.Value
					if part.Words.IsZero() || len(part.Marks) == 0 {
						t.Fatalf("%s: a part without words or marks: %+v", h.Name, part)
					}
				}
				if want := estimate(l.encode(at.board)); err != nil || got.Value != want || sum != want {
					t.Fatalf("%s: parts %d, value %d, want %d, %v for\n%s", h.Name, sum, got.Value, want, err, at.Text())
				}
			}
		}
	}
}
