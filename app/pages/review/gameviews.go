package review

import (
	"fmt"

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
	"langkah/engine/game/truth"
	"langkah/widgets"
)

// arrangement puts the panel to the left, the graph, the boards and the dock
// into the middle, and the moves to the right where there is room for them.
type arrangement struct{}

// Measures at the usual size of text.
const (
	panelWidth = 272
	listWidth  = 300
	bothFrom   = 1180 // a narrower page has no moves at its right
	gap        = 12
)

func (arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelWidth+360, 420) }

func (arrangement) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s := widgets.Zoom()
	left, right := panelWidth*s, float32(0)
	if size.Width/s >= bothFrom {
		right = listWidth * s
	}
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(fyne.Max(w, 0), fyne.Max(h, 0)))
	}
	objects[4].Hide()
	if right > 0 {
		objects[4].Show()
	}
	put(objects[0], 0, 0, left, size.Height)
	put(objects[4], size.Width-right, 0, right, size.Height)
	x, width := left+gap, size.Width-left-right-2*gap
	high := objects[1].MinSize().Height
	below := objects[3].MinSize().Height
	put(objects[1], x, gap, width, high)
	put(objects[3], x, size.Height-below-gap, width, below)
	put(objects[2], x, high+2*gap, width, size.Height-high-below-4*gap)
}

// graph is how far it was after each move.
type graph struct {
	frame   *look.Frame
	model   *Model
	chart   *widgets.PressChart
	content fyne.CanvasObject
}

func newGraph(f *look.Frame, m *Model, jump func(int)) *graph {
	g := &graph{frame: f, model: m}
	g.chart = widgets.NewPressChart(g.slope(), func(x, width float64, measure chart.Measure) {
		if m.ready {
			jump(g.slope().Nearest(x, width, measure))
		}
	})
	g.content = widgets.NewCard(g.chart)
	return g
}

func (g *graph) show() { g.chart.Set(g.slope()) }

// slope is the game as a chart.
func (g *graph) slope() chart.Slope {
	const high = 150
	w, m := g.frame.Words, g.model
	c := chart.Slope{
		Title: w.Text("review.far", "How far it was"), Note: w.Text("review.farnote", "to go, after each of your moves"),
		Across: w.Text("review.made", "moves made"), Present: -1, High: high,
	}
	if !m.ready {
		return c
	}
	c.Points, c.Present = m.heights(), m.index
	if m.review.Counts() {
		c.Title, c.Note = w.Text("review.left", "What was left"), w.Text("review.leftnote", "solutions left after each of your moves, on a logarithmic scale")
		c.Levels = powers(c.Points)
	} else if m.review.Start.Exact() {
		c.Ideal = len(m.game.Moves) * m.review.Start.AtLeast / max(m.review.Cost, 1)
		if m.review.Cost == len(m.game.Moves) {
			c.Ideal = m.review.Start.AtLeast
		}
		c.IdealName = w.Textf("review.ideal", "best line, %d", m.review.Start.AtLeast)
	}
	for _, i := range m.mistakes {
		c.Lost = append(c.Lost, chart.Loss{Step: i, Much: look.Lost(m.review.Steps[i-1])})
	}
	if m.solved() {
		c.End = w.Text("review.solved", "solved")
	}
	return c
}

// powers are the lines of a logarithmic scale.
func powers(points []float64) []chart.Level {
	var levels []chart.Level
	most := 0.0
	for _, v := range points {
		most = max(most, v)
	}
	every := 1 + int(most)/5
	for n, i := int64(1), 0; logarithm(n) <= most+1e-9; n, i = 10*n, i+1 {
		if i%every == 0 {
			levels = append(levels, chart.Level{At: logarithm(n), Words: figures.Count(n)})
		}
	}
	if most < 3 {
		levels = append(levels, chart.Level{At: 0, Words: "0"})
	}
	return levels
}

// boards are the position in which the move shown was made: with that move, and
// with a best one.
type boards struct {
	frame       *look.Frame
	model       *Model
	you, better *boardCard
	content     *fyne.Container
}

// boardCard is a board with a line below.
type boardCard struct {
	board   *widgets.Thumbnail
	words   *widget.Label
	badge   *widgets.Badge
	content fyne.CanvasObject
}

func newBoardCard() *boardCard {
	c := &boardCard{board: widgets.NewThumbnail(fyne.NewSize(90, 90)), words: widget.NewLabel(""), badge: widgets.NewBadge()}
	c.words.TextStyle.Bold = true
	line := container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(2), c.words, container.NewCenter(c.badge)))
	c.content = container.NewBorder(nil, line, nil, nil, c.board)
	return c
}

func newBoards(f *look.Frame, m *Model) *boards {
	b := &boards{frame: f, model: m, you: newBoardCard(), better: newBoardCard()}
	b.content = container.New(layout.NewGridLayout(2), b.you.content, b.better.content)
	return b
}

// offer shows one board, or both.
func (b *boards) offer(both bool) {
	b.content.Layout, b.content.Objects = layout.NewGridLayout(1), []fyne.CanvasObject{b.you.content}
	if both {
		b.content.Layout, b.content.Objects = layout.NewGridLayout(2), append(b.content.Objects, b.better.content)
	}
	b.content.Refresh()
}

