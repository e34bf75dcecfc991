package compare

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
)

// A heuristic of one's own is a further method: compared, and in a race.
func TestAnOwnHeuristicIsAMethodToCompare(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.panel.tick("")
	d.Tap("A heuristic of your own …")
	e := d.Entry()
	e.SetText("2*manhattan")
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	m := d.page.model
	if got := m.chosen(); len(got) != 1 || got[0] != "astar/expr:2*manhattan" {
		t.Fatalf("chosen are %q", got)
	}
	if words := d.Words(); !strings.Contains(words, "2*manhattan") {
		t.Errorf("the list does not name it:\n%s", words)
	}
	for _, algorithm := range []string{"greedy", "idastar", "wastar"} {
		if !slices.Contains(m.names, algorithm+"/expr:2*manhattan") {
			t.Errorf("%s with it is not offered", algorithm)
		}
	}
	d.page.start()
	d.Until("the comparison has ended", func() bool { return !m.running.Running() })
	if len(m.rows) != 1 || m.rows[0].Status != "solved" {
		t.Errorf("the rows are %+v", m.rows)
	}
	if len(m.judged) != 1 || m.judged[0].Admissible() {
		t.Errorf("what is known of it is %+v", m.judged)
	}
	m.racing = true
	m.tick("")
	m.race.ticked[0] = true
	if racers := m.racers(); len(racers) != 1 || racers[0].Name() != "astar/expr:2*manhattan" {
		t.Errorf("the racers are %v", racers)
	}
}
