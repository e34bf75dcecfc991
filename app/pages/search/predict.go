package search

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/kit/save"
	"langkah/app/pages/search/searchview"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/quiz"
	"langkah/engine/study/replay"
	"langkah/widgets"
)

// predict asks the user what the search does next.
type predict struct {
	page *Page
	quiz *quiz.Quiz // nil while it is not on
	at   int        // the question that is asked or was answered last; below 0 before

	rules                    *widget.Label // by which answers are judged
	question, verdict, score *widget.Label
	answers                  *fyne.Container
	save                     *widgets.Button
	box                      *fyne.Container
}

// mostQuestions is how many are asked of one search.
const mostQuestions = 200

func newPredict(p *Page) *predict {
	q := &predict{page: p, at: -1, rules: wrapped(), question: wrapped(), verdict: wrapped(), score: wrapped(), answers: container.NewVBox()}
	q.question.TextStyle.Bold = true
	q.score.Importance, q.rules.Importance = widget.LowImportance, widget.LowImportance
	q.save = saveButton(p, func() (quiz.Achievement, bool) {
		if q.quiz == nil {
			return quiz.Achievement{}, false
		}
		return q.quiz.Achievement(p.model.name), true
	})
	q.box = container.NewVBox(look.Tight(q.rules, q.question), q.answers, look.Tight(q.verdict), look.Tight(q.score), q.save)
	return q
}

func (q *predict) title() string {
	return q.page.frame.Words.Text("lesson.predict", "Predict")
}

func (q *predict) views() fyne.CanvasObject { return q.box }

func (q *predict) begin(r *run) {
	q.quiz, q.at = quiz.NewQuiz(r.Recording, mostQuestions), -1
	q.next(r)
}

func (q *predict) end() { q.quiz, q.at = nil, -1 }

// next goes to the next question.
func (q *predict) next(r *run) {
	from := r.Moment()
	if q.at >= 0 && q.quiz.Questions[q.at].Event == from {
		from++
	}
	n, ok := q.quiz.Next(from)
	if !ok {
		n, ok = q.quiz.Next(0) // those passed over
	}
	if !ok {
		q.at = len(q.quiz.Questions)
		r.step(r.steps())
		return
	}
	q.at = n
	r.jump(q.quiz.Questions[n].Event)
}

// asked is the question that is open; ok is false where none is.
func (q *predict) asked(r *run) (of quiz.Question, ok bool) {
	if q.quiz == nil || q.at < 0 || q.at >= len(q.quiz.Questions) || q.quiz.Answers[q.at].Given {
		return of, false
	}
	of = q.quiz.Questions[q.at]
	return of, of.Event == r.Moment()
}

// answer gives an answer to the open question.
func (q *predict) answer(answer int32) {
	if _, open := q.asked(q.page.model.run); open {
		q.quiz.Give(q.at, answer)
		q.page.show()
		q.page.Focus()
	}
}

func (q *predict) pick(node int32) bool {
	of, open := q.asked(q.page.model.run)
	if !open {
		return false
	}
	if len(of.Choices) > 0 && q.page.model.run.Standing(node).State == replay.Waiting {
		q.answer(node)
	}
	return true // nothing is looked at meanwhile
}

func (q *predict) forward() bool {
	r := q.page.model.run
	if _, open := q.asked(r); open {
		w := q.page.frame.Words
		q.page.frame.Say(w.Text("lesson.answerfirst", "Answer first: the search goes on after that."))
		return true
	}
	q.page.player.Stop()
	q.next(r)
	q.page.show()
	q.page.lessons.reveal()
	return true
}

func (q *predict) dress(s *searchview.Scene) {
	if _, open := q.asked(q.page.model.run); open {
		s.Next = 0
	}
	s.Named = q.named(q.page.model.run)
}

// named are the nodes that the question names, or the answer to it.
func (q *predict) named(r *run) (nodes []int32) {
	if q.quiz == nil || q.at < 0 || q.at >= len(q.quiz.Questions) {
		return nil
	}
	of := q.quiz.Questions[q.at]
	if of.Event != r.Moment() {
		return nil
	}
	for _, c := range of.Choices {
		nodes = append(nodes, c.Node)
	}
	if e := r.Trace.Event(of.Event); nodes == nil && e.Node != 0 && (e.Kind == search.Expanded || e.Kind == search.Pruned) {
		nodes = append(nodes, e.Node)
	}
	return nodes
}

func (q *predict) veil(r *run) (v veil, ok bool) {
	of, open := q.asked(r)
	if !open {
		return v, false
	}
	v.title = q.page.frame.Words.Text("lesson.what", "What comes next?")
	e := r.Trace.Event(of.Event)
	switch {
	case len(of.Choices) == 0: // the child that is asked for
		v.position, _ = r.PositionOf(e)
	case of.Event > 0:
		v.position, _ = r.Position(1)
	}
	return v, true
}

