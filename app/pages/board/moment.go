package board

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/truth"
	"langkah/widgets"
	"langkah/widgets/style"
)

// moment stands in the dock once the line was played to its goal: how good a game by hand
// was, as far as that is proven, or that the program's solution ends here, and what to do
// next.
type moment struct {
	frame    *look.Frame
	model    *Model
	host     Host
	headline *widget.Label
	sentence *widget.Label
	stars    *fyne.Container
	buttons  momentButtons
	content  *fyne.Container
	shown    momentWords
}

// momentActions are called by the buttons.
type momentActions struct{ next, review, again, back func() }

func newMoment(f *look.Frame, m *Model, host Host, do momentActions) *moment {
	text := f.Words.Text
	v := &moment{frame: f, model: m, host: host, headline: widget.NewLabel(""), sentence: look.Wrapped(""), stars: container.NewStack()}
	v.headline.TextStyle.Bold, v.headline.SizeName = true, theme.SizeNameSubHeadingText
	v.sentence.Importance = widget.LowImportance
	tick := widget.NewIcon(theme.NewSuccessThemedResource(theme.ConfirmIcon()))
	head := container.New(momentHead{}, tick, v.headline, v.stars)
	next := widgets.NewButton(text("moment.next", "Next puzzle"), nil, do.next)
	next.Importance, next.OnKey, next.Tips, next.Tip = widget.HighImportance, f.Key, f.Tips, text("moment.nextkey", "Enter")
	v.buttons.next = newKeyed(next, text("moment.nextkey", "Enter"))
	v.buttons.review = v.buttons.add(f, text("dock.review", "Review"), theme.VisibilityIcon(), func(*widgets.Button) { do.review() })
	v.buttons.share = v.buttons.add(f, text("moment.share", "Share"), theme.MailForwardIcon(), func(b *widgets.Button) { host.Share(b) })
	v.buttons.add(f, text("moment.again", "Again"), theme.MediaReplayIcon(), func(*widgets.Button) { do.again() })
	back := widgets.NewIconButton(theme.ContentUndoIcon(), f.Tips, text("moment.back", "Take the last step back (Ctrl+Z)"), do.back)
	back.OnKey = f.Key
	v.buttons.back, v.buttons.place = back, widgets.NewBadge()
	row := container.New(&v.buttons, v.buttons.objects()...)
	v.content = container.New(layout.NewCustomPaddedVBoxLayout(0), head, container.New(momentSentence{}, v.sentence), row)
	return v
}

// momentWords are all that is said.
type momentWords struct {
	headline, sentence string
	won, all           int // stars
}

// show says what is known of the line by now.
func (v *moment) show() {
	said := v.solution()
	byHand := v.model.session.ByHand()
	if byHand {
		said = v.game()
	}
	_, shareable := v.frame.Puzzles.Share(v.model.session.Puzzle(), nil)
	v.buttons.offer(v.buttons.review, byHand)
	v.buttons.offer(v.buttons.share, shareable)
	if place, ok := v.host.Place(); ok {
		v.buttons.place.Say(placeWords(v.frame.Words, place.At+1, len(place.Boards)), widgets.Good)
	} else {
		v.buttons.place.Say("", widgets.Calm)
	}
	if said == v.shown {
		return
	}
	v.shown = said
	v.headline.SetText(said.headline)
	v.sentence.SetText(said.sentence)
	v.stars.RemoveAll()
	if said.all > 0 {
		v.stars.Add(widgets.NewStars(said.won, said.all))
	}
	v.content.Refresh()
}

// solution is what is said of the program's.
func (v *moment) solution() momentWords {
	w, m := v.frame.Words, v.model
	said := momentWords{headline: w.Text("moment.shown", "The solution ends here")}
	if engine.HasLength(m.session.Puzzle()) {
		said.headline = w.Textf("moment.shownmoves", "The solution ends here, after %s", moveCount(w, m.session.Index()))
	}
	if o, ok := m.session.Outcome(); ok {
		said.sentence = w.Textf("moment.found", "Found by %s in %s.", w.Message(o.Method.Title()), figures.Duration(o.Result.Elapsed))
		if words, _ := optimality(w, o.Result.Optimality); engine.HasLength(m.session.Puzzle()) {
			said.sentence += " " + look.Sentence(words) + "."
		}
	}
	return said
}

