package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Put gives an object its place and its size, which is never negative.
func Put(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(fyne.Max(width, 0), fyne.Max(height, 0)))
}

// Show shows or hides an object, and calls the toolkit only if that changes its state.
func Show(o fyne.CanvasObject, visible bool) {
	switch {
	case visible && !o.Visible():
		o.Show()
	case !visible && o.Visible():
		o.Hide()
	}
}

// Set changes a text, and calls the toolkit only if it differs.
func Set(l *widget.Label, words string) {
	if l.Text != words {
		l.SetText(words)
	}
}

// Truncated is a line of text that is cut with an ellipsis where it is too long.
func Truncated(words string) *widget.Label {
	l := widget.NewLabel(words)
	l.Truncation = fyne.TextTruncateEllipsis
	return l
}

// Wrapped is a text of as many lines as it needs.
func Wrapped(words string) *widget.Label {
	l := widget.NewLabel(words)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Edged puts a thin line to the left or right of content that reaches up to it.
func Edged(content fyne.CanvasObject, right bool) fyne.CanvasObject {
	return container.New(edgeLayout{right}, content, widget.NewSeparator())
}

type edgeLayout struct{ right bool }

func (edgeLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (l edgeLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if l.right {
		Put(objects[0], 0, 0, size.Width-1, size.Height)
		Put(objects[1], size.Width-1, 0, 1, size.Height)
		return
	}
	Put(objects[0], 1, 0, size.Width-1, size.Height)
	Put(objects[1], 0, 0, 1, size.Height)
}
