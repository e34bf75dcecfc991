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
	"langkah/engine/solve/search"
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

// late is a puzzle whose oracle takes a while for each position and ends by the time
// that it was given.
type late struct {
	engine.Puzzle
	given  *[]time.Duration
	shares *[]float64 // of the work that was done before
}

func (l late) Oracle() engine.Oracle { return l }

func (l late) Judge(_ context.Context, _ engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	*l.given = append(*l.given, limits.Time)
	*l.shares = append(*l.shares, probe.Snapshot().Share)
	time.Sleep(2 * time.Millisecond)
	return engine.Truth{Status: search.TimeLimit, Reason: engine.Ending(search.TimeLimit, limits, search.Counters{}), AtMost: engine.NoBound}
}

// The positions of a game share the time limit: each has what those before it have left,
// and what is said of the limit is of all of it.
func TestTheTimeLimitIsForTheWholeGame(t *testing.T) {
	var given []time.Duration
	p := late{lamps(t, "#.#.#\n"), &given, new([]float64)}
	review := func(limit time.Duration) Review {
		given = nil
		r, err := New(p).Review(context.Background(), p.Start(), walk(t, p, 3, 1), engine.Limits{Time: limit}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	r := review(time.Minute)
	for i, left := range given {
		if used := time.Duration(i) * 2 * time.Millisecond; left > time.Minute-used {
			t.Errorf("position %d is given %v after %v", i+1, left, used)
		}
	}
	if why := r.Start.Reason.String(); !strings.HasPrefix(why, "the time limit of 1m0s was reached") {
		t.Errorf("it says %q", why)
	}
	review(time.Millisecond)
	if left := given[len(given)-1]; left <= 0 {
		t.Errorf("when the time is over %v is given, which is no limit", left)
	}
	if review(0); slices.Max(given) != 0 {
		t.Errorf("without a limit the positions are given %v", given)
	}
}

// The share of the positions that have been judged is shown while the others are.
func TestAReviewShowsItsProgress(t *testing.T) {
	var shares []float64
	p := late{lamps(t, "#.#.#\n"), new([]time.Duration), &shares}
	if _, err := New(p).Review(context.Background(), p.Start(), walk(t, p, 3, 1), engine.Limits{}, new(search.Probe)); err != nil {
		t.Fatal(err)
	}
	if want := []float64{-1, 0.25, 0.5, 0.75}; !slices.Equal(shares, want) {
		t.Errorf("%v is shown, want %v", shares, want)
	}
}

// What is in its place from the start and stays there was done before the first move.
func TestWhatIsHomeFromTheStartTookNoTime(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n4 0 5\n7 8 6\n")
	if err != nil {
		t.Fatal(err)
	}
	at := []time.Duration{time.Second, 2 * time.Second}
	positions, err := engine.Replay(p.Start(), []engine.Move{{Name: "RIGHT", Cost: 1}, {Name: "DOWN", Cost: 1}})
	if err != nil {
		t.Fatal(err)
	}
	splits := Splits(p, positions, at)
	if len(splits) != 3 || splits[0].Move != 0 || splits[0].At != 0 || splits[0].Section.String() != "row 1" || splits[2].At != 2*time.Second {
		t.Errorf("%+v", splits)
	}
	if pace := MovesPerSecond([]time.Duration{0}); pace != 0 {
		t.Errorf("a move in no time makes %v moves a second", pace)
	}
}

// A game from a board that can be solved is reported with its best cost and the distance
// before and after each move; of a board that cannot be, neither is known.
func TestAReportHasTheDistances(t *testing.T) {
	p := lamps(t, "#.#\n")
	moves := []engine.Move{{Name: "press 1", Cost: 1}, {Name: "press 1", Cost: 1}, {Name: "press 2", Cost: 1}}
	r, err := New(p).Review(context.Background(), p.Start(), moves, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, costs := distances(t, p)
	report := r.Report()
	if report.Optimum == nil || *report.Optimum != float64(costs[p.Start().Text()]) {
		t.Errorf("the optimum is %v", report.Optimum)
	}
	positions, err := engine.Replay(p.Start(), moves)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range report.Moves {
		before, after := costs[positions[i].Text()], costs[positions[i+1].Text()]
		if m.Before == nil || m.After == nil || *m.Before != float64(before) || *m.After != float64(after) {
			t.Errorf("move %d leads from %v to %v, want from %d to %d", i+1, m.Before, m.After, before, after)
		}
	}

	dead := lamps(t, "#....\n")
	r, err = New(dead).Review(context.Background(), dead.Start(), moves[:1], engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if report := r.Report(); report.Optimum != nil || report.Moves[0].Before != nil || report.Moves[0].After != nil {
		t.Errorf("a board without a solution is reported with %+v", report)
	}
}

// dark is a puzzle in parts: each lamp is one, done when it is dark, as all are in the goal.
type dark struct{ engine.Puzzle }

func (d dark) Goal() (goal engine.Position, unusual bool) {
	p, _ := nullpuzzle.Parse(strings.ReplaceAll(d.String(), "#", "."))
	return p.Start(), false
}

func (dark) Sections(at engine.Position) (names []engine.Message, done []bool) {
	for i, lamp := range strings.TrimSpace(at.Text()) {
		names, done = append(names, engine.Msg("lamp %d", i+1)), append(done, lamp == '.')
	}
	return names, done
}

// Parts are listed in the order in which they were finished.
func TestSplitsAreInTheOrderOfTheGame(t *testing.T) {
	p := dark{lamps(t, "##...##\n")}
	positions, err := engine.Replay(p.Start(), []engine.Move{{Name: "press 7", Cost: 1}, {Name: "press 1", Cost: 1}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range Splits(p, positions, []time.Duration{time.Second, 3 * time.Second}) {
		got = append(got, fmt.Sprint(s.Section, " ", s.At))
	}
	if want := []string{"lamp 3 0s", "lamp 4 0s", "lamp 5 0s", "lamp 6 1s", "lamp 7 1s", "lamp 1 3s", "lamp 2 3s"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
