package look

import "fyne.io/fyne/v2"

// Wrap puts left and right beside each other, left as wide as the room allows. Where they
// are too wide for that, right has a row of its own below.
func Wrap(left, right fyne.CanvasObject) *fyne.Container {
	return InOrder(&wrapLayout{}, left, right)
}

// wrapLayout remembers its width, as its height depends on it.
type wrapLayout struct{ width float32 }

const wrapGap = 4

func (l *wrapLayout) wraps(left, right fyne.Size) bool {
	return l.width > 0 && right.Width > 0 && l.width < left.Width+wrapGap+right.Width
}

func (l *wrapLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	left, right := visibleSize(objects[0]), visibleSize(objects[1])
	least := left.Max(right)
	if l.wraps(left, right) {
		least.Height = left.Height + wrapGap + right.Height
	}
	return least
}

func (l *wrapLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left, right := visibleSize(objects[0]), visibleSize(objects[1])
	if l.wraps(left, right) {
		Put(objects[0], 0, 0, size.Width, left.Height)
		Put(objects[1], size.Width-right.Width, left.Height+wrapGap, right.Width, right.Height)
		return
	}
	Put(objects[0], 0, 0, size.Width-right.Width-wrapGap, size.Height)
	Put(objects[1], size.Width-right.Width, 0, right.Width, size.Height)
}

// visibleSize is the least size of an object, nothing for a hidden one.
func visibleSize(o fyne.CanvasObject) fyne.Size {
	if !o.Visible() {
		return fyne.Size{}
	}
	return o.MinSize()
}

// HeightAt returns the least height of content that wraps at a width.
func HeightAt(width float32, content fyne.CanvasObject) float32 {
	content.Resize(fyne.NewSize(width, content.Size().Height))
	return content.MinSize().Height
}