// game is what is said of one by hand.
func (v *moment) game() momentWords {
	w, s, record := v.frame.Words, v.model.session, v.host.Record()
	if !engine.HasLength(s.Puzzle()) {
		return momentWords{headline: w.Textf("moment.solved", "Solved in %s", clockTime(s.Spent())), sentence: v.among()}
	}
	mine := s.Cost()
	best, exact := v.model.optimum(record)
	exact = exact || mine == best
	said := momentWords{all: 3, won: stars(mine, best)}
	length := engine.CostText(s.Puzzle(), mine)
	if mine != s.Index()*int(engine.CostUnit(s.Puzzle())) {
		length = w.Textf("moment.cost", "cost %s", length)
	}
	switch {
	case exact && mine == best:
		said.headline = w.Textf("moment.best", "Solved in %s, the best possible", length)
	case exact:
		said.headline = w.Textf("moment.exact", "Solved in %s, best possible %s", length, engine.CostText(s.Puzzle(), best))
	case best > 0:
		said.headline = w.Textf("moment.bound", "Solved in %s, best at least %s", length, engine.CostText(s.Puzzle(), best))
	default:
		said.headline = w.Textf("moment.solved", "Solved in %s", length)
	}
	var parts []string
	for _, part := range []string{v.compared(mine, record), v.lost(mine, best, exact), hintsUsed(w, s.Hints())} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	if len(parts) == 0 {
		parts = append(parts, w.Text("moment.checked", "Checked move by move by the rules."))
	}
	said.sentence = strings.Join(parts, " ")
	return said
}

// among says how many solutions the board has, where that is known.
func (v *moment) among() string {
	w := v.frame.Words
	words := w.Text("moment.rules", "Checked by the rules.")
	left := v.model.judge.of(v.model.session.At(0)).truth.Left
	switch {
	case left == nil:
	case left.Exact && left.Number == 1:
		words = w.Text("moment.only", "This board has one solution.")
	case left.Exact:
		words = w.Textf("moment.among", "One of %s solutions of this board.", figures.Count(left.Number))
	case left.Number > 1:
		words = w.Textf("moment.amongmore", "One of at least %s solutions of this board.", figures.Count(left.Number))
	}
	if used := hintsUsed(w, v.model.session.Hints()); used != "" {
		words += " " + used
	}
	return words
}

// compared holds the cost against the user's best game before.
func (v *moment) compared(mine int, record Record) string {
	w, before := v.frame.Words, record.Before
	switch less := before.Cost - mine; {
	case before.Times == 0:
		return ""
	case less > 0:
		return w.Textf("moment.less", "%s less than your best so far.", engine.CostText(v.model.session.Puzzle(), less))
	case less == 0:
		return w.Text("moment.same", "As good as your best so far.")
	}
	return w.Textf("moment.more", "Your best is %s.", engine.CostText(v.model.session.Puzzle(), before.Cost))
}

// mostLosses is how many moves that lost something are named.
const mostLosses = 3

// lost says how much was lost and where, once all of it is known.
func (v *moment) lost(mine, best int, exact bool) string {
	w, s := v.frame.Words, v.model.session
	switch {
	case !exact && v.model.judge.slot.Running():
		return w.Text("moment.working", "The best possible is being worked out.")
	case !exact:
		return w.Text("moment.unknown", "The best possible is not known.")
	case mine == best:
		return ""
	}
	at := losses(v.model.judge.game(s.Index()), engine.CostValue(s.Puzzle(), mine-best))
	all := w.Textf("moment.lost", "%s more than needed", engine.CostText(s.Puzzle(), mine-best))
	switch {
	case len(at) == 0:
		return all + "."
	case len(at) == 1:
		return all + w.Textf("moment.lostat", ", lost at move %s.", at[0])
	case len(at) <= mostLosses:
		return all + w.Textf("moment.lostatmoves", ", lost at moves %s.", strings.Join(at, ", "))
	}
	return all + w.Textf("moment.lostfrom", ", lost at %d move{|s}, the first of them move %s.", len(at), at[0])
}

// losses are the numbers of the moves that lost something; none unless they account for
// all that was lost.
func losses(r truth.Review, all float64) (at []string) {
	for i, step := range r.Steps {
		if loss, known := step.Loss(); known && loss > 0 {
			at = append(at, figures.Count(i+1))
			all -= loss
		}
	}
	if math.Abs(all) > 1e-6 {
		return nil
	}
	return at
}

func hintsUsed(w look.Words, n int) string {
	if n == 0 {
		return ""
	}
	return w.Textf("moment.hints", "With %d hint{|s}.", n)
}

// optimum is the cost of a cheapest solution from the start, as far as it is proven: exactly,
// or at least so much.
func (m *Model) optimum(record Record) (cost int, exact bool) {
	start := m.judge.of(m.session.At(0)).truth
	if best, ok := m.session.Best(); ok {
		return best, true
	}
	if start.Exact() {
		return start.AtLeast, true
	}
	if record.Fewest > 0 {
		return record.Fewest, true
	}
	return start.AtLeast, false
}

