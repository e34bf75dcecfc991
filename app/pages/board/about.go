package board

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/packs"
	"langkah/widgets"
)

// aboutView introduces the puzzle: how it is played, what is known of it, what the user
// has reached on it, and where it stands in its pack.
type aboutView struct {
	frame   *look.Frame
	model   *Model
	host    Host
	content *fyne.Container
}

func newAboutView(f *look.Frame, m *Model, host Host) *aboutView {
	return &aboutView{frame: f, model: m, host: host, content: container.NewVBox()}
}

// show shows the open puzzle. Once it is solved, the record and the pack come first.
func (v *aboutView) show() {
	parts := []fyne.CanvasObject{v.playing(), v.facts(), v.record(), v.pack()}
	if v.model.session.Position().Solved() && v.model.session.Index() > 0 {
		parts = []fyne.CanvasObject{v.record(), v.pack(), v.playing(), v.facts()}
	}
	v.content.RemoveAll()
	for _, part := range parts {
		if part == nil {
			continue
		}
		if len(v.content.Objects) > 0 {
			v.content.Add(widget.NewSeparator())
		}
		v.content.Add(part)
	}
}

// playing is the aim and what to press.
func (v *aboutView) playing() fyne.CanvasObject {
	w := v.frame.Words
	aim, gestures := w.Text("caption.play", "Click or drag a piece to move it"), []engine.Gesture(nil)
	if p, ok := v.model.session.Puzzle().(engine.Introduced); ok {
		aim, gestures = w.Message(p.Aim()), p.Gestures()
	}
	box := container.NewVBox(heading(w.Text("about.playing", "How to play")), look.Tight(look.Wrapped(aim)))
	keys := &keyColumn{}
	for _, g := range gestures {
		box.Add(keys.row(w.Message(g.Keys), w.Message(g.Does)))
	}
	box.Add(keys.row("F2", w.Text("about.hint", "hint: where, which, how, do it")))
	return box
}

// facts are those known without a search, a sentence each.
func (v *aboutView) facts() fyne.CanvasObject {
	w, box := v.frame.Words, container.NewVBox()
	for _, f := range v.model.session.Puzzle().Facts() {
		if !f.Text.IsZero() {
			box.Add(look.Tight(look.Wrapped(factWords(w, f))))
		}
	}
	if len(box.Objects) == 0 {
		return nil
	}
	box.Objects = append([]fyne.CanvasObject{heading(w.Text("about.known", "Known without a search"))}, box.Objects...)
	return box
}

// factWords are a fact in a sentence: its text, after its title where that is no question.
func factWords(w look.Words, f engine.Fact) string {
	title, text := w.Message(f.Title), w.Message(f.Text)
	if title == "" || strings.HasSuffix(title, "?") || strings.HasPrefix(text, title) {
		return look.Sentence(text)
	}
	return title + ": " + text
}

// record is the best game on the puzzle.
func (v *aboutView) record() fyne.CanvasObject {
	w, best := v.frame.Words, v.host.Record().Best
	names, values := []string{w.Text("about.finished", "Finished")}, []string{w.Text("about.notyet", "not yet")}
	row := func(name, value string) { names, values = append(names, name), append(values, value) }
	if best.Times > 0 {
		values[0] = w.Textf("about.times", "%d time{|s}", best.Times)
		switch p := v.model.session.Puzzle(); {
		case !engine.HasLength(p):
		case unitCosts(p):
			row(w.Text("about.fewest", "Fewest moves"), engine.CostText(p, best.Cost))
		default:
			row(w.Text("about.lowest", "Lowest cost"), engine.CostText(p, best.Cost))
		}
		row(w.Text("about.hints", "Hints"), figures.Count(best.Hints))
		row(w.Text("about.time", "Time"), clockTime(time.Duration(best.Seconds)*time.Second))
	}
	table := widgets.NewFigures(names...)
	table.Set(values...)
	return container.NewVBox(heading(w.Text("about.record", "Your record")), table)
}

// unitCosts says whether the moves from the start cost 1 each.
func unitCosts(p engine.Puzzle) bool {
	for _, m := range p.Start().Moves() {
		if m.Cost != int(engine.CostUnit(p)) {
			return false
		}
	}
	return true
}

