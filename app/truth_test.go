package app

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
	"langkah/widgets/plot"
)

// played makes moves by hand.
func (d *desk) played(names ...string) {
	d.t.Helper()
	for _, name := range names {
		m, ok := engine.NamedMove(d.session.Position(), name)
		if !ok {
			d.t.Fatalf("%s is not legal in\n%s", name, d.session.Position().Text())
		}
		if err := d.session.Play(m); err != nil {
			d.t.Fatal(err)
		}
		d.board.Enter()
		d.refreshMenu()
	}
}

// rests waits until nothing is at work beside the window.
func (d *desk) rests() {
	d.t.Helper()
	d.Until("all work has ended", d.frame.Jobs.Idle)
}

// says checks that the window says all this.
func (d *desk) says(wants ...string) {
	d.t.Helper()
	words := d.Words()
	for _, want := range wants {
		if !strings.Contains(words, want) {
			d.t.Errorf("the window does not say %q:\n%s", want, words)
		}
	}
}

// rungs is the button that gives hints.
func (d *desk) rungs() *widgets.Rungs { return looktest.Find[*widgets.Rungs](d.Screen, "hints", nil) }

// The board is solved by RIGHT, DOWN, RIGHT, DOWN.
func TestTheEyeSaysWhatAMoveHasCost(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	if strings.Contains(d.Words(), "to go") {
		t.Error("the distance is told without being asked for")
	}
	d.Press(fyne.KeyF4)
	d.rests()
	d.says("4 to go")
	for _, c := range []struct {
		move  string
		wants []string
	}{
		{"RIGHT", []string{"3 to go", "that move lost nothing", "best was 4 altogether"}},
		{"LEFT", []string{"4 to go", "that move cost +2"}},
		{"DOWN", []string{"5 to go", "that move cost +2"}},
	} {
		d.played(c.move)
		d.rests()
		d.says(c.wants...)
	}
	d.Press(fyne.KeyF4)
	if strings.Contains(d.Words(), "to go") {
		t.Error("the eye does not close")
	}
}

func TestAHintTellsARungMoreWithEveryPress(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	for rung, want := range []string{"4 to go", "oves next", "1 left: ", "1 left, 2 up: then"} {
		d.Press(fyne.KeyF2)
		d.rests()
		if got := d.rungs().Reached(); got != rung+1 {
			t.Errorf("after %d presses %d pips are full", rung+1, got)
		}
		if words := d.Words(); rung != 3 && !strings.Contains(words, want) {
			t.Errorf("rung %d does not say %q:\n%s", rung+1, want, words)
		}
		if rung < 3 && d.session.Index() != 0 {
			t.Errorf("rung %d has played", rung+1)
		}
	}
	d.Until("the hint has played", func() bool { return d.session.Index() > 0 })
	if got := d.session.Hints(); got != 4 {
		t.Errorf("%d hints are recorded, want 4", got)
	}
	d.Until("it has played on", func() bool { return d.session.Index() == len(d.session.Moves()) })
	d.item("View", "Step back").Action()
	d.Press(fyne.KeyF2)
	d.rests()
	if got := d.rungs().Reached(); got != 1 {
		t.Errorf("after a move a hint begins at rung %d", got)
	}
}

func TestStrictPlayWarnsOfADeadEnd(t *testing.T) {
	casetest.SkipUnderRace(t)
	text := ""
	for _, s := range assets.Samples() {
		if s.Name == "pentominoes-6x10" {
			text = s.Text
		}
	}
	d := newDesk(t, file(t, "pentominoes.txt", text))
	d.item("Puzzle", "Strict play: warn of dead ends").Action()
	d.rests()
	if strings.Contains(d.Words(), "No solution from here") {
		t.Error("the start is said to have no solution")
	}
	prover := d.session.Puzzle().(engine.Prover)
	for _, m := range d.session.Position().Moves() {
		after, err := d.session.Position().Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		if proof, dead := prover.Prove(after); dead && len(proof.Marks) > 0 {
			d.played(m.Name)
			break
		}
	}
	d.rests()
	d.says("No solution from here: ")
	d.item("View", "Step back").Action()
	d.rests()
	if strings.Contains(d.Words(), "No solution from here") {
		t.Error("the warning stays after the move was taken back")
	}
}

