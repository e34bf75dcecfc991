package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine/game/truth"
	"langkah/widgets"
	"langkah/widgets/style"
)

// dock is the card below the board. Its first line says where the playback is and
// how far it is, the second what has moved or what to do; the third one plays. In a
// narrow window the button Solve stands there too.
type dock struct {
	frame     *look.Frame
	model     *Model
	counter   *widget.Label
	sentence  *widget.Label
	clock     *widget.Label   // how long it was played, where asked
	ticking   *job.Repeater   // shows the clock anew
	instead   *widgets.Button // tries the method that is likely to do better
	transport *widgets.Transport
	truth     *truthView
	hint      *widgets.Rungs
	review    *widgets.Button // once it is solved by hand
	solve     *fyne.Container // the button, where it stands here
	line      *fyne.Container // the first two
	usual     *fyne.Container // all of them
	end       *moment         // stands in their place once the line was played to its goal
	resized   func()          // hears that the dock needs another height
	high      float32
	card      *widgets.Card
	content   fyne.CanvasObject
}

// facesLayout gives each of two objects, of which one is shown, all the room. That is at
// least the first one's, so that the board rarely moves when the other is shown.
type facesLayout struct{}

func (facesLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	if objects[1].Visible() {
		least = least.Max(objects[1].MinSize())
	}
	return least
}

func (facesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		least := o.MinSize().Height
		look.Put(o, 0, (size.Height-least)/2, size.Width, least)
	}
}

func newDock(f *look.Frame, m *Model, play widgets.TransportActions, instead func(), end *moment, ask truthActions) *dock {
	text := f.Words.Text
	d := &dock{
		frame: f, model: m, counter: widget.NewLabel(""), sentence: widget.NewLabel(""),
		solve: container.NewStack(), end: end, resized: func() {},
	}
	d.counter.TextStyle.Bold = true
	d.clock = widget.NewLabel("")
	d.clock.Importance = widget.LowImportance
	d.clock.Hide()
	d.ticking = f.Jobs.NewRepeater(func() bool {
		d.showClock()
		return true
	})
	d.sentence.Importance, d.sentence.Wrapping = widget.LowImportance, fyne.TextWrapWord
	d.instead = widgets.NewButton("", theme.MediaFastForwardIcon(), instead)
	d.instead.Importance, d.instead.OnKey = widget.HighImportance, f.Key
	d.instead.Hide()
	d.transport = look.NewTransport(f, f.Preferences.Speed(), play)
	d.solve.Hide()
	d.truth = newTruthView(f, m.judge, m.sums, ask.eye)
	d.hint = widgets.NewRungs(text("dock.hint", "Hint"), bulbIcon(), truth.Onward, ask.hint)
	d.hint.Tips, d.hint.Tip, d.hint.OnKey = f.Tips, text("dock.hinttip", "Tell a little more (F2)"), f.Key
	d.review = widgets.NewButton(text("dock.review", "Review"), theme.VisibilityIcon(), ask.review)
	d.review.Importance, d.review.OnKey = widget.HighImportance, f.Key
	d.review.Hide()
	tools := container.New(layout.NewCustomPaddedHBoxLayout(6), d.clock, d.instead, d.truth.content)
	d.line = look.InOrder(dockLine{}, d.counter, d.sentence, tools, d.truth.best)
	right := container.New(layout.NewCustomPaddedHBoxLayout(6), d.hint, d.review, d.solve)
	second := look.Wrap(d.transport, right)
	d.usual = container.New(layout.NewCustomPaddedVBoxLayout(2), d.line, second)
	end.content.Hide()
	d.card = widgets.NewCard(container.New(facesLayout{}, d.usual, end.content))
	d.content = d.card
	return d
}

// show shows where the playback is.
func (d *dock) show(playing bool) {
	s := d.model.session
	d.transport.Follow(s.Index(), d.model.last(), playing)
	d.showClock()
	d.showWords()
}

// truthActions are called by the buttons that judge the position.
type truthActions struct{ eye, hint, review func() }

