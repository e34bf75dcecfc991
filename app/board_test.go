package app

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
	"langkah/widgets/sceneview"
	"langkah/widgets/table"
)

func TestSolveAndPlay(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.frame.Preferences.SetSpeed(3)
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("the solution has been played", func() bool { return d.session.Index() == 4 && !d.playing() })
	words := d.Words()
	for _, want := range []string{"verified", "optimal, proven", "The solution ends here, after 4 moves"} {
		if !strings.Contains(words, want) {
			t.Errorf("the window does not say %q:\n%s", want, words)
		}
	}
	if !d.session.Position().Solved() {
		t.Error("the board shown is not the goal")
	}
}

// The keys of the board work from the first moment on.
func TestTheBoardHasTheKeyboardFirst(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	for range 2 {
		if _, ok := d.Win.Canvas().Focused().(*sceneview.Board); !ok {
			t.Errorf("the keyboard is with %T", d.Win.Canvas().Focused())
		}
		d.setLanguage("id") // other views have it too
	}
}

func TestKeysPlay(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeyRight, 1}, {fyne.KeyRight, 2}, {fyne.KeyLeft, 1}, {fyne.KeyEnd, 4}, {fyne.KeyRight, 4},
		{fyne.KeyHome, 0}, {fyne.KeyLeft, 0},
	} {
		if d.Press(step.key); d.session.Index() != step.want {
			t.Errorf("after %s the position is %d, want %d", step.key, d.session.Index(), step.want)
		}
	}
	d.Press(fyne.KeySpace)
	if !d.playing() {
		t.Error("Space does not play")
	}
	d.Press(fyne.KeySpace)
	if d.playing() {
		t.Error("Space does not pause")
	}
}

func TestInstantShowsTheEnd(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.item("View", "Speed", "Instant").Action()
	d.Press(fyne.KeySpace)
	if d.session.Index() != 4 {
		t.Errorf("the position is %d, want the last", d.session.Index())
	}
}

// slow is a 24-puzzle of well over a hundred moves, which no method solves soon.
const slow = "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n"

func TestEscapeStopsASearch(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.Has("Solve") && !d.solving() {
		t.Error("the button does not stop while a search runs")
	}
	took := casetest.Processor(t)
	d.Press(fyne.KeyEscape)
	d.Until("the search has stopped", func() bool { return !d.solving() })
	if took() > casetest.AtOnce {
		t.Errorf("stopping took %s of processor time", took())
	}
	if !strings.Contains(d.Words(), "stopped") {
		t.Errorf("the window says:\n%s", d.Words())
	}
}

func TestOpeningAnotherPuzzleDropsTheSearch(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.openFile(file(t, "tiny.txt", eight))
	if d.solving() {
		t.Error("a search runs for the new puzzle")
	}
}

func TestLimitEndsWithAMessage(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.frame.Preferences.SetTime(time.Second)
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("the limit is reached", func() bool { return !d.solving() })
	if words := d.Words(); !strings.Contains(words, "limit reached") || !strings.Contains(words, "time limit of 1s") {
		t.Errorf("the window does not name the limit:\n%s", words)
	}
}

func TestUnsolvableIsProven(t *testing.T) {
	d := newDesk(t, file(t, "odd.txt", odd))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("the search has ended", func() bool { return !d.solving() })
	if words := d.Words(); !strings.Contains(words, "no solution, proven") {
		t.Errorf("the window does not say that there is no solution:\n%s", words)
	}
}

func TestMoveListJumps(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.Win.Resize(fyne.NewSize(1300, 680))
	looktest.Find[*table.MoveList](d.Screen, "list of moves", nil).OnJump(3)
	if d.session.Index() != 3 {
		t.Errorf("a click on move 3 shows %d", d.session.Index())
	}
}

func TestOptionsOfThePuzzleAreControls(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, o := range d.session.Puzzle().Settings().Options() {
		if o.Kind != engine.OneOf || len(o.Choices) < 2 {
			continue
		}
		for _, c := range o.Choices {
			d.item("Puzzle", o.Title.String(), c.Title.String()).Action()
			if d.Dialog() {
				d.Press(fyne.KeyEscape) // a choice that does not fit is refused in words
				continue
			}
			if got := d.session.Puzzle().Settings().Text(o.Name); got != c.Name {
				t.Errorf("%s is %q after choosing %q", o.Name, got, c.Name)
			}
			if _, searched := d.session.Outcome(); searched {
				t.Errorf("%s=%s keeps the solution of another puzzle", o.Name, c.Name)
			}
		}
	}
}

