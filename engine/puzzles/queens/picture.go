package queens

import (
	"cmp"
	"image"
	"math"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// How a picture of a board, such as a screenshot, is read:
//
//   - Lines: where many pixels of a column of the picture differ from those
//     beside it, there is a line, or a border of two colours; and so of its rows.
//     The outermost ones are the board's edges, and the fewest cells of equal size
//     with all lines between them are its cells.
//   - Colours: that of a cell is the median of what lies well inside it, so that a
//     letter or a queen that covers less than half of it does not count.
//   - Regions: the two groups of cells whose colours are most alike become one,
//     until there are as many as rows (single linkage). Where groups that are left
//     are hardly less alike than what was joined, the reading is refused.
//
// Time is in proportion to the pixels, and to the fourth power of n.

const (
	plainStep   = 20   // of 441: pixels that differ by more have a border between them
	lineShare   = 0.3  // of the longest border: what counts as a line
	offLine     = 0.13 // of a cell: how far a line may be from its place
	leastPixels = 6    // of a cell
	leastApart  = 8.0  // of 441: colours of two regions
	clearlyMore = 1.6  // times as far apart as what is joined
)

type colour [3]float64

func (c colour) from(d colour) float64 {
	return math.Sqrt((c[0]-d[0])*(c[0]-d[0]) + (c[1]-d[1])*(c[1]-d[1]) + (c[2]-d[2])*(c[2]-d[2]))
}

// readPicture is the text of the board that a picture shows.
func readPicture(img image.Image) (string, error) {
	s := newShot(img)
	xs, ys := s.lines()
	n := cellsBetween(xs, ys)
	if n == 0 {
		return "", engine.Errorf("no square grid of cells is seen in the picture; cut it to the board alone, edge to edge")
	}
	colours := make([]colour, 0, n*n)
	for r := range n {
		for c := range n {
			colours = append(colours, s.median(part(xs, c, n), part(xs, c+1, n), part(ys, r, n), part(ys, r+1, n)))
		}
	}
	group, joined, apart := cluster(colours, n)
	switch {
	case apart < leastApart:
		return "", engine.Errorf("the picture shows %d x %d cells in fewer than %d colours, expected one for each row", n, n, n)
	case apart < clearlyMore*joined:
		return "", engine.Errorf("the picture shows %d x %d cells, but their colours do not fall into %d groups: within one they differ by %d of 441, two groups by %d", n, n, n, int(joined), int(apart))
	}
	var text strings.Builder
	letters := map[int]byte{}
	for cell, g := range group {
		if letters[g] == 0 {
			letters[g] = 'A' + byte(len(letters))
		}
		text.WriteByte(letters[g])
		if cell%n == n-1 {
			text.WriteByte('\n')
		}
	}
	return text.String() + pictureLine + " " + strconv.Itoa(n) + " " + strconv.Itoa(int(apart)) + "\n", nil
}

// shot is the pixels of a picture.
type shot struct {
	wide, high int
	pixels     [][3]uint8
}

func newShot(img image.Image) shot {
	b := img.Bounds()
	s := shot{wide: b.Dx(), high: b.Dy(), pixels: make([][3]uint8, 0, b.Dx()*b.Dy())}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			s.pixels = append(s.pixels, [3]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)})
		}
	}
	return s
}

func (s shot) at(x, y int) colour {
	p := s.pixels[y*s.wide+x]
	return colour{float64(p[0]), float64(p[1]), float64(p[2])}
}

// lines is where there are lines from top to bottom, and from left to right.
func (s shot) lines() (xs, ys []float64) {
	across, down := make([]int, s.wide), make([]int, s.high)
	for y := range s.high {
		for x := range s.wide {
			if x > 0 && s.at(x, y).from(s.at(x-1, y)) > plainStep {
				across[x]++
			}
			if y > 0 && s.at(x, y).from(s.at(x, y-1)) > plainStep {
				down[y]++
			}
		}
	}
	return peaks(across), peaks(down)
}

// peaks is where a profile is high. A picture cut at the board's edge has edges
// where it ends.
func peaks(profile []int) (list []float64) {
	if len(profile) == 0 {
		return nil
	}
	least := int(lineShare * float64(slices.Max(profile)))
	for x, n := range profile {
		if n > least {
			list = append(list, float64(x))
		}
	}
	return list
}

// part is where the i-th of n cells begins between the outermost lines.
func part(lines []float64, i, n int) float64 {
	first, last := lines[0], lines[len(lines)-1]
	return first + (last-first)*float64(i)/float64(n)
}

// cellsBetween is the fewest cells a side with all lines between them; 0 for none.
func cellsBetween(xs, ys []float64) int {
	for n := 2; n <= MaxSize; n++ {
		if fit(xs, n) && fit(ys, n) {
			wide, high := part(xs, 1, n)-xs[0], part(ys, 1, n)-ys[0]
			if min(wide, high) < leastPixels || max(wide, high) > 1.25*min(wide, high) {
				return 0
			}
			return n
		}
	}
	return 0
}

func fit(lines []float64, n int) bool {
	if len(lines) < 2 {
		return false
	}
	size := part(lines, 1, n) - lines[0]
	return !slices.ContainsFunc(lines, func(at float64) bool {
		cells := (at - lines[0]) / size
		return math.Abs(cells-math.Round(cells)) > offLine
	})
}

// median is that of the colours well inside a box.
func (s shot) median(x0, x1, y0, y1 float64) (c colour) {
	const inside = 0.15
	dx, dy := inside*(x1-x0), inside*(y1-y0)
	var values [3][]float64
	for y := int(y0 + dy); y <= int(y1-dy) && y < s.high; y++ {
		for x := int(x0 + dx); x <= int(x1-dx) && x < s.wide; x++ {
			for k, v := range s.at(x, y) {
				values[k] = append(values[k], v)
			}
		}
	}
	for k, list := range values {
		slices.Sort(list)
		c[k] = list[len(list)/2]
	}
	return c
}

// cluster joins what is most alike until n groups are left. joined is the
// largest difference that was bridged, apart the least that was not.
func cluster(colours []colour, n int) (group []int, joined, apart float64) {
	type pair struct {
		a, b int
		far  float64
	}
	var pairs []pair
	group = make([]int, len(colours))
	for a := range colours {
		group[a] = a
		for b := range a {
			pairs = append(pairs, pair{a, b, colours[a].from(colours[b])})
		}
	}
	slices.SortStableFunc(pairs, func(p, q pair) int { return cmp.Compare(p.far, q.far) })
	left := len(colours)
	for _, p := range pairs {
		from, to := group[p.a], group[p.b]
		if from == to {
			continue
		}
		if left == n {
			return group, joined, p.far
		}
		for i, g := range group {
			if g == from {
				group[i] = to
			}
		}
		joined = p.far
		left--
	}
	return group, joined, 0
}
