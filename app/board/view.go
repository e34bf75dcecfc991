package board

// View is what the page finds again at the next start beside the session.
type View struct {
	Tab       int         `json:"tab"`  // of the right panel, from the left
	Open      [rooms]bool `json:"open"` // whether that panel is, by the room that there is
	Algorithm string      `json:"algorithm,omitempty"`
	Heuristic string      `json:"heuristic,omitempty"`
}

// tabs are those of the right panel by their numbers, which stay the same.
func (p *Page) tabs() []*sideTab { return []*sideTab{p.side.moves, p.side.facts, p.side.run} }

// View is how the page looks now.
func (p *Page) View() View {
	v := View{Open: p.arrangement.open}
	for i, tab := range p.tabs() {
		if p.side.chosen == tab {
			v.Tab = i
		}
	}
	if choice := &p.model.choice; choice.picked {
		v.Algorithm, v.Heuristic = choice.algorithm, choice.heuristic
	}
	return v
}

// Restore makes the page look as it did. What does not fit the puzzle is left.
func (p *Page) Restore(v View) {
	if m, ok := p.model.choice.find(v.Algorithm, v.Heuristic); ok {
		p.model.choice.pick(m)
		p.panel.showMethod()
	}
	if tabs := p.tabs(); v.Tab >= 0 && v.Tab < len(tabs) {
		p.side.present(tabs[v.Tab])
	}
	p.arrangement.open = v.Open
	if r := p.arrangement.room; r < rooms {
		p.side.isOpen = v.Open[r]
	}
	p.content.Refresh()
}
