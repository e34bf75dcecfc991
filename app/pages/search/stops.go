package search

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/study/replay"
	"langkah/widgets"
)

// stops are the breakpoints that the user has set, and the way to the next one,
// which is found beside the window.
type stops struct {
	on      [replay.BreakKinds]bool
	figure  replay.Figure
	compare replay.Comparison
	value   string

	slot *job.Slot
}

func newStops(jobs *job.Runner) *stops { return &stops{slot: jobs.NewSlot(), value: "0"} }

// any says whether there are breakpoints.
func (s *stops) any() bool { return slices.Contains(s.on[:], true) }

// number is the value that a figure is compared with.
func (s *stops) number() (int32, error) {
	n, err := strconv.ParseInt(s.value, 10, 32)
	if err != nil {
		return 0, engine.Errorf("%q is not a whole number", s.value)
	}
	return int32(n), nil
}

// find looks for the first breakpoint that holds after the present moment; found
// is called with it, or with ok false. board is the position of page Board.
func (s *stops) find(r *run, board engine.Position, found func(moment int, which engine.Message, ok bool)) {
	from := replay.NewPlayer(r.Recording)
	at := r.Moment()
	var points []replay.Breakpoint
	for kind, on := range s.on {
		if on {
			value, _ := s.number()
			points = append(points, replay.Breakpoint{Kind: replay.BreakKind(kind), Figure: s.figure, Compare: s.compare, Value: value})
		}
	}
	s.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		for i, b := range points {
			if b.Kind == replay.AtState && board != nil {
				points[i].Nodes = r.Find(ctx, board)
			}
		}
		from.Seek(at)
		moment, which, ok := from.Stop(ctx, points)
		return func() {
			words := engine.Message{}
			if ok {
				words = points[which].Kind.Title()
			}
			found(moment, words, ok)
		}
	}})
}

// board returns the position on page Board, nil before there is a puzzle.
func (p *Page) board() engine.Position {
	if p.model.puzzle == nil {
		return nil
	}
	return p.host.Board()
}

// toStop goes to the next breakpoint.
func (p *Page) toStop() {
	r := p.model.run
	if r == nil {
		return
	}
	if !p.model.stops.any() {
		p.askStops()
		return
	}
	p.player.Stop()
	p.model.stops.find(r, p.board(), func(moment int, which engine.Message, ok bool) {
		if p.model.run != r {
			return
		}
		if ok {
			p.jump(moment)
		}
		p.sayStop(which, ok)
	})
}

// sayStop says which breakpoint holds.
func (p *Page) sayStop(which engine.Message, ok bool) {
	w := p.frame.Words
	if !ok {
		p.frame.Say(w.Text("search.nostop", "No breakpoint holds from here to the end."))
		return
	}
	p.frame.Say(w.Textf("search.stopped", "Stopped here: %s.", w.Message(which)))
}

// askStops lets the user set the breakpoints.
func (p *Page) askStops() {
	w, s := p.frame.Words, p.model.stops
	on := s.on
	content := container.NewVBox(look.Wrapped(w.Text("search.stopsabout", "Running stops where one of these holds, and B goes to the next such place.")))
	var first fyne.Focusable
	for kind := range replay.BreakKind(replay.BreakKinds) {
		box := widgets.NewCheck(look.Sentence(w.Message(kind.Title())), on[kind], func(checked bool) { on[kind] = checked })
		box.OnKey = p.frame.Key
		if first == nil {
			first = box
		}
		content.Add(box)
		if kind == replay.Compares {
			content.Add(p.comparison())
		}
	}
	p.frame.Dialogs.Ask(w.Text("search.stopstitle", "Breakpoints"), w.Text("search.set", "Set"), content, first, func() func() {
		if _, err := s.number(); on[replay.Compares] && err != nil {
			return nil
		}
		return func() {
			s.on = on
			p.frame.MenusChanged()
		}
	})
}

// comparison is the row that says which figure is compared with what.
func (p *Page) comparison() fyne.CanvasObject {
	s := p.model.stops
	figure := widgets.NewDropdown(func(i int) { s.figure = replay.Figure(i) })
	figure.Offer([]string{"f", "g", "h", p.frame.Words.Text("search.depth", "depth")}, int(s.figure))
	compare := widgets.NewDropdown(func(i int) { s.compare = replay.Comparison(i) })
	compare.Offer([]string{"=", "<", ">"}, int(s.compare))
	value := widgets.NewEntry(s.value, func(text string) { s.value = text })
	value.Validator = func(string) error {
		_, err := s.number()
		return err
	}
	for _, d := range []*widgets.Dropdown{figure, compare} {
		d.OnKey = p.frame.Key
	}
	value.OnKey = p.frame.Key
	return container.NewGridWithColumns(3, figure, compare, value)
}

// find lets the user look for a node by its board.
func (p *Page) find() {
	r, w := p.model.run, p.frame.Words
	if r == nil {
		return
	}
	text := widgets.NewTextArea(func(string) {})
	text.OnKey = p.frame.Key
	text.SetText(p.present())
	content := container.NewVBox(
		look.Wrapped(w.Text("search.findabout", "The text of a board, as it stands in a file. At first it is the one that page Board shows.")), text)
	p.frame.Dialogs.Ask(w.Text("search.findtitle", "Find a node"), w.Text("search.dofind", "Find"), content, text.Writing(), func() func() {
		return func() { p.seek(r, text.Text()) }
	})
}

// present is the text of the board that page Board shows, as a file has it.
func (p *Page) present() string {
	if here, err := p.model.puzzle.From(p.board()); err == nil {
		return here.String()
	}
	return p.model.puzzle.String()
}

// seek looks for the node with a board, and selects the first that there is.
func (p *Page) seek(r *run, text string) {
	w := p.frame.Words
	board, err := p.read(text)
	if err != nil {
		p.frame.Dialogs.Failed(w.Text("search.notfound", "This board cannot be looked for"), err)
		return
	}
	p.model.stops.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		nodes := r.Find(ctx, board)
		return func() { p.found(r, nodes) }
	}})
}

// read is the position that a puzzle's text begins with.
func (p *Page) read(text string) (engine.Position, error) {
	other, err := p.frame.Puzzles.Open(text)
	if err != nil {
		return nil, err
	}
	return other.Start(), nil
}

// found shows a node that was looked for, where it is made.
func (p *Page) found(r *run, nodes []int32) {
	w := p.frame.Words
	if p.model.run != r {
		return
	}
	if len(nodes) == 0 {
		p.frame.Say(w.Text("search.nonode", "The search made no node with this board, among the events that are kept."))
		return
	}
	node := nodes[0]
	if made, ok := r.Trace.Node(node); ok && r.Standing(node).State == replay.Unmade {
		r.jump(int(made.Generated) + 1)
	}
	p.selectNode(node)
	words := w.Textf("search.isnode", "This is node %d.", node)
	if len(nodes) > 1 {
		words += " " + w.Textf("search.othernodes", "The same board is in %s more.", fmt.Sprint(len(nodes)-1))
	}
	p.frame.Say(words)
}
