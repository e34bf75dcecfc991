package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// Headline says in a narrow window what the page is about.
type Headline struct {
	Content fyne.CanvasObject
	Badge   *widgets.Badge // between name and about; empty unless it is used

	name, about *widget.Label
}

// NewHeadline makes an empty one; unfold is the button that opens the right panel.
func NewHeadline(unfold fyne.CanvasObject) *Headline {
	h := &Headline{name: widget.NewLabel(""), about: Truncated(""), Badge: widgets.NewBadge()}
	h.name.TextStyle.Bold, h.about.Importance = true, widget.LowImportance
	left := container.New(layout.NewCustomPaddedHBoxLayout(0), Gap(6), h.name, container.NewCenter(h.Badge))
	h.Content = Inset(4, InOrder(layout.NewBorderLayout(nil, nil, left, unfold), left, h.about, unfold))
	return h
}

// Show says what the page is about: a name, and a word about it that may be cut short.
func (h *Headline) Show(name, about string) {
	Set(h.name, name)
	Set(h.about, about)
}
