package rush

import (
	"context"
	"errors"
	"strconv"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// made is a generated puzzle.
func made(t *testing.T, values engine.Values) *Puzzle {
	t.Helper()
	z, err := Family().New(context.Background(), values)
	if err != nil {
		t.Fatal(err)
	}
	return z.(*Puzzle)
}

func TestMadeBoardsAreAsHardAsAsked(t *testing.T) {
	for i, g := range grades() {
		if i > 1 && !longRun() {
			t.Log("LANGKAH_LONG=1 makes hard boards too")
			break
		}
		for seed := range 2 {
			z := made(t, engine.Values{"difficulty": g.Name, "seed": strconv.Itoa(seed)})
			s := measured(t, z)
			slides, _, ok := s.Distance(z.start())
			if !ok || slides < g.From || slides > g.To || slides != s.maxSlides() {
				t.Errorf("%s, seed %d: %d slides, the hardest start %d\n%s", g.Name, seed, slides, s.maxSlides(), z)
			}
		}
	}
}

func TestMadeBoardsTakeTheMovesAskedFor(t *testing.T) {
	z := made(t, engine.Values{"moves": "12", "seed": "7", "rows": "5", "cols": "6"})
	slides, _, _ := measured(t, z).Distance(z.start())
	if slides != 12 || z.board.rows != 5 || z.board.cols != 6 {
		t.Errorf("%d slides on %d x %d, expected 12 on 5 x 6", slides, z.board.rows, z.board.cols)
	}
}

func TestTheSameSeedMakesTheSameBoard(t *testing.T) {
	a, b := made(t, engine.Values{"seed": "3"}), made(t, engine.Values{"seed": "3"})
	if a.String() != b.String() {
		t.Errorf("two boards:\n%s%s", a, b)
	}
	if c := made(t, engine.Values{"seed": "4"}); a.String() == c.String() {
		t.Error("another seed makes the same board")
	}
}

func TestMakingHasBounds(t *testing.T) {
	if _, err := Family().New(context.Background(), engine.Values{"rows": "99"}); err == nil {
		t.Error("99 rows were accepted")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var limit *engine.LimitError
	if _, err := Family().New(ctx, engine.Values{}); !errors.As(err, &limit) || limit.Status != engine.Stopped {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := Family().NewWithin(context.Background(), engine.Values{}, engine.Limits{Nodes: 100}); !errors.As(err, &limit) || limit.Status != search.NodeLimit {
		t.Errorf("with 100 nodes: %v", err)
	}
}

// TestSampleBoards compares the sample boards with known answers.
func TestSampleBoards(t *testing.T) {
	known := map[string][2]int{
		board1: {5, 9},
		"6 6\n9\nAA.P..\nBCCP..\nBD.EEE\n.D.FFF\n.GGG..\n.HHII.\n   K\n":                       {20, 42},
		"6 6\n13\n  K\nABBCCD\nAEPFFD\nGEP.HH\nGEIIJJ\nNNNL..\n...LMM\n":                       {22, 29},
		"6 6\n9\n ..AABB\n .CCD..\n .E.DFF\nK.E.PPG\n .E..HG\n .IIIHG\n":                       {24, 35},
		"0 0 0 2 3 3\n0 0 4 2 5 0\n1 1 4 6 5 0\n7 7 0 6 8 0\n9 10 10 10 8 0\n9 11 11 11 0 0\n": {32, 53},
	}
	if len(sampleBoards()) < 15 {
		t.Errorf("%d samples", len(sampleBoards()))
	}
	found := 0
	for _, text := range sampleBoards() {
		s, status := read(t, text).Space(context.Background(), search.Limits{}, nil)
		if s == nil || !s.Solvable() {
			t.Errorf("status %d of\n%s", status, text)
			continue
		}
		want, stated := known[text]
		if !stated {
			continue
		}
		found++
		if slides, steps, _ := s.Distance(s.puzzle.start()); slides != want[0] || steps != want[1] {
			t.Errorf("%d slides, %d steps, expected %v:\n%s", slides, steps, want, text)
		}
	}
	if found != len(known) {
		t.Errorf("%d of %d boards with known answers are among the samples", found, len(known))
	}
}
