package widgets

import (
	"cmp"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
)

// A screen reader reads a widget's label and role, which the toolkit hands to the
// system where the program was built with -tags accessibility. The toolkit has four
// roles: what is neither a button nor a link is text.

var (
	_ fyne.Accessible = (*Button)(nil)
	_ fyne.Accessible = (*Check)(nil)
	_ fyne.Accessible = (*CheckList)(nil)
	_ fyne.Accessible = (*Dropdown)(nil)
	_ fyne.Accessible = (*Entry)(nil)
	_ fyne.Accessible = (*PressCard)(nil)
	_ fyne.Accessible = (*Slider)(nil)
	_ fyne.Accessible = (*Tab)(nil)
	_ fyne.Accessible = (*TextArea)(nil)
	_ fyne.Accessible = (*Transport)(nil)
	_ fyne.Accessible = (*choiceList)(nil)
)

// AccessibilityLabel returns the button's text or, without one, its tooltip.
func (b *Button) AccessibilityLabel() string { return cmp.Or(b.Text, b.Tip) }

// AccessibilityLabel is the box's text, after a tick where it has one.
func (c *Check) AccessibilityLabel() string { return ticked(c.Text, c.Checked) }

// AccessibilityRole is button.
func (c *Check) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel names the choices, each after a tick where it has one.
func (l *CheckList) AccessibilityLabel() string {
	words := make([]string, len(l.names))
	for i, name := range l.names {
		words[i] = ticked(name, l.ticked[i])
	}
	return strings.Join(words, ", ")
}

// AccessibilityRole is text.
func (l *CheckList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// ticked puts the sign that screen readers call a check mark before a text.
func ticked(text string, on bool) string {
	if on {
		return "✓ " + text
	}
	return text
}

// AccessibilityLabel is the chosen word.
func (d *Dropdown) AccessibilityLabel() string { return cmp.Or(d.Selected, d.PlaceHolder) }

// AccessibilityRole is button: it opens the list.
func (d *Dropdown) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel is the text or, while there is none, what belongs there.
func (e *Entry) AccessibilityLabel() string { return cmp.Or(e.Text, e.PlaceHolder) }

// AccessibilityRole is text.
func (e *Entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is the card's name.
func (c *PressCard) AccessibilityLabel() string { return c.Name }

// AccessibilityRole is button.
func (c *PressCard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel is the value and the largest one.
func (s *Slider) AccessibilityLabel() string { return fmt.Sprintf("%g / %g", s.Value, s.Max) }

// AccessibilityRole is text.
func (s *Slider) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is the tab's word, after a tick on the chosen one.
func (t *Tab) AccessibilityLabel() string { return ticked(t.Text, t.chosen) }

// AccessibilityRole is button.
func (t *Tab) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel is the text.
func (a *TextArea) AccessibilityLabel() string { return a.entry.Text }

// AccessibilityRole is text.
func (a *TextArea) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is where the playback is.
func (t *Transport) AccessibilityLabel() string { return t.count.Text }

// AccessibilityRole is text.
func (t *Transport) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is the choice that Return would take.
func (l *choiceList) AccessibilityLabel() string {
	if len(l.rows) == 0 {
		return ""
	}
	return l.rows[l.at].title.Text
}

// AccessibilityRole is text.
func (l *choiceList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
