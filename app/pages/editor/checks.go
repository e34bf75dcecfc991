package editor

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/widgets"
)

// remark is one thing that is known of what is edited.
type remark struct {
	mood   widgets.Mood
	title  string
	detail string
}

// readRemark says whether the text is a puzzle.
func readRemark(w look.Words, s state) remark {
	if s.err == nil {
		return remark{widgets.Good, w.Text("check.valid", "It is a puzzle"), w.Message(s.puzzle.Kind())}
	}
	return remark{widgets.Bad, w.Text("check.wrong", "Not a puzzle yet"), look.Sentence(w.Error(s.err))}
}

// warningRemark lists the puzzle's warnings; it has no title where there are none.
func warningRemark(w look.Words, s state) remark {
	if s.puzzle == nil {
		return remark{}
	}
	var all []string
	for _, m := range engine.Warnings(s.puzzle) {
		all = append(all, look.Sentence(w.Message(m)))
	}
	if len(all) == 0 {
		return remark{}
	}
	return remark{widgets.Doubtful, w.Text("check.warning", "Look at this"), strings.Join(all, "\n")}
}

// verdictRemark says whether the puzzle can be solved, where that is known before
// a search.
func verdictRemark(w look.Words, s state) remark {
	fact, known := s.verdict()
	switch {
	case !known:
		return remark{}
	case fact.Kind == engine.Unsolvable:
		return remark{widgets.Bad, w.Text("check.unsolvable", "It cannot be solved"), look.Sentence(w.Message(fact.Text))}
	}
	return remark{widgets.Good, w.Text("check.solvable", "It can be solved"), look.Sentence(w.Message(fact.Text))}
}

// foundRemark is the result of the search beside the window.
func foundRemark(w look.Words, m *Model) remark {
	switch {
	case m.now().puzzle == nil:
		return remark{}
	case m.running():
		words := w.Text("check.wait", "It begins when the board rests")
		switch {
		case m.live.Share > 0:
			words = w.Textf("check.share", "%s of the work is done", fmt.Sprintf("%.0f %%", 100*m.live.Share))
		case m.live.Expanded > 0:
			words = w.Textf("check.expanded", "%s position{|s} expanded", figures.Count(m.live.Expanded))
		case !m.live.Activity.IsZero():
			words = look.Sentence(w.Message(m.live.Activity))
		}
		return remark{widgets.Calm, w.Text("check.searching", "Looking for the best solution"), words}
	case m.count != nil:
		return counted(w, *m.count)
	case m.result != nil:
		return solved(w, m.now().puzzle, *m.result)
	}
	return remark{}
}

func counted(w look.Words, c engine.Count) remark {
	var lines []string
	for _, f := range c.Figures {
		lines = append(lines, w.Message(f.Title)+": "+figures.Grouped(f.Value))
	}
	detail := strings.Join(lines, "\n")
	switch c.Status {
	case engine.NoSolution:
		return remark{widgets.Bad, w.Text("check.nosolution", "It has no solution"), look.Sentence(w.Message(c.Reason))}
	case engine.Solved:
		title := w.Text("check.many", "It has solutions, all are counted")
		if len(c.Figures) > 0 && c.Figures[len(c.Figures)-1].Value == "1" {
			title = w.Text("check.one", "It has one solution")
		}
		return remark{widgets.Good, title, detail}
	}
	return remark{widgets.Doubtful, w.Text("check.uncounted", "Not all solutions are counted"), strings.TrimSpace(look.Sentence(w.Message(c.Reason)) + "\n" + detail)}
}

func solved(w look.Words, p engine.Puzzle, r engine.Result) remark {
	switch {
	case r.Status == engine.Solved && len(r.Moves) == 0:
		return remark{widgets.Doubtful, w.Text("check.done", "It is solved already"), ""}
	case r.Status == engine.Solved:
		title := w.Textf("check.best", "%s move{|s} at best, cost %s", figures.Count(len(r.Moves)), engine.CostText(p, r.Cost))
		if len(r.Moves) == r.Cost {
			title = w.Textf("check.bestmoves", "%s move{|s} at best", figures.Count(len(r.Moves)))
		}
		if r.Optimality == engine.Proven {
			return remark{widgets.Good, title, w.Text("badge.optimal", "optimal, proven")}
		}
		return remark{widgets.Doubtful, w.Textf("check.some", "It can be solved in %s move{|s}", figures.Count(len(r.Moves))), w.Text("badge.notproven", "optimality not proven")}
	case r.Status == engine.NoSolution:
		return remark{widgets.Bad, w.Text("check.nosolution", "It has no solution"), look.Sentence(w.Message(r.Reason))}
	}
	detail := look.Sentence(w.Message(r.Reason))
	if r.Bound > 0 {
		detail += w.Textf("bound.line", "; every solution costs %s or more", engine.CostText(p, r.Bound))
	}
	return remark{widgets.Doubtful, w.Text("check.unknown", "The best solution is not known"), detail}
}