// stars are three for a best solution, two within a tenth of it, one for any. Where only a
// lower bound of the best is known, they are those that it proves.
func stars(mine, best int) int {
	switch {
	case mine <= best:
		return 3
	case 10*mine <= 11*best:
		return 2
	}
	return 1
}

// momentHead puts the tick, the headline and the stars into a row; the tick goes where
// there is no room for it.
type momentHead struct{}

func (momentHead) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := fyne.Max(objects[1].MinSize().Height-theme.InnerPadding(), objects[2].MinSize().Height)
	return fyne.NewSize(objects[2].MinSize().Width, height)
}

func (momentHead) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	tick, headline, stars := objects[0], objects[1], objects[2]
	side, inset := theme.IconInlineSize(), theme.InnerPadding()
	words, room := headline.MinSize(), stars.MinSize()
	x := side
	look.Show(tick, side+words.Width-inset+room.Width <= size.Width)
	if !tick.Visible() {
		x = -inset
	}
	look.Put(tick, 0, (size.Height-side)/2, side, side)
	look.Put(headline, x, (size.Height-words.Height)/2, size.Width-x-room.Width, words.Height)
	look.Put(stars, size.Width-room.Width, (size.Height-room.Height)/2, room.Width, room.Height)
}

// momentSentence is as high as its lines.
type momentSentence struct{}

func (momentSentence) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height-theme.InnerPadding())
}

func (momentSentence) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	inset := theme.InnerPadding()
	look.Put(objects[0], -inset, -inset, size.Width+2*inset, size.Height+inset)
}

// momentButtons puts the buttons into a row: those beside the main one are pictures alone
// where their words have no room.
type momentButtons struct {
	next          fyne.CanvasObject // with its key, where there is room for it
	back          *widgets.Button
	place         *widgets.Badge    // in the pack, where there is room for it
	wide, narrow  []*widgets.Button // the others, with words and without
	hidden        map[int]bool
	review, share int // among the others
}

// add adds a button in both forms and returns its index.
func (b *momentButtons) add(f *look.Frame, words string, icon fyne.Resource, do func(*widgets.Button)) int {
	wide, narrow := widgets.NewButton(words, icon, nil), widgets.NewIconButton(icon, f.Tips, words, nil)
	for _, button := range []*widgets.Button{wide, narrow} {
		button.OnKey, button.OnTapped = f.Key, func() { do(button) }
	}
	b.wide, b.narrow = append(b.wide, wide), append(b.narrow, narrow)
	return len(b.wide) - 1
}

// offer shows or hides a button.
func (b *momentButtons) offer(i int, offered bool) {
	if b.hidden == nil {
		b.hidden = map[int]bool{}
	}
	b.hidden[i] = !offered
}

func (b *momentButtons) objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{b.next}
	for i := range b.wide {
		list = append(list, b.wide[i], b.narrow[i])
	}
	return append(list, b.place, b.back)
}

const (
	momentGap = 8
	momentKey = 52 // that the name of the key takes
)

// width is that of the row with the others in one of their forms.
func (b *momentButtons) width(others []*widgets.Button) float32 {
	width := b.next.MinSize().Width + momentGap + b.back.MinSize().Width
	for i, o := range others {
		if !b.hidden[i] {
			width += momentGap + o.MinSize().Width
		}
	}
	return width
}

// MinSize is for the toolkit.
func (b *momentButtons) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(b.width(b.narrow), fyne.Max(b.next.MinSize().Height, b.wide[0].MinSize().Height))
}

// Layout is for the toolkit.
func (b *momentButtons) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	fits := b.width(b.wide) <= size.Width
	x := b.next.MinSize().Width
	if b.width(b.wide)+momentKey*style.Zoom() <= size.Width {
		x += momentKey * style.Zoom()
	}
	look.Put(b.next, 0, 0, x, size.Height)
	for i := range b.wide {
		look.Show(b.wide[i], fits && !b.hidden[i])
		look.Show(b.narrow[i], !fits && !b.hidden[i])
		for _, o := range []*widgets.Button{b.wide[i], b.narrow[i]} {
			if o.Visible() {
				look.Put(o, x+momentGap, 0, o.MinSize().Width, size.Height)
				x += momentGap + o.MinSize().Width
			}
		}
	}
	back := b.back.MinSize().Width
	look.Put(b.back, size.Width-back, 0, back, size.Height)
	place := b.place.MinSize()
	look.Put(b.place, size.Width-back-place.Width, (size.Height-place.Height)/2, place.Width, place.Height)
	if b.place.Words() != "" {
		look.Show(b.place, x+momentGap+place.Width+back <= size.Width)
	}
}
