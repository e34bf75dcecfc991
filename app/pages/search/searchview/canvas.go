package searchview

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/widgets/style"
)

// Mode is a way to draw a search.
type Mode = diagram.Mode

const (
	Tree    = diagram.AsTree
	Bands   = diagram.AsBands
	Plane   = diagram.AsPlane
	Terrain = diagram.AsTerrain
)

// Scene is the state of a search as it is drawn.
type Scene struct {
	Recording recording.Recording
	Moment    int // events that happened

	Selected, Next int32   // numbers of nodes; 0 for none
	Named          []int32 // nodes whose numbers are shown

	// Two is another search beside it, for the tree: then this shows the map of both
	// after so many events of each, and its nodes are the places, numbered from 1.
	Two     *diff.Pair
	Moments [2]int
}

func (s Scene) focus() diagram.Focus {
	return diagram.Focus{Selected: s.Selected, Next: s.Next, Named: s.Named}
}

// Canvas shows a search.
type Canvas struct {
	widget.BaseWidget

	OnSelect func(node int32) // a node was clicked
	OnHover  func(node int32) // the mouse is over another node; 0 for none

	frame   *look.Frame
	scene   Scene
	mode    Mode
	growth  *diagram.Growth // nil before there is a scene
	opened  map[int32]bool  // nodes whose wedge was opened
	picture diagram.Picture
	sights  map[Mode]*sight
	width   float32 // to which the tree is spread

	raster *canvas.Raster
	spot   *canvas.Rectangle // unseen, below which the tooltip of a node stands
	over   diagram.Hit       // what the mouse is over
	pixels *image.RGBA
	quick  *paint.Quick
	write  diagram.Writing
	boards *boards
}

// New makes an empty canvas.
func New(f *look.Frame) *Canvas {
	c := &Canvas{
		OnSelect: func(int32) {}, OnHover: func(int32) {},
		frame: f, sights: map[Mode]*sight{}, spot: canvas.NewRectangle(color.Transparent), quick: paint.NewQuick(),
		write: diagram.Writing{Measure: paint.NewMeasure(), Say: f.Words.Message},
	}
	c.boards = newBoards(f.Jobs, c.repaint)
	c.raster = canvas.NewRaster(c.paint)
	c.ExtendBaseWidget(c)
	return c
}

// ShowScene shows a scene. The nodes that it shares with the one before stay in their
// places as far as may be.
func (c *Canvas) ShowScene(s Scene) {
	if c.growth == nil || s.Recording.Trace != c.scene.Recording.Trace {
		c.growth = diagram.NewGrowth(s.Recording)
		c.opened = map[int32]bool{}
		clear(c.sights)
		c.boards.forget(s.Recording.Puzzle)
	}
	if s.Two != c.scene.Two {
		c.opened = map[int32]bool{}
		delete(c.sights, Tree)
		c.boards.forget(s.Recording.Puzzle)
	}
	was := c.scene
	c.scene = s
	c.growth.Seek(s.Moment)
	c.draw(was.focus())
}

// SetMode shows the search in another way.
func (c *Canvas) SetMode(m Mode) {
	c.mode = m
	c.draw(c.scene.focus())
}

// Mode is how the search is shown.
func (c *Canvas) Mode() Mode { return c.mode }

// Fit shows all of it.
func (c *Canvas) Fit() {
	delete(c.sights, c.mode)
	c.draw(c.scene.focus())
}

// Zoom makes it so much larger around the middle, or around the node that is
// looked at where that is seen.
func (c *Canvas) Zoom(by float32) {
	if c.picture == nil {
		return
	}
	s := c.sight()
	at := chart.Point{X: s.Width / 2, Y: s.Height / 2}
	for _, node := range []int32{c.scene.Next, c.scene.Selected} {
		if spot, ok := c.picture.Spot(s.View, node); ok && within(spot, s.View) {
			at = spot
		}
	}
	c.zoom(float64(by), at)
}

