package compare

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/summary"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/widgets"
)

// script writes a program of the shell, and returns the command that runs it.
func script(t *testing.T, text string) string {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("without a shell")
	}
	path := filepath.Join(t.TempDir(), "solver.sh")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return "sh " + path
}

const (
	rightEight = "echo s SOLVED; echo v RIGHT DOWN RIGHT DOWN"
	wrongEight = "echo s SOLVED; echo v RIGHT DOWN RIGHT RIGHT"
)

// addProgram adds a program by the dialog.
func (d *desk) addProgram(name, command string) {
	d.page.addProgram()
	entries := []string{name, command}
	looktest.Find(d.Screen, "the entries", func(e *widgets.Entry) bool {
		if len(entries) > 0 {
			e.SetText(entries[0])
			entries = entries[1:]
		}
		return false || len(entries) == 0
	})
	d.Tap("Add")
}

func TestAProgramIsARowBesideTheMethods(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	var reviewed string
	d.page.host.Review = func(_, program string, r grade.Report) { reviewed = program + ": " + r.Why.String() }
	d.addProgram("good", script(t, rightEight))
	d.addProgram("bad", script(t, wrongEight))
	d.compare("astar")
	table := d.page.tables.one
	if n := len(table.Programs().Lines); n != 2 {
		t.Fatalf("%d programs have a row:\n%s", n, d.Words())
	}
	if !table.Lines[0].IsProgram() || table.Lines[2].IsProgram() {
		t.Error("the programs do not come first")
	}
	table.Sort(summary.ByTime, true)
	if last := table.Lines[len(table.Lines)-1]; !last.IsProgram() || table.Lines[0].IsProgram() {
		t.Error("a program is ranked with the methods")
	}
	words := d.Words()
	for _, want := range []string{"right, optimal", "wrong at move 4", "yours", "1 program not right", "not compared with those of the methods"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
	d.page.tables.open(slices.IndexFunc(d.page.tables.one.Lines, func(l summary.Line) bool { return l.Heuristic == "bad" }))
	if !strings.HasPrefix(reviewed, "bad: move 4") {
		t.Errorf("a click on its row shows %q", reviewed)
	}
}

// What the preferences remember is listed with its command, and does not run before it is
// ticked in this window.
func TestARememberedProgramRunsOnlyWhenItIsTicked(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.addProgram("mine", script(t, rightEight))
	if got := d.page.model.chosenPrograms(); len(got) != 1 {
		t.Fatalf("the program that was added is not ticked: %v", got)
	}
	again := New(d.Frame, d.page.host)
	again.Enter()
	d.Show(again.Content())
	if words := d.Words(); !strings.Contains(words, "mine") || !strings.Contains(words, "solver.sh") {
		t.Errorf("it is not remembered:\n%s", words)
	}
	again.panel.tick("all")
	if got := again.model.chosenPrograms(); len(got) != 0 {
		t.Fatalf("it is ticked by itself: %v", got)
	}
	box := looktest.Find(d.Screen, "the tick", func(c *widgets.Check) bool { return c.Text == "mine" })
	box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := again.model.chosenPrograms(); len(got) != 1 {
		t.Errorf("ticked, it is not chosen: %v", got)
	}
	again.removeProgram(0)
	if len(readYours(d.Frame.Preferences)) != 0 || strings.Contains(d.Words(), "solver.sh") {
		t.Error("removed, it is still there")
	}
}

func TestAWrongCommandIsRefusedInTheDialog(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.addProgram("my solver", "python3 solver.py")
	if words := d.Words(); !d.Dialog() || !strings.Contains(words, "has the character") {
		t.Errorf("the dialog says:\n%s", words)
	}
	if d.Frame.Dialogs.Close(); len(d.page.model.yours) != 0 {
		t.Error("it was added")
	}
}

func TestPreferencesThatAreNoProgramsAreLeftOut(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	for _, text := range []string{"", "no list", `[{"Name":"a b","Command":"x"},{"Name":"c","Command":""}]`} {
		d.Frame.Preferences.SetChoice(preference, text)
		if list := readYours(d.Frame.Preferences); len(list) != 0 {
			t.Errorf("%q: %v", text, list)
		}
	}
}

// A lane plays the boards that a program printed, and is ranked with no method.
func TestAProgramHasALane(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.turn(raceTab)
	d.page.panel.tick("")
	m := d.page.model
	m.race.ticked[slices.Index(m.names, "astar/manhattan")] = true
	m.add(attempt.Program{Name: "mine", Command: script(t, rightEight)})
	d.page.startRace()
	d.Until("all have searched", func() bool { return !m.race.search.Running() })
	v := d.page.race
	v.player.Stop()
	v.jump(raceSteps / 2)
	lane := v.cards[1].lane
	if at := m.race.moment(lane).Position; at == nil || at.Text() == m.puzzles[0].Puzzle.Start().Text() || at.Solved() {
		t.Error("half-way it shows no board between the first and the last")
	}
	v.jump(raceSteps)
	if at := m.race.moment(lane).Position; at == nil || !at.Solved() {
		t.Error("in the end its board is not solved")
	}
	words := d.Words()
	for _, want := range []string{"right, optimal", "its process took", "a process, not ranked"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
	if place, ok := m.race.held.Place(lane, true); ok {
		t.Errorf("it has place %d", place)
	}
}

func TestACommandForAFile(t *testing.T) {
	for path, want := range map[string]string{
		"/home/me/solver.py": "python3 /home/me/solver.py {}", "/my work/Solver.java": `java "/my work/Solver.java" {}`,
		`C:\me\solver.exe`: `C:\me\solver.exe {}`, "/home/me/a.jar": "java -jar /home/me/a.jar {}",
	} {
		if got := commandFor(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
	if got := nameFor("/x/my solver (2).py"); got != "my-solver--2-.py" {
		t.Errorf("its name is %s", got)
	}
}

// Over several puzzles a card says on which a program is right; a cell shows what it printed.
func TestAProgramIsJudgedBoardByBoard(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	harder := looktest.Puzzle(t, "1 2 3\n4 - 6\n7 5 8\n")
	d.page.choose(folder, []experiment.Entry{{Name: "a.txt", Puzzle: d.page.model.puzzles[0].Puzzle}, {Name: "b.txt", Puzzle: harder}})
	var reviewed []string
	d.page.host.Review = func(puzzle, program string, r grade.Report) { reviewed = append(reviewed, puzzle+" "+program) }
	d.addProgram("mine", script(t, rightEight))
	d.compare("astar")
	b := d.page.tables.boards
	if !b.content.Visible() || len(b.strips.Objects) != 2 {
		t.Fatalf("there are %d rows:\n%s", len(b.strips.Objects), d.Words())
	}
	if words := d.Words(); !strings.Contains(words, "Board by board") || !strings.Contains(words, "✓") || !strings.Contains(words, "×") {
		t.Errorf("the card says:\n%s", words)
	}
	b.strips.Objects[1].(*widgets.Strip).OnTapped(1)
	if len(reviewed) != 1 || reviewed[0] != "b.txt mine" {
		t.Errorf("the second cell shows %q", reviewed)
	}
	b.strips.Objects[0].(*widgets.Strip).OnTapped(1)
	if d.page.model.table.chosen != 3 || b.content.Visible() {
		t.Error("the number of a puzzle does not show its table")
	}
}
