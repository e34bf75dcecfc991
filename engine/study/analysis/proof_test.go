package analysis_test

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/analysis"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// What a proof shows supports it: nothing that waited, or was cut off, can be
// cheaper than the solution.
func TestAProofHolds(t *testing.T) {
	shown := 0
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 200_000, Memory: 512 << 20}) {
		s := analysis.Proof(r)
		if s.Words.IsZero() {
			t.Errorf("%s: the proof says nothing", studytest.Name(r))
		}
		proven := r.Result.Status == engine.Solved && r.Result.Optimality == engine.Proven
		if asks := s.Title.String() == "Why is this solution not proven optimal?"; asks == proven && r.Result.Status == engine.Solved {
			t.Errorf("%s: it asks %q, proven is %t", studytest.Name(r), s.Title, proven)
		}
		if !proven || r.Trace.Cut() {
			continue
		}
		p := replay.NewPlayer(r)
		p.Seek(r.Trace.Len())
		if r.Method.Order == search.BestFirst && p.Open() > 0 {
			shown++
			least := p.Standing(p.First(1)[0]).F
			if int(least) < r.Result.Cost || !strings.Contains(s.Words.String(), "waited") {
				t.Errorf("%s: f = %d waits, the solution costs %d: %s", studytest.Name(r), least, r.Result.Cost, s.Words)
			}
		}
		for _, row := range s.Rows {
			shown++
			if bound := number(t, row.Cells[1]); bound >= r.Result.Cost {
				t.Errorf("%s: no goal within %d, the solution costs %d", studytest.Name(r), bound, r.Result.Cost)
			}
		}
	}
	if shown == 0 {
		t.Error("no proof was held against anything")
	}
}

// A beam of width 1 loses the way to the cheapest solution: one that was dropped is
// on it, and all that were kept at that depth are not.
func TestWhereABeamLosesTheWay(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("2 5 3\n1 8 -\n4 6 7\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "beam", "misplaced")
	if err != nil {
		t.Fatal(err)
	}
	narrow, err := m.With(engine.Values{"width": "2"})
	if err != nil {
		t.Fatal(err)
	}
	r := recording.Record(context.Background(), p, narrow, engine.Limits{Nodes: 5000}, 0, nil)
	judge := oracle{p}
	lost, ok := analysis.LastOptimal(context.Background(), r, judge, engine.Limits{})
	if !ok {
		t.Fatalf("the beam of 2 is said to keep the way; its result is %s at cost %d", r.Result.Status, r.Result.Cost)
	}
	if int(lost.Event.G)+lost.Far != lost.Cost || lost.Words().IsZero() {
		t.Errorf("%+v is not on a cheapest way", lost)
	}
	forward, _ := r.Trace.Nodes()
	for node := int32(1); node <= forward; node++ {
		n, ok := r.Trace.Node(node)
		at, there := r.Position(node)
		if !ok || !there || n.Depth != lost.Event.Depth {
			continue
		}
		if far := judge.Judge(context.Background(), at, engine.Limits{}, nil).AtLeast; int(n.G)+far <= lost.Cost {
			t.Errorf("node %d was kept at depth %d, and costs %d + %d", node, n.Depth, n.G, far)
		}
	}
	if _, ok := analysis.LastOptimal(context.Background(), r, judge, engine.Limits{Nodes: 1}); ok {
		t.Error("without distances it is said to be known")
	}
	wide, _ := m.With(engine.Values{"width": "5000"})
	all := recording.Record(context.Background(), p, wide, engine.Limits{}, 0, nil)
	if lost, ok := analysis.LastOptimal(context.Background(), all, judge, engine.Limits{}); ok {
		t.Errorf("a beam that drops nothing is said to lose %+v", lost)
	}
}

// oracle judges by solving.
type oracle struct{ puzzle engine.Puzzle }

func (o oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	return engine.JudgeBySolving(ctx, o.puzzle, at, limits, probe)
}
