package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/app/kit/looktest"
	"langkah/engine/base/scene"
	"langkah/engine/game/transcript"
)

// cell is the middle of a cell of a flat board.
func cell(col, row float64) scene.Point {
	return scene.Point{X: scene.Rim + col + 0.5, Y: scene.Rim + row + 0.5}
}

// press presses the button of the mouse at a place, and moves it with the button
// down to others; it goes up at the last one.
func (d *desk) drag(places ...scene.Point) {
	d.down(places...)
	d.up(places[len(places)-1])
}

func (d *desk) down(places ...scene.Point) {
	b := d.page.view.board
	at := b.Where(places[0])
	b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	b.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary})
	for _, to := range places[1:] {
		next := b.Where(to)
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(next.X-at.X, next.Y-at.Y)})
		at = next
	}
}

func (d *desk) up(at scene.Point) {
	b := d.page.view.board
	b.MouseUp(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: b.Where(at)}, Button: desktop.MouseButtonPrimary})
}

// second presses the other button of the mouse.
func (d *desk) second(at scene.Point) {
	b := d.page.view.board
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: b.Where(at)}, Button: desktop.MouseButtonSecondary}
	b.MouseDown(e)
	b.MouseUp(e)
}

func (d *desk) click(at scene.Point) { d.drag(at) }

// letters types what is written on keys.
func (d *desk) letters(text string) {
	for _, r := range text {
		d.page.view.board.TypedRune(r)
	}
}

// with presses a key while another one is held down.
func (d *desk) with(held, key fyne.KeyName) {
	b := d.page.view.board
	b.KeyDown(&fyne.KeyEvent{Name: held})
	b.KeyDown(&fyne.KeyEvent{Name: key})
	if held != desktop.KeyControlLeft { // with Ctrl the toolkit types no key
		b.TypedKey(&fyne.KeyEvent{Name: key})
	}
	b.KeyUp(&fyne.KeyEvent{Name: held})
}

// played are the names of the moves that lead to the position shown.
func (d *desk) played() string {
	var names []string
	s := d.page.model.session
	for _, m := range s.Moves()[:s.Index()] {
		names = append(names, m.Name)
	}
	return strings.Join(names, ", ")
}

func (d *desk) want(t *testing.T, played string) {
	t.Helper()
	if got := d.played(); got != played {
		t.Errorf("played %q, want %q", got, played)
	}
}

const (
	three = "1 2 3\n4 0 5\n7 8 6\n" // 2 moves
	cars  = "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n"
	easy  = "6 6\n2\n......\n......\nPP..A.K\n....A.\n......\n......\n"
	pair  = "2 4 2\nDEFAULT\nAAA\nA\nBBB\nB\n"
)

func TestTilesArePlayedByMouse(t *testing.T) {
	d := newDesk(t, three)
	d.click(cell(2, 1))
	d.want(t, "RIGHT")
	if !strings.Contains(d.Words(), "Tile 5 moves left") {
		t.Errorf("it does not say what moved:\n%s", d.Words())
	}
	d.drag(cell(2, 2), cell(2, 1.7), cell(2, 1))
	d.want(t, "RIGHT, DOWN")
	if !d.page.model.session.Position().Solved() || !strings.Contains(d.Words(), "Solved in 2") {
		t.Errorf("it does not say that it is solved:\n%s", d.Words())
	}
	own := transcript.Text(d.page.solution())
	claims, err := transcript.Read(own)
	if err != nil {
		t.Fatalf("%v in\n%s", err, own)
	}
	if _, err := claims.Check(d.page.model.session.Puzzle()); err != nil || len(claims.Moves(d.page.model.session.Puzzle())) != 2 {
		t.Errorf("the transcript of it is wrong: %v\n%s", err, own)
	}
	d.page.back()
	d.want(t, "RIGHT")
	if d.page.HasSolution() {
		t.Error("there is a transcript to save of what is not solved")
	}
	d.drag(cell(2, 2), cell(2, 1.8)) // less than half of the way
	d.want(t, "RIGHT")
}

