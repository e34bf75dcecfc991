package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
	"langkah/widgets/style"
)

const (
	Padding    = 10  // the room around the content of a panel
	PanelWidth = 264 // of the content of the panel to the left of a page
)

// labelInset is the room that a label keeps free around its words; taking it
// back lines the words up with what stands above and below.
const labelInset = 6

// Panel is the panel to the left of a page.
func Panel(content fyne.CanvasObject) fyne.CanvasObject {
	column := container.New(panelLayout{}, Inset(Padding, content))
	return container.NewBorder(nil, nil, nil, widget.NewSeparator(), widgets.NewSurface(PanelColor, 0, column))
}

// panelLayout is wider where writing is larger, up to what leaves a small screen
// some room.
type panelLayout struct{}

func (panelLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize((PanelWidth+2*Padding)*fyne.Min(style.Zoom(), 1.4), objects[0].MinSize().Height)
}

func (l panelLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(fyne.Max(size.Width, l.MinSize(objects).Width), size.Height))
}

// InOrder lays objects out with Tab in their order: in a border container of the
// toolkit it would begin in the middle.
func InOrder(l fyne.Layout, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(l, objects...)
}

// Gap is a piece of empty room.
func Gap(width float32) fyne.CanvasObject {
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(width, 1))
	return gap
}

// Wide gives its content a fixed width, more of it where writing is larger.
func Wide(width float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(wideLayout{width}, content)
}

// WideFrom is Wide for a panel that can be wider.
func WideFrom(width float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(fromLayout{wideLayout{width}}, content)
}

type fromLayout struct{ wideLayout }

func (fromLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

type wideLayout struct{ width float32 }

func (l wideLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(grown(l.width), objects[0].MinSize().Height)
}

// grown is a width in which as many words find room when writing is larger, up to
// what a small screen can spare.
func grown(width float32) float32 {
	return width * fyne.Max(1, fyne.Min(1.4, theme.TextSize()/textSizes[theme.SizeNameText]))
}

func (l wideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(grown(l.width), size.Height))
}

// Inset keeps room around its content.
func Inset(inset float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(insetLayout{inset}, content)
}

type insetLayout struct{ inset float32 }

func (l insetLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(2*l.inset, 2*l.inset)
}

func (l insetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(l.inset, l.inset))
	objects[0].Resize(size.SubtractWidthHeight(2*l.inset, 2*l.inset))
}

// AtLeast gives its content at least a width.
func AtLeast(width float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(leastLayout{width}, content)
}

type leastLayout struct{ width float32 }

func (l leastLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(fyne.NewSize(l.width, 0))
}

func (l leastLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
}

// Fitting gives its content the width that there is, even if it asks for more:
// long words are cut with an ellipsis.
func Fitting(content fyne.CanvasObject) *fyne.Container {
	return container.New(fittingLayout{}, content)
}

type fittingLayout struct{}

func (fittingLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height)
}

func (fittingLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(size)
}

// High gives its content at least a height, and centres it.
func High(height float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(highLayout{height}, content)
}

type highLayout struct{ height float32 }

func (l highLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, fyne.Max(objects[0].MinSize().Height-2*labelInset, l.height))
}

func (l highLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := objects[0].MinSize().Height
	objects[0].Move(fyne.NewPos(0, (size.Height-height)/2))
	objects[0].Resize(fyne.NewSize(size.Width, height))
}

// Lines gives a text that wraps room for that many lines, whatever its width.
func Lines(n int, text fyne.CanvasObject) *fyne.Container {
	return container.New(linesLayout{n}, text)
}

type linesLayout struct{ n int }

func (l linesLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	line := fyne.MeasureText("A", theme.Size(theme.SizeNameText), fyne.TextStyle{}).Height
	return fyne.NewSize(0, float32(l.n)*line+2*labelInset)
}

