package plot

import (
	"strings"

	"fyne.io/fyne/v2"

	"langkah/engine/base/chart"
)

var (
	_ fyne.Accessible = (*Chart)(nil)
)

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
