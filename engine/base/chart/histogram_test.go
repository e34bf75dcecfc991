package chart

import (
	"slices"
	"testing"
)

// heights are those of the bars of a colour.
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
	d := Histogram{Counts: []int{10, 20, 0, 40}, Present: 1, High: 100}.Draw(300, width)
	if got := heights(d, Good, Amber, Series(0)); !slices.Equal(got, []float64{25, 50, 100}) {
		t.Errorf("the bars are %v high", got)
	}
	if got := heights(d, Amber); !slices.Equal(got, []float64{50}) {
		t.Errorf("the marked bar is %v high", got)
	}
	many := make([]int, 150)
	for i := range many {
		many[i] = 1
	}
	if n := len(heights(Histogram{Counts: many, Present: -1, High: 100}.Draw(300, width), Good, Series(0))); n != 50 {
		t.Errorf("150 numbers have %d bars, want 50", n)
	}
	if d := (Histogram{Present: -1}).Draw(300, width); len(d.Shapes) != 0 {
		t.Errorf("nothing is drawn as %v", d.Shapes)
	}
}
