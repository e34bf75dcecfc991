package app

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// solution are the moves of the cheapest solution of the puzzle that is open.
func (d *desk) solution() []engine.Move {
	d.t.Helper()
	p := d.session.Puzzle()
	r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
	if r.Status != engine.Solved {
		d.t.Fatalf("%s is %s", d.session.Name(), r.Status)
	}
	return r.Moves
}

// solveByHand makes the moves of the solution, after a detour if over says so.
func (d *desk) solveByHand(over bool) {
	d.t.Helper()
	moves := d.solution()
	if over {
		first := d.session.Position().Moves()[0]
		d.play(first.Name)
		moves = d.solution() // of the whole puzzle
		for i := range d.session.Position().Moves() {
			back := d.session.Position().Moves()[i]
			next, err := d.session.Position().Apply(back)
			if err == nil && next.Text() == d.session.At(0).Text() {
				d.play(back.Name)
				break
			}
		}
	}
	for _, m := range moves {
		d.play(m.Name)
	}
}

// results is the file of the progress.
func (d *desk) results() map[string]struct{ Moves, Fewest, Times int } {
	d.t.Helper()
	var file struct {
		Puzzles map[string]struct{ Moves, Fewest, Times int }
	}
	data, err := os.ReadFile(filepath.Join(d.folder, "progress.json"))
	if err == nil {
		err = json.Unmarshal(data, &file)
	}
	if err != nil && !os.IsNotExist(err) {
		d.t.Fatal(err)
	}
	return file.Puzzles
}

// A pack is opened, a board of it solved by hand, and both say so, at the next
// start too.
func TestABoardOfAPackIsSolved(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	if words := d.Words(); !strings.Contains(words, "0 of 12") || !strings.Contains(words, "The next one: eight 1") {
		t.Fatalf("nothing is said of packs:\n%s", words)
	}
	test.Tap(d.card("8-puzzles"))
	d.Until("the boards are opened", d.frame.Jobs.Idle)
	if words := "\n" + d.Words(); !strings.Contains(words, "eight 2\neasy, best 12") || !strings.Contains(words, "0 of 12 finished by hand") {
		t.Errorf("the pack does not say what is in it:\n%s", words)
	}
	test.Tap(d.card("eight 1"))
	if d.page != d.board || d.session.Name() != "eight 1" {
		t.Fatalf("%s is shown on the page %s", d.session.Name(), d.page.Title())
	}
	d.solveByHand(true)
	if !strings.Contains(d.said(), "Solved by hand") {
		t.Errorf("the window says %q", d.said())
	}
	d.turn(d.start)
	if words := "\n" + d.Words(); !strings.Contains(words, "eight 1\n14 moves, 0:00\n+2") || !strings.Contains(words, "1 of 12 finished by hand") {
		t.Errorf("the pack does not say what was reached:\n%s", words)
	}
	d.Press(fyne.KeyEscape)
	again := d.next()
	if words := again.startWords(); !strings.Contains(words, "1 of 12") || !strings.Contains(words, "The next one: eight 2") {
		t.Errorf("the next start says\n%s", words)
	}
	test.Tap(again.card("next"))
	if again.session.Name() != "eight 2" {
		t.Errorf("the next one is %s", again.session.Name())
	}
}

// Where every solution costs the same, the window says only that it was found by hand.
func TestTheCostIsToldWhereItSaysSomething(t *testing.T) {
	for text, want := range map[string]string{eight: "Solved by hand, cost 4", queens: "Solved by hand", dominoes: "Solved by hand"} {
		d := newDesk(t, file(t, "mine.txt", text))
		d.solveByHand(false)
		if d.said() != want {
			t.Errorf("the window says %q, want %q", d.said(), want)
		}
		d.close()
	}
}

// What the program has found is no progress, nor is going over a solution again.
func TestOnlyWhatWasDoneByHandCounts(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.item("View", "Last step").Action()
	if !d.session.Position().Solved() || len(d.results()) != 0 {
		t.Fatalf("a solution of the program is kept: %v", d.results())
	}
	d.item("View", "First step").Action()
	d.solveByHand(false)
	for range 3 {
		d.item("View", "First step").Action()
		d.item("View", "Last step").Action()
	}
	for key, r := range d.results() {
		if r.Moves != 4 || r.Times != 1 {
			t.Errorf("%s: %+v, want 4 moves, once", key, r)
		}
	}
	if n := len(d.results()); n != 1 {
		t.Errorf("%d results are kept", n)
	}
}

