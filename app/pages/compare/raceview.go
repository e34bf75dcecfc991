package compare

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/widgets"
)

// raceView is the tab of the race: a board for each method, which shows a replay
// of its search, and a transport.
type raceView struct {
	frame     *look.Frame
	model     *Model
	player    *job.Repeater
	cards     []*laneCard
	hint      *widget.Label   // before a race
	lanes     *fyne.Container // of the cards
	layout    *lanesLayout
	ranking   *ranking
	transport *widgets.Transport
	controls  *fyne.Container // beside the tabs
	content   fyne.CanvasObject
}

const raceFrame = 50 * time.Millisecond

// newRaceView makes the view; start begins a race of the methods that are ticked.
func newRaceView(f *look.Frame, m *Model, start func()) *raceView {
	text := f.Words.Text
	v := &raceView{frame: f, model: m}
	v.player = f.Jobs.NewRepeater(v.playStep)
	r := &m.race
	button := widgets.NewButton(text("race.start", "Race the ticked methods"), theme.MediaPlayIcon(), start)
	button.Importance = widget.HighImportance
	button.OnKey = f.Key
	pace := widgets.NewDropdown(func(i int) {
		r.byTime = i == 1
		v.show()
	})
	pace.OnKey = f.Key
	paces := []string{text("race.byexpansions", "By expansions"), text("race.bytime", "By time")}
	if r.byTime {
		pace.Offer(paces, 1)
	} else {
		pace.Offer(paces, 0)
	}
	v.layout = &lanesLayout{}
	v.lanes, v.hint = container.New(v.layout), widget.NewLabel("")
	v.ranking = newRanking(f)
	v.hint.Wrapping = fyne.TextWrapWord
	v.transport = look.NewTransport(f, r.speed, widgets.TransportActions{
		First: func() { v.jump(0) }, Back: func() { v.jump(r.at - r.stride()) }, Play: v.toggle,
		Forward: func() { v.jump(r.at + r.stride()) }, Last: func() { v.jump(raceSteps) },
		Seek: v.jump, Speed: func(i int) { r.speed = i }, Key: f.Key, Picked: func() {},
	})
	v.controls = container.NewHBox(look.AtLeast(pace.Needs(), pace), button)
	v.transport.Count = v.count
	below := container.NewVBox(v.ranking.content, widgets.NewCard(v.transport))
	v.content = container.NewBorder(nil, below, nil, nil, container.NewStack(v.hint, v.lanes))
	v.arrange()
	return v
}

// arrange makes a board for each lane, or a hint where there is no race.
func (v *raceView) arrange() {
	v.player.Stop()
	v.lanes.Objects, v.cards = nil, nil
	if v.model.race.held == nil {
		v.ranking.offer(0)
		v.showHint()
		v.hint.Show()
		v.content.Refresh()
		v.transport.Follow(0, 0, false)
		return
	}
	v.hint.Hide()
	v.ranking.offer(len(v.model.race.held.Lanes))
	start := look.Portrait(v.model.race.held.Puzzle.Start())
	v.layout.aspect = float32(start.Width / start.Height)
	for _, lane := range v.model.race.held.Lanes {
		card := newLaneCard(v.frame, lane)
		v.cards = append(v.cards, card)
		v.lanes.Add(card.content)
	}
	v.show() // the words, on which the heights depend
	v.content.Refresh()
	v.show()
}

// showHint says before a race what a race is, and which of the ticked methods
// cannot be watched, once there are few enough.
func (v *raceView) showHint() {
	if v.model.race.held != nil {
		return
	}
	w := v.frame.Words
	text := w.Text("race.hint", "Tick two to four methods. Each searches alone, for its time and counters; then each board shows a replay of its search.")
	methods := v.model.racers()
	if len(methods) > mostLanes {
		text += "\n\n" + w.Textf("race.many", "%s are ticked: Methods … opens the list.", figures.Count(len(methods)))
		methods = nil
	}
	for _, m := range methods {
		text += "\n\n" + w.Message(m.Title())
		if mark := watchMark(w, m); mark != "" {
			text += ": " + mark
		}
	}
	v.hint.SetText(text)
}

// watchMark says what cannot be seen of a method; it is empty where all can.
func watchMark(w look.Words, m engine.Method) string {
	if m.Unwatched {
		return w.Text("race.unwatched", "cannot be watched, only its time and counters are shown")
	}
	return ""
}

// jump shows a place of the race.
func (v *raceView) jump(at int) {
	v.model.race.jump(at)
	v.show()
}

// show shows every lane at the present place.
func (v *raceView) show() {
	r := &v.model.race
	if r.held == nil {
		return
	}
	var lanes []ranked
	for _, card := range v.cards {
		now := rankedOf(r.held, card.lane, r.moment(card.lane), r.byTime)
		card.show(now.now, r.held.Puzzle.Start(), now.place)
		lanes = append(lanes, now)
	}
	v.ranking.show(lanes, r.byTime)
	v.transport.Follow(r.at, raceSteps, v.player.Running())
}

// count is how far the race is, in what the lanes keep step by.
func (v *raceView) count(step, _ int) string {
	r := &v.model.race
	if r.held == nil {
		return ""
	}
	expansions, length := r.held.Length()
	share := float64(step) / raceSteps
	at, all := figures.Count(int64(float64(expansions)*share+0.5)), figures.Count(expansions)
	if r.byTime {
		at, all = figures.Duration(time.Duration(float64(length)*share)), figures.Duration(length)
	}
	return v.frame.Words.Textf("race.place", "%s of %s", at, all)
}

// finish says who has won.
func (v *raceView) finish() {
	w, r := v.frame.Words, &v.model.race
	first, second, times, ok := r.held.Winner(r.byTime)
	switch {
	case !ok:
	case times < 1.05:
		v.frame.Say(w.Textf("race.close", "%s won, just before %s", w.Message(first.Title()), w.Message(second.Title())))
	case r.byTime:
		v.frame.Say(w.Textf("race.fastest", "%s won: %.1f times faster than %s", w.Message(first.Title()), times, w.Message(second.Title())))
	default:
		v.frame.Say(w.Textf("race.fewest", "%s won: %.1f times fewer nodes than %s", w.Message(first.Title()), times, w.Message(second.Title())))
	}
}

func (v *raceView) toggle() {
	if v.player.Running() {
		v.player.Stop()
		v.show()
		return
	}
	v.play()
}

// play plays to the end in a few seconds, from the start when here is the end.
func (v *raceView) play() {
	r := &v.model.race
	if r.held == nil {
		return
	}
	if look.Speeds()[r.speed].Step == 0 {
		v.jump(raceSteps)
		return
	}
	if r.at == raceSteps {
		r.at = 0
	}
	v.player.Start(raceFrame)
	v.show()
}

// playStep shows the next moment while playing.
func (v *raceView) playStep() (more bool) {
	step := look.Speeds()[v.model.race.speed].Step
	if step == 0 { // chosen meanwhile
		v.model.race.jump(raceSteps)
	} else {
		more = v.model.race.advance(raceFrame, step)
	}
	if !more {
		v.player.Stop()
		v.finish()
	}
	v.show()
	return more
}
