package search

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// side is the right of the page: what the search holds, in tabs. In a narrow
// window the node and the method are one of them.
type side struct {
	*look.SideTabs
	model *Model
	node  *look.SideTab // only in a narrow window
	own   []tab
	proof *look.SideTab // where it is told why the solution is optimal
}

// tab is a view of the search in the panel.
type tab struct {
	*look.SideTab
	show func() // brings it up to date; only the one that is seen is
}

// sideActions are called by the tabs.
type sideActions struct {
	node   func(node int32) // look at it
	moment func(moment int) // go there
}

func newSide(f *look.Frame, m *Model, fold func(open bool), do sideActions) *side {
	text := f.Words.Text
	s := &side{SideTabs: look.NewSideTabs(f, fold), model: m}
	open, closed, log := newFrontier(f, m, do.node), newClosed(f, m, do.node), newLog(f, m, do.moment)
	counts, own := newCounts(f, m, do.moment), newOwn(f, m, do.moment)
	s.node = s.Tab(text("search.nodetab", "Node"))
	s.own = []tab{
		{s.Tab(text("search.openlist", "Open"), open.content), open.show},
		{s.Tab(text("search.closed", "Closed"), closed.content), closed.show},
		{s.Tab(text("search.log", "Log"), log.content), log.show},
		{s.Tab(text("search.tallies", "Counts"), counts.content), counts.show},
		{s.Tab(text("search.own", "Method"), own.content), own.show},
	}
	s.proof = s.own[len(s.own)-1].SideTab
	s.OnPresent = s.show
	s.offer(nil)
	return s
}

// offer offers the tabs; node is the content of the first one, nil while that is placed
// elsewhere.
func (s *side) offer(node fyne.CanvasObject) {
	var tabs []*look.SideTab
	for _, t := range s.own {
		tabs = append(tabs, t.SideTab)
	}
	s.OfferLent(s.node, node, tabs...)
}

// show brings the tab that is seen up to date.
func (s *side) show() {
	for _, t := range s.own {
		if s.Open(t.SideTab) {
			t.show()
		}
	}
}
