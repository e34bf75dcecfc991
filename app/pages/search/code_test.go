package search

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// The code goes on line by line with the search, back again, and to marked lines.
func TestCodeIsSteppedByLine(t *testing.T) {
	b := newBench(t, hard)
	c := b.page.side.code
	if !c.follow() {
		t.Fatal("there is no code")
	}
	lines := func(n int, key fyne.KeyName) (list []int) {
		for range n {
			b.press(key)
			list = append(list, c.code.Line(c.place))
			if b.run().Moment() != c.place.Moment {
				t.Fatalf("the search is at event %d, the code at %d", b.run().Moment(), c.place.Moment)
			}
		}
		return list
	}
	b.press(fyne.KeyHome)
	c.follow()
	forth := lines(40, fyne.KeyF10)
	back := lines(39, fyne.KeyF9)
	slices.Reverse(back)
	if !slices.Equal(forth[:39], back) {
		t.Errorf("forth %v, back %v", forth[:39], back)
	}
	if b.run().Moment() == 0 && c.place.Step == 0 || len(slices.Compact(slices.Clone(forth))) < 10 {
		t.Errorf("40 lines were %v", forth)
	}
	marked := forth[20]
	c.mark(marked)
	for range 5 {
		before := c.place
		b.press(fyne.KeyF8)
		b.Until("the marked line is found", func() bool { return c.place != before })
		if c.code.Line(c.place) != marked || !before.Before(c.place) {
			t.Fatalf("from %v it goes to %v, line %d, not to line %d", before, c.place, c.code.Line(c.place), marked)
		}
	}
	c.mark(marked)
	at := c.place
	b.press(fyne.KeyF8)
	if c.place != at {
		t.Errorf("without a marked line it goes to %v", c.place)
	}
}
