package compare

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine/figures"
	"langkah/widgets"
)

// charts is the tab of charts.
type charts struct {
	words   look.Words
	model   *Model
	list    *fyne.Container
	content fyne.CanvasObject
}

func newCharts(w look.Words, m *Model) *charts {
	c := &charts{words: w, model: m, list: container.NewVBox()}
	c.content = container.NewScroll(look.Inset(look.Padding, c.list))
	return c
}

// mostCharts is how many charts are drawn in the window; a report has them all.
const mostCharts = 40

// show draws the charts of the rows that there are.
func (c *charts) show() {
	w := c.words
	all := c.model.charts(w.Format).All(c.model.log().Ordered())
	c.list.RemoveAll()
	if len(all) == 0 {
		c.list.Add(widget.NewLabel(w.Text("compare.nocharts", "Charts appear here when something has been compared")))
	}
	for _, chart := range all[:min(len(all), mostCharts)] {
		if chart.Puzzle != "" {
			title := widget.NewLabel(chart.Puzzle)
			title.TextStyle.Bold = true
			c.list.Add(title)
		}
		c.list.Add(widgets.NewChart(chart.Chart))
	}
	if len(all) > mostCharts {
		c.list.Add(widget.NewLabel(w.Textf("compare.morecharts", "%s more charts are in the saved report", figures.Count(int64(len(all)-mostCharts)))))
	}
	c.list.Refresh()
}
