package truth

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

// lamps is a puzzle without any ability.
func lamps(t *testing.T, text string) engine.Puzzle {
	t.Helper()
	p, err := nullpuzzle.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return bare{p}
}

// bare is a puzzle without its abilities.
type bare struct{ engine.Puzzle }

// distances is the cost to go of every position that the start reaches, found by
// the rules: every press can be undone by the same press.
func distances(t *testing.T, p engine.Puzzle) (list []engine.Position, costs map[string]int) {
	t.Helper()
	costs = map[string]int{}
	seen := map[string]bool{p.Start().Text(): true}
	list = []engine.Position{p.Start()}
	for i := 0; i < len(list); i++ {
		for _, m := range list[i].Moves() {
			next, err := list[i].Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			if !seen[next.Text()] {
				seen[next.Text()] = true
				list = append(list, next)
			}
		}
	}
	for _, at := range list {
		if at.Solved() {
			costs[at.Text()] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for _, at := range list {
			for _, m := range at.Moves() {
				next, _ := at.Apply(m)
				far, known := costs[next.Text()]
				if old, had := costs[at.Text()]; known && (!had || m.Cost+far < old) {
					costs[at.Text()], changed = m.Cost+far, true
				}
			}
		}
	}
	return list, costs
}

func TestAFamilyWithoutAbilitiesIsJudgedBySolving(t *testing.T) {
	for _, text := range []string{"#.#.#\n", "#.#.#\ncost place\n"} {
		p := lamps(t, text)
		oracle := New(p)
		list, costs := distances(t, p)
		for _, at := range list {
			got := oracle.Judge(context.Background(), at, engine.Limits{}, nil)
			want, solvable := costs[at.Text()]
			if !solvable {
				if got.Status != engine.NoSolution {
					t.Errorf("%s: %+v", at.Text(), got)
				}
				continue
			}
			var best []string
			for _, m := range at.Moves() {
				next, _ := at.Apply(m)
				if far, ok := costs[next.Text()]; ok && m.Cost+far == want && want > 0 {
					best = append(best, m.Name)
				}
			}
			if !got.Exact() || got.AtLeast != want || !got.AllBest || !slices.Equal(Names(got.Best), append([]string{}, best...)) {
				t.Errorf("%s: %d to %d, %v; want %d, %v", at.Text(), got.AtLeast, got.AtMost, Names(got.Best), want, best)
			}
		}
	}
}

// walk plays a random game of so many moves.
func walk(t *testing.T, p engine.Puzzle, moves int, seed uint64) []engine.Move {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 0))
	at := p.Start()
	var made []engine.Move
	for range moves {
		legal := at.Moves()
		m := legal[random.IntN(len(legal))]
		next, err := at.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		at, made = next, append(made, m)
	}
	return made
}

// The losses of a game add up to its cost beyond the optimum.
func TestLossesAddUp(t *testing.T) {
	p := lamps(t, "#.#.#\ncost place\n")
	_, costs := distances(t, p)
	for seed := range uint64(20) {
		r, err := New(p).Review(context.Background(), p.Start(), walk(t, p, 8, seed), engine.Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		end := r.Steps[len(r.Steps)-1].After.AtLeast
		if want := float64(r.Cost + end - costs[p.Start().Text()]); !r.Exact() || r.Lost() != want {
			t.Errorf("lost %v, want %v", r.Lost(), want)
		}
		for i, s := range r.Steps {
			loss, known := s.Loss()
			accepted, sure := Accepts(s.Before, s.Move)
			if !known || !sure || accepted != (loss == 0) {
				t.Errorf("move %d lost %v, accepted %v", i+1, loss, accepted)
			}
			line := r.Line(i).String()
			if strings.Contains(line, "that move cost +") != (loss > 0) || !strings.Contains(line, "altogether") {
				t.Errorf("move %d lost %v: %s", i+1, loss, line)
			}
		}
	}
}

func TestWhatIsNotKnownIsNotSaid(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("15 14 8 12\n10 11 9 13\n2 6 5 1\n7 3 4 0\n")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	moves := walk(t, p, 3, 1)
	r, err := New(p).Review(ctx, p.Start(), moves, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	report := r.Report()
	if r.Exact() || report.Exact || report.Optimum != nil || len(report.Moves) != 3 || report.Moves[0].Before != nil || report.Moves[0].Loss != nil {
		t.Errorf("%+v", report)
	}
	if h, ok := New(p).Hint(ctx, p.Start(), Which, engine.Limits{}, nil); ok || len(h.Moves) > 0 || h.Report("").Move != nil {
		t.Errorf("%+v", h)
	}
}

func TestHintsWithoutAbilities(t *testing.T) {
	p := lamps(t, "#.#.#\n")
	for level := Like; level <= Onward; level++ {
		h, ok := New(p).Hint(context.Background(), p.Start(), level, engine.Limits{}, nil)
		if !ok || h.Text.IsZero() || len(h.Moves) == 0 || *h.Report("").Move != h.Moves[0].Name {
			t.Errorf("level %d: %+v", level, h)
		}
		if level == Onward {
			if _, err := engine.Verify(p.Start(), h.Moves, h.Truth.AtLeast); err != nil {
				t.Error(err)
			}
		}
	}
	dark := lamps(t, ".....\n")
	if h, ok := New(dark).Hint(context.Background(), dark.Start(), Which, engine.Limits{}, nil); !ok || h.Report("").Move != nil || *h.Report("").Distance != 0 {
		t.Errorf("%+v", h)
	}
}

// The first row is home, left, and home again: what counts is when it stayed so.
func TestSplitsAreOfWhatStays(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n4 0 5\n7 8 6\n")
	if err != nil {
		t.Fatal(err)
	}
	var moves []engine.Move
	var at []time.Duration
	for i, name := range []string{"UP", "DOWN", "RIGHT", "DOWN"} {
		moves = append(moves, engine.Move{Name: name, Cost: 1})
		at = append(at, time.Duration(i+1)*500*time.Millisecond)
	}
	positions, err := engine.Replay(p.Start(), moves)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range Splits(p, positions, at) {
		got = append(got, fmt.Sprint(s.Section, " ", s.Move, " ", s.At))
	}
	if want := []string{"row 1 2 1s", "row 2 4 2s", "row 3 4 2s"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if pace := MovesPerSecond(at); pace != 2 || MovesPerSecond(nil) != 0 {
		t.Errorf("%v moves a second", pace)
	}
}
