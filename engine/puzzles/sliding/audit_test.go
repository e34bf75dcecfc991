package sliding

import (
	"context"
	"math"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

func TestAuditOfTheEightPuzzle(t *testing.T) {
	casetest.SkipUnderRace(t)
	p := mustParse(t, "0 1 3\n4 2 5\n7 8 6")
	a, err := p.Audit(context.Background(), 0, 0, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if a.Positions != 181440-1 {
		t.Errorf("%d positions, expected all but the goal", a.Positions)
	}
	means := map[string]float64{}
	for _, h := range a.Heuristics {
		name := h.Heuristic.Name
		means[name] = h.Mean
		if !h.TooHigh.IsZero() || h.Most > 1 || h.Least < 0 {
			t.Errorf("%s is not admissible: %s", name, h.TooHigh)
		}
		if !h.Drops.IsZero() && name != "pdb-332" {
			t.Errorf("%s is not consistent: %s", name, h.Drops)
		}
	}
	if math.Abs(means["pdb"]-1) > 1e-9 {
		t.Errorf("the full table is exact, its mean is %f", means["pdb"])
	}
	if !(means[misplaced] < means[manhattan] && means[manhattan] < means[linearConflict] && means[linearConflict] < 1) {
		t.Errorf("the means are %v", means)
	}
}

// Estimates that are too high, or fall by two, are found.
func TestAuditFindsCounterexamples(t *testing.T) {
	p := mustParse(t, "1 2\n3 -")
	a := &audit{puzzle: p, layout: newLayout(p), meter: search.NewMeter(context.Background(), engine.Limits{}, nil)}
	defer a.meter.Close()
	a.add(p.partitions()[0].heuristic, func(names []uint8) int { return 3 * pdb.Manhattan(p.grid(), names, 3) })
	if err := a.everywhere(context.Background()); err != nil {
		t.Fatal(err)
	}
	h := a.result(p.Kind()).Heuristics[0]
	if h.TooHigh.IsZero() || h.Drops.IsZero() || h.Most <= 1 {
		t.Errorf("%+v", h)
	}
}

func TestAuditOfSamples(t *testing.T) {
	p := mustGenerate(t, map[string]string{"rows": "3", "cols": "4"})
	p.store = pdb.NewStore("", 0)
	a, err := p.Audit(context.Background(), 3, 1, engine.Limits{}, nil)
	if err != nil || a.Positions < 30 {
		t.Fatalf("%d positions, %v", a.Positions, err)
	}
	for _, h := range a.Heuristics {
		if !h.TooHigh.IsZero() || h.Mean <= 0 || h.Mean > 1 {
			t.Errorf("%+v", h)
		}
	}
}
