package app

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/widgets"
)

// racePage is the tab on which two to four methods search the same puzzle side
// by side, in lockstep. Counters and times are those of searches that nobody
// watched; the boards show a replay, where there is one.
type racePage struct {
	page      *comparePage
	race      *compare.Race
	cancel    context.CancelFunc // ends the searches; nil when none run
	at        int                // place on the slider, 0 to raceSteps
	byTime    bool
	player    player
	speed     int
	button    *widgets.Button
	pace      *widgets.Dropdown
	boards    []*widgets.Board
	captions  []*widget.Label
	hint      *widget.Label // before a race
	grid      *fyne.Container
	transport *widgets.Transport
	content   fyne.CanvasObject
}

const (
	fewestLanes = 2
	mostLanes   = 4
	raceSteps   = 1000 // places on the slider
	paceWidth   = 150  // of what the race keeps step by, written out
)

func newRacePage(p *comparePage) *racePage {
	w, x := p.w, p.w.words.x
	r := &racePage{page: p, speed: 2}
	r.player = player{do: w.do, step: r.playStep}
	r.button = widgets.NewButton(x("race.start", "Race the ticked methods"), nil, r.start)
	r.button.OnKey = w.key
	r.pace = widgets.NewDropdown(func(i int) {
		r.byTime = i == 1
		r.show()
	})
	r.pace.OnKey = w.key
	r.pace.Offer([]string{x("race.byexpansions", "By expansions"), x("race.bytime", "By time")}, 0)
	r.grid = container.NewGridWithColumns(2)
	names := make([]string, len(speeds))
	for i, s := range speeds {
		names[i] = x(s.key, s.english)
	}
	r.transport = widgets.NewTransport(widgets.TransportActions{
		First: func() { r.jump(0) }, Back: func() { r.jump(r.at - r.stride()) }, Play: r.toggle,
		Forward: func() { r.jump(r.at + r.stride()) }, Last: func() { r.jump(raceSteps) },
		Seek: r.jump, Speed: r.setSpeed, Key: w.key, Picked: func() {},
	}, names, r.speed)
	above := container.NewBorder(nil, nil, nil, container.New(&leastLayout{paceWidth}, r.pace), r.button)
	r.content = container.New(&insetLayout{panelPadding / 2}, container.NewBorder(above, r.transport, nil, nil, r.grid))
	r.clear()
	return r
}

// clear ends the race and takes its boards away.
func (r *racePage) clear() {
	r.player.end()
	if r.cancel != nil {
		r.cancel()
	}
	r.race, r.cancel, r.at = nil, nil, 0
	r.boards, r.captions = nil, nil
	r.hint = widget.NewLabel("")
	r.hint.Wrapping = fyne.TextWrapWord
	r.showHint()
	r.grid.Objects = []fyne.CanvasObject{r.hint}
	r.grid.Refresh()
	r.transport.Follow(0, 0, false)
}

// showHint says before a race what a race is, and which of the ticked methods
// cannot be watched, once there are few enough.
func (r *racePage) showHint() {
	if r.race != nil {
		return
	}
	w := r.page.w.words
	text := w.x("race.hint", "Tick two to four methods. Each searches alone, for its time and counters; then each board shows a replay of its search.")
	methods := r.methods()
	if len(methods) > mostLanes {
		methods = nil
	}
	for _, m := range methods {
		if mark := r.mark(compare.WatchOf(r.page.puzzles[0].Puzzle, m)); mark != "" {
			text += "\n\n" + w.say(m.Title()) + ": " + mark
		}
	}
	r.hint.SetText(text)
}

// mark says what cannot be seen of a method; it is empty where all can.
func (r *racePage) mark(watch engine.Watch) string {
	switch w := r.page.w.words; watch {
	case engine.WatchedPlainly:
		return w.x("race.plainly", "too quick to be watched, the board shows a plainer form of it")
	case engine.Unwatched:
		return w.x("race.unwatched", "cannot be watched, only its time and counters are shown")
	}
	return ""
}

// methods are those ticked that the first puzzle has.
func (r *racePage) methods() []engine.Method {
	p := r.page
	if len(p.puzzles) == 0 {
		return nil
	}
	var methods []engine.Method
	for _, name := range p.panel.chosen() {
		if selected, err := compare.Select(p.puzzles[0].Puzzle, name); err == nil {
			methods = append(methods, selected...)
		}
	}
	return methods
}

