package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/scene"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// NewTile is a picture to press, with a word below it and, unless it is "", its key. Its
// name is said in full to those who look for it.
func NewTile(name, word, key string, picture scene.Scene, high float32, pressed func()) *widgets.PressCard {
	face := sceneview.NewThumbnail(fyne.NewSize(0, high))
	face.ShowScene(picture)
	label := widget.NewLabel(word)
	label.SizeName = theme.SizeNameCaptionText
	caption := container.New(captionLayout{}, label)
	if key != "" {
		badge := widgets.NewBadge()
		badge.Say(key, widgets.Calm)
		caption.Add(badge)
	}
	return widgets.NewPressTile(name, container.New(tileLayout{}, face, caption), pressed)
}

// tileLayout puts the caption close below the picture.
type tileLayout struct{}

const tileGap = 4

func (tileLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	face, caption := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(fyne.Max(face.Width, caption.Width), face.Height+tileGap+caption.Height)
}

func (tileLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	caption := o[1].MinSize().Height
	Put(o[0], 0, 0, size.Width, size.Height-tileGap-caption)
	Put(o[1], 0, size.Height-caption, size.Width, caption)
}

// captionLayout centres a word and a badge beside each other or, where they are too
// wide for a tile, upon each other.
type captionLayout struct{}

// captionRoom is the width of a tile's caption at the usual size of text.
const captionRoom = 96

func (captionLayout) beside(o []fyne.CanvasObject) bool {
	return len(o) == 1 || captionWidth(o) <= captionRoom*theme.TextSize()/textSizes[theme.SizeNameText]
}

func captionWidth(o []fyne.CanvasObject) float32 {
	width := o[0].MinSize().Width - 2*labelInset
	if len(o) > 1 {
		width += tileGap + o[1].MinSize().Width
	}
	return width
}

func (l captionLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	word := o[0].MinSize().SubtractWidthHeight(2*labelInset, 2*labelInset)
	switch {
	case len(o) == 1:
		return word
	case l.beside(o):
		return fyne.NewSize(captionWidth(o), fyne.Max(word.Height, o[1].MinSize().Height))
	}
	badge := o[1].MinSize()
	return fyne.NewSize(fyne.Max(word.Width, badge.Width), word.Height+badge.Height)
}

func (l captionLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	word := o[0].MinSize()
	if l.beside(o) {
		x := (size.Width - captionWidth(o)) / 2
		Put(o[0], x-labelInset, (size.Height-word.Height)/2, word.Width, word.Height)
		if len(o) > 1 {
			badge := o[1].MinSize()
			Put(o[1], x+word.Width-2*labelInset+tileGap, (size.Height-badge.Height)/2, badge.Width, badge.Height)
		}
		return
	}
	badge := o[1].MinSize()
	Put(o[0], (size.Width-word.Width)/2, -labelInset, word.Width, word.Height)
	Put(o[1], (size.Width-badge.Width)/2, size.Height-badge.Height, badge.Width, badge.Height)
}
