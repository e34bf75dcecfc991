package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/engine/compare"
)

func (d *desk) compared() *comparePage { return d.pages[1].(*comparePage) }

// compare turns to the page and compares the methods of a word.
func (d *desk) compareOn(word string) {
	d.t.Helper()
	d.turn(d.compared())
	d.compared().panel.tick(word)
	d.shortcut(fyne.KeyK, fyne.KeyModifierControl)
	d.until("the comparison has ended", func() bool { return d.compared().running == nil })
}

func TestComparingFillsTheTable(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.shortcut(fyne.KeyK, fyne.KeyModifierControl) // turns to the page
	if d.page != d.compared() {
		t.Fatal("Ctrl+K does not turn to the page Compare")
	}
	d.compareOn(compare.Optimal)
	if n := len(d.compared().figures.lines); n < 3 {
		t.Fatalf("the table has %d lines", n)
	}
	words := d.words()
	for _, want := range []string{"astar", "manhattan", "proven", "no fault found"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q:\n%s", want, words)
		}
	}
}

func TestAClickOnAHeadSortsAndAClickOnARowShowsItsSolution(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.compareOn(compare.Optimal)
	f := d.compared().figures
	cost := 8 // the column Expanded
	f.sort(cost)
	for i := 1; i < len(f.lines); i++ {
		if f.lines[i-1].Expanded > f.lines[i].Expanded {
			t.Fatal("the lines do not rise by nodes expanded")
		}
	}
	f.sort(cost)
	if f.lines[0].Expanded < f.lines[len(f.lines)-1].Expanded {
		t.Error("a second click does not turn the order round")
	}
	f.open(0)
	if d.page != d.pages[0] || len(d.session.Moves()) != 4 {
		t.Fatalf("a click on a row shows %d moves, want 4 on the board", len(d.session.Moves()))
	}
	d.turn(d.compared())
	if len(d.compared().rows) == 0 {
		t.Error("the comparison is gone after a look at a solution")
	}
}

func TestAnotherPuzzleBeginsAnotherComparison(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.compareOn(compare.Optimal)
	d.openFile(file(t, "odd.txt", odd))
	if p := d.compared(); len(p.rows) != 0 || p.puzzles[0].Name != "odd" {
		t.Errorf("%d rows of %s remain", len(p.rows), p.puzzles[0].Name)
	}
}

func TestStoppingAComparisonKeepsWhatHasRun(t *testing.T) {
	d := newDesk(t, "")
	d.turn(d.compared())
	d.compared().choose(sourceSamples, samples(""))
	d.compared().panel.tick("bfs") // on many puzzles, and nothing to build before the first
	d.compared().start()
	d.until("something has run", func() bool { return len(d.compared().rows) > 0 })
	d.shortcut(fyne.KeyEscape, 0)
	d.until("it has stopped", func() bool { return d.compared().running == nil })
	if words := d.words(); len(d.compared().rows) == 0 || !strings.Contains(words, "what has run stays") {
		t.Errorf("%d rows; the page says:\n%s", len(d.compared().rows), words)
	}
}

func TestSeveralPuzzlesMakeAMatrix(t *testing.T) {
	d := newDesk(t, "")
	dir := t.TempDir()
	for name, text := range map[string]string{"a.txt": eight, "b.txt": odd, "c.txt": broken} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	entries, left := folderPuzzles(dir)
	if len(entries) != 2 || left != 1 {
		t.Fatalf("%d puzzles and %d left out, want 2 and 1", len(entries), left)
	}
	d.turn(d.compared())
	d.compared().choose(sourceFolder, entries)
	d.compareOn(compare.Optimal)
	f := d.compared().figures
	f.chosen = 1
	f.show()
	if words := d.words(); !strings.Contains(words, "b.txt") || !strings.Contains(words, "unsolvable") {
		t.Errorf("the matrix says:\n%s", words)
	}
	f.open(0)
	if len(f.lines) == 0 {
		t.Error("a click on a puzzle of the matrix does not show its table")
	}
}

func TestTheReportIsSaved(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.compared().panel.repeat.SetText("2")
	d.compared().panel.seed.SetText("9")
	d.compareOn("astar/manhattan")
	// The report is of what ran, whatever the controls say since then.
	d.compared().panel.repeat.SetText("3")
	d.compared().panel.seed.SetText("4")
	dir := t.TempDir()
	d.prefs.setSaveFolder(dir)
	d.shortcut(fyne.KeyR, fyne.KeyModifierControl)
	d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	path := filepath.Join(dir, "tiny_comparison.html")
	d.until("the report is saved", func() bool { _, err := os.Stat(path); return err == nil })
	page, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(page), "astar") {
		t.Errorf("the report holds no table: %v", err)
	}
	if want := "Repetitions: 2, in an order shuffled by seed 9"; !strings.Contains(string(page), want) {
		t.Errorf("the report does not say %q", want)
	}
}

func TestARaceShowsEachMethodInStep(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	p := d.compared()
	d.turn(p)
	p.panel.tick("")
	p.race.start()
	if p.race.race != nil {
		t.Fatal("a race of nobody began")
	}
	for i, name := range p.panel.names {
		p.panel.methods.Ticked()[i] = name == "bfs" || name == "astar/manhattan" || name == "fast"
	}
	p.panel.showTicks()
	if hint := p.race.hint.Text; strings.Count(hint, "cannot be watched") != 1 || !strings.Contains(hint, "Fast, not optimal: cannot be watched") {
		t.Errorf("before the race: %s", hint)
	}
	p.race.start()
	for i, lane := range p.race.race.Lanes {
		if text, fast := p.race.captions[i].Text, lane.Method.Name() == "fast"; strings.Contains(text, "cannot be watched") != fast {
			t.Errorf("while %s searches: %s", lane.Method.Name(), text)
		}
	}
	d.until("all have searched", func() bool { return p.race.race != nil && p.race.cancel == nil })
	p.race.player.end()
	p.race.jump(0)
	if text := p.race.captions[0].Text; !strings.Contains(text, "0 expanded") {
		t.Errorf("at the start: %s", text)
	}
	p.race.jump(raceSteps)
	for _, caption := range p.race.captions {
		if !strings.Contains(caption.Text, "solved at cost 4") {
			t.Errorf("at the end: %s", caption.Text)
		}
	}
}
