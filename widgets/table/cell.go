package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"langkah/widgets"
	"langkah/widgets/style"
)

// Column is one column of a [Sortable].
type Column struct {
	Title  string
	Tip    string // what it means
	Figure bool   // its cells stand to the right
}

// Cell is the content of a cell of a [Sortable].
type Cell struct {
	Text string
	Bold bool
	Pale bool         // of less weight
	Chip bool         // on a pill in the mood's colour
	Mood widgets.Mood // of a chip
	Best bool         // the best of its column: bold, green and with a star
	Bar  float32      // length of the bar below, up to 1; below 0 for none
}

// NoBar is the bar of a cell that has none.
const NoBar = -1

const (
	cellBar    = 4 // height of a bar
	chipMargin = 9 // beside the words of a chip
	starSide   = 10
	starGap    = 3  // between the star and the figure
	leastBar   = 84 // width of a column with bars
)

// style is that of the cell's writing.
func (c Cell) style() fyne.TextStyle { return fyne.TextStyle{Bold: c.Bold || c.Best || c.Chip} }

func (c Cell) size() float32 {
	if c.Chip {
		return theme.Size(style.SizeChip)
	}
	return style.TextSize()
}

// width is the room that the cell needs.
func (c Cell) width() float32 {
	w := fyne.MeasureText(c.Text, c.size(), c.style()).Width
	switch {
	case c.Chip && c.Text != "":
		w += 2 * chipMargin
	case c.Best:
		w += (starSide + starGap) * style.Zoom()
	}
	if c.Bar >= 0 {
		w = fyne.Max(w, leastBar)
	}
	return w
}

// face draws a cell; its objects are made once and filled again and again.
type face struct {
	cell       Cell
	text       *canvas.Text
	star       *canvas.Image
	pill       *canvas.Rectangle
	track, bar *canvas.Rectangle
}

func newFace() *face {
	f := &face{
		text: canvas.NewText("", nil), star: &canvas.Image{FillMode: canvas.ImageFillContain}, pill: canvas.NewRectangle(nil),
		track: canvas.NewRectangle(nil), bar: canvas.NewRectangle(nil),
	}
	f.track.CornerRadius, f.bar.CornerRadius = cellBar/2, cellBar/2
	return f
}

func (f *face) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.pill, f.track, f.bar, f.star, f.text}
}

func (f *face) hide() {
	for _, o := range f.objects() {
		o.Hide()
	}
}

// rowLook is the common look of the cells of a row.
type rowLook struct {
	wrong, pale bool
	barred      bool    // one of them has a bar, so that all writing stands higher
	density     float32 // of the screen: writing begins on a whole pixel
}

// show draws the cell in a box.
func (f *face) show(at fyne.Position, size fyne.Size, figure bool, row rowLook) {
	c := f.cell
	f.hide()
	f.text.Show()
	fill, ink := fyne.ThemeColorName(""), style.ColorInk
	switch {
	case c.Chip:
		fill, ink = c.Mood.Colors()
	case row.wrong:
		ink = theme.ColorNameError
	case c.Best:
		ink = theme.ColorNameSuccess
	case c.Pale || row.pale:
		ink = theme.ColorNamePlaceHolder
	}
	f.text.Text, f.text.Color, f.text.TextSize, f.text.TextStyle = c.Text, theme.Color(ink), c.size(), c.style()
	height := fyne.MeasureText("0", f.text.TextSize, c.style()).Height
	line := size.Height // of the writing
	if row.barred {
		line -= cellBar
	}
	y := at.Y + (line-height)/2
	width := fyne.MeasureText(c.Text, c.size(), c.style()).Width
	x := at.X
	if figure {
		x += size.Width - width
	}
	f.text.Text = shortenedTo(c.Text, size.Width, f.text.TextSize, c.style())
	switch {
	case c.Chip && c.Text != "":
		x += chipMargin
		f.pill.FillColor, f.pill.CornerRadius = theme.Color(fill), height/2+1
		f.place(f.pill, x-chipMargin, y-1, width+2*chipMargin, height+2)
	case c.Best:
		f.star.Resource = starIcon
		side := starSide * style.Zoom()
		f.place(f.star, x-side-starGap*style.Zoom(), y+(height-side)/2, side, side)
	}
	f.text.Move(fyne.NewPos(style.WholePixel(x, row.density), style.WholePixel(y, row.density)))
	f.text.Resize(fyne.NewSize(width, height))
	if c.Bar >= 0 {
		f.track.FillColor, f.bar.FillColor = theme.Color(theme.ColorNameButton), theme.Color(theme.ColorNamePrimary)
		if c.Best {
			f.bar.FillColor = theme.Color(theme.ColorNameSuccess)
		}
		under := at.Y + size.Height - cellBar - 4
		f.place(f.track, at.X, under, size.Width, cellBar)
		if c.Bar > 0 {
			f.place(f.bar, at.X, under, fyne.Max(size.Width*fyne.Min(c.Bar, 1), cellBar), cellBar)
		}
	}
	for _, o := range f.objects() {
		if o.Visible() {
			o.Refresh()
		}
	}
}

func (f *face) place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	o.Show()
}

// shortenedTo is a text cut to a width, with an ellipsis where it is cut.
func shortenedTo(words string, width, size float32, style fyne.TextStyle) string {
	fits := func(text string) bool { return fyne.MeasureText(text, size, style).Width <= width+0.5 }
	if fits(words) {
		return words
	}
	runes := []rune(words)
	for len(runes) > 1 && !fits(string(runes)+"…") {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}

// starIcon is the sign of the best, in the colour of good news. The window's
// font has none.
var starIcon = theme.NewSuccessThemedResource(fyne.NewStaticResource("star.svg", []byte(
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#000000" d="M10 0l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7-6.2 3.7 1.6-7L0 7.3l7.1-.7z"/></svg>`)))