func TestTilesArePlayedByKeys(t *testing.T) {
	d := newDesk(t, three)
	d.Press(fyne.KeyLeft)
	d.Press(fyne.KeyUp)
	d.want(t, "RIGHT, DOWN")
	d = newDesk(t, three)
	d.Frame.Preferences.SetArrowsMoveBlank(true)
	d.Press(fyne.KeyRight)
	d.want(t, "RIGHT")
	d.Frame.Preferences.SetArrowsMoveBlank(false)
	d.with(desktop.KeyShiftLeft, fyne.KeyRight)
	d.want(t, "RIGHT, LEFT, LEFT")
	if c := d.page.model.session.Counts(); c.Presses != 2 {
		t.Errorf("%d presses, want 2", c.Presses)
	}
	d.page.back()
	d.want(t, "RIGHT")
	d.letters("2")
	d.Press(fyne.KeyReturn) // not in line with the blank
	d.want(t, "RIGHT")
}

func TestCarsArePlayedByMouseAndKeys(t *testing.T) {
	d := newDesk(t, easy)
	d.drag(cell(4, 2), cell(4, 2.6), cell(4, 4))
	d.want(t, "A down 2")
	if !strings.Contains(d.Words(), "slides 1, steps 2") {
		t.Errorf("slides and steps are not counted:\n%s", d.Words())
	}
	d.letters("p")
	d.with(desktop.KeyControlLeft, fyne.KeyRight)
	d.want(t, "A down 2, P right 4")
	if !d.page.model.session.Position().Solved() {
		t.Error("it is not solved")
	}
	d = newDesk(t, cars)
	d.Press(fyne.KeyTab)
	d.Press(fyne.KeyUp)
	d.want(t, "C up 1")
	d.Press(fyne.KeyDown)
	d.want(t, "C up 1, C down 1")
	d.Press(fyne.KeyEscape)
	d.Press(fyne.KeyLeft) // no piece is picked: it steps back
	d.want(t, "C up 1")
}

func TestPiecesAreLaidByMouseAndKeys(t *testing.T) {
	d := newDesk(t, pair)
	inTray := d.page.model.session.Position().Scene().Of("piece A")[0].Points[0]
	d.down(inTray, cell(0, 0.2), cell(0.1, 0))
	if held := d.page.view.board; held == nil || !strings.Contains(d.Words(), "Let go to lay it down") {
		t.Errorf("it does not say that it fits:\n%s", d.Words())
	}
	d.up(cell(0.1, 0))
	d.want(t, "A 1 r1c1")
	d.letters("b") // where it first fits
	for range 4 {
		d.Press(fyne.KeySpace)
	}
	d.Press(fyne.KeyReturn)
	if !d.page.model.session.Position().Solved() {
		t.Errorf("it is not solved by %s", d.played())
	}
	d.click(cell(-1, -1)) // beside the board
	d.page.view.board.DoubleTapped(&fyne.PointEvent{Position: d.page.view.board.Where(cell(0, 0))})
	if strings.HasSuffix(d.played(), "A off") {
		t.Errorf("two clicks far apart are taken for a double click: %s", d.played())
	}
	d.click(cell(0, 0))
	d.click(cell(0, 0))
	d.page.view.board.DoubleTapped(&fyne.PointEvent{Position: d.page.view.board.Where(cell(0, 0))})
	if !strings.HasSuffix(d.played(), "A off") {
		t.Errorf("a double click does not send it back: %s", d.played())
	}
}

// A hand move in the middle of a solution begins another line; nothing is lost.
func TestPlayOpensBranches(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	d.want(t, "")
	d.Press(fyne.KeyRight) // arrows step while a solution is shown
	way := d.played()
	if way == "" || d.index() != 1 {
		t.Fatalf("an arrow steps to %q", way)
	}
	d.page.back()
	d.click(cell(0, 1))
	own := d.played()
	if own == way || d.page.HasOutcome() || !strings.Contains(d.Words(), "/2") {
		t.Fatalf("there is no other line than %s:\n%s", own, d.Words())
	}
	d.page.nextBranch()
	d.want(t, way)
	if !d.page.HasOutcome() || len(d.page.model.session.Moves()) != 4 {
		t.Error("the solution is lost")
	}
	d.page.previousBranch()
	d.want(t, own)
	d.page.markHere()
	d.page.first()
	d.page.goTo(d.page.model.session.Savepoints()[0].Node)
	d.want(t, own)
	d.page.compareLine()
	if !strings.Contains(d.Words(), "The first 0 moves are those of the solution") {
		t.Errorf("the lines are not compared:\n%s", d.Words())
	}
}

