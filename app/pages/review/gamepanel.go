package review

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/game/truth"
	"langkah/widgets"
	"langkah/widgets/style"
)

// gamePanel is the panel of a game: its result and its mistakes.
type gamePanel struct {
	*panel
	page     *Page
	model    *gameModel
	heading  *widget.Label
	list     *fyne.Container
	rows     []*canvas.Rectangle // behind each mistake, shown where it is the present one
	progress *widget.ProgressBar
}

func newGamePanel(p *Page, m *gameModel, tryAgain func()) *gamePanel {
	l := &gamePanel{page: p, model: m, heading: widget.NewLabel(""), list: container.NewVBox(), progress: widget.NewProgressBar()}
	l.heading.SizeName, l.heading.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	again := widgets.NewButton(p.frame.Words.Text("review.again", "Try again from here"), theme.ViewRefreshIcon(), tryAgain)
	again.Importance = widget.HighImportance
	if len(m.game.Moves) == 0 {
		again.Disable()
	}
	l.panel = newPanel(p, []fyne.CanvasObject{l.progress}, []fyne.CanvasObject{widget.NewSeparator(), look.Tight(l.heading)}, look.Scroll(l.list), again)
	return l
}

func (l *gamePanel) show() {
	w, m := l.page.frame.Words, l.model
	n := len(m.game.Moves)
	title := w.Textf("review.title", "%d move{|s}", n)
	if m.solved() {
		title = w.Textf("review.solvedin", "Solved in %d move{|s}", n)
	}
	l.title.SetText(title)
	l.name.SetText(m.game.Name + ", " + w.Message(m.game.Puzzle.Kind()))
	l.setFigures(l.facts())
	l.showProgress()
	l.showMistakes()
	l.content.Refresh() // lays it out anew
}

// showProgress shows how far the judging is.
func (l *gamePanel) showProgress() {
	if l.model.ready {
		l.progress.Hide()
		return
	}
	l.progress.Show()
	l.progress.SetValue(max(l.model.share, 0))
}

// facts are the figures of the game, with their names.
func (l *gamePanel) facts() (names, values []string) {
	w, m := l.page.frame.Words, l.model
	add := func(name, value string) { names, values = append(names, name), append(values, value) }
	if r := m.review; m.ready && r.Counts() {
		add(w.Text("review.solutions", "Solutions at the start"), look.Standing(r.Start))
	} else if m.ready {
		least := look.Standing(r.Start)
		if r.Start.Exact() {
			least = w.Textf("review.proven", "%s, proven", least)
		}
		add(w.Text("review.fewest", "Fewest possible"), least)
		lost := figures.Decimal(r.Lost())
		if !r.Exact() {
			lost = w.Textf("review.atleast", "at least %s", lost)
		}
		add(w.Text("review.lost", "Lost"), lost)
	}
	if m.game.Hints > 0 || m.game.Spent > 0 {
		add(w.Text("review.hints", "Hints used"), figures.Count(m.game.Hints))
	}
	if m.game.Spent > 0 {
		add(w.Text("count.time", "Time"), figures.Duration(m.game.Spent))
	}
	if pace := truth.MovesPerSecond(m.game.At); pace > 0 {
		add(w.Text("review.pace", "Moves per second"), fmt.Sprintf("%.2f", pace))
	}
	if len(m.game.At) == len(m.game.Moves) {
		for _, s := range truth.Splits(m.game.Puzzle, m.positions, m.game.At) {
			if s.Move > 0 {
				add(look.Sentence(w.Message(s.Section)), w.Textf("review.split", "move %d, %s", s.Move, figures.Duration(s.At)))
			}
		}
	}
	return names, values
}

// showMistakes lists the moves that were mistakes.
func (l *gamePanel) showMistakes() {
	w, m := l.page.frame.Words, l.model
	l.list.RemoveAll()
	l.rows = nil
	switch {
	case !m.ready:
		l.heading.SetText("")
	case len(m.mistakes) == 0 && m.review.Counts():
		l.heading.SetText(w.Text("review.nodead", "Never a dead end"))
	case len(m.mistakes) == 0 && m.review.Exact():
		l.heading.SetText(w.Text("review.none", "No move lost anything"))
	case len(m.mistakes) == 0:
		l.heading.SetText(w.Text("review.noneknown", "No mistake is known"))
	default:
		l.heading.SetText(w.Textf("review.mistakes", "Mistakes: %d", len(m.mistakes)))
	}
	for k, i := range m.mistakes {
		l.list.Add(l.row(k, i))
	}
	l.mark()
}

// row is a mistake: its number, the move, and what would have been better.
func (l *gamePanel) row(k, i int) fyne.CanvasObject {
	w, step := l.page.frame.Words, l.model.review.Steps[i-1]
	move := widget.NewLabelWithStyle(w.Textf("review.move", "Move %d", i), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	better := w.Message(step.Move.InBrief())
	if len(step.Before.Best) > 0 {
		better = w.Textf("review.instead", "%s; better %s", better, w.Message(step.Before.Best[0].InBrief()))
	}
	words := widget.NewLabel(better)
	words.Importance, words.SizeName, words.Truncation = widget.LowImportance, theme.SizeNameCaptionText, fyne.TextTruncateEllipsis
	much := widget.NewLabelWithStyle(look.Lost(step), fyne.TextAlignTrailing, fyne.TextStyle{Bold: true})
	much.Importance = widget.WarningImportance
	sign := widgets.NewTriangle(fmt.Sprint(k + 1))
	inside := look.InOrder(layout.NewBorderLayout(nil, nil, sign, much), sign, much, look.Tight(move, words))
	ground := canvas.NewRectangle(color.Transparent)
	ground.CornerRadius = style.ControlRadius
	l.rows = append(l.rows, ground)
	return container.NewStack(ground, widgets.NewPressRow(fmt.Sprint(i), inside, func() { l.page.jump(i) }))
}

// mark marks the mistake that is shown.
func (l *gamePanel) mark() {
	for k, r := range l.rows {
		r.FillColor = color.Transparent
		if k == l.model.mistake() {
			r.FillColor = theme.Color(style.ColorSoft)
		}
		r.Refresh()
	}
}
