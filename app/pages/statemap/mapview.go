package statemap

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/study/statemap"
	"langkah/widgets"
	"langkah/widgets/plot"
)

// mapView is the middle of the page: the map, or what there is to say in its place.
type mapView struct {
	frame  *look.Frame
	model  *Model
	spots  *plot.SpotMap
	zooms  *fyne.Container
	sides  *fyne.Container // the buttons that open what has no room beside the map
	words  *widget.Label
	bar    *widget.ProgressBar
	stop   *widgets.Button
	again  *widgets.Button
	notice fyne.CanvasObject

	sheet   *statemap.Sheet // that is shown
	content fyne.CanvasObject
}

func newMapView(f *look.Frame, m *Model, p *Page) *mapView {
	text := f.Words.Text
	d := &mapView{frame: f, model: m, spots: plot.NewSpotMap(), words: widget.NewLabel(""), bar: widget.NewProgressBar()}
	d.spots.OnHover, d.spots.OnPress = p.hover, p.press
	button := func(icon fyne.Resource, tip string, do func()) *widgets.Button {
		b := widgets.NewIconButton(icon, f.Tips, tip, func() {
			do()
			p.Focus()
		})
		b.Importance, b.OnKey = widget.MediumImportance, f.Key
		return b
	}
	d.zooms = container.NewVBox(
		button(theme.ContentAddIcon(), text("map.in", "Enlarge")+" (+)", p.zoomIn),
		button(theme.ContentRemoveIcon(), text("map.out", "Make smaller")+" (−)", p.zoomOut),
		button(theme.ViewFullScreenIcon(), text("map.whole", "The whole map")+" (0)", p.zoomWhole))
	d.sides = container.NewHBox(
		button(theme.MenuIcon(), text("map.puzzle", "Figures and colours"), func() { p.drawers.Toggle(widgets.LeftOpen) }),
		button(theme.InfoIcon(), text("map.position", "The board and the histogram"), func() { p.drawers.Toggle(widgets.RightOpen) }))
	d.bar.TextFormatter = func() string { return "" } // of how many it is not known
	d.words.Wrapping, d.words.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
	d.stop = widgets.NewButton(text("panel.stop", "Stop"), theme.MediaStopIcon(), p.stop)
	d.again = widgets.NewButton(text("map.again", "Explore again"), theme.ViewRefreshIcon(), p.begin)
	d.stop.OnKey, d.again.OnKey = f.Key, f.Key
	d.notice = container.NewCenter(widgets.NewCard(look.Wide(340, container.NewVBox(d.words, d.bar, container.NewCenter(container.NewHBox(d.stop, d.again))))))
	corner := func(o fyne.CanvasObject, above bool) fyne.CanvasObject {
		row := container.NewHBox(layout.NewSpacer(), o)
		if above {
			return container.NewVBox(row, layout.NewSpacer())
		}
		return container.NewVBox(layout.NewSpacer(), row)
	}
	d.content = container.NewStack(d.spots, look.Inset(12, corner(d.zooms, false)), look.Inset(12, corner(d.sides, true)), d.notice)
	return d
}

// show shows the map, and what stands out on it now.
func (d *mapView) show() {
	m := d.model
	d.showNotice()
	look.Show(d.zooms, m.ready())
	if !m.ready() {
		d.sheet = nil
		d.spots.Set(plot.SpotMapData{}, true)
		return
	}
	another := d.sheet == nil || d.sheet.Layout != m.sheet.Layout || len(d.sheet.Lanes) != len(m.sheet.Lanes) || len(m.opened) == 0 && d.sheet != m.sheet
	d.sheet = m.sheet
	d.spots.Set(d.data(), another)
	d.mark()
}

// mark shows where the keys are.
func (d *mapView) mark() {
	spot := -1
	if d.sheet != nil && d.model.cursor >= 0 {
		spot = d.sheet.Of(d.model.cursor)
	}
	d.spots.Pick(spot)
}

// showNotice says what runs, or why there is no map.
func (d *mapView) showNotice() {
	w, m := d.frame.Words, d.model
	shown := true
	d.bar.Hide()
	look.Show(d.again, m.found != nil && m.found.err != nil)
	look.Show(d.stop, m.building.Running() || m.laying.Running())
	switch {
	case m.building.Running():
		n := m.probe.Snapshot().Expanded
		d.words.SetText(w.Textf("map.building", "%s position{|s} so far, of at most %s", figures.Count(n), figures.Count(statemap.Most)))
		d.bar.Max = statemap.Most
		d.bar.SetValue(float64(n))
		d.bar.Show()
	case m.laying.Running() && m.sheet == nil:
		d.words.SetText(w.Text("map.laying", "Laying the map out …"))
	case m.found != nil && m.found.err != nil:
		d.words.SetText(look.Sentence(w.Error(m.found.err)) + ".\n\n" + w.Textf("map.smaller",
			"A map shows up to %s positions: take a smaller board or, where a limit has ended the work, raise it on the page Board.", figures.Count(statemap.Most)))
	case m.session.Puzzle() == nil:
		d.words.SetText(w.Text("map.nopuzzle", "Open a puzzle to see all its positions."))
	default:
		shown = m.found == nil
		d.words.SetText(w.Text("map.none", "There is no map yet."))
	}
	look.Show(d.notice, shown)
}

// mostCircles is up to how many rings have a circle each.
const mostCircles = 60

// rowLabel is the room for the label of a row, in the sheet's measure.
const rowLabel = 0.08

