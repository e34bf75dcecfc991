package plot

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/chart"
	"langkah/widgets/style"
)

// square is a map of n x n spots, each joined to the next ones.
func square(n int) SpotMapData {
	d := SpotMapData{Width: 1, Height: 1, Radius: func(int, float64, float64) float64 { return 3 }}
	for i := range n * n {
		x, y := i%n, i/n
		d.Spots = append(d.Spots, MapSpot{X: 2*float64(x)/float64(n-1) - 1, Y: 2*float64(y)/float64(n-1) - 1, Fill: chart.Good})
		if x > 0 {
			d.Lines = append(d.Lines, MapLine{A: int32(i - 1), B: int32(i)})
		}
		if y > 0 {
			d.Lines = append(d.Lines, MapLine{A: int32(i - n), B: int32(i)})
		}
	}
	return d
}

func newMap(t testing.TB, d SpotMapData) *SpotMap {
	m := NewSpotMap()
	w := test.NewTempWindow(t, m)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(600, 500))
	m.Set(d, true)
	return m
}

func TestTheSpotUnderTheMouseIsHeard(t *testing.T) {
	m := newMap(t, square(3))
	heard := []int{}
	m.OnHover = func(spot int) { heard = append(heard, spot) }
	for _, at := range []fyne.Position{m.at(4), m.at(4).AddXY(2, 1), m.at(8), m.at(8).AddXY(-60, -60)} {
		m.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	}
	if len(heard) != 3 || heard[0] != 4 || heard[1] != 8 || heard[2] != -1 {
		t.Errorf("heard %v, want 4, 8, -1", heard)
	}
	if m.rings[0].Visible() {
		t.Error("there is a ring around no spot")
	}
}

func TestTheWheelEnlargesWhereTheMouseIs(t *testing.T) {
	m := newMap(t, square(3))
	at := m.at(2)
	m.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: at}, Scrolled: fyne.Delta{DY: 100}})
	if m.Zoom() < 2 {
		t.Fatalf("enlarged %.2f times", m.Zoom())
	}
	if now := m.at(2); math.Hypot(float64(now.X-at.X), float64(now.Y-at.Y)) > 0.01 {
		t.Errorf("the spot under the mouse went from %v to %v", at, now)
	}
	m.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: at}, Scrolled: fyne.Delta{DY: -1000}})
	if m.view != (mapView{zoom: 1}) {
		t.Errorf("made smaller again it shows %v", m.view)
	}
}

func TestADragMovesTheMapAndAShortOneIsAClick(t *testing.T) {
	m := newMap(t, square(3))
	pressed := []int{}
	m.OnPress = func(spot int) { pressed = append(pressed, spot) }
	drag := func(dx, dy float32) {
		at := m.at(4)
		m.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(dx, dy)}, Dragged: fyne.Delta{DX: dx, DY: dy}})
		m.DragEnd()
	}
	before := m.at(4)
	drag(40, -30)
	if now := m.at(4); len(pressed) != 0 || math.Abs(float64(now.X-before.X-40)) > 0.01 || math.Abs(float64(now.Y-before.Y+30)) > 0.01 {
		t.Errorf("dragged by 40, -30 the spot went from %v to %v; pressed %v", before, now, pressed)
	}
	drag(2, 1)
	if len(pressed) != 1 || pressed[0] != 4 {
		t.Errorf("a short drag presses %v", pressed)
	}
}

// A spot that the keys come to is brought into view.
func TestAPickedSpotIsSeen(t *testing.T) {
	m := newMap(t, square(3))
	m.Centre(0, 8)
	m.Pick(8)
	if at := m.at(8); at.X < 0 || at.Y < 0 || at.X > m.Size().Width || at.Y > m.Size().Height || !m.rings[1].Visible() {
		t.Errorf("the picked spot is at %v", at)
	}
}

func TestThereAreNotTooManyLabels(t *testing.T) {
	d := square(40)
	for i := range d.Spots {
		d.Labels = append(d.Labels, MapLabel{Spot: i, Words: "1", Count: true})
	}
	d.Radius = func(int, float64, float64) float64 { return 30 }
	m := newMap(t, d)
	if n := len(test.WidgetRenderer(m).Objects()); n > 2*MostLabels+10 {
		t.Errorf("%d objects lie over the map", n)
	}
}

func TestSpotsAndLinesArePainted(t *testing.T) {
	m := newMap(t, square(3))
	img := m.paint(600, 500)
	near := func(at fyne.Position, want color.Color) bool {
		r, g, b, _ := img.At(int(at.X), int(at.Y)).RGBA()
		r2, g2, b2, _ := want.RGBA()
		far := func(a, b uint32) float64 { return math.Abs(float64(a) - float64(b)) }
		return far(r, r2)+far(g, g2)+far(b, b2) < 0x600
	}
	for i := range 9 {
		if !near(m.at(i), style.ChartPalette().Color(chart.Good)) {
			t.Errorf("spot %d is not painted", i)
		}
	}
	desk := theme.Color(theme.ColorNameBackground)
	a, b := m.at(0), m.at(1)
	if near(fyne.NewPos((a.X+b.X)/2, a.Y), desk) && near(fyne.NewPos((a.X+b.X)/2, a.Y-1), desk) {
		t.Error("no line joins two spots")
	}
	if !near(a.AddXY(30, 30), desk) {
		t.Error("something is painted where nothing is")
	}
}

// What lies outside the picture is cut off, wherever it is.
func TestBrushStaysInside(t *testing.T) {
	m := newMap(t, square(30))
	for _, zoom := range []float64{1, 7, 60} {
		for _, spot := range []int{0, 29, 450, 899} {
			m.Centre(spot, zoom)
			for _, size := range [][2]int{{600, 500}, {1, 1}, {3, 400}, {0, 0}} {
				m.paint(size[0], size[1])
			}
		}
	}
}

// go test -tags nogui -run - -bench SpotMap ./widgets
func BenchmarkSpotMap(b *testing.B) {
	m := newMap(b, square(70)) // 4,900 spots, 9,660 lines
	for range b.N {
		m.paint(900, 800)
	}
}
