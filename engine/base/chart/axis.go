package chart

import (
	"math"

	"github.com/aclements/go-moremath/scale"
)

// logRange is the ratio of the greatest to the least figure beyond which a scale is logarithmic.
const logRange = 100

// Axis is the title and the number format of a chart's axis.
type Axis struct {
	Title string
	Show  func(float64) string
}

// ruler maps figures to 0..1, linearly from 0, or logarithmically beyond logRange.
type ruler struct {
	scale interface {
		Map(float64) float64
		Ticks(scale.TickOptions) (major, minor []float64)
	}
	logarithmic bool
}

// newRuler returns a ruler for the positive ones of the figures. whole ends a logarithmic
// one at a power of ten.
func newRuler(values []float64, whole bool) ruler {
	low, high := math.Inf(1), 0.0
	for _, v := range values {
		if v > 0 {
			low, high = min(low, v), max(high, v)
		}
	}
	if high > 0 && high/low > logRange {
		// From the power of ten below, so that the least figure's mark is not at the edge.
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

// ticks returns at most limit round figures.
func (r ruler) ticks(limit int) []float64 {
	major, _ := r.scale.Ticks(scale.TickOptions{Max: limit})
	return major
}
