package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

// The stone can slide right over costs 2 and 3, down into the lava, and no other way.
const pond = "3 4\nXXXX\nZ*OX\nLXXX\n0 0 0 0\n1 2 3 0\n0 0 0 0\n"

func (d *desk) keyDown(name fyne.KeyName) {
	b := d.page.view.board
	b.KeyDown(&fyne.KeyEvent{Name: name})
	b.TypedKey(&fyne.KeyEvent{Name: name}) // as the toolkit's driver does
}

func (d *desk) keyUp(name fyne.KeyName) { d.page.view.board.KeyUp(&fyne.KeyEvent{Name: name}) }

func (d *desk) said() string { return d.page.view.dock.sentence.Text }

// An arrow key that is held shows the slide; letting go slides.
func TestAnArrowHeldShowsTheSlide(t *testing.T) {
	d := newDesk(t, pond)
	d.keyDown(fyne.KeyRight)
	d.page.view.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}) // the key repeats
	d.want(t, "")
	if !d.page.view.holding || d.said() != "Right to row 2, column 3, cost 5. Let go to slide, Esc does not." {
		t.Errorf("shown %v, it says %q", d.page.view.holding, d.said())
	}
	d.keyUp(fyne.KeyRight)
	d.want(t, "RIGHT")
	if d.page.view.holding {
		t.Error("the preview stays")
	}
}

// Esc, or the focus that goes elsewhere, keeps the stone where it is.
func TestAnArrowHeldIsGivenUp(t *testing.T) {
	for name, gives := range map[string]func(*desk){
		"Esc":   func(d *desk) { d.Press(fyne.KeyEscape) },
		"focus": func(d *desk) { d.page.view.board.FocusLost() },
	} {
		d := newDesk(t, pond)
		d.keyDown(fyne.KeyRight)
		gives(d)
		if d.page.view.holding || strings.Contains(d.said(), "Let go") {
			t.Errorf("%s: the preview stays", name)
		}
		d.keyUp(fyne.KeyRight)
		d.want(t, "")
		d.keyDown(fyne.KeyRight)
		d.keyUp(fyne.KeyRight)
		d.want(t, "RIGHT")
	}
}

// Of two arrows pressed one upon the other both slide, in their order.
func TestArrowsOneUponTheOther(t *testing.T) {
	d := newDesk(t, pond)
	d.keyDown(fyne.KeyRight)
	d.keyDown(fyne.KeyLeft)
	d.want(t, "RIGHT")
	d.keyUp(fyne.KeyRight)
	d.want(t, "RIGHT")
	d.page.back()
	d.keyUp(fyne.KeyLeft)
	d.want(t, "")
}

// A key that is typed and never held slides at once, as does one with Shift.
func TestATypedArrowSlidesAtOnce(t *testing.T) {
	d := newDesk(t, pond)
	d.Press(fyne.KeyRight)
	d.want(t, "RIGHT")
	d = newDesk(t, pond)
	d.with(desktop.KeyShiftLeft, fyne.KeyRight)
	d.want(t, "RIGHT")
	d = newDesk(t, three) // tiles show nothing
	d.keyDown(fyne.KeyLeft)
	d.want(t, "RIGHT")
}

// A slide against the rules shows where it would end, with the reason.
func TestASlideIntoTheLavaIsShown(t *testing.T) {
	d := newDesk(t, pond)
	d.keyDown(fyne.KeyDown)
	if !d.page.view.holding || d.said() != "Sliding down ends in the lava at row 3, column 1." {
		t.Errorf("shown %v, it says %q", d.page.view.holding, d.said())
	}
	d.keyUp(fyne.KeyDown)
	d.want(t, "")
	d.keyDown(fyne.KeyUp) // a rock stands there
	if d.page.view.holding {
		t.Error("there is nothing to see")
	}
}

// So does the mouse over a cell to which a click would slide.
func TestTheMouseShowsTheSlide(t *testing.T) {
	d := newDesk(t, pond)
	move := func(at scene.Point) {
		d.page.view.board.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.page.view.board.Where(at)}})
	}
	move(cell(1, 1))
	if !d.page.view.holding || !strings.HasSuffix(d.said(), "cost 5. Click to slide.") {
		t.Errorf("shown %v, it says %q", d.page.view.holding, d.said())
	}
	move(cell(1, 2))
	if d.page.view.holding || strings.Contains(d.said(), "Click to slide") {
		t.Errorf("beside the way it says %q", d.said())
	}
	move(cell(2, 1))
	d.page.view.board.MouseOut()
	if d.page.view.holding {
		t.Error("it stays when the mouse has gone")
	}
	d.click(cell(2, 1))
	d.want(t, "RIGHT")
}
