package diagram_test

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/catalog"
	"langkah/engine/draw/paint"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
)

const (
	fork = "route\nstart S\ngoal G\nedges\nS A 1\nS B 4\nA C 5\nB G 2\nC G 9\nh\nS 5\nA 6\nB 2\nC 8\nG 0\n"
	yard = "grid 4\nS.3\n.#.\n..G\n"
)

func travelled(t *testing.T, text, algorithm string, events int) *diagram.Growth {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, algorithm, "")
	if err != nil {
		t.Fatal(err)
	}
	return diagram.NewGrowth(recording.Record(context.Background(), p, m, engine.Limits{}, events, nil))
}

// told is the text of a picture on the place of a node and its right neighbour.
func told(t *testing.T, g *diagram.Growth, dx, dy float64) string {
	t.Helper()
	p := g.Picture(diagram.AsTerrain, diagram.Focus{}, nil)
	v := p.Fit(800, 600)
	at, ok := p.Spot(v, 1)
	if !ok {
		t.Fatal("the start is not shown")
	}
	h, _ := p.Hit(v, chart.Point{X: at.X + dx*v.ScaleX, Y: at.Y + dy*v.ScaleY})
	return h.Words.String()
}

func TestAPlaceSaysHowItStands(t *testing.T) {
	g := travelled(t, yard, "ucs", 0)
	for _, tc := range []struct {
		moment int
		dx, dy float64
		want   string
	}{
		{1, 0, 0, "row 1, column 1. Node 1 waits: g 0"},
		{1, 1, 0, "row 1, column 2: entering it costs 1; not reached"},
		{1, 2, 0, "row 1, column 3: entering it costs 3; not reached"},
		{1, 1, 1, "row 2, column 2: a wall"},
		{4, 0, 0, "row 1, column 1. Node 1, expanded as number 1: g 0"},
		{4, 1, 0, "row 1, column 2. Node"},
		{1_000, 2, 2, "row 3, column 3. Node 7 is a goal: g 4"},
	} {
		g.Seek(tc.moment)
		if got := told(t, g, tc.dx, tc.dy); !strings.HasPrefix(got, tc.want) {
			t.Errorf("after %d events %g right and %g below the start: %q, want %q", tc.moment, tc.dx, tc.dy, got, tc.want)
		}
	}
}

func TestANodeIsHitAtItsPlace(t *testing.T) {
	for _, text := range []string{fork, yard} {
		g := travelled(t, text, "bfs", 0)
		for moment := range g.Trace.Len() + 1 {
			g.Seek(moment)
			p := g.Picture(diagram.AsTerrain, diagram.Focus{}, nil)
			v, last := p.Natural(), int32(0)
			for number := range int32(20) {
				at, ok := p.Spot(v, number)
				if !ok {
					continue
				}
				last = number
				if h, hit := p.Hit(v, at); !hit || h.Node != number {
					t.Fatalf("after %d events %d is seen where node %d is\n%s", moment, h.Node, number, text)
				}
			}
			if made := g.Generated(); moment > 0 && last == 0 || int64(last) > made {
				t.Fatalf("after %d events the last node seen is %d of %d", moment, last, made)
			}
		}
	}
}

// Where events were dropped the end shows how often each place was expanded in the whole search.
func TestTheEndOfACutSearchIsAHeatPicture(t *testing.T) {
	for kept, want := range map[int]string{6: "row 1, column 1: expanded 4 times", 0: "row 1, column 1. Node"} {
		g := travelled(t, yard, "ids", kept)
		g.Seek(g.Trace.Len())
		if got := told(t, g, 0, 0); !strings.HasPrefix(got, want) {
			t.Errorf("%d events kept: %q, want %q", kept, got, want)
		}
	}
}

// The path is one line of amber, the solution at the end; costs and names are written.
func TestAGraphIsDrawnWithItsPath(t *testing.T) {
	g := travelled(t, fork, "astar", 0)
	g.Seek(g.Trace.Len())
	d := g.Drawing(diagram.AsTerrain, diagram.Focus{}, diagram.Writing{Measure: paint.NewMeasure(), Say: engine.Message.String})
	amber, words := 0, map[string]bool{}
	for _, s := range d.Shapes {
		if s.Kind == chart.Line && s.Stroke == chart.Amber {
			amber++
		}
		words[s.Text] = true
	}
	if amber != 2 {
		t.Errorf("the path S B G has %d roads", amber)
	}
	for _, want := range []string{"S", "G", "4", "h 6", "f 6"} {
		if !words[want] {
			t.Errorf("%q is not written", want)
		}
	}
}
