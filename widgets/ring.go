package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Ring shows a share as a part of a ring, such as that of a limit that is used
// up. It is amber from nine tenths on.
type Ring struct {
	widget.BaseWidget
	share       float32
	track, part *canvas.Arc
}

// NewRing makes an empty ring.
func NewRing() *Ring {
	r := &Ring{track: ringArc(), part: ringArc()}
	r.track.EndAngle = 360
	r.ExtendBaseWidget(r)
	return r
}

func ringArc() *canvas.Arc { return &canvas.Arc{CutoutRatio: 0.68} }

// Set shows a share, 0 to 1.
func (r *Ring) Set(share float64) {
	r.share = float32(min(max(share, 0), 1))
	r.Refresh()
}

// CreateRenderer is for the toolkit.
func (r *Ring) CreateRenderer() fyne.WidgetRenderer {
	view := &ringRenderer{r}
	view.Refresh()
	return view
}

type ringRenderer struct{ ring *Ring }

func (v *ringRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(2.6 * style.TextSize()) }

func (v *ringRenderer) Layout(size fyne.Size) {
	side := fyne.Min(size.Width, size.Height)
	for _, arc := range []*canvas.Arc{v.ring.track, v.ring.part} {
		arc.Resize(fyne.NewSquareSize(side))
		arc.Move(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2))
	}
}

func (v *ringRenderer) Refresh() {
	v.ring.track.FillColor = theme.Color(theme.ColorNameButton)
	v.ring.part.FillColor = theme.Color(theme.ColorNamePrimary)
	if v.ring.share >= 0.9 {
		v.ring.part.FillColor = theme.Color(style.ColorMark)
	}
	v.ring.part.EndAngle = 360 * v.ring.share
	v.ring.track.Refresh()
	v.ring.part.Refresh()
}

func (v *ringRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.ring.track, v.ring.part}
}

func (v *ringRenderer) Destroy() {}
