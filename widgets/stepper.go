package widgets

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewStepper puts buttons beside an entry of a whole number, which make it less and more
// within min and max; so do the arrow keys up and down in it.
func NewStepper(entry *Entry, min, max int) *fyne.Container {
	step := func(by int) {
		n, err := strconv.Atoi(strings.TrimSpace(entry.Text))
		if err != nil {
			n = min - by
		}
		if n += by; n >= min && n <= max {
			entry.SetText(strconv.Itoa(n))
		}
	}
	button := func(icon fyne.Resource, by int) *Button {
		b := NewButton("", icon, func() { step(by) })
		b.Importance, b.OnKey = widget.LowImportance, entry.OnKey
		return b
	}
	entry.OnStep = step
	return container.New(stepperLayout{}, entry, button(theme.ContentRemoveIcon(), -1), button(theme.ContentAddIcon(), +1))
}

// stepperLayout puts the entry, which comes first by Tab, between its buttons.
type stepperLayout struct{}

// entryDigits is the least width of the entry, in letters.
const entryDigits = 6

func (stepperLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	less, more, high := o[1].MinSize(), o[2].MinSize(), o[0].MinSize().Height
	return fyne.NewSize(less.Width+more.Width+entryDigits*theme.TextSize(), fyne.Max(high, less.Height))
}

func (l stepperLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	less, more := o[1].MinSize().Width, o[2].MinSize().Width
	width := fyne.Min(size.Width, 1.5*l.MinSize(o).Width)
	high := l.MinSize(o).Height
	o[1].Resize(fyne.NewSize(less, high))
	o[1].Move(fyne.Position{})
	o[0].Resize(fyne.NewSize(width-less-more, high))
	o[0].Move(fyne.NewPos(less, 0))
	o[2].Resize(fyne.NewSize(more, high))
	o[2].Move(fyne.NewPos(width-more, 0))
}
