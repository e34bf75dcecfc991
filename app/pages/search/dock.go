package search

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/style"
)

// dock is the card below the search, which plays it.
type dock struct {
	frame     *look.Frame
	model     *Model
	counts    *widget.Label
	transport *widgets.Transport
	step      *widgets.Button
	far       *widgets.Button // opens the menu of places to go to
	content   fyne.CanvasObject
}

func newDock(f *look.Frame, m *Model, p *Page) *dock {
	text := f.Words.Text
	d := &dock{frame: f, model: m, counts: look.Truncated("")}
	d.counts.Importance = widget.LowImportance
	d.transport = look.NewTransport(f, f.Preferences.Speed(), widgets.TransportActions{
		First: p.first, Back: p.back, Play: p.toggleRun, Forward: p.forward, Last: p.last,
		Seek: p.step, Speed: p.setSpeed, Key: f.Key, Picked: p.Focus,
	})
	d.step = widgets.NewButton(text("search.step", "Step"), theme.MediaSkipNextIcon(), p.forward)
	d.step.Importance, d.step.OnKey = widget.HighImportance, f.Key
	d.step.Tips, d.step.Tip = f.Tips, text("search.steptip", "Expand one node (Space)")
	d.far = widgets.NewButton(text("search.goto", "Go to"), theme.MenuDropDownIcon(), nil)
	d.far.IconPlacement, d.far.OnKey = widget.ButtonIconTrailingText, f.Key
	d.far.OnTapped = func() {
		if style.Touch() {
			widgets.ShowMenu(f.Menus.Canvas, p.placeItems(), fyne.CurrentApp().Driver().AbsolutePositionForObject(d.far))
			return
		}
		pop := widget.NewPopUpMenu(fyne.NewMenu("", p.placeItems()...), f.Menus.Canvas)
		pop.ShowAtRelativePosition(fyne.NewPos(d.far.Size().Width-pop.MinSize().Width, -pop.MinSize().Height), d.far)
	}
	line := look.InOrder(layout.NewBorderLayout(nil, nil, nil, d.far), d.counts, d.far)
	second := look.Wrap(d.transport, d.step)
	d.content = widgets.NewCard(container.New(layout.NewCustomPaddedVBoxLayout(2), line, second))
	return d
}

// show shows where in the search it is.
func (d *dock) show(running bool) {
	w, r := d.frame.Words, d.model.run
	if r == nil {
		d.transport.Follow(0, 0, false)
		d.step.Disable()
		d.far.Disable()
		look.Set(d.counts, "")
		return
	}
	d.far.Enable()
	if r.at() < r.steps() {
		d.step.Enable()
	} else {
		d.step.Disable()
	}
	d.transport.Follow(r.at(), r.steps(), running)
	words := w.Textf("search.counts", "%s expanded, %s generated, %s open", figures.Count(r.Expansions()), figures.Count(r.Generated()), figures.Count(r.Open()))
	if round := r.Round(); round > 0 {
		words = w.Textf("search.round", "round %s: %s", figures.Count(round), words)
	}
	look.Set(d.counts, words)
}
