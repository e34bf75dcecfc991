package search

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/app/kit/looktest"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/widgets/sceneview"
)

// bench is the page before somebody who works with it.
type bench struct {
	*looktest.Page
	page   *Page
	puzzle engine.Puzzle
	board  engine.Position
}

// newBench shows the page with a puzzle that has been searched.
func newBench(t testing.TB, text string) *bench {
	t.Helper()
	b := &bench{Page: looktest.NewPage(t), puzzle: looktest.Puzzle(t, text)}
	b.board = b.puzzle.Start()
	b.Frame.Key = func(e *fyne.KeyEvent) {
		name := (&desktop.CustomShortcut{KeyName: e.Name}).ShortcutName()
		items := append(b.page.Menus()[0].Items, b.page.Views()...)
		for _, item := range items {
			if item.Shortcut != nil && item.Shortcut.ShortcutName() == name && item.Action != nil {
				item.Action()
				return
			}
		}
	}
	b.page = New(b.Frame, Host{
		Puzzle: func() (string, engine.Puzzle) { return "test", b.puzzle }, Board: func() engine.Position { return b.board },
	})
	b.page.PuzzleChanged()
	b.Show(b.page.Content())
	b.Win.Resize(fyne.NewSize(1300, 800))
	b.page.Enter()
	b.recorded()
	t.Cleanup(b.page.Leave)
	return b
}

func (b *bench) recorded() {
	b.Until("the search is recorded", func() bool { return b.page.model.run != nil })
}

func (b *bench) run() *run { return b.page.model.run }

// press presses keys that the window hears.
func (b *bench) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		b.Frame.Key(&fyne.KeyEvent{Name: k})
	}
}

// hard is an 8-puzzle of 20 moves.
const hard = "1 5 6\n4 2 3\n7 8 -\n"

// A step is one expansion with all that comes of it, and goes back as well.
func TestKeysGoThroughTheSearch(t *testing.T) {
	b := newBench(t, hard)
	steps := b.run().steps()
	if steps < 3 || b.run().at() != 0 {
		t.Fatalf("the search begins at step %d of %d", b.run().at(), steps)
	}
	for _, c := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeySpace, 1}, {fyne.KeyRight, 2}, {fyne.KeyLeft, 1}, {fyne.KeyEnd, steps}, {fyne.KeyLeft, steps - 1}, {fyne.KeyHome, 0},
	} {
		b.press(c.key)
		if got := b.run().at(); got != c.want {
			t.Errorf("%s leads to step %d, want %d", c.key, got, c.want)
		}
	}
	b.press(fyne.KeyPeriod)
	if b.run().Moment() != 2 { // the start was made, and is expanded
		t.Errorf("an event later the moment is %d", b.run().Moment())
	}
}

// The panel tells of the next node, or of the one that is looked at, and why.
func TestThePanelTellsOfTheNode(t *testing.T) {
	b := newBench(t, hard)
	b.press(fyne.KeySpace)
	next := b.run().Standing(b.run().next())
	for _, want := range []string{"Next node", "Why this node now?", keyWords(b.run(), next)} {
		if !strings.Contains(b.Words(), want) {
			t.Errorf("the panel lacks %q:\n%s", want, b.Words())
		}
	}
	b.page.selectNode(1)
	if want := "Expanded in step 1:"; !strings.Contains(b.Words(), want) || !strings.Contains(b.Words(), "Node 1") {
		t.Errorf("of the start it is not said %q:\n%s", want, b.Words())
	}
	b.Tap("Back to the next node")
	if b.run().selected != 0 {
		t.Error("the button does not lead back to the next node")
	}
	b.Until("the distance is known", func() bool { return strings.Contains(b.Words(), "true distance h*") })
}

