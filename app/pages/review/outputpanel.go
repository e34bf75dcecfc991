package review

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/grade"
	"langkah/widgets"
	"langkah/widgets/table"
)

// outputPanel is the panel of an output: its verdict and its boards.
type outputPanel struct {
	*panel
	frame   *look.Frame
	model   *outputModel
	chips   [3]*widgets.Badge // readable, legal, solved
	working *widget.ProgressBarInfinite
	claims  *fyne.Container
	list    *table.MoveList
}

func newOutputPanel(p *Page, m *outputModel) *outputPanel {
	l := &outputPanel{frame: p.frame, model: m, working: widget.NewProgressBarInfinite(), claims: container.NewVBox(), list: newList(p)}
	chips := container.New(layout.NewCustomPaddedHBoxLayout(4))
	for i := range l.chips {
		l.chips[i] = widgets.NewBadge()
		chips.Add(l.chips[i])
	}
	another := widgets.NewButton(p.frame.Words.Text("grading.another", "Grade another file …"), theme.FolderOpenIcon(), p.host.Choose)
	l.panel = newPanel(p, []fyne.CanvasObject{chips, look.Thin(l.working)}, []fyne.CanvasObject{l.claims, widget.NewSeparator()}, l.list, another)
	return l
}

func (l *outputPanel) show() {
	l.title.SetText(l.verdict())
	l.name.SetText(l.frame.Words.Textf("grading.of", "%s, for %s", l.model.Name, l.model.Puzzle))
	l.showChips()
	l.showProgress()
	l.showFigures()
	l.showClaims()
	l.showList()
}

// verdict is the heading: right, wrong, or not decided yet.
func (l *outputPanel) verdict() string {
	r, text := l.model.Report, l.frame.Words.Text
	switch {
	case len(r.Boards) > 0 && !(r.Legal && r.Solved):
		return text("grading.wrong", "Wrong")
	case !l.model.proven:
		return text("grading.checking", "Checking …")
	case r.Right():
		return text("grading.right", "Right")
	case len(r.False) == 0:
		return text("grading.open", "Not decided")
	}
	return text("grading.wrong", "Wrong")
}

func (l *outputPanel) showChips() {
	r, w := l.model.Report, l.frame.Words
	say := func(i int, words string, mood widgets.Mood) { l.chips[i].Say(words, mood) }
	say(0, w.Text("grading.readable", "readable"), widgets.Good)
	switch {
	case len(r.Boards) == 0:
		say(1, w.Text("grading.noboard", "says: no solution"), widgets.Calm)
		say(2, "", widgets.Calm)
		return
	case r.First > 0:
		say(1, w.Text("grading.illegal", "not legal"), widgets.Bad)
	default:
		say(1, w.Text("grading.legal", "legal"), widgets.Good)
	}
	switch {
	case r.Solved && !r.Legal:
		say(2, w.Text("grading.solved", "solved"), widgets.Calm)
	case r.Solved:
		say(2, w.Text("grading.solved", "solved"), widgets.Good)
	default:
		say(2, w.Text("grading.notsolved", "not solved"), widgets.Bad)
	}
}

// showProgress shows whether the search for the best solutions runs.
func (l *outputPanel) showProgress() {
	if l.model.proven {
		l.working.Stop()
		l.working.Hide()
		return
	}
	l.working.Show()
	l.working.Start()
}

// showFigures shows the measures of the boards, and the figures that the text states.
func (l *outputPanel) showFigures() {
	m, w := l.model, l.frame.Words
	r := m.Report
	var names, values []string
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	add(w.Text("grading.boards", "Boards"), figures.Count(len(r.Boards)))
	if m.steps && len(r.Boards) > 0 {
		for _, length := range r.Lengths {
			add(look.Sentence(w.Message(length.Title)), l.against(length))
		}
	}
	for _, s := range []struct{ name, value string }{
		{w.Text("grading.time", "Time stated"), r.Stated.Time}, {w.Text("grading.nodes", "Nodes stated"), r.Stated.Nodes},
		{w.Text("grading.moves", "Moves stated"), r.Stated.Moves}, {w.Text("grading.cost", "Cost stated"), r.Stated.Cost},
	} {
		if s.value != "" {
			add(s.name, s.value)
		}
	}
	l.setFigures(names, values)
}

// against is a figure beside the best one.
func (l *outputPanel) against(length grade.Length) string {
	w := l.frame.Words
	count, best := engine.CostText(length.Puzzle, length.N), engine.CostText(length.Puzzle, length.Best)
	switch {
	case l.model.Report.First > 0:
		return w.Textf("grading.sofar", "%s to the fault", count)
	case length.Best != grade.None:
		return w.Textf("grading.best", "%s, best %s", count, best)
	case l.model.proven:
		return w.Textf("grading.notproven", "%s, best not proven", count)
	}
	return count
}

// showClaims lists the false claims of the text.
func (l *outputPanel) showClaims() {
	l.claims.RemoveAll()
	for _, claim := range l.model.Report.False {
		words := widget.NewLabel(look.Sentence(l.frame.Words.Message(claim)))
		words.Importance, words.Wrapping = widget.DangerImportance, fyne.TextWrapWord
		l.claims.Add(look.Flush(words))
	}
}

// showList lists the boards with the moves that led to each and its line in the file.
func (l *outputPanel) showList() {
	m, w := l.model, l.frame.Words
	header := []table.Heading{
		{Text: "#"}, {Text: w.Text("grading.board", "Board")}, {Text: w.Text("grading.inline", "Line"), Tip: w.Text("grading.inlinetip", "Where the board begins in the file")},
	}
	l.list.Fill(header, len(m.Report.Boards), func(row, column int) string {
		switch column {
		case 0:
			return fmt.Sprint(row + 1)
		case 2:
			return fmt.Sprint(m.Report.Boards[row].Line)
		}
		return l.arrival(row)
	})
	l.mark()
}

// arrival names the moves that led to a board, or why there are none.
func (l *outputPanel) arrival(i int) string {
	m, text := l.model, l.frame.Words.Text
	b := m.Report.Boards[i]
	switch at, faulty := m.fault(); {
	case faulty && i == at:
		return text("grading.fault", "at fault")
	case faulty && i > at:
		return text("grading.unjudged", "not judged")
	case !m.steps:
		return text("grading.answer", "The answer")
	case len(b.Moves) > 0:
		names := make([]string, len(b.Moves))
		for k, move := range b.Moves {
			names[k] = l.frame.Words.Message(move.InBrief())
		}
		return strings.Join(names, ", ")
	case i == 0:
		return text("moves.start", "Start")
	}
	return text("grading.same", "the same board")
}

func (l *outputPanel) mark() { l.list.Mark(l.model.board()) }
