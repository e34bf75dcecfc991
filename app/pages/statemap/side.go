package statemap

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/study/statemap"
	"langkah/widgets"
	"langkah/widgets/plot"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// side is the right of the page: the board of a position, what can be done from
// there, the histogram of distances, and the hardest positions.
type side struct {
	frame     *look.Frame
	model     *Model
	heading   *widget.Label
	far       *widget.Label
	board     *sceneview.Thumbnail
	take      *widgets.Button
	around    *widget.Label
	histogram *plot.Chart
	most      *widget.Label
	hardTitle *widget.Label
	hardest   *fyne.Container
	facts     *fyne.Container // what there is to say once there is a map
	press     func(position int)
	content   fyne.CanvasObject

	shown *found // of the hardest positions
}

const (
	sideWidth   = 300
	boardHeight = 210
	mostHardest = 6 // that are shown
)

func newSide(f *look.Frame, m *Model, p *Page) *side {
	text := f.Words.Text
	bold := func(words string) *widget.Label {
		l := widget.NewLabel(words)
		l.SizeName, l.TextStyle.Bold = theme.SizeNameSubHeadingText, true
		return l
	}
	small := func() *widget.Label {
		l := widget.NewLabel("")
		l.Importance, l.Wrapping = widget.LowImportance, fyne.TextWrapWord
		return l
	}
	s := &side{
		frame: f, model: m, heading: bold(""), far: widget.NewLabel(""), board: sceneview.NewThumbnail(fyne.NewSize(120, boardHeight)),
		around: small(), histogram: plot.NewChart(chart.Histogram{Present: -1}), most: small(), hardTitle: bold(""), hardest: container.NewGridWithColumns(3),
		press: p.goThere,
	}
	s.far.TextStyle.Bold, s.far.Alignment = true, fyne.TextAlignTrailing
	s.take = widgets.NewButton(text("map.take", "Take this board"), theme.NavigateNextIcon(), p.take)
	s.take.OnKey = f.Key
	line := look.InOrder(layout.NewBorderLayout(nil, nil, nil, s.far), s.far, s.heading)
	s.facts = container.NewVBox(
		widget.NewSeparator(), s.histogram, look.Flush(s.most), widget.NewSeparator(), look.Tight(s.hardTitle), s.hardest)
	column := container.NewVBox(look.Flush(line), s.board, s.take, look.Flush(s.around), s.facts)
	s.content = look.Edged(widgets.NewSurface(style.ColorPanel, 0, look.WideFrom(sideWidth+2*inset, container.NewVScroll(look.Inset(inset, column)))), false)
	return s
}

// show shows all of it.
func (s *side) show() {
	w, m := s.frame.Words, s.model
	s.regard()
	look.Show(s.facts, m.ready() && m.found.goals > 0)
	if !m.ready() || m.found.goals == 0 {
		return
	}
	f := m.found
	common, count := f.commonest()
	s.most.SetText(w.Textf("map.most", "The most positions at one distance: %s, at %s. At the farthest, %s: %s.",
		figures.Count(count), listed(common), engine.CostText(f.m.Puzzle, f.farthest()), figures.Count(len(f.hardest))))
	s.hardTitle.SetText(w.Textf("map.hardest", "Hardest: %s away", engine.CostText(f.m.Puzzle, f.farthest())))
	if s.shown != f {
		s.shown = f
		s.showHardest()
	}
}

// showHardest shows the first of the hardest positions, to be pressed.
func (s *side) showHardest() {
	s.hardest.RemoveAll()
	for _, i := range s.shown.hardest[:min(len(s.shown.hardest), mostHardest)] {
		picture := sceneview.NewThumbnail(fyne.NewSize(72, 72))
		picture.ShowScene(s.shown.m.Position(i).Scene())
		card := widgets.NewPressRow(figures.Count(i), picture, func() { s.press(i) })
		card.OnKey = s.frame.Key
		s.hardest.Add(card)
	}
	s.hardest.Refresh()
}

// regard shows the position under the mouse, or where the keys or the user are.
func (s *side) regard() {
	w, m := s.frame.Words, s.model
	if p := m.session.Position(); !m.ready() {
		s.heading.SetText(w.Text("map.here", "You are here"))
		look.Set(s.far, "")
		look.Set(s.around, "")
		s.take.Disable()
		if p != nil {
			s.board.ShowScene(p.Scene())
		} else {
			s.board.ShowScene(scene.Scene{})
		}
		return
	}
	i, ok := m.regarded()
	if !ok {
		look.Set(s.heading, w.Text("map.here", "You are here"))
		look.Set(s.far, "")
		look.Set(s.around, w.Text("map.offmap", "This position is not on the map: it cannot come about by the moves of a solution."))
		s.board.ShowScene(m.session.Position().Scene())
		s.take.Disable()
		return
	}
	heading := w.Text("map.here", "You are here")
	if here, on := m.here(); !on || here != i {
		heading = w.Text("map.there", "This position")
	}
	look.Set(s.heading, heading)
	look.Set(s.far, far(w, m.found.m, i))
	look.Set(s.around, s.fromHere(i))
	s.board.ShowScene(m.found.m.Position(i).Scene())
	s.take.Enable()
	present := -1
	if d := m.found.m.Distance[i]; d != statemap.Unreachable {
		present = int(engine.CostValue(m.found.m.Puzzle, d))
	}
	s.histogram.Set(chart.Histogram{Title: w.Text("map.histogram", "Positions by distance"), Counts: m.found.distances, Present: present, High: 110})
}

// fromHere says where the moves of a position lead.
func (s *side) fromHere(i int) string {
	w := s.frame.Words
	nearer, level, away := s.model.found.m.Around(i)
	all := nearer + level + away
	switch {
	case all == 0:
		return w.Text("map.nomoves", "No move is possible here.")
	case all == 1 && nearer == 1:
		return w.Text("map.onenearer", "The only move here goes nearer.")
	case all == 1 && level == 1:
		return w.Text("map.onelevel", "The only move here stays as far.")
	case all == 1:
		return w.Text("map.oneaway", "The only move here goes away.")
	}
	return w.Textf("map.around", "Moves from here: %d. Nearer: %d, as far: %d, away: %d.", all, nearer, level, away)
}

// listed are distances in a row, the first few of many.
func listed(distances []int) string {
	const most = 4
	var words []string
	for _, d := range distances[:min(len(distances), most)] {
		words = append(words, figures.Count(d))
	}
	if len(distances) > most {
		words = append(words, "…")
	}
	return strings.Join(words, ", ")
}
