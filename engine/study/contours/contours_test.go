package contours_test

import (
	"context"
	"math"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/contours"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

const hardest = "8 6 7\n2 5 4\n3 - 1\n"

// of counts the contours of two methods, each with an algorithm and a heuristic.
func of(t *testing.T, p engine.Puzzle, left, right string) contours.Contours {
	t.Helper()
	record := func(name string) recording.Recording {
		algorithm, heuristic, _ := strings.Cut(name, "/")
		return studytest.Record(t, p, algorithm, heuristic, engine.Limits{})
	}
	return contours.Of(context.Background(), diff.NewPair(context.Background(), record(left), record(right)), engine.Limits{}, nil)
}

func tiles(t *testing.T, text string) engine.Puzzle {
	t.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// eight is the space of the 8-puzzle, known to nothing of the project: the exact cost of
// every board from a start, a board being its nine signs row by row.
func eight(start string) map[string]int {
	costs, open := map[string]int{start: 0}, []string{start}
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		blank := strings.IndexByte(at, '-')
		for _, to := range []int{blank - 3, blank + 3, blank - 1, blank + 1} {
			if to < 0 || to > 8 || to/3 != blank/3 && to%3 != blank%3 {
				continue
			}
			cells := []byte(at)
			cells[blank], cells[to] = cells[to], cells[blank]
			if _, known := costs[string(cells)]; !known {
				costs[string(cells)] = costs[at] + 1
				open = append(open, string(cells))
			}
		}
	}
	return costs
}

// manhattan and misplaced are counted anew, for the goal 12345678-.
func manhattan(board string) (sum int) {
	for cell, c := range board {
		if home := int(c - '1'); c != '-' {
			sum += max(cell/3-home/3, home/3-cell/3) + max(cell%3-home%3, home%3-cell%3)
		}
	}
	return sum
}

func misplaced(board string) (n int) {
	for cell, c := range board {
		if c != '-' && cell != int(c-'1') {
			n++
		}
	}
	return n
}

// On the whole 8-puzzle the counts agree with the exact costs.
func TestContoursOfTheEightPuzzleAreThoseOfExactCosts(t *testing.T) {
	for _, text := range []string{hardest, "6 4 7\n8 5 -\n3 2 1\n", "2 5 3\n1 8 -\n4 6 7\n", "1 2 3\n4 5 6\n7 8 -\n"} {
		c := of(t, tiles(t, text), "astar/manhattan", "astar/misplaced")
		costs := eight(strings.NewReplacer(" ", "", "\n", "").Replace(text))
		goal := costs["12345678-"]
		if c.Optimum != goal || c.Space != len(costs) || len(costs) != 181_440 {
			t.Fatalf("%q: C* = %d of %d positions, want %d of %d", text, c.Optimum, c.Space, goal, len(costs))
		}
		higher := 0
		for board := range costs {
			if manhattan(board) > misplaced(board) {
				higher++
			}
			if manhattan(board) < misplaced(board) {
				t.Fatalf("%s: Manhattan is less", board)
			}
		}
		for i, h := range []func(string) int{manhattan, misplaced} {
			must, ties := 0, 0
			for board, g := range costs {
				switch f := g + h(board); {
				case f < goal:
					must++
				case f == goal:
					ties++
				}
			}
			if s := c.Sides[i]; s.Must != must || s.Ties != ties {
				t.Errorf("%q, %s: %d must and %d by ties, want %d and %d", text, s.Heuristic.Name, s.Must, s.Ties, must, ties)
			}
		}
		b := c.Between
		if side, ok := b.Dominates(); !ok || side != 0 || !b.Whole || b.Positions != len(costs) || b.Higher[0] != higher {
			t.Errorf("%q: %+v, want Manhattan higher on %d", text, *b, higher)
		}
		at := strings.NewReplacer("[", "", "]", "", " ", "", "\n", "").Replace(b.Most[0].At.Text())
		if e := b.Most[0].Estimates; e != [2]int{manhattan(at), misplaced(at)} || b.Most[0].Cost != costs[at] {
			t.Errorf("%q: the board %s is shown with %+v, want g = %d, h = %d and %d", text, at, b.Most[0], costs[at], manhattan(at), misplaced(at))
		}
	}
}

// space is the space of any puzzle by its rules alone.
type space struct {
	costs     map[string]int // from the start
	positions map[string]engine.Position
	cheapest  int // the cost of the cheapest solution
}

// spaceOf relaxes every move until nothing gets cheaper, among positions that may be
// entered at their cost.
func spaceOf(t *testing.T, p engine.Puzzle, enter func(at engine.Position, cost int) bool) space {
	t.Helper()
	s := space{map[string]int{}, map[string]engine.Position{}, math.MaxInt}
	var open []engine.Position
	reach := func(at engine.Position, cost int) {
		if before, known := s.costs[engine.Key(at)]; known && before <= cost || !enter(at, cost) {
			return
		}
		s.costs[engine.Key(at)], s.positions[engine.Key(at)] = cost, at
		open = append(open, at)
	}
	reach(p.Start(), 0)
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		cost := s.costs[engine.Key(at)]
		if at.Solved() {
			s.cheapest = min(s.cheapest, cost)
		}
		for _, m := range at.Moves() {
			next, err := at.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			reach(next, cost+m.Cost)
		}
	}
	return s
}

