package app

import (
	"context"
	"langkah/assets"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"langkah/engine"
	"langkah/engine/casetest"
	"langkah/engine/search"
)

func TestSolveAndPlay(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.prefs.setSpeed(3)
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.until("the solution has been played", func() bool { return d.session.Index() == 4 && !d.solvePage().player.playing() })
	words := d.words()
	for _, want := range []string{"verified", "optimal, proven", "Step 4 of 4"} {
		if !strings.Contains(words, want) {
			t.Errorf("the window does not say %q:\n%s", want, words)
		}
	}
	if !d.session.Position().Solved() {
		t.Error("the board shown is not the goal")
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
		if d.press(step.key); d.session.Index() != step.want {
			t.Errorf("after %s the position is %d, want %d", step.key, d.session.Index(), step.want)
		}
	}
	d.press(fyne.KeySpace)
	if !d.solvePage().player.playing() {
		t.Error("Space does not play")
	}
	d.press(fyne.KeySpace)
	if d.solvePage().player.playing() {
		t.Error("Space does not pause")
	}
}

func TestInstantShowsTheEnd(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.item("View", "Speed", "Instant").Action()
	d.press(fyne.KeySpace)
	if d.session.Index() != 4 {
		t.Errorf("the position is %d, want the last", d.session.Index())
	}
}

// slow is a 24-puzzle of well over a hundred moves, which no method solves soon.
const slow = "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n"

func TestEscapeStopsASearch(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	p := d.solvePage().panel
	if p.button.Text != "Stop" {
		t.Errorf("the button says %q while a search runs", p.button.Text)
	}
	took := casetest.Processor(t)
	d.press(fyne.KeyEscape)
	d.until("the search has stopped", func() bool { return !d.session.Solving() })
	if took() > casetest.AtOnce {
		t.Errorf("stopping took %s of processor time", took())
	}
	if p.button.Text != "Solve" || !strings.Contains(d.words(), "stopped") {
		t.Errorf("the button says %q, the window:\n%s", p.button.Text, d.words())
	}
}

func TestOpeningAnotherPuzzleDropsTheSearch(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.openFile(file(t, "tiny.txt", eight))
	if p := d.solvePage().panel; d.session.Solving() || p.button.Text != "Solve" {
		t.Errorf("a search runs for the new puzzle; the button says %q", p.button.Text)
	}
}

func TestLimitEndsWithAMessage(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.prefs.setTime(time.Second)
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.until("the limit is reached", func() bool { return !d.session.Solving() })
	if words := d.words(); !strings.Contains(words, "limit reached") || !strings.Contains(words, "time limit of 1s") {
		t.Errorf("the window does not name the limit:\n%s", words)
	}
}

func TestUnsolvableIsProven(t *testing.T) {
	d := newDesk(t, file(t, "odd.txt", odd))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.until("the search has ended", func() bool { return !d.session.Solving() })
	if words := d.words(); !strings.Contains(words, "no solution, proven") {
		t.Errorf("the window does not say that there is no solution:\n%s", words)
	}
}

func TestMoveListJumps(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.solvePage().side.moves.OnJump(3)
	if d.session.Index() != 3 {
		t.Errorf("a click on move 3 shows %d", d.session.Index())
	}
}

func TestMovesInWords(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.prefs.setMovesInWords(false)
	m := d.session.Moves()[0]
	if got := d.solvePage().moveWords(m); got != m.Name {
		t.Errorf("the move is told as %q, want %q", got, m.Name)
	}
	d.item("View", "Moves in words").Action()
	if got := d.solvePage().moveWords(m); got != m.Words.String() {
		t.Errorf("the move is told as %q, want %q", got, m.Words)
	}
}

func TestOptionsOfThePuzzleAreControls(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, o := range d.session.Puzzle().Options() {
		if o.Kind != engine.OneOf || len(o.Choices) < 2 {
			continue
		}
		for _, c := range o.Choices {
			d.solvePage().setOption(o.Name, c.Name)
			if d.win.Canvas().Overlays().Top() != nil {
				d.press(fyne.KeyEscape) // a choice that does not fit is refused in words
				continue
			}
			if got := presentValue(d.session.Puzzle(), o.Name); got != c.Name {
				t.Errorf("%s is %q after choosing %q", o.Name, got, c.Name)
			}
			if _, solved := d.session.Solved(); solved {
				t.Errorf("%s=%s keeps the solution of another puzzle", o.Name, c.Name)
			}
		}
	}
}

func presentValue(p engine.Puzzle, name string) string {
	for _, o := range p.Options() {
		if o.Name == name {
			return o.Default
		}
	}
	return ""
}

