package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Mood is the meaning of a badge's colour.
type Mood uint8

const (
	Calm Mood = iota
	Good
	Doubtful
	Bad
)

// Badge is a chip: a word or two on a pale pill. Without words it is not there.
type Badge struct {
	widget.BaseWidget
	mood Mood
	text *canvas.Text
	pill *canvas.Rectangle
}

// NewBadge makes an empty badge.
func NewBadge() *Badge {
	b := &Badge{text: canvas.NewText("", nil), pill: canvas.NewRectangle(nil)}
	b.text.TextStyle.Bold = true
	b.text.Alignment = fyne.TextAlignCenter
	b.ExtendBaseWidget(b)
	b.Hide()
	return b
}

// Say sets the words and the mood.
func (b *Badge) Say(words string, mood Mood) {
	b.text.Text, b.mood = words, mood
	if words == "" {
		b.Hide()
		return
	}
	b.Show()
	b.Refresh()
}

// Words are those that it says.
func (b *Badge) Words() string { return b.text.Text }

// CreateRenderer is for the toolkit.
func (b *Badge) CreateRenderer() fyne.WidgetRenderer {
	r := &badgeRenderer{b}
	r.Refresh()
	return r
}

type badgeRenderer struct{ badge *Badge }

func (r *badgeRenderer) MinSize() fyne.Size {
	return r.badge.text.MinSize().AddWidthHeight(5*theme.Padding(), theme.Padding())
}

func (r *badgeRenderer) Layout(size fyne.Size) {
	height := r.MinSize().Height
	r.badge.pill.CornerRadius = height / 2
	r.badge.pill.Resize(fyne.NewSize(size.Width, height))
	r.badge.pill.Move(fyne.NewPos(0, (size.Height-height)/2))
	r.badge.text.Resize(size)
}

// Colors are the fill and the ink of each mood.
func (m Mood) Colors() (fill, ink fyne.ThemeColorName) {
	switch m {
	case Good:
		return style.ColorGoodSoft, theme.ColorNameSuccess
	case Doubtful:
		return style.ColorWarnSoft, theme.ColorNameWarning
	case Bad:
		return style.ColorBadSoft, theme.ColorNameError
	}
	return theme.ColorNameButton, theme.ColorNamePlaceHolder
}

func (r *badgeRenderer) Refresh() {
	fill, ink := r.badge.mood.Colors()
	r.badge.pill.FillColor, r.badge.text.Color = theme.Color(fill), theme.Color(ink)
	r.badge.text.TextSize = theme.Size(style.SizeChip)
	r.badge.pill.Refresh()
	r.badge.text.Refresh()
	r.Layout(r.badge.Size())
}

func (r *badgeRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.badge.pill, r.badge.text}
}

func (r *badgeRenderer) Destroy() {}
