package play_test

import (
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
)

const (
	ice = `3 4
XXXX
Z*OX
LXXX
0 0 0 0
1 2 3 0
0 0 0 0
`
	regions = `ABBB
AACB
DACC
DDDC
`
)

// click presses and releases the button at one point.
func click(p scene.Point) func(*play.Hand) {
	return func(h *play.Hand) {
		h.Press(p)
		h.Release(p)
	}
}

// keys types letters and presses arrows: < > ^ v.
func keys(pressed string) func(*play.Hand) {
	arrows := map[rune]play.Action{'<': play.Left, '>': play.Right, '^': play.Up, 'v': play.Down, '!': play.Lay}
	return func(h *play.Hand) {
		for _, r := range pressed {
			if does, ok := arrows[r]; ok {
				h.Key(play.Key{Does: does})
			} else {
				h.Key(play.Key{Does: play.Type, Rune: r})
			}
		}
	}
}

// What the rules forbid is refused with the rule, and the piece stays picked.
func TestARefusedKeyOrClickSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name, board, queen string
		does               func(*play.Hand)
		piece, why         string
	}{
		{"a tile where the blank is not", tiles, "", keys("5"), "tile 5", "tile 5 is neither in the row nor in the column of the blank"},
		{"a tile away from the blank", tiles, "", keys("15<"), "tile 15", "tile 15 moves towards the blank only"},
		{"no tile below the blank", tiles, "", keys("^"), "", "no tile can move up: the blank is in the last row"},
		{"a click on a tile that cannot move", tiles, "", click(at(1.5, 1.5)), "tile 6", "tile 6 is neither in the row nor in the column of the blank"},
		{"a car that is blocked", cars, "", keys("A"), "piece A", "piece A is blocked at both ends"},
		{"a car at the edge", cars, "", keys("L<"), "piece L", "piece L stands at the edge of the board"},
		{"a car into another", cars, "", keys("P>"), "piece P", "piece C stands in the way of P"},
		{"a car across its lane", cars, "", keys("C>"), "piece C", "piece C slides only up and down"},
		{"the stone against a rock", ice, "", keys("^"), "", "a rock stands beside the actor: it cannot go up"},
		{"the stone into the lava", ice, "", keys("v"), "", "sliding down ends in the lava at row 3, column 1"},
		{"a click towards the lava", ice, "", click(at(0.5, 2.5)), "actor", "sliding down ends in the lava at row 3, column 1"},
		{"a queen in the row of another", regions, "queen r1c2", func(h *play.Hand) { h.Set(at(3.5, 0.5)) }, "queen B", "r1c4 and the queen on r1c2 are in one row"},
	} {
		p := position(t, c.board)
		if c.queen != "" {
			p = after(t, p, c.queen)
		}
		var h play.Hand
		h.Show(p)
		c.does(&h)
		r, ok := h.Refused()
		if !ok || r.Piece != c.piece || r.Why.String() != c.why {
			t.Errorf("%s: refused %v, %q: %q; want %q: %q", c.name, ok, r.Piece, r.Why, c.piece, c.why)
		}
		if c.piece != "" && h.Picked() != c.piece && c.queen == "" && c.name[:7] != "a click" {
			t.Errorf("%s: %q is picked", c.name, h.Picked())
		}
	}
}

// What is legal is not refused, nor is anything after it.
func TestALegalMoveIsNotRefused(t *testing.T) {
	for _, does := range []func(*play.Hand){keys("^>"), keys("515>"), click(at(2.5, 3.5))} {
		var h play.Hand
		h.Show(position(t, tiles))
		does(&h)
		if r, ok := h.Refused(); ok {
			t.Errorf("refused: %s", r.Why)
		}
	}
}

func after(t *testing.T, p engine.Position, name string) engine.Position {
	t.Helper()
	m, ok := engine.NamedMove(p, name)
	if !ok {
		t.Fatalf("%s is no move", name)
	}
	next, err := p.Apply(m)
	if err != nil {
		t.Fatal(err)
	}
	return next
}
