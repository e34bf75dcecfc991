package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
)

// About is open for a board that was never moved, until its first move; who turns to it
// later stays there.
func TestAboutIsOpenUntilTheFirstMove(t *testing.T) {
	d := newDesk(t, three)
	side := d.page.side
	if side.Chosen != side.about {
		t.Fatal("a new board does not begin with About")
	}
	for _, words := range []string{"Slide the tiles", "arrows", "Finished", "not yet"} {
		if !strings.Contains(d.Words(), words) {
			t.Errorf("About does not say %q:\n%s", words, d.Words())
		}
	}
	d.click(cell(2, 1))
	if side.Chosen != side.moves {
		t.Error("the first move does not turn to the moves")
	}
	d.page.back()
	if side.Chosen != side.moves {
		t.Error("undo turns to About, as if nothing had been played")
	}
	side.Choose(side.about)
	d.click(cell(2, 1))
	if side.Chosen != side.about {
		t.Error("a move leaves the tab that the user has chosen")
	}
}

// A board says where it stands in its pack, and which of that are solved; its neighbours
// are a click or a key away.
func TestAboutShowsThePack(t *testing.T) {
	d := newDesk(t, three)
	d.record.Best = progress.NewResult(4, 0, 1, 0)
	d.place = packs.Place{Title: "Eights", Boards: []packs.Board{{Name: "eight 1"}, {Name: "eight 2"}, {Name: "eight 3"}}, Solved: []bool{true, false, false}, At: 1}
	d.page.PuzzleChanged()
	for _, words := range []string{"Eights", "2 of 3", "1 of 3 finished by hand", "1 time", "Fewest moves\n"} {
		if !strings.Contains(d.Words(), words) {
			t.Errorf("About does not say %q:\n%s", words, d.Words())
		}
	}
	d.Tap("Previous")
	if d.opened != "eight 1" {
		t.Errorf("Previous opened %q", d.opened)
	}
	d.page.beside(1)
	if d.opened != "eight 3" {
		t.Errorf("the key opened %q", d.opened)
	}
}

const lost = "1 2 3\n4 5 6\n0 7 8\n" // 2 moves

// left presses the arrow so many times.
func (d *desk) left(times int) {
	for range times {
		d.Press(fyne.KeyLeft)
	}
}

// A game by hand ends with what it was worth: the best possible is said once it is proven,
// and where the moves went that were too many.
func TestAGameByHandEndsWithItsWorth(t *testing.T) {
	d := newDesk(t, lost)
	d.left(1)
	d.Press(fyne.KeyRight)
	d.left(2)
	end := d.page.view.dock.end
	d.Until("the best possible is proven", func() bool {
		return strings.Contains(end.headline.Text, "best possible") && strings.Contains(end.sentence.Text, "lost at")
	})
	if end.headline.Text != "Solved in 4, best possible 2" || end.shown.won != 1 || end.sentence.Text != "2 more than needed, lost at move 2." {
		t.Errorf("%+v", end.shown)
	}
	if d.page.view.dock.usual.Visible() {
		t.Error("the dock stands there as well")
	}
	d.page.back()
	if end.content.Visible() || !d.page.view.dock.usual.Visible() {
		t.Error("undo does not bring the dock back")
	}
	d.page.forward()
	if !end.content.Visible() {
		t.Error("redo to the goal does not end the game again")
	}
	d.page.jump(3)
	d.page.jump(4)
	if end.content.Visible() {
		t.Error("the slider at its end is taken away from under the mouse")
	}
}

