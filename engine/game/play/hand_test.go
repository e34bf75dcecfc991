package play_test

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/game/play"
	"langkah/engine/puzzles/nullpuzzle"
)

// at returns a point in cells of the board, 0 0 its top left corner.
func at(x, y float64) scene.Point { return scene.Point{X: scene.Rim + x, Y: scene.Rim + y} }

func position(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return engine.PlayStart(p)
}

func names(moves []engine.Move) string {
	var list []string
	for _, m := range moves {
		list = append(list, m.Name)
	}
	return strings.Join(list, ", ")
}

const tiles = `
 1  2  3  4
 5  6  7  8
 9 10 11 12
13 14 15  -
`

const cars = `6 6
11
AAB..F
..BCDF
GPPCDFK
GH.III
GHJ...
LLJMM.
`

// A drag from one point to another makes these moves.
func TestDrags(t *testing.T) {
	for _, c := range []struct {
		name, board string
		from, to    scene.Point
		want        string
	}{
		{"a tile less than half of its way", tiles, at(2.5, 3.5), at(2.9, 3.5), ""},
		{"a tile half of its way", tiles, at(2.5, 3.5), at(3.05, 3.1), "LEFT"},
		{"a tile beyond the blank", tiles, at(3.5, 2.5), at(3.5, 9), "UP"},
		{"a tile the wrong way", tiles, at(2.5, 3.5), at(0.5, 3.5), ""},
		{"a run", tiles, at(0.5, 3.5), at(1.5, 3.5), "LEFT, LEFT, LEFT"},
		{"a tile that is not in line with the blank", tiles, at(1.5, 1.5), at(3.5, 3.5), ""},
		{"the blank", tiles, at(3.5, 3.5), at(2.5, 3.5), ""},
		{"a car half a cell", cars, at(3.5, 1.5), at(3.5, 0.9), "C up 1"},
		{"a car less than half a cell", cars, at(3.5, 1.5), at(3.5, 1.1), ""},
		{"a car against another", cars, at(5.5, 0.5), at(5.5, 5.5), ""}, // I stands below
		{"a car to the rim and beyond", cars, at(3.5, 1.5), at(9, -5), "C up 1"},
		{"a car that is stuck", cars, at(1.2, 0.5), at(3, 0.5), ""},
		{"a car across its lane", cars, at(3.5, 1.5), at(5.5, 1.5), ""},
		{"the board between", cars, at(2.5, 3.5), at(2.5, 5.5), ""},
	} {
		var h play.Hand
		h.Show(position(t, c.board))
		h.Press(c.from)
		h.Move(c.to)
		if got := names(h.Release(c.to)); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if _, held := h.Held(); held {
			t.Errorf("%s: something is still in hand", c.name)
		}
	}
}

// Keys, by their first letters: arrows l r u d (capitals as far as it goes),
// #13 types a name, and the others as written.
func TestKeys(t *testing.T) {
	for _, c := range []struct{ board, keys, want string }{
		{tiles, "r", "LEFT"}, // the tile moves to the right
		{tiles, "l", ""},
		{tiles, "d", "UP"},
		{tiles, "R", "LEFT, LEFT, LEFT"},
		{tiles, "#14 lay", "LEFT, LEFT"},
		{tiles, "#1 lay", ""}, // not in line with the blank
		{tiles, "#12 d", "UP"},
		{cars, "u", ""},
		{cars, "#C u", "C up 1"},
		{cars, "#C d", ""},
		{cars, "#c u", "C up 1"},
		{cars, "#M R", "M right 1"},
		{cars, "#C drop u", ""},
	} {
		var h play.Hand
		h.Show(position(t, c.board))
		got := names(press(t, &h, c.keys))
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.keys, got, c.want)
		}
	}
}

// press presses keys and returns the moves of the last one.
func press(t *testing.T, h *play.Hand, keys string) (moves []engine.Move) {
	t.Helper()
	does := map[string]play.Key{
		"l": {Does: play.Left}, "r": {Does: play.Right}, "u": {Does: play.Up}, "d": {Does: play.Down},
		"L": {Does: play.Left, Far: true}, "R": {Does: play.Right, Far: true}, "U": {Does: play.Up, Far: true}, "D": {Does: play.Down, Far: true},
		"higher": {Does: play.Up, Layer: true}, "lower": {Does: play.Down, Layer: true},
		"lay": {Does: play.Lay}, "turn": {Does: play.Turn}, "back": {Does: play.TurnBack}, "flip": {Does: play.Flip},
		"tilt": {Does: play.Tilt}, "next": {Does: play.Next}, "remove": {Does: play.Remove},
		"tab": {Does: play.NextPiece}, "untab": {Does: play.PreviousPiece}, "drop": {Does: play.Drop},
	}
	for _, word := range strings.Fields(keys) {
		if name, typed := strings.CutPrefix(word, "#"); typed {
			for _, r := range name {
				moves = h.Key(play.Key{Does: play.Type, Rune: r})
			}
			continue
		}
		k, ok := does[word]
		if !ok {
			t.Fatalf("no key %q", word)
		}
		moves = h.Key(k)
	}
	return moves
}

