package search

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/check"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/widgets"
)

// logged is a log that was checked, as a search of its own.
type logged struct {
	*run
	verdict check.Verdict
	entries []search.Event // the expansions, and the goal that the log ends with
}

func newLogged(p engine.Puzzle, m engine.Method, v check.Verdict) *logged {
	recorded := v.Log.Recording(p, m)
	l := &logged{run: &run{Player: replay.NewPlayer(recorded), reasons: logReasons(recorded)}, verdict: v}
	for n := range recorded.Trace.Len() {
		if e := recorded.Trace.Event(n); e.Kind == search.Expanded || e.Kind == search.Goal {
			l.entries = append(l.entries, e)
		}
	}
	return l
}

// present is the entry that is next, or the last one.
func (l *logged) present() int { return max(min(l.at(), len(l.entries)-1), 0) }

// logReasons are the reasons of a log's events. Why its program expands a node is not known: the
// rules of our method would say it wrongly.
func logReasons(r recording.Recording) []engine.Message {
	reasons := r.Reasons(context.Background())
	expansions := 0
	for n := range reasons {
		switch r.Trace.Event(n).Kind {
		case search.Expanded:
			expansions++
			reasons[n] = engine.Msg("the log has it as expansion %d", expansions)
		case search.Goal:
			reasons[n] = engine.Msg("the log ends at it, a goal")
		}
	}
	return reasons
}

// yours shows the search of the user's own program, by its log, in place of the real one, by the
// method that the log is held against. Where they part is the middle of the page.
type yours struct {
	page *Page
	real *run // nil while it is not on, and for a log without a search of ours

	headline, count    *widget.Label
	open, first, other *widgets.Button
	box                *fyne.Container
	middle             *parting
}

func newYours(p *Page) *yours {
	w := p.frame.Words
	y := &yours{page: p, headline: wrapped(), count: wrapped()}
	y.headline.TextStyle.Bold = true
	y.count.Importance = widget.LowImportance
	y.open = widgets.NewButton(w.Text("search.checklog", "Check a log …"), theme.FolderOpenIcon(), p.askLog)
	y.first = widgets.NewButton(w.Text("search.checkfirst", "To the difference"), theme.MediaSkipNextIcon(), y.toFirst)
	y.other = widgets.NewButton("", nil, y.turn)
	for _, b := range []*widgets.Button{y.open, y.first, y.other} {
		b.OnKey = p.frame.Key
	}
	y.box = container.NewVBox(look.Tight(y.headline, y.count), y.first, y.other, y.open)
	y.middle = newParting(p)
	return y
}

func (y *yours) title() string { return y.page.frame.Words.Text("search.checklesson", "Your program") }

func (y *yours) views() fyne.CanvasObject { return y.box }

func (y *yours) begin(r *run) {
	if !y.page.model.ofLog(r) {
		y.real = r
	}
}

// adopt shows a log that was checked, at its first difference.
func (y *yours) adopt(l *logged) {
	m := y.page.model
	m.run, m.log = l.run, l
	y.page.turnAside(l.verdict.Readable)
	y.toFirst()
	y.page.canvas.Fit()
}

func (y *yours) end() {
	m := y.page.model
	if m.ofLog(m.run) {
		m.run = y.real
		y.page.canvas.Fit()
	}
	y.real, m.log, y.page.parts = nil, nil, false
	y.page.tools.show(y.page.canvas.Mode(), y.page.model.modes(), false)
}

// toFirst goes to where the log is about to part from the method, or to its beginning.
func (y *yours) toFirst() {
	l := y.page.model.log
	if l == nil {
		return
	}
	step := 0
	if first := l.verdict.First; first != nil {
		step = *first - 1
	}
	l.step(step)
	if y.real != nil {
		y.real.step(step)
	}
	y.page.show()
}

// turn shows the other one of the two searches, after as many expansions.
func (y *yours) turn() {
	m := y.page.model
	if m.log == nil || y.real == nil {
		return
	}
	if m.ofLog(m.run) {
		y.real.step(m.log.at())
		m.run = y.real
	} else {
		m.log.step(y.real.at())
		m.run = m.log.run
	}
	y.page.turnAside(false)
	y.page.canvas.Fit()
}

func (y *yours) pick(int32) bool         { return false }
func (y *yours) forward() bool           { return false }
func (y *yours) dress(*searchview.Scene) {}

func (y *yours) veil(*run) (v veil, ok bool) { return v, false }

func (y *yours) show() {
	w, l := y.page.frame.Words, y.page.model.log
	look.Show(y.first, l != nil && l.verdict.First != nil)
	look.Show(y.other, l != nil && y.real != nil)
	look.Show(y.count, l != nil)
	if l == nil {
		look.Set(y.headline, w.Text("search.checkask", "The log of your program's search stands beside ours: the boards in the order in which it expanded them."))
		return
	}
	look.Set(y.headline, y.sentence())
	look.Set(y.count, w.Textf("search.checkcount", "%s expansion{|s} in the log.", figures.Count(l.verdict.Expanded)))
	if y.page.model.ofLog(y.page.model.run) {
		y.other.SetText(w.Text("lesson.showreal", "Show the real search"))
	} else {
		y.other.SetText(w.Text("search.showlog", "Show your program's"))
	}
	if y.page.parts {
		y.middle.show(l, y.sentence())
	}
}

// sentence is the verdict in one sentence.
func (y *yours) sentence() string {
	w, v := y.page.frame.Words, y.page.model.log.verdict
	switch {
	case !v.Readable:
		return w.Text("search.checktitle", "The log of your program")
	case v.First != nil:
		return w.Message(engine.Msg("Your program differs from %s at expansion %d", y.page.methodTitle(v.Method), *v.First))
	}
	return w.Message(engine.Msg("Your program agrees with %s", y.page.methodTitle(v.Method)))
}

// methodTitle is the title of a method by its name, "astar/manhattan".
func (p *Page) methodTitle(name string) string {
	w := p.frame.Words
	algorithm, heuristic, _ := strings.Cut(name, "/")
	if p.model.puzzle != nil {
		m, err := engine.FindMethod(p.model.puzzle, algorithm, heuristic)
		if err == nil && m.Algorithm.Name == algorithm {
			return w.Message(m.Title())
		}
	}
	a, err := search.Find(algorithm)
	switch {
	case err != nil:
		return name
	case heuristic == check.OfLog:
		return w.Textf("search.byitsh", "%s by the h in the log", w.Message(a.Title))
	case heuristic == "":
		return w.Message(a.Title)
	}
	return w.Message(engine.Msg("%s with %s", a.Title, heuristic))
}
