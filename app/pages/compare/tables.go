package compare

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/widgets"
	"langkah/widgets/table"
)

// tables is the tab of tables: one of each puzzle and, for several puzzles, the
// totals and the matrix.
type tables struct {
	frame   *look.Frame
	model   *Model
	openRun func(results.Key)
	which   *widgets.Dropdown
	faults  *widget.Label
	table   *table.Sortable
	note    *widget.Label
	card    *widgets.Card
	boards  *boardByBoard
	hint    *widget.Label // in place of a table that there is not
	names   summary.Names
	one     summary.Table // that shown, when the table is one puzzle's
	columns []column      // of it; nil for another table
	below   *fyne.Container
	content fyne.CanvasObject
}

func newTables(f *look.Frame, m *Model, openRun func(results.Key)) *tables {
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
	t.table = table.NewSortable(f.Tips, f.Key)
	t.table.OnSort, t.table.OnOpen, t.table.OnMenu = t.sort, t.open, t.menu
	t.card, t.hint = widgets.NewCard(t.table), widget.NewLabel("")
	t.hint.Wrapping, t.hint.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
	t.boards = newBoardByBoard(f, openRun, func(puzzle int) {
		m.table.chosen = puzzle + 2
		t.show()
	})
	t.below = container.NewVBox(t.boards.content, t.note)
	t.content = container.NewBorder(container.NewVBox(t.which, t.faults), t.below, nil, nil,
		container.NewStack(t.card, container.NewVBox(layout.NewSpacer(), t.hint, layout.NewSpacer())))
	return t
}

