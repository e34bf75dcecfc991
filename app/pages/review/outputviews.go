package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// outputReview is the page's subject where it grades an output.
type outputReview struct {
	*outputModel
	page *Page

	panel  *outputPanel
	boards *outputBoards
}

// Title names the page.
func (r *outputReview) Title() string { return r.page.frame.Words.Text("page.grading", "Grading") }

func (r *outputReview) badge() string { return r.page.frame.Words.Text("grading.badge", "grading") }

func (r *outputReview) opened() bool { return r.ours != nil }

func (r *outputReview) nextWrong() (i int, ok bool) { return r.fault() }

func (r *outputReview) status() string {
	w := r.page.frame.Words
	if !r.proven {
		return w.Text("grading.solving", "Looking for the best solutions (Esc stops)")
	}
	return w.Text("grading.line", "Left and Right go from board to board; F8 goes to the first fault.")
}

func (r *outputReview) build() views {
	p, m := r.page, r.outputModel
	r.panel = newOutputPanel(p, m)
	r.boards = newOutputBoards(p.frame, m)
	next := widgets.NewButton(p.frame.Words.Text("grading.tofault", "First fault"), theme.WarningIcon(), nil)
	return views{panel: r.panel.content, boards: r.boards.content, next: next, keys: r.panel.list.Keys()}
}

func (r *outputReview) show() { r.panel.show() }

func (r *outputReview) showStep() {
	r.boards.show()
	r.panel.mark()
}

func (r *outputReview) showProgress() { r.panel.showProgress() }

// outputBoards are the board chosen and the puzzle solved beside it.
type outputBoards struct {
	frame        *look.Frame
	model        *outputModel
	theirs, ours *boardCard
	content      fyne.CanvasObject
}

// boardCard is a board with a heading above, and words below.
type boardCard struct {
	heading *widget.Label
	note    *widget.Label
	board   *sceneview.Thumbnail
	words   *widget.Label
	content fyne.CanvasObject
}

func newBoardCard() *boardCard {
	c := &boardCard{heading: widget.NewLabel(""), note: widget.NewLabel(""), board: sceneview.NewThumbnail(fyne.NewSize(90, 90)), words: widget.NewLabel("")}
	c.heading.SizeName, c.heading.TextStyle.Bold, c.heading.Truncation = theme.SizeNameSubHeadingText, true, fyne.TextTruncateEllipsis
	c.note.Importance, c.note.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	c.words.Wrapping = fyne.TextWrapWord
	const lines = 3 // as many as the reason for a fault takes in half of a small window
	c.content = widgets.NewCard(container.NewBorder(look.Tight(c.heading, c.note), look.Lines(lines, look.Flush(c.words)), nil, nil, c.board))
	return c
}

// setWords sets the words below the board.
func (c *boardCard) setWords(words string, importance widget.Importance) {
	c.words.Importance = importance
	c.words.SetText(words)
}

func newOutputBoards(f *look.Frame, m *outputModel) *outputBoards {
	b := &outputBoards{frame: f, model: m, theirs: newBoardCard(), ours: newBoardCard()}
	b.content = container.New(layout.NewGridLayout(2), b.theirs.content, b.ours.content)
	return b
}

func (b *outputBoards) show() {
	b.showTheirs()
	b.showOurs()
}

func (b *outputBoards) showTheirs() {
	w, m, c := b.frame.Words, b.model, b.theirs
	c.board.ShowScene(m.theirs())
	i, boards := m.board(), m.Report.Boards
	if i < 0 {
		c.heading.SetText(w.Text("grading.noboards", "No board"))
		c.note.SetText(w.Text("grading.puzzle", "the puzzle as it was given"))
		c.setWords(w.Text("grading.saysnone", "The output says that there is no solution."), widget.MediumImportance)
		return
	}
	c.heading.SetText(w.Textf("grading.boardof", "Board %d of %d", i+1, len(boards)))
	c.note.SetText(w.Textf("grading.where", "line %d of the file", boards[i].Line))
	switch at, faulty := m.fault(); {
	case faulty && i == at:
		c.setWords(look.Sentence(w.Message(m.Report.Why)), widget.DangerImportance)
	case faulty && i > at:
		c.setWords(w.Textf("grading.after", "Not judged, because board %d is at fault.", at+1), widget.LowImportance)
	case i == len(boards)-1 && m.Report.Solved:
		c.setWords(w.Text("grading.goal", "The puzzle is solved."), widget.SuccessImportance)
	case i == len(boards)-1:
		c.setWords(look.Sentence(w.Message(m.Report.Why)), widget.DangerImportance)
	case i == 0 && m.Report.Missing:
		c.setWords(w.Text("grading.missing", "The first board, which is the puzzle itself, is not printed."), widget.LowImportance)
	default:
		c.setWords("", widget.MediumImportance)
	}
}

func (b *outputBoards) showOurs() {
	w, m, c := b.frame.Words, b.model, b.ours
	c.heading.SetText(w.Text("grading.ours", "The same puzzle, solved"))
	if !m.known {
		c.board.ShowScene(m.ours[0].Scene())
		c.note.SetText("")
		if m.proven {
			c.setWords(w.Text("grading.nosolution", "No solution was found within the limits, or there is none."), widget.LowImportance)
		} else {
			c.setWords(w.Text("grading.looking", "Solving …"), widget.LowImportance)
		}
		return
	}
	c.board.ShowScene(m.oursNow())
	i := m.our()
	c.setWords("", widget.MediumImportance)
	switch {
	case !m.steps:
		c.note.SetText(w.Text("grading.onesolution", "one of its solutions"))
	case i == 0:
		c.note.SetText(w.Textf("grading.start", "the start, of %d move{|s}", len(m.moves)))
	default:
		c.note.SetText(w.Textf("grading.move", "move %d of %d: %s", i, len(m.moves), w.Message(m.moves[i-1].InBrief())))
	}
	if i == len(m.moves) {
		c.setWords(w.Text("grading.goal", "The puzzle is solved."), widget.SuccessImportance)
	}
}
