package app

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"langkah/assets"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

// Whatever is clicked, pressed, resized and switched, in any order on each page: nothing
// panics, no text is cut, no tooltip stays behind, and the line at the bottom belongs to
// the page shown. LANGKAH_RANDOM is the number of steps on a page, for a long run:
//
//	LANGKAH_RANDOM=100 go test -tags nogui -run AnyOrder -v ./app
func TestAnyOrder(t *testing.T) {
	casetest.SkipUnderRace(t)
	steps := 3
	if n, err := strconv.Atoi(os.Getenv("LANGKAH_RANDOM")); err == nil {
		steps = n
	}
	seed, _ := strconv.ParseUint(os.Getenv("LANGKAH_SEED"), 10, 64)
	all := 0
	for i, family := range []string{"sliding", "rush", "packing", "queens", "ice"} {
		first := slices.IndexFunc(assets.Samples(), func(s assets.Sample) bool { return s.Family == family })
		w := newWanderer(t, rand.New(rand.NewPCG(seed, uint64(i))))
		w.openSample(assets.Samples()[first])
		w.read()
		for _, p := range w.allPages() {
			w.closeDialogs()
			test.NewCanvas().Capture() // the toolkit then forgets what is not shown
			w.goTo(p)
			for range steps {
				w.step()
				all++
			}
		}
		w.closeDialogs()
		w.close()
		t.Logf("%d steps by %s", all, family)
	}
}

// wanderer does anything that can be done in a window.
type wanderer struct {
	*desk
	random *rand.Rand
	trail  []string        // the last things that were done
	found  map[string]bool // faults that were reported
	inside int             // steps since a dialog was opened
}

func newWanderer(t *testing.T, random *rand.Rand) *wanderer {
	w := &wanderer{desk: newDesk(t, ""), random: random, found: map[string]bool{}}
	w.frame.Preferences.SetTime(200 * time.Millisecond)
	w.frame.Jobs.Broken = func(recovered any, stack []byte) { w.fault(fmt.Sprintf("panic: %v%s", recovered, ours(stack))) }
	return w
}

// ours are the lines of a stack that name the program's own files, the last calls first.
func ours(stack []byte) (lines string) {
	for line := range strings.Lines(string(stack)) {
		if at := strings.Index(line, "langkah/"); at >= 0 && strings.HasPrefix(line, "\t") && strings.Count(lines, "\n") < 8 {
			lines += "\n\t" + strings.TrimSpace(line[at:])
		}
	}
	return lines
}

// goTo turns to a page as a user does.
func (w *wanderer) goTo(p page) {
	switch p {
	case w.help:
		w.showHelp()
	case w.editor:
		w.edit()
	case w.review:
		w.gradeFile(file(w.t, "output.txt", eight+"\n"+strings.Replace(eight, "0 1", "1 0", 1)))
		w.read()
	default:
		w.turn(p)
	}
}

// fault reports what is wrong, once, with what was done before.
func (w *wanderer) fault(what string) {
	w.t.Helper()
	if !w.found[what] {
		w.found[what] = true
		w.t.Errorf("%s\non %s, %v, %v, after\n\t%s", what, w.page.Title(), w.Win.Canvas().Size(), w.appearance(), strings.Join(w.trail, "\n\t"))
	}
}

// step does something and looks at what has become of the window.
func (w *wanderer) step() {
	page, said := w.page, w.said()
	w.act()
	w.pass()
	if w.page != page && said != "" && w.said() == said && !w.reading.Running() && !w.making.Running() {
		w.fault(fmt.Sprintf("the line at the bottom still says %q", said))
	}
	badges := w.page.Badges()
	if shown := w.status.badges.Objects; badges == nil && len(shown) > 0 || badges != nil && (len(shown) == 0 || !holds(shown[0], badges)) {
		w.fault("the badges are those of another page")
	}
	if w.Dialog() && w.frame.Tips.Shown() != "" {
		w.fault(fmt.Sprintf("the tooltip %q lies below a dialog", w.frame.Tips.Shown()))
	}
	if !w.Files() {
		for _, words := range w.cut() {
			w.fault(fmt.Sprintf("%q is cut", words))
		}
	}
	if w.inside++; !w.Dialog() {
		w.inside = 0
	} else if w.inside > 8 || w.Files() { // where new folders could be made
		w.closeDialogs()
	}
}

