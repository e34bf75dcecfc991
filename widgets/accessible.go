package widgets

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
)

// A screen reader reads a widget's label and role, which the toolkit hands to the
// system where the program was built with -tags accessibility. The toolkit has four
// roles: what is neither a button nor a link is text.

var (
	_ fyne.Accessible = (*Board)(nil)
	_ fyne.Accessible = (*Button)(nil)
	_ fyne.Accessible = (*Chart)(nil)
	_ fyne.Accessible = (*Check)(nil)
	_ fyne.Accessible = (*CheckList)(nil)
	_ fyne.Accessible = (*Dropdown)(nil)
	_ fyne.Accessible = (*Easel)(nil)
	_ fyne.Accessible = (*Entry)(nil)
	_ fyne.Accessible = (*MoveList)(nil)
	_ fyne.Accessible = (*PressCard)(nil)
	_ fyne.Accessible = (*Slider)(nil)
	_ fyne.Accessible = (*SortTable)(nil)
	_ fyne.Accessible = (*Tab)(nil)
	_ fyne.Accessible = (*TextArea)(nil)
	_ fyne.Accessible = (*Transport)(nil)
	_ fyne.Accessible = (*choiceList)(nil)
)

// AccessibilityLabel names the pieces of the board, row by row.
func (b *Board) AccessibilityLabel() string { return piecesOf(b.stage.scene) }

// AccessibilityRole is text.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel names the pieces of the drawing, row by row.
func (e *Easel) AccessibilityLabel() string { return piecesOf(e.stage.scene) }

// AccessibilityRole is text.
func (e *Easel) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// piecesOf returns the words on a scene in the order of reading.
func piecesOf(s scene.Scene) string {
	var texts []scene.Item
	for _, item := range s.Items {
		if item.Kind == scene.Text && item.Text != "" {
			texts = append(texts, item)
		}
	}
	slices.SortStableFunc(texts, func(a, b scene.Item) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
	words := make([]string, len(texts))
	for i, t := range texts {
		words[i] = t.Text
	}
	return strings.Join(words, " ")
}

// AccessibilityLabel is what stands on the button or, on one without words, its tooltip.
func (b *Button) AccessibilityLabel() string { return cmp.Or(b.Text, b.Tip) }

// AccessibilityLabel returns the words of the chart: its titles, series and figures.
func (c *Chart) AccessibilityLabel() string {
	if c.chart == nil {
		return ""
	}
	var words []string
	for _, shape := range c.chart.Draw(leastChart, c.measure).Shapes {
		if shape.Kind == chart.Text {
			words = append(words, shape.Text)
		}
	}
	return strings.Join(words, ", ")
}

// AccessibilityRole is text.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

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

// AccessibilityLabel is the present row, or the first while none is.
func (m *MoveList) AccessibilityLabel() string {
	if m.rows == 0 {
		return ""
	}
	return strings.Join(rowWords(m.columns, max(m.present, 0), m.cell), ", ")
}

// AccessibilityRole is text.
func (m *MoveList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is the card's name.
func (c *PressCard) AccessibilityLabel() string { return c.Name }

// AccessibilityRole is button.
func (c *PressCard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel is the value and the largest one.
func (s *Slider) AccessibilityLabel() string { return fmt.Sprintf("%g / %g", s.Value, s.Max) }

// AccessibilityRole is text.
func (s *Slider) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel names the columns.
func (t *SortTable) AccessibilityLabel() string {
	titles := make([]string, len(t.data.Columns))
	for i, c := range t.data.Columns {
		titles[i] = c.Title
	}
	return strings.Join(titles, ", ")
}

// AccessibilityRole is text.
func (t *SortTable) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

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
