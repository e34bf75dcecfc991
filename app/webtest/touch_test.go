package webtest

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"langkah/app"
	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// The page on a phone.
const phoneWidth, phoneHeight = 390, 844

// phone makes the tab that of a phone, which is touched.
func phone() chromedp.Action {
	const agent = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
	return chromedp.Tasks{
		emulation.SetDeviceMetricsOverride(phoneWidth, phoneHeight, 1, true),
		emulation.SetTouchEmulationEnabled(true).WithMaxTouchPoints(5),
		emulation.SetUserAgentOverride(agent),
	}
}

// touch dispatches one event of the fingers that are down.
func (b *tab) touch(kind input.TouchType, fingers ...fyne.Position) {
	b.t.Helper()
	points := make([]*input.TouchPoint, len(fingers))
	for i, f := range fingers {
		points[i] = &input.TouchPoint{X: float64(f.X), Y: float64(f.Y), ID: float64(i + 1)}
	}
	b.do(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchTouchEvent(kind, points).Do(ctx) }))
}

func (b *tab) tap(at fyne.Position) {
	b.t.Helper()
	b.touch(input.TouchStart, at)
	b.touch(input.TouchEnd)
}

// between is a place on the way from one to another; share is 1 at the end.
func between(from, to fyne.Position, share float32) fyne.Position {
	return from.AddXY((to.X-from.X)*share, (to.Y-from.Y)*share)
}

const dragSteps = 4

// swipe drags a finger.
func (b *tab) swipe(from, to fyne.Position) {
	b.t.Helper()
	b.touch(input.TouchStart, from)
	for i := range dragSteps {
		b.touch(input.TouchMove, between(from, to, float32(i+1)/dragSteps))
	}
	b.touch(input.TouchEnd)
}

// spread moves two fingers apart, one of them from each side of the middle.
func (b *tab) spread(middle fyne.Position) {
	b.t.Helper()
	fingers := func(apart float32) []fyne.Position {
		return []fyne.Position{middle.AddXY(-apart, 0), middle.AddXY(apart, 0)}
	}
	b.touch(input.TouchStart, fingers(20)...)
	for apart := float32(30); apart <= 80; apart += 10 {
		b.touch(input.TouchMove, fingers(apart)...)
	}
	b.touch(input.TouchEnd)
}

// seen is a picture of the page.
func (b *tab) seen() image.Image {
	b.t.Helper()
	var data []byte
	b.do(chromedp.CaptureScreenshot(&data))
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		b.t.Fatal(err)
	}
	return img
}

// differs returns the share of the pixels of an area that differ.
func differs(a, b image.Image, area image.Rectangle) float64 {
	n := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return float64(n) / float64(area.Dx()*area.Dy())
}

// changes does something and waits until a part of the area looks different.
func (b *tab) changes(what string, area image.Rectangle, do func()) {
	b.t.Helper()
	before := b.seen()
	do()
	for late := time.Now().Add(patience); differs(before, b.seen(), area) < 0.02; time.Sleep(50 * time.Millisecond) {
		if time.Now().After(late) {
			b.picture("late.png")
			b.t.Fatalf("nothing is to be seen of it that %s\n%s", what, b.said())
		}
	}
}

// twin is the window of the page, laid out here: it knows where things are.
type twin struct {
	*looktest.Screen
	page *tab
}

// open opens a puzzle by the address, in the page and in its twin.
func (b *tab) open(line string, puzzle engine.Puzzle) *twin {
	b.t.Helper()
	b.do(chromedp.Evaluate(fmt.Sprintf("location.hash = %q", line), nil))
	b.keeps(line+" is open", func(k kept) bool { return k.Session.Puzzle == puzzle.String() && len(k.Session.Nodes) == 0 })
	return b.twin(line)
}

// twin opens a puzzle in a twin of the page.
func (b *tab) twin(line string) *twin {
	b.t.Helper()
	a := test.NewTempApp(b.t)
	w := &twin{looktest.NewScreen(b.t), b}
	app.Open(a, w.Do, app.Given{Puzzles: catalog.New(catalog.Tables{}), Argument: line, Now: time.Now, Touch: true})
	windows := a.Driver().AllWindows()
	w.Win = windows[len(windows)-1]
	w.Win.Resize(fyne.NewSize(phoneWidth, phoneHeight))
	w.Until("the twin shows the puzzle", func() bool { return strings.Contains(w.Words(), "shared") })
	w.Arrange()
	return w
}

// middle is the middle of an object in the window.
func middle(o fyne.CanvasObject) fyne.Position {
	size := o.Size()
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(size.Width/2, size.Height/2)
}

// button is the middle of the button with that tooltip.
func (w *twin) button(tip string) fyne.Position {
	w.page.t.Helper()
	return middle(looktest.Find(w.Screen, tip, func(b *widgets.Button) bool { return b.Tip == tip }))
}

// tab is the middle of a tab.
func (w *twin) tab(name string) fyne.Position {
	w.page.t.Helper()
	return middle(looktest.Find(w.Screen, name, func(t *widgets.Tab) bool { return t.Text == name }))
}

// play drags the finger from a place of the board to another, in the page and in its twin;
// where they are the same it taps.
func (w *twin) play(from, to scene.Point) {
	w.page.t.Helper()
	w.Arrange()
	board := looktest.Find[*sceneview.Board](w.Screen, "board", nil)
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(board)
	start, end := board.Where(from), board.Where(to)
	if from == to {
		w.page.tap(corner.Add(start))
	} else {
		w.page.swipe(corner.Add(start), corner.Add(end))
	}
	mouse := func(at fyne.Position) *desktop.MouseEvent {
		return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	}
	board.MouseMoved(mouse(start))
	board.MouseDown(mouse(start))
	for i, at := range []fyne.Position{between(start, end, 0.5), end} {
		if from != to {
			delta := at.Subtract(between(start, end, 0.5*float32(i)))
			board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(delta.X, delta.Y)})
		}
	}
	board.MouseUp(mouse(end))
}

