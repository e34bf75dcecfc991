package chart_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"langkah/engine/base/chart"
)

// letters measures every letter as equally wide.
func letters(text string, size float64, _ bool) float64 {
	return float64(len([]rune(text))) * size * 0.55
}

func plain(v float64) string { return fmt.Sprintf("%g", v) }

func ranking(values ...float64) chart.Ranking {
	r := chart.Ranking{Title: "Nodes", Logarithmic: "logarithmic", Show: plain}
	for i, v := range values {
		r.Rows = append(r.Rows, chart.Row{Label: fmt.Sprint("method ", i), Value: v, Series: i, Best: i == 0})
	}
	return r
}

// ends returns the right ends of the bars of a ranking.
func ends(d chart.Drawing) []float64 {
	var list []float64
	for _, s := range d.Shapes {
		if s.Kind == chart.Box && s.Fill != chart.Track {
			list = append(list, s.W)
		}
	}
	return list
}

func says(d chart.Drawing, words string) bool {
	for _, s := range d.Shapes {
		if s.Kind == chart.Text && s.Text == words {
			return true
		}
	}
	return false
}

func TestBarsAreLinearAndDotsAreLogarithmic(t *testing.T) {
	d := ranking(10, 20, 40).Draw(600, letters)
	if e := ends(d); len(e) != 3 || !near(e[1], 2*e[0]) || !near(e[2], 4*e[0]) {
		t.Errorf("bars of 10, 20 and 40 are %v long", e)
	}
	if says(d, "logarithmic") {
		t.Error("a linear scale is called logarithmic")
	}
	d = ranking(10, 1000, 100_000).Draw(600, letters)
	if e := ends(d); len(e) != 3 || !near(e[2]-e[1], e[1]-e[0]) {
		t.Errorf("10, 1,000 and 100,000 stand at %v: not evenly", e)
	}
	if !says(d, "logarithmic") {
		t.Error("it is not said that the scale is logarithmic")
	}
}

func near(a, b float64) bool { return a-b < 0.01 && b-a < 0.01 }

func TestEveryRowIsNamedWithItsFigure(t *testing.T) {
	r := ranking(10, 20)
	r.Rows = append(r.Rows, chart.Row{Label: "nobody", None: "no solution", Hollow: true})
	d := r.Draw(600, letters)
	for _, want := range []string{"method 0", "10", "method 1", "20", "nobody", "no solution"} {
		if !says(d, want) {
			t.Errorf("the chart does not say %q", want)
		}
	}
	if r.Draw(1200, letters).Width != 1200 {
		t.Error("the chart does not fill its width")
	}
}

// Series differ without colours.
func TestMarksDifferByForm(t *testing.T) {
	seen := map[string]int{}
	for series := range 5 {
		d := chart.Scatter{Dots: []chart.Dot{{Point: chart.Point{X: 1, Y: 1}, Series: series}}}
		d.Across.Show, d.Up.Show = plain, plain
		form := ""
		for _, s := range d.Draw(400, letters).Shapes {
			if s.Kind == chart.Disc || s.Kind == chart.Polygon {
				form = fmt.Sprint(s.Kind, s.Points)
			}
		}
		if before, twice := seen[form]; twice || form == "" {
			t.Errorf("series %d has the form of series %d: %q", series, before, form)
		}
		seen[form] = series
	}
}

// Labels must not overlap.
func TestLabelsOfAScatterDoNotOverlap(t *testing.T) {
	s := chart.Scatter{Across: chart.Axis{Show: plain}, Up: chart.Axis{Show: plain}}
	for i := range 30 {
		s.Dots = append(s.Dots, chart.Dot{Point: chart.Point{X: 100 + float64(i%6), Y: 100 + float64(i%5)}, Label: fmt.Sprint("label ", i)})
	}
	type span struct{ x, y, w float64 }
	var seen []span
	for _, shape := range s.Draw(500, letters).Shapes {
		if shape.Kind != chart.Text || !strings.HasPrefix(shape.Text, "label") {
			continue
		}
		now := span{shape.X, shape.Y, letters(shape.Text, shape.Size, false)}
		for _, o := range seen {
			if now.x < o.x+o.w && o.x < now.x+now.w && now.y-o.y < shape.Size && o.y-now.y < shape.Size {
				t.Errorf("%q lies on another label", shape.Text)
			}
		}
		seen = append(seen, now)
	}
	if len(seen) == 0 {
		t.Error("no label is written at all")
	}
}

func TestSVGIsWellFormedAndTheSameEachTime(t *testing.T) {
	for name, c := range map[string]chart.Chart{
		"ranking": ranking(1, 50, 7e6),
		"scatter": chart.Scatter{Title: "<a> & b", Across: chart.Axis{Show: plain}, Up: chart.Axis{Show: plain}, Even: true, Dots: []chart.Dot{{Point: chart.Point{X: 1, Y: 2}, Label: "<p>"}}},
		"curves":  chart.Curves{Across: chart.Axis{Show: plain}, Up: chart.Axis{Show: plain}, Steps: true, List: []chart.Curve{{Name: "c", Points: []chart.Point{{X: 1, Y: 1}, {X: 900, Y: 2}}}, {Name: "none"}}},
		"empty":   chart.Ranking{Show: plain},
	} {
		d := c.Draw(640, letters)
		text := d.SVG("a <title>", chart.Print())
		if again := c.Draw(640, letters).SVG("a <title>", chart.Print()); again != text {
			t.Errorf("%s differs from one time to the next", name)
		}
		if strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
			t.Errorf("%s has a place that is no number:\n%s", name, text)
		}
		for x := xml.NewDecoder(strings.NewReader(text)); ; {
			if _, err := x.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Errorf("%s: %v:\n%s", name, err, text)
				break
			}
		}
	}
}
