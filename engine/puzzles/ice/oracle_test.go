package ice

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/engine"
)

// randomPuzzles returns random boards of all sorts.
func randomPuzzles(t testing.TB, n int, stream uint64) []*Puzzle {
	list := make([]*Puzzle, n)
	for seed := range list {
		list[seed] = mustParse(t, randomText(rand.New(rand.NewPCG(uint64(seed), stream))))
	}
	return list
}

// Following the hints reaches the goal at the announced cost, and the oracle agrees with a plain search.
func TestHintsLeadToTheGoal(t *testing.T) {
	ctx := context.Background()
	followed := 0
	for _, z := range randomPuzzles(t, long(80, 1000), 5) {
		oracle := z.Oracle()
		var at engine.Position = z.Start()
		truth := oracle.Judge(ctx, at, engine.Limits{}, nil)
		want := plainly(at)
		if got := truth.AtMost; got != want { // NoBound is -1 too
			t.Fatalf("the oracle says %d, a plain search %d\n%s", got, want, z)
		}
		if want < 0 {
			if truth.Status != engine.Impossible(engine.Message{}).Status || truth.Reason.IsZero() {
				t.Errorf("%v %q\n%s", truth.Status, truth.Reason, z)
			}
			continue
		}
		cost := 0
		for steps := 0; !at.Solved(); steps++ {
			truth = oracle.Judge(ctx, at, engine.Limits{}, nil)
			if len(truth.Best) == 0 || steps > z.board.states() {
				t.Fatalf("after %d steps the best moves are %v\n%s", steps, truth.Best, z)
			}
			clue := z.Clue(at, truth)
			next, err := at.Apply(clue.Move)
			if err != nil || clue.Like.IsZero() || clue.Where.IsZero() {
				t.Fatalf("%v: %q %q\n%s", err, clue.Like, clue.Where, z)
			}
			checkClue(t, at, clue)
			cost += clue.Move.Cost
			at = next
		}
		if cost != want {
			t.Errorf("the hints cost %d, expected %d\n%s", cost, want, z)
		}
		followed++
	}
	if followed < 20 {
		t.Errorf("only %d boards were played to the end", followed)
	}
}

// checkClue compares the words of a clue with the rules.
func checkClue(t *testing.T, at engine.Position, c engine.Clue) {
	t.Helper()
	says := c.Where.String()
	next, _ := at.Apply(c.Move)
	alive := 0
	for _, m := range at.Moves() {
		if after, err := at.Apply(m); err == nil && plainly(after) >= 0 {
			alive++
		}
	}
	b := at.(Position).puzzle.board
	was, now := b.crossed(at.(Position).state), b.crossed(next.(Position).state)
	switch {
	case strings.Contains(says, "stops on the goal") && !next.Solved(),
		strings.Contains(says, "can only") && len(at.Moves()) != 1,
		strings.Contains(says, "out of reach") && alive != 1,
		strings.Contains(says, "across number") && now == was:
		t.Errorf("%q is not so:\n%s", says, at.Text())
	}
}

// A proof is only given if a plain search finds no solution.
func TestProofsHold(t *testing.T) {
	kinds := map[string]int{}
	for _, z := range randomPuzzles(t, long(150, 2000), 6) {
		for i, s := range z.reach(z.start, nil) {
			if i == 20 {
				break
			}
			p := Position{z, s}
			proof, ok := z.Prove(p)
			if !ok {
				continue
			}
			kinds[proof.Name]++
			if way := plainly(p); way >= 0 {
				t.Fatalf("%q, but there is a way at cost %d\n%s\n%s", proof.Why, way, p.Text(), z)
			}
		}
	}
	for _, kind := range []string{"stuck", "goal", "number"} {
		if kinds[kind] == 0 {
			t.Errorf("no proof of the kind %q was met: %v", kind, kinds)
		}
	}
}

// Every heuristic has its claimed properties on whole state spaces, and the sum of its terms is its value; those that
// claim nothing violate them somewhere.
func TestHeuristicsAreAsMarked(t *testing.T) {
	ctx := context.Background()
	broken := map[string]bool{}
	for _, z := range append(randomPuzzles(t, long(60, 1000), 7), mustParse(t, course)) {
		a, err := z.Audit(ctx, 0, 0, engine.Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i, h := range z.heuristics()[1:] {
			r := a.Heuristics[i]
			bad := !r.TooHigh.IsZero() || !r.Drops.IsZero()
			if bad && h.sound {
				t.Errorf("%s: %s %s\n%s", h.Name, r.TooHigh, r.Drops, z)
			}
			broken[h.Name] = broken[h.Name] || bad
			b, err := z.Breakdown(ctx, z.Start(), h.Name, 0)
			if err != nil {
				t.Fatal(err)
			}
			sum := 0
			for _, part := range b.Parts {
				sum += part.Value
			}
			if sum != b.Value || b.Value != int(h.of()(z.start)) {
				t.Errorf("%s: the parts make %d, the value is %d\n%s", h.Name, sum, b.Value, z)
			}
		}
	}
	if !broken[manhattan] || !broken[numbers] {
		t.Errorf("where moves or free cells count, the distances of the board should be too high: %v", broken)
	}
}

// The harder start is as hard as its message says.
func TestHarderStarts(t *testing.T) {
	z := mustParse(t, course)
	harder, words, err := z.Harder(context.Background(), engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), harder, harder.Methods()[0], engine.Limits{}, nil)
	if r.Cost < 87 || !strings.HasPrefix(words.String(), "cost "+itoa(r.Cost)+", ") {
		t.Errorf("%s, but it costs %d\n%s", words, r.Cost, harder)
	}
}

func TestNewBoards(t *testing.T) {
	f := Family()
	for _, l := range f.Levels {
		for _, seed := range []string{"1", "2", "3"} {
			values := engine.Values{"seed": seed}
			for name, value := range l.Values {
				values[name] = value
			}
			p, err := f.New(context.Background(), values)
			if err != nil {
				t.Fatal(err)
			}
			again, err := f.New(context.Background(), values)
			if err != nil || again.String() != p.String() {
				t.Errorf("%s %s: the same seed made another board", l.Name, seed)
			}
			r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
			for _, g := range grades() {
				if n := len(r.Moves); g.Name == l.Name && (r.Status != engine.Solved || n < g.From || n > g.To) {
					t.Errorf("%s %s: %s in %d moves\n%s", l.Name, seed, r.Status, n, p)
				}
			}
		}
	}
}