func (d *dock) showWords() {
	w := d.frame.Words
	ended := d.model.ended()
	look.Show(d.usual, !ended)
	look.Show(d.end.content, ended)
	mood := widgets.Calm
	if ended && d.model.session.ByHand() {
		mood = widgets.Good
	}
	d.card.Tint(mood)
	if ended {
		d.end.show()
	}
	if high := d.card.MinSize().Height; high != d.high {
		d.high = high
		d.resized()
	}
	counter, sentence := dockWords(w, d.model)
	told := dockTold(w, d.model.judge)
	if told == "" {
		told = look.Sentence(w.Message(d.model.starved()))
	}
	if told != "" && !d.model.solving() {
		sentence = told
	}
	weight := widget.LowImportance
	if told != "" {
		weight = widget.MediumImportance
	}
	if d.sentence.Importance != weight {
		d.sentence.Importance = weight
		d.sentence.Refresh()
	}
	look.Show(d.review, d.model.reviewable())
	look.Show(d.hint, !d.review.Visible())
	d.hint.Reach(d.model.judge.rung())
	was := d.counter.MinSize().Width + d.line.MinSize().Width
	look.Set(d.counter, counter)
	look.Set(d.sentence, sentence)
	d.truth.show(told != "")
	m, ok := d.model.instead()
	look.Show(d.instead, ok)
	if ok {
		d.instead.SetText(w.Textf("dock.instead", "Try %s", w.Message(m.Title())))
	}
	if d.counter.MinSize().Width+d.line.MinSize().Width != was {
		d.line.Refresh() // lays it out anew
	}
}

// showClock shows how long the puzzle was played, where the user asks for it.
func (d *dock) showClock() {
	on := d.frame.Preferences.Clock()
	look.Show(d.clock, on)
	if !on {
		d.ticking.Stop()
		return
	}
	wide := d.clock.MinSize().Width
	look.Set(d.clock, clockWords(d.frame.Words, d.model))
	if d.clock.MinSize().Width != wide {
		d.line.Refresh()
	}
	if !d.ticking.Running() {
		d.ticking.Start(time.Second)
	}
}

// say says in the first line what is in hand.
func (d *dock) say(sentence string) { look.Set(d.sentence, sentence) }

// dockLine is the layout of the first two lines: the counter and the tools above, the
// sentence below in the whole width.
type dockLine struct{}

const dockLineHeight = 24

func (dockLine) height() float32 {
	return dockLineHeight * style.Zoom()
}

// upper is the height of the first line.
func (l dockLine) upper(tools fyne.CanvasObject) float32 {
	return fyne.Max(l.height(), tools.MinSize().Height)
}

func (l dockLine) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[2].MinSize().Width, l.upper(objects[2])+l.lower(objects[1]))
}

// lower is the height of the second line, or lines where the sentence wraps.
func (l dockLine) lower(sentence fyne.CanvasObject) float32 {
	return fyne.Max(l.height(), sentence.MinSize().Height-2*theme.InnerPadding()+4)
}

func (l dockLine) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	counter, sentence, tools := objects[0], objects[1], objects[2]
	inset, upper := theme.InnerPadding(), l.upper(objects[2])
	from, to := float32(-inset), size.Width
	sentence.Resize(fyne.NewSize(size.Width-from, sentence.Size().Height)) // it wraps to the width
	if need := tools.MinSize(); need.Width > 0 {
		to -= need.Width
		tools.Move(fyne.NewPos(to, look.Whole((upper-need.Height)/2)))
		tools.Resize(need)
	}
	middle := func(o fyne.CanvasObject, x, width, y, line float32) {
		high := o.MinSize().Height
		o.Move(fyne.NewPos(look.Whole(x), look.Whole(y+(line-high)/2)))
		o.Resize(fyne.NewSize(fyne.Max(width, 0), high))
	}
	middle(sentence, from, size.Width-from, upper, size.Height-upper)
	width := counter.MinSize().Width
	middle(counter, from, width, 0, upper)
	best := objects[3].(*widget.Label)
	need := best.MinSize().Width
	look.Show(best, best.Text != "" && from+width+need <= to)
	middle(best, to-need, need, 0, upper)
}
