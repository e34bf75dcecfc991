package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Fold is how much of a page's sides there is room for beside its desk.
type Fold uint8

const (
	BothSides Fold = iota // left and right
	LeftSide              // the right side is a drawer
	NoSide                // both sides share one drawer
)

// Widths from which there is room for a side, at the usual size of writing.
const (
	bothWidth = 1180
	leftWidth = 1000
	slimWidth = 600 // below that the drawer is under the desk
)

// Drawers lays out a page: a side to the left, a desk, a side to the right. In a
// window that is too narrow for them the sides become a drawer at the right,
// which is opened and closed and pushes the desk; it never covers it.
type Drawers struct {
	widget.BaseWidget
	OnFold func(Fold) // hears that another number of sides fits; may be nil

	left, desk, right fyne.CanvasObject
	fold              Fold
	open              Drawer
	closed            bool // by the user, where there would be room
}

// Drawer is the panel that is open in the drawer.
type Drawer uint8

const (
	Closed Drawer = iota
	LeftOpen
	RightOpen
)

// NewDrawers makes a page of its three parts.
func NewDrawers(left, desk, right fyne.CanvasObject) *Drawers {
	d := &Drawers{left: left, desk: desk, right: right}
	d.ExtendBaseWidget(d)
	return d
}

// Fold is how many sides fit.
func (d *Drawers) Fold() Fold { return d.fold }

// Drawer returns the content of the drawer. Where both sides fit there is none, and the
// right side is shown unless it was closed.
func (d *Drawers) Drawer() Drawer {
	if d.fold == BothSides && !d.closed {
		return RightOpen
	}
	return d.open
}

// Open opens the drawer on a side, or closes it.
func (d *Drawers) Open(what Drawer) {
	if d.fold == LeftSide && what == LeftOpen {
		what = Closed // the left side is there
	}
	d.open = what
	d.closed = what == Closed
	d.Refresh()
}

// Toggle opens a side, or closes it where it is open.
func (d *Drawers) Toggle(what Drawer) {
	if d.Drawer() == what {
		what = Closed
	}
	d.Open(what)
}

// CreateRenderer is for the toolkit.
func (d *Drawers) CreateRenderer() fyne.WidgetRenderer { return &drawersRenderer{d} }

type drawersRenderer struct{ d *Drawers }

// MinSize is that of the desk alone, and of the higher side.
func (r *drawersRenderer) MinSize() fyne.Size {
	d := r.d
	least := d.desk.MinSize()
	for _, side := range []fyne.CanvasObject{d.left, d.right} {
		least.Height = fyne.Max(least.Height, side.MinSize().Height)
	}
	return least
}

func (r *drawersRenderer) Layout(size fyne.Size) {
	d := r.d
	fold := NoSide
	switch {
	case size.Width >= bothWidth:
		fold = BothSides
	case size.Width >= leftWidth:
		fold = LeftSide
	}
	if fold != d.fold {
		d.fold, d.open = fold, Closed
		if d.OnFold != nil {
			d.OnFold(fold)
		}
	}
	left, right := fold != NoSide || d.open == LeftOpen, d.Drawer() == RightOpen
	from, to := float32(0), size.Width
	show(d.left, left)
	show(d.right, right)
	if slim := size.Width < slimWidth*style.Zoom(); slim && (left || right) {
		side := d.left
		if right {
			side = d.right
		}
		high := size.Height / 2
		place(d.desk, 0, size.Width, high)
		side.Move(fyne.NewPos(0, high))
		side.Resize(fyne.NewSize(size.Width, size.Height-high))
		return
	}
	if left {
		width := d.left.MinSize().Width
		at := float32(0)
		if fold == NoSide {
			to -= width
			at = to
		} else {
			from = width
		}
		place(d.left, at, width, size.Height)
	}
	if right {
		width := d.right.MinSize().Width
		to -= width
		place(d.right, to, width, size.Height)
	}
	place(d.desk, from, to-from, size.Height)
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

func place(o fyne.CanvasObject, x, width, height float32) {
	o.Move(fyne.NewPos(x, 0))
	o.Resize(fyne.NewSize(width, height))
}

func (r *drawersRenderer) Refresh() { r.Layout(r.d.Size()) }
func (r *drawersRenderer) Destroy() {}

// Objects are in the order of Tab.
// Objects are in the order of Tab: first what the page is about.
func (r *drawersRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.d.desk, r.d.left, r.d.right}
}
