package nullpuzzle

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// MaxLamps is how long a row may be.
const MaxLamps = 60

// row is which lamps are lit: bit i is lamp i+1.
type row uint64

// press is the row after lamp i of n, from 0, was pressed.
func (r row) press(i, n int) row {
	return (r ^ 1<<i ^ 1<<(i+1) ^ 1<<i>>1) & (1<<n - 1)
}

func (r row) lit(i int) bool { return r>>i&1 == 1 }

// position is a row of lamps under a cost model.
type position struct {
	row   row
	n     int
	costs string // the value of the option cost
}

func (p position) cost(i int) int {
	if p.costs == costPlace {
		return i + 1
	}
	return 1
}

func (p position) move(i int) engine.Move {
	return engine.Move{
		Name:  fmt.Sprintf("press %d", i+1),
		Words: engine.Msg("lamp %d and its neighbours change", i+1),
		Short: engine.Msg("lamp %d", i+1),
		Piece: lampID(i),
		Cost:  p.cost(i),
	}
}

// lampID is the ID of the items that show lamp i.
func lampID(i int) string { return fmt.Sprintf("lamp %d", i+1) }

// Moves is one for each lamp.
func (p position) Moves() []engine.Move {
	moves := make([]engine.Move, p.n)
	for i := range moves {
		moves[i] = p.move(i)
	}
	return moves
}

// Apply presses a lamp.
func (p position) Apply(m engine.Move) (engine.Position, error) {
	number, found := strings.CutPrefix(m.Name, "press ")
	lamp, err := strconv.Atoi(number)
	if !found || err != nil || lamp < 1 || lamp > p.n {
		return nil, engine.Errorf("there is no move %q, expected press 1 to press %d", m.Name, p.n)
	}
	if want := p.cost(lamp - 1); m.Cost != want {
		return nil, engine.Errorf("%s costs %d, not %d", m.Name, want, m.Cost)
	}
	p.row = p.row.press(lamp-1, p.n)
	return p, nil
}

// Solved says whether all lamps are dark.
func (p position) Solved() bool { return p.row == 0 }

// Text is the row in the family's own letters.
func (p position) Text() string {
	var b strings.Builder
	for i := range p.n {
		if p.row.lit(i) {
			b.WriteByte('#')
		} else {
			b.WriteByte('.')
		}
	}
	return b.String() + "\n"
}

// Scene shows lamps with their numbers; a lit one is bright and has a ring.
func (p position) Scene() scene.Scene {
	s := scene.NewBoard(p.n, 1)
	for i := range p.n {
		x, y := scene.Rim+float64(i), scene.Rim
		id := lampID(i)
		lamp := scene.Item{ID: id, Kind: scene.Circle, X: x + 0.1, Y: y + 0.1, W: 0.8, H: 0.8, Fill: scene.Cell}
		if p.row.lit(i) {
			lamp.Fill, lamp.Stroke, lamp.Line = scene.Highlight, scene.Ink, 0.05
		}
		number := scene.Item{ID: id, Kind: scene.Text, X: x + 0.2, Y: y + 0.2, W: 0.6, H: 0.6,
			Text: strconv.Itoa(i + 1), Size: 0.5, Bold: true, Fill: scene.OnPiece}
		s.Items = append(s.Items, lamp, number)
	}
	return s
}

// litCount is how many lamps are lit.
func (r row) litCount() int { return bits.OnesCount64(uint64(r)) }

// thirds is at most the number of presses to the dark row: each changes three lamps.
func (r row) thirds() int { return (r.litCount() + 2) / 3 }