// remarkView shows a remark: a sign, what it is about, and more of it below.
type remarkView struct {
	icon          *widget.Icon
	title, detail *widget.Label
	content       *fyne.Container
}

func newRemarkView() *remarkView {
	v := &remarkView{icon: widget.NewIcon(nil), title: widget.NewLabel(""), detail: widget.NewLabel("")}
	v.title.TextStyle.Bold, v.title.Wrapping = true, fyne.TextWrapWord
	v.detail.Wrapping, v.detail.Importance, v.detail.SizeName = fyne.TextWrapWord, widget.LowImportance, theme.SizeNameCaptionText
	v.content = container.New(remarkLayout{}, v.icon, v.title, v.detail)
	return v
}

// remarkLayout puts the sign beside the title and the detail close below it.
type remarkLayout struct{}

// What the lines of a remark are apart: labels keep more room around them.
const (
	closer     = 9 // title and detail
	remarkTail = 6
)

// signRoom is the room of the sign.
func signRoom() float32 { return theme.IconInlineSize() + 4 }

func (remarkLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	title, detail := o[1].MinSize(), fyne.Size{Height: closer}
	if o[2].Visible() {
		detail = o[2].MinSize()
	}
	return fyne.NewSize(signRoom()+fyne.Max(title.Width, detail.Width), title.Height+detail.Height-closer+remarkTail)
}

func (remarkLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side, high := theme.IconInlineSize(), o[1].MinSize().Height
	look.Put(o[0], 0, (high-side)/2, side, side)
	if line := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{Bold: true}).Height + 2*theme.InnerPadding(); line < high {
		look.Put(o[0], 0, (line-side)/2, side, side) // beside the first of several lines
	}
	look.Put(o[1], signRoom(), 0, size.Width-signRoom(), high)
	look.Put(o[2], signRoom(), high-closer, size.Width-signRoom(), size.Height-high+closer-remarkTail)
}

func (v *remarkView) show(r remark) {
	look.Show(v.content, r.title != "")
	if icon := moodIcon(r.mood); v.icon.Resource != icon {
		v.icon.SetResource(icon)
	}
	look.Set(v.title, r.title)
	look.Set(v.detail, r.detail)
	look.Show(v.detail, r.detail != "")
}

func moodIcon(m widgets.Mood) fyne.Resource {
	switch m {
	case widgets.Good:
		return theme.NewSuccessThemedResource(theme.ConfirmIcon())
	case widgets.Doubtful:
		return theme.NewWarningThemedResource(theme.WarningIcon())
	case widgets.Bad:
		return theme.NewErrorThemedResource(theme.CancelIcon())
	}
	return theme.SearchIcon()
}

// checkView is the tab Check.
type checkView struct {
	frame   *look.Frame
	model   *Model
	read    *remarkView
	warning *remarkView
	verdict *remarkView
	found   *remarkView
	goTo    *widgets.Button
	stop    *widgets.Button
	file    *widget.Label
	content *fyne.Container
}

// newCheckView makes it; goTo shows the place of what is wrong, stop ends the search.
func newCheckView(f *look.Frame, m *Model, goTo, stop func()) *checkView {
	text := f.Words.Text
	v := &checkView{
		frame: f, model: m, read: newRemarkView(), warning: newRemarkView(), verdict: newRemarkView(), found: newRemarkView(),
		goTo: widgets.NewButton(text("check.goto", "Show it in the text"), theme.NavigateNextIcon(), goTo),
		stop: widgets.NewButton(text("panel.stop", "Stop"), theme.MediaStopIcon(), stop), file: widget.NewLabel(""),
	}
	v.goTo.OnKey, v.stop.OnKey = f.Key, f.Key
	v.file.TextStyle.Monospace = true
	heading := widget.NewLabelWithStyle(text("check.file", "The file"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	heading.SizeName = theme.SizeNameSubHeadingText
	v.content = container.NewVBox(v.read.content, v.goTo, v.warning.content, v.verdict.content, v.found.content, v.stop,
		widget.NewSeparator(), look.Tight(heading), container.NewHScroll(v.file))
	return v
}

// show shows what is known.
func (v *checkView) show() {
	m, w := v.model, v.frame.Words
	s := m.now()
	if s.puzzle == nil && s.err == nil {
		return
	}
	v.read.show(readRemark(w, s))
	v.warning.show(warningRemark(w, s))
	v.verdict.show(verdictRemark(w, s))
	_, _, placed := s.place()
	look.Show(v.goTo, placed)
	look.Set(v.file, strings.TrimRight(beginning(s.text), "\n"))
	v.showFound()
	v.content.Refresh()
}

// showFound shows how the search goes.
func (v *checkView) showFound() {
	v.found.show(foundRemark(v.frame.Words, v.model))
	look.Show(v.stop, v.model.running())
}

// mostLines is how much of a text is shown below the checks.
const mostLines = 40

// beginning is that of a long text.
func beginning(text string) string {
	lines := strings.SplitN(text, "\n", mostLines+1)
	if len(lines) > mostLines {
		lines[mostLines] = "…"
	}
	return strings.Join(lines, "\n")
}
