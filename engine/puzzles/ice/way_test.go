package ice

import (
	"fmt"
	"strings"
	"testing"

	"langkah/engine/base/scene"
)

// The way of a slide is its cells with their costs; a cross marks where it may not end.
func TestTheWayOfASlideIsShown(t *testing.T) {
	const board = "5 6\nXXXXXX\nXZ**0X\nX1*O*X\nXLXXXX\nXXXXXX\n0 0 0 0 0 0\n0 1 2 3 4 0\n0 5 6 7 8 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
	p := mustParse(t, board).Start().(Position)
	for _, c := range []struct {
		dx, dy int
		costs  string
		cross  string // row and column of it
		fits   bool
	}{
		{1, 0, "2 3 4", "", true},
		{0, 1, "", "3 2", false}, // number 1 before 0
		{0, -1, "", "", false},   // a rock
	} {
		o := p.Preview(c.dx, c.dy)
		var costs []string
		cross := ""
		for _, it := range o.Marks {
			switch {
			case it.Kind == scene.Text && it.Bold:
				costs = append(costs, it.Text)
			case it.Kind == scene.Cross:
				cross = fmt.Sprint(int(it.Y+it.H/2-scene.Rim)+1, int(it.X+it.W/2-scene.Rim)+1)
			}
		}
		if got := strings.Join(costs, " "); got != c.costs || cross != c.cross || o.Fits != c.fits || o.Lifted != nil {
			t.Errorf("to %d, %d: costs %q, cross at %q, fits %v", c.dx, c.dy, got, cross, o.Fits)
		}
		if rock := c.dy < 0; (len(o.Marks) == 0) != rock {
			t.Errorf("to %d, %d: %d marks", c.dx, c.dy, len(o.Marks))
		}
	}
}
