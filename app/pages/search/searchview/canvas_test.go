package searchview

import (
	"context"
	"math"
	"os"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/catalog"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// eight is A* on one of the two 8-puzzles of 31 moves, small on one of 14.
const (
	eight = "8 6 7\n2 5 4\n3 - 1\n"
	small = "1 5 6\n4 2 3\n7 8 -\n"
)

func recorded(t testing.TB, board string) recording.Recording {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(board)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	return recording.Record(context.Background(), p, m, engine.Limits{}, 0, nil)
}

// show shows a moment with the node that comes next.
func show(c *Canvas, player *replay.Player, moment int) {
	player.Seek(moment)
	next, _, _ := player.Next()
	c.ShowScene(Scene{Recording: player.Recording, Moment: moment, Next: next.Node})
	c.paint(864, 700)
}

func position(at chart.Point) fyne.Position { return fyne.NewPos(float32(at.X), float32(at.Y)) }

func TestAClickChoosesANode(t *testing.T) {
	c, player := desk(t), replay.NewPlayer(recorded(t, small))
	var chosen, over []int32
	c.OnSelect = func(node int32) { chosen = append(chosen, node) }
	c.OnHover = func(node int32) { over = append(over, node) }
	show(c, player, 30)
	for _, mode := range diagram.Modes() {
		c.SetMode(mode)
		chosen, over = nil, nil
		at, ok := c.picture.Spot(c.sight().View, 3)
		if !ok {
			t.Fatalf("%s: node 3 is not shown", mode)
		}
		c.Tapped(&fyne.PointEvent{Position: position(at)})
		c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: position(at)}})
		c.MouseOut()
		if len(chosen) != 1 || mode != Plane && chosen[0] != 3 {
			t.Errorf("%s: a click on node 3 chooses %v", mode, chosen)
		}
		if len(over) != 2 || over[0] != chosen[0] || over[1] != 0 {
			t.Errorf("%s: the mouse is over %v, expected %v and nothing", mode, over, chosen)
		}
	}
}

func TestAWedgeOpensWhereOneClicks(t *testing.T) {
	c, r := desk(t), recorded(t, eight)
	show(c, replay.NewPlayer(r), r.Trace.Len())
	var at chart.Point
	var wedge diagram.Hit
	s := c.sight()
	for y := 0.0; y < s.Height && wedge.Folded == 0; y += 3 {
		for x := 0.0; x < s.Width && wedge.Folded == 0; x += 3 {
			at = chart.Point{X: x, Y: y}
			wedge, _ = c.picture.Hit(s.View, at)
		}
	}
	if wedge.Folded == 0 {
		t.Fatal("a tree of 10,000 nodes shows no wedge")
	}
	forward, _ := r.Trace.Nodes()
	children := func() (shown, all int) {
		for node := int32(1); node <= forward; node++ {
			if n, _ := r.Trace.Node(node); n.Parent == wedge.Folded {
				all++
				if _, ok := c.picture.Spot(s.View, node); ok {
					shown++
				}
			}
		}
		return shown, all
	}
	if shown, all := children(); shown == all {
		t.Fatalf("the wedge below %d hides none of its %d children", wedge.Folded, all)
	}
	c.Tapped(&fyne.PointEvent{Position: position(at)})
	if shown, all := children(); shown != all {
		t.Errorf("%d of %d children are shown after a click", shown, all)
	}
}

// While the search goes on the start stays in its place but where all has to be
// made smaller, and what the user has zoomed into stays as large.
func TestNodesStayInTheirPlaces(t *testing.T) {
	c, r := desk(t), recorded(t, small)
	player := replay.NewPlayer(r)
	moves, steps := 0, 0
	show(c, player, 1)
	for moment := 2; moment <= r.Trace.Len(); moment++ {
		before, _ := c.picture.Spot(c.sight().View, 1)
		show(c, player, moment)
		if now, _ := c.picture.Spot(c.sight().View, 1); math.Hypot(now.X-before.X, now.Y-before.Y) > 0.5 {
			moves++
		}
		steps++
	}
	if moves > steps/5 {
		t.Errorf("the start moves in %d of %d steps", moves, steps)
	}
	show(c, player, 60)
	c.Zoom(3)
	scale := c.sight().ScaleX
	for moment := 61; moment < r.Trace.Len(); moment++ {
		show(c, player, moment)
		if c.sight().ScaleX != scale {
			t.Fatal("a step zooms")
		}
		if next, ok := c.picture.Spot(c.sight().View, c.scene.Next); ok && !within(next, c.sight().View) {
			t.Fatalf("after %d events the next node is out of sight, at %v", moment, next)
		}
	}
}