// cellsShown is how many boards of a long pack have a cell, those around the open one.
const cellsShown = 48

// pack is the pack that the puzzle is of, nil where it is of none.
func (v *aboutView) pack() fyne.CanvasObject {
	place, ok := v.host.Place()
	if !ok {
		return nil
	}
	w := v.frame.Words
	count := widget.NewLabel(placeWords(w, place.At+1, len(place.Boards)))
	count.TextStyle.Bold, count.Importance = true, widget.SuccessImportance
	first := max(0, min(place.At-cellsShown/2, len(place.Boards)-cellsShown))
	cells := widgets.NewCells(first+1, place.Solved[first:min(first+cellsShown, len(place.Boards))], place.At-first,
		func(i int) { v.host.Packed(place.Boards[first+i]) })
	step := func(words string, icon fyne.Resource, by int, key string) *widgets.Button {
		b := widgets.NewButton(words, icon, nil)
		b.OnKey, b.Tips, b.Tip = v.frame.Key, v.frame.Tips, key
		if board, ok := place.Beside(by); ok {
			b.OnTapped = func() { v.host.Packed(board) }
		} else {
			b.Disable()
		}
		return b
	}
	before := step(w.Text("about.previous", "Previous"), theme.NavigateBackIcon(), -1, "Ctrl+PgUp")
	next := step(w.Text("about.next", "Next"), theme.NavigateNextIcon(), 1, "Ctrl+PgDn")
	next.IconPlacement = widget.ButtonIconTrailingText
	done := look.Wrapped(w.Textf("packs.finished", "%s of %s finished by hand", figures.Count(place.Done()), figures.Count(len(place.Boards))))
	done.Importance = widget.LowImportance
	return container.NewVBox(container.NewBorder(nil, nil, nil, look.Tight(count), heading(place.Title)), cells, look.Tight(done), container.NewGridWithColumns(2, before, next))
}

// placeWords is where a board stands in its pack.
func placeWords(w look.Words, at, of int) string {
	return w.Textf("packs.of", "%s of %s", figures.Count(at), figures.Count(of))
}

// place is where the puzzle stands in its pack.
func (p *Page) place() (place packs.Place, ok bool) {
	if p.model.session.Puzzle() == nil {
		return place, false
	}
	return p.host.Place()
}

// beside opens the board so many places on in the pack.
func (p *Page) beside(by int) {
	if place, ok := p.place(); ok {
		if b, ok := place.Beside(by); ok {
			p.host.Packed(b)
		}
	}
}

// heading is that of a part of the panel.
func heading(words string) fyne.CanvasObject {
	l := look.Wrapped(words)
	l.TextStyle.Bold, l.SizeName = true, theme.SizeNameSubHeadingText
	return look.Tight(l)
}

// clockTime is a time as a clock shows it.
func clockTime(t time.Duration) string {
	seconds := int(t / time.Second)
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// keyColumn lays rows of keys and what they do out with one width of the keys.
type keyColumn struct{ width float32 }

// keyShare is the part of a row that keys take at the most.
const keyShare = 0.45

func (k *keyColumn) row(keys, does string) fyne.CanvasObject {
	chip := widgets.NewBadge()
	chip.Say(keys, widgets.Calm)
	k.width = fyne.Max(k.width, chip.MinSize().Width)
	return container.New(k, chip, look.Wrapped(does))
}

// MinSize is for the toolkit.
func (k *keyColumn) MinSize(objects []fyne.CanvasObject) fyne.Size {
	chip, does := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(chip.Width, fyne.Max(chip.Height, does.Height-2*theme.InnerPadding()+4))
}

// Layout is for the toolkit.
func (k *keyColumn) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	chip, inset := objects[0].MinSize(), theme.InnerPadding()
	look.Put(objects[0], 0, 0, chip.Width, chip.Height)
	from := fyne.Max(chip.Width, fyne.Min(k.width, keyShare*size.Width))
	look.Put(objects[1], from, -inset+1, size.Width-from+inset, size.Height+2*inset-2)
}
