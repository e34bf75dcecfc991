package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// The toolkit gives a key without Ctrl or Alt to the widget that has the focus
// and to nobody else. The controls here hand on the keys that mean nothing to
// them, so that F1, Esc and the like work wherever the focus is.

// Button is a button that hands on keys. It has a tooltip where Tips and Tip say so.
type Button struct {
	widget.Button
	OnKey func(*fyne.KeyEvent)
	Tips  *Tips
	Tip   string
}

// NewButton makes a button; icon may be nil.
func NewButton(text string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// NewIconButton makes a flat button without words, which its tooltip says.
func NewIconButton(icon fyne.Resource, tips *Tips, tip string, tapped func()) *Button {
	b := NewButton("", icon, tapped)
	b.Importance, b.Tips, b.Tip = widget.LowImportance, tips, tip
	return b
}

// MinSize is large enough to be pressed.
func (b *Button) MinSize() fyne.Size { return style.Reachable(b.Button.MinSize()) }

// MouseIn starts the delay of the tooltip.
func (b *Button) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.Tips.Wait(b, b.Tip)
}

// MouseOut takes the tooltip away.
func (b *Button) MouseOut() {
	b.Button.MouseOut()
	b.Tips.Hide()
}

// Tapped takes the tooltip away and presses the button.
func (b *Button) Tapped(e *fyne.PointEvent) {
	b.Tips.Hide()
	b.Button.Tapped(e)
}

// TypedKey presses the button with Space or Return and hands on other keys.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		b.Button.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case e.Name == fyne.KeySpace || b.OnKey == nil:
		b.Button.TypedKey(e)
	default:
		b.OnKey(e)
	}
}

// Dropdown is a choice among words that hands on keys. After the mouse has
// chosen, OnPicked may take the focus elsewhere; the keyboard keeps it.
type Dropdown struct {
	widget.Select
	OnKey    func(*fyne.KeyEvent)
	OnPicked func()

	byMouse bool
}

// NewDropdown makes a dropdown; changed hears the index of what was chosen by
// the user, not of what [Dropdown.Offer] has set.
func NewDropdown(changed func(index int)) *Dropdown {
	d := &Dropdown{}
	d.OnChanged = func(string) {
		changed(d.SelectedIndex())
		if d.byMouse && d.OnPicked != nil {
			d.OnPicked()
		}
		d.byMouse = false
	}
	d.ExtendBaseWidget(d)
	return d
}

// Offer sets the choices and the chosen one without telling anybody.
func (d *Dropdown) Offer(choices []string, chosen int) {
	heard := d.OnChanged
	d.OnChanged = nil
	d.Options = choices
	if chosen >= 0 && chosen < len(choices) {
		d.Selected = choices[chosen]
	} else {
		d.Selected = ""
	}
	d.OnChanged = heard
	d.Refresh()
}

// MinSize is large enough to be pressed.
func (d *Dropdown) MinSize() fyne.Size { return style.Reachable(d.Select.MinSize()) }

// Needs is the width in which the longest choice is not cut.
func (d *Dropdown) Needs() float32 { return needs(d.Options) }

// needs is the width of a choice among words with its arrow.
func needs(choices []string) float32 {
	var longest float32
	for _, c := range choices {
		longest = fyne.Max(longest, style.TextWidth(c))
	}
	return longest + theme.IconInlineSize() + 4*theme.InnerPadding()
}

// Tapped opens the list.
func (d *Dropdown) Tapped(e *fyne.PointEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(d)
	if !style.Touch() || d.Disabled() || c == nil {
		d.Select.Tapped(e)
		return
	}
	items := make([]*fyne.MenuItem, len(d.Options))
	for i, option := range d.Options {
		items[i] = fyne.NewMenuItem(option, func() { d.SetSelected(option) })
		items[i].Checked = option == d.Selected
	}
	ShowMenu(c, items, fyne.CurrentApp().Driver().AbsolutePositionForObject(d).AddXY(0, d.Size().Height))
}

// MouseDown notes that the mouse opens the list.
func (d *Dropdown) MouseDown(*desktop.MouseEvent) { d.byMouse = true }

