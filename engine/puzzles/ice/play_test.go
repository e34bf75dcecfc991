package ice

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// at returns the centre of a cell, row and column from 1.
func at(row, col float64) scene.Point {
	return scene.Point{X: scene.Rim + col - 0.5, Y: scene.Rim + row - 0.5}
}

func TestGrip(t *testing.T) {
	p := mustParse(t, course).Start().(Position)
	said := func(moves []engine.Move) string { return word(moves) }
	for dir, want := range map[string]string{"right": "R", "up": "", "left": "", "down": ""} {
		d := map[string][2]int{"right": {1, 0}, "up": {0, -1}, "left": {-1, 0}, "down": {0, 1}}[dir]
		if got := said(p.Push(d[0], d[1], false)); got != want {
			t.Errorf("the arrow %s makes %q, want %q", dir, got, want)
		}
	}
	if _, ok := p.Grab(at(3, 5)); ok {
		t.Error("a cell beside row and column is taken hold of")
	}
	drag, ok := p.Grab(at(6, 4))
	if !ok || said(drag.Tap()) != "R" {
		t.Errorf("a click in the row to the right makes %v", drag)
	}
	drag, ok = p.Grab(at(6, 2))
	if !ok || drag.Piece() != actorID || drag.Tap() != nil || drag.Offer().Moves != nil {
		t.Errorf("a click on the actor makes a move: %v", drag)
	}
	o := drag.To(at(6, 3)).Offer()
	if !o.Fits || said(o.Moves) != "R" || len(o.Landed) != 1 || o.Landed[0].X < at(6, 4).X-0.5 {
		t.Errorf("drawn to the right it offers %+v", o)
	}
	o = drag.To(at(5, 2)).Offer()
	if o.Fits || o.Moves != nil || !strings.Contains(o.Says.String(), "crosses number 1") {
		t.Errorf("drawn up it offers %+v", o)
	}
	if o = drag.Nudge(-1, 0, false).Offer(); o.Fits || !strings.Contains(o.Says.String(), "a rock stands beside") {
		t.Errorf("nudged to the left it offers %+v", o)
	}
}

func TestEditing(t *testing.T) {
	d, err := editor().Blank(3, 4)
	for _, s := range []engine.Stroke{
		{Tool: "actor", To: at(2, 2)}, {Tool: "goal", To: at(2, 4)}, {Tool: "number", To: at(2, 3)},
		{Tool: "cost", To: at(2, 3), Value: "7"}, {Tool: "lava", To: at(1, 1)},
	} {
		if err == nil {
			d, err = d.Use(s)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if want := "3 4\nLXXX\nXZ0O\nXXXX\n0 0 0 0\n0 1 7 1\n0 0 0 0\n"; d.Text() != want {
		t.Errorf("the draft is\n%swant\n%s", d.Text(), want)
	}
	for name, s := range map[string]engine.Stroke{
		"have no cost":      {Tool: "cost", To: at(1, 2)},
		"there is no cell":  {Tool: "rock", To: at(0, 1)},
		"expected a digit":  {Tool: "number", To: at(1, 1), Value: "x"},
		"from 0 to":         {Tool: "cost", To: at(2, 2), Value: "-1"},
		"there is no tool ": {Tool: "snow", To: at(1, 1)},
	} {
		if _, err := d.Use(s); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%+v: %v", s, err)
		}
	}
}

// The scene shows the actor where it is, and no other movable item.
func TestScene(t *testing.T) {
	z := mustParse(t, course)
	s := z.Start().Scene()
	balls := s.Of(actorID)
	if len(balls) != 1 || balls[0].Kind != scene.Ball || balls[0].Text != "Z" {
		t.Fatalf("the actor is %+v", balls)
	}
	next, err := z.Start().Apply(z.Start().Moves()[0])
	if err != nil {
		t.Fatal(err)
	}
	if moved := next.Scene().Of(actorID)[0]; moved.X != balls[0].X+2 || moved.Y != balls[0].Y {
		t.Errorf("after R it is at %v, %v", moved.X, moved.Y)
	}
}

func BenchmarkLargestReal(b *testing.B) {
	z := mustParse(b, largest)
	m := z.Methods()[0]
	for range b.N {
		if r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil); r.Status != engine.Solved || r.Optimality != engine.Proven {
			b.Fatal(r.Reason)
		}
	}
}
