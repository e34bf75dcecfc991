package app

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"langkah/assets"
	"langkah/engine/game/share"
	"langkah/engine/testkit/casetest"
)

// slow begins to read a puzzle that comes when release is called.
func (d *desk) slow(name string) (release func()) {
	gate := make(chan struct{})
	d.Window.read(name, "failed", func() (string, share.Game, error) {
		<-gate
		p, err := d.frame.Puzzles.Open(eight)
		return name, share.Game{Puzzle: p}, err
	}, func() {})
	return func() { close(gate) }
}

func TestEscapeStopsReading(t *testing.T) {
	d := newDesk(t, "")
	before := d.session.Puzzle()
	release := d.slow("slow.txt")
	if said := d.status.message.Text; !strings.Contains(said, "Reading slow.txt") || !strings.Contains(said, "Esc") {
		t.Errorf("the window says %q while it reads", said)
	}
	d.Press(fyne.KeyEscape)
	if said := d.status.message.Text; said != "Stopped reading" {
		t.Errorf("the window says %q after Escape", said)
	}
	release()
	d.Until("nothing is left of the reading", d.frame.Jobs.Idle)
	if d.session.Puzzle() != before {
		t.Errorf("the reading that was stopped has opened %q", d.session.Name())
	}
	if d.stopReading() {
		t.Error("something is still being read")
	}
}

func TestTheLastPuzzleAskedForIsShown(t *testing.T) {
	casetest.SkipUnderRace(t)
	for name, ask := range map[string]func(d *desk){
		"another file": func(d *desk) { d.openFile(file(t, "other.txt", odd)) },
		"a sample":     func(d *desk) { d.openSample(assets.Samples()[0]) },
		"the clipboard": func(d *desk) {
			d.app.Clipboard().SetContent(odd)
			d.paste()
			d.read()
		},
	} {
		d := newDesk(t, "")
		release := d.slow("slow")
		ask(d)
		shown := d.session.Name()
		release()
		d.Until("nothing is left of the reading", d.frame.Jobs.Idle)
		if d.session.Name() != shown || shown == "slow" {
			t.Errorf("%s was asked for last, and %q is shown", name, d.session.Name())
		}
	}
}

// Whatever way a text comes, the window does not wait for it.
func TestReadingIsBesideTheWindow(t *testing.T) {
	path := file(t, "one.txt", eight)
	for name, ask := range map[string]func(d *desk){
		"open": func(d *desk) { d.Window.openFile(path) },
		"drop": func(d *desk) { d.dropped([]fyne.URI{storage.NewFileURI(path)}) },
		"paste": func(d *desk) {
			d.app.Clipboard().SetContent(eight)
			d.paste()
		},
	} {
		d := newDesk(t, "")
		before := d.session.Puzzle()
		ask(d)
		if d.session.Puzzle() != before || !d.reading.Running() {
			t.Errorf("%s: the window waited for the puzzle", name)
		}
		d.read()
		if d.session.Puzzle() == before {
			t.Errorf("%s: the puzzle is not shown", name)
		}
	}
}

func TestTooLargeAFileIsRefused(t *testing.T) {
	path := file(t, "large.txt", eight)
	if err := os.Truncate(path, 100e6); err != nil {
		t.Skipf("no sparse files here: %v", err)
	}
	d := newDesk(t, path)
	words := d.Words()
	for _, want := range []string{"large.txt", "Line 1", "100,000,000 bytes (95 MiB)", "16 MiB"} {
		if !strings.Contains(words, want) {
			t.Errorf("the dialog does not say %q:\n%s", want, words)
		}
	}
}
