package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/engine/base/scene"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// pencil turns to the editor, as Ctrl+E does.
func (d *desk) pencil() {
	d.t.Helper()
	d.shortcut(fyne.KeyE, fyne.KeyModifierControl)
	if d.page != d.editor {
		d.t.Fatalf("Ctrl+E shows %s", d.page.Title())
	}
}

// easel is the board that is drawn on.
func (d *desk) easel() *sceneview.Easel {
	d.t.Helper()
	return looktest.Find[*sceneview.Easel](d.Screen, "easel", nil)
}

// drawn presses the mouse at a cell (row, column from 1; 0 is the rim), draws to
// another and lets it go there.
func (d *desk) drawn(fromRow, fromCol, toRow, toCol int) {
	d.t.Helper()
	e := d.easel()
	from, to := e.Where(scene.Middle(fromRow-1, fromCol-1)), e.Where(scene.Middle(toRow-1, toCol-1))
	e.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: from}, Button: desktop.MouseButtonPrimary})
	if from != to {
		e.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}})
	}
	e.MouseUp(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: to}, Button: desktop.MouseButtonPrimary})
}

// clicked clicks a cell.
func (d *desk) clicked(row, col int) { d.drawn(row, col, row, col) }

// types types on the board.
func (d *desk) types(text string) {
	d.t.Helper()
	for _, r := range text {
		d.Win.Canvas().Focused().TypedRune(r)
	}
}

// holds takes a tool in hand by its row.
func (d *desk) holds(tool string) {
	d.t.Helper()
	d.tab("Tools")
	test.Tap(looktest.Find(d.Screen, "tool "+tool, func(c *widgets.PressCard) bool { return c.Name == tool }))
}

// text is the file that is edited; it turns to the tab Text.
func (d *desk) text() *widgets.TextArea {
	d.t.Helper()
	d.tab("Text")
	return looktest.Find[*widgets.TextArea](d.Screen, "text", nil)
}

// writes replaces the text and waits until it has been read.
func (d *desk) writes(text string) {
	d.t.Helper()
	area := d.text()
	area.Write(text)
	d.Until("the text is read", d.editor.Rested)
}

func (d *desk) wantText(want string) {
	d.t.Helper()
	if got := d.text().Text(); got != want {
		d.t.Errorf("the text is\n%swant\n%s", got, want)
	}
	d.Win.Canvas().Focus(d.easel())
}

func TestTilesAreTypedAndPlayed(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.pencil()
	if !d.bar.tabs[1].Chosen() {
		t.Error("the tab Board is not marked")
	}
	d.holds("Type a number")
	d.clicked(1, 1)
	d.types("8")
	d.Press(fyne.KeyReturn)
	d.wantText("8 1 3\n4 2 5\n7 - 6\n")
	d.holds("Swap two tiles")
	d.drawn(1, 1, 3, 2)
	d.wantText("- 1 3\n4 2 5\n7 8 6\n")
	d.item("Puzzle", "Undo").Action()
	d.wantText("8 1 3\n4 2 5\n7 - 6\n")
	if title := d.Win.Title(); title != "• tiny – Langkah" {
		t.Errorf("the title is %q", title)
	}
	d.item("Puzzle", "Redo").Action()
	d.item("Puzzle", "Undo").Action()
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.page != d.board || d.session.Puzzle().String() != "8 1 3\n4 2 5\n7 - 6\n" {
		t.Errorf("on %s there is\n%s", d.page.Title(), d.session.Puzzle())
	}
	if title := d.Win.Title(); title != "tiny – Langkah" {
		t.Errorf("the title is %q", title)
	}
}

func TestTilesAreMovedByKeys(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.pencil()
	d.item("Tools", "Swap two tiles").Action()
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeySpace, fyne.KeyDown, fyne.KeySpace} {
		d.Press(key)
	}
	d.wantText("- 2 3\n4 1 5\n7 8 6\n")
	d.item("Tools", "Type a number").Action()
	d.types("7")
	d.Press(fyne.KeyLeft) // puts it down and goes on
	d.wantText("- 2 3\n4 7 5\n1 8 6\n")
	d.types("12")
	d.Press(fyne.KeyEscape)
	d.wantText("- 2 3\n4 7 5\n1 8 6\n")
	d.tab("Check")
	d.Press(fyne.KeyEscape)
	if d.page != d.board {
		t.Errorf("Esc leads to %s", d.page.Title())
	}
	d.pencil()
	d.wantText("- 2 3\n4 7 5\n1 8 6\n")
}