func TestTabGoesThroughThePiecesThatCanMove(t *testing.T) {
	var h play.Hand
	h.Show(position(t, cars))
	var order []string
	for range 8 {
		press(t, &h, "tab")
		order = append(order, strings.TrimPrefix(h.Picked(), "piece "))
	}
	if got := strings.Join(order, ""); got != "CDGIJMCD" {
		t.Errorf("the order is %s", got)
	}
	first := h.Picked()
	press(t, &h, "tab untab")
	if h.Picked() != first {
		t.Errorf("there and back leads from %s to %s", first, h.Picked())
	}
}

const small = `2 4 2
DEFAULT
AAA
A
BB
 BB
`

// A packing is solved by keys alone: a piece stays in hand until it fits and is dropped.
func TestPiecesAreLaidByKeys(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"#A lay", "A 1 r1c1"},
		{"#A next lay", "A 1 r1c2"},
		{"#A R lay", ""},    // the held cell goes to the last column, where the piece does not fit
		{"#A turn lay", ""}, // upright it reaches beyond
		{"#A turn turn d r r lay", "A 3 r1c3"},
		{"#A drop lay", ""},
		{"#B lay", "B 1 r1c1"},
		{"#B flip", ""},
		{"#Z lay", ""},
		{"#A remove", ""},
	} {
		var h play.Hand
		h.Show(position(t, small))
		got := names(press(t, &h, c.keys))
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.keys, got, c.want)
		}
	}
}

// The cell that was grabbed stays under the pointer, however the piece is turned.
func TestTheGrabbedCellStaysUnderThePointer(t *testing.T) {
	p := position(t, "5 5 2\nDEFAULT\nAAA\nA\nBB\nB\n")
	tray := p.Scene().Of("piece A")[0].Points
	for i, grabbed := range tray {
		for _, keys := range []string{"", "turn", "turn turn", "back", "flip", "flip turn", "turn flip", "flip flip turn"} {
			var h play.Hand
			h.Show(p)
			h.Press(grabbed)
			h.Move(at(2.5, 2.5))
			press(t, &h, keys)
			d, _ := h.Held()
			o := d.Offer()
			if !o.Fits || len(o.Moves) != 1 {
				t.Fatalf("cell %d, %s: %+v", i, keys, o)
			}
			next, err := p.Apply(o.Moves[0])
			if err != nil {
				t.Fatal(err)
			}
			if row := strings.Split(next.Text(), "\n")[2]; row[2] != 'A' {
				t.Errorf("cell %d, %s: %s leaves the middle empty:\n%s", i, keys, o.Moves[0].Name, next.Text())
			}
			if len(o.Landed[0].Points) != len(tray) || !same(o.Landed[0].Points, o.Lifted[0].Points) {
				t.Errorf("cell %d, %s: in hand it is %v, and lies at %v", i, keys, o.Lifted[0].Points, o.Landed[0].Points)
			}
		}
	}
}

func same(a, b []scene.Point) bool {
	for i := range a {
		if dx, dy := a[i].X-b[i].X, a[i].Y-b[i].Y; dx*dx+dy*dy > 1e-9 {
			return false
		}
	}
	return len(a) == len(b)
}

