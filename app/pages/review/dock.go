package review

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// dock plays the subject, and goes to its next wrong step.
type dock struct {
	page      *Page
	transport *widgets.Transport
	next      *widgets.Button
	keys      fyne.Focusable // has the keyboard after the dock; nil leaves it to the menus
	content   fyne.CanvasObject
}

func newDock(p *Page, v views) *dock {
	f, s := p.frame, p.subject
	d := &dock{page: p, next: v.next, keys: v.keys}
	d.transport = look.NewTransport(f, f.Preferences.Speed(), widgets.TransportActions{
		First: func() { p.jump(0) }, Back: func() { p.jump(s.step() - 1) }, Play: p.togglePlay, Forward: func() { p.jump(s.step() + 1) },
		Last: func() { p.jump(s.last()) }, Seek: p.jump, Speed: func(i int) { f.Preferences.SetSpeed(i) }, Key: f.Key, Picked: p.Focus,
	})
	d.next.OnKey = f.Key
	d.next.OnTapped = func() { p.toWrong(s.nextWrong()) }
	d.content = widgets.NewCard(look.Wrap(d.transport, d.next))
	return d
}

func (d *dock) show(playing bool) {
	s := d.page.subject
	d.transport.Follow(s.step(), s.last(), playing)
	if _, ok := s.nextWrong(); ok {
		d.next.Enable()
	} else {
		d.next.Disable()
	}
}
