package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

// tab presses the tab with that text.
func (d *desk) tab(text string) {
	d.t.Helper()
	test.Tap(looktest.Find(d.Screen, "tab "+text, func(t *widgets.Tab) bool { return t.Text == text }))
}

func TestTheHelpTellsKeysFilesTermsAndMethods(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.Press(fyne.KeyF1)
	if d.page != d.help {
		t.Fatal("F1 does not show the help")
	}
	for group, wants := range map[string][]string{
		"Keys": {"Ctrl+O", "Ctrl+Return", "Ctrl+K", "Esc", "Space", "F1", "Ctrl+2", "Ctrl+E", "Editor: Undo", "Editor: Play it"}, "Terms": {"Admissible", "KURANG(i)", "Frontier"},
		"Puzzle files": {"share string"}, "Subjects": {"Rush Hour", "Packing puzzles", "Menus"},
		"The window": {"Playing", "Drag"}, "Looking into a search": {"The map"}, "Comparing": {"Runs go one after the other"},
		"The command line": {"langkah solve puzzle.txt", "exit code"}, "For a course": {"worksheet"}, "In a browser": {"https or localhost"},
		"Heuristics": {"Manhattan"}, "Algorithms": nil,
	} {
		d.tab(group)
		words := d.Words()
		for _, want := range wants {
			if !strings.Contains(words, want) {
				t.Errorf("%s lacks %s:\n%s", group, want, words)
			}
		}
	}
	d.tab("Algorithms")
	for _, a := range search.Algorithms() {
		if words := d.Words(); !strings.Contains(words, a.Title.String()+"\n"+a.About.String()) {
			t.Errorf("nothing explains %s", a.Title)
		}
	}
	d.Press(fyne.KeyEscape)
	if d.page != d.board {
		t.Errorf("Esc leads to %s", d.page.Title())
	}
}

func TestTheHelpIsSearched(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.showHelp()
	d.Entry().SetText("knuth LINKS")
	words := d.Words()
	if !strings.Contains(words, "Dancing links") || strings.Contains(words, "Breadth-first") {
		t.Errorf("the help finds\n%s", words)
	}
	d.Entry().SetText("no such word as xyzzy")
	if words := d.Words(); !strings.Contains(words, "Nothing fits") {
		t.Errorf("the help finds\n%s", words)
	}
	d.tab("Terms")
	if words := d.Words(); !strings.Contains(words, "Admissible") || d.Entry().Text != "" {
		t.Errorf("a tab shows\n%s", words)
	}
}

// Every form of a file is shown with an example that opens by one press.
func TestExamplesOfTheHelpOpen(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	for _, f := range d.frame.Puzzles.Families() {
		for i := range f.Forms {
			d.showHelp()
			d.tab("Subjects")
			test.Tap(d.card(f.Title.String()))
			n := 0
			button := looktest.Find(d.Screen, "example", func(b *widgets.Button) bool {
				if b.Text == "Open this example" {
					n++
				}
				return n == i+1
			})
			test.Tap(button)
			if d.page != d.board || d.Dialog() || d.session.Name() != "example" {
				t.Fatalf("example %d of %s shows %s on the page %s", i, f.Name, d.session.Name(), d.page.Title())
			}
		}
	}
}

// What people look for first is found in the words of both languages, and stands first.
func TestTheHelpFindsWhatPeopleLookFor(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.showHelp()
	for looked, want := range map[string]string{"menu": "Menus\n", "theme": "Theme\n", "undo": "Undo\n", "batal": "Undo\n", "gelap": "Theme\n", "buka": "Open a puzzle\n"} {
		d.Entry().SetText(looked)
		if words := d.Words(); !strings.Contains(words, want) {
			t.Errorf("%q finds\n%s", looked, words)
		}
	}
	d.setLanguage("id")
	for looked, want := range map[string]string{"menu": "Menu\n", "tema": "Tema\n", "theme": "Tema\n", "urungkan": "Urungkan\n", "undo": "Urungkan\n"} {
		d.Entry().SetText(looked)
		if words := d.Words(); !strings.Contains(words, want) {
			t.Errorf("%q finds\n%s", looked, words)
		}
	}
}
