package plots_test

import (
	"slices"
	"testing"

	"langkah/engine/base/chart"
	"langkah/engine/compare/plots"
	"langkah/engine/testkit/comparetest"
)

func TestChartsFitTheirPicture(t *testing.T) {
	rows := comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(4, 9), "strides,steps,liar,pessimist", 1))
	charts := plots.Charts{}.All(rows)
	var names []string
	for _, c := range charts {
		names = append(names, c.Name)
		for _, width := range []float64{320, 600, 1400} {
			d := c.Draw(width, func(text string, size float64, _ bool) float64 { return float64(len(text)) * size * 0.55 })
			for _, s := range d.Shapes {
				for _, p := range append(s.Points, chart.Point{X: s.X, Y: s.Y}, chart.Point{X: s.X + s.W, Y: s.Y + s.H}) {
					if p.X < 0 || p.Y < 0 || p.X > d.Width+1e-9 || p.Y > d.Height+1e-9 {
						t.Errorf("%s: %+v reaches %v, outside %v x %v", c.Name, s, p, d.Width, d.Height)
					}
				}
			}
		}
	}
	for _, want := range []string{"all_cactus", "puzzle1_expanded", "puzzle1_time", "puzzle2_memory", "puzzle1_time_nodes", "puzzle1_rounds"} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no chart %s among %v", want, names)
		}
	}
	if _, ok := (plots.Charts{}).Rounds(nil); ok {
		t.Error("rounds drawn of nothing")
	}
	if charts := (plots.Charts{}).All(nil); len(charts) != 0 {
		t.Errorf("%d charts drawn of nothing", len(charts))
	}
}
