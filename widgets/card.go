package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Card is content on a sheet of paper with round corners and a thin line around.
type Card struct {
	widget.BaseWidget
	sheet   *canvas.Rectangle
	content fyne.CanvasObject
	flat    bool // a row of a list: it has no line around it
	tile    bool // a picture to press, on the colour of buttons
	chosen  bool // one of several that is in hand
	hovered bool
	focused bool
	mood    Mood // what is on it means, as the line around it shows
}

// Tint puts the line around it into the colour of a mood.
func (c *Card) Tint(mood Mood) {
	if c.mood != mood {
		c.mood = mood
		c.Refresh()
	}
}

// NewCard puts content on a card, with room around it.
func NewCard(content fyne.CanvasObject) *Card {
	c := &Card{}
	c.hold(content)
	c.ExtendBaseWidget(c)
	return c
}

func (c *Card) hold(content fyne.CanvasObject) {
	c.sheet, c.content = canvas.NewRectangle(nil), content
	c.sheet.CornerRadius = style.CardRadius
}

// CreateRenderer is for the toolkit.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{c}
	r.Refresh()
	return r
}

// The room around the content of a card, and of a row.
const (
	cardPadding = 14
	rowPadding  = 4
	tilePadding = 10
)

type cardRenderer struct{ card *Card }

func (r *cardRenderer) padding() float32 {
	switch {
	case r.card.tile:
		return tilePadding
	case r.card.flat:
		return rowPadding
	}
	return cardPadding
}

func (r *cardRenderer) MinSize() fyne.Size {
	return r.card.content.MinSize().AddWidthHeight(2*r.padding(), 2*r.padding())
}

func (r *cardRenderer) Layout(size fyne.Size) {
	r.card.sheet.Resize(size)
	r.card.content.Move(fyne.NewSquareOffsetPos(r.padding()))
	r.card.content.Resize(size.SubtractWidthHeight(2*r.padding(), 2*r.padding()))
}

func (r *cardRenderer) Refresh() {
	c := r.card
	c.sheet.FillColor, c.sheet.StrokeColor, c.sheet.StrokeWidth = theme.Color(style.ColorPanel), theme.Color(theme.ColorNameSeparator), 1
	switch {
	case c.tile:
		c.sheet.FillColor, c.sheet.StrokeWidth = theme.Color(theme.ColorNameButton), 0
	case c.flat:
		c.sheet.FillColor, c.sheet.StrokeWidth = nil, 0
	}
	if c.chosen {
		c.sheet.FillColor = theme.Color(style.ColorSoft)
	}
	if c.chosen && c.tile {
		c.sheet.StrokeColor, c.sheet.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1
	}
	switch {
	case c.flat && c.hovered && !c.chosen:
		c.sheet.FillColor = theme.Color(theme.ColorNameHover)
	case c.focused:
		c.sheet.StrokeColor, c.sheet.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
	case c.hovered:
		c.sheet.StrokeWidth = 1
		c.sheet.StrokeColor = theme.Color(theme.ColorNamePlaceHolder)
	case c.mood != Calm:
		_, ink := c.mood.Colors()
		c.sheet.StrokeColor = theme.Color(ink)
	}
	c.sheet.Refresh()
	canvas.Refresh(c.content)
}

func (r *cardRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.card.sheet, r.card.content}
}

func (r *cardRenderer) Destroy() {}

// PressCard is a card that can be pressed, by the mouse or by Return and Space.
// It hands on other keys.
type PressCard struct {
	Card
	OnKey func(*fyne.KeyEvent)
	Name  string // what it is, for those who look for it

	tapped func()
}

// NewPressCard puts content on a card that can be pressed.
func NewPressCard(name string, content fyne.CanvasObject, tapped func()) *PressCard {
	c := &PressCard{Name: name, tapped: tapped}
	c.hold(content)
	c.ExtendBaseWidget(c)
	return c
}

// NewPressRow is one of a list of rows that can be pressed.
func NewPressRow(name string, content fyne.CanvasObject, tapped func()) *PressCard {
	c := NewPressCard(name, content, tapped)
	c.flat = true
	c.sheet.CornerRadius = style.ControlRadius
	return c
}

// NewPressTile is a picture that can be pressed, one of several to choose from.
func NewPressTile(name string, content fyne.CanvasObject, tapped func()) *PressCard {
	c := NewPressCard(name, content, tapped)
	c.tile = true
	return c
}

// CreateRenderer is for the toolkit.
func (c *PressCard) CreateRenderer() fyne.WidgetRenderer { return c.Card.CreateRenderer() }

// Choose shows whether the card is the one of several that is in hand.
func (c *PressCard) Choose(chosen bool) {
	if c.chosen != chosen {
		c.chosen = chosen
		c.Refresh()
	}
}

// Chosen says whether it is that one.
func (c *PressCard) Chosen() bool { return c.chosen }

// Tapped presses the card.
func (c *PressCard) Tapped(*fyne.PointEvent) { c.tapped() }

// MouseIn shows that the card can be pressed.
func (c *PressCard) MouseIn(*desktop.MouseEvent) {
	c.hovered = true
	c.Refresh()
}

// MouseMoved is nothing to a card.
func (c *PressCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows that the mouse is elsewhere.
func (c *PressCard) MouseOut() {
	c.hovered = false
	c.Refresh()
}

// Cursor is that of something that can be pressed.
func (c *PressCard) Cursor() desktop.Cursor { return desktop.PointerCursor }

// FocusGained shows that the keyboard is here.
func (c *PressCard) FocusGained() {
	c.focused = true
	c.Refresh()
}

// FocusLost shows that the keyboard is elsewhere.
func (c *PressCard) FocusLost() {
	c.focused = false
	c.Refresh()
}

// TypedRune is nothing to a card.
func (c *PressCard) TypedRune(rune) {}

// TypedKey presses the card with Return and Space.
func (c *PressCard) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.tapped()
	default:
		if c.OnKey != nil {
			c.OnKey(e)
		}
	}
}