// A piece on the board is taken by a click, moved, and removed in three ways.
func TestAPieceThatLiesIsTakenUpAgain(t *testing.T) {
	p := position(t, small)
	laid, err := p.Apply(engine.Move{Name: "A 1 r1c1", Cost: 1})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		do   func(h *play.Hand) []engine.Move
		want string
	}{
		"dragged to another place": {func(h *play.Hand) []engine.Move { h.Press(at(1.5, 0.5)); return h.Release(at(2.5, 0.5)) }, "A off, A 1 r1c2"},
		"dragged off":              {func(h *play.Hand) []engine.Move { h.Press(at(1.5, 0.5)); return h.Release(at(-2, 0.5)) }, "A off"},
		"dragged where it is not":  {func(h *play.Hand) []engine.Move { h.Press(at(1.5, 0.5)); return h.Release(at(3.5, 0.5)) }, ""},
		"put back":                 {func(h *play.Hand) []engine.Move { h.Press(at(1.5, 0.5)); return h.Release(at(1.7, 0.6)) }, ""},
		"clicked twice": {func(h *play.Hand) []engine.Move {
			h.Press(at(1.5, 0.5))
			h.Release(at(1.5, 0.5))
			h.Press(at(2.5, 0.5))
			return h.Release(at(2.5, 0.5))
		}, "A off, A 1 r1c2"},
		"double click":  {func(h *play.Hand) []engine.Move { return h.SendBack(at(1.5, 0.5)) }, "A off"},
		"Delete":        {func(h *play.Hand) []engine.Move { return press(t, h, "#A remove") }, "A off"},
		"moved by keys": {func(h *play.Hand) []engine.Move { return press(t, h, "#A r lay") }, "A off, A 1 r1c2"},
	} {
		var h play.Hand
		h.Show(laid)
		if got := names(c.do(&h)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	// Pieces fixed by the file stay.
	given := position(t, small+"GIVEN\nAAA.\nA...\n")
	var h play.Hand
	h.Show(given)
	if h.Press(at(0.5, 0.5)) || h.SendBack(at(0.5, 0.5)) != nil {
		t.Error("a given piece was taken up")
	}
	if _, err := given.Apply(engine.Move{Name: "A off", Cost: 1}); err == nil {
		t.Error("a given piece was taken off")
	}
}

// In a pyramid a piece moves between layers and into slanted planes.
func TestPiecesOfAPyramid(t *testing.T) {
	p := position(t, "3 3 2\nPYRAMID\nAA\nBBB\n")
	for _, c := range []struct{ keys, want string }{
		{"#A lay", "A 1 h1r1c1"},
		{"#A higher lay", "A 1 h2r1c1"},
		{"#A higher higher", ""},
		{"#A tilt lay", "A 3 h1r1c1"},
		{"#A r d tilt lay", "A 3 h1r2c2"},
		{"#B tilt lay", "B 3 h1r1c1"},
	} {
		var h play.Hand
		h.Show(p)
		if got := names(press(t, &h, c.keys)); got != c.want {
			t.Errorf("%s: %q, want %q", c.keys, got, c.want)
		}
	}
}

// hidden is a position without a grip.
type hidden struct{ engine.Position }

func TestAFamilyWithoutAGripIsPlayedByClicks(t *testing.T) {
	var h play.Hand
	h.Show(hidden{position(t, tiles)})
	h.Press(at(2.5, 3.5))
	if got := names(h.Release(at(2.5, 3.5))); got != "LEFT" {
		t.Errorf("a click makes %q", got)
	}
	h.Press(at(2.5, 3.5))
	if got := names(h.Release(at(0.5, 0.5))); got != "" {
		t.Errorf("dropping elsewhere makes %q", got)
	}
	if got := names(press(t, &h, "#12 lay")); got != "UP" {
		t.Errorf("keys make %q", got)
	}
	if h.Press(at(0.5, 0.5)) {
		t.Error("a tile without a move was taken hold of")
	}
}

// gridNames is a row of lamps named as the cells of a spreadsheet: A1, A2.
type gridNames struct{ engine.Position }

func (g gridNames) Scene() scene.Scene {
	s := g.Position.Scene()
	for i, it := range s.Items {
		if it.Text != "" {
			s.Items[i].Text = "A" + it.Text
		}
	}
	return s
}

func TestANameOfALetterAndANumberIsTyped(t *testing.T) {
	row, err := nullpuzzle.Parse("............")
	if err != nil {
		t.Fatal(err)
	}
	for keys, want := range map[string]string{
		"#A2 lay":     "press 2",
		"#a12 lay":    "press 12",
		"#A1 #A2 lay": "press 2", // the second name replaces the first
		"#B2 lay":     "",
		"#A lay":      "",
	} {
		var h play.Hand
		h.Show(gridNames{row.Start()})
		if got := names(press(t, &h, keys)); got != want {
			t.Errorf("%s: %q, want %q", keys, got, want)
		}
	}
}

func TestAnEmptyHandDoesNothing(t *testing.T) {
	var h play.Hand
	if h.Press(at(0, 0)) || h.Release(at(0, 0)) != nil || press(t, &h, "#A l tab turn next lay remove drop") != nil || h.SendBack(at(0, 0)) != nil {
		t.Error("something came of nothing")
	}
}

// A piece that is tilted goes to the nearest place where it fits in the next plane, and stays
// in hand; as often tilted as there are planes, it lies in the first one again.
func TestATiltedPieceFits(t *testing.T) {
	p := position(t, "3 3 2\nPYRAMID\nAA\nBBB\n")
	for _, start := range []string{"#A", "#A r r", "#A higher higher", "#B d d"} {
		var h play.Hand
		h.Show(p)
		press(t, &h, start)
		for i := range 6 {
			press(t, &h, "tilt")
			d, ok := h.Held()
			if !ok || !d.Offer().Fits {
				t.Fatalf("%s tilted %d times: in hand %v, %s", start, i+1, ok, d.Offer().Says)
			}
		}
	}
}