// data returns the content of the map.
func (d *mapView) data() plot.SpotMapData {
	m, s := d.model, d.model.sheet
	data := plot.SpotMapData{Width: s.Width, Height: s.Height, Radius: s.Radius, Glow: s.Layout == statemap.Rings}
	if s.Layout == statemap.Layers {
		data.Width += rowLabel
	}
	for i := range s.Spots {
		data.Spots = append(data.Spots, d.spot(i))
	}
	bridges := map[[2]int]bool{}
	for _, b := range m.found.cuts.Bridges {
		x, y := s.Of(b[0]), s.Of(b[1])
		bridges[[2]int{min(x, y), max(x, y)}] = true
	}
	for _, l := range s.Lines {
		data.Lines = append(data.Lines, plot.MapLine{A: l.A, B: l.B, Faint: l.Level, Bold: bridges[[2]int{int(min(l.A, l.B)), int(max(l.A, l.B))}]})
	}
	for k, l := range s.Lanes {
		if s.Layout == statemap.Rings && (len(s.Lanes) <= mostCircles || s.Labelled(k)) {
			data.Circles = append(data.Circles, l.At)
		}
		if s.Labelled(k) {
			at := plot.MapLabel{Spot: -1, X: 0, Y: -l.At, Words: s.DistanceText(l.Distance), Rim: chart.Rule}
			if s.Layout == statemap.Layers {
				at.X, at.Y = -s.Width-rowLabel*0.7, l.At
			}
			data.Labels = append(data.Labels, at)
		}
	}
	d.ways(&data)
	d.cut(&data)
	d.counts(&data)
	return data
}

// spot is how a spot looks.
func (d *mapView) spot(i int) plot.MapSpot {
	m, s := d.model, d.model.sheet
	at := s.Spots[i]
	spot := plot.MapSpot{X: at.X, Y: at.Y}
	ink, pale := m.tint.fill(at.Positions)
	spot.Fill = s.Fill(i, func([]int32) chart.Role { return ink })
	spot.Pale = pale && spot.Fill == ink
	if at.Distance == statemap.Unreachable {
		spot.Stroke = chart.Faint
	}
	return spot
}

// ways adds the way played, the best way on, and what is said of their ends.
func (d *mapView) ways(data *plot.SpotMapData) {
	m, w := d.model, d.frame.Words
	for _, i := range m.found.passes {
		data.Spots[m.sheet.Of(i)].Stroke = chart.Ink
	}
	start := m.sheet.Of(0)
	data.Spots[start].Stroke, data.Spots[start].Large = chart.Ink, true
	here, ok := m.here()
	if !ok {
		data.Labels = append(data.Labels, d.label(start, w.Textf("map.start", "start, %s", d.far(0)), chart.Ink))
		return
	}
	data.Ways = append(data.Ways, plot.MapWay{Spots: d.spotsOf(m.way()), Ink: chart.Amber},
		plot.MapWay{Spots: d.spotsOf(m.found.m.Onward(here)), Ink: chart.Series(0), Dotted: true})
	at := m.sheet.Of(here)
	data.Spots[at].Fill, data.Spots[at].Stroke, data.Spots[at].Large, data.Spots[at].Pale = chart.Amber, chart.Amber, true, false
	data.Labels = append(data.Labels, d.label(at, w.Textf("map.you", "you, %s", d.far(here)), chart.Amber))
	if at != start {
		data.Labels = append(data.Labels, d.label(start, w.Textf("map.start", "start, %s", d.far(0)), chart.Ink))
	}
}

// cut marks the bridge or the cut position that is looked at.
func (d *mapView) cut(data *plot.SpotMapData) {
	c, ok := d.model.present()
	if !ok {
		return
	}
	ink := chart.Series(1)
	data.Ways = append(data.Ways, plot.MapWay{Spots: d.spotsOf(c.ends), Ink: ink})
	for _, end := range c.ends {
		spot := d.model.sheet.Of(end)
		data.Spots[spot].Stroke, data.Spots[spot].Large = ink, true
	}
	label := d.label(d.model.sheet.Of(c.ends[0]), d.frame.Words.Textf("map.offhere", "%s cut off", figures.Count(c.off)), ink)
	label.Above = true
	data.Labels = append(data.Labels, label)
}

func (d *mapView) label(spot int, words string, rim chart.Role) plot.MapLabel {
	return plot.MapLabel{Spot: spot, Words: words, Rim: rim}
}

// far is how far a position is from a goal, in words.
func (d *mapView) far(i int) string {
	return far(d.frame.Words, d.model.found.m, i)
}

// far is how far a position of a map is from a goal, in words. At distance 0 it is
// solved only where it is a goal: free moves may be left to make.
func far(w look.Words, m *statemap.Map, i int) string {
	switch {
	case m.Goal[i]:
		return w.Text("map.solved", "solved")
	case m.Distance[i] == statemap.Unreachable:
		return w.Text("map.deadend", "no way to a goal")
	}
	return w.Message(engine.Msg("%s to go", engine.CostText(m.Puzzle, m.Distance[i])))
}

// counts says how many positions share a spot.
func (d *mapView) counts(data *plot.SpotMapData) {
	for i, s := range d.model.sheet.Spots {
		if n := len(s.Positions); n > 1 {
			data.Labels = append(data.Labels, plot.MapLabel{Spot: i, Words: figures.Count(n), Count: true})
		}
	}
}

// spotsOf are the spots of positions, each once in a row.
func (d *mapView) spotsOf(positions []int) []int {
	var list []int
	for _, i := range positions {
		if at := d.model.sheet.Of(i); len(list) == 0 || list[len(list)-1] != at {
			list = append(list, at)
		}
	}
	return list
}
