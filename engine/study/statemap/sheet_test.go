package statemap_test

import (
	"context"
	"flag"
	"math"
	"os"
	"path/filepath"
	"testing"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/statemap"
)

func sheet(t *testing.T, m *statemap.Map, layout statemap.Layout, opened ...statemap.Group) *statemap.Sheet {
	t.Helper()
	s, err := m.Sheet(context.Background(), layout, opened...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Every position stands at one spot, within the frame, on the lane of its distance.
func TestEveryPositionHasItsPlace(t *testing.T) {
	for name, p := range boards(t) {
		m := built(t, p)
		for _, layout := range []statemap.Layout{statemap.Rings, statemap.Layers} {
			s := sheet(t, m, layout)
			lanes := map[int64]float64{}
			for _, l := range s.Lanes {
				lanes[l.Distance] = l.At
			}
			for i := range m.States() {
				spot := s.Spots[s.Of(i)]
				if len(spot.Positions) != 1 || int(spot.Positions[0]) != i || spot.Distance != m.Distance[i] {
					t.Fatalf("%s, %s: position %d is at %+v", name, layout, i, spot)
				}
				if math.IsNaN(spot.X+spot.Y) || math.Abs(spot.X) > s.Width+1e-9 || math.Abs(spot.Y) > s.Height+1e-9 {
					t.Fatalf("%s, %s: position %d is outside: %+v", name, layout, i, spot)
				}
				where := spot.Y
				if layout == statemap.Rings {
					where = math.Hypot(spot.X, spot.Y)
				}
				if math.Abs(where-lanes[spot.Distance]) > 1e-9 {
					t.Fatalf("%s, %s: position %d is not on its lane: %+v", name, layout, i, spot)
				}
			}
			if len(s.Lines) != m.Edges() {
				t.Errorf("%s, %s: %d lines for %d pairs", name, layout, len(s.Lines), m.Edges())
			}
		}
	}
}

// Spots of a ring keep a gap as long as there is room for it.
func TestSpotsOfARingStandApart(t *testing.T) {
	for name, p := range boards(t) {
		s := sheet(t, built(t, p), statemap.Rings)
		for i, a := range s.Spots {
			for _, b := range s.Spots[:i] {
				if a.Distance != b.Distance {
					continue
				}
				r := math.Hypot(a.X, a.Y)
				n := 0
				for _, l := range s.Lanes {
					if l.Distance == a.Distance {
						n = l.Count
					}
				}
				least := 0.98 * min(0.02, 2*r*math.Sin(math.Pi/float64(n)))
				if apart := math.Hypot(a.X-b.X, a.Y-b.Y); apart < least {
					t.Fatalf("%s: two spots are %.4f apart, expected %.4f", name, apart, least)
				}
			}
		}
	}
}

// Dots of a ring do not merge where a ring of the drawing has room for them.
func TestDotsDoNotMerge(t *testing.T) {
	const scale = 320 // pixels of a unit, in a window of 1280 x 800
	for name, p := range boards(t) {
		s := sheet(t, built(t, p), statemap.Rings)
		if len(s.Spots) > 1100 {
			continue
		}
		for i, a := range s.Spots {
			for j, b := range s.Spots[:i] {
				if apart := scale * math.Hypot(a.X-b.X, a.Y-b.Y); apart < s.Radius(i, scale, 1)+s.Radius(j, scale, 1) {
					t.Fatalf("%s: the dots %d and %d of %d are %.1f apart and %.1f wide", name, i, j, len(s.Spots), apart, 2*s.Radius(i, scale, 1))
				}
			}
		}
	}
}

// A space of more positions than are shown singly has groups. An opened group falls
// into smaller ones, and in the end into single positions.
func TestGroupsOpen(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n4 5 -\n6 7 8\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := statemap.Build(context.Background(), p, statemap.Most, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, layout := range []statemap.Layout{statemap.Rings, statemap.Layers} {
		var opened []statemap.Group
		const position = 100_000
		for range 10 {
			s := sheet(t, m, layout, opened...)
			count := 0
			for k, spot := range s.Spots {
				count += len(spot.Positions)
				for _, i := range spot.Positions {
					if s.Of(int(i)) != k {
						t.Fatalf("%s: position %d is at %d, not %d", layout, i, s.Of(int(i)), k)
					}
				}
			}
			if count != m.States() || len(s.Spots) > statemap.MostSingly {
				t.Fatalf("%s: %d spots hold %d of %d positions", layout, len(s.Spots), count, m.States())
			}
			g, grouped := s.Group(s.Of(position))
			if !grouped {
				break
			}
			opened = append(opened, g)
		}
		if len(opened) == 0 || len(opened) > 5 {
			t.Errorf("%s: %d groups were opened to come to a position", layout, len(opened))
		}
	}
}

var update = flag.Bool("update", false, "write the golden files anew")

// The same puzzle gives the same picture, from version to version too. Forces
// are left out: processors round their many steps in different ways.
func TestDrawingsAreGolden(t *testing.T) {
	m := built(t, boards(t)["three cars"])
	for _, layout := range []statemap.Layout{statemap.Rings, statemap.Layers} {
		d := statemap.Drawn{Map: m, Sheet: sheet(t, m, layout), Marks: statemap.Marks{
			Here: 5, Way: m.Way(0, 5), Onward: m.Onward(5), Passes: m.Passes(), Bridges: m.Cuts().Bridges,
			Legend: []statemap.Sign{{Ink: chart.Good, Words: "solved"}, {Ink: chart.Amber, Words: "you"}},
		}}
		got := d.Drawing(measure, engine.Message.String).SVG("map", chart.Light())
		path := filepath.Join("testdata", string(layout)+".svg")
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("the drawing is not that of %s (go test -update writes it anew)", path)
		}
	}
}
