package board

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/truth"
	"langkah/widgets"
	"langkah/widgets/plot"
)

// truthView says at the right of the dock's first line how far it is, what the
// last move has lost, and how it went so far as a small curve. Its eye opens
// and closes it.
type truthView struct {
	frame   *look.Frame
	judge   *judge
	sums    *breakdowns
	sum     *widgets.Badge // what the heuristic says, while it is shown
	track   *plot.Curve
	tracked *fyne.Container
	stands  *widget.Label
	move    *widgets.Badge
	best    *widget.Label // where there is room for it
	eye     *widgets.Button
	content *fyne.Container
}

func newTruthView(f *look.Frame, j *judge, sums *breakdowns, toggle func()) *truthView {
	v := &truthView{
		frame: f, judge: j, sums: sums, sum: widgets.NewBadge(), track: plot.NewCurve(), stands: widget.NewLabel(""), move: widgets.NewBadge(), best: widget.NewLabel(""),
	}
	v.stands.TextStyle.Bold = true
	v.best.Importance = widget.LowImportance
	v.eye = widgets.NewIconButton(theme.VisibilityOffIcon(), f.Tips, f.Words.Text("eval.eye", "Show how far it is (F4)"), toggle)
	v.eye.OnKey = f.Key
	v.tracked = container.New(trackLayout{}, v.track)
	v.content = container.New(layout.NewCustomPaddedHBoxLayout(2), container.NewCenter(v.sum), container.NewCenter(v.tracked), v.stands, container.NewCenter(v.move), v.eye)
	return v
}

// trackLayout gives a curve the room that a line of text has.
type trackLayout struct{}

func (trackLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(52, 18)
}

func (trackLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// show shows what is known of the position. While a hint is told the eye stands alone.
func (v *truthView) show(told bool) {
	icon := theme.VisibilityOffIcon()
	if v.judge.on {
		icon = theme.VisibilityIcon()
	}
	if v.eye.Icon != icon {
		v.eye.SetIcon(icon)
	}
	v.sum.Say(v.sumWords(), widgets.Calm)
	shown := v.judge.on && !told && v.judge.trial == nil
	look.Show(v.stands, shown)
	look.Show(v.tracked, shown && v.judge.session.Len() > 1)
	if !shown {
		v.move.Say("", widgets.Calm)
		look.Set(v.best, "")
		return
	}
	w, said := v.frame.Words, v.judge.said()
	look.Set(v.stands, w.Message(said.Stands))
	if !v.judge.judged(v.judge.session.Position()) {
		look.Set(v.stands, w.Text("eval.judging", "Judging …"))
	}
	look.Set(v.best, w.Message(said.Best))
	mood, words := widgets.Calm, w.Message(said.Move)
	if said.Lost {
		mood = widgets.Doubtful
	}
	v.move.Say(words, mood)
	v.track.Set(v.judge.track())
}

// sumWords are the heuristic shown and its value; "" while none is.
func (v *truthView) sumWords() string {
	t, ok := v.sums.here()
	if !ok {
		return ""
	}
	w := v.frame.Words
	if t.Err != nil {
		return w.Error(t.Err)
	}
	return w.Textf("heuristic.sum", "%s: %d", w.Message(t.Heuristic.Title), engine.CostOf(v.judge.session.Puzzle(), t.Value))
}

// said returns the words on the position shown.
func (j *judge) said() truth.Said {
	i := j.session.Index()
	if i == 0 {
		return truth.Said{Stands: truth.Distance(j.here().truth)}
	}
	return j.game(i).Say(i - 1)
}

// track is how far it was after each move that is judged, from left to right; of
// solutions that are counted their logarithm.
func (j *judge) track() []fyne.Position {
	var points []fyne.Position
	s := j.session
	for i := 0; i <= s.Len(); i++ {
		if v := j.of(s.At(i)); j.judged(s.At(i)) {
			points = append(points, fyne.NewPos(float32(i), float32(height(v.truth))))
		}
	}
	return points
}

// height is how high a truth stands in a curve: how far it is, of solutions that
// are counted the logarithm of how many are left.
func height(t engine.Truth) float64 {
	if t.Left != nil {
		return math.Log1p(float64(t.Left.Number))
	}
	return t.Cost(t.AtLeast)
}

// dockTold returns the words of a hint or a dead end for the dock; "" for none.
func dockTold(w look.Words, j *judge) string {
	switch v, dead := j.deadEnd(); {
	case j.ladder.asking:
		return w.Text("hint.asking", "Looking for a hint … (Esc stops)")
	case j.trial != nil && j.rung() == 0:
		return j.trial.told(w)
	case dead:
		return w.Textf("hint.dead", "No solution from here: %s", w.Message(why(v)))
	case j.rung() > 0:
		return look.Sentence(w.Message(j.ladder.hint.Text))
	}
	return ""
}

// why is the reason of a dead end.
func why(v verdict) engine.Message {
	if v.proof != nil {
		return v.proof.Why
	}
	return v.truth.Reason
}
