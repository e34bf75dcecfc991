package widgets

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"langkah/engine/paint"
	"langkah/engine/scene"
)

// drawing is a scene drawn as one image, for scenes that have shapes which the
// toolkit lacks, or so many that objects of their own would be slow. It is
// drawn by the same code as the pictures that are saved.
type drawing struct {
	from, to scene.Scene
	share    float64 // of the way from one to the other
	moves    bool    // a piece has another place in the one than in the other
	colors   scene.Palette
	raster   *canvas.Raster
}

// manyItems is from how many items on a scene is drawn as one image.
const manyItems = 700

// drawn says whether a scene has to be drawn as one image.
func drawn(s scene.Scene) bool {
	for _, item := range s.Items {
		if item.Kind == scene.Polygon || item.Kind == scene.Ball {
			return true
		}
	}
	return len(s.Items) > manyItems
}

func newDrawing() *drawing {
	d := &drawing{share: 1}
	d.raster = canvas.NewRaster(d.draw)
	return d
}

// draw makes the image, as large as its cells, which have whole pixels, allow.
func (d *drawing) draw(w, _ int) image.Image {
	cell := int(math.Round(float64(w) / math.Max(d.to.Width, 1)))
	s := d.to
	if d.share < 1 {
		s = scene.Between(d.from, d.to, d.share)
	}
	return paint.Image(s, paint.Style{Cell: max(cell, 1), Palette: d.colors})
}

func (d *drawing) show(s scene.Scene, colors scene.Palette) (resized bool) {
	resized = s.Width != d.to.Width || s.Height != d.to.Height
	d.from, d.to, d.share, d.colors = d.to, s, 0, colors
	if resized {
		d.from = s
	}
	d.moves = anyMoves(d.from, d.to)
	return resized
}

// anyMoves says whether a piece that both scenes have moves from one to the other.
func anyMoves(from, to scene.Scene) bool {
	type place struct{ x, y, w, h float64 }
	was := map[string]place{}
	for _, item := range from.Items {
		if _, seen := was[item.ID]; !seen && item.ID != "" {
			was[item.ID] = place{item.X, item.Y, item.W, item.H}
		}
	}
	for _, item := range to.Items {
		if p, ok := was[item.ID]; ok {
			if p != (place{item.X, item.Y, item.W, item.H}) {
				return true
			}
			delete(was, item.ID) // its first item tells
		}
	}
	return false
}

func (d *drawing) layout(size fyne.Size) (corner fyne.Position, filled fyne.Size) {
	if d.to.Width <= 0 || d.to.Height <= 0 {
		return fyne.Position{}, size
	}
	unit := math.Min(float64(size.Width-boardMargin)/d.to.Width, float64(size.Height-boardMargin)/d.to.Height)
	unit = math.Max(math.Floor(unit), 1)
	filled = fyne.NewSize(float32(math.Ceil(unit*d.to.Width)), float32(math.Ceil(unit*d.to.Height)))
	corner = centred(size, filled)
	d.raster.Move(corner)
	d.raster.Resize(filled)
	return corner, filled
}

// slide draws what does not move once: an image costs most of a frame's time.
func (d *drawing) slide(share float32) {
	if !d.moves {
		if d.share == 1 {
			return
		}
		share = 1
	}
	d.share = float64(share)
	d.raster.Refresh()
}

func (d *drawing) paint(s scene.Scene, colors scene.Palette) {
	d.to, d.colors = s, colors
	d.raster.Refresh()
}

func (d *drawing) parts() []fyne.CanvasObject { return []fyne.CanvasObject{d.raster} }