func TestCarsAreDrawnAndTheExitIsMoved(t *testing.T) {
	d := newDesk(t, file(t, "cars.txt", "3 3\n1\n..A\nPPAK\n...\n"))
	d.pencil()
	d.holds("Remove a car")
	d.clicked(1, 3)
	d.wantText("3 3\n0\n...\nPP.K\n...\n")
	d.holds("Draw a car")
	d.drawn(3, 1, 3, 3)
	d.wantText("3 3\n1\n...\nPP.K\nAAA\n")
	d.drawn(3, 1, 1, 1) // over the red car and the other one
	d.wantText("3 3\n1\nA..\nA..K\nA..\n")
	d.item("Puzzle", "Undo").Action()
	d.clicked(3, 3)
	if words := d.Words(); !strings.Contains(words, "A car has two cells or more") {
		t.Errorf("nothing says why it is refused:\n%s", words)
	}
	d.holds("Move the exit")
	d.drawn(2, 4, 2, 0)
	d.wantText("3 3\n1\n ...\nKPP.\n AAA\n")
	d.holds("Move a car")
	d.drawn(2, 1, 1, 1)
	d.tab("Check")
	words := d.Words()
	if !strings.Contains(words, "Not a puzzle yet") || !strings.Contains(words, "the exit K is in row 2") {
		t.Errorf("nothing says what is wrong:\n%s", words)
	}
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.page != d.editor {
		t.Error("what is wrong is played")
	}
	if line, _ := d.text().Underlined(); line != 4 {
		t.Errorf("line %d is underlined", line)
	}
}

func TestPiecesAreMadeOfPaintedCells(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "pack.txt", "2 2 2\nDEFAULT\nAA\nBB\n"))
	d.pencil()
	d.item("Puzzle", "Start empty …").Action()
	d.Tap("Start")
	d.wantText("2 2 0\nDEFAULT\n")
	d.holds("Paint a piece")
	d.types("a")
	d.drawn(1, 1, 1, 2)
	d.types("b")
	d.drawn(2, 1, 2, 2)
	d.wantText("2 2 2\nDEFAULT\nAA\nBB\nGIVEN\nAA\nBB\n")
	d.holds("Put a piece into the tray")
	d.clicked(1, 1)
	d.wantText("2 2 2\nDEFAULT\nAA\nBB\nGIVEN\n..\nBB\n")
	d.Until("the solutions are counted", d.editor.Rested)
	d.tab("Check")
	if words := d.Words(); !strings.Contains(words, "It has one solution") {
		t.Errorf("the number of solutions is not told:\n%s", words)
	}
}

func TestABrokenFileIsMendedInItsText(t *testing.T) {
	d := newDesk(t, file(t, "good.txt", eight))
	d.openFile(file(t, "bad.txt", broken))
	if d.page != d.editor || d.Dialog() {
		t.Fatalf("the broken file is shown on %s", d.page.Title())
	}
	if d.session.Name() != "good" {
		t.Errorf("the puzzle is now %q", d.session.Name())
	}
	area := d.text()
	if line, column := area.Underlined(); line != 2 || column != 3 {
		t.Errorf("line %d, column %d is underlined", line, column)
	}
	d.writes("0 1 3\n4 2 5\n7 8 6\n")
	if line, _ := area.Underlined(); line != 0 {
		t.Errorf("line %d is still underlined", line)
	}
	d.Until("the optimum is known", d.editor.Rested)
	d.tab("Check")
	if words := d.Words(); !strings.Contains(words, "4 moves at best") {
		t.Errorf("the optimum is not told:\n%s", words)
	}
	d.holds("Swap two tiles") // the tools work again
	d.drawn(1, 1, 1, 2)
	d.wantText("1 - 3\n4 2 5\n7 8 6\n")
	d.writes("0 1 3\n4 2 5\n7 8\n")
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.page != d.editor {
		t.Error("a broken text is played")
	}
	d.item("Puzzle", "Undo").Action()
	d.wantText("1 - 3\n4 2 5\n7 8 6\n")
}

