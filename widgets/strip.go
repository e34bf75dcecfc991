package widgets

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Strip is a row of cells, one a step, each in the colour of its mood, with a ring around the
// present one. Of many steps it shows those around that one, unless it is to be whole. A click
// on a cell goes to its step; keys are handed on.
type Strip struct {
	widget.BaseWidget
	OnTapped func(step int)
	OnKey    func(*fyne.KeyEvent)
	Whole    bool    // it is as wide as all its cells, for a scroll
	Wide     float32 // of a cell, at the usual size of text; 0 for that of the numbers of steps

	steps, at int
	cell      func(step int) StripCell
	focused   bool
	first     int // step of the first cell
	seen      int // cells that are seen
	boxes     []*canvas.Rectangle
	numbers   []*canvas.Text
}

// StripCell is a cell of a strip.
type StripCell struct {
	Text string
	Mood Mood
}

// NewStrip makes a strip without cells.
func NewStrip() *Strip {
	s := &Strip{OnTapped: func(int) {}}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows so many steps, numbered from 0, and goes to one of them, or to none by -1.
func (s *Strip) Set(steps, at int, cell func(step int) StripCell) {
	s.steps, s.at, s.cell = steps, at, cell
	s.Refresh()
}

// Tapped goes to the step of the cell there.
func (s *Strip) Tapped(e *fyne.PointEvent) {
	if i := int(e.Position.X / (s.width() + stripGap)); i >= 0 && i < s.seen {
		s.OnTapped(s.first + i)
	}
}

// FocusGained shows that the keyboard is here.
func (s *Strip) FocusGained() { s.focused = true; s.Refresh() }

// FocusLost shows that the keyboard is elsewhere.
func (s *Strip) FocusLost() { s.focused = false; s.Refresh() }

// TypedRune is nothing to a strip.
func (s *Strip) TypedRune(rune) {}

// TypedKey hands the key on.
func (s *Strip) TypedKey(e *fyne.KeyEvent) {
	if s.OnKey != nil {
		s.OnKey(e)
	}
}

// AccessibilityLabel is the present step among all.
func (s *Strip) AccessibilityLabel() string { return fmt.Sprintf("%d / %d", s.at+1, s.steps) }

// AccessibilityRole is text.
func (s *Strip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Measures of the cells, at the usual size of text.
const (
	stripCell   = 24
	stripHeight = 26
	stripGap    = 3
)

// width is the width of a cell that fits the largest number.
func (s *Strip) width() float32 {
	widest := fyne.MeasureText(strconv.Itoa(s.steps), theme.Size(style.SizeChip), fyne.TextStyle{Bold: true}).Width
	return fyne.Max(fyne.Max(stripCell, s.Wide)*style.Zoom(), widest+8)
}

// CreateRenderer is for the toolkit.
func (s *Strip) CreateRenderer() fyne.WidgetRenderer { return &stripRenderer{s} }

type stripRenderer struct{ strip *Strip }

func (r *stripRenderer) MinSize() fyne.Size {
	s, cells := r.strip, float32(5)
	if s.Whole {
		cells = float32(s.steps)
	}
	return fyne.NewSize(cells*(s.width()+stripGap)-stripGap, stripHeight*style.Zoom())
}

// Layout shows as many cells as there is room for, the present one in the middle.
func (r *stripRenderer) Layout(size fyne.Size) {
	s, wide := r.strip, r.strip.width()
	s.seen = max(min(int((size.Width+stripGap)/(wide+stripGap)+0.01), s.steps), 0)
	s.first = max(min(s.at-s.seen/2, s.steps-s.seen), 0)
	for len(s.boxes) < s.seen {
		box, number := canvas.NewRectangle(nil), canvas.NewText("", nil)
		box.CornerRadius = 5
		number.Alignment, number.TextStyle.Bold = fyne.TextAlignCenter, true
		s.boxes, s.numbers = append(s.boxes, box), append(s.numbers, number)
	}
	for i := range s.boxes {
		box, number := s.boxes[i], s.numbers[i]
		box.Hidden, number.Hidden = i >= s.seen, i >= s.seen
		if box.Hidden {
			continue
		}
		cell := s.cell(s.first + i)
		fill, ink := cell.Mood.Colors()
		box.FillColor, number.Color = theme.Color(fill), theme.Color(ink)
		box.StrokeColor, box.StrokeWidth = nil, 0
		if s.first+i == s.at {
			box.StrokeColor, box.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
			if s.focused {
				box.StrokeWidth = 3
			}
		}
		number.Text, number.TextSize = cell.Text, theme.Size(style.SizeChip)
		for _, o := range []fyne.CanvasObject{box, number} {
			o.Move(fyne.NewPos(float32(i)*(wide+stripGap), 0))
			o.Resize(fyne.NewSize(wide, size.Height))
		}
	}
}

func (r *stripRenderer) Refresh() {
	r.Layout(r.strip.Size())
	canvas.Refresh(r.strip)
}

func (r *stripRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, box := range r.strip.boxes {
		objects = append(objects, box, r.strip.numbers[i])
	}
	return objects
}

func (r *stripRenderer) Destroy() {}
