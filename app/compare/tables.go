package compare

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
	"langkah/engine/compare"
	"langkah/engine/figures"
	"langkah/widgets"
)

// tables is the tab of tables: one of each puzzle and, for several puzzles, the
// totals and the matrix.
type tables struct {
	frame   *look.Frame
	model   *Model
	openRun func(compare.Key)
	which   *widgets.Dropdown
	faults  *widget.Label
	table   *widgets.SortTable
	note    *widget.Label
	lines   []compare.Line // those shown, when the table is one puzzle's
	content fyne.CanvasObject
}

// lineColumns are the columns of a puzzle's table.
var lineColumns = []struct {
	column       compare.Column
	key, english string
	cell         func(look.Words, compare.Line) string
}{
	{compare.ByMethod, "panel.algorithm", "Algorithm", func(_ look.Words, l compare.Line) string { return l.Algorithm }},
	{compare.ByMethod, "panel.heuristic", "Heuristic", func(_ look.Words, l compare.Line) string { return l.Heuristic }},
	{compare.ByStatus, "table.status", "Status", func(w look.Words, l compare.Line) string { return w.Status(l.Status) }},
	{compare.ByStanding, "table.optimal", "Optimal", func(w look.Words, l compare.Line) string { return w.Message(l.Words()) }},
	{compare.ByCost, "table.cost", "Cost", func(_ look.Words, l compare.Line) string { return ifSolved(l, l.Cost) }},
	{compare.ByMoves, "table.moves", "Moves", func(_ look.Words, l compare.Line) string { return ifSolved(l, len(l.Moves)) }},
	{compare.ByTime, "table.time", "Time", func(_ look.Words, l compare.Line) string { return figures.Milliseconds(l.MedianMS) }},
	{compare.ByTime, "table.relative", "Relative", func(_ look.Words, l compare.Line) string {
		if l.Relative == 0 {
			return ""
		}
		return fmt.Sprintf("%.2f", l.Relative)
	}},
	{compare.ByExpanded, "count.expanded", "Expanded", func(_ look.Words, l compare.Line) string { return figures.Count(l.Expanded) }},
	{compare.ByGenerated, "count.generated", "Generated", func(_ look.Words, l compare.Line) string { return figures.Count(l.Generated) }},
	{compare.ByFrontier, "count.frontier", "Frontier", func(_ look.Words, l compare.Line) string { return figures.Count(l.MaxFrontier) }},
	{compare.ByBranching, "table.branching", "Branching", func(_ look.Words, l compare.Line) string {
		if l.Branch == 0 {
			return ""
		}
		return fmt.Sprintf("%.3f", l.Branch)
	}},
	{compare.ByMemory, "count.memory", "Memory", func(_ look.Words, l compare.Line) string { return figures.Bytes(l.PeakBytes) }},
	{compare.ByTime, "table.range", "Range of times", func(_ look.Words, l compare.Line) string {
		if l.Runs < 2 {
			return ""
		}
		return figures.Milliseconds(l.MinMS) + " – " + figures.Milliseconds(l.MaxMS)
	}},
}

// wordColumns is how many of them hold words.
const wordColumns = 4

func ifSolved(l compare.Line, n int) string {
	if !l.Solved() {
		return ""
	}
	return figures.Count(n)
}

func newTables(f *look.Frame, m *Model, openRun func(compare.Key)) *tables {
	t := &tables{frame: f, model: m, openRun: openRun, faults: widget.NewLabel(""), note: widget.NewLabel("")}
	t.which = widgets.NewDropdown(func(i int) {
		m.table.chosen = i
		t.show()
	})
	t.which.OnKey = f.Key
	t.faults.Importance = widget.DangerImportance
	t.faults.Wrapping = fyne.TextWrapWord
	t.faults.Selectable = true
	t.note.Wrapping = fyne.TextWrapWord
	t.note.Importance = widget.LowImportance
	t.table = widgets.NewSortTable(f.Key)
	t.table.OnSort = t.sort
	t.table.OnOpen = t.open
	t.content = container.NewBorder(container.NewVBox(t.which, t.faults), t.note, nil, nil, t.table)
	return t
}

// show shows the rows that there are.
func (t *tables) show() {
	all := compare.Tables(t.model.rows)
	t.showFaults()
	t.offer(all)
	t.lines = nil
	switch several := len(all) > 1; {
	case len(all) == 0:
		t.table.Fill(nil, 0, 0, nil, nil)
		t.note.SetText(t.frame.Words.Text("compare.hint", "Tick methods and press Compare or Ctrl+K. A click on a row then shows its solution on the board."))
	case several && t.model.table.chosen == 0:
		t.showTotals()
	case several && t.model.table.chosen == 1:
		t.showMatrix()
	case several:
		t.showLines(all[min(t.model.table.chosen-2, len(all)-1)])
	default:
		t.showLines(all[0])
	}
}