func TestAPyramidIsEditedInItsText(t *testing.T) {
	d := newDesk(t, file(t, "pyramid.txt", "2 2 2\nPYRAMID\nAAA\nBB\n"))
	d.pencil()
	d.tab("Tools")
	if words := d.Words(); !strings.Contains(words, "edited in its text") {
		t.Errorf("nothing says how it is edited:\n%s", words)
	}
	d.writes("2 2 2\nPYRAMID\nAA\nBBB\n")
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.page != d.board || !strings.Contains(d.session.Puzzle().String(), "BBB") {
		t.Errorf("on %s there is\n%s", d.page.Title(), d.session.Puzzle())
	}
}

func TestABoardIsMadeHarder(t *testing.T) {
	d := newDesk(t, file(t, "four.txt", "1 2\n3 -\n"))
	d.pencil()
	d.tab("Tools")
	d.Tap("Make it harder")
	d.Until("a harder start is found", d.editor.Rested)
	d.tab("Check")
	if words := d.Words(); !strings.Contains(words, "6 moves at best") {
		t.Errorf("the board is not the hardest:\n%s", words)
	}
}

func TestWhatIsEditedIsSaved(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	folder := t.TempDir()
	d.frame.Preferences.SetSaveFolder(folder)
	d.pencil()
	d.writes("1 2 3\n4 5 6\n7 - 8\n")
	d.shortcut(fyne.KeyS, fyne.KeyModifierControl)
	d.Tap("Save")
	d.Until("it is saved", func() bool { return d.Win.Title() == "tiny – Langkah" })
	data, err := os.ReadFile(filepath.Join(folder, "tiny.txt"))
	if err != nil || string(data) != "1 2 3\n4 5 6\n7 - 8\n" {
		t.Errorf("%v: the file is\n%s", err, data)
	}
}

// What is neither saved nor played is there again at the next start.
func TestADraftIsKept(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.pencil()
	d.writes("1 2 3\n4 x 6\n7 - 8\n")
	if text := d.frame.Preferences.Choice("editor.text.sliding"); text != "1 2 3\n4 x 6\n7 - 8\n" {
		t.Errorf("kept is %q", text)
	}
	d.turn(d.board)
	d.openFile(file(t, "other.txt", odd))
	d.pencil()
	d.wantText("1 2 3\n4 x 6\n7 - 8\n")
	d.item("Puzzle", "Take the open puzzle").Action()
	d.wantText("2 1 3\n4 5 6\n7 8 -\n")
	d.item("Puzzle", "Undo").Action()
	d.wantText("1 2 3\n4 x 6\n7 - 8\n")
	d.writes("")
	if text := d.frame.Preferences.Choice("editor.text.sliding"); text != "" {
		t.Errorf("kept is %q of a text that was emptied", text)
	}
}

// A draft of the last time comes before the puzzle that is open, which is offered.
func TestTheLastDraftIsThereAtTheNextStart(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.frame.Preferences.SetChoice("editor.text.sliding", "1 2 3\n4 x 6\n7 - 8\n")
	d.frame.Preferences.SetChoice("editor.name.sliding", "mine")
	d.pencil()
	if text := d.text().Text(); text != "1 2 3\n4 x 6\n7 - 8\n" {
		t.Errorf("the text is\n%s", text)
	}
	if title := d.Win.Title(); title != "• mine – Langkah" {
		t.Errorf("the title is %q", title)
	}
	if said := d.said(); !strings.Contains(said, "Take the open puzzle edits tiny") {
		t.Errorf("the window says %q", said)
	}
	d.item("Puzzle", "Take the open puzzle").Action()
	d.wantText("- 1 3\n4 2 5\n7 8 6\n")
}

