package chart

import (
	"maps"
	"math"
	"slices"
	"strconv"
)

// Histogram shows counts of whole numbers from 0 as bars, and of the tallest and the marked
// bar its share of all. If there are too many numbers, adjacent ones share a bar.
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
	const above = axisSize + 4 // for a share
	top += above
	bottom := top + max(h.High, 40)
	d.Height = bottom + 20
	if len(h.Counts) == 0 {
		return d
	}
	n := slices.Max(slices.Collect(maps.Keys(h.Counts))) + 1
	share := (n + maxBars - 1) / maxBars // numbers for each bar
	sums := make([]int, (n+share-1)/share)
	tallest, all := 1, 0
	for i, c := range h.Counts {
		sums[i/share] += c
		tallest = max(tallest, sums[i/share])
		all += c
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
	var from, to float64 // where a share is written
	write := func(i int, bold bool) {
		words := strconv.Itoa(i * share)
		if share > 1 {
			words += "–" + strconv.Itoa(min((i+1)*share, n)-1)
		}
		words += ": " + percent(sums[i], all)
		half := measure(words, axisSize, bold) / 2
		x := min(max((float64(i)+0.5)*step, half), width-half)
		if x+half > from && x-half < to {
			return
		}
		from, to = x-half-axisSize, x+half+axisSize
		d.text(words, x, top-above/2, axisSize, Middle, Faint, bold)
	}
	if at := h.Present / share; h.Present >= 0 && at < len(sums) && sums[at] > 0 {
		write(at, true)
	}
	write(slices.Index(sums, tallest), false)
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

// percent writes a share of all.
func percent(part, all int) string {
	const least = 0.1
	share := 100 * float64(part) / float64(all)
	if share < least {
		return "< 0.1 %"
	}
	return strconv.FormatFloat(share, 'f', 1, 64) + " %"
}
