package search

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
	"langkah/widgets/table"
)

// nodeList is a list of nodes with their figures.
type nodeList struct {
	frame   *look.Frame
	model   *Model
	list    *table.MoveList
	foot    *widget.Label
	nodes   []int32
	boards  portraits
	content fyne.CanvasObject
}

func newNodeList(f *look.Frame, m *Model, node func(int32)) *nodeList {
	l := &nodeList{frame: f, model: m, list: table.NewMoveList(f.Key), foot: widget.NewLabel("")}
	l.list.OnJump = func(row int) { node(l.nodes[row]) }
	l.list.Tips = f.Tips
	l.list.Pictures(portraitSide, func(row int) image.Image {
		if m.run == nil || row >= len(l.nodes) {
			return nil
		}
		return l.boards.picture(m.run.Player, l.nodes[row])
	})
	l.foot.Wrapping, l.foot.Importance = fyne.TextWrapWord, widget.LowImportance
	l.content = container.NewBorder(nil, l.foot, nil, nil, look.Inset(4, l.list))
	return l
}

// fill lists nodes; number is what stands before the i-th.
func (l *nodeList) fill(nodes []int32, number func(i int) int) {
	l.nodes = nodes
	w, r := l.frame.Words, l.model.run
	header := []table.Heading{
		{Text: "#"}, {Text: w.Text("search.move", "Move")}, keyHeading(w, r),
		{Text: "g", Tip: w.Text("search.gtip", "the cost so far")}, {Text: "h", Tip: w.Text("search.htip", "what is still needed, as the heuristic sees it")},
	}
	l.list.Fill(header, len(nodes), func(row, column int) string {
		at := r.Standing(nodes[row])
		switch column {
		case 0:
			return figures.Count(number(row))
		case 1:
			if at.Parent == 0 {
				return w.Text("moves.start", "Start")
			}
			return r.Move(nodes[row])
		case 2:
			return r.Method.Figure(at.F).String()
		case 3:
			return r.Method.Cost(at.G).String()
		}
		return r.Method.Cost(at.H).String()
	})
	for i, node := range nodes {
		if r != nil && node == r.selected {
			l.list.Mark(i)
		}
	}
}

// keyHeading is that of the column of the figure that the search goes by.
func keyHeading(w look.Words, r *run) table.Heading {
	h := table.Heading{Text: "f", Tip: w.Text("search.keytip", "what the search goes by")}
	if r != nil && r.Method.Key != search.ByF {
		h.Text = w.Text("search.key", "by")
	}
	return h
}

// frontier is the tab of the open list, in the order of expansion.
type frontier struct{ *nodeList }

const mostOpen = 50 // nodes that are listed

func newFrontier(f *look.Frame, m *Model, node func(int32)) *frontier {
	return &frontier{newNodeList(f, m, node)}
}

func (l *frontier) show() {
	r, w := l.model.run, l.frame.Words
	if l.model.veil != nil {
		l.fill(nil, nil)
		look.Set(l.foot, w.Text("lesson.hidden", "Hidden while you are asked what comes next."))
		return
	}
	if r == nil {
		l.fill(nil, nil)
		look.Set(l.foot, "")
		return
	}
	first := r.First(mostOpen)
	l.fill(first, func(i int) int { return i + 1 })
	foot := w.Textf("search.allopen", "All %s that wait, in the order in which they would be taken.", figures.Count(r.Open()))
	switch {
	case r.Open() == 1:
		foot = w.Text("search.oneopen", "One node waits.")
	case r.Open() == 0:
		foot = w.Text("search.noneopen", "Nothing waits.")
	case len(first) < r.Open():
		foot = w.Textf("search.firstopen", "The first %s of %s that wait, in the order in which they would be taken.", figures.Count(len(first)), figures.Count(r.Open()))
	}
	if known := r.Of(search.Duplicate); known > 0 {
		foot += " " + w.Textf("search.known", "%s successor{|s} {was|were} met before and {was|were} not made again.", figures.Count(known))
	}
	look.Set(l.foot, foot)
}