// Solving goes on from where the user has come to, and the best is known then.
func TestSolvingGoesOnFromHere(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.click(cell(0, 1)) // up into the corner
	d.want(t, "DOWN")
	d.Tap("Solve from here")
	d.Until("it is solved", func() bool { return !d.page.model.solving() })
	d.page.player.Stop()
	s := d.page.model.session
	if s.Moves()[0].Name != "DOWN" || len(s.Moves()) < 4 || !d.page.HasOutcome() {
		t.Errorf("the line is %v", s.Moves())
	}
	d.page.last()
	if !s.Position().Solved() {
		t.Error("it does not lead to the goal")
	}
}

// A key that moves nothing says why; a letter picks its piece all the same.
func TestARefusedKeySaysWhyInTheDock(t *testing.T) {
	d := newDesk(t, cars)
	d.letters("a")
	if said := d.page.view.dock.sentence.Text; said != "Piece A is blocked at both ends." {
		t.Errorf("a letter: %q", said)
	}
	if d.page.model.hand.Picked() != "piece A" {
		t.Errorf("%q is picked", d.page.model.hand.Picked())
	}
	d.Press(fyne.KeyRight)
	if said := d.page.view.dock.sentence.Text; said != "Piece B stands in the way of A." {
		t.Errorf("an arrow: %q", said)
	}
	d.letters("c")
	if said := d.page.view.dock.sentence.Text; !strings.HasPrefix(said, "C is picked.") {
		t.Errorf("a piece that can move: %q", said)
	}
	d.want(t, "")
}

// So does a click on a cell where no queen may stand, and none is placed.
func TestAClickOnAForbiddenCellSaysWhy(t *testing.T) {
	d := newDesk(t, "ABBB\nAACB\nDACC\nDDDC\n")
	d.second(cell(1, 0))
	d.second(cell(3, 0))
	if said := d.page.view.dock.sentence.Text; said != "R1c4 and the queen on r1c2 are in one row." {
		t.Errorf("it says %q", said)
	}
	d.want(t, "queen r1c2")
}

// In perspective a piece in hand that fits nowhere at the cursor is seen, and said why.
func TestAPieceInHandIsSeenInPerspective(t *testing.T) {
	d := newDesk(t, "3 3 4\nPYRAMID\nAA\nAA\nBB\nBB\nCC\nC\nDD\nD\n")
	d.letters("a")
	for _, key := range []fyne.KeyName{fyne.KeyPeriod, fyne.KeyComma, fyne.KeyComma, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPeriod} {
		d.Press(key)
		if !d.page.view.hand.held() {
			t.Fatalf("after %s nothing is in hand", key)
		}
		if !d.page.view.board.Holds() {
			t.Fatalf("after %s nothing is seen of it: %s", key, d.page.view.dock.sentence.Text)
		}
	}
}

// The list shows the shape of a piece beside its move; a car needs none.
func TestThePieceOfAMoveIsShown(t *testing.T) {
	d := newDesk(t, pair)
	d.letters("a")
	d.Press(fyne.KeyReturn)
	if v := d.page.side.list; v.shape(0) != nil || v.shape(1) == nil || v.shape(2) != nil {
		t.Error("the start has a picture, or the move none")
	}
	d = newDesk(t, easy)
	d.drag(cell(4, 2), cell(4, 4))
	if d.page.side.list.shape(1) != nil {
		t.Error("a car has a picture")
	}
}

// In perspective a card shows the piece in hand, and its buttons do what keys do.
func TestTheCardOfThePieceInHand(t *testing.T) {
	d := newDesk(t, "3 3 4\nPYRAMID\nAA\nAA\nBB\nBB\nCC\nC\nDD\nD\n")
	if strings.Contains(d.Words(), "in hand") {
		t.Error("it is shown while nothing is held")
	}
	d.letters("c")
	if !strings.Contains(d.Words(), "C in hand") {
		t.Fatalf("it is not shown:\n%s", d.Words())
	}
	before, _ := d.page.model.hand.Held()
	d.Tap("Turn")
	if after, ok := d.page.model.hand.Held(); !ok || after == before {
		t.Error("the button does not turn it")
	}
	d.Tap("Put back")
	if d.page.view.hand.held() || strings.Contains(d.Words(), "in hand") {
		t.Error("it is still held, or shown")
	}
}