func TestTodaysPuzzleBeginsAStreak(t *testing.T) {
	d := newWindow(t, "")
	families := len(d.frame.Puzzles.Families())
	d.Until("today's puzzles are made", func() bool { return !d.Button("Play").Disabled() })
	d.Tap("Play")
	if d.page != d.board || !strings.HasPrefix(d.session.Name(), "sliding-20") {
		t.Fatalf("%s is shown on the page %s", d.session.Name(), d.page.Title())
	}
	d.solveByHand(false)
	again := d.next() // it is still the puzzle of the day
	if words := again.startWords(); !strings.Contains(words, ", 1 day in a row") || strings.Count(words, "\nPlay\n") != families-1 {
		t.Errorf("the page does not say that it was solved:\n%s", words)
	}
}

// A puzzle of an earlier day that is solved later is solved, but no day of a streak.
func TestALatePuzzleIsNoDayOfAStreak(t *testing.T) {
	d := newWindow(t, "")
	d.Tap("Earlier days")
	d.Until("yesterday's puzzles are made", func() bool { return !d.Button("Play").Disabled() })
	d.Tap("Play")
	if !strings.HasSuffix(d.session.Name(), "2026-05-31") {
		t.Fatalf("%s is open", d.session.Name())
	}
	d.solveByHand(false)
	d.turn(d.start)
	if strings.Contains(d.Words(), "in a row") {
		t.Error("yesterday's puzzle, solved today, begins a streak")
	}
	d.Tap("Earlier days")
	if !strings.Contains(d.Words(), "✓ solved") {
		t.Errorf("the page does not say that it was solved:\n%s", d.Words())
	}
}

// A file with a puzzle in each line is a pack.
func TestAFileOfLinesIsAPack(t *testing.T) {
	casetest.SkipUnderRace(t)
	path := filepath.Join(t.TempDir(), "twins.txt")
	if err := os.WriteFile(path, []byte("1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 0 7 8\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	d := newDesk(t, "")
	d.openFile(path)
	d.Until("the pack is read", func() bool { return strings.Contains(d.Words(), "0 of 2 finished by hand") })
	for _, want := range []string{"\ntwins\n", "\ntwins 1\n", "\ntwins 2\n"} {
		if words := "\n" + d.Words(); !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
	test.Tap(d.card("twins 2"))
	if d.page != d.board || d.session.Name() != "twins 2" {
		t.Errorf("%s is shown on the page %s", d.session.Name(), d.page.Title())
	}
}

// A folder of puzzles is a pack, whatever way it is opened.
func TestAFolderIsAPack(t *testing.T) {
	casetest.SkipUnderRace(t)
	folder := filepath.Join(t.TempDir(), "lecture 3")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"a.txt": eight, "b.txt": odd, "c.txt": broken, "notes.md": eight} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, ask := range map[string]func() *desk{
		"argument": func() *desk { return newWindow(t, folder) },
		"drop": func() *desk {
			d := newDesk(t, "")
			d.dropped([]fyne.URI{storage.NewFileURI(folder)})
			return d
		},
	} {
		d := ask()
		d.Until("the folder is read", func() bool { return strings.Contains(d.Words(), "0 of 3 finished by hand") })
		words := d.Words()
		for _, want := range []string{"lecture 3", "\na\n", "\nb\n", "\nc\ncannot be read"} {
			if !strings.Contains(words, want) {
				t.Errorf("%s: the page does not say %q:\n%s", name, want, words)
			}
		}
		test.Tap(d.card("a"))
		d.read()
		d.solveByHand(false)
		d.turn(d.start)
		d.Until("the folder is read again", func() bool { return strings.Contains(d.Words(), "1 of 3 finished by hand") })
		d.Press(fyne.KeyEscape)
		if words := "\n" + d.Words(); !strings.Contains(words, "1 of 3") {
			t.Errorf("%s: the pack is not among the others:\n%s", name, words)
		}
	}
	d := newWindow(t, t.TempDir())
	if words := "\n" + d.Words(); !strings.Contains(words, "there is no .txt file in the folder") {
		t.Errorf("an empty folder is told as\n%s", words)
	}
}