func (q *predict) show() {
	r, w := q.page.model.run, q.page.frame.Words
	if q.quiz == nil || r == nil {
		return
	}
	of, open := q.asked(r)
	look.Set(q.rules, rulesOf(w, r.Method))
	look.Show(q.rules, q.rules.Text != "")
	q.answers.RemoveAll()
	question, verdict := "", ""
	switch {
	case len(q.quiz.Questions) == 0:
		question = w.Text("lesson.noquestions", "There is nothing to ask of this search.")
	case open:
		question = w.Message(of.Words)
		q.offer(of)
	case q.at >= len(q.quiz.Questions):
		question = w.Text("lesson.allasked", "All questions are answered.")
	case q.at >= 0 && q.quiz.Answers[q.at].Given:
		of := q.quiz.Questions[q.at]
		question = w.Message(of.Words)
		verdict = q.judged(of, q.quiz.Answers[q.at].Answer) + " " + w.Text("lesson.goon", "Space goes on.")
	default:
		question = w.Text("lesson.totask", "Space goes to the next question.")
	}
	look.Show(q.answers, open)
	look.Set(q.question, question)
	look.Set(q.verdict, verdict)
	look.Show(q.verdict, verdict != "")
	look.Set(q.score, q.points())
	points, asked := q.quiz.Score().Total()
	look.Show(q.score, asked > 0 || points > 0)
	look.Show(q.save, asked > 0)
}

// offer shows the answers that there are.
func (q *predict) offer(of quiz.Question) {
	w := q.page.frame.Words
	button := func(title string, answer int32) *widgets.Button {
		b := widgets.NewButton(title, nil, func() { q.answer(answer) })
		b.OnKey = q.page.frame.Key
		return b
	}
	if len(of.Choices) == 0 {
		q.answers.Add(container.NewGridWithColumns(2, button(w.Text("lesson.yes", "Yes"), 1), button(w.Text("lesson.no", "No"), 0)))
		return
	}
	m := q.quiz.Recording.Method
	for _, c := range of.Choices {
		q.answers.Add(button(w.Textf("lesson.choice", "Node %d: g = %d, h = %d", c.Node, m.Cost(c.G), m.Cost(c.H)), c.Node))
	}
}

// judged says how right an answer is, and why.
func (q *predict) judged(of quiz.Question, answer int32) string {
	w := q.page.frame.Words
	why := sentence(w.Message(of.Why))
	switch points := of.Points(answer); {
	case points == 1 && answer != of.Right:
		return w.Textf("lesson.alike", "Right: its figure is as small. Here node %d is taken first. %s", of.Right, why)
	case points == 1:
		return w.Textf("lesson.right", "Right. %s", why)
	case points > 0:
		return w.Textf("lesson.half", "Half a point, for node %d is taken first. %s", of.Right, why)
	case len(of.Choices) > 0:
		return w.Textf("lesson.wrongnode", "It is node %d. %s", of.Right, why)
	}
	return w.Textf("lesson.wrong", "No. %s", why)
}

// points are the points so far, altogether and by concept.
func (q *predict) points() string {
	w := q.page.frame.Words
	score := q.quiz.Score()
	points, asked := score.Total()
	lines := []string{w.Textf("lesson.points", "%s of %s point{|s}", quiz.Points(points), figures.Count(asked))}
	for c, s := range score {
		if s.Asked > 0 {
			lines = append(lines, w.Message(quiz.Concept(c).Title())+": "+quiz.Points(s.Points)+" / "+figures.Count(s.Asked))
		}
	}
	return strings.Join(lines, "\n")
}

// saveButton is one that saves what was reached.
func saveButton(p *Page, of func() (quiz.Achievement, bool)) *widgets.Button {
	w := p.frame.Words
	b := widgets.NewButton(w.Text("lesson.save", "Save the report …"), theme.DocumentSaveIcon(), func() {
		a, ok := of()
		if !ok {
			return
		}
		name := w.Text("lesson.file", "report")
		save.Ask(p.frame, w.Text("lesson.savetitle", "Save the report"), []save.Product{
			save.File(w.Text("lesson.html", "Page (HTML)"), name+".html", func(context.Context) ([]byte, error) { return a.HTML(w.Message) }),
			save.File(w.Text("lesson.md", "Text (Markdown)"), name+".md", func(context.Context) ([]byte, error) { return a.Markdown(w.Message), nil }),
		})
	})
	b.OnKey = p.frame.Key
	return b
}