// show shows the rows that there are.
func (t *tables) show() {
	all := summary.OfLog(t.model.log())
	t.names = summary.NewNames(t.model.puzzles)
	t.showFaults()
	t.offer(all)
	t.columns = nil
	boards := t.boards.content.Visible()
	t.boards.hide()
	defer func() {
		if boards != t.boards.content.Visible() || boards { // it has another height
			t.below.Refresh()
			t.content.Refresh()
		}
	}()
	t.card.Show()
	t.hint.SetText("")
	switch several := len(all) > 1; {
	case len(all) == 0:
		t.card.Hide()
		t.note.SetText("")
		t.hint.SetText(t.frame.Words.Text("compare.hint", "Tick methods and press Compare or Ctrl+K. A click on a row then shows its solution on the board."))
		if len(t.model.names) == 0 {
			t.hint.SetText(look.Sentence(t.frame.Words.Message(engine.Msg("there is no method for this puzzle"))))
		}
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
func (t *tables) offer(all []summary.Table) {
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
	for i, fault := range summary.Faults(t.model.rows) {
		if i > 0 {
			text += "\n"
		}
		text += t.frame.Words.Textf("compare.fault", "Fault in %s: %s. To see it again: %s", fault.Puzzle, t.frame.Words.Message(fault.What), fault.Command())
	}
	t.faults.SetText(text)
	t.faults.Hidden = text == ""
}

// showLines shows the table of one puzzle.
func (t *tables) showLines(one summary.Table) {
	w, choice := t.frame.Words, t.model.table
	if choice.sorted != "" {
		one.Sort(choice.sorted, choice.falling)
	}
	one.Lines = slices.Concat(one.Programs().Lines, one.Methods().Lines) // the user's come first
	t.one, t.columns = one, t.columnsFor(one)
	data := table.Data{Rows: len(one.Lines), Sorted: -1, Falling: choice.falling}
	for i, c := range t.columns {
		data.Columns = append(data.Columns, table.Column{Title: c.title, Tip: c.tip, Figure: c.figure})
		if c.by == choice.sorted && c.by != "" && data.Sorted < 0 {
			data.Sorted = i
		}
	}
	faulty := map[string]bool{}
	for _, fault := range summary.Faults(t.model.rows) {
		faulty[fault.Rows[0].Digest+fault.Rows[0].Method()] = true
	}
	columns := t.columns // those of this table, which may be laid out while it is hidden
	data.Cell = func(row, column int) table.Cell { return t.cell(columns[column], one.Lines[row]) }
	data.Wrong = func(row int) bool { return faulty[one.Digest+one.Lines[row].Method()] }
	data.Tinted = func(row int) bool { return one.Lines[row].IsProgram() }
	data.Pale = func(row int) bool { return !one.Lines[row].Ran() }
	data.Tip = func(row int) string { return t.tip(one.Lines[row]) }
	t.table.Fill(data)
	t.note.SetText(w.Text("compare.explain", "Green with a star: the least of the methods with an optimal solution. Bars are logarithmic. A click on a row shows its solution on the board."))
	if len(one.Programs().Lines) > 0 {
		t.note.SetText(w.Text("yours.explain", "Your programs: time and memory are those of a whole process, and not compared with those of the methods. A click on a row shows what was printed."))
	}
}

// tip returns a line's tooltip: its method as typed, and what is known of its cost, or
// why it has none.
func (t *tables) tip(l summary.Line) string {
	tip := l.Method()
	switch {
	case !l.Ran():
	case l.Program != nil:
		tip = figures.Shown(l.Program.Command)
		if l.Program.Why != "" {
			tip += ": " + figures.Shown(l.Program.Why)
		}
	case l.Solved():
		tip += ": " + t.frame.Words.Message(l.Words())
		for _, known := range t.model.judged {
			if known.Of(l.Row) && known.Err == nil {
				for _, s := range known.Sentences() {
					tip += "\n" + t.frame.Words.Message(s.Words)
				}
			}
		}
	case l.Reason != "":
		tip += ": " + l.Reason
	}
	return tip
}

// showTotals shows each method over all puzzles.
func (t *tables) showTotals() {
	w, m := t.frame.Words, summary.NewMatrix(t.model.log().Ordered())
	header := []string{
		w.Text("table.method", "Method"), w.Text("compare.puzzles", "Puzzles"), w.Text("table.solved", "Solved"), w.Text("table.proven", "Proven"),
		w.Text("table.meantime", "Mean time"), w.Text("table.meannodes", "Mean expanded"),
	}
	t.fillPlain(header, len(m.Methods), func(row, column int) string {
		totals := m.Totals[m.Methods[row]]
		mean := func(text string) string {
			if totals.Common == 0 {
				return ""
			}
			return text
		}
		nodes := mean(figures.Count(int64(totals.MeanNodes)))
		if totals.Program {
			nodes = ""
		}
		return []string{
			w.Message(t.names.Typed(m.Methods[row])), figures.Count(totals.Runs), figures.Count(totals.Solved), figures.Count(totals.Proven),
			mean(figures.Milliseconds(totals.MeanMS)), nodes,
		}[column]
	})
	t.boards.show(m)
	t.note.SetText(w.Text("compare.means", "Means are geometric, over the puzzles that every method solved; of programs, over those that every program solved, by the time of its process."))
}

// showMatrix shows every puzzle with every method: cost and time.
func (t *tables) showMatrix() {
	w, m := t.frame.Words, summary.NewMatrix(t.model.log().Ordered())
	header := []string{w.Text("compare.puzzle", "Puzzle")}
	for _, name := range m.Methods {
		header = append(header, w.Message(t.names.Typed(name)))
	}
	t.fillPlain(header, len(m.Tables), func(row, column int) string {
		if column == 0 {
			return m.Tables[row].Puzzle
		}
		line, ran := m.Cells[summary.Cell{Table: row, Method: m.Methods[column-1]}]
		switch {
		case !ran:
			return ""
		case line.Program != nil:
			return w.Message(line.Words())
		case !line.Solved():
			return w.Status(line.Status)
		}
		return figures.Decimal(line.Cost) + ", " + figures.Milliseconds(line.MedianMS)
	})
	t.note.SetText("")
}

// fillPlain shows a table of words and, from the second column on, figures.
func (t *tables) fillPlain(header []string, rows int, text func(row, column int) string) {
	data := table.Data{Rows: rows, Sorted: -1}
	for i, title := range header {
		data.Columns = append(data.Columns, table.Column{Title: title, Figure: i > 0})
	}
	data.Cell = func(row, column int) table.Cell {
		return table.Cell{Text: text(row, column), Bar: table.NoBar}
	}
	t.table.Fill(data)
}

// sort sorts a puzzle's table by a column, the other way round the second time.
func (t *tables) sort(column int) {
	if t.columns == nil || t.columns[column].by == "" {
		return
	}
	by := t.columns[column].by
	t.model.table.falling = by == t.model.table.sorted && !t.model.table.falling
	t.model.table.sorted = by
	t.show()
}

// open shows the solution of a line on the board, or the table of a puzzle.
func (t *tables) open(row int) {
	switch {
	case t.columns != nil:
		t.openRun(t.one.Lines[row].Key())
	case t.model.table.chosen == 1:
		t.model.table.chosen = row + 2
		t.show()
	}
}

// menu offers what can be done with a row.
func (t *tables) menu(row int, at fyne.Position) {
	text, data := t.frame.Words.Text, t.table.Data()
	show := fyne.NewMenuItem(text("table.show", "Show its solution on the board"), func() { t.open(row) })
	if t.columns == nil || !t.one.Lines[row].Solved() {
		show.Disabled = true
	}
	if t.columns != nil && t.one.Lines[row].Program != nil {
		show.Label, show.Disabled = text("yours.output", "Show what it printed"), t.one.Lines[row].Program.Boards == 0
	}
	widgets.ShowMenu(t.frame.Menus.Canvas, []*fyne.MenuItem{show, fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(text("table.copyrow", "Copy the row"), func() { t.copy(data, row, row+1) }),
		fyne.NewMenuItem(text("table.copy", "Copy the table"), func() { t.copy(data, 0, data.Rows) }),
	}, at)
}

// copy copies rows under their header, with tabs between the cells, as
// spreadsheets take them.
func (t *tables) copy(data table.Data, from, to int) {
	var lines []string
	line := func(cell func(column int) string) {
		cells := make([]string, len(data.Columns))
		for i := range cells {
			cells[i] = cell(i)
		}
		lines = append(lines, strings.Join(cells, "\t"))
	}
	line(func(column int) string { return data.Columns[column].Title })
	for row := from; row < to; row++ {
		line(func(column int) string { return data.Cell(row, column).Text })
	}
	fyne.CurrentApp().Clipboard().SetContent(strings.Join(lines, "\n") + "\n")
	t.frame.Say(t.frame.Words.Textf("table.copied", "Copied %s row{|s}", figures.Count(to-from)))
}
