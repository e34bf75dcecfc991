package app

import "fyne.io/fyne/v2"

// panelPadding is the room around the content of a panel.
const panelPadding = 10

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
