package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

func TestFirstStartShowsASampleAndWhatToPress(t *testing.T) {
	d := newDesk(t, "")
	if d.session.Puzzle() == nil {
		t.Fatal("there is no puzzle")
	}
	if words := d.Words(); !strings.Contains(words, "Ctrl+Enter") {
		t.Errorf("nothing says what to press:\n%s", words)
	}
}

func TestOpensTheFileGiven(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	if d.session.Name() != "tiny" {
		t.Errorf("the puzzle is %q, want tiny", d.session.Name())
	}
	if words := d.Words(); !strings.Contains(words, "8-puzzle") {
		t.Errorf("the window does not say what it is:\n%s", words)
	}
}

func TestVerdictIsThereBeforeSolving(t *testing.T) {
	d := newDesk(t, file(t, "odd.txt", odd))
	if words := d.Words(); !strings.Contains(words, "\nNo") {
		t.Errorf("nothing says that the board cannot be solved:\n%s", words)
	}
}

func TestBrokenFileLeavesThePuzzle(t *testing.T) {
	d := newDesk(t, file(t, "good.txt", eight))
	d.openFile(file(t, "bad.txt", broken))
	words := d.Words()
	for _, want := range []string{"bad", "Line 2, column 3", "x"} {
		if !strings.Contains(words, want) {
			t.Errorf("the editor does not say %q:\n%s", want, words)
		}
	}
	if d.session.Name() != "good" {
		t.Errorf("the puzzle is now %q", d.session.Name())
	}
	d.Press(fyne.KeyEscape)
	if d.page != d.board {
		t.Error("Escape does not lead back to the board")
	}
}

func TestMissingFileIsSaid(t *testing.T) {
	d := newDesk(t, filepath.Join(t.TempDir(), "nowhere.txt"))
	if words := d.Words(); !strings.Contains(words, "nowhere.txt") {
		t.Errorf("the dialog does not name the file:\n%s", words)
	}
}

func TestDroppedFileIsOpened(t *testing.T) {
	d := newDesk(t, "")
	d.dropped([]fyne.URI{storage.NewFileURI(file(t, "dropped.txt", eight))})
	d.read()
	if d.session.Name() != "dropped" {
		t.Errorf("the puzzle is %q, want dropped", d.session.Name())
	}
}

func TestRecentFilesAreRemembered(t *testing.T) {
	d := newDesk(t, "")
	first, second := file(t, "first.txt", eight), file(t, "second.txt", eight)
	d.openFile(first)
	d.openFile(second)
	d.openFile(first)
	if got := d.frame.Preferences.Recent(); len(got) != 2 || got[0] != first || got[1] != second {
		t.Errorf("recent files are %v, want %s and %s", got, first, second)
	}
	d.item("File", "Open recent", second).Action()
	d.read()
	if d.session.Name() != "second" {
		t.Errorf("the menu opened %q, want second", d.session.Name())
	}
}

func TestSamplesOpen(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	opened := 0
	for _, family := range d.item("File", "Samples").ChildMenu.Items {
		for _, s := range family.ChildMenu.Items {
			s.Action()
			opened++
			if d.Dialog() {
				t.Errorf("the sample %s does not open:\n%s", s.Label, d.Words())
			}
		}
	}
	if all := len(assets.Samples()); opened != all {
		t.Errorf("the menus have %d samples of %d", opened, all)
	}
}

func TestPictureOpensAgain(t *testing.T) {
	d := newDesk(t, file(t, "one.txt", eight))
	p := d.session.Puzzle()
	data, err := picture.PNG(p.Start().Scene(), paint.Style{Palette: scene.Light()}, p.String())
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "board.png")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	d.openFile(path)
	if d.session.Name() != "board" || d.session.Puzzle().String() != p.String() {
		t.Errorf("the picture opened as %q:\n%s", d.session.Name(), d.session.Puzzle())
	}
}

func TestPasteOpensAPuzzle(t *testing.T) {
	d := newDesk(t, "")
	d.app.Clipboard().SetContent(eight)
	d.item("Edit", "Paste a puzzle").Action()
	d.read()
	if kind := d.session.Puzzle().Kind().String(); !strings.Contains(kind, "8-puzzle") {
		t.Errorf("pasting an 8-puzzle gave %s", kind)
	}
	d.item("Edit", "Copy board as text").Action()
	if d.app.Clipboard().Content() != d.session.Position().Text() {
		t.Errorf("the clipboard holds %q", d.app.Clipboard().Content())
	}
}

