package plot

import (
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/chart"
	"langkah/widgets/style"
)

// SpotMap shows many spots joined by lines, as one picture with a few labels over
// it. The wheel enlarges it where the mouse is, a drag moves it.
type SpotMap struct {
	widget.BaseWidget

	OnHover func(spot int) // called with the spot under the mouse, -1 for none
	OnPress func(spot int) // called with the spot clicked, -1 for none

	data    SpotMapData
	view    mapView
	hovered int
	mouse   fyne.Position
	dragged float32 // how far, since the button went down
	raster  *canvas.Raster
	pixels  *image.RGBA
	rings   [2]*canvas.Circle // around the spot under the mouse, and around the picked one
	picked  int
	labels  []*mapLabel
}

// SpotMapData is the content of a map, in a frame from -Width to Width and from -Height to Height.
type SpotMapData struct {
	Width, Height float64
	Spots         []MapSpot
	Lines         []MapLine
	Circles       []float64 // radii of circles around the middle
	Glow          bool      // a pale disc behind them
	Ways          []MapWay
	Labels        []MapLabel

	// Radius is how large a spot is where 1 of the frame is so many pixels, which is
	// so many times as many as when the whole is shown.
	Radius func(spot int, scale, zoom float64) float64
}

// MapSpot is a disc.
type MapSpot struct {
	X, Y   float64
	Fill   chart.Role
	Stroke chart.Role // of a rim; None for none
	Pale   bool       // of less weight
	Large  bool       // beyond its usual size
}

// MapLine joins two spots.
type MapLine struct {
	A, B  int32
	Faint bool
	Bold  bool
}

// MapWay is a thick line from spot to spot.
type MapWay struct {
	Spots  []int
	Ink    chart.Role
	Dotted bool
}

// MapLabel is a chip with words beside a spot or, with a negative Spot, on a place
// of the frame.
type MapLabel struct {
	Spot  int
	X, Y  float64
	Words string
	Rim   chart.Role
	Count bool // of a group: shown only where there is room in the spot
	Above bool // the spot, else to its left
}

// MostLabels is how many labels there are at most.
const MostLabels = 250

// NewSpotMap makes an empty map.
func NewSpotMap() *SpotMap {
	m := &SpotMap{hovered: -1, picked: -1, view: mapView{zoom: 1}}
	m.raster = canvas.NewRaster(m.paint)
	m.raster.ScaleMode = canvas.ImageScaleFastest
	for i := range m.rings {
		m.rings[i] = canvas.NewCircle(nil)
		m.rings[i].StrokeWidth = 2
		m.rings[i].Hide()
	}
	m.ExtendBaseWidget(m)
	return m
}

// Set shows something else. The part that is seen stays, unless whole is asked for.
func (m *SpotMap) Set(d SpotMapData, whole bool) {
	m.data, m.hovered = d, -1
	if m.picked >= len(d.Spots) {
		m.picked = -1
	}
	if whole {
		m.view = mapView{zoom: 1}
	}
	m.Refresh()
}

// Pick puts a ring around a spot; -1 takes it away. It is brought into view.
func (m *SpotMap) Pick(spot int) {
	m.picked = spot
	if spot >= 0 && spot < len(m.data.Spots) && m.Size().Width > 0 {
		at := m.at(spot)
		const edge = 24
		if s := m.Size(); at.X < edge || at.Y < edge || at.X > s.Width-edge || at.Y > s.Height-edge {
			m.Centre(spot, m.view.zoom)
			return
		}
	}
	m.place()
}

// Zoom is how many times as large as the whole map it is shown.
func (m *SpotMap) Zoom() float64 { return m.view.zoom }

// At returns where a spot is shown.
func (m *SpotMap) At(spot int) fyne.Position { return m.at(spot) }

// Enlarge shows it so many times larger, around its middle.
func (m *SpotMap) Enlarge(times float64) { m.enlarge(times, m.middle()) }

func (m *SpotMap) middle() fyne.Position {
	return fyne.NewPos(m.Size().Width/2, m.Size().Height/2)
}

// Whole shows all of it.
func (m *SpotMap) Whole() {
	m.view = mapView{zoom: 1}
	m.Refresh()
}