func TestMethodsAreTwoDropdowns(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	p := d.solvePage()
	for i, a := range p.choice.algorithms() {
		p.panel.algorithm.SetSelectedIndex(i)
		m, ok := p.choice.method()
		if !ok || m.Algorithm.Name != a.Name {
			t.Errorf("choosing %s gives %s", a.Name, m.Name())
		}
		if p.panel.promise.Text == "" {
			t.Errorf("nothing says what %s guarantees", m.Name())
		}
		if takes := len(p.choice.heuristics()) > 0; takes == p.panel.heuristic.Disabled() {
			t.Errorf("the heuristic of %s can be chosen: %v", a.Name, takes)
		}
	}
}

func TestChoiceOfMethodOutlivesThePuzzle(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	p := d.solvePage()
	p.panel.algorithm.SetSelectedIndex(len(p.panel.algorithm.Options) - 1)
	chosen := p.choice.algorithm
	d.openFile(file(t, "other.txt", odd))
	if p.choice.algorithm != chosen {
		t.Errorf("the algorithm is now %s, was %s", p.choice.algorithm, chosen)
	}
}

func TestTabsCloseAndOpenAgain(t *testing.T) {
	d := newDesk(t, "")
	side := d.solvePage().side
	for _, tab := range side.items {
		d.item("View", tab.Text).Action()
	}
	if len(side.tabs.Items) != 0 || side.content.Visible() {
		t.Errorf("%d tabs are left, the panel is visible: %v", len(side.tabs.Items), side.content.Visible())
	}
	for i := len(side.items) - 1; i >= 0; i-- {
		d.item("View", side.items[i].Text).Action()
	}
	for i, tab := range side.tabs.Items {
		if tab != side.items[i] {
			t.Errorf("tab %d is %s, want %s", i, tab.Text, side.items[i].Text)
		}
	}
	if !d.item("View", "Moves").Checked {
		t.Error("the menu does not mark the open tab")
	}
}

func TestEveryShortcutIsListed(t *testing.T) {
	d := newDesk(t, "")
	d.press(fyne.KeyF1)
	words := d.words()
	for _, want := range []string{"Ctrl+O", "Ctrl+Return", "Esc", "Space", "Ctrl+Shift+S", "F1"} {
		if !strings.Contains(words, want) {
			t.Errorf("the list of shortcuts lacks %s:\n%s", want, words)
		}
	}
}

func TestThemesAndLanguages(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	for _, name := range []string{"Light", "Dark", "As the system"} {
		d.item("View", "Theme", name).Action()
	}
	d.item("View", "Language", "Bahasa Indonesia").Action()
	if d.session.Name() != "tiny" || len(d.session.Moves()) != 4 {
		t.Error("another language lost the puzzle or its solution")
	}
}

// Tab goes the way that the eye does: pages, puzzle, method, board, playback.
func TestTabGoesFromLeftToRight(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	p := d.solvePage()
	canvas := d.win.Canvas()
	canvas.Focus(p.panel.algorithm)
	order := []fyne.Focusable{p.panel.limits.toggle, p.panel.button, p.view.board}
	for _, want := range order {
		for steps := 0; canvas.Focused() != want; steps++ {
			if steps > 6 {
				t.Fatalf("Tab does not get to %T", want)
			}
			canvas.FocusNext()
		}
	}
	canvas.FocusPrevious()
	if canvas.Focused() != fyne.Focusable(p.panel.button) {
		t.Errorf("Tab back from the board gets to %T, want the button Solve", canvas.Focused())
	}
}

func TestAnotherPuzzleHasItsRecommendedMethodUnlessTheUserChose(t *testing.T) {
	d := newDesk(t, "")
	chosen := func() string {
		m, _ := d.solvePage().choice.method()
		return m.Name()
	}
	open := func(family string) {
		d.t.Helper()
		for _, s := range assets.Samples() {
			if s.Family == family {
				d.openSample(s)
				return
			}
		}
		d.t.Fatal("no sample of " + family)
	}
	for _, family := range []string{"rush", "packing", "sliding"} {
		open(family)
		if want := d.session.Puzzle().Methods()[0].Name(); chosen() != want {
			t.Errorf("%s: %s, want the recommended %s", family, chosen(), want)
		}
	}
	d.solvePage().choice.pickAlgorithm("astar")
	if m, _ := d.solvePage().choice.method(); m.Heuristic.Name == "none" || !m.Guarantee().Optimal {
		t.Errorf("A* alone means %s", m.Name())
	}
	d.solvePage().choice.pickAlgorithm("bfs")
	d.solvePage().choice.pickHeuristic("")
	open("rush")
	if chosen() != "bfs" {
		t.Errorf("the user's bfs became %s", chosen())
	}
}

// breaking is a puzzle whose methods panic.
type breaking struct{ engine.Puzzle }

func (breaking) Solve(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
	panic("out of tiles")
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
	d.until("the method has broken", func() bool { return !d.session.Solving() })
	words := d.words()
	if !strings.Contains(words, "The method broke: out of tiles. The details are in ") || strings.Contains(words, "goroutine") {
		t.Errorf("the window says\n%s", words)
	}
}
