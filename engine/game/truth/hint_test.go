package truth

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

// families generate the small random puzzles of these tests.
func families() map[string]func(seed int) (engine.Puzzle, error) {
	tiles := sliding.Family(pdb.NewStore("", 0))
	return map[string]func(int) (engine.Puzzle, error){
		"tiles": func(seed int) (engine.Puzzle, error) {
			return tiles.New(context.Background(), engine.Values{"rows": "3", "cols": "3", "seed": fmt.Sprint(seed)})
		},
		"cars": func(seed int) (engine.Puzzle, error) {
			return rush.Family().New(context.Background(), engine.Values{"seed": fmt.Sprint(seed)})
		},
		"pieces": func(seed int) (engine.Puzzle, error) {
			return packing.Family().New(context.Background(), engine.Values{"seed": fmt.Sprint(seed)})
		},
	}
}

// Games that follow hints of level 3 from random positions end solved at exactly the
// promised cost. Random dead ends are reported as such.
func TestHintsFollowedKeepThePromise(t *testing.T) {
	puzzles := 4
	if os.Getenv("LANGKAH_LONG") != "" {
		puzzles = 350
	}
	for name, make := range families() {
		for seed := 1; seed <= puzzles; seed++ {
			p, err := make(seed)
			if err != nil {
				t.Fatal(err)
			}
			at := wander(t, p, seed%3, uint64(seed))
			oracle := New(p)
			first, ok := oracle.Hint(context.Background(), at, Which, engine.Limits{}, nil)
			if !ok {
				t.Fatalf("%s: no hint for\n%s", name, at.Text())
			}
			if first.Truth.Status == engine.NoSolution {
				if first.Text.IsZero() || len(first.Moves) > 0 {
					t.Errorf("%s: %+v", name, first)
				}
				continue
			}
			follow(t, oracle, at, first)
		}
	}
}

