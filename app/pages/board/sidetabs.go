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

	puzzle, moves, facts, run *look.SideTab

	list      *moveView
	factList  *fyne.Container
	runReport *runView
}

// newSideTabs makes the tabs. jump shows the position of a move that the user
// has chosen; fold opens and closes the panel that holds them.
func newSideTabs(f *look.Frame, m *Model, jump func(int), fold func(open bool)) *sideTabs {
	w := f.Words
	t := &sideTabs{
		SideTabs: look.NewSideTabs(f, fold), frame: f, model: m,
		list: newMoveView(f, m, jump), factList: container.NewVBox(), runReport: newRunView(f, m),
	}
	t.puzzle = t.Tab(w.Text("side.puzzle", "Puzzle"))
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
	t.OfferLent(t.puzzle, puzzle, t.moves, t.facts, t.run)
}

// showFacts shows what is known of the puzzle before any search.
func (t *sideTabs) showFacts() {
	t.factList.RemoveAll()
	w := t.frame.Words
	for _, f := range t.model.session.Puzzle().Facts() {
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

// showOutcome shows the moves and what the last search did.
func (t *sideTabs) showOutcome() {
	t.list.show()
	t.runReport.show()
}
