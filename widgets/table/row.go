package table

import (
	"image"
	"math"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
	"langkah/widgets/style"
)

// columns are how wide the columns of a table are. One may hold words: it takes
// the room that the others, which hold figures, leave.
type columns struct {
	widths []float32
	words  int // the column of words; -1 when there is none

	picture float32 // the side of the picture before the words; 0 for none
}

const (
	columnGap = 12
	rowGutter = 8 // kept free at the right for the bar that scrolls

	pictureGap = 6 // between the pictures of two rows
)

// mostMeasured is how many rows are looked at for the width of their columns.
const mostMeasured = 1000

// fit makes the columns as wide as the header and the longest cells need. Of more
// than mostMeasured rows only some are looked at.
func (c *columns) fit(header []string, rows int, cell func(row, column int) string) {
	c.widths = make([]float32, len(header))
	for column, name := range header {
		longest := ""
		for row := 0; row < rows; row += 1 + rows/mostMeasured {
			if words := cell(row, column); utf8.RuneCountInString(words) > utf8.RuneCountInString(longest) {
				longest = words
			}
		}
		c.widths[column] = fyne.Max(style.TextWidth(name), style.TextWidth(longest))
	}
}

// wordRoom is the width that remains for the column of words.
func (c *columns) wordRoom(whole float32) float32 {
	whole -= rowGutter
	for column, width := range c.widths {
		if column != c.words {
			whole -= width
		}
		whole -= columnGap
	}
	return fyne.Max(whole-c.pictureRoom(), 20)
}

// pictureRoom is the room that the picture before the words takes.
func (c *columns) pictureRoom() float32 {
	if c.picture == 0 {
		return 0
	}
	return c.picture + columnGap/2
}

// row is one line of a table.
type row struct {
	widget.BaseWidget
	columns *columns
	words   []string
	cells   []*canvas.Text
	image   *canvas.Image          // before the words, where the columns have room for it; nil of headings
	faint   bool                   // of less weight, as a heading is
	menu    func(at fyne.Position) // asks for the row's menu, there in the window; nil for none
	chosen  func()                 // a click chooses the row; nil for none
	tip     string                 // the row in full
	tips    *widgets.Tips
	under   *canvas.Rectangle // shown under the mouse
}

var _ desktop.Hoverable = (*row)(nil)

func newRow(c *columns) *row {
	r := &row{columns: c, under: newUnder(), image: style.NewImage()}
	r.image.FillMode, r.image.ScaleMode = canvas.ImageFillContain, canvas.ImageScaleSmooth
	r.ExtendBaseWidget(r)
	return r
}

// show sets the words of the row.
func (r *row) show(words []string) {
	r.words = words
	for len(r.cells) < len(words) {
		r.cells = append(r.cells, canvas.NewText("", nil))
	}
	r.Refresh()
}

// picture sets the picture before the words.
func (r *row) picture(i image.Image) {
	if r.image.Image != i {
		r.image.Image = i
		r.image.Refresh()
	}
}

func newUnder() *canvas.Rectangle {
	u := canvas.NewRectangle(nil)
	u.CornerRadius = theme.SelectionRadiusSize()
	u.Hide()
	return u
}

// MouseIn waits for the tip of the row and marks it, as the list would.
func (r *row) MouseIn(*desktop.MouseEvent) {
	r.under.FillColor = theme.Color(theme.ColorNameHover)
	r.under.Show()
	r.tips.Wait(r, r.tip)
}

// MouseMoved is for the toolkit.
func (r *row) MouseMoved(*desktop.MouseEvent) {}

// MouseOut takes the tip and the mark away.
func (r *row) MouseOut() {
	r.under.Hide()
	r.tips.Hide()
}

// Tapped chooses the row. The toolkit gives a click to the topmost object that hears either
// button, which is the row and not the list.
func (r *row) Tapped(*fyne.PointEvent) {
	if r.chosen != nil {
		r.chosen()
	}
}

// TappedSecondary asks for the row's menu.
func (r *row) TappedSecondary(e *fyne.PointEvent) {
	if r.menu != nil {
		r.menu(e.AbsolutePosition)
	}
}

// CreateRenderer is for the toolkit.
func (r *row) CreateRenderer() fyne.WidgetRenderer { return &rowRenderer{r} }

type rowRenderer struct{ row *row }

func (r *rowRenderer) MinSize() fyne.Size {
	high := rowHeight()
	if r.row.image != nil && r.row.columns.picture > 0 {
		high = fyne.Max(high, r.row.columns.picture+pictureGap)
	}
	return fyne.NewSize(60, high-theme.Padding()) // the list puts that between two
}

func (r *rowRenderer) Layout(size fyne.Size) {
	r.row.under.Resize(size)
	x, scale := float32(columnGap)/2, style.Density(r.row)
	for i, t := range r.row.cells {
		if i >= len(r.row.columns.widths) || i >= len(r.row.words) {
			t.Hide()
			continue
		}
		t.Show()
		width, words := r.row.columns.widths[i], r.row.words[i]
		if i == r.row.columns.words {
			if side := r.row.columns.picture; side > 0 && r.row.image != nil {
				r.row.image.Resize(fyne.NewSquareSize(side))
				r.row.image.Move(fyne.NewPos(style.WholePixel(x, scale), style.WholePixel((size.Height-side)/2, scale)))
			}
			x += r.row.columns.pictureRoom()
			width = r.row.columns.wordRoom(size.Width)
			words = shortened(words, width)
		}
		if t.Text != words {
			t.Text = words
			t.Refresh()
		}
		// Words begin on a whole pixel: between two they are blurred.
		need, at := fyne.MeasureText(words, style.TextSize(), t.TextStyle), x
		if i != r.row.columns.words {
			at += width - need.Width
		}
		t.Resize(need)
		t.Move(fyne.NewPos(style.WholePixel(at, scale), style.WholePixel((size.Height-need.Height)/2, scale)))
		x += width + columnGap
	}
}

// rowHeight is that of a row of a list, in whole pixels.
func rowHeight() float32 {
	return style.ReachableHeight(float32(math.Ceil(float64(2*style.TextSize()) - 1e-3)))
}

// shortened is a text cut to a width, with an ellipsis where it is cut.
func shortened(words string, width float32) string {
	if style.TextWidth(words) <= width {
		return words
	}
	runes := []rune(words)
	for len(runes) > 1 && style.TextWidth(string(runes)+"…") > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}

func (r *rowRenderer) Refresh() {
	name := theme.ColorNameForeground
	if r.row.faint {
		name = theme.ColorNamePlaceHolder
	}
	c := theme.Color(name)
	for _, t := range r.row.cells {
		if t.Color != c || t.TextSize != style.TextSize() {
			t.Color, t.TextSize = c, style.TextSize()
			t.Refresh()
		}
	}
	r.Layout(r.row.Size())
}

func (r *rowRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.row.under}
	for _, t := range r.row.cells {
		objects = append(objects, t)
	}
	if r.row.image != nil && r.row.columns.picture > 0 && r.row.image.Image != nil {
		objects = append(objects, r.row.image)
	}
	return objects
}

func (r *rowRenderer) Destroy() {}