// Going to the next f or depth ends where it is another.
func TestGoingFar(t *testing.T) {
	b := newBench(t, hard)
	before, _, _ := b.run().Next()
	b.press(fyne.KeyF)
	if after, _, ok := b.run().Next(); ok && after.F == before.F {
		t.Errorf("f is %d still", after.F)
	}
	b.press(fyne.KeyHome, fyne.KeyD)
	if e, _, ok := b.run().Next(); ok && e.Depth != 1 {
		t.Errorf("the next depth is %d, want 1", e.Depth)
	}
}

// Running ends where a breakpoint holds, and says which.
func TestABreakpointStops(t *testing.T) {
	b := newBench(t, hard)
	b.page.model.stops.on[replay.Compares] = true
	b.page.model.stops.figure, b.page.model.stops.compare, b.page.model.stops.value = replay.FigureDepth, replay.Equal, "3"
	b.page.toStop()
	b.Until("it has stopped", func() bool { return b.run().at() > 0 })
	if e, _, _ := b.run().Next(); e.Depth != 3 {
		t.Errorf("it stopped before depth %d, want 3", e.Depth)
	}
	if !strings.Contains(b.Said, "a figure compares with a value") {
		t.Errorf("it said %q", b.Said)
	}
}

// A node is found by its board, also before it is made.
func TestANodeIsFoundByItsBoard(t *testing.T) {
	b := newBench(t, hard)
	b.press(fyne.KeyEnd)
	wanted := b.run().shown()
	at, _ := b.run().Position(wanted)
	b.press(fyne.KeyHome)
	b.board = at
	b.page.find()
	b.Tap("Find")
	b.Until("it is found", func() bool { return b.run().selected != 0 })
	found, _ := b.run().Position(b.run().selected)
	if found.Text() != at.Text() {
		t.Errorf("found\n%swant\n%s", found.Text(), at.Text())
	}
}

// The next node of a genetic algorithm may not be made yet; it has its figures all the same.
func TestThePanelTellsOfANodeThatIsNotMadeYet(t *testing.T) {
	b := newBench(t, hard)
	m, err := engine.FindMethod(b.puzzle, "genetic", "")
	if err != nil {
		t.Fatal(err)
	}
	b.page.model.choice.Pick(m)
	b.page.again()
	b.Until("it has begun", b.page.model.record.Running)
	b.recorded()
	for range 500 {
		e, _, ok := b.run().Next()
		if ok && e.H > 0 && b.run().Standing(e.Node).State == replay.Unmade {
			if want := keyWords(b.run(), replay.Standing{G: e.G, H: e.H, F: e.F}); !strings.Contains(b.Words(), want) {
				t.Errorf("the panel lacks %q:\n%s", want, b.Words())
			}
			return
		}
		b.press(fyne.KeyPeriod)
	}
	t.Error("every next node is made already")
}

// Another method is searched at once, and each tab has something to tell of it.
func TestEachMethodHasItsTabs(t *testing.T) {
	b := newBench(t, hard)
	for _, c := range []struct{ method, own string }{
		{"astar", "Contours"}, {"idastar", "Rounds"}, {"dfbnb", "The best so far"}, {"beam", "Layers"}, {"bidirectional", "Both sides"},
		{"mm", "Both sides"}, {"smastar", ""},
	} {
		m, err := engine.FindMethod(b.puzzle, c.method, "")
		if err != nil {
			t.Fatal(err)
		}
		b.page.model.choice.Pick(m)
		b.page.again()
		b.Until("it has begun", b.page.model.record.Running)
		b.recorded()
		b.press(fyne.KeyEnd)
		for _, tab := range b.page.side.own {
			b.page.side.Reveal(tab.SideTab)
			if words := b.Words(); tab.SideTab == b.page.side.proof && !strings.Contains(words, c.own) {
				t.Errorf("%s: the tab %s lacks %q:\n%s", c.method, tab.Button.Text, c.own, words)
			}
		}
	}
}

