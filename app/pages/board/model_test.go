package board

import (
	"math"
	"testing"

	"langkah/app/kit/job"
	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/game/session"
	"langkah/engine/solve/search"
)

// newModel is a model without a page; the test does its work.
func newModel(t *testing.T, text string) (*Model, *looktest.Screen) {
	screen := looktest.NewScreen(t)
	jobs, s := job.NewRunner(screen.Do), session.New()
	t.Cleanup(jobs.Close)
	m := NewModel(s, jobs)
	s.Open("test", looktest.Puzzle(t, text))
	m.puzzleChanged()
	return m, screen
}

func noProgress() {}

func TestAModelSolvesAndPages(t *testing.T) {
	m, screen := newModel(t, "2 3 3\nDEFAULT\nAA\nBB\nCC\n")
	ended := false
	m.solve(0, m.session.Puzzle(), engine.Limits{}, noProgress, func(engine.Message) { ended = true })
	screen.Until("it is solved", func() bool { return ended })
	if len(m.session.Moves()) != 3 || m.number != 0 {
		t.Fatalf("%d moves, of the solution %d", len(m.session.Moves()), m.number)
	}
	all, _ := m.enumerable()
	for _, c := range []struct {
		ask, shown int64
		status     engine.Status
	}{{2, 2, engine.Solved}, {99, 2, engine.NoSolution}} {
		var status engine.Status
		m.page(all, c.ask, engine.Limits{}, func(r engine.Result) { status = r.Status })
		screen.Until("it was looked for", func() bool { return status != search.Running })
		if status != c.status || m.number != c.shown {
			t.Errorf("asked for solution %d: %s, %d is shown; want %s and %d", c.ask, status, m.number, c.status, c.shown)
		}
	}
	m.session.Open("other", looktest.Puzzle(t, looktest.Eight))
	m.puzzleChanged()
	if _, ok := m.enumerable(); ok || m.number != 0 {
		t.Errorf("of tiles, solution %d is shown", m.number)
	}
}

// methodless is a puzzle whose solutions can be listed, without methods.
type methodless struct{ engine.Enumerable }

func (methodless) Methods() []engine.Method { return nil }

func TestSolutionsOfAPuzzleWithoutMethodsAreShown(t *testing.T) {
	m, screen := newModel(t, "2 3 3\nDEFAULT\nAA\nBB\nCC\n")
	all, _ := m.enumerable()
	m.session.Open("test", methodless{all})
	m.puzzleChanged()
	all, _ = m.enumerable()
	var status engine.Status
	m.page(all, 2, engine.Limits{}, func(r engine.Result) { status = r.Status })
	screen.Until("it was looked for", func() bool { return status != search.Running })
	if status != engine.Solved || m.number != 2 || len(m.session.Moves()) != 3 {
		t.Errorf("%s, solution %d with %d moves is shown", status, m.number, len(m.session.Moves()))
	}
}

func TestOnlyNeighboursSlide(t *testing.T) {
	m, screen := newModel(t, looktest.Eight)
	m.solve(0, m.session.Puzzle(), engine.Limits{}, noProgress, func(engine.Message) {})
	screen.Until("it is solved", func() bool { return !m.solving() })
	for _, c := range []struct {
		to     int
		slides bool
	}{{1, true}, {3, false}, {2, true}, {0, false}} {
		if slides := m.jump(c.to); slides != c.slides || m.session.Index() != c.to {
			t.Errorf("to %d: at %d, slides %t", c.to, m.session.Index(), slides)
		}
	}
}

func TestTheCameraStaysAboveTheBaseAndHidesNoMoreThanThereIs(t *testing.T) {
	c := newCamera()
	c.turn(0, 9)
	if c.view.Pitch != math.Pi/2 {
		t.Errorf("from above it is %v", c.view.Pitch)
	}
	c.turn(0, -9)
	if c.view.Pitch != 0 {
		t.Errorf("from the side it is %v", c.view.Pitch)
	}
	c.perspective, c.view.Hidden = true, 9
	if c.scene(looktest.Puzzle(t, balls).Start()); c.view.Hidden != 1 {
		t.Errorf("of two layers %d are hidden", c.view.Hidden)
	}
	if _, ok := c.turned(looktest.Puzzle(t, looktest.Eight).Start()); ok {
		t.Error("a flat board is turned")
	}
}