func TestTheMenuShowsTabsAndFoldsThem(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, wide := range []float32{1300, 1020, 800} {
		d.Win.Resize(fyne.NewSize(wide, 680))
		words := func() string { return strings.TrimPrefix(d.Words(), "Start\n") } // less the page's name
		d.Until("the menu knows which panels are open", func() bool { return d.item("View", "Moves").Checked == (wide >= 1180) })
		for name, shows := range map[string]string{"Moves": "\nMove\n", "Facts": "KURANG(i)", "Run": "Generated"} {
			if !d.item("View", name).Checked {
				d.item("View", name).Action()
			}
			if !d.item("View", name).Checked || !strings.Contains(words(), shows) {
				t.Errorf("%v wide, the tab %s does not show:\n%s", wide, name, d.Words())
			}
			d.item("View", name).Action()
			if d.item("View", name).Checked || strings.Contains(words(), shows) {
				t.Errorf("%v wide, the tab %s does not fold away", wide, name)
			}
		}
	}
}

func TestEveryShortcutIsListed(t *testing.T) {
	d := newDesk(t, "")
	d.Press(fyne.KeyF1)
	d.tab("Keys")
	words := d.Words()
	for _, want := range []string{"Ctrl+O", "Ctrl+Return", "Esc", "Space", "Ctrl+Shift+S", "F1"} {
		if !strings.Contains(words, want) {
			t.Errorf("the list of shortcuts lacks %s:\n%s", want, words)
		}
	}
}

// A key means one thing on each page, however many pages and tabs there are.
func TestNoShortcutIsThereTwice(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	for _, p := range d.pages {
		d.turn(p.page)
		seen := map[string]string{}
		var look func(items []*fyne.MenuItem)
		look = func(items []*fyne.MenuItem) {
			for _, item := range items {
				if item.ChildMenu != nil {
					look(item.ChildMenu.Items)
				}
				if item.Shortcut == nil {
					continue
				}
				key := keyWords(item.Shortcut)
				if other, ok := seen[key]; ok {
					t.Errorf("on the page %s, %s is both %q and %q", p.Title(), key, other, item.Label)
				}
				seen[key] = item.Label
			}
		}
		for _, m := range d.menu.Items {
			look(m.Items)
		}
	}
}

func TestPagesKeepTheirKeys(t *testing.T) {
	d := newDesk(t, "")
	for _, c := range []struct {
		digit, alone fyne.KeyName
		want         page
	}{{fyne.Key5, fyne.KeyF3, d.compare}, {fyne.Key2, "", d.board}} {
		other := d.pages[0].page
		if other == c.want {
			other = d.pages[1].page
		}
		d.turn(other)
		if d.shortcut(c.digit, fyne.KeyModifierControl); d.page != c.want {
			t.Errorf("Ctrl+%s shows %s", c.digit, d.page.Title())
		}
		if c.alone == "" {
			continue
		}
		d.turn(other)
		if d.Press(c.alone); d.page != c.want {
			t.Errorf("%s shows %s", c.alone, d.page.Title())
		}
	}
}

func TestThemesAndLanguages(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.Press(fyne.KeyRight)
	for _, name := range []string{"Light", "Dark", "As the system"} {
		d.item("View", "Theme", name).Action()
	}
	d.item("View", "Language", "Bahasa Indonesia").Action()
	if d.session.Name() != "tiny" || d.session.Index() != 1 {
		t.Error("another language lost the puzzle or its solution")
	}
	if words := d.Words(); !strings.Contains(words, "Langkah 1 dari 4") {
		t.Errorf("the window does not speak Indonesian:\n%s", words)
	}
}

// A search goes on while the language changes, and ends in the new one.
func TestASearchOutlivesTheLanguage(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.item("View", "Language", "Bahasa Indonesia").Action()
	stop := d.frame.Words.Text("panel.stop", "Stop")
	if !d.Has(stop) {
		t.Fatalf("nothing stops the search:\n%s", d.Words())
	}
	d.Press(fyne.KeyEscape)
	d.Until("it has stopped", func() bool { return !d.Has(stop) })
}

// breaking is a puzzle whose methods panic.
type breaking struct{ engine.Puzzle }

// Family is none of the catalogue, which would share the puzzle as its own.
func (breaking) Family() string { return "breaking" }

func (b breaking) Methods() []engine.Method {
	methods := b.Puzzle.Methods()
	for i := range methods {
		methods[i].Run = func(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
			panic("out of tiles")
		}
	}
	return methods
}

// TestBrokenMethodIsToldInASentence: the window says what broke and where the
// details are, and shows no stack.
func TestBrokenMethodIsToldInASentence(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, t.TempDir())
	}
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.show("breaking", breaking{d.session.Puzzle()})
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.Until("the method has broken", func() bool { return !d.solving() })
	words := d.Words()
	if !strings.Contains(words, "The method broke: out of tiles. The details are in ") || strings.Contains(words, "goroutine") {
		t.Errorf("the window says\n%s", words)
	}
}
