package search

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/pseudocode"
	"langkah/widgets"
	"langkah/widgets/table"
)

// codeTab is the algorithm as textbooks write it, with the line that is executed. A click on a
// line, or Return, marks it: the running ends there.
type codeTab struct {
	frame *look.Frame
	model *Model
	slot  *job.Slot

	of    *run // whose code it is
	code  *pseudocode.Code
	place pseudocode.Place
	marks map[string]map[int]bool // by the algorithm

	list         *table.MoveList
	says         *widget.Label
	forth, until *widgets.Button
	content      fyne.CanvasObject
}

func newCode(f *look.Frame, m *Model, line, toMark func()) *codeTab {
	w := f.Words
	c := &codeTab{frame: f, model: m, slot: f.Jobs.NewSlot(), marks: map[string]map[int]bool{}, list: table.NewMoveList(f.Key), says: wrapped()}
	c.list.OnJump, c.list.Tips = c.mark, f.Tips
	c.list.Tip = c.text
	c.forth = widgets.NewButton(w.Text("code.line", "Line"), theme.MediaSkipNextIcon(), line)
	c.forth.Tip = "F10"
	c.until = widgets.NewButton(w.Text("code.tomark", "To a mark"), theme.MediaFastForwardIcon(), toMark)
	c.until.Tip = "F8"
	for _, b := range []*widgets.Button{c.forth, c.until} {
		b.OnKey, b.Tips = f.Key, f.Tips
	}
	below := container.NewVBox(look.Tight(c.says), container.NewGridWithColumns(2, c.forth, c.until))
	c.content = container.NewBorder(nil, look.Inset(8, below), nil, nil, look.Inset(4, c.list))
	return c
}

// follow takes the code of the search that is shown, at its moment.
func (c *codeTab) follow() bool {
	r := c.model.run
	if r == nil {
		c.of, c.code = nil, nil
		return false
	}
	if c.of != r {
		c.of, c.place = r, pseudocode.Place{Moment: r.Moment()}
		c.code = nil
		if !c.model.ofLog(r) { // the code of another program is not known
			c.code, _ = pseudocode.New(r.Recording)
		}
	}
	if c.place.Moment != r.Moment() {
		c.place = pseudocode.Place{Moment: r.Moment()}
	}
	return c.code != nil
}

// marked are the marked lines of the algorithm.
func (c *codeTab) marked() map[int]bool {
	name := c.of.Method.Algorithm.Name
	if c.marks[name] == nil {
		c.marks[name] = map[int]bool{}
	}
	return c.marks[name]
}

// mark marks a line, or takes the mark away.
func (c *codeTab) mark(line int) {
	if c.code == nil {
		return
	}
	if on := c.marked(); on[line] {
		delete(on, line)
	} else {
		on[line] = true
	}
	c.show()
}

// text is a line in words, indented.
func (c *codeTab) text(line int) string {
	if c.code == nil || line >= len(c.code.Listing.Lines) {
		return ""
	}
	l := c.code.Listing.Lines[line]
	return strings.Repeat("   ", l.Indent) + c.frame.Words.Message(l.Text)
}

func (c *codeTab) show() {
	w := c.frame.Words
	if !c.follow() || c.model.veil != nil {
		c.list.Fill(nil, 0, nil)
		words := ""
		switch {
		case c.model.veil != nil:
			words = w.Text("lesson.hidden", "Hidden while you are asked what comes next.")
		case c.of != nil:
			words = w.Text("code.none", "There is no code for this method.")
		}
		look.Set(c.says, words)
		return
	}
	on := c.marked()
	c.list.Fill([]table.Heading{{Text: "#"}, {Text: w.Text("code.title", "Code")}}, len(c.code.Listing.Lines), func(row, column int) string {
		switch {
		case column == 1:
			return c.text(row)
		case on[row]:
			return fmt.Sprintf("● %d", row+1)
		}
		return fmt.Sprint(row + 1)
	})
	if line := c.code.Line(c.place); line >= 0 {
		c.list.Mark(line)
	}
	look.Set(c.says, c.values())
}

// values says what the variables of the code are at its place.
func (c *codeTab) values() string {
	w, r := c.frame.Words, c.of
	lines := []string{w.Textf("code.open", "open: %s node{|s}", figures.Count(r.Open()))}
	event, ok := c.code.Event(c.place)
	if !ok {
		return lines[0]
	}
	e := r.Trace.Event(event)
	figure := func(name string, node, g, h int32, f search.Figure) string {
		number := w.Text("code.unnumbered", "not kept")
		if node != 0 {
			number = w.Textf("search.node", "Node %d", node)
		}
		return w.Textf("code.value", "%s: %s, g %d, h %d, %s %d", name, number, g, search.Whole(h), r.Method.Key.String(), f)
	}
	switch {
	case e.Kind == search.Expanded || e.Kind == search.Goal:
		lines = append(lines, figure("n", e.Node, e.G, e.H, r.Order(e)))
	case e.Kind != search.Iteration:
		if e.Parent != 0 {
			at := r.Standing(e.Parent)
			lines = append(lines, figure("n", e.Parent, at.G, at.H, r.Method.Figure(at.F)))
		}
		lines = append(lines, figure("s", e.Node, e.G, e.H, r.Order(e)))
	}
	if event < len(r.reasons) {
		lines = append(lines, sentence(w.Message(r.reasons[event])))
	}
	return strings.Join(lines, "\n")
}

// step goes a line on, or back, and returns the moment to be shown.
func (c *codeTab) step(back bool) (moment int, ok bool) {
	if !c.follow() {
		return 0, false
	}
	if back {
		c.place = c.code.Back(c.place)
	} else {
		c.place = c.code.Next(c.place)
	}
	return c.place.Moment, true
}

// toMark looks for the next marked line beside the window; found is called with its place.
func (c *codeTab) toMark(found func(at pseudocode.Place, ok bool)) {
	if !c.follow() || len(c.marked()) == 0 {
		found(pseudocode.Place{}, false)
		return
	}
	code, from, on := c.code, c.place, map[int]bool{}
	for line := range c.marked() {
		on[line] = true
	}
	c.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		at, ok := code.Stop(ctx, from, on)
		return func() { found(at, ok) }
	}})
}

// line goes a line on in the code, or back.
func (p *Page) line(back bool) {
	if p.model.veil != nil {
		return
	}
	if moment, ok := p.side.code.step(back); ok {
		p.player.Stop()
		if moment != p.model.run.Moment() {
			p.model.run.event(moment)
		}
		p.show()
	}
}

// toMark goes to the next marked line of the code.
func (p *Page) toMark() {
	code := p.side.code
	code.toMark(func(at pseudocode.Place, ok bool) {
		if !ok {
			p.frame.Say(p.frame.Words.Text("code.nomark", "No marked line is executed after this; a click on a line marks it."))
			return
		}
		p.player.Stop()
		p.model.run.event(at.Moment)
		code.place = at
		p.went()
	})
}

// stopAtMark has the running end at the next marked line.
func (p *Page) stopAtMark() {
	p.side.code.toMark(func(at pseudocode.Place, ok bool) {
		if ok && p.player.Running() && (p.until == nil || at.Moment < p.until.moment) {
			p.stopAt(at.Moment, engine.Msg("a marked line of the code"), true)
		}
	})
}