func TestTryAgainTakesBackWhatLoses(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.played("RIGHT", "LEFT", "RIGHT", "DOWN", "RIGHT", "DOWN")
	if !d.session.Position().Solved() {
		t.Fatalf("the game ends at\n%s", d.session.Position().Text())
	}
	d.Tap("Review")
	d.rests()
	d.says("Solved in 6 moves", "4, proven", "Mistakes: 1", "Move 2", "1 right; better 2 up", "+2")
	d.Tap("Try again from here")
	d.rests()
	if words := d.Words(); strings.Contains(words, "to go") || strings.Contains(words, "1 / 6") {
		t.Errorf("the answer is given away:\n%s", words)
	}
	d.Press(fyne.KeyEnd)
	if d.session.Index() != 1 {
		t.Errorf("End shows position %d of the old game", d.session.Index())
	}
	d.played("LEFT")
	d.rests()
	if d.session.Index() != 1 {
		t.Errorf("the move that loses stays: position %d", d.session.Index())
	}
	d.says("loses something")
	d.played("DOWN")
	d.rests()
	if d.session.Index() != 2 {
		t.Errorf("the move that loses nothing is taken back")
	}
	d.says("nothing is lost")
	d.Press(fyne.KeyEscape)
	if strings.Contains(d.Words(), "nothing is lost") {
		t.Error("Esc does not show everything again")
	}
}

func TestReviewGoesFromMistakeToMistake(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.played("RIGHT", "LEFT", "DOWN", "UP", "RIGHT", "DOWN", "RIGHT", "DOWN")
	d.item("Puzzle", "Review the moves").Action()
	d.rests()
	d.says("Mistakes: 2", "Move 2 of 8")
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{{fyne.KeyF8, "Move 3 of 8"}, {fyne.KeyF8, "Move 3 of 8"}, {fyne.KeyF7, "Move 2 of 8"}, {fyne.KeyEnd, "Move 8 of 8"}, {fyne.KeyLeft, "Move 7 of 8"}} {
		d.Press(c.key)
		if said := d.said(); !strings.HasPrefix(said, c.want) {
			t.Errorf("%s: %q, want %q", c.key, said, c.want)
		}
	}
	chart := looktest.Find[*plot.PressChart](d.Screen, "graph", nil)
	test.TapAt(chart, fyne.NewPos(chart.Size().Width-15, 80))
	if said := d.said(); !strings.HasPrefix(said, "Move 8 of 8") {
		t.Errorf("a press at the right of the graph: %q", said)
	}
	row := looktest.Find(d.Screen, "mistake", func(c *widgets.PressCard) bool { return c.Name == "3" })
	test.Tap(row)
	d.says("You: 4 up")
	d.Press(fyne.KeyEscape)
	if d.page != d.board {
		t.Error("Esc does not lead back to the board")
	}
}

// listed is a list of moves as transcripts have it.
func listed(moves ...string) string {
	text := "Moves\n-----\n"
	for i, m := range moves {
		text += fmt.Sprintf("%d. %s, cost 1\n", i+1, m)
	}
	return text
}

func TestLeavingTheReviewLeavesTheLineAlone(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.played("RIGHT", "LEFT", "DOWN", "UP", "RIGHT", "DOWN", "RIGHT", "DOWN")
	d.item("Puzzle", "Review the moves").Action()
	d.turn(d.start)
	d.frame.Say("something else")
	d.rests()
	if d.said() != "something else" {
		t.Errorf("the line says %q on the page %s", d.said(), d.page.Title())
	}
}

func TestReviewOfATranscript(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	path := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(path, []byte(listed("RIGHT", "LEFT", "RIGHT", "DOWN", "RIGHT", "DOWN")), 0o600); err != nil {
		t.Fatal(err)
	}
	d.reviewFile(path)
	d.read()
	d.rests()
	d.says("Solved in 6 moves", "Mistakes: 1")
	d.Tap("Try again from here")
	if d.page != d.board || d.session.Index() != 1 {
		t.Errorf("trying again shows position %d", d.session.Index())
	}
	if err := os.WriteFile(path, []byte(listed("RIGHT", "RIGHT", "RIGHT")), 0o600); err != nil {
		t.Fatal(err)
	}
	d.reviewFile(path)
	d.read()
	if !d.Dialog() {
		t.Error("a wrong transcript is not told of")
	}
}

func TestTheHeuristicIsShownWithItsSum(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.item("View", "Show the heuristic").Action()
	d.rests()
	d.says("misplaced tiles: 4")
	d.played("RIGHT")
	d.rests()
	d.says("misplaced tiles: 3")
	d.item("View", "Show the heuristic").Action()
	if strings.Contains(d.Words(), "misplaced tiles: ") {
		t.Error("the sum stays")
	}
}
