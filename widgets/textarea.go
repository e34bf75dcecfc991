package widgets

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// TextArea is a text of several lines to write in, in letters of one width, with
// the numbers of its lines. A place in it can be underlined.
type TextArea struct {
	widget.BaseWidget
	OnKey func(*fyne.KeyEvent) // hears Escape and F1

	entry     *areaEntry
	numbers   *widget.Label
	under     *canvas.Rectangle // below what is wrong
	behind    *canvas.Rectangle // behind its line's number
	sheet     *fyne.Container
	scroll    *container.Scroll
	line, col int // of what is underlined; line 0 for nothing, column 0 for the whole line
	changed   func(string)
	showing   bool // the text is being set, not typed
}

// NewTextArea makes an empty text; changed is called after every change by the user.
func NewTextArea(changed func(string)) *TextArea {
	a := &TextArea{changed: changed, under: canvas.NewRectangle(nil), behind: canvas.NewRectangle(nil), numbers: widget.NewLabel("1")}
	a.behind.CornerRadius = 3
	a.numbers.TextStyle.Monospace = true
	a.numbers.Alignment = fyne.TextAlignTrailing
	a.numbers.Importance = widget.LowImportance
	a.entry = &areaEntry{area: a}
	a.entry.MultiLine, a.entry.Wrapping, a.entry.Scroll = true, fyne.TextWrapOff, fyne.ScrollNone
	a.entry.TextStyle.Monospace = true
	a.entry.OnChanged = a.edited
	a.entry.OnCursorChanged = a.follow
	a.entry.ExtendBaseWidget(a.entry)
	a.sheet = container.New(&areaLayout{a}, a.behind, a.numbers, a.entry, a.under)
	a.scroll = container.NewScroll(a.sheet)
	a.ExtendBaseWidget(a)
	return a
}

// Text returns the whole text.
func (a *TextArea) Text() string { return a.entry.Text }

// SetText shows another text, and tells nobody. The cursor stays near its place.
func (a *TextArea) SetText(text string) {
	if a.entry.Text == text {
		return
	}
	row, col := a.entry.CursorRow, a.entry.CursorColumn
	a.showing = true
	a.entry.SetText(text)
	a.showing = false
	a.number()
	a.put(row, col)
}

// Write replaces the text as if it were typed.
func (a *TextArea) Write(text string) { a.entry.SetText(text) }

// Underline marks a place, from 1; column 0 is the whole line, line 0 nothing.
func (a *TextArea) Underline(line, column int) {
	a.line, a.col = line, column
	a.Refresh()
}

// Underlined is the place that is marked.
func (a *TextArea) Underlined() (line, column int) { return a.line, a.col }

// GoTo puts the cursor to a place, from 1, and shows it.
func (a *TextArea) GoTo(line, column int) {
	a.put(line-1, max(column, 1)-1)
	a.follow()
}

// put puts the cursor to a place, or the nearest that there is.
func (a *TextArea) put(row, col int) {
	lines := strings.Split(a.entry.Text, "\n")
	row = min(max(row, 0), len(lines)-1)
	a.entry.CursorRow, a.entry.CursorColumn = row, min(max(col, 0), len([]rune(lines[row])))
	a.entry.Refresh()
}

// Writing returns the object that has the keyboard focus while one types.
func (a *TextArea) Writing() fyne.Focusable { return a.entry }

func (a *TextArea) edited(text string) {
	a.number()
	if !a.showing {
		a.changed(text)
	}
}

// number writes the numbers of the lines.
func (a *TextArea) number() {
	var b strings.Builder
	for i := range strings.Count(a.entry.Text, "\n") + 1 {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(strconv.Itoa(i + 1))
	}
	if b.String() != a.numbers.Text {
		a.numbers.SetText(b.String())
	}
	a.sheet.Refresh()
	a.scroll.Refresh()
}

