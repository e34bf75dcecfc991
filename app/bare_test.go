package app

import (
	"context"
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

// bareFamily has what every family must have and nothing else: no new boards, no
// editor, no share strings, no levels, no sample.
func bareFamily(methods bool) engine.Family {
	return engine.Family{
		Name: "bare", Title: engine.Msg("Countdown"), About: engine.Msg("a number to count down"),
		Detect: func(text string) float64 {
			if _, err := strconv.Atoi(strings.TrimSpace(text)); err != nil {
				return 0
			}
			return 1
		},
		Parse: func(text string) (engine.Puzzle, error) {
			n, err := strconv.Atoi(strings.TrimSpace(text))
			if err != nil || n < 0 {
				return nil, engine.BadText(1, 1, "found %q, expected a number", text)
			}
			return countdown{bareNumber(n), methods}, nil
		},
	}
}

// countdown is the puzzle of a number that is solved at 0, with one method or none.
type countdown struct {
	from    bareNumber
	methods bool
}

func (p countdown) Family() string            { return "bare" }
func (p countdown) Kind() engine.Message      { return engine.Msg("countdown from %d", int(p.from)) }
func (p countdown) Start() engine.Position    { return p.from }
func (p countdown) Facts() []engine.Fact      { return nil }
func (p countdown) Settings() engine.Settings { return option.Of(nil) }
func (p countdown) String() string            { return p.from.Text() }

func (p countdown) With(values engine.Values) (engine.Puzzle, error) {
	_, err := p.Settings().With(values)
	return p, err
}

func (p countdown) From(at engine.Position) (engine.Puzzle, error) {
	n, ok := at.(bareNumber)
	if !ok {
		return nil, engine.Errorf("the position is of another puzzle")
	}
	return countdown{n, p.methods}, nil
}

func (p countdown) Methods() []engine.Method {
	if !p.methods {
		return nil
	}
	return []engine.Method{{
		Algorithm: engine.Choice{Name: "count", Title: engine.Msg("Counting")},
		Unwatched: true,
		Promise:   func(engine.Settings) engine.Guarantee { return engine.Guarantee{Why: engine.Msg("It only counts.")} },
		Run: func(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
			r := engine.Result{Status: engine.Solved, Cost: int(p.from)}
			for range int(p.from) {
				r.Moves = append(r.Moves, bareMove)
			}
			return r
		},
	}}
}

// bareMove has neither words nor a piece.
var bareMove = engine.Move{Name: "down", Cost: 1}

// bareNumber is a position: the number that is left.
type bareNumber int

func (n bareNumber) Text() string { return fmt.Sprintf("%d\n", int(n)) }
func (n bareNumber) Solved() bool { return n == 0 }

func (n bareNumber) Scene() scene.Scene {
	s := scene.NewBoard(1, 1)
	at := scene.Middle(0, 0)
	s.Items = append(s.Items, scene.Item{Kind: scene.Text, X: at.X - 0.5, Y: at.Y - 0.5, W: 1, H: 1, Text: strconv.Itoa(int(n)), Size: 0.5, Fill: scene.Ink})
	return s
}

func (n bareNumber) Moves() []engine.Move {
	if n == 0 {
		return nil
	}
	return []engine.Move{bareMove}
}

func (n bareNumber) Apply(m engine.Move) (engine.Position, error) {
	if n == 0 || m.Name != bareMove.Name || m.Cost != bareMove.Cost {
		return nil, engine.Errorf("there is no move %q", m.Name)
	}
	return n - 1, nil
}

// A family without any of the optional abilities works on every page: no key, menu
// item or button makes it panic, and what it lacks is a sentence.
func TestABareFamilyWorksOnEveryPage(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, methods := range []bool{true, false} {
		t.Run(fmt.Sprintf("methods %t", methods), func(t *testing.T) {
			d := newBareDesk(t, methods)
			d.frame.Jobs.Broken = func(what any, stack []byte) { t.Errorf("work of %s panicked: %v\n%s", d.page.Title(), what, stack) }
			for _, p := range d.everyPage() {
				d.onPage(p, "turning to it", func() {})
				if words := strings.TrimSpace(d.Words()); words == "" {
					t.Errorf("the page %s says nothing", p.Title())
				}
				for _, key := range bareKeys {
					d.onPage(p, string(key), func() { d.Press(key) })
				}
				for i := range d.pageItems() {
					d.onPage(p, "an item of a menu", func() {
						if items := d.pageItems(); i < len(items) {
							items[i].Action()
						}
					})
				}
				for i := range d.buttons() {
					d.onPage(p, "a button", func() {
						if buttons := d.buttons(); i < len(buttons) {
							test.Tap(buttons[i])
						}
					})
				}
				d.safely(p.Title()+": its work", d.rests)
			}
		})
	}
}

// What the family lacks is said where it is looked for.
func TestWhatABareFamilyLacksIsASentence(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, c := range []struct {
		page    func(d *desk) page
		methods bool
		wants   string
	}{
		{func(d *desk) page { return d.search }, true, "No method for this puzzle tells what it does."},
		{func(d *desk) page { return d.search }, false, "No method for this puzzle tells what it does."},
		{func(d *desk) page { return d.editor }, true, "Puzzles of this kind are edited in their text"},
		{func(d *desk) page { return d.editor }, false, "There is no method for this puzzle"},
		{func(d *desk) page { return d.compare }, false, "There is no method for this puzzle"},
		{func(d *desk) page { return d.start }, true, "No kind of puzzle here makes new boards"},
		{func(d *desk) page { return d.board }, false, "There is no method for this puzzle"},
	} {
		d := newBareDesk(t, c.methods)
		d.turn(c.page(d))
		switch d.page {
		case d.board:
			d.board.Solve()
		case d.start:
			d.newBoard()
		}
		d.rests()
		if words := d.Words() + d.said(); !strings.Contains(words, c.wants) {
			t.Errorf("%s, with methods %t, does not say %q:\n%s", d.page.Title(), c.methods, c.wants, words)
		}
	}
}

// bareKeys are the keys that pages have a use for.
var bareKeys = []fyne.KeyName{
	fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeySpace, fyne.KeyReturn, fyne.KeyTab, fyne.KeyDelete,
	fyne.KeyBackspace, fyne.KeyF2, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyEscape, fyne.Key1, fyne.KeyA,
}

// newBareDesk opens a window that knows the bare family alone, with a board of it
// on which one move has been made.
func newBareDesk(t *testing.T, methods bool) *desk {
	d := &desk{t: t, Screen: looktest.NewScreen(t)}
	d.Window = Open(test.NewTempApp(t), d.Do, Given{Puzzles: catalog.Of(bareFamily(methods)), Folder: t.TempDir(), Argument: file(t, "three.txt", "3\n"), Now: monday})
	d.Win = d.Window.win
	d.frame.Preferences.SetSaveFolder(t.TempDir())
	d.Win.Resize(fyne.NewSize(1020, 680))
	t.Cleanup(d.close)
	d.read()
	if d.session.Puzzle() == nil {
		t.Fatal("the board is not open")
	}
	d.played("down")
	return d
}

// everyPage are all pages, with a review of the moves made.
func (d *desk) everyPage() []page {
	var pages []page
	for _, p := range d.pages {
		pages = append(pages, p.page)
	}
	d.safely("review", d.reviewGame)
	return append(pages, d.editor, d.review, d.help)
}

// onPage does something on a page, waits for what it has begun, and closes what it
// has opened.
func (d *desk) onPage(p page, what string, do func()) {
	d.t.Helper()
	d.safely(p.Title()+": "+what, func() {
		switch {
		case d.page == p:
		case p == d.help:
			d.showHelp() // it leads back to where it was asked for
		default:
			d.turn(p)
		}
		if d.session.Puzzle() == nil || d.session.Puzzle().Family() != "bare" {
			d.t.Fatalf("%s has lost the board", what)
		}
		do()
		if p != d.editor { // which pauses before it solves, as somebody may be typing
			d.rests()
		}
		d.frame.Dialogs.Close()
		for top := d.Win.Canvas().Overlays().Top(); top != nil; top = d.Win.Canvas().Overlays().Top() {
			d.Win.Canvas().Overlays().Remove(top)
		}
	})
}

// safely has a panic fail the test by its name.
func (d *desk) safely(what string, do func()) {
	d.t.Helper()
	defer func() {
		if r := recover(); r != nil {
			d.t.Errorf("%s: %v\n%s", what, r, debug.Stack())
		}
	}()
	do()
}

// pageItems are the items of the page's own menus that can be chosen.
func (d *desk) pageItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	var add func(list []*fyne.MenuItem)
	add = func(list []*fyne.MenuItem) {
		for _, i := range list {
			if i.ChildMenu != nil {
				add(i.ChildMenu.Items)
			} else if !i.Disabled && i.Action != nil {
				items = append(items, i)
			}
		}
	}
	for _, m := range d.page.Menus() {
		add(m.Items)
	}
	add(d.page.Views())
	return items
}

// buttons are those of the page that can be pressed; the board has the window's, too.
func (d *desk) buttons() (list []fyne.Tappable) {
	bar := map[fyne.CanvasObject]bool{d.bar.more: true}
	for _, b := range d.bar.tools {
		bar[b] = d.page != d.board
	}
	looktest.Seek(d.Screen, func(o fyne.CanvasObject) bool {
		switch b := o.(type) {
		case *widgets.Button:
			if !b.Disabled() && !bar[b] {
				list = append(list, b)
			}
		case *widgets.PressCard:
			list = append(list, b)
		}
		return false
	})
	return list
}
