package app

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/look"
	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/engine/game/share"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

func TestTheFirstStartShowsThePageStart(t *testing.T) {
	d := newWindow(t, "")
	if d.page != d.start {
		t.Fatalf("the first page is %s", d.page.Title())
	}
	words := d.Words()
	for _, f := range d.frame.Puzzles.Families() {
		if !strings.Contains(words, f.Title.String()) {
			t.Errorf("the page does not offer %s:\n%s", f.Title, words)
		}
	}
	if named := newWindow(t, file(t, "tiny.txt", eight)); named.page != named.board {
		t.Errorf("with a file the first page is %s", named.page.Title())
	}
}

// One press on the first start solves something.
func TestOnePressSolvesSomething(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	d.Tap("Watch it solved")
	if d.page != d.board {
		t.Errorf("the page is %s", d.page.Title())
	}
	d.Until("it is solved", func() bool { return len(d.session.Moves()) > 0 })
}

// card is the card or row of that name.
func (d *desk) card(name string) *widgets.PressCard {
	d.t.Helper()
	return looktest.Find(d.Screen, "card "+name, func(c *widgets.PressCard) bool { return c.Name == name })
}

// Every sample is reached by two presses, and opens on the board.
func TestEverySampleIsOnItsShelf(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	titles := map[string]string{}
	for _, f := range d.frame.Puzzles.Families() {
		titles[f.Name] = f.Title.String()
	}
	for _, s := range assets.Samples() {
		d.turn(d.start)
		d.Press(fyne.KeyEscape) // back to all shelves
		title := titles[s.Family]
		if s.Shelf.Title != "" {
			title = s.Shelf.Title
		}
		test.Tap(d.card(title))
		d.card(s.Name).TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if d.page != d.board || d.session.Name() != s.Name {
			t.Fatalf("the card %s shows %s on the page %s", s.Name, d.session.Name(), d.page.Title())
		}
	}
}

func TestRecentFilesAreThereOrSaidToBeMissing(t *testing.T) {
	d := newWindow(t, "")
	here, gone, broken := file(t, "here.txt", eight), file(t, "gone.txt", eight), file(t, "odd.txt", broken)
	d.openFile(gone)
	d.openFile(here)
	d.frame.Preferences.AddRecent(broken)
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	d.turn(d.start)
	d.Until("the files are read", func() bool { return strings.Contains(d.Words(), "odd.txt") })
	words := d.Words()
	for _, want := range []string{"here.txt\n8-puzzle, 3 x 3", "gone.txt\n" + gone, "missing", "odd.txt\n" + broken, "cannot be read"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
	d.take("another", share.Game{Puzzle: d.session.Puzzle()})
	test.Tap(d.card(here))
	d.read()
	if d.page != d.board || d.session.Name() != "here" {
		t.Errorf("the row of a file shows %s on the page %s", d.session.Name(), d.page.Title())
	}
}

// startWords are those of the page Start.
func (d *desk) startWords() string {
	d.turn(d.start)
	return d.Words()
}

// The page is used with the keyboard alone: Tab goes through its cards.
func TestTabReachesTheCards(t *testing.T) {
	d := newWindow(t, "")
	seen := 0
	for range 40 {
		d.Win.Canvas().(interface{ FocusNext() }).FocusNext()
		if _, ok := d.Win.Canvas().Focused().(*widgets.PressCard); ok {
			seen++
		}
	}
	if families := len(d.frame.Puzzles.Families()); seen < families {
		t.Errorf("Tab reaches %d cards, there are %d families", seen, families)
	}
}

// At 1280 x 800, less the menus and the window's title, the page needs no scrolling,
// and its shelves are one row of equal cards.
func TestTheStartIsSeenAtOnce(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	for _, language := range []string{"en", "id"} {
		d.setLanguage(language)
		d.Win.Resize(fyne.NewSize(1280, 774))
		page := looktest.Find[*container.Scroll](d.Screen, "scrolled page", nil)
		if need, has := page.Content.MinSize().Height, page.Size().Height; need > has {
			t.Errorf("%s: the page is %v high, the window has %v", language, need, has)
		}
		var first *widgets.PressCard
		for _, f := range d.frame.Puzzles.Families() {
			card := d.card(d.frame.Words.Message(f.Title))
			if first == nil {
				first = card
			}
			if card.Position().Y != first.Position().Y || card.Size() != first.Size() {
				t.Errorf("%s: the card of %s is at %v, %v large; the first at %v, %v", language, f.Name, card.Position(), card.Size(), first.Position(), first.Size())
			}
		}
		cards := float32(len(d.frame.Puzzles.Families()) + 1) // and one of the files of one's own
		if want := fyne.NewSize((1232-(cards-1)*look.CardGap)/cards, 0); first.Size().Width != want.Width {
			t.Errorf("a card is %v wide, want %v", first.Size().Width, want.Width)
		}
	}
}

// A recent file says what was reached on it by hand.
func TestARecentFileSaysItsResult(t *testing.T) {
	d := newWindow(t, "")
	d.openFile(file(t, "tiny.txt", eight))
	row := func(result string) func() bool {
		return func() bool { return strings.Contains(d.startWords(), "tiny.txt\n8-puzzle, 3 x 3\n"+result+"\n") }
	}
	d.Until("the file is not solved", row("not solved"))
	d.turn(d.board)
	d.solveByHand(false)
	d.turn(d.start)
	d.Until("the file is solved", row("4 moves"))
}

// The puzzles of earlier days are made and opened like today's.
func TestEarlierDaysCanBePlayed(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	d.turn(d.start)
	d.Tap("Earlier days")
	d.Tap("Day before")
	if words := d.Words(); !strings.Contains(words, "30 May") || !strings.Contains(words, "2 days ago") {
		t.Fatalf("the day is not shown:\n%s", words)
	}
	d.Tap("Day after")
	d.Tap("Day after")
	if words := d.Words(); !strings.Contains(words, "1 June") || strings.Contains(words, "ago") {
		t.Errorf("it does not come back to today:\n%s", words)
	}
}

// Enter after a solution by hand opens the next board of the pack, and the pack knows that
// this one is solved.
func TestEnterOpensTheNextBoard(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newWindow(t, "")
	test.Tap(d.card("8-puzzles"))
	d.Until("the boards are opened", d.frame.Jobs.Idle)
	test.Tap(d.card("eight 1"))
	d.Win.Resize(fyne.NewSize(1280, 800)) // where the panel is open
	keys := map[string]fyne.KeyName{"UP": fyne.KeyDown, "DOWN": fyne.KeyUp, "LEFT": fyne.KeyRight, "RIGHT": fyne.KeyLeft}
	for _, m := range d.solution() {
		d.Press(keys[m.Name]) // moves the tile, as the gap goes the other way
	}
	words := d.Words()
	for _, want := range []string{"the best possible", "Finished\n1 time", "1 of 12", "1 of 12 finished by hand"} {
		if !strings.Contains(words, want) {
			t.Errorf("the end of the game does not say %q:\n%s", want, words)
		}
	}
	d.Press(fyne.KeyReturn)
	if d.session.Name() != "eight 2" || d.Win.Canvas().Focused() == nil {
		t.Errorf("Enter opened %q, the focus is on %v", d.session.Name(), d.Win.Canvas().Focused())
	}
}
