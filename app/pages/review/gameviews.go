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
	"langkah/widgets/plot"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
	"langkah/widgets/table"
)

// gameReview is the page's subject where it reviews a game.
type gameReview struct {
	*gameModel
	page *Page

	panel  *gamePanel
	graph  *graph
	boards *gameBoards
	list   *moves
}

// Title names the page.
func (r *gameReview) Title() string { return r.page.frame.Words.Text("page.review", "Review") }

func (r *gameReview) badge() string { return r.page.frame.Words.Text("review.badge", "review") }

func (r *gameReview) opened() bool { return r.positions != nil }

func (r *gameReview) nextWrong() (i int, ok bool) { return r.nextMistake() }

func (r *gameReview) status() string {
	w, m := r.page.frame.Words, r.gameModel
	if !m.ready {
		return w.Textf("review.judging", "Judging the moves: %d %% (Esc stops)", int(100*max(m.share, 0)))
	}
	return w.Textf("review.line", "Move %d of %d. F7 and F8 go from mistake to mistake.", m.index, len(m.game.Moves))
}

func (r *gameReview) build() views {
	p, m := r.page, r.gameModel
	r.panel = newGamePanel(p, m, r.tryAgain)
	r.graph = newGraph(p.frame, m, p.jump)
	r.boards = newGameBoards(p.frame, m)
	r.list = newMoves(p, m)
	next := widgets.NewButton(p.frame.Words.Text("review.next", "Next mistake"), theme.NavigateNextIcon(), nil)
	next.IconPlacement = widget.ButtonIconTrailingText
	return views{panel: r.panel.content, graph: r.graph.content, boards: r.boards.content, list: r.list.content, next: next}
}

func (r *gameReview) show() {
	r.panel.show()
	r.list.show()
}

func (r *gameReview) showStep() {
	r.graph.show()
	r.boards.show()
	r.list.mark()
	r.panel.mark()
}

func (r *gameReview) showProgress() { r.panel.showProgress() }

// tryAgain goes back to where the move shown was made.
func (r *gameReview) tryAgain() { r.page.host.TryAgain(r.game, max(r.index-1, 0)) }

// graph is a chart of the distance to the goal after each move.
type graph struct {
	frame   *look.Frame
	model   *gameModel
	chart   *plot.PressChart
	content fyne.CanvasObject
}

func newGraph(f *look.Frame, m *gameModel, jump func(int)) *graph {
	g := &graph{frame: f, model: m}
	g.chart = plot.NewPressChart(g.slope(), func(x, width float64, measure chart.Measure) {
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
		if m.review.Start.Cost(m.review.Cost) == float64(len(m.game.Moves)) {
			c.Ideal = int(m.review.Start.Cost(m.review.Start.AtLeast))
		}
		c.IdealName = w.Textf("review.ideal", "best line, %s", m.review.Start.CostText(m.review.Start.AtLeast))
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

// gameBoards are two boards of the position in which the move shown was made: one
// with that move, one with a best one.
type gameBoards struct {
	frame       *look.Frame
	model       *gameModel
	you, better *lineCard
	content     *fyne.Container
}

// lineCard is a board with a line of words and a badge below.
type lineCard struct {
	board   *sceneview.Thumbnail
	words   *widget.Label
	badge   *widgets.Badge
	content fyne.CanvasObject
}

func newLineCard() *lineCard {
	c := &lineCard{board: sceneview.NewThumbnail(fyne.NewSize(90, 90)), words: widget.NewLabel(""), badge: widgets.NewBadge()}
	c.words.TextStyle.Bold = true
	line := container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(2), c.words, container.NewCenter(c.badge)))
	c.content = container.NewBorder(nil, line, nil, nil, c.board)
	return c
}

func newGameBoards(f *look.Frame, m *gameModel) *gameBoards {
	b := &gameBoards{frame: f, model: m, you: newLineCard(), better: newLineCard()}
	b.content = container.New(layout.NewGridLayout(2), b.you.content, b.better.content)
	return b
}

// offer shows one board, or both.
func (b *gameBoards) offer(both bool) {
	b.content.Layout, b.content.Objects = layout.NewGridLayout(1), []fyne.CanvasObject{b.you.content}
	if both {
		b.content.Layout, b.content.Objects = layout.NewGridLayout(2), append(b.content.Objects, b.better.content)
	}
	b.content.Refresh()
}

func (b *gameBoards) show() {
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
	b.you.words.SetText(w.Textf("review.you", "You: %s", w.Message(made.InBrief())))
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
	b.better.words.SetText(w.Textf("review.better", "Better: %s", w.Message(best.InBrief())))
	words := ""
	if t := m.review.Steps[i-1].Before; t.Left == nil {
		words = w.Message(engine.Msg("%s to go", t.CostText(t.AtLeast-best.Cost)))
	}
	b.better.badge.Say(words, widgets.Good)
	b.offer(true)
}

// far is how far it is, on a chip.
func (b *gameBoards) far(t engine.Truth) string {
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

// moves is the list of all moves with the loss of each.
type moves struct {
	frame   *look.Frame
	model   *gameModel
	list    *table.MoveList
	content fyne.CanvasObject
}

func newMoves(p *Page, m *gameModel) *moves {
	l := &moves{frame: p.frame, model: m, list: newList(p)}
	l.content = container.NewBorder(nil, nil, widget.NewSeparator(), nil, widgets.NewSurface(style.ColorPanel, 0, look.Inset(4, l.list)))
	return l
}

func (l *moves) show() {
	w, m := l.frame.Words, l.model
	lost, left := w.Text("moves.lost", "lost"), w.Text("moves.togo", "to go")
	if m.ready && m.review.Counts() {
		lost, left = w.Text("moves.kept", "kept"), w.Text("moves.left", "left")
	}
	header := []table.Heading{{Text: "#"}, {Text: w.Text("review.yourmoves", "Your moves")}, {Text: lost}, {Text: left}}
	l.list.Fill(header, len(m.positions), func(row, column int) string {
		switch column {
		case 0:
			return fmt.Sprint(row)
		case 1:
			if row == 0 {
				return w.Text("moves.start", "Start")
			}
			return w.Message(m.game.Moves[row-1].InBrief())
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
