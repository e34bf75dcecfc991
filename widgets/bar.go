package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Bar is a thin bar that says how much is done.
type Bar struct {
	widget.BaseWidget
	share       float32
	done        bool
	track, fill *canvas.Rectangle
}

// NewBar makes an empty bar.
func NewBar() *Bar {
	b := &Bar{track: canvas.NewRectangle(nil), fill: canvas.NewRectangle(nil)}
	b.track.CornerRadius, b.fill.CornerRadius = barThickness/2, barThickness/2
	b.ExtendBaseWidget(b)
	return b
}

const barThickness = 6

// Set shows a share, up to 1, in the colour of good news once it is done well.
func (b *Bar) Set(share float32, done bool) {
	b.share, b.done = share, done
	b.Refresh()
}

// CreateRenderer is for the toolkit.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer {
	r := &barRenderer{b}
	r.Refresh()
	return r
}

type barRenderer struct{ bar *Bar }

func (r *barRenderer) MinSize() fyne.Size { return fyne.NewSize(40, barThickness) }

func (r *barRenderer) Layout(size fyne.Size) {
	r.bar.track.Resize(fyne.NewSize(size.Width, barThickness))
	r.bar.fill.Resize(fyne.NewSize(size.Width*fyne.Max(0, fyne.Min(r.bar.share, 1)), barThickness))
	r.bar.fill.Hidden = r.bar.share <= 0 // its round corners would be seen
}

func (r *barRenderer) Refresh() {
	r.bar.track.FillColor, r.bar.fill.FillColor = theme.Color(theme.ColorNameButton), theme.Color(theme.ColorNamePrimary)
	if r.bar.done {
		r.bar.fill.FillColor = theme.Color(theme.ColorNameSuccess)
	}
	r.Layout(r.bar.Size())
	canvas.Refresh(r.bar)
}

func (r *barRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.bar.track, r.bar.fill}
}

func (r *barRenderer) Destroy() {}
