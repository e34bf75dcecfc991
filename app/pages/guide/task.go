package guide

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/course/lesson"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// taskView shows a task: what is asked, ways to answer, and the verdict.
type taskView struct {
	guide  *Guide
	number int
	task   lesson.Task

	mark          *widget.Icon
	words         *widget.Label // of the question that is open
	verdict, hint *widget.Label
	answers       *fyne.Container
	shown         int // the question whose answers are shown; below 0 for none
	content       *fyne.Container
}

func newTaskView(g *Guide, number int, t lesson.Task) *taskView {
	v := &taskView{guide: g, number: number, task: t, mark: widget.NewIcon(theme.CheckButtonIcon()), answers: container.NewVBox(), shown: -1}
	label := func(words string, importance widget.Importance) *widget.Label {
		l := widget.NewLabel(words)
		l.Wrapping, l.Importance = fyne.TextWrapWord, importance
		return l
	}
	ask := label(t.Ask, widget.MediumImportance)
	ask.TextStyle.Bold = true
	v.words, v.verdict, v.hint = label("", widget.MediumImportance), label("", widget.MediumImportance), label(t.Hint, widget.LowImportance)
	v.hint.Hide()
	v.content = container.NewVBox(container.NewBorder(nil, nil, v.mark, nil, ask), v.verdict, v.words, v.answers)
	if t.Hint != "" {
		hint := widgets.NewButton(g.frame.Words.Text("guide.hint", "Hint"), nil, nil)
		hint.OnTapped, hint.OnKey = func() { v.hint.Show(); hint.Hide() }, g.frame.Key
		v.content.Add(container.NewHBox(hint))
		v.content.Add(v.hint)
	}
	v.content.Add(widget.NewSeparator())
	switch t.Kind {
	case lesson.Formula:
		v.offerEntry(func(text string) { g.judge(number, text) })
	case lesson.Moves:
		v.words.SetText(g.frame.Words.Text("guide.onboard", "Make the moves on the board."))
	}
	return v
}

// show shows whether the task is done, its open question, and the last verdict.
func (v *taskView) show(done bool, a asked) {
	v.mark.SetResource(theme.CheckButtonIcon())
	if done {
		v.mark.SetResource(theme.NewSuccessThemedResource(theme.CheckButtonCheckedIcon()))
	}
	if n := a.answered; len(a.questions) > 0 && n < len(a.questions) && !done && v.shown != n {
		v.shown = n
		v.words.SetText(v.guide.frame.Words.Message(a.questions[n].Words))
		v.offer(a.questions[n])
	}
	if done {
		v.answers.RemoveAll()
		v.words.SetText("")
		v.shown = -1
	}
	look.Show(v.words, v.words.Text != "")
	v.verdict.Importance = widget.WarningImportance
	if a.right {
		v.verdict.Importance = widget.SuccessImportance
	}
	v.verdict.SetText(v.guide.frame.Words.Message(a.verdict))
	look.Show(v.verdict, !a.verdict.IsZero())
	v.content.Refresh()
}

// offer shows the ways to answer a question.
func (v *taskView) offer(q lesson.Question) {
	v.answers.RemoveAll()
	switch {
	case len(q.Choices) == 0:
		v.offerEntry(func(text string) { v.guide.answer(v.number, nil, text) })
	case q.Several:
		v.offerChecks(q)
	default:
		for i, c := range q.Choices {
			v.answers.Add(v.choice(c, func() { v.guide.answer(v.number, []int{i}, "") }))
		}
	}
}

// choice is a row to press: words, and the board and figures of a node.
func (v *taskView) choice(c lesson.Choice, pressed func()) fyne.CanvasObject {
	name := v.guide.frame.Words.Message(c.Words)
	if c.At == nil {
		b := widgets.NewButton(name, nil, pressed)
		b.OnKey, b.Alignment = v.guide.frame.Key, widget.ButtonAlignLeading
		return b
	}
	const side = 56
	picture := sceneview.NewThumbnail(fyne.NewSize(side, side))
	picture.ShowScene(c.At.Scene())
	figures := widget.NewLabel("f " + c.F + "   g " + c.G + "   h " + c.H)
	figures.Importance = widget.LowImportance
	row := widgets.NewPressRow(name, container.NewBorder(nil, nil, picture, figures, widget.NewLabel(name)), pressed)
	row.OnKey = v.guide.frame.Key
	return row
}

// offerChecks offers choices of which several are right.
func (v *taskView) offerChecks(q lesson.Question) {
	var ticked []int
	for i, c := range q.Choices {
		check := widgets.NewCheck(v.guide.frame.Words.Message(c.Words), false, func(on bool) {
			if ticked = slices.DeleteFunc(ticked, func(k int) bool { return k == i }); on {
				ticked = append(ticked, i)
			}
		})
		check.OnKey = v.guide.frame.Key
		v.answers.Add(check)
	}
	v.answers.Add(v.checkButton(func() { v.guide.answer(v.number, ticked, "") }))
}

// offerEntry offers a line to write in.
func (v *taskView) offerEntry(answer func(text string)) {
	entry := widgets.NewEntry("", nil)
	entry.OnKey = v.guide.frame.Key
	entry.OnSubmitted = answer
	v.answers.Add(container.NewBorder(nil, nil, nil, v.checkButton(func() { answer(entry.Text) }), entry))
}

func (v *taskView) checkButton(pressed func()) fyne.CanvasObject {
	b := widgets.NewButton(v.guide.frame.Words.Text("guide.check", "Check"), nil, pressed)
	b.OnKey = v.guide.frame.Key
	return b
}
