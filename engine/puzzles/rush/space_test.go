package rush

import (
	"context"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// TestSpaceAgainstTheRules enumerates the space of a small board by the rules alone and compares every distance.
func TestSpaceAgainstTheRules(t *testing.T) {
	for _, text := range []string{
		"3 5\n2\n..A..\nPPABBK\n.....\n",
		"4 4\n3\n..A.\nPPA.K\nBB.C\n...C\n",
		"4 4\n2\n  K\nAAA.\n..P.\n..P.\nBB..\n",
		"ooooxoBoAAoBooooooooxoooo",
	} {
		z := read(t, text)
		s := measured(t, z)
		byText := map[string]Position{}
		queue := []Position{z.start()}
		byText[queue[0].Text()] = queue[0]
		for len(queue) > 0 {
			p := queue[0]
			queue = queue[1:]
			for _, m := range p.Moves() {
				next, err := p.Apply(m)
				if err != nil {
					t.Fatal(err)
				}
				if _, seen := byText[next.Text()]; !seen {
					byText[next.Text()] = next.(Position)
					queue = append(queue, next.(Position))
				}
			}
		}
		if s.States() != len(byText) {
			t.Errorf("%d states, expected %d", s.States(), len(byText))
		}
		for _, p := range byText {
			bySlides, bySteps, ok := s.Distance(p)
			if !ok && s.Solvable() {
				t.Fatalf("no distance of\n%s", p.Text())
			}
			if !ok {
				continue
			}
			checkDistance(t, s, p, bySlides, bySteps)
		}
	}
}

// checkDistance compares a distance with those of the successors: none is nearer by more than the slide costs, and one
// is nearer by exactly that.
func checkDistance(t *testing.T, s *Space, p Position, bySlides, bySteps int) {
	t.Helper()
	if p.Solved() {
		if bySlides != 0 || bySteps != 0 {
			t.Errorf("distance %d, %d of a solved position", bySlides, bySteps)
		}
		return
	}
	leastSlides, leastSteps := int(far), int(far)
	for _, m := range p.Moves() {
		next, err := p.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		a, b, _ := s.Distance(next.(Position))
		moved, _ := p.puzzle.slide(m.Name)
		leastSlides, leastSteps = min(leastSlides, a+1), min(leastSteps, b+moved.cells())
	}
	if leastSlides != bySlides || leastSteps != bySteps {
		t.Errorf("distance %d, %d, expected %d, %d of\n%s", bySlides, bySteps, leastSlides, leastSteps, p.Text())
	}
}

func TestHardestStartOfTheCluster(t *testing.T) {
	// The database's board of 51 slides is the hardest of its 4,780 positions;
	// among its starts of 51 slides one needs 83 steps.
	s := measured(t, read(t, "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo"))
	bySlides, bySteps, _ := s.Distance(s.Hardest())
	if s.States() != 4780 || bySlides != 51 || bySteps < 81 || bySteps > 83 {
		t.Errorf("%d states, the hardest %d slides and %d steps, expected 4780, 51 and 81 to 83", s.States(), bySlides, bySteps)
	}
}

func TestPositionsOfOtherPuzzlesHaveNoDistance(t *testing.T) {
	s := measured(t, read(t, board1))
	if _, _, ok := s.Distance(read(t, "oooAAoooo").start()); ok {
		t.Error("a distance of another board")
	}
}

func TestLimitsHold(t *testing.T) {
	z := read(t, "BBoCoooDoCEEoDAAFGHoIIFGHoJKKoLLJooo")
	for _, m := range z.Methods() {
		if name := m.Algorithm.Name; name != fastBFS && name != spaceName && name != bidirectional {
			continue
		}
		r := engine.Solve(context.Background(), z, m, engine.Limits{Memory: 1 << 19}, nil)
		if !r.Status.Limited() || r.PeakBytes > 1<<19 {
			t.Errorf("%s with 512 KiB: %s, %d bytes", m.Name(), r.Status, r.PeakBytes)
		}
		r = engine.Solve(context.Background(), z, m, engine.Limits{Nodes: 1000}, nil)
		if !r.Status.Limited() || r.Expanded > 1000 {
			t.Errorf("%s with 1000 nodes: %s, %d expanded", m.Name(), r.Status, r.Expanded)
		}
		took := casetest.Processor(t)
		r = engine.Solve(context.Background(), z, m, engine.Limits{Time: 2 * time.Millisecond}, nil)
		if !r.Status.Limited() || took() > casetest.Most(2*time.Millisecond) {
			t.Errorf("%s with 2 ms: %s after %s of processor time", m.Name(), r.Status, took())
		}
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if r = engine.Solve(ctx, z, m, engine.Limits{}, nil); r.Status != engine.Stopped {
			t.Errorf("%s cancelled: %s", m.Name(), r.Status)
		}
	}
}

func TestSpaceIsForSmallBoards(t *testing.T) {
	z := read(t, largeBoard)
	if s, status := z.Space(context.Background(), search.Limits{}, nil); s != nil || status != search.Failed {
		t.Errorf("a space of a large board, status %d", status)
	}
	for _, m := range z.Methods() {
		if m.Algorithm.Name == spaceName || m.Algorithm.Name == fastBFS || m.Algorithm.Name == bidirectional {
			t.Errorf("%s is offered for a large board", m.Name())
		}
	}
}