// The counts below the search are those of the events.
func TestTheDockCounts(t *testing.T) {
	b := newBench(t, hard)
	b.press(fyne.KeySpace, fyne.KeySpace)
	r := b.run()
	made := 0
	for n := range r.Moment() {
		if e := r.Trace.Event(n); e.Kind != search.Expanded && (e.Kind != search.Pruned || e.Node == 0) {
			made++
		}
	}
	want := fmt.Sprintf("2 expanded, %d generated, %d open", made, r.Open())
	if !strings.Contains(b.Words(), want) {
		t.Errorf("the dock lacks %q:\n%s", want, b.Words())
	}
}

// At the end the page counts as a solve does, and says the same of the branching.
func TestAtTheEndTheCountsAreThoseOfASolve(t *testing.T) {
	b := newBench(t, hard)
	b.press(fyne.KeyEnd)
	r := b.run().Result
	if want := fmt.Sprintf("%s expanded, %s generated", figures.Count(r.Expanded), figures.Count(r.Generated)); !strings.Contains(b.Words(), want) {
		t.Errorf("the dock lacks %q:\n%s", want, b.Words())
	}
	if want := search.Branching(r.Generated, len(r.Moves)); search.Branching(b.run().Generated(), b.run().Deep()) != want {
		t.Errorf("the effective branching factor is not %v", want)
	}
}

