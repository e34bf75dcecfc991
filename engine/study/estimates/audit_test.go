package estimates_test

import (
	"context"
	"errors"
	"math"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/blocks"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/estimates"
	"langkah/engine/study/statemap"
)

// The audit of any family's space agrees with the family's own one.
func TestAuditsAgree(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("3 5 1\n4 - 2\n")
	if err != nil {
		t.Fatal(err)
	}
	own, err := p.(engine.Auditor).Audit(context.Background(), 1, 1, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := estimates.Audit(context.Background(), p, engine.Limits{}, nil)
	if err != nil || got.Positions != own.Positions {
		t.Fatalf("%d positions, want %d: %v", got.Positions, own.Positions, err)
	}
	compared := 0
	for _, a := range own.Heuristics {
		for _, b := range got.Heuristics {
			if a.Heuristic.Name != b.Heuristic.Name {
				continue
			}
			compared++
			if math.Abs(a.Mean-b.Mean) > 1e-9 || a.Least != b.Least || a.Most != b.Most || a.TooHigh.IsZero() != b.TooHigh.IsZero() || a.Drops.IsZero() != b.Drops.IsZero() {
				t.Errorf("%s: %+v, want %+v", a.Heuristic.Name, b, a)
			}
		}
	}
	if compared < 4 {
		t.Errorf("only %d heuristics are compared", compared)
	}
}

// Under every cost the figures are those of plain searches from all positions, and what is
// said to be admissible is.
func TestAuditOfEveryCost(t *testing.T) {
	for _, c := range []struct {
		family engine.Family
		text   string
		costs  []string
	}{
		{rush.Family(), "4 4\n3\n..A.\nPPA.K\nBB..\n...C\n", []string{"slides", "steps"}},
		{blocks.Family(), tiny, []string{"moves", "slides", "steps"}},
		{sliding.Family(pdb.NewStore("", 0)), "3 1\n- 2\n", []string{"unit", "tile"}},
	} {
		for _, cost := range c.costs {
			p, err := c.family.Parse(c.text)
			if err == nil {
				p, err = p.With(engine.Values{"cost": cost})
			}
			if err != nil {
				t.Fatalf("%s %s: %v", c.family.Name, cost, err)
			}
			a, err := estimates.Audit(context.Background(), p, engine.Limits{}, nil)
			if err != nil || len(a.Heuristics) < 3 {
				t.Fatalf("%s, %s: %v, %d heuristics", c.family.Name, cost, err, len(a.Heuristics))
			}
			exact := plainCosts(t, p)
			if n := int64(len(exact)); a.Positions != n {
				t.Errorf("%s, %s: %d positions, want %d", c.family.Name, cost, a.Positions, n)
			}
			for _, h := range a.Heuristics {
				sum, high := 0.0, false
				value := valueOf(p, h.Heuristic.Name)
				if value == nil { // it looks up a table
					continue
				}
				for _, e := range exact {
					sum += float64(value(e.at)) / float64(e.cost)
					high = high || value(e.at) > e.cost
				}
				if want := sum / float64(len(exact)); math.Abs(h.Mean-want) > 1e-9 || high == h.TooHigh.IsZero() {
					t.Errorf("%s, %s, %s: mean %.4f, want %.4f; too high %v: %s", c.family.Name, cost, h.Heuristic.Name, h.Mean, want, high, h.TooHigh)
				}
			}
		}
	}
}

// tiny has four pieces and 161 positions.
const tiny = "blocks\n..Y.\nBBYY\n.AR.\n.ARR\ngoal: R r1c1\n"

// valueOf returns a heuristic as formulas use it; nil where they do not.
func valueOf(p engine.Puzzle, heuristic string) func(engine.Position) int {
	for _, f := range engine.FeaturesOf(p) {
		if f.Heuristic == heuristic {
			return f.Open()
		}
	}
	return nil
}

type solved struct {
	at   engine.Position
	cost int
}

// plainCosts returns the positions that can be reached and solved, and are not, with the
// costs of their solutions: every move is relaxed until nothing gets cheaper.
func plainCosts(t *testing.T, p engine.Puzzle) (list []solved) {
	t.Helper()
	type edge struct{ from, to, cost int }
	numbers, all := map[string]int{engine.Key(p.Start()): 0}, []solved{{p.Start(), math.MaxInt}}
	var edges []edge
	for i := 0; i < len(all); i++ {
		if all[i].at.Solved() {
			all[i].cost = 0
		}
		for _, m := range all[i].at.Moves() {
			next, err := all[i].at.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			to, known := numbers[engine.Key(next)]
			if !known {
				to = len(all)
				numbers[engine.Key(next)] = to
				all = append(all, solved{next, math.MaxInt})
			}
			edges = append(edges, edge{i, to, m.Cost})
		}
	}
	for again := true; again; {
		again = false
		for _, e := range edges {
			if far := all[e.to].cost; far < math.MaxInt && far+e.cost < all[e.from].cost {
				all[e.from].cost, again = far+e.cost, true
			}
		}
	}
	for _, e := range all {
		if e.cost > 0 && e.cost < math.MaxInt {
			list = append(list, e)
		}
	}
	return list
}

// A space that is too large is an error that says so.
func TestAuditOfALargeSpaceIsRefused(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 - 15\n")
	if err == nil {
		p, err = p.With(engine.Values{"cost": "tile"})
	}
	if err != nil {
		t.Fatal(err)
	}
	_, err = estimates.Audit(context.Background(), p, engine.Limits{}, nil)
	if large := (*statemap.TooLarge)(nil); !errors.As(err, &large) {
		t.Errorf("the error is %v", err)
	}
}