func (c *Canvas) zoom(by float64, at chart.Point) {
	s := c.sight()
	s.View, s.own = c.picture.Zoom(s.View, by, at), true
	s.keep(c.picture)
	c.repaint()
}

// draw makes the picture of the scene anew. was is what was looked at before.
func (c *Canvas) draw(was diagram.Focus) {
	if c.growth == nil {
		return
	}
	before := c.picture
	opened := func(node int32) bool { return c.opened[node] }
	if c.mode == Tree && c.scene.Two != nil {
		c.picture = diagram.PairTree(*c.scene.Two, c.scene.Moments, c.scene.focus(), opened)
	} else {
		c.picture = c.growth.Picture(c.mode, c.scene.focus(), opened)
	}
	if tree, ok := c.picture.(*diagram.TreePicture); ok {
		c.width = c.Size().Width
		tree.Spread(float64(c.width/style.Zoom()), c.boards.aspect)
	}
	c.sight().follow(before, c.picture, was, c.scene.focus())
	c.repaint()
}

// sight returns the viewport, fitted to the present size.
func (c *Canvas) sight() *sight {
	s := c.sights[c.mode]
	if s == nil {
		s = &sight{}
		c.sights[c.mode] = s
	}
	size, zoom := c.Size(), style.Zoom()
	s.resize(c.picture, float64(size.Width/zoom), float64(size.Height/zoom))
	return s
}

func (c *Canvas) repaint() { canvas.Refresh(c.raster) }

// paint paints what is seen, on the device's pixels.
func (c *Canvas) paint(w, h int) image.Image {
	if c.pixels == nil || c.pixels.Rect.Dx() != w || c.pixels.Rect.Dy() != h {
		c.pixels = image.NewRGBA(image.Rect(0, 0, w, h))
	}
	ground, palette := c.colors()
	draw.Draw(c.pixels, c.pixels.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	if c.picture == nil || w == 0 || h == 0 {
		return c.pixels
	}
	s := c.sight()
	c.boards.begin(c.picture)
	drawing, inset := c.picture.Draw(s.View, c.write), c.boards.picture
	if c.mode == Terrain {
		inset = func(i, w, h int) image.Image { return paint.Patchwork(drawing.Insets[i], w, h, boardPalette()) }
	}
	c.quick.Chart(c.pixels, drawing, palette, float64(w)/s.Width, inset)
	return c.pixels
}

// colors returns the theme's colours on the desk, where bands and plane have no paper.
func (c *Canvas) colors() (desk color.NRGBA, p chart.Palette) {
	p = chart.Light()
	if look.Dark() {
		p = chart.Dark()
	}
	desk = color.NRGBAModel.Convert(theme.Color(theme.ColorNameBackground)).(color.NRGBA)
	half := func(a, b uint8) uint8 { return uint8((int(a) + int(b)) / 2) }
	track := p[chart.Track]
	p[chart.Track] = color.NRGBA{half(track.R, desk.R), half(track.G, desk.G), half(track.B, desk.B), 0xff}
	if c.mode == Bands || c.mode == Plane {
		p[chart.Paper] = desk
	}
	return desk, p
}

// CreateRenderer is for the toolkit.
func (c *Canvas) CreateRenderer() fyne.WidgetRenderer { return &renderer{c} }

type renderer struct{ c *Canvas }

func (r *renderer) Layout(size fyne.Size) {
	r.c.raster.Resize(size)
	switch {
	case r.c.picture == nil:
	case r.c.mode == Tree && r.c.width != size.Width:
		r.c.draw(r.c.scene.focus())
	default:
		r.c.sight()
	}
}

// MinSize is small, so that the canvas never forces the window to grow.
func (r *renderer) MinSize() fyne.Size { return fyne.NewSize(180, 140) }

func (r *renderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.raster, r.c.spot}
}

func (r *renderer) Refresh() { canvas.Refresh(r.c) }
func (r *renderer) Destroy() { r.c.boards.stop() }
