package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Picker is a choice that explains itself: it opens a list in groups with a line
// about each choice. It hands on keys like a [Dropdown].
type Picker struct {
	Dropdown
	changed func(index int)
	choices []Explained
	chosen  int
	popup   *widget.PopUp
	list    *choiceList
}

// Explained is a choice with what there is to say about it. Those of a group
// stand together under its name.
type Explained struct{ Title, Why, Group string }

// NewPicker makes a picker; changed hears the index of what the user has chosen.
func NewPicker(changed func(index int)) *Picker {
	p := &Picker{changed: changed}
	p.ExtendBaseWidget(p)
	return p
}

// Offer sets the choices, those of a group together, and the chosen one.
func (p *Picker) Offer(choices []Explained, chosen int) {
	p.choices, p.chosen = choices, chosen
	p.Options, p.Selected = nil, ""
	if chosen >= 0 && chosen < len(choices) {
		p.Options, p.Selected = []string{choices[chosen].Title}, choices[chosen].Title
	}
	p.Refresh()
}

// Choices are those that there are.
func (p *Picker) Choices() []Explained { return p.choices }

// Needs is the width in which the longest choice is not cut.
func (p *Picker) Needs() float32 {
	titles := make([]string, len(p.choices))
	for i, c := range p.choices {
		titles[i] = c.Title
	}
	return needs(titles)
}

// Tapped opens the list.
func (p *Picker) Tapped(*fyne.PointEvent) { p.open() }

// MouseDown notes that the mouse opens the list.
func (p *Picker) MouseDown(e *desktop.MouseEvent) { p.Dropdown.MouseDown(e) }

// TypedKey opens the list with Space, Return and the arrows, and hands on other keys.
func (p *Picker) TypedKey(e *fyne.KeyEvent) {
	p.byMouse = false
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyUp, fyne.KeyDown:
		p.open()
	default:
		if p.OnKey != nil {
			p.OnKey(e)
		}
	}
}

// Measures of the list, in heights of its letters: its width, and the height for
// which it moves up where there is less below the picker.
const (
	pickerWidth = 33
	pickerLeast = 30
)

// pickerEdge is the edge around the list, which the toolkit's pop-ups do not have.
const pickerEdge = 3

func (p *Picker) open() {
	c := fyne.CurrentApp().Driver().CanvasForObject(p)
	if c == nil || p.Disabled() || len(p.choices) == 0 {
		return
	}
	p.list = newChoiceList(p.choices, p.chosen, p.pick, p.close)
	scroll := container.NewVScroll(p.list)
	p.list.scroll = scroll
	p.popup = widget.NewPopUp(container.New(layout.NewCustomPaddedLayout(pickerEdge, pickerEdge, pickerEdge, pickerEdge), scroll), c)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p)
	window := c.Size()
	width := fyne.Min(pickerWidth*style.TextSize(), window.Width-16)
	p.list.Resize(fyne.NewSize(width, 0))
	height := p.list.MinSize().Height + 12
	y := at.Y + p.Size().Height + 2
	if least := pickerLeast * style.TextSize(); window.Height-8-y < fyne.Min(height, least) {
		y = fyne.Max(8, window.Height-8-fyne.Min(height, least))
	}
	height = fyne.Min(height, window.Height-8-y)
	p.popup.ShowAtPosition(fyne.NewPos(fyne.Min(at.X, window.Width-width-8), y))
	p.popup.Resize(fyne.NewSize(width, height))
	c.Focus(p.list)
	p.list.reveal()
}

// pick chooses by the list.
func (p *Picker) pick(index int) {
	p.close()
	if index != p.chosen {
		p.changed(index)
	}
	if p.byMouse && p.OnPicked != nil {
		p.OnPicked()
	}
	p.byMouse = false
}

func (p *Picker) close() {
	if p.popup != nil {
		p.popup.Hide()
		p.popup = nil
	}
}
