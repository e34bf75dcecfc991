package chart

import (
	"math"
	"slices"
	"testing"
)

func wide(text string, size float64, _ bool) float64 { return float64(len(text)) * size / 2 }

// Five moves; the second and third are mistakes, and the last distance but one is unknown.
func someSlope() Slope {
	return Slope{
		Points: []float64{3, 2, 3, 4, math.NaN(), 0}, Ideal: 3, IdealName: "best", High: 100, Present: 2, End: "solved",
		Lost: []Loss{{2, "+2"}, {3, "+2"}},
	}
}

func TestASlopeMarksWhatWasLost(t *testing.T) {
	var texts []string
	triangles, amber := 0, 0
	for _, s := range someSlope().Draw(500, wide).Shapes {
		switch {
		case s.Kind == Text:
			texts = append(texts, s.Text)
		case s.Kind == Polygon && s.Fill == Amber:
			triangles++
		case s.Kind == Line && s.Stroke == Amber:
			amber++
		}
		for _, p := range append(s.Points, Point{s.X, s.Y}) {
			if math.IsNaN(p.X) || math.IsNaN(p.Y) || p.X < -1 || p.X > 501 {
				t.Errorf("a shape reaches %v", p)
			}
		}
	}
	for _, want := range []string{"1", "2", "+2", "best", "solved"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not written: %q", want, texts)
		}
	}
	if triangles != 2 || amber != 2 {
		t.Errorf("%d triangles and %d amber lines, want two of each", triangles, amber)
	}
}

func TestASlopeFindsTheStepThatIsPressed(t *testing.T) {
	c := someSlope()
	p, _ := c.plane(500, wide)
	for step := range c.Points {
		if got := c.Nearest(p.x(float64(step))+3, 500, wide); got != step {
			t.Errorf("beside step %d: %d", step, got)
		}
	}
	if first, last := c.Nearest(-50, 500, wide), c.Nearest(900, 500, wide); first != 0 || last != 5 {
		t.Errorf("beside the chart: %d and %d", first, last)
	}
}
