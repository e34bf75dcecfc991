package compare

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/lockstep"
	"langkah/engine/compare/summary"
)

// desk is the page before somebody who works with it.
type desk struct {
	*looktest.Page
	page   *Page
	name   string // of the open puzzle
	puzzle engine.Puzzle
	shown  []engine.Move // on the board
}

// newDesk shows the page while a puzzle is open.
func newDesk(t testing.TB, text string) *desk {
	t.Helper()
	d := &desk{Page: looktest.NewPage(t), name: "test", puzzle: looktest.Puzzle(t, text)}
	d.page = New(d.Frame, Host{
		Puzzle: func() (string, engine.Puzzle) { return d.name, d.puzzle },
		Show:   func(_ string, _ engine.Puzzle, _ engine.Method, r engine.Result) { d.shown = r.Moves },
	})
	d.page.Enter()
	d.Show(d.page.Content())
	t.Cleanup(d.page.Leave)
	return d
}

// compare compares the methods of a word.
func (d *desk) compare(word string) {
	d.page.panel.tick(word)
	d.page.start()
	d.Until("the comparison has ended", func() bool { return !d.page.busy() })
}

func TestComparingFillsTheTable(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.compare(experiment.Optimal)
	if n := len(d.page.tables.one.Lines); n < 3 {
		t.Fatalf("the table has %d lines", n)
	}
	words := d.Words() + d.Said
	for _, want := range []string{"A*", "Manhattan", "optimal", "no fault found"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
}

func TestAClickOnAHeadSortsAndAClickOnARowShowsItsSolution(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.compare("astar")
	v := d.page.tables
	expanded := slices.IndexFunc(v.columns, func(c column) bool { return c.by == summary.ByExpanded })
	v.sort(expanded)
	for i := 1; i < len(v.one.Lines); i++ {
		if v.one.Lines[i-1].Expanded > v.one.Lines[i].Expanded {
			t.Fatal("the lines do not rise by nodes expanded")
		}
	}
	v.sort(expanded)
	if v.one.Lines[0].Expanded < v.one.Lines[len(v.one.Lines)-1].Expanded {
		t.Error("a second click does not turn the order round")
	}
	v.open(0)
	if len(d.shown) != 4 {
		t.Fatalf("a click on a row shows %d moves, want 4 on the board", len(d.shown))
	}
}

func TestAnotherPuzzleBeginsAnotherComparison(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.compare("astar")
	d.page.PuzzleChanged()
	if len(d.page.model.rows) == 0 {
		t.Error("the same puzzle lost the comparison")
	}
	d.page.Leave()
	d.name, d.puzzle = "odd", looktest.Puzzle(t, looktest.Odd)
	d.page.PuzzleChanged()
	if len(d.page.model.rows) == 0 {
		t.Error("a puzzle opened on another page lost the comparison")
	}
	d.page.Enter()
	if m := d.page.model; len(m.rows) != 0 || m.puzzles[0].Name != "odd" {
		t.Errorf("%d rows of %s remain", len(m.rows), m.puzzles[0].Name)
	}
}

func TestStoppingAComparisonKeepsWhatHasRun(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.choose(allSamples, d.page.samples(""))
	d.page.panel.tick("bfs") // on many puzzles, and nothing to build before the first
	d.page.start()
	d.Until("something has run", func() bool { return len(d.page.model.rows) > 0 })
	d.page.start() // the button now stops
	d.Until("it has stopped", func() bool { return !d.page.busy() })
	if len(d.page.model.rows) == 0 || !strings.Contains(d.Said, "what has run stays") {
		t.Errorf("%d rows; the page says %s", len(d.page.model.rows), d.Said)
	}
}

func TestAFolderIsComparedWithAllBelowIt(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	dir := t.TempDir()
	below := filepath.Join(dir, "below")
	if err := os.Mkdir(below, 0o755); err != nil {
		t.Fatal(err)
	}
	for path, text := range map[string]string{
		filepath.Join(dir, "a.txt"): looktest.Eight, filepath.Join(below, "b.txt"): looktest.Odd, filepath.Join(dir, "c.txt"): looktest.Broken,
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d.page.openFolder(dir)
	d.Until("the folder is open", func() bool { return d.page.model.source == folder })
	if !strings.HasPrefix(d.Said, "2 puzzles from "+dir) || !strings.Contains(d.Said, "1 file is none and was left out") {
		t.Errorf("it says %q", d.Said)
	}
	d.compare("astar")
	v := d.page.tables
	d.page.model.table.chosen = 1
	v.show()
	if words := d.Words(); !strings.Contains(words, "b.txt") || !strings.Contains(words, "unsolvable") {
		t.Errorf("the matrix says:\n%s", words)
	}
	v.open(0)
	if len(v.one.Lines) == 0 {
		t.Error("a click on a puzzle of the matrix does not show its table")
	}
}

func TestAFolderThatCannotBeReadIsSaid(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	missing := filepath.Join(t.TempDir(), "nowhere")
	d.page.openFolder(missing)
	d.Until("it is said", d.Dialog)
	if words := d.Words(); !strings.Contains(words, missing) {
		t.Errorf("the dialog does not name the folder:\n%s", words)
	}
}

func TestTheReportIsSaved(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.compare("astar")
	d.page.saveReport()
	d.Press(fyne.KeyReturn)
	path := filepath.Join(d.Frame.Preferences.SaveFolder(), "test_comparison.html")
	d.Until("the report is saved", func() bool { return strings.HasPrefix(d.Said, "Saved ") })
	page, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(page), "A*") {
		t.Errorf("the report holds no table: %v", err)
	}
}

func TestARaceShowsEachMethodInStep(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	m, v := d.page.model, d.page.race
	d.page.turn(raceTab)
	d.page.panel.tick("")
	d.page.startRace()
	if m.race.held != nil {
		t.Fatal("a race of nobody began")
	}
	for i, name := range m.names {
		m.race.ticked[i] = name == "bfs" || name == "astar/manhattan"
	}
	d.page.startRace()
	d.Until("all have searched", func() bool { return !m.race.search.Running() })
	v.player.Stop()
	v.jump(0)
	d.Show(d.page.Content())
	if text := v.cards[0].expanded.Text; text != "0 expanded" {
		t.Errorf("at the start: %s", text)
	}
	if d.page.panel.content.Visible() {
		t.Error("the panel takes room from the race")
	}
	v.jump(raceSteps)
	d.page.Build() // in another language, say
	d.Show(d.page.Content())
	for _, card := range d.page.race.cards {
		if text := card.state.Text; !strings.HasPrefix(text, "cost 4, ") {
			t.Errorf("at the end: %s", text)
		}
	}
	if words := d.Words(); !strings.Contains(words, "solved") || !strings.Contains(words, "\n1\n") || !strings.Contains(words, "\n2\n") {
		t.Errorf("the places are not shown:\n%s", words)
	}
}

func TestARaceStops(t *testing.T) {
	d := newDesk(t, "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n") // not solved soon
	m := d.page.model
	for i, name := range m.names {
		m.race.ticked[i] = name == "astar/manhattan" || name == "idastar/manhattan"
	}
	d.page.startRace()
	d.page.stop()
	d.Until("it has stopped", func() bool { return !d.page.busy() })
}

// Another language makes the views anew and loses nothing, even while runs end.
func TestAComparisonOutlivesItsViews(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.panel.repeat.SetText("2")
	d.page.panel.tick("astar")
	d.page.start()
	d.page.Build()
	d.Show(d.page.Content())
	if !d.Has("Stop") {
		t.Error("the new view does not know that a comparison runs")
	}
	d.Until("the comparison has ended", func() bool { return !d.page.busy() })
	if d.page.panel.repeat.Text != "2" || len(d.page.tables.one.Lines) < 3 {
		t.Errorf("repeat is %s, the table has %d lines", d.page.panel.repeat.Text, len(d.page.tables.one.Lines))
	}
}

func TestWhatMakesNoPlanIsSaid(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.panel.repeat.SetText("none")
	d.page.start()
	if !d.Dialog() || d.page.busy() {
		t.Errorf("a comparison runs 'none' times: %t", d.page.busy())
	}
	d.page.ended(errors.New("the disk is full"))
	if !strings.Contains(d.Words(), "the disk is full") {
		t.Errorf("the dialog says:\n%s", d.Words())
	}
}

// A race begins with four methods ticked that can be watched and promise optimal
// solutions; a comparison keeps its own ticks.
func TestARaceBeginsWithFourMethods(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	before := d.page.model.chosen()
	d.page.turn(raceTab)
	methods := d.page.model.racers()
	if len(methods) != mostLanes {
		t.Fatalf("%d methods are ticked", len(methods))
	}
	for _, m := range methods {
		if m.Unwatched || !m.Guarantee().Optimal {
			t.Errorf("%s races", m.Name())
		}
	}
	if methods[0].Algorithm.Name == methods[1].Algorithm.Name {
		t.Errorf("the first two are both %s", methods[0].Algorithm.Name)
	}
	d.page.turn(tableTab)
	if !slices.Equal(d.page.model.chosen(), before) {
		t.Errorf("the comparison has the ticks %q, had %q", d.page.model.chosen(), before)
	}
}

// The ranking has those that are done first, by place, while the others still search.
func TestTheRankingGoesByPlaceThenByShare(t *testing.T) {
	lane := func(share float64, solved bool, place int) ranked {
		return ranked{now: lockstep.Moment{Share: share}, solved: solved, place: place}
	}
	lanes := []ranked{lane(0.3, false, 4), lane(1, true, 2), lane(0.7, false, 3), lane(1, true, 1)}
	order(lanes)
	var got []int
	for _, l := range lanes {
		got = append(got, l.place)
	}
	if !slices.Equal(got, []int{1, 2, 3, 4}) {
		t.Errorf("the places are in the order %v", got)
	}
}

// After a race the ranking names its methods, and how much more the others took.
func TestTheRankingIsShown(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.turn(raceTab)
	d.page.startRace()
	d.Until("all have searched", func() bool { return !d.page.model.race.search.Running() })
	d.page.race.jump(raceSteps)
	words := d.Words()
	for _, want := range []string{"Ranking", "\n1.0× the best\n"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
}

// A table that another puzzle has hidden is still laid out, and given another theme.
func TestAHiddenTableIsLaidOut(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.compare(experiment.Optimal)
	d.puzzle = looktest.Puzzle(t, looktest.Odd)
	d.page.PuzzleChanged()
	d.page.tables.card.Show()
	d.Win.Resize(fyne.NewSize(1300, 700))
	d.page.tables.card.Hide()
	if len(d.page.tables.columns) > 0 {
		t.Error("the table is not hidden")
	}
}
