package app

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/compare"
	"langkah/widgets"
)

// compareFigures is the tab of tables: one of each puzzle and, for several
// puzzles, the totals and the matrix.
type compareFigures struct {
	page    *comparePage
	which   *widgets.Dropdown
	chosen  int // 0 is the first table offered
	faults  *widget.Label
	table   *widgets.SortTable
	note    *widget.Label
	sorted  compare.Column
	falling bool
	lines   []compare.Line // those shown, when the table is one puzzle's
	content fyne.CanvasObject
}

// lineColumns are the columns of a puzzle's table.
var lineColumns = []struct {
	column       compare.Column
	key, english string
	cell         func(words, compare.Line) string
}{
	{compare.ByMethod, "panel.algorithm", "Algorithm", func(_ words, l compare.Line) string { return l.Algorithm }},
	{compare.ByMethod, "panel.heuristic", "Heuristic", func(_ words, l compare.Line) string { return l.Heuristic }},
	{compare.ByStatus, "table.status", "Status", func(w words, l compare.Line) string { return w.x("status."+string(l.Status), string(l.Status)) }},
	{compare.ByStanding, "table.optimal", "Optimal", func(w words, l compare.Line) string { return w.say(l.Words()) }},
	{compare.ByCost, "table.cost", "Cost", func(_ words, l compare.Line) string { return ifSolved(l, l.Cost) }},
	{compare.ByMoves, "table.moves", "Moves", func(_ words, l compare.Line) string { return ifSolved(l, len(l.Moves)) }},
	{compare.ByTime, "table.time", "Time", func(_ words, l compare.Line) string { return compare.Duration(l.MedianMS) }},
	{compare.ByTime, "table.relative", "Relative", func(_ words, l compare.Line) string {
		if l.Relative == 0 {
			return ""
		}
		return fmt.Sprintf("%.2f", l.Relative)
	}},
	{compare.ByExpanded, "count.expanded", "Expanded", func(_ words, l compare.Line) string { return count(l.Expanded) }},
	{compare.ByGenerated, "count.generated", "Generated", func(_ words, l compare.Line) string { return count(l.Generated) }},
	{compare.ByFrontier, "count.frontier", "Frontier", func(_ words, l compare.Line) string { return count(l.MaxFrontier) }},
	{compare.ByBranching, "table.branching", "Branching", func(_ words, l compare.Line) string {
		if l.Branch == 0 {
			return ""
		}
		return fmt.Sprintf("%.3f", l.Branch)
	}},
	{compare.ByMemory, "count.memory", "Memory", func(_ words, l compare.Line) string { return bytes(l.PeakBytes) }},
	{compare.ByTime, "table.range", "Range of times", func(_ words, l compare.Line) string {
		if l.Runs < 2 {
			return ""
		}
		return compare.Duration(l.MinMS) + " – " + compare.Duration(l.MaxMS)
	}},
}

// wordColumns is how many of them hold words.
const wordColumns = 4

func ifSolved(l compare.Line, n int) string {
	if !l.Solved() {
		return ""
	}
	return count(int64(n))
}

func newCompareFigures(p *comparePage) *compareFigures {
	f := &compareFigures{page: p, faults: widget.NewLabel(""), note: widget.NewLabel("")}
	f.which = widgets.NewDropdown(func(i int) {
		f.chosen = i
		f.show()
	})
	f.which.OnKey = p.w.key
	f.faults.Importance = widget.DangerImportance
	f.faults.Wrapping = fyne.TextWrapWord
	f.faults.Selectable = true
	f.note.Wrapping = fyne.TextWrapWord
	f.note.Importance = widget.LowImportance
	f.table = widgets.NewSortTable(p.w.key)
	f.table.OnSort = f.sort
	f.table.OnOpen = f.open
	f.content = container.NewBorder(container.NewVBox(f.which, f.faults), f.note, nil, nil, f.table)
	return f
}

// show shows the rows that there are.
func (f *compareFigures) show() {
	tables := compare.Tables(f.page.rows)
	f.showFaults()
	f.offer(tables)
	f.lines = nil
	switch several := len(tables) > 1; {
	case len(tables) == 0:
		f.table.Fill(nil, 0, 0, nil, nil)
		f.note.SetText(f.page.w.words.x("compare.hint", "Tick methods and press Compare or Ctrl+K. A click on a row then shows its solution on the board."))
	case several && f.chosen == 0:
		f.showTotals()
	case several && f.chosen == 1:
		f.showMatrix()
	case several:
		f.showLines(tables[min(f.chosen-2, len(tables)-1)])
	default:
		f.showLines(tables[0])
	}
}

