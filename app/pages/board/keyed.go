package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// keyed is a main button with its key at the right, where there is room for it.
type keyed struct {
	button *widgets.Button
	key    *widget.RichText
}

// newKeyed shows the key on a button of high importance.
func newKeyed(b *widgets.Button, key string) fyne.CanvasObject {
	b.Alignment = widget.ButtonAlignLeading
	k := keyed{b, widget.NewRichText(&widget.TextSegment{Text: key, Style: widget.RichTextStyle{
		ColorName: theme.ColorNameForegroundOnPrimary, SizeName: theme.SizeNameCaptionText,
	}})}
	return container.New(k, b, k.key)
}

// MinSize is the button's.
func (k keyed) MinSize([]fyne.CanvasObject) fyne.Size { return k.button.MinSize() }

func (k keyed) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	k.button.Resize(size)
	need := k.key.MinSize()
	k.key.Move(fyne.NewPos(size.Width-need.Width, (size.Height-need.Height)/2))
	k.key.Resize(need)
	k.key.Hidden = k.button.MinSize().Width+need.Width > size.Width || k.button.Importance != widget.HighImportance
}
