package board

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/widgets"
)

// sideTabs is the right of the page: moves, facts and the run, in tabs. In a
// narrow window the puzzle and the method are one of them.
type sideTabs struct {
	frame *look.Frame
	model *Model
	fold  func(open bool) // asks for the whole panel to be opened or closed

	bar                       *fyne.Container
	shown                     *fyne.Container
	all                       []*sideTab // those that there are now
	puzzle, moves, facts, run *sideTab
	chosen                    *sideTab
	isOpen                    bool

	list      *moveView
	factList  *fyne.Container
	runReport *runView
	content   fyne.CanvasObject
}

type sideTab struct {
	button  *widgets.Tab
	content *fyne.Container
}

// newSideTabs makes the tabs. jump shows the position of a move that the user
// has chosen; fold opens and closes the panel that holds them.
func newSideTabs(f *look.Frame, m *Model, jump func(int), fold func(open bool)) *sideTabs {
	w := f.Words
	t := &sideTabs{
		frame: f, model: m, fold: fold, bar: container.NewHBox(), shown: container.NewStack(),
		list: newMoveView(f, m, jump), factList: container.NewVBox(), runReport: newRunView(f, m),
	}
	tab := func(name string, content ...fyne.CanvasObject) *sideTab {
		made := &sideTab{content: container.NewStack(content...)}
		made.button = widgets.NewTab(name, func() { t.choose(made) })
		made.button.OnKey = f.Key
		return made
	}
	t.puzzle = tab(w.Text("side.puzzle", "Puzzle"))
	t.moves = tab(w.Text("side.moves", "Moves"), t.list.content)
	t.facts = tab(w.Text("side.facts", "Facts"), scrolled(t.factList))
	t.run = tab(w.Text("side.run", "Run"), scrolled(t.runReport.content))
	t.chosen = t.moves
	closing := widgets.NewIconButton(panelIcon(), f.Tips, w.Text("side.close", "Close the panel"), func() { t.fold(false) })
	closing.OnKey = f.Key
	t.bar.Layout = layout.NewCustomPaddedHBoxLayout(0)
	line := look.InOrder(layout.NewBorderLayout(nil, nil, nil, closing), t.bar, closing)
	top := container.NewVBox(look.Inset(4, line), widget.NewSeparator())
	column := look.InOrder(layout.NewBorderLayout(top, nil, nil, nil), top, t.shown)
	t.content = look.Edged(widgets.NewSurface(widgets.ColorPanel, 0, column), false)
	t.offer(nil)
	return t
}

func scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	return look.Scroll(look.Inset(panelInset, content))
}

// offer shows which tabs there are; puzzle is the content of the first one, nil
// where it stands elsewhere.
func (t *sideTabs) offer(puzzle fyne.CanvasObject) {
	t.puzzle.content.RemoveAll()
	t.all = []*sideTab{t.moves, t.facts, t.run}
	if puzzle != nil {
		t.puzzle.content.Add(puzzle)
		t.all = slices.Insert(t.all, 0, t.puzzle)
	} else if t.chosen == t.puzzle {
		t.chosen = t.moves
	}
	t.present(t.chosen)
}

// choose shows a tab.
func (t *sideTabs) choose(tab *sideTab) {
	t.present(tab)
	t.frame.MenusChanged()
}

func (t *sideTabs) present(tab *sideTab) {
	t.chosen = tab
	t.bar.RemoveAll()
	for _, a := range t.all {
		a.button.Choose(a == tab)
		t.bar.Add(a.button)
	}
	t.shown.Objects = []fyne.CanvasObject{tab.content}
	t.shown.Refresh()
}

// open says whether a tab is seen.
func (t *sideTabs) open(tab *sideTab) bool { return t.isOpen && t.chosen == tab }

// toggle shows a tab; it closes the panel where that one is seen.
func (t *sideTabs) toggle(tab *sideTab) {
	if t.open(tab) {
		t.fold(false)
		return
	}
	t.reveal(tab)
}

// reveal opens the panel where it is closed, and shows a tab.
func (t *sideTabs) reveal(tab *sideTab) {
	t.present(tab)
	t.fold(true)
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
			t.factList.Add(widgets.NewTable(header, f.Table.Rows))
		}
	}
}

// showOutcome shows the moves and what the last search did.
func (t *sideTabs) showOutcome() {
	t.list.show()
	t.runReport.show()
}