// On 30 spaces of Rush Hour the counts agree with the exact costs. A position counts as
// one that must be expanded where some path to it stays below C* all the way, which for a
// consistent heuristic is where f is below C*.
func TestContoursOfRushHourAreThoseOfExactCosts(t *testing.T) {
	dropped := 0 // heuristics for which f below C* is not enough
	for seed := range 30 {
		p, err := rush.Family().New(context.Background(), engine.Values{"rows": strconv.Itoa(4 + seed%2), "cols": strconv.Itoa(5 - seed%2), "moves": strconv.Itoa(3 + seed%4), "seed": strconv.Itoa(seed)})
		if err != nil {
			t.Fatal(err)
		}
		if seed%3 == 0 {
			if p, err = p.With(engine.Values{"cost": "steps"}); err != nil {
				t.Fatal(err)
			}
		}
		whole := spaceOf(t, p, func(engine.Position, int) bool { return true })
		for _, pair := range [][2]string{{"blockers", "recursive-blockers"}, {"none", "blockers"}} {
			c := of(t, p, "astar/"+pair[0], "astar/"+pair[1])
			if c.Optimum != whole.cheapest || c.Space != len(whole.costs) {
				t.Fatalf("seed %d: C* = %d of %d positions, want %d of %d", seed, c.Optimum, c.Space, whole.cheapest, len(whole.costs))
			}
			for i, name := range pair {
				estimate := func(at engine.Position) int {
					if name == "none" {
						return 0
					}
					b, err := p.(engine.Breakable).Breakdown(context.Background(), at, name, 0)
					if err != nil {
						t.Fatal(err)
					}
					return b.Value
				}
				must, all, below := 0, 0, 0
				for key, g := range whole.costs {
					if g+estimate(whole.positions[key]) < whole.cheapest {
						below++
					}
				}
				must = len(spaceOf(t, p, func(at engine.Position, cost int) bool { return cost+estimate(at) < whole.cheapest }).costs)
				all = len(spaceOf(t, p, func(at engine.Position, cost int) bool { return cost+estimate(at) <= whole.cheapest }).costs)
				if must != below {
					dropped++
				}
				s := c.Sides[i]
				if s.Must != must || s.Must+s.Ties > all || s.Consistent && s.Must != below {
					t.Errorf("seed %d, %s: %d must and %d by ties, want %d of %d", seed, name, s.Must, s.Ties, must, all)
				}
			}
		}
	}
	t.Logf("f below C* was not enough %d times", dropped)
}

// Whatever the ties, an A* expands all that it must and none above, and others may not.
func TestEveryAStarKeepsToTheContours(t *testing.T) {
	p := tiles(t, studytest.Eight)
	for _, ties := range []string{"h", "newest", "oldest", "g", "name"} {
		m, err := engine.FindMethod(p, "astar", "misplaced")
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.With(engine.Values{"ties": ties}); err != nil {
			t.Fatal(err)
		}
		ctx := context.Background()
		left := recording.Record(ctx, p, m, engine.Limits{}, 0, nil)
		c := contours.Of(ctx, diff.NewPair(ctx, left, studytest.Record(t, p, "greedy", "misplaced", engine.Limits{})), engine.Limits{}, nil)
		if len(c.Sides) != 1 || len(c.Sides[0].Expanded) != 2 || c.Between != nil {
			t.Fatalf("one heuristic has %d sides", len(c.Sides))
		}
		s := c.Sides[0]
		if e := s.Expanded[0]; e.Must != s.Must || e.Above != 0 || e.Ties > s.Ties || e.Must == 0 {
			t.Errorf("ties %s: %d, %d and %d were expanded of %d and %d", ties, e.Must, e.Ties, e.Above, s.Must, s.Ties)
		}
		if e := s.Expanded[1]; e.Must == s.Must {
			t.Errorf("greedy search expanded all %d", s.Must)
		}
	}
}

// What cannot be counted is said, and nothing is guessed.
func TestContoursAreHonest(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		switch p.Family() {
		case "packing":
			if c := of(t, p, "dlx", "backtrack"); c.Why.IsZero() || len(c.Sides) != 0 {
				t.Errorf("exact cover has contours: %+v", c)
			}
		case "rush":
			c := of(t, p, "astar/blockers", "astar/distance")
			if c.Sides[1].Why.IsZero() || c.Sides[1].Must != 0 || c.Sides[0].Must == 0 {
				t.Errorf("a heuristic that overestimates has contours: %+v", c.Sides[1])
			}
		case "sliding":
			c := contours.Of(context.Background(), diff.NewPair(context.Background(),
				studytest.Record(t, p, "astar", "manhattan", engine.Limits{}), studytest.Record(t, p, "astar", "misplaced", engine.Limits{})), engine.Limits{Memory: 1 << 16}, nil)
			if c.Sides[0].Limit.IsZero() || c.Space != 0 || c.Between != nil && c.Between.Whole {
				t.Errorf("64 KiB are enough: %+v", c)
			}
			if said := c.Sentences()[0].String(); !strings.Contains(said, "at least") {
				t.Errorf("a part is said to be all: %s", said)
			}
		}
	}
}
