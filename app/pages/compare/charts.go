package compare

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/compare/plots"
	"langkah/engine/compare/summary"
	"langkah/widgets"
	"langkah/widgets/plot"
)

// charts is the tab of charts.
type charts struct {
	words   look.Words
	model   *Model
	key     func(*fyne.KeyEvent)
	list    *fyne.Container
	content fyne.CanvasObject
}

func newCharts(f *look.Frame, m *Model) *charts {
	c := &charts{words: f.Words, model: m, key: f.Key, list: container.NewVBox()}
	c.content = look.Scroll(c.list)
	return c
}

// mostCharts is how many charts are drawn in the window; a report has them all.
const mostCharts = 40

// show draws the charts of the rows that there are.
func (c *charts) show() {
	w, draw, rows := c.words, c.model.charts(c.words.Format), c.model.log().Ordered()
	all := draw.All(rows)
	c.list.RemoveAll()
	if len(all) == 0 {
		hint := widget.NewLabel(w.Text("compare.nocharts", "Charts appear here when something has been compared"))
		hint.Wrapping = fyne.TextWrapWord
		c.list.Add(hint)
	}
	if m := summary.NewMatrix(rows); len(m.Tables) > 1 && len(m.Methods) > 1 {
		c.list.Add(widgets.NewCard(c.pair(draw, m)))
	}
	for _, chart := range all[:min(len(all), mostCharts)] {
		if chart.Puzzle != "" {
			title := widget.NewLabel(chart.Puzzle)
			title.TextStyle.Bold = true
			c.list.Add(title)
		}
		c.list.Add(widgets.NewCard(plot.NewChart(chart.Chart)))
	}
	if len(all) > mostCharts {
		c.list.Add(widget.NewLabel(w.Textf("compare.morecharts", "%s more charts are in the saved report", figures.Count(int64(len(all)-mostCharts)))))
	}
	c.list.Refresh()
}

// pair is the chart of two methods over all puzzles, with a choice of the two.
func (c *charts) pair(draw plots.Charts, m summary.Matrix) fyne.CanvasObject {
	chosen := &c.model.pair
	if chosen[0] >= len(m.Methods) || chosen[1] >= len(m.Methods) || chosen[0] == chosen[1] {
		*chosen = [2]int{0, 1}
	}
	scatter := func() chart.Chart { return draw.Pair(m, m.Methods[chosen[0]], m.Methods[chosen[1]]) }
	view := plot.NewChart(scatter())
	titles := make([]string, len(m.Methods))
	for i, name := range m.Methods {
		titles[i] = c.words.Message(draw.Names.Typed(name))
	}
	choice := func(side int) *widgets.Dropdown {
		d := widgets.NewDropdown(func(i int) {
			chosen[side] = i
			view.Set(scatter())
		})
		d.Offer(titles, chosen[side])
		d.OnKey = c.key
		return d
	}
	text := c.words.Text
	return container.NewVBox(
		container.NewGridWithColumns(2,
			look.Form(widget.NewLabel(text("charts.across", "Across")), choice(0)),
			look.Form(widget.NewLabel(text("charts.up", "Up")), choice(1))),
		view)
}
