package board

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine"
	"langkah/widgets"
)

// sideTabs is the right of the page: moves, facts and statistics, in tabs that
// can be closed and opened again.
type sideTabs struct {
	frame      *look.Frame
	model      *Model
	changed    func(anyOpen bool)
	tabs       *container.DocTabs
	all        []*container.TabItem // every tab, in its order, open or not
	factsTab   *container.TabItem
	moves      *widgets.MoveList
	facts      *fyne.Container
	statistics *fyne.Container
	content    fyne.CanvasObject
}

// sideWidth is the least width of the tabs: that of their three names.
const sideWidth = 304

// newSideTabs makes the tabs. jump shows the position of a move that the user
// has chosen; changed hears when tabs are opened and closed.
func newSideTabs(f *look.Frame, m *Model, jump func(int), changed func(anyOpen bool)) *sideTabs {
	w := f.Words
	t := &sideTabs{frame: f, model: m, changed: changed, moves: widgets.NewMoveList(f.Key), facts: container.NewVBox(), statistics: container.NewVBox()}
	t.moves.OnJump = jump
	t.factsTab = container.NewTabItem(w.Text("side.facts", "Facts"), scrolled(t.facts))
	t.all = []*container.TabItem{
		container.NewTabItem(w.Text("side.moves", "Moves"), t.moves),
		t.factsTab,
		container.NewTabItem(w.Text("side.statistics", "Statistics"), scrolled(t.statistics)),
	}
	t.tabs = container.NewDocTabs(slices.Clone(t.all)...)
	t.tabs.OnClosed = func(*container.TabItem) { t.hasChanged() }
	t.content = widgets.NewSurface(look.PanelColor, 0, look.AtLeast(sideWidth, look.Inset(4, t.tabs)))
	return t
}

func scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewVScroll(look.Inset(look.Padding/2, content))
}

// open says whether a tab is open.
func (t *sideTabs) open(tab *container.TabItem) bool { return slices.Contains(t.tabs.Items, tab) }

// toggle selects a tab, opened where it is closed; it closes the one that is selected.
func (t *sideTabs) toggle(tab *container.TabItem) {
	switch {
	case t.tabs.Selected() == tab:
		t.tabs.Remove(tab)
	case t.open(tab):
		t.tabs.Select(tab)
	default:
		var items []*container.TabItem
		for _, i := range t.all {
			if i == tab || t.open(i) {
				items = append(items, i)
			}
		}
		t.tabs.SetItems(items)
		t.tabs.Select(tab)
	}
	t.hasChanged()
}

// reveal opens a tab where it is closed and selects it.
func (t *sideTabs) reveal(tab *container.TabItem) {
	if !t.open(tab) {
		t.toggle(tab)
	}
	t.tabs.Select(tab)
}

func (t *sideTabs) hasChanged() {
	anyOpen := len(t.tabs.Items) > 0
	if anyOpen {
		t.content.Show()
	} else {
		t.content.Hide()
	}
	t.changed(anyOpen)
}

// showFacts shows what is known of the puzzle before any search.
func (t *sideTabs) showFacts() {
	t.facts.RemoveAll()
	w := t.frame.Words
	for _, f := range t.model.session.Puzzle().Facts() {
		t.facts.Add(section(w.Message(f.Title), look.Sentence(w.Message(f.Text)), factIcon(f.Kind)))
		if f.Table != nil {
			header := make([]string, len(f.Table.Header))
			for i, h := range f.Table.Header {
				header[i] = w.Message(h)
			}
			t.facts.Add(widgets.NewTable(header, f.Table.Rows))
		}
	}
}

func factIcon(k engine.FactKind) fyne.Resource {
	switch k {
	case engine.Warning:
		return theme.NewWarningThemedResource(theme.WarningIcon())
	case engine.Solvable:
		return theme.NewSuccessThemedResource(theme.ConfirmIcon())
	case engine.Unsolvable:
		return theme.NewErrorThemedResource(theme.CancelIcon())
	}
	return nil
}

// section is a heading with a paragraph below it; each may be empty.
func section(title, text string, icon fyne.Resource) fyne.CanvasObject {
	box := look.Tight()
	if title != "" {
		label := widget.NewLabelWithStyle(title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		label.Wrapping = fyne.TextWrapWord
		if icon == nil {
			box.Add(label)
		} else {
			box.Add(look.WithIcon(widget.NewIcon(icon), label))
		}
	}
	if text != "" {
		label := widget.NewLabel(text)
		label.Wrapping = fyne.TextWrapWord
		box.Add(label)
	}
	return box
}

// showOutcome shows the moves and the statistics of the last search.
func (t *sideTabs) showOutcome() {
	t.showMoves()
	t.showStatistics()
}

// showMoves lists the moves of the session, with g, h and f where the method
// has them.
func (t *sideTabs) showMoves() {
	s, w := t.model.session, t.frame.Words
	moves := s.Moves()
	if len(moves) == 0 {
		t.moves.Fill([]string{"#", w.Text("moves.none", "No moves yet")}, 0, nil)
		return
	}
	header := []string{"#", w.Text("moves.move", "Move"), w.Text("moves.cost", "Cost")}
	var estimates []engine.Estimate
	if o, ok := s.Outcome(); ok && len(o.Result.Estimates) == len(moves)+1 {
		estimates = o.Result.Estimates
		header = append(header, "g", "h", "f")
	}
	costs := make([]int, len(moves)+1)
	for i, m := range moves {
		costs[i+1] = costs[i] + m.Cost
	}
	t.moves.Fill(header, len(moves)+1, func(row, column int) string {
		switch column {
		case 0:
			return fmt.Sprint(row)
		case 1:
			if row == 0 {
				return w.Text("moves.start", "Start")
			}
			return moveName(w, t.frame.Preferences, moves[row-1])
		case 2:
			return fmt.Sprint(costs[row])
		case 3:
			return fmt.Sprint(estimates[row].G)
		case 4:
			return fmt.Sprint(estimates[row].H)
		}
		return fmt.Sprint(estimates[row].F)
	})
	t.moves.Mark(s.Index())
}

// moveName is a move as the user wants it told.
func moveName(w look.Words, p look.Preferences, m engine.Move) string {
	if p.MovesInWords() && !m.Words.IsZero() {
		return w.Message(m.Words)
	}
	return m.Name
}
