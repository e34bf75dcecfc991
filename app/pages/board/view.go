package board

import (
	"langkah/app/kit/look"
	"langkah/engine"
)

// View is the state of the page that is saved beside the session.
type View struct {
	Tab       int              `json:"tab"`  // of the right panel, from the left
	Open      [look.Rooms]bool `json:"open"` // whether that panel is, by the room that there is
	Algorithm string           `json:"algorithm,omitempty"`
	Heuristic string           `json:"heuristic,omitempty"`
	Crosses   []int            `json:"crosses,omitempty"` // cells marked by hand
}

// tabs are those of the right panel by their numbers, which stay the same.
func (p *Page) tabs() []*look.SideTab { return []*look.SideTab{p.side.moves, p.side.facts, p.side.run} }

// View is how the page looks now.
func (p *Page) View() View {
	v := View{Open: p.folding.Open, Crosses: p.model.hand.Crosses()}
	for i, tab := range p.tabs() {
		if p.side.Chosen == tab {
			v.Tab = i
		}
	}
	if algorithm, heuristic, ok := p.model.choice.Picked(); ok {
		v.Algorithm, v.Heuristic = algorithm, heuristic
	}
	return v
}

// Restore makes the page look as it did. What does not fit the puzzle is left.
func (p *Page) Restore(v View) {
	m, ok := p.model.choice.Find(v.Algorithm, v.Heuristic)
	if !ok && engine.IsOwn(v.Heuristic) { // a formula; without sources nothing else is made
		var err error
		m, err = engine.FindMethod(p.model.session.Puzzle(), v.Algorithm, v.Heuristic)
		ok = err == nil
	}
	if ok {
		p.model.choice.Pick(m)
		p.panel.showMethod()
	}
	if tabs := p.tabs(); v.Tab >= 0 && v.Tab < len(tabs) {
		p.side.Present(tabs[v.Tab])
	}
	p.model.hand.Cross(v.Crosses)
	p.view.showNotes()
	p.folding.Open = v.Open
	if r := p.folding.Room; r < look.Rooms {
		p.side.IsOpen = v.Open[r]
	}
	p.folding.Content.Refresh()
}
