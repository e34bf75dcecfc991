package search

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/study/quiz"
	"langkah/engine/study/replay"
	"langkah/widgets"
)

// byHand lets the user be the algorithm: the search by hand takes the place of the
// real one on the page, which can be looked at beside it.
type byHand struct {
	page *Page
	real *run         // the search that was recorded; nil while it is not on
	hand *quiz.Manual // nil for a method that cannot be run by hand
	mine *run
	slot *job.Slot // expands a node
	err  error

	rules                    *widget.Label // by which choices are judged
	question, verdict, score *widget.Label
	other, save              *widgets.Button
	box                      *fyne.Container
}

func newByHand(p *Page) *byHand {
	h := &byHand{page: p, slot: p.frame.Jobs.NewSlot(), rules: wrapped(), question: wrapped(), verdict: wrapped(), score: wrapped()}
	h.question.TextStyle.Bold = true
	h.score.Importance, h.rules.Importance = widget.LowImportance, widget.LowImportance
	h.other = widgets.NewButton("", nil, h.turn)
	h.other.OnKey = p.frame.Key
	h.save = saveButton(p, func() (quiz.Achievement, bool) {
		if h.hand == nil {
			return quiz.Achievement{}, false
		}
		return h.hand.Achievement(p.model.name), true
	})
	h.box = container.NewVBox(look.Tight(h.rules, h.question), look.Tight(h.verdict), look.Tight(h.score), h.other, h.save)
	return h
}

func (h *byHand) title() string {
	return h.page.frame.Words.Text("lesson.byhand", "Be the algorithm")
}

func (h *byHand) views() fyne.CanvasObject { return h.box }

func (h *byHand) begin(r *run) {
	h.real, h.err = r, nil
	h.hand, _ = quiz.NewManual(r.Recording)
	if h.hand != nil {
		h.adopt()
		h.page.canvas.Fit()
	}
}

func (h *byHand) end() {
	h.slot.Drop()
	if h.page.model.run == h.mine && h.real != nil {
		h.page.model.run = h.real
		h.page.canvas.Fit()
	}
	h.real, h.hand, h.mine = nil, nil, nil
}

// adopt shows how the search by hand stands.
func (h *byHand) adopt() {
	r := h.hand.Recording()
	h.mine = &run{Player: replay.NewPlayer(r), reasons: r.Reasons(context.Background())}
	h.mine.jump(r.Trace.Len())
	h.page.model.run = h.mine
}

// turn shows the other one of the two searches, as far as it has come in as many steps.
func (h *byHand) turn() {
	if h.hand == nil {
		return
	}
	if m := h.page.model; m.run == h.mine {
		h.real.step(len(h.hand.Steps))
		m.run = h.real
	} else {
		m.run = h.mine
	}
	h.page.canvas.Fit()
	h.page.show()
}

// rulesOf are the rules of a method, by which answers are judged.
func rulesOf(w look.Words, m engine.Method) string {
	var lines []string
	for _, rule := range quiz.Rules(m) {
		lines = append(lines, w.Message(rule))
	}
	return strings.Join(lines, " ")
}

// choosing says whether the user is to choose.
func (h *byHand) choosing() bool {
	return h.hand != nil && h.page.model.run == h.mine && h.mine.Moment() == h.mine.Trace.Len() && !h.hand.Ended()
}

func (h *byHand) pick(node int32) bool {
	if !h.choosing() || h.mine.Standing(node).State != replay.Waiting {
		return false
	}
	if h.slot.Running() {
		return true
	}
	hand := h.hand
	h.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		_, err := hand.Take(context.WithoutCancel(ctx), int(node)-1)
		return func() {
			if h.hand != hand {
				return
			}
			h.err = err
			h.adopt()
			h.page.show()
		}
	}})
	return true
}

func (h *byHand) forward() bool {
	if h.choosing() {
		h.page.frame.Say(h.page.frame.Words.Text("lesson.choosenode", "Click a node that waits: you are the algorithm."))
		return true
	}
	return false
}

func (h *byHand) dress(s *searchview.Scene) {
	if h.choosing() {
		s.Next = 0
	}
}

func (h *byHand) veil(r *run) (v veil, ok bool) {
	if !h.choosing() || r != h.mine {
		return v, false
	}
	v.title = h.page.frame.Words.Text("lesson.yourturn", "Your turn")
	if n := len(h.hand.Steps); n > 0 {
		v.position = h.hand.Nodes[h.hand.Steps[n-1].Node].Position
	} else {
		v.position = h.hand.Nodes[0].Position
	}
	return v, true
}

func (h *byHand) show() {
	w := h.page.frame.Words
	if h.hand == nil {
		look.Set(h.question, w.Text("lesson.cannotbe", "One cannot be this algorithm: choose one that takes node after node, such as A*, uniform-cost, greedy or breadth-first."))
		for _, o := range []fyne.CanvasObject{h.rules, h.verdict, h.score, h.other, h.save} {
			look.Show(o, false)
		}
		return
	}
	question := w.Textf("lesson.which", "Which node does %s expand next? Click one that waits.", w.Message(h.real.Method.Title()))
	look.Set(h.rules, rulesOf(w, h.real.Method))
	look.Show(h.rules, h.rules.Text != "")
	if cost, solved := h.hand.Solved(); solved {
		question = w.Textf("lesson.solved", "You have come to the goal at cost %s, in %s expansion{|s}; the real search in %s.", figures.Count(int(cost)), figures.Count(h.mine.steps()), figures.Count(h.real.steps()))
	}
	look.Set(h.question, question)
	verdict := ""
	if n := len(h.hand.Steps); n > 0 {
		verdict = w.Message(h.hand.Steps[n-1].Why)
		if step, parted := h.hand.Parted(); parted {
			verdict += " " + w.Textf("lesson.parted", "Your search parts from the real one at step %s.", figures.Count(step+1))
		}
	}
	if h.err != nil {
		verdict = w.Message(engine.MsgOf(h.err))
	}
	points, asked := h.hand.Score()
	look.Set(h.verdict, verdict)
	look.Show(h.verdict, verdict != "")
	look.Set(h.score, w.Textf("lesson.points", "%s of %s point{|s}", quiz.Points(points), figures.Count(asked)))
	look.Show(h.score, asked > 0)
	look.Show(h.save, asked > 0)
	look.Show(h.other, true)
	if h.page.model.run == h.mine {
		h.other.SetText(w.Text("lesson.showreal", "Show the real search"))
	} else {
		h.other.SetText(w.Text("lesson.showmine", "Show mine"))
	}
}