// letter is the size of a letter.
func (a *TextArea) letter() fyne.Size {
	return fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{Monospace: true})
}

// spot is where on the sheet a place of the text is.
func (a *TextArea) spot(row, col int) fyne.Position {
	m, pad := a.letter(), theme.InnerPadding()
	return a.entry.Position().AddXY(pad+float32(col)*m.Width, pad+float32(row)*m.Height)
}

// follow scrolls to the cursor.
func (a *TextArea) follow() {
	if a.scroll == nil || a.scroll.Size().Width == 0 {
		return
	}
	m, seen, to := a.letter(), a.scroll.Size(), a.scroll.Offset
	at := a.spot(a.entry.CursorRow, a.entry.CursorColumn)
	inset := theme.InnerPadding()
	to.X = fyne.Min(to.X, fyne.Max(0, at.X-4*m.Width))
	to.X = fyne.Max(to.X, at.X+2*m.Width-seen.Width)
	to.Y = fyne.Min(to.Y, fyne.Max(0, at.Y-inset))
	to.Y = fyne.Max(to.Y, at.Y+m.Height+inset-seen.Height)
	if to != a.scroll.Offset {
		a.scroll.ScrollToOffset(to)
	}
}

// CreateRenderer is for the toolkit.
func (a *TextArea) CreateRenderer() fyne.WidgetRenderer {
	return &areaRenderer{widget.NewSimpleRenderer(a.scroll), a}
}

type areaRenderer struct {
	fyne.WidgetRenderer
	area *TextArea
}

// MinSize leaves the toolkit free to make the window small.
func (r *areaRenderer) MinSize() fyne.Size { return fyne.NewSize(120, 80) }

func (r *areaRenderer) Refresh() {
	r.area.sheet.Refresh() // lays the mark out
	r.WidgetRenderer.Refresh()
}

// areaLayout puts the numbers to the left of the text, and the mark where it belongs.
type areaLayout struct{ area *TextArea }

// numbered is how wide the numbers are.
func (l *areaLayout) numbered() float32 { return l.area.numbers.MinSize().Width }

func (l *areaLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return l.area.entry.MinSize().AddWidthHeight(l.numbered(), 0)
}

func (l *areaLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	a, left := l.area, l.numbered()
	a.numbers.Resize(fyne.NewSize(left, size.Height))
	a.entry.Move(fyne.NewPos(left, 0))
	a.entry.Resize(size.SubtractWidthHeight(left, 0))
	lines := strings.Split(a.entry.Text, "\n")
	if a.line < 1 || a.line > len(lines) {
		a.under.Hide()
		a.behind.Hide()
		return
	}
	m, first, letters := a.letter(), a.col-1, 1
	if a.col < 1 {
		first, letters = 0, max(1, len([]rune(lines[a.line-1])))
	}
	at := a.spot(a.line-1, first)
	a.under.FillColor, a.behind.FillColor = theme.Color(theme.ColorNameError), theme.Color(style.ColorBadSoft)
	a.under.Move(at.AddXY(0, m.Height-2))
	a.under.Resize(fyne.NewSize(float32(letters)*m.Width, 2))
	a.behind.Move(fyne.NewPos(1, at.Y))
	a.behind.Resize(fyne.NewSize(left-2, m.Height))
	a.under.Show()
	a.behind.Show()
}

// areaEntry is where one writes. Tab leads on, as everywhere in the window.
type areaEntry struct {
	widget.Entry
	area *TextArea
}

// AcceptsTab is for the toolkit.
func (e *areaEntry) AcceptsTab() bool { return false }

// TypedKey hands on Escape and F1.
func (e *areaEntry) TypedKey(k *fyne.KeyEvent) {
	if e.area.OnKey != nil && (k.Name == fyne.KeyEscape || k.Name == fyne.KeyF1) {
		e.area.OnKey(k)
		return
	}
	e.Entry.TypedKey(k)
}
