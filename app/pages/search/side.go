package search

import (
	"slices"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// side is the right of the page: what the search holds, in tabs. In a narrow
// window the node and the method are one of them.
type side struct {
	*look.SideTabs
	model  *Model
	node   *look.SideTab // only in a narrow window
	own    []tab
	code   *codeTab
	agree  tab // for the log of another program
	method *own
	lent   fyne.CanvasObject // the content of node
	proof  *look.SideTab     // where it is told why the solution is optimal
}

// tab is a view of the search in the panel.
type tab struct {
	*look.SideTab
	show func() // brings it up to date; only the one that is seen is
	ours bool   // not for the log of another program, whose code and rules are unknown
}

// sideActions are called by the tabs.
type sideActions struct {
	node   func(node int32) // look at it
	moment func(moment int) // go there
	line   func()           // execute the next line of the code
	mark   func()           // execute up to a marked line
	title  func(method string) string
}

func newSide(f *look.Frame, m *Model, fold func(open bool), do sideActions) *side {
	text := f.Words.Text
	s := &side{SideTabs: look.NewSideTabs(f, fold), model: m}
	open, closed, log := newFrontier(f, m, do.node), newClosed(f, m, do.node), newLog(f, m, do.moment)
	counts, own := newCounts(f, m, do.moment), newOwn(f, m, do.moment)
	s.method = own
	s.code = newCode(f, m, do.line, do.mark)
	s.node = s.Tab(text("search.nodetab", "Node"))
	s.own = []tab{
		{s.Tab(text("search.openlist", "Open"), open.content), open.show, false},
		{s.Tab(text("search.closed", "Closed"), closed.content), closed.show, false},
		{s.Tab(text("search.log", "Log"), log.content), log.show, false},
		{s.Tab(text("code.title", "Code"), s.code.content), s.code.show, true},
		{s.Tab(text("search.tallies", "Counts"), counts.content), counts.show, false},
		{s.Tab(text("search.own", "Method"), own.content), own.show, true},
	}
	agreeing := newAgrees(f, do.title)
	s.agree = tab{s.Tab(text("search.agree", "Who agrees"), agreeing.content), func() { agreeing.show(m.log) }, false}
	s.proof = s.own[len(s.own)-1].SideTab
	s.OnPresent = s.show
	s.offer(nil)
	return s
}

// offer offers the tabs; node is the content of the first one, nil while that is placed
// elsewhere.
func (s *side) offer(node fyne.CanvasObject) {
	s.lent = node
	var tabs []*look.SideTab
	log := s.model.ofLog(s.model.run)
	if log {
		tabs = append(tabs, s.agree.SideTab)
	}
	for _, t := range s.own {
		if log && t.ours {
			continue
		}
		tabs = append(tabs, t.SideTab)
	}
	s.OfferLent(s.node, node, tabs...)
}

// show brings the tab that is seen up to date.
func (s *side) show() {
	if offered := slices.Contains(s.All, s.agree.SideTab); offered != s.model.ofLog(s.model.run) {
		if s.offer(s.lent); !offered {
			s.Present(s.agree.SideTab)
		}
		return // it has shown itself
	}
	for _, t := range append(s.own, s.agree) {
		if s.Open(t.SideTab) {
			t.show()
		}
	}
}