// MouseUp is nothing to a dropdown.
func (d *Dropdown) MouseUp(*desktop.MouseEvent) {}

// TypedKey hands on the keys that a dropdown has no use for.
func (d *Dropdown) TypedKey(e *fyne.KeyEvent) {
	d.byMouse = false
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		d.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		d.Select.TypedKey(e)
	default:
		if d.OnKey != nil {
			d.OnKey(e)
		}
	}
}

// Check is a box to tick that hands on keys.
type Check struct {
	widget.Check
	OnKey func(*fyne.KeyEvent)
}

// NewCheck makes a box; changed is called after every change by the user.
func NewCheck(text string, on bool, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.Checked, c.OnChanged = text, on, changed
	c.ExtendBaseWidget(c)
	return c
}

// MinSize is large enough to be pressed.
func (c *Check) MinSize() fyne.Size { return style.Reachable(c.Check.MinSize()) }

// TypedKey ticks the box with Space, which the toolkit hears as a letter, or Return,
// and hands on other keys.
func (c *Check) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		c.SetChecked(!c.Checked)
	case fyne.KeySpace:
	default:
		if c.OnKey != nil {
			c.OnKey(e)
		}
	}
}

// Slider is a slider that hands on keys.
type Slider struct {
	widget.Slider
	OnKey func(*fyne.KeyEvent)
}

// NewSlider makes a slider over whole numbers.
func NewSlider(changed func(float64)) *Slider {
	s := &Slider{}
	s.Step, s.Max, s.OnChanged = 1, 1, changed
	s.ExtendBaseWidget(s)
	return s
}

// MinSize is large enough to be dragged.
func (s *Slider) MinSize() fyne.Size { return style.Reachable(s.Slider.MinSize()) }

// TypedKey moves the slider with the arrow keys and hands on other keys.
func (s *Slider) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		s.Slider.TypedKey(e)
	default:
		if s.OnKey != nil {
			s.OnKey(e)
		}
	}
}

// Set shows a value without telling anybody.
func (s *Slider) Set(value, most float64) {
	if s.Value == value && s.Max == most {
		return
	}
	s.Value, s.Max = value, most
	s.Refresh()
}

// Entry is a line of text that hands on the keys that it has no use for.
type Entry struct {
	widget.Entry
	OnKey  func(*fyne.KeyEvent)
	OnStep func(by int) // the arrows up and down; nil for nothing

	// Completion returns what Tab adds at the cursor; nil or "" lets Tab go to the next control.
	Completion func() string
}

// NewEntry makes an entry; changed is called after every change by the user.
func NewEntry(text string, changed func(string)) *Entry {
	e := &Entry{}
	e.Text, e.OnChanged = text, changed
	e.ExtendBaseWidget(e)
	return e
}

// MinSize is large enough to be pressed.
func (e *Entry) MinSize() fyne.Size { return style.Reachable(e.Entry.MinSize()) }

// Insert puts a text at the cursor.
func (e *Entry) Insert(text string) {
	before, after := e.Split()
	e.SetText(before + text + after)
	e.CursorColumn = len([]rune(before + text))
	e.Refresh()
}

// Split returns the text before the cursor and after it.
func (e *Entry) Split() (before, after string) {
	line := []rune(e.Text)
	at := min(e.CursorColumn, len(line))
	return string(line[:at]), string(line[at:])
}

// AcceptsTab tells whether Tab completes.
func (e *Entry) AcceptsTab() bool { return e.Completion != nil && e.Completion() != "" }

// TypedKey hands on Escape and the function keys.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if e.OnKey != nil && (k.Name == fyne.KeyEscape || k.Name == fyne.KeyF1) {
		e.OnKey(k)
		return
	}
	switch {
	case k.Name == fyne.KeyTab && e.AcceptsTab():
		e.Insert(e.Completion())
	case e.OnStep != nil && k.Name == fyne.KeyUp:
		e.OnStep(+1)
	case e.OnStep != nil && k.Name == fyne.KeyDown:
		e.OnStep(-1)
	default:
		e.Entry.TypedKey(k)
	}
}
