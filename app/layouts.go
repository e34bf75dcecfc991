package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// panelPadding is the room around the content of a panel.
const panelPadding = 10

// inOrder lays objects out in the order in which Tab goes through them: a
// border container of the toolkit would begin in the middle.
func inOrder(l fyne.Layout, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(l, objects...)
}

// widthLayout gives its content a fixed width.
type widthLayout struct{ width float32 }

func (l *widthLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	for _, o := range objects {
		return fyne.NewSize(l.width, o.MinSize().Height)
	}
	return fyne.NewSize(l.width, 0)
}

func (l *widthLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(fyne.NewSize(l.width, size.Height))
	}
}

// insetLayout keeps room around its content.
type insetLayout struct{ inset float32 }

func (l *insetLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size.AddWidthHeight(2*l.inset, 2*l.inset)
}

func (l *insetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(l.inset, l.inset))
		o.Resize(size.SubtractWidthHeight(2*l.inset, 2*l.inset))
	}
}

// closeLayout puts lines of text closer together than their own room allows.
type closeLayout struct{}

const tightened = 8 // how much closer

func (closeLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var width, height float32
	for _, o := range objects {
		if o.Visible() {
			m := o.MinSize()
			width, height = fyne.Max(width, m.Width), height+m.Height-tightened
		}
	}
	return fyne.NewSize(width, height)
}

func (closeLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(-tightened / 2)
	for _, o := range objects {
		if o.Visible() {
			h := o.MinSize().Height
			o.Move(fyne.NewPos(-labelInset, y))
			o.Resize(fyne.NewSize(size.Width+2*labelInset, h))
			y += h - tightened
		}
	}
}

// iconLayout puts an icon to the left of the first line of a text.
type iconLayout struct{}

const iconSide = 16

func (iconLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[1].MinSize().AddWidthHeight(iconSide, 0)
}

func (iconLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(labelInset, tightened))
	objects[0].Resize(fyne.NewSquareSize(iconSide))
	objects[1].Move(fyne.NewPos(iconSide+2, 0))
	objects[1].Resize(size.SubtractWidthHeight(iconSide+2, 0))
}

// leastLayout gives its content at least a width.
type leastLayout struct{ width float32 }

func (l *leastLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(fyne.NewSize(l.width, 0))
}

func (l *leastLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
}

// thinLayout makes bars of its contents. It keeps their room while they are hidden.
type thinLayout struct{}

const barHeight = 5

func (thinLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, barHeight) }

func (thinLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(fyne.NewSize(size.Width, barHeight))
	}
}

// helpLayout puts a text close below a control.
type helpLayout struct{}

func (helpLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	control, help := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(fyne.Max(control.Width, help.Width), control.Height+help.Height-tightened)
}

func (helpLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := objects[0].MinSize().Height
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(size.Width, height))
	objects[1].Move(fyne.NewPos(-labelInset, height-tightened/2))
	objects[1].Resize(fyne.NewSize(size.Width+labelInset, size.Height-height+tightened))
}