// wander makes so many random moves.
func wander(t *testing.T, p engine.Puzzle, moves int, seed uint64) engine.Position {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 0))
	at := p.Start()
	for range moves {
		legal := at.Moves()
		if len(legal) == 0 {
			break
		}
		next, err := at.Apply(legal[random.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		at = next
	}
	return at
}

func follow(t *testing.T, oracle *Oracle, at engine.Position, h Hint) {
	t.Helper()
	cost, promised, start := 0, h.Truth.AtLeast, at
	for len(h.Moves) > 0 {
		next, err := at.Apply(h.Moves[0])
		if err != nil {
			t.Fatal(err)
		}
		at, cost = next, cost+h.Moves[0].Cost
		if cost > promised {
			break
		}
		h, _ = oracle.Hint(context.Background(), at, Which, engine.Limits{}, nil)
	}
	if !at.Solved() || cost != promised {
		t.Fatalf("cost %d instead of %d from\n%s", cost, promised, start.Text())
	}
}

// Hints of every level lead to a best move, and those of the last to what they announce.
func TestLevelsLeadToBestMoves(t *testing.T) {
	for name, make := range families() {
		for seed := 1; seed <= 3; seed++ {
			p, err := make(seed)
			if err != nil {
				t.Fatal(err)
			}
			oracle := New(p)
			texts := map[string]bool{}
			for level := Like; level <= Onward; level++ {
				h, ok := oracle.Hint(context.Background(), p.Start(), level, engine.Limits{}, nil)
				if !ok || h.Text.IsZero() || len(h.Moves) == 0 || !slices.Contains(Names(h.Truth.Best), h.Moves[0].Name) {
					t.Fatalf("%s, level %d: %+v", name, level, h)
				}
				texts[h.Text.String()] = true
				if level < Onward {
					continue
				}
				positions, err := engine.Replay(p.Start(), h.Moves)
				if err != nil {
					t.Fatal(err)
				}
				end, left := positions[len(h.Moves)], h.Truth.AtLeast
				for _, m := range h.Moves {
					left -= m.Cost
				}
				after := oracle.Judge(context.Background(), end, engine.Limits{}, nil)
				if after.AtLeast != left {
					t.Errorf("%s: %d to go after %s, want %d", name, after.AtLeast, h.Text, left)
				}
				if achieved := p.(engine.Hinted).Achieved(p.Start(), end); !end.Solved() && (achieved.IsZero() || !strings.HasSuffix(h.Text.String(), achieved.String())) {
					t.Errorf("%s: %s, achieved %q", name, h.Text, achieved)
				}
			}
			if len(texts) != Onward {
				t.Errorf("%s: the levels say %v", name, texts)
			}
		}
	}
}

// A move into a dead end loses all solutions.
func TestADeadEndKeepsNothing(t *testing.T) {
	p, err := packing.Family().Parse("2 3 2\nDEFAULT\nA\nAA\nBB\nB\n")
	if err != nil {
		t.Fatal(err)
	}
	moves := []engine.Move{{Name: "A 1 r1c2", Cost: 1}}
	r, err := New(p).Review(context.Background(), p.Start(), moves, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	loss, known := r.Steps[0].Loss()
	if line := r.Line(0).String(); !known || loss != 1 || line != "no solution from here · that move kept 0 %" {
		t.Errorf("lost %v, %v: %s", loss, known, line)
	}
	if m := r.Report().Moves[0]; *m.Before != 2 || *m.After != 0 || *m.Loss != 1 || !r.Exact() {
		t.Errorf("%+v", m)
	}
	at, err := p.Start().Apply(moves[0])
	if err != nil {
		t.Fatal(err)
	}
	h, ok := New(p).Hint(context.Background(), at, Which, engine.Limits{}, nil)
	if report := h.Report("packing"); !ok || h.Proof == nil || *report.Solutions != 0 || report.Move != nil || report.Distance != nil {
		t.Errorf("%+v", h)
	}
}

// A hint that names the move says what it keeps, and of how many such moves it is one:
// only where all of them are known.
func TestTheMoveIsNamedWithWhatItKeeps(t *testing.T) {
	up, down := engine.Move{Name: "UP", Words: engine.Msg("tile 5 moves up")}, engine.Move{Name: "DOWN"}
	left := &engine.Left{Number: 7, Exact: true}
	for _, tc := range []struct {
		truth engine.Truth
		want  string
	}{
		{engine.Truth{Best: []engine.Move{up}, AllBest: true}, "no other move loses nothing"},
		{engine.Truth{Best: []engine.Move{up, down}, AllBest: true}, "it is one of 2 moves that lose nothing"},
		{engine.Truth{Best: []engine.Move{up}}, "it loses nothing"},
		{engine.Truth{Best: []engine.Move{up, down}}, "it loses nothing"},
		{engine.Truth{Best: []engine.Move{up, down}, AllBest: true, Left: left}, "it is one of 2 moves that leave a solution"},
		{engine.Truth{Best: []engine.Move{up, down}, Left: left}, "it leaves a solution"},
	} {
		if got, want := which(up, tc.truth).String(), "UP: tile 5 moves up; "+tc.want; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A hint of several moves names them in their order, of many the first ones.
func TestOnwardNamesItsMoves(t *testing.T) {
	for _, row := range []string{"##...\n", "#.#.#\n", "#.#.#.#.#.#.#.#.#.#.#\n"} {
		p := lamps(t, row)
		h, ok := New(p).Hint(context.Background(), p.Start(), Onward, engine.Limits{}, nil)
		var brief []string
		for _, m := range h.Moves {
			brief = append(brief, m.InBrief().String())
		}
		names := strings.Join(brief[:min(len(brief), mostNamed)], ", ")
		if more := len(brief) - mostNamed; more > 0 {
			names += fmt.Sprintf(" and %d more moves", more)
		}
		if want := names + ": then it is solved"; len(row) > 20 && len(brief) <= mostNamed || !ok || h.Text.String() != want {
			t.Errorf("%q, want %q", h.Text, want)
		}
	}
}
