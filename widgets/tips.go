package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Tips is the layer above a window's content on which tooltips are shown. An
// overlay of the toolkit's would take the mouse and the keyboard from what is
// below it; this layer lets both through. A nil Tips shows none.
type Tips struct {
	widget.BaseWidget
	do     func(func()) // hands work to the window's goroutine
	timer  *time.Timer
	number int // of the tip waited for; a timer that comes too late has another
	box    *canvas.Rectangle
	text   *canvas.Text
}

const (
	tipDelay = 500 * time.Millisecond // how long the mouse rests on something before its tip is shown
	tipLook  = 100 * time.Millisecond // between two looks at whether that is still there
)

// NewTips makes the layer; do hands work to the window's goroutine.
func NewTips(do func(func())) *Tips {
	t := &Tips{do: do, box: canvas.NewRectangle(nil), text: canvas.NewText("", nil)}
	t.box.CornerRadius, t.box.StrokeWidth = 6, 1
	t.box.Hide()
	t.text.Hide()
	t.ExtendBaseWidget(t)
	return t
}

// Wait shows a tip below an object after a while, unless Hide comes first.
func (t *Tips) Wait(below fyne.CanvasObject, tip string) {
	if t == nil || tip == "" {
		return
	}
	t.Hide()
	number := t.number
	t.timer = time.AfterFunc(tipDelay, func() {
		t.do(func() {
			if number == t.number {
				t.show(below, tip)
			}
		})
	})
}

// Hide takes the tip away, and with it the one that is waited for.
func (t *Tips) Hide() {
	if t == nil {
		return
	}
	t.number++
	if t.timer != nil {
		t.timer.Stop()
	}
	t.box.Hide()
	t.text.Hide()
}

// anchor returns where an object stands on the layer. It is false for one that is not shown
// any more, or under a dialog.
func (t *Tips) anchor(o fyne.CanvasObject) (at fyne.Position, shown bool) {
	driver := fyne.CurrentApp().Driver()
	window := driver.CanvasForObject(t)
	at = driver.AbsolutePositionForObject(o) // the corner of the window for what is not in it
	shown = o.Visible() && !at.IsZero() && (window == nil || window.Overlays().Top() == nil)
	return at.Subtract(driver.AbsolutePositionForObject(t)), shown
}

// follow takes the tip away when its object moves or goes: the mouse, which rests, would
// not say so.
func (t *Tips) follow(o fyne.CanvasObject, at fyne.Position) {
	number := t.number
	t.timer = time.AfterFunc(tipLook, func() {
		t.do(func() {
			if number != t.number {
				return
			}
			if now, shown := t.anchor(o); !shown || now != at {
				t.Hide()
				return
			}
			t.follow(o, at)
		})
	})
}

// show shows a tip below an object, or above it where there is no room below.
func (t *Tips) show(below fyne.CanvasObject, tip string) {
	at, shown := t.anchor(below)
	if !shown {
		return
	}
	t.follow(below, at)
	t.text.Text, t.text.TextSize = tip, theme.Size(theme.SizeNameCaptionText)
	t.colour()
	size := t.text.MinSize().AddWidthHeight(16, 8)
	x := fyne.Max(4, fyne.Min(at.X+below.Size().Width/2-size.Width/2, t.Size().Width-size.Width-4))
	y := at.Y + below.Size().Height + 4
	if y+size.Height > t.Size().Height {
		y = at.Y - size.Height - 4
	}
	for _, o := range []fyne.CanvasObject{t.box, t.text} {
		o.Move(fyne.NewPos(x, y))
		o.Resize(size)
		o.Show()
	}
	t.text.Alignment = fyne.TextAlignCenter
	canvas.Refresh(t)
}

func (t *Tips) colour() {
	t.box.FillColor, t.box.StrokeColor = theme.Color(theme.ColorNameMenuBackground), theme.Color(theme.ColorNameSeparator)
	t.text.Color = theme.Color(style.ColorInk)
}

// Shown is the tip that is seen; "" when there is none.
func (t *Tips) Shown() string {
	if t.text.Hidden {
		return ""
	}
	return t.text.Text
}

// CreateRenderer is for the toolkit.
func (t *Tips) CreateRenderer() fyne.WidgetRenderer { return &tipsRenderer{t} }

type tipsRenderer struct{ tips *Tips }

func (r *tipsRenderer) Layout(fyne.Size)   {}
func (r *tipsRenderer) MinSize() fyne.Size { return fyne.Size{} }
func (r *tipsRenderer) Refresh()           { r.tips.colour() }
func (r *tipsRenderer) Destroy()           {}
func (r *tipsRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.tips.box, r.tips.text}
}