// Nothing is said to be best that is not proven: a lower bound gives the stars that it
// proves.
func TestABoundIsNotTheBest(t *testing.T) {
	for _, tc := range []struct {
		mine, best int
		exact      bool
		stars      int
	}{{21, 21, true, 3}, {23, 21, true, 2}, {24, 21, true, 1}, {23, 19, false, 1}, {20, 19, false, 2}, {23, 0, false, 1}} {
		if got := stars(tc.mine, tc.best); got != tc.stars {
			t.Errorf("%d where %d is best: %d stars, want %d", tc.mine, tc.best, got, tc.stars)
		}
	}
	d := newDesk(t, lost)
	d.left(1)
	d.Press(fyne.KeyRight)
	d.left(2)
	d.Until("all is judged", func() bool { return !d.page.model.judge.slot.Running() })
	start := d.page.model.session.At(0)
	v := d.page.model.judge.of(start)
	v.truth.AtLeast, v.truth.AtMost = 1, 4
	d.page.model.judge.known[engine.Key(start)] = v
	d.page.view.dock.showWords()
	if end := d.page.view.dock.end; end.headline.Text != "Solved in 4, best at least 1" || end.shown.won != 1 || end.sentence.Text != "The best possible is not known." {
		t.Errorf("%+v", end.shown)
	}
}

// A solution that was played to its end has an end of its own, without stars.
func TestAPlayedSolutionEndsQuietly(t *testing.T) {
	d := newDesk(t, lost)
	d.solve()
	end := d.page.view.dock.end
	d.page.last()
	if end.content.Visible() {
		t.Error("the slider's end is no playing")
	}
	d.page.first()
	d.page.forward()
	d.page.forward()
	if !end.content.Visible() || end.headline.Text != "The solution ends here, after 2 moves" || end.shown.all != 0 {
		t.Errorf("%v: %+v", end.content.Visible(), end.shown)
	}
}

// Where all solutions are equally long there are no stars: how many there are is said.
func TestAPackedBoardHasNoStars(t *testing.T) {
	d := newDesk(t, pair)
	d.solve()
	moves, s := d.page.model.session.Moves(), d.page.model.session
	s.Open("pair", s.Puzzle())
	d.page.PuzzleChanged()
	for _, m := range moves {
		d.page.playMoves([]engine.Move{m})
	}
	end := d.page.view.dock.end
	d.Until("the solutions are counted", func() bool { return strings.Contains(end.sentence.Text, "solutions of this board") })
	if end.shown.all != 0 || strings.Contains(end.headline.Text, "best") {
		t.Errorf("%+v", end.shown)
	}
}

// Neither About nor the end of a game is cut, however wide the window and large the text.
func TestAboutAndTheEndFit(t *testing.T) {
	d := newDesk(t, lost)
	d.record.Before, d.record.Best = progress.NewResult(12, 0, 1, 0), progress.NewResult(12, 0, 1, 0)
	d.place = packs.Place{Title: "Rush Hour, easy to expert", Boards: make([]packs.Board, 16), Solved: make([]bool, 16), At: 3}
	for range 4 {
		d.page.model.session.Hinted()
	}
	d.left(1)
	for range 3 {
		d.Press(fyne.KeyRight)
		d.left(1)
	}
	d.left(1)
	d.Until("all is judged", func() bool { return strings.Contains(d.page.view.dock.end.sentence.Text, "lost at moves") })
	seen := map[string]bool{}
	for _, language := range []string{"en", "id"} {
		d.Frame.Words = look.NewWords(language)
		for _, scale := range []float32{1, 1.5} {
			fyne.CurrentApp().Settings().SetTheme(look.NewTheme("", scale))
			d.page.Build()
			d.Show(d.page.Content())
			d.page.side.Choose(d.page.side.about)
			for _, width := range []float32{760, 1000, 1024, 1280, 1920} {
				for _, open := range []bool{true, false} {
					d.Win.Resize(fyne.NewSize(width, 620))
					d.page.folding.Fold(open)
					for _, words := range d.CutTexts() {
						if !seen[words] {
							seen[words] = true
							t.Errorf("%q is cut in %s, %v wide, panel open: %v, text %v", words, language, width, open, scale)
						}
					}
				}
			}
		}
	}
}
