package queens

import (
	"image"
	"slices"
)

// shot is a scaled picture, row by row.
type shot struct {
	wide, high int
	pixels     []colour
}

// looked is the approximate side, in pixels, to which a picture is scaled down.
const looked = 600

// newShot scales a picture down by an integer factor. A few pixels of each square suffice for its mean.
func newShot(img image.Image) shot {
	const samples = 4 // per side of a square
	area := img.Bounds()
	factor := max(1, max(area.Dx(), area.Dy())/looked)
	step := max(1, factor/samples)
	s := shot{wide: area.Dx() / factor, high: area.Dy() / factor}
	s.pixels = make([]colour, 0, s.wide*s.high)
	for y := range s.high {
		for x := range s.wide {
			var sum colour
			n := float32(0)
			for j := 0; j < factor; j += step {
				for i := 0; i < factor; i += step {
					r, g, b, _ := img.At(area.Min.X+x*factor+i, area.Min.Y+y*factor+j).RGBA()
					sum[0], sum[1], sum[2] = sum[0]+float32(r>>8), sum[1]+float32(g>>8), sum[2]+float32(b>>8)
					n++
				}
			}
			s.pixels = append(s.pixels, colour{sum[0] / n, sum[1] / n, sum[2] / n})
		}
	}
	return s
}

func (s shot) at(x, y int) colour { return s.pixels[y*s.wide+x] }

// edges returns the strength, from 0 to 1, of the edge before each column and each row; the last element is the far
// border.
func (s shot) edges() (across, down []float64) {
	return profile(s.wide, s.high, s.at), profile(s.high, s.wide, func(y, x int) colour { return s.at(x, y) })
}

const (
	fullStep   = 40.0 // difference, of 441, that counts as a full edge
	borderEdge = 0.3  // strength of the picture's borders relative to the strongest edge
)

// profile returns the strength of the edges across one direction: the squared mean difference, as one edge along the
// whole length means more than many short ones, such as those of letters. Pixels two apart are compared too, since
// edges of a scaled picture are blurred.
func profile(long, wide int, at func(i, j int) colour) []float64 {
	strength := make([]float64, long+1)
	if long == 0 {
		return strength
	}
	for i := 1; i < long; i++ {
		sum := 0.0
		for j := range wide {
			step := at(i, j).from(at(i-1, j))
			if step < fullStep && i > 1 && i < long-1 {
				step = max(step, at(i+1, j).from(at(i-2, j)))
			}
			sum += min(1, step/fullStep)
		}
		mean := sum / float64(wide)
		strength[i] = mean * mean
	}
	border := borderEdge * slices.Max(strength)
	strength[0], strength[long] = border, border
	return strength
}
