package app

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/widgets"
)

// sideTabs is the right of the page: moves, facts and statistics, in tabs that
// can be closed and opened again.
type sideTabs struct {
	page    *solvePage
	tabs    *container.DocTabs
	items   []*container.TabItem // every tab, in its order, open or not
	moves   *widgets.MoveList
	facts   *fyne.Container
	figures *fyne.Container
	content fyne.CanvasObject
}

// sideWidth is the least width of the tabs: that of their three names.
const sideWidth = 304

func newSideTabs(p *solvePage) *sideTabs {
	w := p.w.words
	t := &sideTabs{page: p, moves: widgets.NewMoveList(p.w.key), facts: container.NewVBox(), figures: container.NewVBox()}
	t.moves.OnJump = p.jump
	t.items = []*container.TabItem{
		container.NewTabItem(w.x("side.moves", "Moves"), t.moves),
		container.NewTabItem(w.x("side.facts", "Facts"), scrolled(t.facts)),
		container.NewTabItem(w.x("side.statistics", "Statistics"), scrolled(t.figures)),
	}
	t.tabs = container.NewDocTabs(slices.Clone(t.items)...)
	t.tabs.OnClosed = func(*container.TabItem) { t.changed() }
	t.content = widgets.NewSurface(panelColor, 0, container.New(&leastLayout{sideWidth}, container.New(&insetLayout{4}, t.tabs)))
	return t
}

func scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewVScroll(container.New(&insetLayout{panelPadding / 2}, content))
}

// open says whether a tab is open.
func (t *sideTabs) open(item *container.TabItem) bool {
	for _, i := range t.tabs.Items {
		if i == item {
			return true
		}
	}
	return false
}

// toggle selects a tab, opened where it is closed; it closes the one that is selected.
func (t *sideTabs) toggle(item *container.TabItem) {
	switch {
	case t.tabs.Selected() == item:
		t.tabs.Remove(item)
	case t.open(item):
		t.tabs.Select(item)
	default:
		var items []*container.TabItem
		for _, i := range t.items {
			if i == item || t.open(i) {
				items = append(items, i)
			}
		}
		t.tabs.SetItems(items)
		t.tabs.Select(item)
	}
	t.changed()
}

// reveal opens a tab where it is closed and selects it.
func (t *sideTabs) reveal(item *container.TabItem) {
	if !t.open(item) {
		t.toggle(item)
	}
	t.tabs.Select(item)
}

// changed gives the board the whole room while no tab is open.
func (t *sideTabs) changed() {
	if len(t.tabs.Items) == 0 {
		t.content.Hide()
		t.page.split.SetOffset(1)
	} else if !t.content.Visible() {
		t.content.Show()
		t.page.split.SetOffset(boardShare)
	}
	t.page.split.Refresh()
	t.page.w.refreshMenu()
}

// showFacts shows what is known of the puzzle before any search.
func (t *sideTabs) showFacts() {
	t.facts.RemoveAll()
	w := t.page.w.words
	for _, f := range t.page.w.session.Puzzle().Facts() {
		t.facts.Add(section(w.say(f.Title), sentence(w.say(f.Text)), factIcon(f.Kind)))
		if f.Table != nil {
			header := make([]string, len(f.Table.Header))
			for i, h := range f.Table.Header {
				header[i] = w.say(h)
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
	box := container.New(&closeLayout{})
	if title != "" {
		label := widget.NewLabelWithStyle(title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		label.Wrapping = fyne.TextWrapWord
		if icon == nil {
			box.Add(label)
		} else {
			box.Add(container.New(&iconLayout{}, widget.NewIcon(icon), label))
		}
	}
	if text != "" {
		label := widget.NewLabel(text)
		label.Wrapping = fyne.TextWrapWord
		box.Add(label)
	}
	return box
}

// showResult shows the moves and the statistics of the last search.
func (t *sideTabs) showResult() {
	t.showMoves()
	t.showStatistics()
}

// showMoves lists the moves of the session, with g, h and f where the method
// has them.
func (t *sideTabs) showMoves() {
	s, w := t.page.w.session, t.page.w.words
	moves := s.Moves()
	if len(moves) == 0 {
		t.moves.Fill([]string{"#", w.x("moves.none", "No moves yet")}, 0, nil)
		return
	}
	header := []string{"#", w.x("moves.move", "Move"), w.x("moves.cost", "Cost")}
	var estimates []engine.Estimate
	if solved, ok := s.Solved(); ok && len(solved.Result.Estimates) == len(moves)+1 {
		estimates = solved.Result.Estimates
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
				return w.x("moves.start", "Start")
			}
			return t.page.moveWords(moves[row-1])
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
