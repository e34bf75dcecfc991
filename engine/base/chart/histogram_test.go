package chart

import (
	"slices"
	"strings"
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

// The tallest and the marked bar have their shares of all above them, never over each other.
func TestAHistogramSaysShares(t *testing.T) {
	width := func(text string, size float64, _ bool) float64 { return float64(len([]rune(text))) * size / 2 }
	shares := func(h Histogram) (list []string) {
		for _, s := range h.Draw(300, width).Shapes {
			if s.Kind == Text && strings.Contains(s.Text, "%") {
				list = append(list, s.Text)
			}
		}
		return list
	}
	wide := map[int]int{}
	for i := range 120 {
		wide[i] = 1
	}
	for _, c := range []struct {
		counts  map[int]int
		present int
		want    []string
	}{
		{map[int]int{0: 1, 5: 6, 9: 1}, 0, []string{"0: 12.5 %", "5: 75.0 %"}},
		{map[int]int{0: 1, 5: 6, 9: 1}, 5, []string{"5: 75.0 %"}},
		{map[int]int{0: 1, 5: 6, 6: 5}, 6, []string{"6: 41.7 %"}}, // the tallest stands beside it
		{map[int]int{0: 1, 5: 3}, -1, []string{"5: 75.0 %"}},
		{map[int]int{0: 1, 5: 9999}, 0, []string{"0: < 0.1 %", "5: 100.0 %"}},
		{wide, 119, []string{"118–119: 1.7 %", "0–1: 1.7 %"}},
	} {
		if got := shares(Histogram{Counts: c.counts, Present: c.present, High: 100}); !slices.Equal(got, c.want) {
			t.Errorf("%v, %d marked: %q, want %q", c.counts, c.present, got, c.want)
		}
	}
}
