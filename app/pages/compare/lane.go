package compare

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/lockstep"
	"langkah/engine/solve/search"
	"langkah/widgets"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// laneCard is one method of a race: its place, its board, and how far it is.
type laneCard struct {
	frame    *look.Frame
	lane     *lockstep.Lane
	medal    *widgets.Medal
	state    *widget.Label
	board    *sceneview.Board
	bar      *widgets.Bar
	expanded *widget.Label
	badge    *widgets.Badge
	line     *fyne.Container // of the words below the bar
	body     *fyne.Container
	content  fyne.CanvasObject
}

func newLaneCard(f *look.Frame, lane *lockstep.Lane) *laneCard {
	c := &laneCard{
		frame: f, lane: lane, medal: widgets.NewMedal(), state: widget.NewLabel(""), board: sceneview.NewBoard(),
		bar: widgets.NewBar(), expanded: widget.NewLabel(""), badge: widgets.NewBadge(),
	}
	name := widget.NewLabel(f.Words.Message(lane.Title()))
	name.TextStyle.Bold = true
	c.state.Importance = widget.LowImportance
	for _, line := range []*widget.Label{name, c.state, c.expanded} {
		line.Wrapping = fyne.TextWrapWord
	}
	c.board.OnKey = f.Key
	head := container.NewBorder(nil, nil, c.medal, nil, look.Inset(0, look.Tight(name, c.state)))
	c.line = container.NewBorder(nil, nil, nil, container.NewCenter(c.badge), c.expanded)
	c.body = container.NewBorder(head, container.NewVBox(c.bar, c.line), nil, nil, c.board)
	c.content = widgets.NewCard(c.body)
	return c
}

// show shows the lane at a moment; start is the puzzle's, and place the one that
// the lane has in the end, 0 for none.
func (c *laneCard) show(m lockstep.Moment, start engine.Position, place int) {
	c.say(m, start, place)
	for _, box := range []*fyne.Container{c.body, c.line} { // the words may be longer now
		box.Layout.Layout(box.Objects, box.Size())
	}
}

func (c *laneCard) say(m lockstep.Moment, start engine.Position, place int) {
	w := c.frame.Words
	position := m.Position
	if position == nil {
		position = start
	}
	c.board.SetScene(look.Portrait(position), 0)
	c.expanded.SetText(w.Textf("race.expanded", "%s expanded", figures.Count(m.Expanded)))
	if c.lane.Program != nil {
		c.sayProgram(m)
		return
	}
	solved := m.Ended != nil && m.Ended.Status == engine.Solved
	c.bar.Set(float32(m.Share), solved)
	switch {
	case solved:
		c.medal.Give(place)
		c.badge.Say(w.Text("race.done", "solved"), widgets.Good)
		c.state.SetText(w.Textf("race.result", "cost %s, %s", c.lane.Method.Cost(search.Narrow(int64(m.Ended.Cost))), figures.Duration(m.Ended.Elapsed)))
		return
	case m.Ended != nil:
		c.badge.Say(w.Status(m.Ended.Status.Name()), widgets.Doubtful)
		c.state.SetText(figures.Duration(m.Ended.Elapsed))
	default:
		c.badge.Say(w.Textf("race.share", "%d %%", int(100*m.Share)), widgets.Calm)
		c.state.SetText(w.Text("race.searches", "searching"))
	}
	c.medal.Give(0)
	if mark := watchMark(w, c.lane.Method); mark != "" && m.Ended == nil {
		c.state.SetText(mark)
	}
}

// sayProgram shows the lane of a program, whose time is of a process and ranked with none.
func (c *laneCard) sayProgram(m lockstep.Moment) {
	w, outcome := c.frame.Words, c.lane.Outcome()
	c.medal.Hide()
	c.expanded.SetText(w.Text("yours.lane", "as printed"))
	c.bar.Set(float32(m.Share), m.Ended != nil && m.Ended.Status == engine.Solved)
	if m.Ended == nil || outcome == nil {
		c.badge.Say(w.Textf("race.share", "%d %%", int(100*m.Share)), widgets.Calm)
		c.state.SetText(w.Text("yours.chip", "yours"))
		return
	}
	c.badge.Say(w.Message(outcome.Words(c.frame.Preferences.Limits())), mood(outcome.Verdict))
	c.state.SetText(w.Textf("yours.process", "its process took %s", figures.Duration(m.Ended.Elapsed)))
}

// lanesLayout puts the cards into one row or, where that would make them too
// narrow, into two. No card is higher than its board needs, as wide as it is.
type lanesLayout struct{ aspect float32 } // width / height of a board

const (
	laneWidth = 210 // of a card, at least
	laneGap   = 12
	laneWords = 130 // the height of what stands above and below a board
)

func (*lanesLayout) columns(cards int, width float32) int {
	if cards > 1 && (width+laneGap)/float32(cards) < laneWidth+laneGap {
		return (cards + 1) / 2
	}
	return max(cards, 1)
}

func (l *lanesLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*laneWidth, 240)
}

func (l *lanesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	columns := l.columns(len(objects), size.Width)
	rows := (len(objects) + columns - 1) / columns
	cell := fyne.NewSize((size.Width-laneGap*float32(columns-1))/float32(columns), (size.Height-laneGap*float32(rows-1))/float32(max(rows, 1)))
	if l.aspect > 0 {
		cell.Height = fyne.Min(cell.Height, cell.Width/l.aspect+laneWords*style.Zoom())
	}
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i%columns)*(cell.Width+laneGap), float32(i/columns)*(cell.Height+laneGap)))
		o.Resize(fyne.NewSize(cell.Width, fyne.Max(cell.Height, o.MinSize().Height))) // in a low window it is cut below
	}
}
