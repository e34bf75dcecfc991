package start

import (
	"context"
	"errors"
	"testing"
	"time"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/base/option"
)

// TestThePuzzleOfTheDayIsMadeOnce, and another one on the next day.
func TestThePuzzleOfTheDayIsMadeOnce(t *testing.T) {
	page := looktest.NewPage(t)
	made := make(chan string, 9)
	puzzle := looktest.Puzzle(t, "1 2 3\n4 5 6\n7 - 8\n")
	family := engine.Family{
		Name:            "counted",
		GenerateOptions: []engine.Option{{Name: "seed", Title: engine.Msg("Seed"), Kind: engine.Integer, Role: option.Seed, Default: "1", Min: 0, Max: 1e9}},
		Generate: func(_ context.Context, s engine.Settings, _ engine.Limits) (engine.Puzzle, error) {
			made <- s.Text("seed")
			return puzzle, nil
		},
	}
	m := &model{jobs: page.Frame.Jobs, today: []*Daily{newDaily(family, page.Frame.Jobs)}}
	day := time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)
	look := func(now time.Time, found int) {
		t.Helper()
		m.findToday(now, func() {})
		page.Until("the puzzle is made", page.Frame.Jobs.Idle)
		if len(made) != found {
			t.Errorf("%s: %d puzzles were made, want %d", now.Format(time.DateTime), len(made), found)
		}
		if m.today[0].Puzzle == nil || m.today[0].Name != "counted-"+now.Format(time.DateOnly) {
			t.Errorf("the puzzle of the day is %v, %q", m.today[0].Puzzle, m.today[0].Name)
		}
	}
	look(day, 1)
	look(day.Add(time.Hour), 1)
	look(day.AddDate(0, 0, 1), 2)
	look(day, 2) // whose puzzle is kept
	if first, second := <-made, <-made; first == second {
		t.Errorf("two days have the seed %s", first)
	}
}

// TestAPuzzleThatCouldNotBeMadeIsTriedAgain at the next look.
func TestAPuzzleThatCouldNotBeMadeIsTriedAgain(t *testing.T) {
	page := looktest.NewPage(t)
	tries := make(chan bool, 9)
	family := engine.Family{Name: "stubborn", Generate: func(context.Context, engine.Settings, engine.Limits) (engine.Puzzle, error) {
		tries <- true
		return nil, errors.New("not today")
	}}
	m := &model{jobs: page.Frame.Jobs, today: []*Daily{newDaily(family, page.Frame.Jobs)}}
	for range 2 {
		m.findToday(time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC), func() { t.Error("a puzzle was found") })
		page.Until("the try has ended", page.Frame.Jobs.Idle)
	}
	if len(tries) != 2 {
		t.Errorf("it was tried %d times", len(tries))
	}
}
