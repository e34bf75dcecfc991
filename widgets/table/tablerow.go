package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// tableRow is one row of a Sortable, or its header.
type tableRow struct {
	widget.BaseWidget
	table  *Sortable
	header bool
	number int
	faces  []*face
	line   *canvas.Line // below it
	ground *canvas.Rectangle
	tipped int // column whose tip is waited for
}

var (
	_ desktop.Hoverable      = (*tableRow)(nil)
	_ fyne.SecondaryTappable = (*tableRow)(nil)
	_ fyne.Tappable          = (*headRow)(nil)
)

// headRow is a header, which can be pressed. A row is pressed through its list.
type headRow struct{ tableRow }

func newHeadRow(t *Sortable) *headRow {
	h := &headRow{tableRow{table: t, header: true, line: canvas.NewLine(nil), ground: canvas.NewRectangle(nil), tipped: -1}}
	h.ExtendBaseWidget(h)
	return h
}

func newTableRow(t *Sortable) *tableRow {
	r := &tableRow{table: t, line: canvas.NewLine(nil), ground: canvas.NewRectangle(nil), tipped: -1}
	r.ExtendBaseWidget(r)
	return r
}

// fill shows a row of the table.
func (r *tableRow) fill(number int) {
	r.number = number
	for len(r.faces) < len(r.table.widths) {
		r.faces = append(r.faces, newFace())
	}
	r.Refresh()
}

// CreateRenderer is for the toolkit.
func (r *tableRow) CreateRenderer() fyne.WidgetRenderer { return &tableRowRenderer{r} }

type tableRowRenderer struct{ row *tableRow }

func (r *tableRowRenderer) MinSize() fyne.Size {
	return fyne.NewSize(60, fyne.MeasureText("0", style.TextSize(), fyne.TextStyle{}).Height+rowSpace)
}

func (r *tableRowRenderer) Layout(size fyne.Size) {
	row, t := r.row, r.row.table
	look := row.look()
	for i, f := range row.faces {
		if i >= len(t.widths) || !row.header && row.number >= t.data.Rows {
			f.hide()
			continue
		}
		if row.header {
			f.cell = t.head(i)
		} else {
			f.cell = t.data.Cell(row.number, i)
		}
		x, width := t.place(i, size.Width)
		f.show(fyne.NewPos(x, 0), fyne.NewSize(width, size.Height), t.data.Columns[i].Figure, look)
	}
	row.ground.Hidden = row.header || row.number >= t.data.Rows || t.data.Tinted == nil || !t.data.Tinted(row.number)
	row.ground.FillColor = theme.Color(theme.ColorNameHover)
	row.ground.Resize(size)
	row.line.Hidden = row.header
	row.line.StrokeColor = theme.Color(theme.ColorNameSeparator)
	row.line.Position1, row.line.Position2 = fyne.NewPos(0, size.Height-1), fyne.NewPos(size.Width, size.Height-1)
}

// look returns the common look of the row's cells.
func (r *tableRow) look() rowLook {
	data := r.table.data
	if r.header || r.number >= data.Rows {
		return rowLook{density: style.Density(r)}
	}
	look := rowLook{density: style.Density(r), wrong: data.Wrong != nil && data.Wrong(r.number), pale: data.Pale != nil && data.Pale(r.number)}
	for i := range data.Columns {
		look.barred = look.barred || data.Cell(r.number, i).Bar >= 0
	}
	return look
}

func (r *tableRowRenderer) Refresh() {
	r.Layout(r.row.Size())
	canvas.Refresh(r.row)
}

func (r *tableRowRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.row.ground, r.row.line}
	for _, f := range r.row.faces {
		objects = append(objects, f.objects()...)
	}
	return objects
}

func (r *tableRowRenderer) Destroy() {}

// column is the column at a place of the row; -1 for none.
func (r *tableRow) column(x float32) int {
	for i := range r.table.widths {
		left, width := r.table.place(i, r.Size().Width)
		if x < left+width+columnSpace/2 {
			return i
		}
	}
	return -1
}

// MouseIn starts the delay of the tooltip of the cell under the mouse.
func (r *tableRow) MouseIn(e *desktop.MouseEvent) { r.MouseMoved(e) }

// MouseMoved is MouseIn for the column that the mouse has moved to.
func (r *tableRow) MouseMoved(e *desktop.MouseEvent) {
	column := r.column(e.Position.X)
	if column == r.tipped {
		return
	}
	r.tipped = column
	switch data := r.table.data; {
	case r.header && column >= 0:
		r.table.tips.Wait(r, data.Columns[column].Tip)
	case !r.header && data.Tip != nil && r.number < data.Rows:
		r.table.tips.Wait(r, data.Tip(r.number))
	}
}

// MouseOut takes the tip away.
func (r *tableRow) MouseOut() {
	r.tipped = -1
	r.table.tips.Hide()
}

// TappedSecondary opens the menu of the row.
func (r *tableRow) TappedSecondary(e *fyne.PointEvent) {
	r.table.tips.Hide()
	if !r.header && r.table.OnMenu != nil && r.number < r.table.data.Rows {
		r.table.OnMenu(r.number, e.AbsolutePosition)
	}
}

// Tapped chooses the row.
func (r *tableRow) Tapped(*fyne.PointEvent) {
	if !r.header && r.number < r.table.data.Rows {
		choose(&r.table.list.List, r.table.list, r.number)
	}
}

// Tapped sorts by the column under the mouse.
func (h *headRow) Tapped(e *fyne.PointEvent) {
	if column := h.column(e.Position.X); column >= 0 && h.table.OnSort != nil {
		h.table.OnSort(column)
	}
}

// Cursor shows that the header can be pressed.
func (h *headRow) Cursor() desktop.Cursor { return desktop.PointerCursor }
