package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Rungs is a button whose presses climb a ladder: pips beside its words show how
// far one has come.
type Rungs struct {
	Button
	pips []*canvas.Circle
	at   int
}

// NewRungs makes a button with that many rungs.
func NewRungs(text string, icon fyne.Resource, rungs int, tapped func()) *Rungs {
	r := &Rungs{}
	r.Text, r.Icon, r.OnTapped = text, icon, tapped
	r.Alignment = widget.ButtonAlignLeading
	for range rungs {
		r.pips = append(r.pips, canvas.NewCircle(nil))
	}
	r.ExtendBaseWidget(r)
	return r
}

// Reach shows how many rungs have been climbed.
func (r *Rungs) Reach(rungs int) {
	if r.at != rungs {
		r.at = rungs
		r.Refresh()
	}
}

// Reached is how many rungs have been climbed.
func (r *Rungs) Reached() int { return r.at }

// CreateRenderer is for the toolkit.
func (r *Rungs) CreateRenderer() fyne.WidgetRenderer {
	made := &rungsRenderer{r.Button.CreateRenderer(), r}
	made.colour()
	return made
}

type rungsRenderer struct {
	fyne.WidgetRenderer
	rungs *Rungs
}

// A pip, and the room from one to the next.
const (
	pipSide = 6
	pipStep = 9
)

func (r *rungsRenderer) room() float32 { return pipStep*float32(len(r.rungs.pips)) + pipStep/2 }

func (r *rungsRenderer) MinSize() fyne.Size {
	return r.WidgetRenderer.MinSize().AddWidthHeight(r.room(), 0)
}

func (r *rungsRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	x := size.Width - pipStep*float32(len(r.rungs.pips)) - theme.InnerPadding()/2 // one pip's width off the words
	for _, pip := range r.rungs.pips {
		pip.Resize(fyne.NewSquareSize(pipSide))
		pip.Move(fyne.NewPos(x, (size.Height-pipSide)/2))
		x += pipStep
	}
}

func (r *rungsRenderer) colour() {
	ink := theme.Color(style.ColorInk)
	for i, pip := range r.rungs.pips {
		pip.StrokeColor, pip.StrokeWidth, pip.FillColor = ink, 1, nil
		if i < r.rungs.at {
			pip.FillColor = ink
		}
		pip.Refresh()
	}
}

func (r *rungsRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.colour()
}

func (r *rungsRenderer) Objects() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...)
	for _, pip := range r.rungs.pips {
		objects = append(objects, pip)
	}
	return objects
}
