package queens

import (
	"cmp"
	"math"
	"slices"
)

// comb is equally spaced lines across a picture: phase + k*pitch for any k.
type comb struct {
	pitch, phase float64
	score        float64 // the share of the edges on it, less that which any comb has
}

const (
	leastPixels = 6    // of a cell
	offLine     = 0.12 // of a cell: how far an edge may be from its line
	mostCells   = 52   // a side of the picture, with its margin
	manyCombs   = 30   // that are kept
	leastScore  = 0.4  // of the best comb's
	otherComb   = 0.15 // of a cell: by how much two combs differ at the picture's far side
)

// combs are the best combs for a profile of edges, of each pitch the best phase.
// In all pitches it takes some ten million steps.
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

// bestPhase is the comb of a pitch with the most of the edges on its lines. An
// edge beside a line counts less, by how far it is away.
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

// span is where a cell begins and ends in one direction, perhaps outside the picture.
type span struct{ from, to float64 }

// visible is how much of it is in a picture of so many pixels, of 1.
func (s span) visible(long int) float64 {
	return (min(float64(long), s.to) - max(0, s.from)) / (s.to - s.from)
}

// leastSeen is how much of a cell has to be in the picture.
const leastSeen = 0.08

// spans are the cells between the lines that are in the picture.
func (c comb) spans(long int) (list []span) {
	for from := c.phase - c.pitch; from < float64(long); from += c.pitch {
		if cell := (span{from, from + c.pitch}); cell.visible(long) >= leastSeen {
			list = append(list, cell)
		}
	}
	return list
}
