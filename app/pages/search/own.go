package search

import (
	"context"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/analysis"
	"langkah/widgets"
)

// counts is the tab of the counts.
type counts struct {
	frame *look.Frame
	model *Model
	*sections
}

func newCounts(f *look.Frame, m *Model, moment func(int)) *counts {
	return &counts{f, m, newSections(f, moment)}
}

func (c *counts) show() {
	r := c.model.run
	if r == nil {
		c.sections.show(nil)
		return
	}
	list := analysis.Counts(r.Player)
	if b := search.Branching(r.Generated(), r.Deep()); b > 0 {
		list[1].Words = analysis.Branching(strconv.FormatFloat(b, 'f', 3, 64))
	}
	c.sections.show(list)
}

// own is the tab of what is the method's own, and at the end of why its solution
// is optimal.
type own struct {
	frame *look.Frame
	model *Model
	list  *sections
	lost  *widgets.Button // finds out where the last optimal path was dropped
	asked *job.Slot

	content fyne.CanvasObject
}

func newOwn(f *look.Frame, m *Model, moment func(int)) *own {
	o := &own{frame: f, model: m, list: newSections(f, moment), asked: f.Jobs.NewSlot()}
	o.lost = widgets.NewButton(f.Words.Text("search.lost", "Where was the best way dropped?"), nil, func() { o.find(moment) })
	o.lost.OnKey = f.Key
	o.lost.Hide()
	below := look.Inset(panelInset/2, o.lost)
	o.content = look.InOrder(layout.NewBorderLayout(nil, below, nil, nil), o.list.content, below)
	return o
}

func (o *own) show() {
	r := o.model.run
	if r == nil {
		look.Show(o.lost, false)
		o.list.show(nil)
		return
	}
	look.Show(o.lost, analysis.Loses(r.Recording))
	list := analysis.Sections(r.Player)
	if r.Moment() == r.Trace.Len() {
		list = append([]analysis.Section{analysis.Proof(r.Recording)}, list...)
	}
	o.list.show(list)
}

// find goes to where the last optimal path was dropped.
func (o *own) find(moment func(int)) {
	r, w, oracle := o.model.run, o.frame.Words, o.model.insight.another()
	if r == nil {
		return
	}
	o.frame.Say(w.Text("search.losing", "Looking for where the best way was dropped …"))
	o.asked.Start(job.Work{Memory: judgeMemory, Run: func(ctx context.Context) func() {
		lost, ok := analysis.LastOptimal(ctx, r.Recording, oracle, engine.Limits{Time: judgeTime, Memory: judgeMemory})
		return func() {
			if o.model.run != r {
				return
			}
			if !ok {
				o.frame.Say(w.Text("search.notlost", "No such place was found: the best way was kept, or the distances are not known."))
				return
			}
			moment(lost.Moment)
			o.frame.Say(w.Message(lost.Words()))
		}
	}})
}
