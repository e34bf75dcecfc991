package table

import (
	"strings"

	"fyne.io/fyne/v2"
)

var (
	_ fyne.Accessible = (*MoveList)(nil)
	_ fyne.Accessible = (*Sortable)(nil)
)

// AccessibilityLabel is the present row, or the first while none is.
func (m *MoveList) AccessibilityLabel() string {
	if m.rows == 0 {
		return ""
	}
	return strings.Join(rowWords(m.columns, max(m.present, 0), m.cell), ", ")
}

// AccessibilityRole is text.
func (m *MoveList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel names the columns.
func (t *Sortable) AccessibilityLabel() string {
	titles := make([]string, len(t.data.Columns))
	for i, c := range t.data.Columns {
		titles[i] = c.Title
	}
	return strings.Join(titles, ", ")
}

// AccessibilityRole is text.
func (t *Sortable) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
