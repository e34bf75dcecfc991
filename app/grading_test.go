package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"langkah/app/kit/looktest"
	"langkah/engine/testkit/casetest"
	"langkah/widgets/table"
)

// blocked takes two slides: A down 2, P right 2.
const (
	blocked      = "4 4\n1\n...A\nPP.AK\n....\n....\n"
	legalOutput  = "Found in 3 ms\n\n...A\nPP.A\n....\n....\n\nA-bawah\n....\nPP..\n...A\n...A\n\nP-kanan\n....\n..PP\n...A\n...A\n"
	faultyOutput = "...A\nPP.A\n....\n....\n\n....\n.PP.\n...A\n...A\n\n....\n..PP\n...A\n...A\n"
	brokenOutput = "...A\nPP.A\n....\n....\n\nB...\nPP..\n...A\n...A\n"
)

// graded is a window in which an output of the blocked puzzle was graded.
func graded(t *testing.T, output string) *desk {
	d := newDesk(t, file(t, "blocked.txt", blocked))
	d.grade(output)
	return d
}

// grade has an output graded, and waits for it.
func (d *desk) grade(output string) {
	d.t.Helper()
	d.gradeFile(file(d.t, "output.txt", output))
	d.read()
	d.Until("the puzzle is solved", d.frame.Jobs.Idle)
}

func TestALegalOutputIsRight(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := graded(t, legalOutput)
	if d.page != d.review || !d.review.Grades() || d.Window.tab() != page(d.board) {
		t.Fatalf("the page is %s", d.page.Title())
	}
	d.says("Right", "readable", "legal", "solved", "2, best 2", "4, best 4", "3 ms", "Board 1 of 3", "line 3 of the file", "the start, of 2 moves")
	d.Press(fyne.KeyRight)
	d.says("Board 2 of 3", "line 9 of the file", "move 1 of 2")
	looktest.Find[*table.MoveList](d.Screen, "list of boards", nil).OnJump(2)
	d.says("Board 3 of 3", "move 2 of 2", "The puzzle is solved.")
	d.Press(fyne.KeyHome)
	d.says("Board 1 of 3")
	d.Press(fyne.KeyEscape)
	if d.page != d.board || d.session.Name() != "blocked" {
		t.Errorf("Escape leads to %s with %s", d.page.Title(), d.session.Name())
	}
}

func TestTheFirstFaultIsShown(t *testing.T) {
	casetest.SkipUnderRace(t)
	for name, c := range map[string]struct{ output, why string }{
		"two pieces at once": {faultyOutput, "have moved at once"},
		"no such piece":      {brokenOutput, "there is no piece B"},
	} {
		d := graded(t, c.output)
		d.says("Wrong", "not legal", "Board 2 of", c.why)
		d.Press(fyne.KeyLeft)
		if d.says("Board 1 of"); strings.Contains(d.Words(), c.why) {
			t.Errorf("%s: the fault is told on another board, too", name)
		}
		d.Press(fyne.KeyF8)
		d.says("Board 2 of")
		d.Press(fyne.KeyHome)
		d.Tap("First fault")
		d.says("Board 2 of", "move 1 of 2")
	}
	d := graded(t, faultyOutput)
	d.Press(fyne.KeyEnd)
	d.says("Board 3 of 3", "Not judged, because board 2 is at fault.")
}

// What says too little is shown with what it lacks; our solution goes on.
func TestAnOutputThatEndsTooSoonIsNotSolved(t *testing.T) {
	casetest.SkipUnderRace(t)
	short, _, _ := strings.Cut(legalOutput, "P-kanan")
	d := graded(t, short)
	d.says("Wrong", "not solved", "Board 2 of 2", "the way is free", "move 1 of 2")
	d.Press(fyne.KeyEnd)
	d.says("Board 2 of 2", "move 2 of 2")
}

func TestAFalseClaimIsTold(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := graded(t, "Solusi tidak ditemukan\n")
	d.says("Wrong", "It says that there is no solution, but there is one", "the start, of 2 moves", "says: no solution")
}

func TestAnUnreadableOutputSaysWhyAndLosesNothing(t *testing.T) {
	d := graded(t, faultyOutput)
	d.grade("Segmentation fault\n")
	if !d.Dialog() {
		t.Fatal("no dialog says why")
	}
	d.says("output.txt", "no board of the puzzle was found")
	d.frame.Dialogs.Close()
	if d.page != d.review || !d.review.Grades() {
		t.Errorf("the page is %s", d.page.Title())
	}
	d.says("Wrong", "Board 2 of 3")
	d.gradeFile("/no/such/file")
	d.read()
	d.says("This file cannot be graded")
}

func TestAFileDroppedOnTheGradingIsGraded(t *testing.T) {
	d := graded(t, faultyOutput)
	d.dropped([]fyne.URI{storage.NewFileURI(file(t, "better.txt", legalOutput))})
	d.read()
	d.Until("the puzzle is solved", d.frame.Jobs.Idle)
	d.says("Right", "better.txt, for blocked")
}

func TestAnotherPuzzleLeavesTheGrading(t *testing.T) {
	d := graded(t, faultyOutput)
	d.openFile(file(t, "other.txt", eight))
	if d.page != d.board || d.session.Name() != "other" {
		t.Errorf("%s is shown on the page %s", d.session.Name(), d.page.Title())
	}
}

func TestTheGradingSpeaksAnotherLanguage(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := graded(t, faultyOutput)
	d.setLanguage("id")
	d.says("Salah", "Papan 2 dari 3", "Kesalahan pertama")
}

// The search that a page left has stopped says nothing on the next one.
func TestLeavingTheGradingLeavesTheLineAlone(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "slow.txt", slow))
	d.gradeFile(file(t, "output.txt", slow+"\n"+strings.Replace(slow, "15 0", "0 15", 1)))
	d.read()
	d.says("Solving …", "Looking for the best solutions")
	d.turn(d.start)
	d.frame.Say("something else")
	d.Until("the search has ended", d.frame.Jobs.Idle)
	if d.said() != "something else" {
		t.Errorf("the line says %q on the page %s", d.said(), d.page.Title())
	}
}

// A game and an output share the page: one is shown in the other's stead, with
// its own title, badge and menu.
func TestTheGradingTakesThePlaceOfAReview(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "blocked.txt", blocked))
	d.played(d.session.Position().Moves()[0].Name)
	d.item("Puzzle", "Review the moves").Action()
	d.rests()
	d.says("review", "1 move", "Try again from here")
	d.grade(faultyOutput)
	d.says("grading", "Wrong", "Board 2 of 3", "First fault")
	if strings.Contains(d.Words(), "Next mistake") {
		t.Error("the dock is still that of the review")
	}
	d.item("Grading", "Back to the board").Action()
	d.item("Puzzle", "Review the moves").Action()
	d.rests()
	d.says("review", "1 move", "Next mistake")
}
