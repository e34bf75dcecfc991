package app

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/app/kit/job"
	"langkah/engine/testkit/casetest"
)

// Work of any page that panics becomes a sentence and a file, and the window goes on.
func TestNoFaultOfAPageEndsTheProgram(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, t.TempDir())
	}
	d := newDesk(t, file(t, "tiny.txt", eight))
	for _, p := range d.pages {
		d.turn(p.page)
		slot := d.frame.Jobs.NewSlot()
		slot.Start(job.Work{Run: func(context.Context) func() { panic("no lamp") }})
		d.Until("it is told of", func() bool { return strings.Contains(d.status.message.Text, "no lamp") })
		said := d.status.message.Text
		_, path, found := strings.Cut(said, "The details are in ")
		text, err := os.ReadFile(strings.TrimSuffix(path, "."))
		if !found || err != nil || !strings.HasPrefix(said, "This page broke: no lamp. ") {
			t.Errorf("%s says %q: %v", p.Title(), said, err)
		}
		for _, part := range []string{p.Title(), d.session.Puzzle().String(), "broken_test.go:"} {
			if !strings.Contains(string(text), part) {
				t.Errorf("%s: %s lacks %q:\n%s", p.Title(), filepath.Base(path), part, text)
			}
		}
		d.frame.Say("")
	}
	d.turn(d.board)
	d.solve()
	if !d.board.HasSolution() {
		t.Error("nothing can be solved after it")
	}
}
