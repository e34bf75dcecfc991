package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/compare"
	"langkah/widgets"
)

// compareCharts is the tab of charts.
type compareCharts struct {
	page    *comparePage
	list    *fyne.Container
	content fyne.CanvasObject
}

func newCompareCharts(p *comparePage) *compareCharts {
	c := &compareCharts{page: p, list: container.NewVBox()}
	c.content = container.NewScroll(container.New(&insetLayout{panelPadding}, c.list))
	return c
}

// mostCharts is how many charts are drawn in the window; a report has them all.
const mostCharts = 40

// show draws the charts of the rows that there are.
func (c *compareCharts) show() {
	w := c.page.w.words
	charts := compare.Charts(c.page.rows, func(format string) string { return w.x(format, format) })
	c.list.RemoveAll()
	if len(charts) == 0 {
		c.list.Add(widget.NewLabel(w.x("compare.nocharts", "Charts appear here when something has been compared")))
	}
	for _, chart := range charts[:min(len(charts), mostCharts)] {
		if chart.Puzzle != "" {
			title := widget.NewLabel(chart.Puzzle)
			title.TextStyle.Bold = true
			c.list.Add(title)
		}
		c.list.Add(container.NewHBox(widgets.NewChart(chart.Scene))) // to the left
	}
	if len(charts) > mostCharts {
		c.list.Add(widget.NewLabel(w.f("compare.morecharts", "%s more charts are in the saved report", count(int64(len(charts)-mostCharts)))))
	}
	c.list.Refresh()
}
