package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/look"
	"langkah/widgets/table"
)

// sideTabs is the right of the page: moves, facts and the run, in tabs. In a
// narrow window the puzzle and the method are one of them.
type sideTabs struct {
	*look.SideTabs
	frame *look.Frame
	model *Model

	puzzle, about, moves, facts, run *look.SideTab

	intro      *aboutView
	introduced bool // About stands in the place of the moves
	list       *moveView
	factList   *fyne.Container
	runReport  *runView
}

// newSideTabs makes the tabs. jump shows the position of a move that the user
// has chosen; fold opens and closes the panel that holds them.
func newSideTabs(f *look.Frame, m *Model, host Host, jump func(int), fold func(open bool)) *sideTabs {
	w := f.Words
	t := &sideTabs{
		SideTabs: look.NewSideTabs(f, fold), frame: f, model: m, intro: newAboutView(f, m, host),
		list: newMoveView(f, m, jump), factList: container.NewVBox(), runReport: newRunView(f, m),
	}
	t.puzzle = t.Tab(w.Text("side.puzzle", "Puzzle"))
	t.about = t.Tab(w.Text("side.about", "About"), scrolled(t.intro.content))
	t.moves = t.Tab(w.Text("side.moves", "Moves"), t.list.content)
	t.facts = t.Tab(w.Text("side.facts", "Facts"), scrolled(t.factList))
	t.run = t.Tab(w.Text("side.run", "Run"), scrolled(t.runReport.content))
	t.Chosen = t.moves
	t.offer(nil)
	return t
}

func scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	return look.Scroll(look.Inset(panelInset, content))
}

// offer offers the tabs; puzzle is the content of the first one, nil where it
// stands elsewhere.
func (t *sideTabs) offer(puzzle fyne.CanvasObject) {
	t.OfferLent(t.puzzle, puzzle, t.about, t.moves, t.facts, t.run)
}

// showFacts shows what is known of the puzzle before any search.
func (t *sideTabs) showFacts() {
	t.factList.RemoveAll()
	w, facts := t.frame.Words, t.model.session.Puzzle().Facts()
	if len(facts) == 0 {
		t.factList.Add(section("", w.Text("facts.none", "Nothing is known of this board before a search."), nil))
	}
	for _, f := range facts {
		t.factList.Add(section(w.Message(f.Title), look.Sentence(w.Message(f.Text)), factIcon(f.Kind)))
		if f.Table != nil {
			header := make([]string, len(f.Table.Header))
			for i, h := range f.Table.Header {
				header[i] = w.Message(h)
			}
			t.factList.Add(table.NewFixed(header, f.Table.Rows))
		}
	}
}

// introduce turns from the moves to About for a board that was never moved or was just
// solved by hand, and back at the next move.
func (t *sideTabs) introduce() {
	m := t.model
	wanted := m.fresh() || m.ended() && m.session.ByHand()
	switch {
	case wanted && t.Chosen == t.moves:
		t.Present(t.about)
	case !wanted && t.introduced && t.Chosen == t.about:
		t.Present(t.moves)
	}
	t.introduced = wanted
}

// showOutcome shows the moves and what the last search did.
func (t *sideTabs) showOutcome() {
	t.list.show()
	t.runReport.show()
}
