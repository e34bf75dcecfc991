package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/job"
	"langkah/app/look"
	"langkah/widgets"
)

// dock is the card below the board. Its first line says where the playback is
// and what has moved, with what there is to do beside it; the second one plays. In
// a narrow window the button Solve stands there too.
type dock struct {
	frame     *look.Frame
	model     *Model
	counter   *widget.Label
	sentence  *widget.Label
	numbers   *solutionsBar
	clock     *widget.Label   // how long it was played, where asked
	ticking   *job.Repeater   // shows the clock anew
	instead   *widgets.Button // tries the method that is likely to do better
	transport *widgets.Transport
	solve     *fyne.Container // the button, where it stands here
	line      *fyne.Container // the first
	content   fyne.CanvasObject
}

func newDock(f *look.Frame, m *Model, play widgets.TransportActions, do solutionActions, instead func()) *dock {
	text := f.Words.Text
	d := &dock{
		frame: f, model: m, counter: widget.NewLabel(""), sentence: widget.NewLabel(""),
		numbers: newSolutionsBar(f, m, do), solve: container.NewStack(),
	}
	d.counter.TextStyle.Bold = true
	d.clock = widget.NewLabel("")
	d.clock.Importance = widget.LowImportance
	d.clock.Hide()
	d.ticking = f.Jobs.NewRepeater(func() bool {
		d.showClock()
		return true
	})
	d.sentence.Importance, d.sentence.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	d.instead = widgets.NewButton("", theme.MediaFastForwardIcon(), instead)
	d.instead.Importance, d.instead.OnKey = widget.HighImportance, f.Key
	d.instead.Hide()
	d.transport = widgets.NewTransport(play, f.Words.Speeds(), f.Preferences.Speed())
	d.transport.Explain(f.Tips, widgets.TransportWords{
		First: text("menu.first", "First step"), Back: text("menu.back", "Step back"), Play: text("dock.play", "Play"),
		Pause: text("dock.pause", "Pause"), Forward: text("menu.forward", "Step forward"), Last: text("menu.last", "Last step"),
	})
	d.solve.Hide()
	tools := container.New(layout.NewCustomPaddedHBoxLayout(6), d.clock, d.numbers.content, d.instead)
	d.line = look.InOrder(dockLine{}, d.counter, d.sentence, tools)
	second := look.InOrder(layout.NewBorderLayout(nil, nil, nil, d.solve), d.transport, d.solve)
	d.content = widgets.NewCard(container.New(layout.NewCustomPaddedVBoxLayout(2), d.line, second))
	return d
}

// show shows where the playback is.
func (d *dock) show(playing bool) {
	s := d.model.session
	d.transport.Follow(s.Index(), len(s.Moves()), playing)
	d.numbers.show()
	d.showClock()
	d.showWords()
}

func (d *dock) showWords() {
	w := d.frame.Words
	counter, sentence := dockWords(w, d.model)
	was := d.counter.MinSize().Width + d.line.MinSize().Width
	set(d.counter, counter)
	set(d.sentence, sentence)
	m, ok := d.model.instead()
	show(d.instead, ok)
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
	show(d.clock, on)
	if !on {
		d.ticking.Stop()
		return
	}
	wide := d.clock.MinSize().Width
	set(d.clock, clockWords(d.frame.Words, d.model))
	if d.clock.MinSize().Width != wide {
		d.line.Refresh()
	}
	if !d.ticking.Running() {
		d.ticking.Start(time.Second)
	}
}

// say says in the first line what is in hand.
func (d *dock) say(sentence string) { set(d.sentence, sentence) }

func set(l *widget.Label, words string) {
	if l.Text != words {
		l.SetText(words)
	}
}

// dockLine is the layout of the first line: the sentence takes what room the
// counter and the tools leave.
type dockLine struct{}

const dockLineHeight = 24

func (dockLine) height() float32 {
	return dockLineHeight * theme.Size(theme.SizeNameText) / usualText
}

func (l dockLine) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[2].MinSize().Width, fyne.Max(l.height(), objects[2].MinSize().Height))
}

func (l dockLine) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	counter, sentence, tools := objects[0], objects[1], objects[2]
	inset := theme.InnerPadding()
	from, to := float32(-inset), size.Width
	if need := tools.MinSize(); need.Width > 0 {
		to -= need.Width
		tools.Move(fyne.NewPos(to, whole((size.Height-need.Height)/2)))
		tools.Resize(need)
	}
	middle := func(o fyne.CanvasObject, x, width float32) {
		high := o.MinSize().Height
		o.Move(fyne.NewPos(whole(x), whole((size.Height-high)/2)))
		o.Resize(fyne.NewSize(fyne.Max(width, 0), high))
	}
	if counter.(*widget.Label).Text != "" {
		width := counter.MinSize().Width
		middle(counter, from, width)
		from += width - inset
	}
	middle(sentence, from, to-from)
}
