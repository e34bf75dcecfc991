package guide

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/course/lesson"
	"langkah/widgets"
)

// Host has the window's services that the guide needs beside the frame.
type Host struct {
	Show   func(name string, p engine.Puzzle, moves []engine.Move) // on the page Board
	Search func(m engine.Method, events int)                       // on the page Search
	Moves  func() []engine.Move                                    // made on the page Board
	Ask    func(on bool)                                           // hides what the search does next, or shows it again
	Leave  func()                                                  // the lesson is closed
}

// Guide shows a lesson.
type Guide struct {
	frame *look.Frame
	host  Host
	model *Model // nil while no lesson is open

	preparing *job.Slot // the questions of a step
	judging   *job.Slot // an answer
	moved     string    // the moves made since the step's own, when it was last looked

	head, count *widget.Label
	bar         *widgets.Bar
	words       *fyne.Container
	tasks       []*taskView
	back, next  *widgets.Button
	content     fyne.CanvasObject
}

// New makes the guide, without a lesson.
func New(f *look.Frame, host Host) *Guide {
	return &Guide{frame: f, host: host, preparing: f.Jobs.NewSlot(), judging: f.Jobs.NewSlot()}
}

// Read reads a lesson's text.
func Read(f *look.Frame, source string) (lesson.Lesson, error) {
	return lesson.Read(source, Opener(f))
}

// Opener opens the puzzles of lessons.
func Opener(f *look.Frame) lesson.Opener {
	return func(text string) (engine.Puzzle, []engine.Move, error) {
		g, err := f.Puzzles.OpenGame(text)
		return g.Puzzle, g.Moves, err
	}
}

// On reports whether a lesson is open.
func (g *Guide) On() bool { return g.model != nil }

// Content is the panel left of the pages, nil while no lesson is open.
func (g *Guide) Content() fyne.CanvasObject { return g.content }

// Open opens a lesson where it was left.
func (g *Guide) Open(l lesson.Lesson) {
	g.model = newModel(g.frame.Preferences)
	g.model.open(l)
	g.Build()
	g.enter()
}

// Close ends the lesson.
func (g *Guide) Close() {
	g.preparing.Drop()
	g.judging.Drop()
	g.model, g.content = nil, nil
	g.host.Ask(false)
	g.host.Leave()
}

// Build makes the views anew, in other words.
func (g *Guide) Build() {
	if g.model == nil {
		return
	}
	w := g.frame.Words
	chip := widgets.NewBadge()
	chip.Say(w.Text("guide.lesson", "Lesson"), widgets.Calm)
	g.head, g.count, g.bar = widget.NewLabel(""), widget.NewLabel(""), widgets.NewBar()
	g.head.Truncation = fyne.TextTruncateEllipsis
	leave := widgets.NewIconButton(theme.CancelIcon(), g.frame.Tips, w.Text("guide.leave", "Leave the lesson"), g.Close)
	g.words = container.NewVBox()
	button := func(title string, do func()) *widgets.Button {
		b := widgets.NewButton(title, nil, do)
		b.OnKey = g.frame.Key
		return b
	}
	g.back = button(w.Text("guide.back", "Back"), func() { g.turn(-1) })
	g.next = button(w.Text("guide.next", "Next"), func() { g.turn(+1) })
	g.next.Importance = widget.HighImportance
	show := button(w.Text("guide.show", "Show me"), g.showMe)
	head := container.NewBorder(nil, container.NewPadded(g.bar), chip, container.NewHBox(g.count, leave), g.head)
	foot := container.NewBorder(nil, nil, container.NewHBox(g.back, show), g.next)
	g.content = widgets.NewSurface(theme.ColorNameOverlayBackground, 0, container.New(layout.NewCustomPaddedLayout(above, above, side, side),
		container.NewBorder(head, foot, nil, nil, container.NewVScroll(g.words))))
	g.fill()
	g.show()
}

// Room around the lesson.
const above, side = 10, 16

// fill makes the views of the present step.
func (g *Guide) fill() {
	step := g.model.step()
	title := widget.NewLabel(step.Title)
	title.TextStyle.Bold, title.SizeName, title.Wrapping = true, theme.SizeNameSubHeadingText, fyne.TextWrapWord
	text := look.Markdown(step.Words)
	g.words.Objects = []fyne.CanvasObject{title, text}
	g.tasks = nil
	if len(step.Tasks) > 0 {
		head := widget.NewLabel(g.frame.Words.Text("guide.tasks", "Your task"))
		head.TextStyle.Bold = true
		g.words.Add(head)
	}
	for i, t := range step.Tasks {
		v := newTaskView(g, i, t)
		g.tasks = append(g.tasks, v)
		g.words.Add(v.content)
	}
	g.words.Refresh()
}

