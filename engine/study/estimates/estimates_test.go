package estimates_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/estimates"
)

func boards(t *testing.T) map[string]engine.Puzzle {
	t.Helper()
	read := func(p engine.Puzzle, err error) engine.Puzzle {
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	tiles := sliding.Family(pdb.NewStore("", 0))
	dear := read(read(tiles.Parse("5 4 3\n2 1 -\n")).With(engine.Values{"cost": "tile"}))
	return map[string]engine.Puzzle{
		"tiles":             read(tiles.Parse("5 4 3\n2 1 -\n")),
		"tiles that charge": dear,
		"cars":              read(rush.Family().Parse("4 4\n3\nBCCA\nBPPAK\n..D.\n..D.\n")),
		"ice":               read(ice.Family().Parse("4 4\nXXXX\nX*OX\nXZ*X\nXXXX\n0 0 0 0\n0 3 1 0\n0 2 5 0\n0 0 0 0\n")),
		"lamps":             read(nullpuzzle.Parse("##.#")),
	}
}

// exact measures every position by the rules alone: values are lowered along all moves until
// none changes (Bellman and Ford). Positions without a solution are not in it.
func exact(p engine.Puzzle) (all []engine.Position, cost map[string]int) {
	cost = map[string]int{}
	seen := map[string]bool{engine.Key(p.Start()): true}
	all = []engine.Position{p.Start()}
	for i := 0; i < len(all); i++ {
		if all[i].Solved() {
			cost[engine.Key(all[i])] = 0
		}
		for _, m := range all[i].Moves() {
			if next, err := all[i].Apply(m); err == nil && !seen[engine.Key(next)] {
				seen[engine.Key(next)] = true
				all = append(all, next)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, at := range all {
			for _, m := range at.Moves() {
				next, err := at.Apply(m)
				if err != nil {
					continue
				}
				onward, ok := cost[engine.Key(next)]
				here, known := cost[engine.Key(at)]
				if ok && (!known || onward+m.Cost < here) {
					cost[engine.Key(at)], changed = onward+m.Cost, true
				}
			}
		}
	}
	return all, cost
}

// random is a formula that is never below 0.
func random(r *rand.Rand, names []string) string {
	one := func() string { return names[r.IntN(len(names))] }
	switch r.IntN(6) {
	case 0:
		return fmt.Sprintf("%s/%d", one(), r.IntN(4)+1)
	case 1:
		return fmt.Sprintf("max(%s, %s)", one(), one())
	case 2:
		return fmt.Sprintf("%s + %d*%s", one(), r.IntN(3), one())
	case 3:
		return fmt.Sprintf("%s > %d ? %s : %s", one(), r.IntN(6), one(), one())
	case 4:
		return fmt.Sprintf("max(0, %s-%d) + 0.5*%s", one(), r.IntN(3), one())
	}
	return fmt.Sprintf("min(%s, %d) + (%s %% 3)", one(), r.IntN(9), one())
}

// The audit says the same of a formula as of the table with the same values.
func TestAuditsAgreeWithExactTables(t *testing.T) {
	r := rand.New(rand.NewPCG(28, 2))
	for name, p := range boards(t) {
		all, cost := exact(p)
		for range 12 {
			line := random(r, engine.FeatureNames(p))
			own, err := engine.MakeOwn(p, "expr:"+line)
			if err != nil {
				t.Fatal(err)
			}
			estimator, err := own.Open(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			value := func(at engine.Position) int {
				var h [1]float64
				if err := estimator.Estimates(context.Background(), []engine.Position{at}, h[:]); err != nil {
					t.Fatal(err)
				}
				return int(math.Floor(h[0]))
			}
			admissible, consistent, short := true, true, 0
			for _, at := range all {
				c, solvable := cost[engine.Key(at)]
				if !solvable {
					continue
				}
				h := value(at)
				admissible, short = admissible && h <= c, short+c-h
				for _, m := range at.Moves() {
					next, err := at.Apply(m)
					if _, ok := cost[engine.Key(next)]; err == nil && ok && h > m.Cost+value(next) {
						consistent = false
					}
				}
			}
			truth, err := estimates.Find(context.Background(), p, own, nil, engine.Limits{}, nil)
			if err != nil {
				t.Fatalf("%s, %s: %v", name, line, err)
			}
			if !truth.IsWhole || truth.Positions != len(all) || truth.Known != len(cost) || truth.Admissible() != admissible || truth.Consistent() != consistent {
				t.Errorf("%s, %s: %+v; exactly %d positions, %d with a solution, admissible %v, consistent %v", name, line, truth, len(all), len(cost), admissible, consistent)
			}
			if mean := float64(short) / float64(len(cost)); truth.Short < mean-1e-9 || truth.Short > mean+1e-9 {
				t.Errorf("%s, %s: short by %v, exactly %v", name, line, truth.Short, mean)
			}
			if h := truth.TooHigh; h != nil {
				if at := truth.Board(h.At); value(at) != int(h.Estimate) || cost[engine.Key(at)] != h.Cost || value(at) <= h.Cost {
					t.Errorf("%s, %s: no counterexample: %+v", name, line, h)
				}
			}
			solve(t, name, p, own, truth, cost[engine.Key(p.Start())])
		}
	}
}

// solve searches by the own heuristic: what is called proven is the cheapest, and a heuristic
// that is admissible finds it.
func solve(t *testing.T, name string, p engine.Puzzle, own engine.Own, truth estimates.Truth, cheapest int) {
	t.Helper()
	for _, algorithm := range []string{"astar", "idastar", "wastar"} {
		m, err := engine.OwnMethod(p, algorithm, own)
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 100_000}, nil)
		if r.Status.Limited() {
			continue
		}
		if r.Status != engine.Solved || r.Optimality == engine.Proven && r.Cost > cheapest {
			t.Errorf("%s, %s: %v, cost %d of %d, %v", name, m.Name(), r.Status, r.Cost, cheapest, r.Optimality)
		}
		settled := truth.Settle(p, r)
		if (settled.Optimality == engine.Proven) != (r.Cost == cheapest) {
			t.Errorf("%s, %s: cost %d of %d, but %v: %s", name, m.Name(), r.Cost, cheapest, settled.Optimality, settled.Because)
		}
		if algorithm == "astar" && truth.Admissible() && r.Cost > cheapest {
			t.Errorf("%s, %s is admissible, and costs %d instead of %d", name, m.Name(), r.Cost, cheapest)
		}
	}
}

// A formula that names a heuristic of the family's is that heuristic.
func TestAFormulaIsTheHeuristicThatItNames(t *testing.T) {
	for name, p := range boards(t) {
		for _, f := range engine.FeaturesOf(p) {
			if f.Heuristic == "" {
				continue
			}
			theirs, err := engine.FindMethod(p, "greedy", f.Heuristic)
			if err != nil {
				t.Fatal(err)
			}
			ours, err := engine.FindMethod(p, "greedy", "expr:"+f.Name)
			if err != nil {
				t.Fatal(err)
			}
			limits := engine.Limits{Nodes: 20_000}
			a := engine.Solve(context.Background(), p, theirs, limits, nil)
			b := engine.Solve(context.Background(), p, ours, limits, nil)
			if a.Status != b.Status || a.Cost != b.Cost || a.Expanded != b.Expanded || fmt.Sprint(a.Estimates) != fmt.Sprint(b.Estimates) {
				t.Errorf("%s, %s: %v, cost %d, %d expanded; as a formula %v, %d, %d", name, f.Heuristic, a.Status, a.Cost, a.Expanded, b.Status, b.Cost, b.Expanded)
			}
		}
	}
}

// In a space that is too large, an exact cost is that of the cheapest solution, and what refutes
// a heuristic does.
func TestPartsOfALargeSpace(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3 4\n5 6 7 8\n9 10 11 12\n- 13 14 15\n")
	if err != nil {
		t.Fatal(err)
	}
	own := func(line string) engine.Own {
		h, err := engine.MakeOwn(p, "expr:"+line)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	truth, err := estimates.Find(context.Background(), p, own("manhattan + misplaced"), nil, engine.Limits{}, nil)
	if err != nil || truth.IsWhole || truth.Start != 3 || truth.TooHigh == nil || truth.Known < 100 || truth.Admissible() {
		t.Fatalf("%+v, %v", truth, err)
	}
	judge := p.(engine.Judged).Oracle()
	at := truth.Board(truth.TooHigh.At)
	if exactly := judge.Judge(context.Background(), at, engine.Limits{}, nil); exactly.AtMost > truth.TooHigh.Cost || truth.TooHigh.Estimate <= float64(truth.TooHigh.Cost) {
		t.Errorf("%+v, but the exact cost is %d", truth.TooHigh, exactly.AtMost)
	}
	truth, err = estimates.Find(context.Background(), p, own("manhattan"), nil, engine.Limits{}, nil)
	if err != nil || truth.TooHigh != nil || truth.Drop != nil || truth.Admissible() || truth.Consistent() {
		t.Errorf("Manhattan is refuted, or proven by a part: %+v, %v", truth, err)
	}
}

func TestLimitsEndTheAudit(t *testing.T) {
	p := boards(t)["cars"]
	own, err := engine.MakeOwn(p, "expr:distance")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := estimates.Find(ctx, p, own, nil, engine.Limits{}, nil); err == nil {
		t.Error("a cancelled audit has an answer")
	}
	if _, err := estimates.Find(context.Background(), p, own, nil, engine.Limits{Time: time.Nanosecond}, nil); err == nil {
		t.Error("an audit without time has an answer")
	}
}

// An estimate that is no number from 0 ends the run, and names the board and the value.
func TestValuesThatNoSearchCanUse(t *testing.T) {
	p := boards(t)["tiles"]
	for line, want := range map[string]string{
		"misplaced - 100":           "the heuristic gives -96, expected a number from 0, for the board\n[5][4][3]",
		"misplaced / (misplaced-4)": "the heuristic gives infinity",
		"(blank-1)/(blank-1)":       "the heuristic gives no number",
		"manhattan % (misplaced-4)": "a remainder of a division by 0",
	} {
		m, err := engine.FindMethod(p, "astar", "expr:"+line)
		if err != nil {
			t.Fatal(err)
		}
		if r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil); r.Status != engine.Failed || r.Fault || !strings.Contains(r.Reason.String(), want) {
			t.Errorf("%s: %v, %s", line, r.Status, r.Reason)
		}
	}
}

// A name from a text runs and opens nothing.
func TestOnlyTheUserRunsPrograms(t *testing.T) {
	p := boards(t)["tiles"]
	for _, name := range []string{"program:touch /tmp/langkah-was-here", "table:/etc/passwd"} {
		if _, err := engine.FindMethod(p, "astar", name); err == nil || !strings.Contains(err.Error(), "give ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