// A place in a search with which the program begins is reached before the page is
// laid out: what waits there is listed all the same.
func TestTheOpenListIsFilledAtAPlace(t *testing.T) {
	b := &bench{Page: looktest.NewPage(t), puzzle: looktest.Puzzle(t, hard)}
	b.board = b.puzzle.Start()
	b.page = New(b.Frame, Host{
		Puzzle: func() (string, engine.Puzzle) { return "test", b.puzzle }, Board: func() engine.Position { return b.board },
	})
	m, err := engine.FindMethod(b.puzzle, "astar", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	b.page.PuzzleChanged()
	b.page.GoTo(m, 30)
	b.page.Enter()
	b.recorded()
	t.Cleanup(b.page.Leave)
	b.Show(b.page.Content())
	b.Win.Resize(fyne.NewSize(1300, 800))
	want := fmt.Sprintf("All %d that wait", b.run().Open())
	b.Until("the panel says "+want, func() bool { return strings.Contains(b.Words(), want) })
}

// The log's last column is of the figure that the search goes by.
func TestTheLogNamesItsFigure(t *testing.T) {
	b := newBench(t, hard)
	for algorithm, want := range map[string]string{"astar": "f", "beam": "by", "dfs": "by", "ucs": "by"} {
		m, err := engine.FindMethod(b.puzzle, algorithm, "")
		if err != nil {
			t.Fatal(err)
		}
		if got := keyHeading(b.page.frame.Words, &run{Player: &replay.Player{Recording: recording.Recording{Method: m}}}).Text; got != want {
			t.Errorf("the column of %s is headed %q, want %q", algorithm, got, want)
		}
	}
}

// The search is shown in three ways, which the menu and the tabs turn to.
func TestThereAreThreeWays(t *testing.T) {
	b := newBench(t, hard)
	for _, mode := range []searchview.Mode{searchview.Bands, searchview.Plane, searchview.Tree} {
		b.page.turn(mode)
		for i, tab := range b.page.tools.modes {
			if tab.Chosen() != (searchview.Mode(i) == mode) {
				t.Errorf("in way %s the tab %s is chosen: %t", mode, tab.Text, tab.Chosen())
			}
		}
	}
}

// The drawing and the events are saved.
func TestTheSearchIsSaved(t *testing.T) {
	b := newBench(t, looktest.Eight)
	b.page.save()
	if !b.Dialog() {
		t.Fatal("nothing is asked")
	}
	b.Tap("Save")
	folder := b.Frame.Preferences.SaveFolder()
	var saved []string
	b.Until("it is saved", func() bool {
		saved, _ = filepath.Glob(filepath.Join(folder, "*.png"))
		return len(saved) == 1
	})
	if data, err := os.ReadFile(saved[0]); err != nil || !strings.HasPrefix(string(data), "\x89PNG") {
		t.Errorf("%s is no picture: %v", saved[0], err)
	}
}

// What is found out about another puzzle does not come here.
func TestAnotherPuzzleIsSearchedAnew(t *testing.T) {
	b := newBench(t, hard)
	b.press(fyne.KeySpace)
	b.puzzle = looktest.Puzzle(t, looktest.Eight)
	b.board = b.puzzle.Start()
	b.page.PuzzleChanged()
	b.recorded()
	if got := b.run().Puzzle.String(); got != b.puzzle.String() || b.run().at() != 0 {
		t.Errorf("at step %d of\n%s", b.run().at(), got)
	}
}

// From 760 on nothing is cut off, in both languages.
func TestThePageFits(t *testing.T) {
	b := newBench(t, hard)
	for _, size := range []fyne.Size{fyne.NewSize(760, 460), fyne.NewSize(1024, 600), fyne.NewSize(1440, 800)} {
		b.Win.Resize(size)
		b.page.folding.Content.Resize(size)
		for i, o := range b.page.folding.Objects() {
			p, s := o.Position(), o.Size()
			if o.Visible() && (p.X < 0 || p.Y < 0 || p.X+s.Width > size.Width+0.5 || p.Y+s.Height > size.Height+0.5) {
				t.Errorf("%v: part %d reaches out: %v %v", size, i, p, s)
			}
		}
		if s := b.page.canvas.Size(); s.Width < 150 || s.Height < 150 {
			t.Errorf("%v: the search has %v", size, s)
		}
	}
}

// The board that a beam drops is drawn where the search stands right after that, with why; the
// next step leads on to the next node.
func TestTheBoardThatABeamDroppedIsDrawn(t *testing.T) {
	b := newBench(t, hard)
	m, err := engine.FindMethod(b.puzzle, "beam", "misplaced")
	if err == nil {
		m, err = m.With(engine.Values{"width": "2"})
	}
	if err != nil {
		t.Fatal(err)
	}
	b.page.model.choice.Pick(m)
	b.page.again()
	b.recorded()
	r, dropped := b.run(), 0
	for i := range r.Trace.Len() {
		e := r.Trace.Event(i)
		if e.Kind != search.Pruned || e.Why != search.Width {
			continue
		}
		if dropped++; dropped > 5 {
			break
		}
		b.page.jump(i + 1)
		at, ok := r.PositionOf(e)
		want := sceneview.NewBoard()
		if want.SetScene(at.Scene(), 0); !ok || b.page.panel.board.AccessibilityLabel() != want.AccessibilityLabel() {
			t.Fatalf("event %d: the board is\n%s\nwant\n%s", i, b.page.panel.board.AccessibilityLabel(), at.Text())
		}
		for _, want := range []string{"Dropped child", "Why was it dropped?", "the 2 that are kept have no greater h"} {
			if !strings.Contains(b.Words(), want) {
				t.Fatalf("event %d: it is not said %q:\n%s", i, want, b.Words())
			}
		}
	}
	if dropped == 0 {
		t.Fatal("nothing was dropped")
	}
	b.press(fyne.KeyEnd)
	b.page.side.Reveal(b.page.side.proof)
	var layers *sectionView
	for _, tab := range b.page.side.own {
		tab.show()
	}
	for _, v := range b.page.side.method.list.made {
		if v.title.Text == "Layers" {
			layers = v
		}
	}
	for row := range layers.shown.Rows {
		if layers.shown.Rows[row].Cells[2] == "0" {
			continue
		}
		if layers.table.OnJump(row); !strings.Contains(b.Words(), "Dropped child") {
			t.Errorf("the row %v leads to\n%s", layers.shown.Rows[row], b.Words())
		}
		break
	}
	b.Tap("Back to the next node")
	if !strings.Contains(b.Words(), "Next node") || strings.Contains(b.Words(), "Dropped child") {
		t.Errorf("the button does not lead back:\n%s", b.Words())
	}
}
