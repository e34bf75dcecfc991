package look

import (
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/job"
)

// Folding is a page between two panels. In a narrow window the left panel is the
// first tab of the right one, which is folded away until it is asked for.
type Folding struct {
	*Arrangement
	Content *fyne.Container // the page

	OnRoom func(Room) // called when the room has changed; optional
	OnFold func()     // called when the right panel was opened or closed; optional
	OnLaid func()     // called when the panels have been laid out for another room; optional

	frame *Frame
	left  *Lending
	side  *SideTabs
	offer func(left fyne.CanvasObject)
	later *job.Repeater // brings the menus up to date, not while things are being laid out
}

// NewFolding makes a page without its parts.
func NewFolding(f *Frame) *Folding {
	p := &Folding{Arrangement: &Arrangement{Room: Rooms, Open: [Rooms]bool{Roomy: true}}, frame: f}
	p.later = f.Jobs.NewDelay(func() {
		if p.OnLaid != nil {
			p.OnLaid()
		}
		f.MenusChanged()
	})
	return p
}

// Arrange lays other parts out; whether the right panel is open stays. offer shows
// the tabs of the right panel: left is the content of the first one, nil while that is
// placed elsewhere.
func (p *Folding) Arrange(parts Arrangement, left *Lending, side *SideTabs, offer func(left fyne.CanvasObject)) {
	parts.Open, parts.Room, parts.adopted = p.Open, Rooms, p.adopt
	p.Arrangement, p.left, p.side, p.offer = &parts, left, side, offer
	p.Content = InOrder(&parts, parts.Objects()...)
}

// adopt places the panels for the room that there is.
func (p *Folding) adopt(r Room) {
	if r == Narrow {
		p.offer(p.left.Lend())
	} else {
		p.offer(nil)
		p.left.TakeBack()
	}
	if p.OnRoom != nil {
		p.OnRoom(r)
	}
	p.side.IsOpen = p.Open[r]
	p.later.Start(time.Millisecond)
}

// Fold opens or closes the right panel for the room that there is.
func (p *Folding) Fold(open bool) {
	p.Arrangement.Fold(open)
	p.side.IsOpen = open
	p.Content.Refresh()
	if p.OnFold != nil {
		p.OnFold()
	}
	p.frame.MenusChanged()
}

// Leave drops updates of the menus that are still due.
func (p *Folding) Leave() { p.later.Stop() }