// Centre shows a spot in the middle, so many times as large as the whole.
func (m *SpotMap) Centre(spot int, zoom float64) {
	m.view = mapView{x: m.data.Spots[spot].X, y: m.data.Spots[spot].Y, zoom: clampZoom(zoom)}
	m.Refresh()
}

func (m *SpotMap) enlarge(times float64, at fyne.Position) {
	zoom := clampZoom(m.view.zoom * times)
	if zoom == m.view.zoom {
		return
	}
	x, y := m.from(at)
	m.view.zoom = zoom
	x2, y2 := m.from(at)
	m.view.x += x - x2
	m.view.y += y - y2
	if zoom == 1 {
		m.view.x, m.view.y = 0, 0
	}
	m.Refresh()
}

// Scrolled enlarges the map where the mouse is.
func (m *SpotMap) Scrolled(e *fyne.ScrollEvent) {
	m.enlarge(math.Pow(1.01, float64(e.Scrolled.DY)), e.Position)
}

// Dragged moves the map.
func (m *SpotMap) Dragged(e *fyne.DragEvent) {
	m.dragged += abs32(e.Dragged.DX) + abs32(e.Dragged.DY)
	m.mouse = e.Position
	scale := m.scale()
	m.view.x -= float64(e.Dragged.DX) / scale
	m.view.y -= float64(e.Dragged.DY) / scale
	m.Refresh()
}

// DragEnd takes a short drag for a click.
func (m *SpotMap) DragEnd() {
	if m.dragged < 6 {
		m.press(m.mouse)
	}
	m.dragged = 0
}

// Tapped presses what is there.
func (m *SpotMap) Tapped(e *fyne.PointEvent) { m.press(e.Position) }

func (m *SpotMap) press(at fyne.Position) {
	if m.OnPress != nil {
		m.OnPress(m.nearest(at))
	}
}

// MouseIn is a movement.
func (m *SpotMap) MouseIn(e *desktop.MouseEvent) { m.MouseMoved(e) }

// MouseMoved finds the spot under the mouse.
func (m *SpotMap) MouseMoved(e *desktop.MouseEvent) { m.hover(m.nearest(e.Position)) }

// MouseOut leaves it.
func (m *SpotMap) MouseOut() { m.hover(-1) }

func (m *SpotMap) hover(spot int) {
	if spot == m.hovered {
		return
	}
	m.hovered = spot
	m.place()
	if m.OnHover != nil {
		m.OnHover(spot)
	}
}

// Cursor is a hand over a spot.
func (m *SpotMap) Cursor() desktop.Cursor {
	if m.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer is for the toolkit.
func (m *SpotMap) CreateRenderer() fyne.WidgetRenderer { return &spotMapRenderer{m} }

type spotMapRenderer struct{ m *SpotMap }

func (r *spotMapRenderer) MinSize() fyne.Size { return fyne.NewSize(240, 240) }

func (r *spotMapRenderer) Layout(size fyne.Size) {
	r.m.raster.Resize(size)
	r.m.place()
}

func (r *spotMapRenderer) Refresh() {
	r.m.raster.Refresh()
	r.m.place()
}

func (r *spotMapRenderer) Objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{r.m.raster}
	for _, l := range r.m.labels {
		list = append(list, l.chip, l.text)
	}
	for _, ring := range slices.Backward(r.m.rings[:]) {
		list = append(list, ring)
	}
	return list
}

func (r *spotMapRenderer) Destroy() {}

// place puts the rings and the labels where they belong now.
func (m *SpotMap) place() {
	colors := [2]fyne.ThemeColorName{style.ColorInk, theme.ColorNamePrimary}
	for i, spot := range [2]int{m.hovered, m.picked} {
		ring := m.rings[i]
		if spot < 0 || spot >= len(m.data.Spots) {
			ring.Hide()
			continue
		}
		at, radius := m.at(spot), float32(m.radius(spot))+4+2*float32(i)
		ring.StrokeColor = theme.Color(colors[i])
		ring.Move(at.SubtractXY(radius, radius))
		ring.Resize(fyne.NewSquareSize(2 * radius))
		ring.Show()
	}
	m.placeLabels()
	canvas.Refresh(m)
}
