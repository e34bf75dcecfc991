package sceneview

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/widgets/style"
)

// Thumbnail is a small picture of a scene that does not move, on whatever lies
// below it.
type Thumbnail struct {
	widget.BaseWidget
	scene   scene.Scene
	least   fyne.Size
	image   *canvas.Image
	painted paint.Style // of the image; the zero Style before there is one
}

// NewThumbnail makes an empty thumbnail of a size, at least.
func NewThumbnail(least fyne.Size) *Thumbnail {
	t := &Thumbnail{least: least, image: style.NewImage()}
	t.image.ScaleMode = canvas.ImageScaleSmooth
	t.ExtendBaseWidget(t)
	return t
}

// ShowScene shows a scene; the zero Scene leaves it empty.
func (t *Thumbnail) ShowScene(s scene.Scene) {
	t.scene, t.painted = s, paint.Style{}
	t.Refresh()
}

// CreateRenderer is for the toolkit.
func (t *Thumbnail) CreateRenderer() fyne.WidgetRenderer { return &thumbnailRenderer{t} }

type thumbnailRenderer struct{ t *Thumbnail }

func (r *thumbnailRenderer) MinSize() fyne.Size { return r.t.least }

// Layout paints the scene with as large a cell, of whole device pixels, as fits.
func (r *thumbnailRenderer) Layout(size fyne.Size) {
	t := r.t
	if t.scene.Width <= 0 || t.scene.Height <= 0 || size.Width <= 0 || size.Height <= 0 {
		t.image.Hide()
		return
	}
	scale := float64(style.Density(t))
	w, h := float64(size.Width)*scale, float64(size.Height)*scale
	cell := math.Floor(math.Min(w/t.scene.Width, h/t.scene.Height))
	style := paint.Style{Cell: max(int(cell), 1), Palette: style.Palette()}
	if style != t.painted {
		t.painted = style
		t.image.Image = paint.Cutout(t.scene, style)
		t.image.Refresh()
	}
	pw, ph := style.Size(t.scene)
	x, y := math.Round((w-float64(pw))/2), math.Round((h-float64(ph))/2)
	t.image.Resize(fyne.NewSize(float32(float64(pw)/scale), float32(float64(ph)/scale)))
	t.image.Move(fyne.NewPos(float32(x/scale), float32(y/scale)))
	t.image.Show()
}

func (r *thumbnailRenderer) Refresh() {
	r.Layout(r.t.Size())
	canvas.Refresh(r.t)
}

func (r *thumbnailRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.t.image} }
func (r *thumbnailRenderer) Destroy()                     {}
