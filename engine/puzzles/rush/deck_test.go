package rush

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// card is a board of a deck with its known optima; steps is -1 where it is not stated.
type card struct {
	puzzle                *Puzzle
	slides, steps, states int
}

// readDeck reads "n slides steps states board" lines, or "slides board states".
func readDeck(t testing.TB, name string) (cards []card) {
	t.Helper()
	for _, line := range strings.Split(casetest.Read(t, "rush-decks/"+name), "\n") {
		f := strings.Fields(line)
		if len(f) < 3 || f[0] == "#" {
			continue
		}
		number := func(i int) int {
			n, err := strconv.Atoi(f[i])
			if err != nil {
				t.Fatalf("%s: %s", name, line)
			}
			return n
		}
		if len(f) == 3 {
			cards = append(cards, card{read(t, f[1]), number(0), -1, number(2)})
		} else {
			cards = append(cards, card{read(t, f[4]), number(1), number(2), number(3)})
		}
	}
	return cards
}

// sampleOf returns every n-th card.
func sampleOf(cards []card, n int) (some []card) {
	for i := 0; i < len(cards); i += n {
		some = append(some, cards[i])
	}
	return some
}

func TestDecksHaveTheKnownOptima(t *testing.T) {
	cards := append(readDeck(t, "thinkfun40.txt"), readDeck(t, "thinkfun40_classic.txt")...)
	cards = append(cards, sampleOf(readDeck(t, "database_sample.txt"), 7)...)
	if !longRun() {
		cards = sampleOf(cards, 12)
		t.Log("every twelfth board; LANGKAH_LONG=1 takes them all, with every method")
	}
	for _, c := range cards {
		s := measured(t, c.puzzle)
		slides, steps, ok := s.Distance(c.puzzle.start())
		if !ok || slides != c.slides || c.steps >= 0 && steps != c.steps || s.States() != c.states {
			t.Errorf("%d slides, %d steps, %d states, expected %d, %d, %d:\n%s", slides, steps, s.States(), c.slides, c.steps, c.states, c.puzzle)
		}
		if longRun() && c.states <= 100_000 {
			checkOptima(t, c.puzzle, slides, steps, c.states)
		} else {
			checkFast(t, c.puzzle, slides, steps)
		}
	}
}

// checkFast solves by the family's own methods under both cost models.
func checkFast(t *testing.T, z *Puzzle, bySlides, bySteps int) {
	t.Helper()
	for c, want := range map[costModel]int{slides: bySlides, steps: bySteps} {
		z := &Puzzle{board: z.board, form: z.form, cost: c}
		for _, name := range []string{fastBFS, spaceName} {
			m, err := engine.FindMethod(z, name, "")
			if err != nil {
				t.Fatal(err)
			}
			r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil)
			if !r.Verified || r.Cost != want || r.Optimality != engine.Proven {
				t.Errorf("%s, %s: %s (%s), cost %d, expected %d\n%s", c, name, r.Status, r.Reason, r.Cost, want, z)
			}
		}
	}
}

// fewestSteps returns, by position, the least number of steps of the solutions with the fewest slides.
func fewestSteps(s *Space) []int {
	byDistance := make([]uint32, s.States())
	for n := range byDistance {
		byDistance[n] = uint32(n)
	}
	slices.SortFunc(byDistance, func(a, b uint32) int { return int(s.slides[a]) - int(s.slides[b]) })
	fewest := make([]int, s.States())
	for _, n := range byDistance {
		if s.slides[n] == 0 {
			continue
		}
		fewest[n] = far
		for _, to := range s.board.slides(s.code(n), nil) {
			if m, _ := s.find(to.code); s.slides[m] == s.slides[n]-1 {
				fewest[n] = min(fewest[n], fewest[m]+int(to.cells))
			}
		}
	}
	return fewest
}

// TestFewestStepsAmongTheShortest compares both methods that minimize slides and then steps with the whole space.
func TestFewestStepsAmongTheShortest(t *testing.T) {
	for _, text := range append(hardBoards(), sampleBoards()...) {
		z := read(t, text)
		z.cost = slides
		s := measured(t, z)
		if s.States() > 5_000 && !longRun() {
			continue
		}
		fewest := fewestSteps(s)
		for _, name := range []string{fastBFS, spaceName, astarSteps} {
			m, err := engine.FindMethod(z, name, "")
			if err != nil {
				t.Fatal(err)
			}
			r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil)
			if name == astarSteps && !strings.Contains(r.Because.String(), "this one has the fewest steps") {
				continue
			}
			cells := 0
			for _, move := range r.Moves {
				moved, err := z.slide(move.Name)
				if err != nil {
					t.Fatal(err)
				}
				cells += moved.cells()
			}
			if want := int(s.slides[s.first]); r.Cost != want || cells != fewest[s.first] {
				t.Errorf("%s: %d slides with %d steps, expected %d with %d\n%s", name, r.Cost, cells, want, fewest[s.first], z)
			}
		}
	}
}

func TestAnnealingSolvesMostClassicCards(t *testing.T) {
	cards := sampleOf(readDeck(t, "thinkfun40_classic.txt"), 4)
	if longRun() {
		cards = readDeck(t, "thinkfun40_classic.txt")
	}
	solved := 0
	for _, c := range cards {
		m, err := engine.FindMethod(c.puzzle, "anneal", "blockers")
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Solve(context.Background(), c.puzzle, m, engine.Limits{Time: 10 * time.Second}, nil)
		if r.Status != engine.Solved {
			continue
		}
		solved++
		positions, err := engine.Replay(c.puzzle.Start(), r.Moves)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, p := range positions {
			if seen[p.Text()] {
				t.Errorf("the moves come back to\n%s", p.Text())
			}
			seen[p.Text()] = true
		}
	}
	t.Logf("%d of %d solved", solved, len(cards))
	if 4*solved < 3*len(cards) {
		t.Errorf("%d of %d cards solved, expected three in four", solved, len(cards))
	}
}