// show shows what is done.
func (g *Guide) show() {
	if g.model == nil {
		return
	}
	m := g.model
	g.head.SetText(m.lesson.Title)
	g.count.SetText(g.frame.Words.Textf("guide.count", "%d of %d", m.at+1, len(m.lesson.Steps)))
	g.bar.Set(m.share(), m.share() == 1)
	for i, v := range g.tasks {
		v.show(m.done[[2]int{m.at, i}], m.asked[[2]int{m.at, i}])
	}
	g.host.Ask(m.asksNext())
	enable(g.back, m.at > 0)
	enable(g.next, m.complete(m.at))
	if m.at == len(m.lesson.Steps)-1 {
		g.next.SetText(g.frame.Words.Text("guide.end", "Finish"))
	} else {
		g.next.SetText(g.frame.Words.Text("guide.next", "Next"))
	}
}

func enable(b *widgets.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// turn turns to another step; after the last one the lesson ends.
func (g *Guide) turn(by int) {
	to := g.model.at + by
	if to < 0 {
		return
	}
	if to >= len(g.model.lesson.Steps) {
		g.model.at = 0
		g.model.keep()
		g.frame.Say(g.frame.Words.Textf("guide.finished", "The lesson %s is done.", g.model.lesson.Title))
		g.Close()
		return
	}
	g.model.at = to
	g.model.keep()
	g.fill()
	g.show()
	g.enter()
}

// enter shows the puzzle or the search of the step beside it, and finds its questions.
func (g *Guide) enter() {
	step := g.model.step()
	g.moved = ""
	if step.Puzzle != nil {
		g.host.Show(g.model.lesson.Title, step.Puzzle, step.Moves)
	}
	at := g.model.at
	g.preparing.Start(job.Work{Memory: lesson.Limits().Memory, Run: func(ctx context.Context) func() {
		list, events, err := prepare(ctx, step)
		return func() {
			if g.model == nil || g.model.at != at {
				return
			}
			if err != nil {
				g.frame.Dialogs.Failed(g.frame.Words.Text("guide.failed", "This step cannot be shown"), err)
				return
			}
			for i, questions := range list {
				a := g.model.asked[[2]int{at, i}]
				a.questions = questions
				g.model.asked[[2]int{at, i}] = a
			}
			if step.Place != nil {
				g.host.Search(step.Place.Method, events)
			}
			g.show()
		}
	}})
}

// prepare finds the questions of a step's tasks, and the moment of its search.
func prepare(ctx context.Context, step lesson.Step) (list [][]lesson.Question, events int, err error) {
	for _, t := range step.Tasks {
		questions, _, err := t.Questions(ctx)
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", t.Ask, err)
		}
		list = append(list, questions)
	}
	if step.Place != nil {
		events, err = step.Events(ctx)
	}
	return list, events, err
}

// Moved is called after every move on the page Board: it judges a task of moves.
func (g *Guide) Moved() {
	if g.model == nil {
		return
	}
	step := g.model.step()
	var names []string
	for i, m := range g.host.Moves() {
		if i >= len(step.Moves) {
			names = append(names, m.Name)
		}
	}
	moved := strings.Join(names, " ")
	if moved == g.moved {
		return
	}
	if g.moved = moved; moved == "" {
		return
	}
	for i, t := range step.Tasks {
		if t.Kind == lesson.Moves && !g.model.done[[2]int{g.model.at, i}] {
			g.judge(i, moved)
			return // one after the other
		}
	}
}

// judge judges an answer that the task judges itself, beside the window.
func (g *Guide) judge(task int, answer string) {
	at, t := g.model.at, g.model.step().Tasks[task]
	g.judging.Start(job.Work{Memory: lesson.Limits().Memory, Run: func(ctx context.Context) func() {
		v, err := t.Judge(ctx, answer)
		return func() {
			if g.model == nil || g.model.at != at {
				return
			}
			if err != nil {
				v = lesson.Verdict{Words: engine.MsgOf(err)}
			}
			g.model.say(task, v)
			g.show()
		}
	}})
}

// answer judges an answer to a question.
func (g *Guide) answer(task int, ticked []int, number string) {
	g.model.answer(task, ticked, number)
	g.show()
}

// showMe does the first task that is not done, and says its answer.
func (g *Guide) showMe() {
	for i, t := range g.model.step().Tasks {
		if g.model.done[[2]int{g.model.at, i}] {
			continue
		}
		at := g.model.at
		g.judging.Start(job.Work{Memory: lesson.Limits().Memory, Run: func(ctx context.Context) func() {
			right, _, err := t.Answers(ctx)
			var v lesson.Verdict
			if err == nil {
				v, err = t.Judge(ctx, right)
			}
			return func() {
				if g.model == nil || g.model.at != at {
					return
				}
				if err != nil {
					v = lesson.Verdict{Words: engine.MsgOf(err)}
				} else {
					v.Words = engine.Msg("The answer is %s. %s", right, v.Words)
				}
				g.model.say(i, v)
				g.show()
			}
		}})
		return
	}
}