// has reports whether so many moves have been made in the twin.
func (w *twin) has(moves int) bool {
	words := "\n" + w.Words()
	return strings.Contains(words, fmt.Sprintf("\n%d move", moves)) || strings.Contains(words, "Solved in")
}

// grip is where a piece is taken hold of, or laid, in a scene; ok is false where it is not.
func grip(s scene.Scene, piece string) (at scene.Point, ok bool) {
	for _, it := range s.Of(piece) {
		switch {
		case it.Kind == scene.Text: // a name, wherever it stands
		case len(it.Points) > 0:
			return it.Points[0], true
		default:
			return scene.Point{X: it.X + it.W/2, Y: it.Y + it.H/2}, true
		}
	}
	return at, false
}

// Each family is played to the end by a finger: pieces are dragged, queens are put where
// the finger taps.
func TestTouchPlaysEachFamily(t *testing.T) {
	b := newTab(t, http.FileServer(http.Dir(folder(t))))
	b.do(phone(), chromedp.Navigate(b.address))
	b.loaded()
	for _, f := range families {
		text := f.line
		if f.name == "packing" {
			text = squares
		}
		puzzle := looktest.Puzzle(t, text)
		line, _ := catalog.New(catalog.Tables{}).Share(puzzle, nil)
		r := engine.Solve(context.Background(), puzzle, puzzle.Methods()[0], engine.Limits{}, nil)
		if r.Status != engine.Solved {
			t.Fatalf("%s: %v", f.name, r.Reason)
		}
		w := b.open(line, puzzle)
		for i, m := range r.Moves {
			played := func(k kept) bool { return len(k.Session.Nodes) == i+1 && k.Session.Nodes[i].Move == m.Name }
			to, _ := grip(r.Positions[i+1].Scene(), m.Piece)
			from, lies := grip(r.Positions[i].Scene(), m.Piece)
			if !lies {
				from = to
			}
			w.play(from, to)
			if !lies && !w.has(i+1) { // a first tap is a cross
				w.play(from, to)
			}
			b.keeps(fmt.Sprintf("%s has made its move %d, %s", f.name, i+1, m.Name), played)
		}
		b.picture("touch-" + f.name + ".png")
		b.quiet()
	}
}

// squares is a packing of pieces that need not be turned.
const squares = "2 4 2\nDEFAULT\nAA\nAA\nBB\nBB\n"

// The drawer opens, a list scrolls, a long press asks for a menu, two fingers enlarge a
// map, and the page itself stays as large as it is.
func TestTouchGestures(t *testing.T) {
	b := newTab(t, http.FileServer(http.Dir(folder(t))))
	line := families[1].line
	puzzle := looktest.Puzzle(t, line)
	b.do(phone(), chromedp.Navigate(b.address))
	b.loaded()
	w := b.open(line, puzzle)
	whole := image.Rect(0, 60, phoneWidth, phoneHeight-60)
	lower := image.Rect(0, 400, phoneWidth, 600)

	b.changes("a long press opens the menu", whole, func() {
		b.touch(input.TouchStart, fyne.NewPos(phoneWidth/2, 300))
		b.do(chromedp.Sleep(700 * time.Millisecond)) // which makes it a long one
		b.touch(input.TouchEnd)
	})
	b.picture("touch-menu.png")
	b.changes("a tap beside the menu closes it", whole, func() { b.tap(fyne.NewPos(20, 100)) })

	drawer := w.button("Open or close the panel")
	b.changes("the drawer opens", lower, func() { b.tap(drawer) })
	b.picture("touch-drawer.png")
	b.changes("the drawer closes", lower, func() { b.tap(drawer) })

	b.tap(w.tab("Start"))
	b.keeps("Start is shown", func(k kept) bool { return k.View.Page == "1" })
	b.changes("the page scrolls", whole, func() { b.swipe(fyne.NewPos(200, 700), fyne.NewPos(200, 250)) })
	b.picture("touch-scrolled.png")

	b.tap(w.tab("Map"))
	b.keeps("Map is shown", func(k kept) bool { return k.View.Page == "4" })
	b.still(whole)
	b.picture("touch-map.png")
	b.changes("two fingers enlarge the map", whole, func() { b.spread(fyne.NewPos(phoneWidth/2, 350)) })
	b.still(whole)
	b.picture("touch-map-large.png")
	b.changes("a finger moves the map", whole, func() { b.swipe(fyne.NewPos(200, 500), fyne.NewPos(120, 300)) })

	var zoom float64
	b.do(chromedp.Evaluate("visualViewport.scale", &zoom))
	if zoom != 1 {
		t.Errorf("the page itself is enlarged by %v", zoom)
	}
	b.quiet()
}

// still waits until the area stays as it is.
func (b *tab) still(area image.Rectangle) {
	b.t.Helper()
	for was, late := b.seen(), time.Now().Add(patience); ; {
		time.Sleep(300 * time.Millisecond)
		now := b.seen()
		if differs(was, now, area) == 0 {
			return
		}
		if was = now; time.Now().After(late) {
			b.t.Fatal("the page does not come to rest")
		}
	}
}
