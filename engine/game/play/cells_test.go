package play_test

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
)

// queens is a board being played on, whose moves are made.
type queens struct {
	t    *testing.T
	hand play.Hand
	at   engine.Position
}

func newQueens(t *testing.T) *queens {
	q := &queens{t: t, at: position(t, regions)}
	q.hand.Show(q.at)
	return q
}

func (q *queens) play(moves []engine.Move) {
	q.t.Helper()
	for _, m := range moves {
		next, err := q.at.Apply(m)
		if err != nil {
			q.t.Fatal(err)
		}
		q.at = next
	}
	if len(moves) > 0 {
		q.hand.Show(q.at)
	}
}

func (q *queens) click(x, y float64) { q.drag(at(x+0.5, y+0.5)) }

func (q *queens) drag(points ...scene.Point) {
	q.t.Helper()
	q.hand.Press(points[0])
	for _, p := range points[1:] {
		q.hand.Move(p)
	}
	q.play(q.hand.Release(points[len(points)-1]))
}

// keys presses arrows < > ^ v, s for Space and x.
func (q *queens) keys(pressed string) {
	q.t.Helper()
	does := map[rune]play.Key{'<': {Does: play.Left}, '>': {Does: play.Right}, '^': {Does: play.Up}, 'v': {Does: play.Down}, 's': {Does: play.Turn}, 'D': {Does: play.Remove}}
	for _, r := range pressed {
		k, ok := does[r]
		if !ok {
			k = play.Key{Does: play.Type, Rune: r}
		}
		q.play(q.hand.Key(k))
	}
}

// want compares the board, drawn with # for queens and x for crosses that are seen.
func (q *queens) want(what, board string) {
	q.t.Helper()
	text := []byte(q.at.Text())
	for _, cell := range q.hand.Crosses() {
		if i := cell + cell/4; text[i] != '#' { // a line end after four cells
			text[i] = 'x'
		}
	}
	if got := strings.Join(strings.Fields(string(text)), " "); got != board {
		q.t.Errorf("%s: %s, want %s", what, got, board)
	}
}

func TestAClickGoesFromCrossToQueenToEmpty(t *testing.T) {
	q := newQueens(t)
	q.click(1, 0)
	q.want("one click", "AxBB AACB DACC DDDC")
	q.click(1, 0)
	q.want("two clicks", "A#BB AACB DACC DDDC")
	q.click(1, 0)
	q.want("three clicks", "ABBB AACB DACC DDDC")
}

// A queen who may not stand there is refused with the reason, and shown; the next click
// empties the cell.
func TestAClickOnACrossWhereNoQueenMayStand(t *testing.T) {
	q := newQueens(t)
	q.click(1, 0)
	q.click(1, 0)
	q.click(3, 0)
	q.click(3, 0)
	r, ok := q.hand.Refused()
	if !ok || r.Why.String() != "r1c4 and the queen on r1c2 are in one row" || len(r.Shown) == 0 {
		t.Errorf("refused %v: %q, %d items shown", ok, r.Why, len(r.Shown))
	}
	q.want("refused", "A#Bx AACB DACC DDDC")
	q.click(3, 0)
	if _, ok := q.hand.Refused(); ok {
		t.Error("the last click is refused too")
	}
	q.want("emptied", "A#BB AACB DACC DDDC")
	q.click(2, 2)
	q.click(3, 0)
	q.click(2, 2)
	q.want("elsewhere the turn begins anew", "A#Bx AACB DA#C DDDC")
}

func TestADragCrossesOrClearsManyCells(t *testing.T) {
	q := newQueens(t)
	q.drag(at(0.5, 0.5), at(3.5, 0.5)) // fast, from the first cell to the last
	q.want("a row", "xxxx AACB DACC DDDC")
	q.drag(at(1.5, 0.5), at(2.5, 0.5), at(2.5, 1.5))
	q.want("begun on a cross", "xBBx AACB DACC DDDC")
	q.drag(at(0.5, 3.5), at(0.5, 2.5), at(2.5, 0.5))
	q.want("aslant", "xBxx AxCB xACC xDDC")
	q.drag(at(0.5, 2.5), at(0.6, 2.6))
	q.want("no farther than the cell", "xBxx AxCB #ACC xDDC")
}

// A drag over a queen leaves her, and one that begins on her moves her.
func TestADragAndAQueen(t *testing.T) {
	q := newQueens(t)
	q.keys(">s")
	q.drag(at(0.5, 0.5), at(3.5, 0.5))
	q.want("over her", "x#xx AACB DACC DDDC")
	q.drag(at(1.5, 0.5), at(1.5, 1.5))
	q.want("of her", "xBxx A#CB DACC DDDC")
}

func TestTheSecondButtonSetsAndTakesAQueen(t *testing.T) {
	q := newQueens(t)
	for _, want := range []string{"A#BB AACB DACC DDDC", "ABBB AACB DACC DDDC"} {
		moves, ok := q.hand.Set(at(1.5, 0.5))
		if !ok {
			t.Fatal("no cell is there")
		}
		q.play(moves)
		q.want("second button", want)
	}
	if _, ok := q.hand.Set(at(-0.4, 0.5)); ok {
		t.Error("there is a cell in the frame")
	}
}

// Keys act at the cursor, which is on the first cell at the start; a letter leads it to a region.
func TestKeysActAtTheCursor(t *testing.T) {
	for keys, want := range map[string]string{
		"x":     "xBBB AACB DACC DDDC",
		"xx":    "ABBB AACB DACC DDDC",
		">s":    "A#BB AACB DACC DDDC",
		">ss":   "ABBB AACB DACC DDDC",
		">xsD":  "ABBB AACB DACC DDDC",
		">x>D":  "AxBB AACB DACC DDDC",
		"^<vx":  "ABBB xACB DACC DDDC",
		"cs":    "ABBB AA#B DACC DDDC",
		"c>x":   "ABBB AACx DACC DDDC",
		">xs<x": "x#BB AACB DACC DDDC",
	} {
		q := newQueens(t)
		q.keys(keys)
		q.want(keys, want)
	}
	q := newQueens(t)
	q.hand.Key(play.Key{Does: play.Right, Far: true})
	if row, column, ok := q.hand.Cursor(); !ok || row != 0 || column != 3 {
		t.Errorf("the cursor is at %d, %d", row, column)
	}
}

// Crosses stay when moves are taken back, and go with the puzzle.
func TestCrossesAreNotMoves(t *testing.T) {
	q := newQueens(t)
	start := q.at
	q.click(1, 0)
	q.click(1, 0)
	q.click(0, 3)
	q.hand.Show(start)
	q.at = start
	q.want("taken back", "AxBB AACB DACC xDDC")
	q.hand.Cancel()
	q.want("after Esc", "AxBB AACB DACC xDDC")
	q.hand.Forget()
	q.want("forgotten", "ABBB AACB DACC DDDC")
	q.hand.Cross([]int{3, 16, -1})
	q.want("those of a file", "ABBx AACB DACC DDDC")
}