func TestTheWheelZoomsAroundTheMouse(t *testing.T) {
	c := desk(t)
	show(c, replay.NewPlayer(recorded(t, small)), 60)
	at := chart.Point{X: 300, Y: 200}
	for _, mode := range diagram.Modes() {
		c.SetMode(mode)
		x, y := c.sight().Place(at)
		before := c.sight().View
		c.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: position(at)}, Scrolled: fyne.NewDelta(0, 30)})
		if c.sight().ScaleX <= before.ScaleX {
			t.Errorf("%s: the wheel does not make it larger", mode)
		}
		if x2, y2 := c.sight().Place(at); math.Abs(x2-x)*before.ScaleX > 0.1 || math.Abs(y2-y)*before.ScaleY > 0.1 {
			t.Errorf("%s: the place at the mouse goes from %v, %v to %v, %v", mode, x, y, x2, y2)
		}
		c.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(1e6, -1e6)})
		left, top, right, bottom := c.picture.Bounds()
		if a, b := c.sight().At(left, top), c.sight().At(right, bottom); a.X > c.sight().Width-50 || b.X < 50 || a.Y > c.sight().Height-50 || b.Y < 50 {
			t.Errorf("%s: it can be lost out of sight", mode)
		}
		c.Fit()
		if c.sight().View != before {
			t.Errorf("%s: it does not fit again", mode)
		}
	}
}

// One raster shows any number of nodes: the toolkit goes through all objects of a
// window whenever it paints.
func TestTheCanvasIsAFewObjects(t *testing.T) {
	c, r := desk(t), recorded(t, eight)
	for _, mode := range diagram.Modes() {
		c.SetMode(mode)
		show(c, replay.NewPlayer(r), r.Trace.Len())
		if n := len(test.WidgetRenderer(c).Objects()); n > 300 {
			t.Errorf("%s: there are %d objects", mode, n)
		}
	}
}

// An empty canvas, and one before the first event, can be used as any other.
func TestNothingToShow(t *testing.T) {
	c := desk(t)
	use := func() {
		for _, mode := range diagram.Modes() {
			c.SetMode(mode)
			c.paint(864, 700)
			c.Fit()
			c.Zoom(2)
			c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(400, 300)})
			c.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(5, 5)})
			c.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -30)})
			c.MouseMoved(&desktop.MouseEvent{})
			c.MouseOut()
		}
	}
	use()
	c.ShowScene(Scene{Recording: recorded(t, small)})
	use()
}

// All that is held for 200,000 events is less than 300 MB.
func TestMemory(t *testing.T) {
	if os.Getenv("LANGKAH_LONG") == "" {
		t.Skip("set LANGKAH_LONG")
	}
	r := longest(t)
	c, player := desk(t), replay.NewPlayer(r)
	for _, mode := range diagram.Modes() {
		c.SetMode(mode)
		show(c, player, r.Trace.Len())
		c.Zoom(40)
		c.paint(864, 700)
	}
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	t.Logf("%d MB", m.HeapAlloc>>20)
	if m.HeapAlloc > 300<<20 {
		t.Errorf("%d MB are held", m.HeapAlloc>>20)
	}
	runtime.KeepAlive(c)
}

// A tree deeper than the window is high shows the next node all the same, as a board.
func TestADeepTreeShowsTheNextNode(t *testing.T) {
	c, r := desk(t), recorded(t, eight)
	player := replay.NewPlayer(r)
	for n := 100; n < r.Trace.Expansions(); n += 100 {
		_, moment := r.Trace.Expansion(n) // when all successors of the one before are made
		show(c, player, moment)
		v := c.sight().View
		at, ok := c.picture.Spot(v, c.scene.Next)
		if c.scene.Next != 0 && (!ok || !within(at, v)) {
			t.Fatalf("after %d events the next node is at %v of %v x %v", moment, at, v.Width, v.Height)
		}
		boards := 0
		for _, s := range c.picture.Draw(v, c.write).Shapes {
			if s.Kind == chart.Inset {
				boards++
			}
		}
		if boards < 5 {
			t.Errorf("after %d events %d boards are drawn", moment, boards)
		}
	}
}
