package widgets

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Transport plays the steps of a solution: first, back, play, forward, last, a
// slider, where it stands, and the speed, for which a narrow one has no room.
type Transport struct {
	widget.BaseWidget

	first, back, play, forward, last *Button
	slider                           *Slider
	count                            *canvas.Text
	speed                            *Dropdown
	playTip, pauseTip                string
	content                          *fyne.Container

	// Count says where the playback is where that is not in steps; may be nil.
	Count func(step, last int) string
}

// TransportActions are called by the controls of a [Transport].
type TransportActions struct {
	First, Back, Play, Forward, Last func()
	Seek                             func(step int)
	Speed                            func(index int)
	Key                              func(*fyne.KeyEvent) // keys that the controls have no use for
	Picked                           func()               // after the mouse chose a speed
}

// TransportWords are the texts of a [Transport]'s tooltips.
type TransportWords struct{ First, Back, Play, Pause, Forward, Last string }

// NewTransport makes a transport; speeds are the names of the speeds.
func NewTransport(do TransportActions, speeds []string, speed int) *Transport {
	t := &Transport{
		first:   NewIconButton(theme.MediaSkipPreviousIcon(), nil, "", do.First),
		back:    NewIconButton(theme.NavigateBackIcon(), nil, "", do.Back),
		play:    NewIconButton(theme.MediaPlayIcon(), nil, "", do.Play),
		forward: NewIconButton(theme.NavigateNextIcon(), nil, "", do.Forward),
		last:    NewIconButton(theme.MediaSkipNextIcon(), nil, "", do.Last),
		slider:  NewSlider(func(v float64) { do.Seek(int(v)) }),
		count:   canvas.NewText("0 / 0", nil),
		speed:   NewDropdown(do.Speed),
	}
	for _, b := range t.buttons() {
		b.OnKey = do.Key
	}
	t.play.Importance = widget.MediumImportance
	t.slider.OnKey, t.speed.OnKey, t.speed.OnPicked = do.Key, do.Key, do.Picked
	t.speed.Offer(speeds, speed)
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(2), t.first, t.back, t.play, t.forward, t.last)
	t.content = container.New(transportLayout{t}, buttons, t.slider, t.count, t.speed)
	t.ExtendBaseWidget(t)
	return t
}

// Explain gives the buttons their tooltips.
func (t *Transport) Explain(tips *Tips, say TransportWords) {
	words := []string{say.First, say.Back, say.Play, say.Forward, say.Last}
	for i, b := range t.buttons() {
		b.Tips, b.Tip = tips, words[i]
	}
	t.playTip, t.pauseTip = say.Play, say.Pause
}

// Follow shows where the playback is. Nothing can be pressed while last is 0.
func (t *Transport) Follow(step, last int, playing bool) {
	t.slider.Set(float64(step), float64(max(last, 1)))
	icon, tip := theme.MediaPlayIcon(), t.playTip
	if playing {
		icon, tip = theme.MediaPauseIcon(), t.pauseTip
	}
	t.play.Tip = tip
	if t.play.Icon != icon {
		t.play.SetIcon(icon)
	}
	wide := len(t.count.Text)
	words := fmt.Sprintf("%d / %d", step, last)
	if t.Count != nil {
		words = t.Count(step, last)
	}
	if words != t.count.Text {
		t.count.Text = words
		t.count.Refresh()
	}
	if len(t.count.Text) != wide {
		t.content.Refresh()
	}
	enable(t.first, step > 0)
	enable(t.back, step > 0)
	enable(t.play, last > 0)
	enable(t.forward, step < last)
	enable(t.last, step < last)
	enable(t.slider, last > 0)
}

// ShowSpeed sets the speed shown.
func (t *Transport) ShowSpeed(index int) { t.speed.Offer(t.speed.Options, index) }

func (t *Transport) buttons() []*Button {
	return []*Button{t.first, t.back, t.play, t.forward, t.last}
}

// CreateRenderer is for the toolkit.
func (t *Transport) CreateRenderer() fyne.WidgetRenderer {
	r := &transportRenderer{widget.NewSimpleRenderer(t.content), t}
	r.colour()
	return r
}

type transportRenderer struct {
	fyne.WidgetRenderer
	transport *Transport
}

func (r *transportRenderer) Refresh() {
	r.colour()
	r.WidgetRenderer.Refresh()
}

func (r *transportRenderer) colour() {
	r.transport.count.Color, r.transport.count.TextSize = theme.Color(theme.ColorNamePlaceHolder), style.TextSize()
}

// transportLayout gives the slider the room that the others leave, and leaves
// the speed out where that is too little.
type transportLayout struct{ *Transport }

const (
	transportGap = 8
	leastSlider  = 60
	goodSlider   = 120
)

func (l transportLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	buttons, slider := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(buttons.Width+leastSlider+l.countWidth()+2*transportGap, fyne.Max(buttons.Height, slider.Height))
}

// countWidth is that of the longest count of so many steps, so that the slider
// keeps its length while a solution plays.
func (l transportLayout) countWidth() float32 {
	last := fmt.Sprintf("%d / %d", int(l.slider.Max), int(l.slider.Max))
	return fyne.MeasureText(last, style.TextSize(), fyne.TextStyle{}).Width
}

func (l transportLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	buttons, count, speed := objects[0].MinSize(), l.countWidth(), fyne.Max(l.speed.MinSize().Width, l.speed.Needs())
	left := size.Width - buttons.Width - count - 2*transportGap
	l.speed.Hidden = left-speed-transportGap < goodSlider
	if !l.speed.Hidden {
		left -= speed + transportGap
	}
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(buttons.Width, size.Height))
	x := buttons.Width + transportGap
	l.slider.Move(fyne.NewPos(x, 0))
	l.slider.Resize(fyne.NewSize(left, size.Height))
	x += left + transportGap
	need := l.count.MinSize()
	l.count.Move(fyne.NewPos(style.WholePixel(x+count-need.Width, 1), style.WholePixel((size.Height-need.Height)/2, 1)))
	l.count.Resize(need)
	x += count + transportGap
	l.speed.Move(fyne.NewPos(x, (size.Height-l.speed.MinSize().Height)/2))
	l.speed.Resize(fyne.NewSize(speed, l.speed.MinSize().Height))
}

// enable switches a control on or off, without drawing it when nothing changes.
func enable(w fyne.Disableable, on bool) {
	switch {
	case on && w.Disabled():
		w.Enable()
	case !on && !w.Disabled():
		w.Disable()
	}
}
