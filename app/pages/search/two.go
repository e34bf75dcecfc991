package search

import (
	"context"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/app/kit/method"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
)

// two lays another search beside the one that was recorded: both are drawn as one
// tree, and go on together.
type two struct {
	page    *Page
	choice  method.Choice
	form    *method.Form
	slot    *job.Slot
	real    *run       // the search on the page; nil while it is not on
	both    *diff.Pair // nil before the other one has been recorded
	answers []diff.Answer

	numbers, replies *widget.Label
	box              *fyne.Container
}

// answerTime is how long exact distances are looked for.
const answerTime = 5 * time.Second

func newTwo(p *Page) *two {
	t := &two{page: p, choice: method.Choice{Watched: true}, slot: p.frame.Jobs.NewSlot(), numbers: wrapped(), replies: wrapped()}
	t.form = method.NewForm(p.frame, &t.choice, method.Actions{Changed: t.record, Tuned: t.record, Picked: p.Focus})
	head, legend := wrapped(), wrapped()
	head.SetText(p.frame.Words.Text("lesson.with", "With"))
	head.TextStyle.Bold = true
	legend.SetText(p.frame.Words.Text("lesson.legend", "Grey: expanded by both. Blue: by the first alone. Orange: by the second alone. Dashed: not expanded yet."))
	legend.Importance, t.replies.Importance = widget.LowImportance, widget.LowImportance
	t.box = container.NewVBox(look.Tight(head), t.form.Content, look.Tight(t.numbers, legend), look.Tight(t.replies))
	return t
}

func (t *two) title() string {
	return t.page.frame.Words.Text("lesson.two", "Two searches")
}

func (t *two) views() fyne.CanvasObject { return t.box }

func (t *two) begin(r *run) {
	t.real, t.both = r, nil
	t.choice.Offer(r.Puzzle)
	if m, ok := t.choice.Method(); !ok || m.Name() == r.Method.Name() {
		for _, a := range search.Algorithms() { // the first that everyone knows
			if _, there := t.choice.Find(a.Name, ""); there && a.Name != r.Method.Algorithm.Name {
				t.choice.PickAlgorithm(a.Name)
				break
			}
		}
	}
	t.form.Show()
	t.page.turn(searchview.Tree)
	t.record()
}

func (t *two) end() {
	t.slot.Drop()
	if t.real != nil {
		t.real.beside(0)
	}
	t.real, t.both, t.answers = nil, nil, nil
}

// record records the other search, and answers what the two tell.
func (t *two) record() {
	r := t.real
	m, ok := t.choice.Method()
	if r == nil || !ok {
		return
	}
	t.both, t.answers = nil, nil
	t.form.Show()
	limits := t.page.frame.Preferences.Limits()
	events := diff.WholeWithin(limits.Memory)
	t.slot.Start(job.Work{Memory: limits.Memory, Run: func(ctx context.Context) func() {
		left := r.Recording
		if left.Trace.Cut() { // more happened than is kept to go through
			left = recording.Record(ctx, r.Puzzle, r.Method, limits, events, nil)
		}
		both := diff.NewPair(ctx, left, recording.Record(ctx, r.Puzzle, m, limits, events, nil))
		return func() {
			if t.real == r {
				t.adopt(&both)
			}
		}
	}})
	t.page.show()
}

// adopt shows the two searches, and looks for the answers.
func (t *two) adopt(both *diff.Pair) {
	t.both = both
	t.real.beside(both.Steps())
	t.real.step(t.real.at())
	t.page.show()
	t.page.lessons.reveal()
	t.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		answers := both.Answers(ctx, engine.Limits{Time: answerTime, Memory: judgeMemory}, nil)
		return func() {
			if t.both == both {
				t.answers = answers
				t.page.show()
				t.page.lessons.reveal()
			}
		}
	}})
}

// pick looks at the node that the search on the page has at a place.
func (t *two) pick(place int32) bool {
	if t.both == nil || t.page.canvas.Mode() != searchview.Tree || int(place) > len(t.both.Places) {
		return false
	}
	node := t.both.Places[place-1].Nodes[0]
	if node == 0 {
		t.page.frame.Say(t.page.frame.Words.Text("lesson.otheronly", "Only the other search has made this position."))
		return true
	}
	t.real.selected = node
	t.page.show()
	return true
}

func (t *two) forward() bool { return false }

func (t *two) dress(s *searchview.Scene) {
	if t.both == nil || t.page.model.run != t.real {
		return
	}
	s.Two, s.Moments = t.both, t.both.Moments(t.real.at())
	if t.page.canvas.Mode() == searchview.Tree {
		s.Selected, s.Next = t.place(s.Selected), t.place(s.Next)
	}
}

// place is the number of a node's place on the map; 0 for none.
func (t *two) place(node int32) int32 {
	if i, ok := t.both.Place(0, node); ok {
		return int32(i) + 1
	}
	return 0
}

func (t *two) veil(*run) (v veil, ok bool) { return v, false }

func (t *two) show() {
	w := t.page.frame.Words
	if t.both == nil {
		look.Set(t.numbers, w.Text("lesson.recording", "The other search is being recorded …"))
		look.Set(t.replies, "")
		return
	}
	var numbers, replies []string
	for _, m := range t.both.Sentences(t.both.Moments(t.real.at())) {
		numbers = append(numbers, w.Message(m))
	}
	if m, part := diagram.DrawnWords(*t.both); part {
		numbers = append(numbers, w.Message(m))
	}
	for _, a := range t.answers {
		replies = append(replies, w.Message(a.Question)+" "+w.Message(a.Words))
	}
	if t.answers == nil {
		replies = []string{w.Text("lesson.answering", "Exact distances are being looked for …")}
	}
	look.Set(t.numbers, strings.Join(numbers, "\n"))
	look.Set(t.replies, strings.Join(replies, "\n\n"))
}
