package queens

import (
	"cmp"
	"math"
	"slices"
)

// comb is a family of equally spaced lines: phase + k*pitch for any integer k, in pixels.
type comb struct {
	pitch, phase float64
	score        float64 // share of the edges on the lines, less what any comb has by chance
}

const (
	leastPixels = 6    // least pitch
	offLine     = 0.12 // tolerance of an edge's position, in pitches
	mostCells   = 52   // on a side of the picture, with its margin
	manyCombs   = 30   // most combs kept
	leastScore  = 0.4  // least score, relative to the best
	otherComb   = 0.15 // least difference of two combs at the picture's far side, in pitches
)

// combs returns the best combs for a profile of edges, one phase per pitch. Over all pitches that is some ten million
// steps.
func combs(edges []float64, widest float64) []comb {
	long := float64(len(edges) - 1)
	var all []comb
	for pitch := max(leastPixels, widest*(leastSide-1.2)/mostCells); pitch <= widest; pitch += 0.75 * pitch / long {
		all = append(all, bestPhase(edges, pitch))
	}
	slices.SortStableFunc(all, func(a, b comb) int { return cmp.Compare(b.score, a.score) })
	var kept []comb
	for _, c := range all {
		if len(kept) == manyCombs || c.score < leastScore*all[0].score {
			break
		}
		if !slices.ContainsFunc(kept, func(k comb) bool { return math.Abs(c.pitch-k.pitch)*long < otherComb*k.pitch*k.pitch }) {
			kept = append(kept, c)
		}
	}
	return kept
}

// bestPhase returns the phase of a pitch with the largest sum of edges on its lines. An edge near a line counts by a
// parabola that falls to 0 at the tolerance.
func bestPhase(edges []float64, pitch float64) comb {
	off := max(2, offLine*pitch)
	on := make([]float64, len(edges))
	total := 0.0
	for x, e := range edges {
		if total += e; e == 0 {
			continue
		}
		for at := max(0, x-int(off)); at <= min(len(edges)-1, x+int(off)); at++ {
			d := float64(at-x) / off
			on[at] += e * (1 - d*d)
		}
	}
	best := comb{pitch: pitch}
	most := -1.0
	for phase := 0.0; phase < pitch; phase++ {
		sum := 0.0
		for at := phase; at < float64(len(edges))-0.5; at += pitch {
			sum += on[int(at+0.5)]
		}
		if sum > most {
			best.phase, most = phase, sum
		}
	}
	best.score = most/total - 4.0/3*off/pitch
	return best
}

// span is the extent of a cell in one direction, in pixels; it may be partly outside the picture.
type span struct{ from, to float64 }

// visible returns the share of the cell inside a picture of that many pixels.
func (s span) visible(long int) float64 {
	return (min(float64(long), s.to) - max(0, s.from)) / (s.to - s.from)
}

// leastSeen is the least visible share of a cell.
const leastSeen = 0.08

// spans returns the cells between the lines that are visible enough.
func (c comb) spans(long int) (list []span) {
	for from := c.phase - c.pitch; from < float64(long); from += c.pitch {
		if cell := (span{from, from + c.pitch}); cell.visible(long) >= leastSeen {
			list = append(list, cell)
		}
	}
	return list
}