// offer lists the tables; there is no choice where there is one.
func (f *compareFigures) offer(tables []compare.Table) {
	if len(tables) < 2 {
		f.which.Hide()
		return
	}
	w := f.page.w.words
	names := []string{w.x("compare.totals", "All puzzles: totals"), w.x("compare.matrix", "All puzzles: cost and time")}
	for _, t := range tables {
		names = append(names, t.Puzzle)
	}
	f.chosen = min(f.chosen, len(names)-1)
	f.which.Offer(names, f.chosen)
	f.which.Show()
}

func (f *compareFigures) showFaults() {
	text := ""
	for i, fault := range compare.Faults(f.page.rows) {
		if i > 0 {
			text += "\n"
		}
		text += f.page.w.words.f("compare.fault", "Fault in %s: %s. To see it again: %s", fault.Puzzle, f.page.w.words.say(fault.What), fault.Command())
	}
	f.faults.SetText(text)
	f.faults.Hidden = text == ""
}

// showLines shows the table of one puzzle.
func (f *compareFigures) showLines(t compare.Table) {
	if f.sorted != "" {
		t.Sort(f.sorted, f.falling)
	}
	f.lines = t.Lines
	w := f.page.w.words
	header := make([]string, len(lineColumns))
	for i, c := range lineColumns {
		header[i] = w.x(c.key, c.english)
	}
	faulty := map[string]bool{}
	for _, fault := range compare.Faults(f.page.rows) {
		faulty[fault.Rows[0].Digest+fault.Rows[0].Method()] = true
	}
	f.table.Fill(header, wordColumns, len(t.Lines),
		func(row, column int) string { return lineColumns[column].cell(w, t.Lines[row]) },
		func(row int) bool { return faulty[t.Lines[row].Digest+t.Lines[row].Method()] })
	f.note.SetText(w.x("compare.explain", "Expanded: states whose successors were made. Generated: successors made. Click a name to sort, a row to see its solution."))
}

// showTotals shows each method over all puzzles.
func (f *compareFigures) showTotals() {
	w, m := f.page.w.words, compare.NewMatrix(f.page.rows)
	header := []string{
		w.x("table.method", "Method"), w.x("compare.puzzles", "Puzzles"), w.x("table.solved", "Solved"), w.x("table.proven", "Proven"),
		w.x("table.meantime", "Mean time"), w.x("table.meannodes", "Mean expanded"),
	}
	f.table.Fill(header, 1, len(m.Methods), func(row, column int) string {
		t := m.Totals[m.Methods[row]]
		mean := func(text string) string {
			if t.Common == 0 {
				return ""
			}
			return text
		}
		return []string{
			m.Methods[row], count(int64(t.Runs)), count(int64(t.Solved)), count(int64(t.Proven)),
			mean(compare.Duration(t.MeanMS)), mean(count(int64(t.MeanNodes))),
		}[column]
	}, nil)
	f.note.SetText(w.x("compare.means", "Means are geometric, over the puzzles that every method solved."))
}

// showMatrix shows every puzzle with every method: cost and time.
func (f *compareFigures) showMatrix() {
	w, m := f.page.w.words, compare.NewMatrix(f.page.rows)
	header := append([]string{w.x("compare.puzzle", "Puzzle")}, m.Methods...)
	f.table.Fill(header, 1, len(m.Tables), func(row, column int) string {
		if column == 0 {
			return m.Tables[row].Puzzle
		}
		line, ran := m.Cells[compare.Cell{Table: row, Method: m.Methods[column-1]}]
		switch {
		case !ran:
			return ""
		case !line.Solved():
			return w.x("status."+string(line.Status), string(line.Status))
		}
		return fmt.Sprintf("%d, %s", line.Cost, compare.Duration(line.MedianMS))
	}, nil)
	f.note.SetText("")
}

// sort sorts a puzzle's table by a column, the other way round the second time.
func (f *compareFigures) sort(column int) {
	if f.lines == nil {
		return
	}
	by := lineColumns[column].column
	f.falling = by == f.sorted && !f.falling
	f.sorted = by
	f.show()
}

// open shows the solution of a line on the board, or the table of a puzzle.
func (f *compareFigures) open(row int) {
	switch {
	case f.lines != nil:
		f.page.openRun(f.lines[row].Key())
	case f.chosen == 1:
		f.chosen = row + 2
		f.show()
	}
}
