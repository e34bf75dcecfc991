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
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/contours"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/widgets/plot"
)

// two lays another search beside the one that was recorded: both are drawn as one
// tree, and go on together.
type two struct {
	page    *Page
	choice  method.Choice
	mine    bool // the user has chosen the other method
	form    *method.Form
	slot    *job.Slot
	real    *run       // the search on the page; nil while it is not on
	both    *diff.Pair // nil before the other one has been recorded
	answers []diff.Answer
	inside  *contours.Contours // nil before they are counted

	asked, expands   *widget.Label // what every A* has to expand
	done             *widget.Label // which of that each search expanded
	bars             *plot.Chart
	numbers, replies *widget.Label
	box              *fyne.Container
}

// answerTime is how long exact distances are looked for.
const answerTime = 5 * time.Second

func newTwo(p *Page) *two {
	t := &two{page: p, choice: method.Choice{Watched: true}, slot: p.frame.Jobs.NewSlot(), numbers: wrapped(), replies: wrapped()}
	t.form = method.NewForm(p.frame, &t.choice, method.Actions{Changed: t.chosen, Tuned: t.chosen, Picked: p.Focus})
	head, legend := wrapped(), wrapped()
	head.SetText(p.frame.Words.Text("lesson.with", "With"))
	head.TextStyle.Bold = true
	legend.SetText(twoLegend(p.frame.Words))
	legend.Importance, t.replies.Importance = widget.LowImportance, widget.LowImportance
	t.asked, t.expands, t.done, t.bars = wrapped(), wrapped(), wrapped(), plot.NewChart(chart.Shares{})
	t.asked.SetText(p.frame.Words.Message(contours.Question()))
	t.asked.TextStyle.Bold = true
	t.box = container.NewVBox(look.Tight(t.asked, t.expands), t.bars, look.Tight(t.done, head), t.form.Content, look.Tight(t.numbers, legend), look.Tight(t.replies))
	return t
}

// twoLegend says what the colours of the tree of two searches mean.
func twoLegend(w look.Words) string {
	return w.Text("lesson.legend", "Grey: expanded by both. Blue: by the first alone. Orange: by the second alone. Dashed: not expanded yet.")
}

func (t *two) title() string {
	return t.page.frame.Words.Text("lesson.two", "Two searches")
}

func (t *two) views() fyne.CanvasObject { return t.box }

func (t *two) begin(r *run) {
	t.real, t.both = r, nil
	t.choice.Offer(r.Puzzle)
	t.pickRival(r.Method)
	t.form.Show()
	t.page.turn(searchview.Tree)
	t.record()
}

// pickRival chooses what to hold against a method, unless the user has.
func (t *two) pickRival(m engine.Method) {
	same := func() bool {
		other, ok := t.choice.Method()
		return !ok || other.Name() == m.Name()
	}
	if t.mine && !same() || t.choice.PickRival(m) || !same() {
		return
	}
	for _, a := range search.Algorithms() { // the first that everyone knows
		if _, there := t.choice.Find(a.Name, ""); there && a.Name != m.Algorithm.Name {
			t.choice.PickAlgorithm(a.Name)
			return
		}
	}
}

func (t *two) end() {
	t.slot.Drop()
	if t.real != nil {
		t.real.beside(0)
	}
	t.real, t.both, t.answers, t.inside = nil, nil, nil, nil
}

// chosen records the method that the user has chosen.
func (t *two) chosen() {
	t.mine = true
	t.record()
}

// record records the other search, and answers what the two tell.
func (t *two) record() {
	r := t.real
	m, ok := t.choice.Method()
	if r == nil || !ok {
		return
	}
	t.both, t.answers, t.inside = nil, nil, nil
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

// adopt shows the two searches, counts what every A* has to expand, and looks for the answers.
func (t *two) adopt(both *diff.Pair) {
	t.both = both
	t.real.beside(both.Steps())
	t.real.step(t.real.at())
	t.page.show()
	t.page.lessons.reveal()
	memory := t.page.frame.Preferences.Limits().Memory
	t.slot.Start(job.Work{Memory: memory, Run: func(ctx context.Context) func() {
		inside := contours.Of(ctx, *both, engine.Limits{Memory: memory}, nil)
		return func() {
			if t.both == both {
				t.inside = &inside
				t.bars.Set(inside.Chart(t.page.frame.Words.Message))
				t.page.show()
				t.page.lessons.reveal()
				t.answer(both)
			}
		}
	}})
}

// answer looks for the answers that need exact distances.
func (t *two) answer(both *diff.Pair) {
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
	t.showInside()
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

// showInside says what every A* has to expand, and what of it the two searches did.
func (t *two) showInside() {
	w := t.page.frame.Words
	look.Show(t.bars, t.inside != nil && t.inside.Why.IsZero())
	look.Show(t.done, t.inside != nil)
	if t.inside == nil {
		look.Set(t.expands, w.Text("lesson.counting", "The positions of each f are being counted …"))
		return
	}
	say := func(list []engine.Message) string {
		var words []string
		for _, m := range list {
			words = append(words, look.Sentence(w.Message(m)))
		}
		return strings.Join(words, "\n")
	}
	look.Set(t.expands, say(t.inside.Sentences()))
	look.Set(t.done, say(t.inside.Searched()))
}
