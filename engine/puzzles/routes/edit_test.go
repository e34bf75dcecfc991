package routes

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// drawnBy uses tools on an empty board of 8 x 12: a stroke is a tool, where it begins and ends in board units of the
// scene's inside, and a value.
func drawnBy(t *testing.T, strokes ...string) (engine.Draft, error) {
	t.Helper()
	d, err := editor().Blank(8, 12)
	for _, s := range strokes {
		if err != nil {
			t.Fatal(err)
		}
		w := append(strings.Fields(s), "", "", "")
		at := func(s string) scene.Point {
			x, y, _ := strings.Cut(s, ",")
			return scene.Point{X: scene.Rim + parsed(t, x), Y: scene.Rim + parsed(t, y)}
		}
		value, to := w[2], w[1]
		if strings.Contains(w[2], ",") {
			to, value = w[2], w[3]
		}
		d, err = d.Use(engine.Stroke{Tool: w[0], From: at(w[1]), To: at(to), Value: value})
	}
	return d, err
}

func parsed(t *testing.T, s string) float64 {
	t.Helper()
	x, err := number(s)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestAGraphIsDrawnByHand(t *testing.T) {
	triangle := []string{"place 2,2", "place 8,2", "place 8,6 Oz", "road 2,2 8,2 7.5", "road 8,2 8,6"}
	for _, tc := range []struct {
		more string // strokes after the triangle, apart by ;
		want string // lines of the text, or ! and the error
	}{
		{"", "start A|goal B|A B 7.5|B Oz 40"},
		{"road 5,2 5,2 9", "A B 9"},
		{"road 8,6 2,2", "Oz A 73"},
		{"h 2,2 4; goal 8,6", "goal B Oz|A 4|Oz 0"},
		{"start 8,6", "start Oz"},
		{"move 2,2 2,5", "A 7 -37"},
		{"place 2,2 Home", "start Home|Home B 7.5"},
		{"remove 5,2", "A"},
		{"remove 8,6", "A B 7.5"},
		{"visit 8,6; place 4,6", "visit Oz|C"},
		{"remove 11,7", "!nothing to remove"},
		{"road 2,2 4,6", "!from one place to another"},
		{"h 2,2 x", `!found "x"`},
		{"goal 8,2", "!the only goal"},
		{"wall 2,2", "!a graph has no use for the tool Wall"},
		{"place 4,6 Oz", "!there is a place Oz already"},
	} {
		strokes := append([]string{}, triangle...)
		for _, s := range strings.Split(tc.more, ";") {
			if s = strings.TrimSpace(s); s != "" {
				strokes = append(strokes, s)
			}
		}
		d, err := drawnBy(t, strokes...)
		if refused, ok := strings.CutPrefix(tc.want, "!"); ok || err != nil {
			if err == nil || !ok || !strings.Contains(err.Error(), refused) {
				t.Errorf("%s: %v, want %q", tc.more, err, tc.want)
			}
			continue
		}
		for _, line := range strings.Split(tc.want, "|") {
			if !strings.Contains("\n"+d.Text(), "\n"+line+"\n") {
				t.Errorf("%s: no line %q in\n%s", tc.more, line, d.Text())
			}
		}
		z, err := parse(d.Text())
		if err != nil {
			t.Fatalf("%s: %v in\n%s", tc.more, err, d.Text())
		}
		if again, err := newDraft(z); err != nil || again.Text() != d.Text() {
			t.Errorf("%s: %v, drawn\n%sread again\n%s", tc.more, err, d.Text(), again.Text())
		}
	}
}

func TestAMapIsPaintedByHand(t *testing.T) {
	d, err := drawnBy(t, "start 0.5,0.5", "goal 3.5,1.5", "wall 1.5,0.5", "cost 1.5,1.5 4", "visit 2.5,1.5", "start 0.5,1.5", "wall 5.5,0.5", "remove 5.5,0.5")
	if err != nil {
		t.Fatal(err)
	}
	if want := "grid 4\n.#..........\nS4TG........\n"; !strings.HasPrefix(d.Text(), want) {
		t.Errorf("painted\n%swant\n%s", d.Text(), want)
	}
	if _, err := d.Use(engine.Stroke{Tool: placeTool, To: scene.Point{X: 3, Y: 3}}); err == nil {
		t.Error("a map with walls became a graph")
	}
	if _, err := d.Use(engine.Stroke{Tool: costTool, To: scene.Point{X: 3, Y: 3}, Value: "12"}); err == nil {
		t.Error("a cell costs 12")
	}
	if _, err := parse(d.Text()); err != nil {
		t.Error(err)
	}
}