// closed is the tab of what was expanded, the last first.
type closed struct{ *nodeList }

func newClosed(f *look.Frame, m *Model, node func(int32)) *closed {
	return &closed{newNodeList(f, m, node)}
}

// mostClosed is how many of the expansions are listed: those beyond are far from
// what goes on.
const mostClosed = 1000

func (l *closed) show() {
	r := l.model.run
	if r == nil {
		l.fill(nil, nil)
		return
	}
	n := r.Expansions()
	var nodes []int32
	for i := n - 1; i >= max(0, n-mostClosed); i-- {
		e, _ := r.Trace.Expansion(i)
		nodes = append(nodes, e.Node)
	}
	l.fill(nodes, func(i int) int { return n - i })
	foot := ""
	if n > mostClosed {
		foot = l.frame.Words.Textf("search.lastclosed", "The last %s of %s that were expanded.", figures.Count(mostClosed), figures.Count(n))
	}
	look.Set(l.foot, foot)
}

// log is the tab of the events, each with its reason.
type log struct {
	frame   *look.Frame
	model   *Model
	of      *replay.Player // whose events are listed
	list    *table.MoveList
	why     *widget.Label
	content fyne.CanvasObject
}

func newLog(f *look.Frame, m *Model, moment func(int)) *log {
	l := &log{frame: f, model: m, list: table.NewMoveList(f.Key), why: widget.NewLabel("")}
	l.list.OnJump = func(row int) { moment(row + 1) }
	l.why.Wrapping, l.why.Importance = fyne.TextWrapWord, widget.LowImportance
	l.content = container.NewBorder(nil, l.why, nil, nil, look.Inset(4, l.list))
	return l
}

// show lists all events and marks the one that has happened last.
func (l *log) show() {
	r, w := l.model.run, l.frame.Words
	if r == nil || l.model.veil != nil {
		l.of = nil
		l.list.Fill(nil, 0, nil)
		look.Set(l.why, "")
		return
	}
	if l.of != r.Player {
		l.of = r.Player
		header := []table.Heading{{Text: "#"}, {Text: w.Text("search.event", "Event")}, keyHeading(w, r)}
		l.list.Fill(header, r.Trace.Len(), func(row, column int) string {
			e := r.Trace.Event(row)
			switch column {
			case 0:
				return figures.Count(row + 1)
			case 1:
				return l.words(e)
			}
			return r.Order(e).String()
		})
	}
	look.Set(l.why, "")
	if last := r.Moment() - 1; last >= 0 {
		look.Set(l.why, sentence(w.Message(r.reasons[last])))
		l.list.Mark(last) // in the room that the reason leaves
	}
}

// round says what begins: a generation, the try of a walk, or a round.
func (l *log) round(e search.Event) string {
	if _, ok := e.Population(); ok || e.Why == search.Bred {
		return l.frame.Words.Textf("event.generation", "generation %d", e.F)
	}
	if l.of.Method.Order == search.OnePath {
		return l.frame.Words.Textf("event.try", "try %d", e.F)
	}
	return l.frame.Words.Textf("event.round", "round with bound %d", l.of.Order(e))
}

// words say in short what happened.
func (l *log) words(e search.Event) string {
	w := l.frame.Words
	switch e.Kind {
	case search.Expanded:
		return w.Textf("event.expanded", "%d expanded", e.Node)
	case search.Generated:
		return w.Textf("event.generated", "%d opened from %d", e.Node, e.Parent)
	case search.Duplicate:
		return w.Textf("event.duplicate", "from %d: known", e.Parent)
	case search.Reopened:
		return w.Textf("event.reopened", "%d reopened", e.Node)
	case search.Iteration:
		return l.round(e)
	case search.Goal:
		if e.Why == search.Met {
			return w.Textf("event.met", "%d: the sides meet", e.Node)
		}
		return w.Textf("event.goal", "%d is the goal", e.Node)
	}
	if e.Node != 0 {
		return w.Textf("event.dropped", "%d pruned", e.Node)
	}
	return w.Textf("event.pruned", "from %d: pruned", e.Parent)
}
