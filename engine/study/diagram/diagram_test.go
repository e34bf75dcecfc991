package diagram_test

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/puzzles/queens"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/goldentest"
	"langkah/engine/testkit/studytest"
)

const (
	four     = "- 1 3\n4 2 5\n7 8 6\n" // moves from the goal
	fourteen = "1 5 6\n4 2 3\n7 8 -\n"
)

// What is shown of a node is hit where it is seen, in every picture at every moment.
func TestANodeIsHitWhereItIsSeen(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if m.Unwatched || done[m.Algorithm.Name] {
				continue
			}
			done[m.Algorithm.Name] = true
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 60, Memory: 256 << 20}, 800, nil)
			g := diagram.NewGrowth(r)
			forward, backward := r.Trace.Nodes()
			for moment := 0; moment <= r.Trace.Len(); moment += 1 + r.Trace.Len()/5 {
				g.Seek(moment)
				tree := g.Picture(diagram.AsTree, diagram.Focus{}, nil)
				bands := g.Picture(diagram.AsBands, diagram.Focus{}, nil)
				plane := g.Picture(diagram.AsPlane, diagram.Focus{}, nil)
				wide := bands.Fit(100_000, 5_000)
				seen := 0
				for number := -backward; number <= forward; number++ {
					at, shown := tree.Spot(tree.Natural(), number)
					if shown {
						seen++
						if hit, ok := tree.Hit(tree.Natural(), at); !ok || hit.Node != number {
							t.Fatalf("%s: after %d events %d is seen where node %d is", m.Name(), moment, hit.Node, number)
						}
					}
					if at, there := bands.Spot(wide, number); there {
						if hit, ok := bands.Hit(wide, at); !ok || hit.Node != number {
							t.Fatalf("%s: after %d events the band of %d is where that of node %d is", m.Name(), moment, hit.Node, number)
						}
					}
					if at, there := plane.Spot(plane.Natural(), number); there && g.Has(number) && g.Standing(number).State != replay.Dropped {
						hit, ok := plane.Hit(plane.Natural(), at)
						a, b := g.Standing(number), g.Standing(hit.Node)
						if !ok || a.G != b.G || a.H != b.H {
							t.Fatalf("%s: after %d events node %d of %d, %d is where node %d of %d, %d is", m.Name(), moment, hit.Node, b.G, b.H, number, a.G, a.H)
						}
					}
				}
				if g.Len() <= 300 && seen != g.Len() {
					t.Errorf("%s: after %d events %d nodes of %d are seen", m.Name(), moment, seen, g.Len())
				}
			}
		}
	}
}

// A node of a search that places one thing after another bears its last move, and a dead end
// what has no choice left.
func TestNodesOfBacktrackingAreNamed(t *testing.T) {
	p, err := queens.Family().Parse("AABB\nCABB\nCCDB\nCDDD\n")
	if err != nil {
		t.Fatal(err)
	}
	for name, wanted := range map[string][]string{
		"csp": {">start<", ">Q r1c1<", ">× row 3<", ">× row 4<", ">Q r1c2<", ">Q r4c3<"},
		"dlx": {">start<", ">Q r1c2<", ">Q r4c3<"},
	} {
		m, err := engine.FindMethod(p, name, "")
		if err == nil && name == "csp" {
			m, err = m.With(engine.Values{"variables": "given"})
		}
		if err != nil {
			t.Fatal(err)
		}
		svg := diagram.Draw(recording.Record(context.Background(), p, m, engine.Limits{}, 0, nil), diagram.AsTree, writing()).SVG("tree", chart.Light())
		for _, words := range wanted {
			if !strings.Contains(svg, words) {
				t.Errorf("%s: %s is not in the tree", name, words)
			}
		}
	}
}

// The bands cover all of the width, as many pixels as nodes have room in it.
func TestBandsShareTheWidth(t *testing.T) {
	r := studytest.Tiles(t, fourteen, "astar", "misplaced", engine.Limits{})
	g := diagram.NewGrowth(r)
	g.Seek(r.Trace.Len())
	p := g.Picture(diagram.AsBands, diagram.Focus{}, nil)
	for _, width := range []float64{90, 400, 3_000} {
		v := p.Fit(width, 400)
		left, right := v.At(0, 0).X, v.At(1, 0).X
		for x := left + 0.5; x < right; x++ {
			if hit, ok := p.Hit(v, chart.Point{X: x, Y: v.At(0, 0.5).Y}); !ok || hit.Node != 1 {
				t.Fatalf("the start is not seen at %v of %v", x, width)
			}
		}
		if most := int(width) * 40; len(p.Draw(v, writing()).Shapes) > most {
			t.Errorf("%d shapes are drawn on a width of %v", len(p.Draw(v, writing()).Shapes), width)
		}
	}
}

func writing() diagram.Writing {
	return diagram.Writing{Measure: width, Say: engine.Message.String}
}

// The map of two searches shows each place that either has made, and no other.
func TestTheMapOfTwoShowsWhatEitherHasMade(t *testing.T) {
	two := diff.NewPair(context.Background(), studytest.Tiles(t, four, "astar", "manhattan", engine.Limits{}), studytest.Tiles(t, four, "bfs", "none", engine.Limits{}))
	for steps := range two.Steps() + 1 {
		moments := two.Moments(steps)
		p := diagram.PairTree(two, moments, diagram.Focus{}, nil)
		for i, place := range two.Places {
			_, shown := p.Spot(p.Natural(), int32(i)+1)
			if made := place.MadeAfter(moments) != diff.Neither; made != shown {
				t.Fatalf("after %d steps place %d is made: %t, shown: %t", steps, i, made, shown)
			}
		}
	}
}

