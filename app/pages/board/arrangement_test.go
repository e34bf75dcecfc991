package board

import (
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/app/kit/looktest"
)

// box is where an object stands in the page.
type box struct{ x0, y0, x1, y1 float32 }

func boxOf(o fyne.CanvasObject) box {
	p, s := o.Position(), o.Size()
	return box{p.X, p.Y, p.X + s.Width, p.Y + s.Height}
}

func (b box) inside(size fyne.Size) bool {
	return b.x0 >= 0 && b.y0 >= 0 && b.x1 <= size.Width+0.5 && b.y1 <= size.Height+0.5
}

func (b box) meets(c box) bool { return b.x0 < c.x1 && c.x0 < b.x1 && b.y0 < c.y1 && c.y0 < b.y1 }

// From 760 x 560 on nothing is cut off or covered, whatever is open and however
// large the text is.
func TestThePageFitsEveryWindow(t *testing.T) {
	for _, c := range []struct {
		width, height, text float32
		room                look.Room
	}{
		{760, 460, 1, look.Narrow}, {999, 600, 1, look.Narrow}, {1000, 600, 1, look.Folded}, {1179, 700, 1, look.Folded},
		{1180, 700, 1, look.Roomy}, {1440, 800, 1, look.Roomy}, {1920, 1000, 1, look.Roomy}, {3840, 2060, 1, look.Roomy}, {1366, 668, 1.6, look.Narrow},
	} {
		d := newDesk(t, looktest.Eight)
		fyne.CurrentApp().Settings().SetTheme(look.NewTheme("", c.text))
		d.page.Build()
		d.Show(d.page.Content())
		for _, open := range []bool{false, true} {
			size := fyne.NewSize(c.width, c.height)
			d.Win.Resize(size)
			d.page.folding.Content.Resize(size)
			d.page.folding.Fold(open)
			a := d.page.folding.Arrangement
			if a.Room != c.room {
				t.Errorf("%v x %v: the room is %d, want %d", c.width, c.height, a.Room, c.room)
			}
			if a.Right.Visible() != open || d.page.view.dock.solve.Visible() != (a.Room == look.Narrow) {
				t.Errorf("%v x %v: the right panel is open: %t, want %t", c.width, c.height, a.Right.Visible(), open)
			}
			for i, o := range a.Objects() {
				if !o.Visible() {
					continue
				}
				if !boxOf(o).inside(size) {
					t.Errorf("%v x %v, open %t: part %d reaches out: %v", c.width, c.height, open, i, boxOf(o))
				}
				if least := a.Dock.MinSize(); o == a.Dock && (o.Size().Width < least.Width || o.Size().Height < least.Height) {
					t.Errorf("%v x %v, open %t: the dock has %v, needs %v", c.width, c.height, open, o.Size(), least)
				}
				for _, other := range a.Objects()[:i] {
					corner := o == a.Unfold && other == a.Middle // where no board reaches
					if !corner && other.Visible() && boxOf(o).meets(boxOf(other)) {
						t.Errorf("%v x %v, open %t: %T at %v covers %T at %v", c.width, c.height, open, o, boxOf(o), other, boxOf(other))
					}
				}
			}
			if s := d.page.view.board.Size(); s.Height < 150 || s.Width < 150 {
				t.Errorf("%v x %v, open %t: the board has %v", c.width, c.height, open, s)
			}
		}
	}
}

// A board never changes its size or place while it is solved.
func TestTheBoardStaysWhereItIsWhileItIsSolved(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	before := boxOf(d.page.folding.Arrangement.Middle)
	d.solve()
	for range 4 {
		d.Press(fyne.KeyRight)
		if after := boxOf(d.page.folding.Arrangement.Middle); after != before {
			t.Errorf("at step %d the board stands at %v, before at %v", d.index(), after, before)
		}
	}
}
