package chart

import (
	"slices"
	"testing"
)

// heights returns the heights of the bars of a colour.
func heights(d Drawing, ink ...Role) (list []float64) {
	for _, s := range d.Shapes {
		if s.Kind == Box && slices.Contains(ink, s.Fill) {
			list = append(list, s.H)
		}
	}
	return list
}

func TestBarsOfAHistogramAreInProportion(t *testing.T) {
	width := func(text string, size float64, _ bool) float64 { return float64(len(text)) * size / 2 }
	d := Histogram{Counts: map[int]int{0: 10, 1: 20, 3: 40}, Present: 1, High: 100}.Draw(300, width)
	if got := heights(d, Good, Amber, Series(0)); !slices.Equal(got, []float64{25, 50, 100}) {
		t.Errorf("the bars are %v high", got)
	}
	if got := heights(d, Amber); !slices.Equal(got, []float64{50}) {
		t.Errorf("the marked bar is %v high", got)
	}
	many := map[int]int{}
	for i := range 150 {
		many[i] = 1
	}
	if n := len(heights(Histogram{Counts: many, Present: -1, High: 100}.Draw(300, width), Good, Series(0))); n != 50 {
		t.Errorf("150 numbers have %d bars, want 50", n)
	}
	far := map[int]int{0: 1, 1_000_000_000_000: 1}
	if n := len(heights(Histogram{Counts: far, Present: -1, High: 100}.Draw(300, width), Good, Series(0))); n != 2 {
		t.Errorf("two numbers far apart have %d bars, want 2", n)
	}
	if d := (Histogram{Present: -1}).Draw(300, width); len(d.Shapes) != 0 {
		t.Errorf("nothing is drawn as %v", d.Shapes)
	}
}