// Each kind of puzzle keeps what was drawn of it, whatever is opened, begun or played
// meanwhile.
func TestEachKindKeepsItsDrawing(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "cars.txt", "3 3\n1\n..A\nPPAK\n...\n"))
	d.pencil()
	d.holds("Draw a car")
	d.drawn(3, 1, 3, 2)
	const drawn = "3 3\n2\n..A\nPPAK\nBB.\n"
	d.wantText(drawn)
	d.kind("Sliding tiles")
	d.wantText(" 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  -\n")
	d.holds("Swap two tiles")
	d.drawn(4, 4, 4, 3)
	d.kind("Rush Hour")
	d.wantText(drawn)
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl) // played, not saved
	d.openFile(file(t, "tiny.txt", eight))
	d.pencil()
	d.wantText(" 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14  - 15\n")
	d.openFile(file(t, "more.txt", "3 3\n0\n...\nPP.K\n...\n"))
	d.pencil()
	d.wantText(drawn)
	d.item("Puzzle", "Start empty …").Action()
	d.Tap("Start")
	d.wantText("3 3\n0\n...\n...K\n...\n")
	d.item("Puzzle", "Undo").Action()
	d.wantText(drawn)
	d.item("Puzzle", "Start empty …").Action()
	d.chooses("Queens") // offers the sizes of its own
	d.Tap("Start")
	if text := d.text().Text(); strings.Count(text, "AAAAAAAA\n") != 8 {
		t.Errorf("the empty board is\n%s", text)
	}
}

// kind chooses the kind of puzzle to draw.
func (d *desk) kind(title string) {
	d.t.Helper()
	d.tab("Tools")
	d.chooses(title)
}

// chooses chooses from the list that offers it.
func (d *desk) chooses(title string) {
	d.t.Helper()
	looktest.Find(d.Screen, "kinds", func(w *widgets.Dropdown) bool { return slices.Contains(w.Options, title) }).SetSelected(title)
}

// Tools are chosen by their keys, and the right button takes away.
func TestToolsHaveKeys(t *testing.T) {
	d := newDesk(t, file(t, "cars.txt", "3 3\n1\n..A\nPPAK\n...\n"))
	d.pencil()
	d.types("#")
	d.clicked(1, 1)
	d.wantText("3 3\n2\nB.A\nPPAK\n...\n")
	d.types("m") // a car of that letter
	d.drawn(3, 1, 3, 2)
	d.wantText("3 3\n3\nB.A\nPPAK\nMM.\n")
	d.types("p")
	d.drawn(2, 2, 2, 3)
	d.wantText("3 3\n2\nB..\n.PPK\nMM.\n")
	e := d.easel()
	e.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: e.Where(scene.Middle(2, 1))}, Button: desktop.MouseButtonSecondary})
	e.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
	d.wantText("3 3\n1\nB..\n.PPK\n...\n")
	d.drawn(2, 1, 2, 2) // still the red car
	d.wantText("3 3\n1\nB..\nPP.K\n...\n")
}

// What has just been typed is read before it is played.
func TestNothingTypedIsLostByPlayingAtOnce(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.pencil()
	d.text().Write("1 2 3\n4 5 6\n- 7 8\n")
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("it is played", func() bool { return d.page == d.board })
	if text := d.session.Puzzle().String(); text != "1 2 3\n4 5 6\n- 7 8\n" {
		t.Errorf("played is\n%s", text)
	}
}

// The editor speaks the other language in the middle of the work.
func TestTheEditorChangesItsLanguage(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.pencil()
	d.writes("1 2 3\n4 5 6\n- 7 x\n")
	d.setLanguage("id")
	if words := d.Words(); !strings.Contains(words, "Sunting") && !strings.Contains(words, "Alat") {
		t.Errorf("the editor says\n%s", words)
	}
	d.tab("Teks")
	if text := looktest.Find[*widgets.TextArea](d.Screen, "text", nil).Text(); text != "1 2 3\n4 5 6\n- 7 x\n" {
		t.Errorf("the text is\n%s", text)
	}
}

// A tool whose name is long in Indonesian has the lines that it needs.
func TestNamesOfToolsTakeLines(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.setLanguage("id")
	d.Win.Resize(fyne.NewSize(1280, 774))
	tried := map[string]bool{}
	for _, s := range assets.Samples() {
		if tried[s.Family] {
			continue
		}
		tried[s.Family] = true
		d.turn(d.board)
		d.openSample(s)
		d.turn(d.editor)
		f, err := d.frame.Puzzles.Family(s.Family)
		if err != nil || f.Editor == nil {
			continue
		}
		for _, tool := range f.Editor.Tools {
			card := d.card(d.frame.Words.Message(tool.Title))
			if card.Size().Height+1 < card.MinSize().Height {
				t.Errorf("%s: %q is %v high and needs %v", s.Family, card.Name, card.Size().Height, card.MinSize().Height)
			}
		}
	}
}
