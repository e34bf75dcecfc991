package queens

import (
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
)

// middle returns the centre of a cell of a 4 x 4 board.
func middle(t *testing.T, p *Puzzle, name string) scene.Point {
	cell, ok := p.board.find(name)
	if !ok {
		t.Fatalf("there is no cell %s", name)
	}
	at := p.board.corner(cell)
	return scene.Point{X: at.X + 0.5, Y: at.Y + 0.5}
}

func names(moves []engine.Move) (list string) {
	for _, m := range moves {
		list += m.Name + ";"
	}
	return list
}

// A click on a queen takes her, a drag moves her, a letter leads to her region.
func TestPlayByMouseAndKeys(t *testing.T) {
	p := puzzleOf(t, "AABB\nCABB\nCCDB\nCDDD\n")
	at, err := p.LooseStart().Apply(engine.Move{Name: "queen r1c2", Cost: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ from, to, want string }{
		{"r1c2", "r1c2", "take r1c2;"},
		{"r1c2", "r2c2", "take r1c2;queen r2c2;"},
	} {
		var h play.Hand
		h.Show(at)
		h.Press(middle(t, p, tc.from))
		h.Move(middle(t, p, tc.to))
		if got := names(h.Release(middle(t, p, tc.to))); got != tc.want {
			t.Errorf("from %s to %s: %q, want %q", tc.from, tc.to, got, tc.want)
		}
	}
	var h play.Hand
	h.Show(at)
	h.Key(play.Key{Does: play.Type, Rune: 'c'})
	h.Key(play.Key{Does: play.Down})
	if got := names(h.Key(play.Key{Does: play.Lay})); got != "queen r4c1;" {
		t.Errorf("C, down and Enter: %q", got)
	}
}

func TestABoardIsPainted(t *testing.T) {
	p := puzzleOf(t, "AABB\nCABB\nCCDB\nCDDD\n")
	e := editor()
	d, err := e.Blank(4, 4)
	use := func(tool, from, to, value string) {
		if err == nil {
			d, err = d.Use(engine.Stroke{Tool: tool, From: middle(t, p, from), To: middle(t, p, to), Value: value})
		}
	}
	use("paint", "r1c3", "r3c4", "B")
	use("paint", "r2c1", "r4c1", "X")
	use("paint", "r3c2", "r3c2", "X")
	use("paint", "r4c2", "r4c4", "D")
	use("paint", "r3c3", "r3c3", "D")
	use("fill", "r2c1", "r2c1", "C")
	use("queen", "r1c2", "r1c2", "")
	if err != nil {
		t.Fatal(err)
	}
	want := "AABB\nCABB\nCCDB\nCDDD\nqueens: r1c2\n"
	if d.Text() != want {
		t.Errorf("painted\n%s", d.Text())
	}
	if _, err := e.Blank(4, 5); err == nil {
		t.Error("a board that is not square is begun")
	}
	if _, err := d.Use(engine.Stroke{Tool: "paint", From: middle(t, p, "r1c1"), To: middle(t, p, "r1c1"), Value: "7"}); err == nil {
		t.Error("a region is called 7")
	}
}
