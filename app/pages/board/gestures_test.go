package board

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Whatever is done at the board by mouse and keys, the position shown is the one
// that the moves listed lead to, by the rules, and going back leads to the start.
func TestRandomGesturesAreMovesOfTheRules(t *testing.T) {
	for name, text := range map[string]string{"tiles": three, "cars": cars, "pieces": pair, "pyramid": "3 3 4\nPYRAMID\nAA\nAA\nBB\nBB\nCC\nC\nDD\nD\n"} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, text)
			d.page.model.camera.perspective = false
			d.page.Enter()
			r := rand.New(rand.NewPCG(7, uint64(len(text))))
			made := 0
			for i := range 250 {
				did := d.gesture(r)
				s := d.page.model.session
				moves := s.Moves()
				positions, err := engine.Replay(s.At(0), moves)
				if err != nil {
					t.Fatalf("gesture %d, %s: %v", i, did, err)
				}
				if positions[s.Index()].Text() != s.Position().Text() || d.page.model.shown().Text() != s.Position().Text() {
					t.Fatalf("gesture %d, %s: the board does not show where the moves lead", i, did)
				}
				made = s.Counts().Total
			}
			if made == 0 {
				t.Error("nothing was played")
			}
			for d.index() > 0 {
				d.page.back()
			}
			if got := d.page.model.session.Position().Text(); got != d.page.model.session.At(0).Text() {
				t.Errorf("undo leads to\n%s", got)
			}
		})
	}
}

// gesture makes one gesture at random and says which.
func (d *desk) gesture(r *rand.Rand) string {
	s := d.page.model.session.Position().Scene()
	somewhere := func() scene.Point {
		if it := s.Items[r.IntN(len(s.Items))]; r.IntN(4) > 0 && len(it.Points) > 0 {
			return it.Points[r.IntN(len(it.Points))]
		} else if r.IntN(4) > 0 {
			return scene.Point{X: it.X + r.Float64()*it.W, Y: it.Y + r.Float64()*it.H}
		}
		return scene.Point{X: r.Float64()*s.Width*1.2 - 0.1, Y: r.Float64()*s.Height*1.2 - 0.1}
	}
	b := d.page.view.board
	point := func(at scene.Point) fyne.PointEvent { return fyne.PointEvent{Position: b.Where(at)} }
	switch r.IntN(10) {
	case 0, 1, 2:
		d.drag(somewhere(), somewhere(), somewhere())
		return "a drag"
	case 3:
		d.click(somewhere())
		return "a click"
	case 4:
		b.MouseDown(&desktop.MouseEvent{PointEvent: point(somewhere()), Button: desktop.MouseButtonSecondary})
		b.MouseUp(&desktop.MouseEvent{PointEvent: point(somewhere()), Button: desktop.MouseButtonSecondary})
		b.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, float32(r.IntN(3)-1))})
		return "the other button and the wheel"
	case 5:
		b.DoubleTapped(&fyne.PointEvent{Position: b.Where(somewhere())})
		return "a double click"
	case 6:
		d.letters(string("ABCDEFGHPabc12345678é"[r.IntN(20)]))
		return "a letter"
	case 7:
		[]func(){d.page.back, d.page.forward, d.page.nextBranch, d.page.previousBranch, d.page.first, d.page.last, d.page.markHere}[r.IntN(7)]()
		return "undo and its like"
	}
	keys := []fyne.KeyName{
		fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyPeriod, fyne.KeyComma, fyne.KeyPageUp, fyne.KeyPageDown,
		fyne.KeyDelete, fyne.KeyEscape, fyne.KeyHome, fyne.KeyEnd, fyne.KeyTab,
	}
	key := keys[r.IntN(len(keys))]
	if r.IntN(3) == 0 {
		d.with([]fyne.KeyName{desktop.KeyShiftLeft, desktop.KeyControlLeft}[r.IntN(2)], key)
	} else {
		b.TypedKey(&fyne.KeyEvent{Name: key})
	}
	return fmt.Sprintf("the key %s", key)
}