// offer lists the tables; there is no choice where there is one.
func (t *tables) offer(all []compare.Table) {
	if len(all) < 2 {
		t.which.Hide()
		return
	}
	w := t.frame.Words
	names := []string{w.Text("compare.totals", "All puzzles: totals"), w.Text("compare.matrix", "All puzzles: cost and time")}
	for _, one := range all {
		names = append(names, one.Puzzle)
	}
	t.model.table.chosen = min(t.model.table.chosen, len(names)-1)
	t.which.Offer(names, t.model.table.chosen)
	t.which.Show()
}

func (t *tables) showFaults() {
	text := ""
	for i, fault := range compare.Faults(t.model.rows) {
		if i > 0 {
			text += "\n"
		}
		text += t.frame.Words.Textf("compare.fault", "Fault in %s: %s. To see it again: %s", fault.Puzzle, t.frame.Words.Message(fault.What), fault.Command())
	}
	t.faults.SetText(text)
	t.faults.Hidden = text == ""
}

// showLines shows the table of one puzzle.
func (t *tables) showLines(one compare.Table) {
	if choice := t.model.table; choice.sorted != "" {
		one.Sort(choice.sorted, choice.falling)
	}
	t.lines = one.Lines
	w := t.frame.Words
	header := make([]string, len(lineColumns))
	for i, c := range lineColumns {
		header[i] = w.Text(c.key, c.english)
	}
	faulty := map[string]bool{}
	for _, fault := range compare.Faults(t.model.rows) {
		faulty[fault.Rows[0].Digest+fault.Rows[0].Method()] = true
	}
	t.table.Fill(header, wordColumns, len(one.Lines),
		func(row, column int) string { return lineColumns[column].cell(w, one.Lines[row]) },
		func(row int) bool { return faulty[one.Lines[row].Digest+one.Lines[row].Method()] })
	t.note.SetText(w.Text("compare.explain", "Expanded: states whose successors were made. Generated: successors made. Click a name to sort, a row to see its solution."))
}

// showTotals shows each method over all puzzles.
func (t *tables) showTotals() {
	w, m := t.frame.Words, compare.NewMatrix(t.model.rows)
	header := []string{
		w.Text("table.method", "Method"), w.Text("compare.puzzles", "Puzzles"), w.Text("table.solved", "Solved"), w.Text("table.proven", "Proven"),
		w.Text("table.meantime", "Mean time"), w.Text("table.meannodes", "Mean expanded"),
	}
	t.table.Fill(header, 1, len(m.Methods), func(row, column int) string {
		totals := m.Totals[m.Methods[row]]
		mean := func(text string) string {
			if totals.Common == 0 {
				return ""
			}
			return text
		}
		return []string{
			m.Methods[row], figures.Count(totals.Runs), figures.Count(totals.Solved), figures.Count(totals.Proven),
			mean(figures.Milliseconds(totals.MeanMS)), mean(figures.Count(int64(totals.MeanNodes))),
		}[column]
	}, nil)
	t.note.SetText(w.Text("compare.means", "Means are geometric, over the puzzles that every method solved."))
}

// showMatrix shows every puzzle with every method: cost and time.
func (t *tables) showMatrix() {
	w, m := t.frame.Words, compare.NewMatrix(t.model.rows)
	header := append([]string{w.Text("compare.puzzle", "Puzzle")}, m.Methods...)
	t.table.Fill(header, 1, len(m.Tables), func(row, column int) string {
		if column == 0 {
			return m.Tables[row].Puzzle
		}
		line, ran := m.Cells[compare.Cell{Table: row, Method: m.Methods[column-1]}]
		switch {
		case !ran:
			return ""
		case !line.Solved():
			return w.Status(line.Status)
		}
		return fmt.Sprintf("%d, %s", line.Cost, figures.Milliseconds(line.MedianMS))
	}, nil)
	t.note.SetText("")
}

// sort sorts a puzzle's table by a column, the other way round the second time.
func (t *tables) sort(column int) {
	if t.lines == nil {
		return
	}
	by := lineColumns[column].column
	t.model.table.falling = by == t.model.table.sorted && !t.model.table.falling
	t.model.table.sorted = by
	t.show()
}

// open shows the solution of a line on the board, or the table of a puzzle.
func (t *tables) open(row int) {
	switch {
	case t.lines != nil:
		t.openRun(t.lines[row].Key())
	case t.model.table.chosen == 1:
		t.model.table.chosen = row + 2
		t.show()
	}
}