// A share string that is copied opens again by pasting, with the moves if wished.
func TestShareStringsAreCopiedAndPasted(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	text := d.session.Puzzle().String()
	if !d.item("Edit", "Copy share string with moves").Disabled {
		t.Error("moves are offered where there are none")
	}
	d.play("RIGHT", "DOWN", "RIGHT")
	d.session.Back()
	d.refreshMenu()
	for label, way := range map[string]string{"Copy share string": "", "Copy share string with moves": "RIGHT DOWN"} {
		d.item("Edit", label).Action()
		line := d.app.Clipboard().Content()
		if !strings.HasPrefix(line, "T3x3:") || !strings.Contains(d.said(), line) {
			t.Errorf("%s copies %q and says %q", label, line, d.said())
		}
		other := newDesk(t, "")
		other.app.Clipboard().SetContent("> " + line[:9] + "\n> " + line[9:])
		other.item("Edit", "Paste a puzzle").Action()
		other.read()
		if other.session.Puzzle().String() != text || other.way() != way {
			t.Errorf("%s: %q is pasted as %q played on\n%s", label, line, other.way(), other.session.Puzzle())
		}
		if other.session.Name() != "pasted" || other.page != other.board {
			t.Errorf("%s is shown on the page %s", other.session.Name(), other.page.Title())
		}
	}
}

// Lists of other programs are pasted with the game that they hold.
func TestGamesOfOthersArePasted(t *testing.T) {
	d := newDesk(t, "")
	d.app.Clipboard().SetContent("1 2 3/4 5 6/0 7 8\nLL\n")
	d.paste()
	d.read()
	if d.way() != "RIGHT RIGHT" || !d.session.Position().Solved() {
		t.Errorf("%q is played:\n%s", d.way(), d.session.Position().Text())
	}
}

func TestAnAlteredShareStringIsRefused(t *testing.T) {
	d := newDesk(t, file(t, "good.txt", eight))
	d.app.Clipboard().SetContent("T3x3:-.3.8/1.4.2/7.5.6;k=50dk")
	d.paste()
	d.read()
	if words := d.Words(); !strings.Contains(words, "altered") || d.session.Name() != "good" {
		t.Errorf("%s is shown, and said is\n%s", d.session.Name(), words)
	}
}

func TestAShareStringIsAnArgument(t *testing.T) {
	d := newWindow(t, "T3x3:-.3.8/1.4.2/7.6.5;k=50dk")
	if d.session.Name() != "shared" || d.page != d.board {
		t.Errorf("%s is shown on the page %s:\n%s", d.session.Name(), d.page.Title(), d.Words())
	}
}

func TestNewBoardCanBeMadeAgain(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	made := func(seed string) string {
		d.shortcut(fyne.KeyN, fyne.KeyModifierControl)
		before := d.session.Puzzle()
		if seed != "" {
			d.Tap("More settings")
			looktest.Find(d.Screen, "entry of the seed", func(e *widgets.Entry) bool { return len(e.Text) > 1 }).SetText(seed)
		}
		d.Tap("Make it")
		d.Until("there is a new board", func() bool { return d.session.Puzzle() != before })
		return d.session.Puzzle().String()
	}
	first := made("17")
	if other := made(""); other == first {
		t.Errorf("a seed of the window's own gave the same board\n%s", other)
	}
	if second := made("17"); first != second {
		t.Errorf("the same values gave\n%sand\n%s", first, second)
	}
}