func TestDrawingsAsFiles(t *testing.T) {
	r := studytest.Tiles(t, four, "astar", "manhattan", engine.Limits{})
	for _, m := range diagram.Modes() {
		svg := diagram.Draw(r, m, writing()).SVG(m.String(), chart.Light())
		goldentest.Text(t, m.String()+".svg", []byte(svg))
	}
	two := diff.NewPair(context.Background(), r, studytest.Tiles(t, four, "bfs", "none", engine.Limits{}))
	goldentest.Text(t, "two.svg", []byte(diagram.DrawPair(two, writing()).SVG("two", chart.Light())))
}

// A small tree is drawn with the boards of all its nodes.
func TestASmallTreeIsDrawnWithItsBoards(t *testing.T) {
	r := studytest.Tiles(t, four, "astar", "manhattan", engine.Limits{})
	d := diagram.Draw(r, diagram.AsTree, writing())
	rooms := 0
	for _, s := range d.Shapes {
		if s.Kind == chart.Inset {
			rooms++
			at, ok := r.Position(int32(s.Inside))
			if !ok || len(d.Insets[s.Inside].Items) != len(at.Scene().Items) {
				t.Errorf("the board of node %d is not drawn", s.Inside)
			}
		}
	}
	if forward, _ := r.Trace.Nodes(); rooms != int(forward) {
		t.Errorf("there is room for %d boards, there are %d nodes", rooms, forward)
	}
}

// A large tree is folded before its boards get too small, in the window and in a file, and
// the drawing says of all nodes that it does not show how many they are.
func TestALargeTreeIsFoldedToBoards(t *testing.T) {
	r := studytest.Tiles(t, fourteen, "astar", "misplaced", engine.Limits{})
	g := diagram.NewGrowth(r)
	g.Seek(r.Trace.Len())
	window := g.TreePicture(diagram.Focus{}, nil)
	window.Spread(760, 1)
	for name, d := range map[string]chart.Drawing{
		"window": window.Draw(window.Fit(760, 500), writing()),
		"file":   diagram.Draw(r, diagram.AsTree, writing()),
	} {
		boards, said := 0, 0
		for _, s := range d.Shapes {
			switch middle := s.Y + s.H/2; {
			case middle < 0 || middle > d.Height:
			case s.Kind == chart.Inset:
				boards++
				if s.W < 20 {
					t.Errorf("%s: a board is %v wide", name, s.W)
				}
			case s.Kind == chart.Text && (strings.HasPrefix(s.Text, "+") || strings.Contains(s.Text, " more ")):
				n, err := strconv.Atoi(strings.ReplaceAll(strings.Fields(strings.TrimPrefix(s.Text, "+"))[0], ",", ""))
				if err != nil {
					t.Errorf("%s: %q is no number", name, s.Text)
				}
				said += n
			}
		}
		if boards < 8 || boards+said != g.Len() {
			t.Errorf("%s: it shows %d boards and says %d more, the tree has %d nodes", name, boards, said, g.Len())
		}
	}
}

// A drawing of many figures names no more shades than there are.
func TestManyFiguresShareShades(t *testing.T) {
	r := studytest.Tiles(t, "8 6 7\n2 5 4\n3 - 1\n", "dfbnb", "misplaced", engine.Limits{})
	d := diagram.Draw(r, diagram.AsBands, writing())
	names := 0
	for _, s := range d.Shapes {
		if s.Kind == chart.Text && len(s.Text) > 2 && s.Text[:2] == "f " {
			names++
			if _, err := strconv.Atoi(s.Text[len(s.Text)-1:]); err != nil {
				t.Errorf("a shade is called %q", s.Text)
			}
		}
	}
	if names == 0 || names > chart.Shades {
		t.Errorf("%d shades are named", names)
	}
}

func width(text string, size float64, _ bool) float64 { return float64(len(text)) * size / 2 }

func TestADrawingIsTheSameEachTime(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		var before string
		for range 2 {
			r := recording.Record(context.Background(), p, p.Methods()[0], engine.Limits{}, 0, nil)
			svg := diagram.Draw(r, diagram.AsTree, writing()).SVG("tree", chart.Light())
			if before != "" && svg != before {
				t.Errorf("%s: two drawings differ", p.Family())
			}
			if !strings.Contains(svg, "<circle") && !strings.Contains(svg, `rx="6"`) { // a disc, or the frame of a board
				t.Errorf("%s: the drawing shows no node", p.Family())
			}
			before = svg
		}
	}
}

// A node that is named has its number above it, also in a tree that is folded, and no other has.
func TestNamedNodesHaveTheirNumbers(t *testing.T) {
	r := studytest.Tiles(t, fourteen, "astar", "misplaced", engine.Limits{})
	g := diagram.NewGrowth(r)
	g.Seek(r.Trace.Len())
	last, _ := r.Trace.Nodes()
	for _, aspect := range []float64{0, 1} {
		p := g.TreePicture(diagram.Focus{Next: 1, Named: []int32{2, last - 1, last}}, nil)
		p.Spread(1000, aspect)
		var numbers []string
		v := p.Fit(1000, 20_000)
		for _, s := range p.Draw(v, writing()).Shapes {
			if s.Kind == chart.Text && strings.HasPrefix(s.Text, "node ") {
				numbers = append(numbers, s.Text)
			}
		}
		want := []string{"node 2", fmt.Sprintf("node %d", last-1), fmt.Sprintf("node %d", last)}
		if !slices.Equal(numbers, want) {
			t.Errorf("boards of aspect %v: the numbers are %q, want %q", aspect, numbers, want)
		}
	}
}
