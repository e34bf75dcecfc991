package chart

import (
	"math"

	"github.com/aclements/go-moremath/scale"
)

// logRange is the span of figures beyond which a scale is logarithmic.
const logRange = 100

// Axis is what the figures along one side of a chart are, and how they are
// written.
type Axis struct {
	Title string
	Show  func(float64) string
}

// ruler maps figures to 0..1: from 0 evenly, or logarithmically when they
// span more than logRange.
type ruler struct {
	scale interface {
		Map(float64) float64
		Ticks(scale.TickOptions) (major, minor []float64)
	}
	logarithmic bool
}

// newRuler is a ruler for figures, of which those that are not positive do not
// count. whole lets a logarithmic one end at powers of ten.
func newRuler(values []float64, whole bool) ruler {
	low, high := math.Inf(1), 0.0
	for _, v := range values {
		if v > 0 {
			low, high = min(low, v), max(high, v)
		}
	}
	if high > 0 && high/low > logRange {
		// From the power of ten below, so that the least figure is still seen.
		low = math.Pow(10, math.Floor(math.Log10(low)-1e-9))
		if whole {
			high = math.Pow(10, math.Ceil(math.Log10(high)-1e-9))
		}
		if s, err := scale.NewLog(low, high, 10); err == nil {
			return ruler{s, true}
		}
	}
	return ruler{scale.Linear{Min: 0, Max: max(high, 1e-9)}, false}
}

func (r ruler) at(v float64) float64 {
	if r.logarithmic && v <= 0 {
		return 0
	}
	return max(0, min(1, r.scale.Map(v)))
}

// ticks are round figures, at most so many.
func (r ruler) ticks(most int) []float64 {
	major, _ := r.scale.Ticks(scale.TickOptions{Max: most})
	return major
}