// A level is chosen by its name; another one is of the same level and not the same. The
// level has so many boards that no two of a few random ones coincide.
func TestAnotherBoardOfALevel(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.shortcut(fyne.KeyN, fyne.KeyModifierControl)
	levels := looktest.Find(d.Screen, "levels", func(p *widgets.Dropdown) bool { return slices.Contains(p.Options, "easy: 3 x 3, near its goal") })
	levels.SetSelectedIndex(slices.Index(levels.Options, "hard: 4 x 4, near its goal"))
	before := d.session.Puzzle()
	d.Tap("Make it")
	d.Until("there is a new board", func() bool { return d.session.Puzzle() != before })
	if kind := d.session.Puzzle().Kind().String(); kind != "15-puzzle, 4 x 4" || d.origin.Values["moves"] != "60" {
		t.Fatalf("the level made a %s of %v", kind, d.origin.Values)
	}
	seen := map[string]bool{d.session.Puzzle().String(): true}
	again := d.next() // which knows how the board was made
	for range 3 {
		before := again.session.Puzzle()
		again.item("Puzzle", "Another one").Action()
		again.Until("there is another board", func() bool { return again.session.Puzzle() != before })
		p := again.session.Puzzle()
		if seen[p.String()] || p.Kind().String() != "15-puzzle, 4 x 4" {
			t.Errorf("another one is\n%s", p)
		}
		seen[p.String()] = true
	}
}

// After a board of a pack comes the next one of it; where no kind is known the
// window asks.
func TestAnotherBoardOfAPack(t *testing.T) {
	d := newWindow(t, "")
	test.Tap(d.card("next"))
	d.shortcut(fyne.KeyN, fyne.KeyModifierControl|fyne.KeyModifierShift)
	if d.session.Name() != "eight 2" {
		t.Errorf("after eight 1 comes %s", d.session.Name())
	}
	d.openFile(file(t, "mine.txt", eight))
	d.shortcut(fyne.KeyN, fyne.KeyModifierControl|fyne.KeyModifierShift)
	if !d.Dialog() || d.session.Name() != "mine" {
		t.Errorf("%s is shown, without a question", d.session.Name())
	}
}

func TestRealFilesOpen(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	for _, name := range []string{"sliding/korf100.txt"} {
		d.openFile(casetest.Path(t, name)) // many instances in one file: no puzzle's text
		if d.session.Puzzle() == nil {
			t.Errorf("%s left no puzzle", name)
		}
	}
}

// A place in a search is copied on the page Search, and pasting leads there.
func TestAPlaceInASearchIsCopiedAndPasted(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.app.Clipboard().SetContent("T3x3:1.2.3/4.-.6/7.5.8;z=ucs@7")
	d.paste()
	d.read()
	if d.page != d.search {
		t.Fatalf("it is shown on the page %s", d.page.Title())
	}
	share := func() *fyne.MenuItem {
		d.refreshMenu()
		return d.item("Search", "Copy this place as a share string")
	}
	d.Until("the search is recorded", func() bool { return !share().Disabled })
	share().Action()
	if line := d.app.Clipboard().Content(); !strings.Contains(line, ";z=ucs@7;k=") {
		t.Errorf("copied is %q", line)
	}
}

// A new board is begun empty in the editor, as large as was chosen.
func TestANewBoardIsBegunEmpty(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.shortcut(fyne.KeyN, fyne.KeyModifierControl)
	test.Tap(d.card("Queens"))
	test.Tap(d.card("Sliding tiles"))
	rows := looktest.Find(d.Screen, "rows", func(e *widgets.Entry) bool { return e.OnStep != nil })
	rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.Tap("Empty, to draw")
	if d.page != d.editor || d.Dialog() {
		t.Fatalf("%s is shown", d.page.Title())
	}
	d.wantText(" 1  2  3  4\n 5  6  7  8\n 9 10 11  -\n")
}

// A new board is asked for by the picture of its kind, level and size with their labels; the rest is
// folded away, and unfolds where something in it is wrong.
func TestANewBoardIsAskedForInThreeLines(t *testing.T) {
	d := newDesk(t, "")
	d.shortcut(fyne.KeyN, fyne.KeyModifierControl)
	words := d.Words()
	for _, want := range []string{"Rush Hour\n", "Level\n", "Rows\n", "Columns\n"} {
		if !strings.Contains(words, want) {
			t.Errorf("the dialog does not say %q:\n%s", want, words)
		}
	}
	if strings.Contains(words, "Seed\n") {
		t.Errorf("the seed is not folded away:\n%s", words)
	}
	d.Tap("More settings")
	seed := looktest.Find(d.Screen, "entry of the seed", func(e *widgets.Entry) bool { return len(e.Text) > 1 })
	seed.SetText("none")
	d.Tap("More settings")
	d.Tap("Make it")
	if words := d.Words(); !d.Dialog() || !strings.Contains(words, "Seed\n") {
		t.Errorf("a wrong seed is not shown:\n%s", words)
	}
}