func (b *boards) show() {
	w, m := b.frame.Words, b.model
	i := m.index
	if i == 0 {
		b.you.board.ShowScene(m.positions[0].Scene())
		b.you.words.SetText(w.Text("moves.start", "Start"))
		b.you.badge.Say(b.far(m.truth(0)), widgets.Calm)
		b.offer(false)
		return
	}
	before := m.positions[i-1]
	made := m.game.Moves[i-1]
	wrong := m.mistake() >= 0
	b.you.board.ShowScene(pointed(before, m.positions[i], wrong))
	b.you.words.SetText(w.Textf("review.you", "You: %s", made.Name))
	mood := widgets.Calm
	if wrong {
		mood = widgets.Doubtful
	}
	b.you.badge.Say(b.far(m.truth(i)), mood)
	best, ok := m.best()
	if !ok || best.Name == made.Name {
		if ok {
			b.you.badge.Say(b.far(m.truth(i)), widgets.Good)
		}
		b.offer(false)
		return
	}
	after, err := before.Apply(best)
	if err != nil {
		b.offer(false)
		return
	}
	b.better.board.ShowScene(pointed(before, after, false))
	b.better.words.SetText(w.Textf("review.better", "Better: %s", best.Name))
	words := ""
	if t := m.review.Steps[i-1].Before; t.Left == nil {
		words = w.Message(engine.Msg("%s to go", figures.Count(t.AtLeast-best.Cost)))
	}
	b.better.badge.Say(words, widgets.Good)
	b.offer(true)
}

// far is how far it is, on a chip.
func (b *boards) far(t engine.Truth) string {
	if !b.model.ready {
		return ""
	}
	return b.frame.Words.Message(truth.Distance(t))
}

// pointed is the position with an arrow for the move that leads to the next one.
func pointed(from, to engine.Position, wrong bool) scene.Scene {
	s := from.Scene()
	n := len(s.Items)
	next := to.Scene()
	p := s.Proposing(next)
	if wrong {
		for i := n; i < len(p.Items); i++ {
			if p.Items[i].Fill == scene.Hint {
				p.Items[i].Fill = scene.Highlight
			}
			if p.Items[i].Stroke == scene.Hint {
				p.Items[i].Stroke = scene.Highlight
			}
		}
	}
	return p
}

// dock plays the game, and goes to the next mistake.
type dock struct {
	model     *Model
	transport *widgets.Transport
	next      *widgets.Button
	content   fyne.CanvasObject
}

func newDock(f *look.Frame, m *Model, p *Page) *dock {
	text := f.Words.Text
	d := &dock{model: m}
	d.transport = look.NewTransport(f, f.Preferences.Speed(), widgets.TransportActions{
		First: func() { p.jump(0) }, Back: func() { p.jump(m.index - 1) }, Play: p.togglePlay, Forward: func() { p.jump(m.index + 1) },
		Last: func() { p.jump(len(m.game.Moves)) }, Seek: p.jump, Speed: func(i int) { f.Preferences.SetSpeed(i) }, Key: f.Key, Picked: p.Focus,
	})
	d.next = widgets.NewButton(text("review.next", "Next mistake"), theme.NavigateNextIcon(), p.next)
	d.next.IconPlacement, d.next.OnKey = widget.ButtonIconTrailingText, f.Key
	d.content = widgets.NewCard(look.InOrder(layout.NewBorderLayout(nil, nil, nil, d.next), d.transport, d.next))
	return d
}

func (d *dock) show(playing bool) {
	d.transport.Follow(d.model.index, len(d.model.game.Moves), playing)
	if _, ok := d.model.nextMistake(); ok {
		d.next.Enable()
	} else {
		d.next.Disable()
	}
}

// moves is the list of all moves with what each has lost.
type moves struct {
	frame   *look.Frame
	model   *Model
	list    *widgets.MoveList
	content fyne.CanvasObject
}

func newMoves(f *look.Frame, m *Model, jump func(int)) *moves {
	l := &moves{frame: f, model: m, list: widgets.NewMoveList(f.Key)}
	l.list.OnJump, l.list.Tips = jump, f.Tips
	l.content = container.NewBorder(nil, nil, widget.NewSeparator(), nil, widgets.NewSurface(widgets.ColorPanel, 0, look.Inset(4, l.list)))
	return l
}

func (l *moves) show() {
	w, m := l.frame.Words, l.model
	lost, left := w.Text("moves.lost", "lost"), w.Text("moves.togo", "to go")
	if m.ready && m.review.Counts() {
		lost, left = w.Text("moves.kept", "kept"), w.Text("moves.left", "left")
	}
	header := []widgets.Heading{{Text: "#"}, {Text: w.Text("review.yourmoves", "Your moves")}, {Text: lost}, {Text: left}}
	l.list.Fill(header, len(m.positions), func(row, column int) string {
		switch column {
		case 0:
			return fmt.Sprint(row)
		case 1:
			if row == 0 {
				return w.Text("moves.start", "Start")
			}
			return m.game.Moves[row-1].Name
		case 2:
			if row == 0 || !m.ready {
				return ""
			}
			return look.Lost(m.review.Steps[row-1])
		}
		if !m.ready {
			return ""
		}
		return look.Standing(m.truth(row))
	})
	l.mark()
}

func (l *moves) mark() { l.list.Mark(l.model.index) }
