package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Transport plays the steps of a solution: first, back, play, forward, last, a
// slider, and the speed.
type Transport struct {
	widget.BaseWidget

	first, back, play, forward, last *Button
	slider                           *Slider
	speed                            *Dropdown
	content                          fyne.CanvasObject
}

// TransportActions are what the controls of a [Transport] do.
type TransportActions struct {
	First, Back, Play, Forward, Last func()
	Seek                             func(step int)
	Speed                            func(index int)
	Key                              func(*fyne.KeyEvent) // keys that the controls have no use for
	Picked                           func()               // after the mouse chose a speed
}

// NewTransport makes a transport; speeds are the names of the speeds.
func NewTransport(do TransportActions, speeds []string, speed int) *Transport {
	t := &Transport{
		first:   NewButton("", theme.MediaSkipPreviousIcon(), do.First),
		back:    NewButton("", theme.NavigateBackIcon(), do.Back),
		play:    NewButton("", theme.MediaPlayIcon(), do.Play),
		forward: NewButton("", theme.NavigateNextIcon(), do.Forward),
		last:    NewButton("", theme.MediaSkipNextIcon(), do.Last),
		slider:  NewSlider(func(v float64) { do.Seek(int(v)) }),
		speed:   NewDropdown(do.Speed),
	}
	for _, b := range t.buttons() {
		b.Importance = widget.LowImportance
		b.OnKey = do.Key
	}
	t.play.Importance = widget.MediumImportance
	t.slider.OnKey, t.speed.OnKey, t.speed.OnPicked = do.Key, do.Key, do.Picked
	t.speed.Offer(speeds, speed)
	buttons := container.NewHBox(t.first, t.back, t.play, t.forward, t.last)
	t.content = container.NewBorder(nil, nil, buttons, t.speed, t.slider)
	t.ExtendBaseWidget(t)
	return t
}

// Follow shows where the playback is. Nothing can be pressed while last is 0.
func (t *Transport) Follow(step, last int, playing bool) {
	t.slider.Set(float64(step), float64(max(last, 1)))
	icon := theme.MediaPlayIcon()
	if playing {
		icon = theme.MediaPauseIcon()
	}
	if t.play.Icon != icon {
		t.play.SetIcon(icon)
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
	return widget.NewSimpleRenderer(t.content)
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