func holds(o, inner fyne.CanvasObject) bool {
	if o == inner {
		return true
	}
	c, ok := o.(*fyne.Container)
	return ok && slices.ContainsFunc(c.Objects, func(o fyne.CanvasObject) bool { return holds(o, inner) })
}

// pass lets the work beside the window go on for a moment, and takes its results.
func (w *wanderer) pass() {
	late := time.Now().Add(300 * time.Millisecond)
	ended := false
	again := time.AfterFunc(300*time.Millisecond, func() { w.Do(func() { ended = true }) })
	defer again.Stop()
	w.Until("a moment has passed", func() bool { return ended || w.frame.Jobs.Idle() || time.Now().After(late) })
}

// act does one thing at random.
func (w *wanderer) act() {
	defer func() {
		if broken := recover(); broken != nil {
			w.fault(fmt.Sprintf("panic: %v%s", broken, ours(debug.Stack())))
		}
	}()
	switch n := w.random.IntN(20); {
	case n < 10:
		w.click()
	case n < 14:
		w.press()
	case n < 16:
		w.command()
	case n < 18:
		size := fyne.NewSize(760+float32(w.random.IntN(1200)), 520+float32(w.random.IntN(560)))
		w.note("resize to %v", size)
		w.Win.Resize(size)
	default:
		w.change()
	}
}

func (w *wanderer) note(format string, arguments ...any) {
	const most = 8
	w.trail = append(w.trail, fmt.Sprintf(format, arguments...))
	w.trail = w.trail[max(len(w.trail)-most, 0):]
}

func one[T any](w *wanderer, list []T) T { return list[w.random.IntN(len(list))] }

// click presses, drags or only points at something that can be pressed.
func (w *wanderer) click() {
	list := w.Tappable()
	if len(list) == 0 {
		return
	}
	o := one(w, list)
	at := fyne.NewPos(w.random.Float32()*o.Size().Width, w.random.Float32()*o.Size().Height)
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	w.note("click %T %q at %v", o, words(o), at)
	if h, ok := o.(desktop.Hoverable); ok {
		h.MouseIn(e)
		h.MouseMoved(e)
	}
	if m, ok := o.(desktop.Mouseable); ok {
		m.MouseDown(e)
		defer m.MouseUp(e)
	}
	if h, ok := o.(desktop.Hoverable); ok && w.random.IntN(2) == 0 {
		defer h.MouseOut()
	}
	if drag, ok := o.(fyne.Draggable); ok && w.random.IntN(3) == 0 {
		by := fyne.NewDelta(w.random.Float32()*120-60, w.random.Float32()*120-60)
		w.note("drag it by %v", by)
		drag.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(by.DX, by.DY)}, Dragged: by})
		drag.DragEnd()
		return
	}
	if focusable, ok := o.(fyne.Focusable); ok {
		w.Win.Canvas().Focus(focusable)
	}
	o.(fyne.Tappable).Tapped(&fyne.PointEvent{Position: at})
}

// words are those of a control, for the report.
func words(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widgets.Button:
		return o.Text + o.Tip
	case *widgets.Dropdown:
		return o.Selected
	}
	return ""
}

// press presses a key that means something somewhere.
func (w *wanderer) press() {
	key := one(w, []fyne.KeyName{
		fyne.KeySpace, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown,
		fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyPlus, fyne.KeyMinus, fyne.Key0, fyne.Key1, fyne.Key7,
		fyne.KeyA, fyne.KeyB, fyne.KeyR, fyne.KeyX, fyne.KeyComma, fyne.KeyPeriod, fyne.KeyF1, fyne.KeyF2, fyne.KeyF7, fyne.KeyF8,
	})
	w.note("key %s", key)
	w.Press(key)
}

// command chooses from the menus.
func (w *wanderer) command() {
	var items []*fyne.MenuItem
	w.eachItem(func(item *fyne.MenuItem) {
		if !item.IsQuit && !item.Disabled {
			items = append(items, item)
		}
	})
	item := one(w, items)
	w.note("menu %s", item.Label)
	item.Action()
}

// change switches the theme, the language or the size of text, as their menus do.
func (w *wanderer) change() {
	if w.Dialog() {
		return
	}
	a := setting{one(w, []string{"light", "dark"}), one(w, []string{"en", "id"}), one(w, []float32{1, 1.5})}
	w.note("switch to %v", a)
	w.switchTo(a)
}