func (linesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// Flush takes back the room that a text keeps free to its left and right.
func Flush(text fyne.CanvasObject) *fyne.Container { return container.New(flushLayout{}, text) }

type flushLayout struct{}

func (flushLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (flushLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(-labelInset, -labelInset))
	objects[0].Resize(size.AddWidthHeight(2*labelInset, labelInset))
}

// Tight puts lines of text closer together than their own room allows.
func Tight(lines ...fyne.CanvasObject) *fyne.Container {
	return container.New(tightLayout{}, lines...)
}

type tightLayout struct{}

const tightened = 8 // how much closer

func (tightLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var width, height float32
	for _, o := range objects {
		if o.Visible() {
			m := o.MinSize()
			width, height = fyne.Max(width, m.Width), height+m.Height-tightened
		}
	}
	return fyne.NewSize(width, height)
}

func (tightLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
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

// WithIcon puts an icon to the left of the first line of a text.
func WithIcon(icon *widget.Icon, text fyne.CanvasObject) *fyne.Container {
	return container.New(iconLayout{}, icon, text)
}

type iconLayout struct{}

func (iconLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[1].MinSize().AddWidthHeight(theme.IconInlineSize(), 0)
}

func (iconLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	iconSide := theme.IconInlineSize()
	objects[0].Move(fyne.NewPos(labelInset, tightened))
	objects[0].Resize(fyne.NewSquareSize(iconSide))
	objects[1].Move(fyne.NewPos(iconSide+2, 0))
	objects[1].Resize(size.SubtractWidthHeight(iconSide+2, 0))
}

// Clipped cuts off what reaches beyond the object. What is in it can have the
// keyboard at once: the toolkit looks for it only in what has a renderer.
func Clipped(o fyne.CanvasObject) fyne.CanvasObject {
	clip := container.NewClip(o)
	clip.ExtendBaseWidget(clip)
	clip.Refresh()
	return clip
}

// Scroll scrolls its content up and down. The bar has a gutter of its own to the
// right of it.
func Scroll(content fyne.CanvasObject) *container.Scroll {
	return container.NewVScroll(container.New(gutterLayout{}, content))
}

type gutterLayout struct{}

// Gutter is as wide as the bar and what it keeps free on both sides.
const Gutter = 10

func (gutterLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(Gutter, 0)
}

func (gutterLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(size.SubtractWidthHeight(Gutter, 0))
}

// AtMost is as high as its content or, where that is higher than most says, so
// high, and then scrolls.
func AtMost(most func() float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(mostLayout{most, content}, Scroll(content))
}

type mostLayout struct {
	most    func() float32
	content fyne.CanvasObject
}

func (l mostLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	least := l.content.MinSize()
	return fyne.NewSize(least.Width+Gutter, fyne.Min(least.Height, l.most()))
}

func (mostLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// Thin makes bars of its contents, one upon the other. It keeps their room while
// they are hidden.
func Thin(bars ...fyne.CanvasObject) *fyne.Container { return container.New(thinLayout{}, bars...) }

type thinLayout struct{}

const barHeight = 5

func (thinLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, barHeight) }

func (thinLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(fyne.NewSize(size.Width, barHeight))
	}
}

// Form puts labels to the left and controls to the right, row by row; cells are
// label, control, label, control and so on.
func Form(cells ...fyne.CanvasObject) *fyne.Container { return container.New(formLayout{}, cells...) }

// PanelForm is a Form for the width of a side panel: a choice among words that are
// too long to stand beside their label stands below it.
func PanelForm(cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(formLayout{panel: true}, cells...)
}

type formLayout struct{ panel bool }

const (
	formGap     = 4
	labelRoom   = 104 // of the labels, at least
	controlRoom = 136 // of the controls in the narrowest panel
)

// below says whether a control stands below its label.
func (l formLayout) below(control fyne.CanvasObject) bool {
	c, ok := control.(interface{ Needs() float32 })
	return l.panel && ok && c.Needs() > controlRoom
}

func (l formLayout) labels(objects []fyne.CanvasObject) float32 {
	width := float32(labelRoom)
	for i := 0; i+1 < len(objects); i += 2 {
		if !l.below(objects[i+1]) {
			width = fyne.Max(width, objects[i].MinSize().Width)
		}
	}
	return width
}

func (l formLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var width, height float32
	for i := 0; i+1 < len(objects); i += 2 {
		label, control := objects[i].MinSize(), objects[i+1].MinSize()
		width = fyne.Max(width, control.Width)
		if l.below(objects[i+1]) {
			height += label.Height - tightened/2 + control.Height + formGap
		} else {
			height += fyne.Max(control.Height, label.Height) + formGap
		}
	}
	return fyne.NewSize(l.labels(objects)+width, fyne.Max(height-formGap, 0))
}

func (l formLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, y := l.labels(objects), float32(0)
	for i := 0; i+1 < len(objects); i += 2 {
		label, control := objects[i], objects[i+1]
		high, x, room, from := fyne.Max(label.MinSize().Height, control.MinSize().Height), left, left+labelInset, y
		if l.below(control) {
			from += label.MinSize().Height - tightened/2
			high, x, room = from-y+control.MinSize().Height, 0, size.Width+labelInset
		}
		control.Move(fyne.NewPos(x, from))
		control.Resize(fyne.NewSize(size.Width-x, control.MinSize().Height))
		label.Move(fyne.NewPos(-labelInset, y))
		label.Resize(fyne.NewSize(room, label.MinSize().Height))
		y += high + formGap
	}
}
