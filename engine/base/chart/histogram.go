package chart

import (
	"maps"
	"math"
	"slices"
	"strconv"
)

// Histogram shows counts of whole numbers from 0 as bars. If there are too many numbers,
// adjacent ones share a bar.
type Histogram struct {
	Title   string
	Counts  map[int]int // by number
	Present int         // number whose bar is marked; -1 for none
	High    float64
}

// maxBars is the greatest number of bars.
const maxBars = 60

// Draw implements [Chart]. The bar at 0 has the goal's colour.
func (h Histogram) Draw(width float64, measure Measure) Drawing {
	d := Drawing{Width: width}
	top := 0.0
	if h.Title != "" {
		top = d.head(h.Title, "", measure)
	}
	bottom := top + max(h.High, 40)
	d.Height = bottom + 20
	if len(h.Counts) == 0 {
		return d
	}
	n := slices.Max(slices.Collect(maps.Keys(h.Counts))) + 1
	share := (n + maxBars - 1) / maxBars // numbers for each bar
	sums := make([]int, (n+share-1)/share)
	tallest := 1
	for i, c := range h.Counts {
		sums[i/share] += c
		tallest = max(tallest, sums[i/share])
	}
	step := width / float64(len(sums))
	for i, c := range sums {
		ink := Series(0)
		switch {
		case h.Present >= 0 && h.Present/share == i:
			ink = Amber
		case i == 0:
			ink = Good
		}
		if c == 0 {
			continue
		}
		high := max((bottom-top)*float64(c)/float64(tallest), 2)
		d.add(Shape{Kind: Box, X: float64(i)*step + step*0.1, Y: bottom - high, W: step * 0.8, H: high, Radius: min(2, step*0.2), Fill: ink})
	}
	d.line(0, bottom+0.5, width, bottom+0.5, 1, Rule)
	every := max(1, int(math.Ceil(float64(len(sums))/3)))
	for i := range sums {
		last := i == len(sums)-1
		if !last && (i%every != 0 || len(sums)-1-i < every/2) {
			continue
		}
		words := strconv.Itoa(i * share)
		half := measure(words, axisSize, false) / 2
		x := min(max((float64(i)+0.5)*step, half), width-half)
		d.text(words, x, bottom+12, axisSize, Middle, Faint, false)
	}
	return d
}