// start begins a race of the methods that are ticked, on the first puzzle.
func (r *racePage) start() {
	p, w := r.page, r.page.w
	methods := r.methods()
	if len(methods) < fewestLanes || len(methods) > mostLanes {
		w.status.say(w.words.f("race.number", "Tick two to four methods for a race; %s are ticked", count(int64(len(methods)))))
		return
	}
	p.stop()
	w.session.Stop()
	r.clear()
	r.race = compare.NewRace(p.puzzles[0].Puzzle, methods)
	r.grid.Objects = nil
	for range methods {
		board, caption := widgets.NewBoard(), widget.NewLabel("")
		board.OnKey = w.key
		caption.Alignment = fyne.TextAlignCenter
		caption.Truncation = fyne.TextTruncateEllipsis
		r.boards, r.captions = append(r.boards, board), append(r.captions, caption)
		r.grid.Add(container.NewBorder(nil, caption, nil, nil, board))
	}
	r.grid.Refresh()
	ctx, cancel := context.WithCancel(context.Background())
	r.cancel = cancel
	r.at = 0
	r.show()
	race, limits := r.race, w.prefs.limits()
	go func() {
		defer cancel()
		race.Run(ctx, limits)
		w.do(func() { r.searched(race) })
	}()
	w.status.say(w.words.x("race.searching", "The methods search one after the other, unwatched, so that their times are fair; then for the replay …"))
}

// searched plays the race when all have searched.
func (r *racePage) searched(race *compare.Race) {
	if r.race != race {
		return
	}
	r.cancel = nil
	r.page.w.status.say(r.page.w.words.x("race.ready", "Play shows a replay of the searches in step"))
	r.play()
}

// jump shows a place of the race.
func (r *racePage) jump(at int) {
	r.at = min(max(at, 0), raceSteps)
	r.show()
}

// stride is one step on the slider: one expansion where that is more.
func (r *racePage) stride() int {
	if r.race == nil || r.byTime {
		return 1
	}
	expansions, _ := r.race.Length()
	return max(1, int(raceSteps/max(expansions, 1)))
}

// show shows every lane at the present place.
func (r *racePage) show() {
	if r.race == nil {
		return
	}
	expansions, length := r.race.Length()
	for i, lane := range r.race.Lanes {
		var m compare.Moment
		if r.byTime {
			m = r.race.At(lane, time.Duration(float64(length)*float64(r.at)/raceSteps))
		} else {
			m = r.race.After(lane, int64(float64(expansions)*float64(r.at)/raceSteps+0.5))
		}
		position := m.Position
		if position == nil {
			position = r.race.Puzzle.Start()
		}
		r.boards[i].SetScene(position.Scene(), 0)
		r.captions[i].SetText(r.caption(lane, m))
	}
	r.transport.Follow(r.at, raceSteps, r.player.playing())
}

// caption says how far a lane is.
func (r *racePage) caption(lane *compare.Lane, m compare.Moment) string {
	w := r.page.w.words
	text := w.f("race.caption", "%s\n%s expanded", w.say(lane.Method.Title()), count(m.Expanded))
	switch {
	case m.Ended == nil:
	case m.Ended.Status == engine.Solved:
		text += w.f("race.solved", ", solved at cost %s", count(int64(m.Ended.Cost)))
	default:
		text += ", " + w.x("status."+string(m.Ended.Status), string(m.Ended.Status))
	}
	if mark := r.mark(lane.Watch); mark != "" {
		text += "\n" + mark
	}
	return text
}

func (r *racePage) toggle() {
	if r.player.playing() {
		r.player.end()
		r.show()
		return
	}
	r.play()
}

// play plays to the end in a few seconds, from the start when here is the end.
func (r *racePage) play() {
	if r.race == nil {
		return
	}
	if speeds[r.speed].step == 0 {
		r.jump(raceSteps)
		return
	}
	if r.at == raceSteps {
		r.at = 0
	}
	r.player.start(50 * time.Millisecond)
	r.show()
}

// playStep goes on so that at the normal speed all is seen in ten seconds.
func (r *racePage) playStep() (more bool) {
	r.at = min(r.at+max(1, int(raceSteps*50*time.Millisecond/(20*speeds[r.speed].step))), raceSteps)
	more = r.at < raceSteps
	if !more {
		r.player.end()
	}
	r.show()
	return more
}

func (r *racePage) setSpeed(i int) { r.speed = i }
