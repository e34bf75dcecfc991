package ice

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor.
const (
	rockTool  = "rock"
	lavaTool  = "lava"
	iceTool   = "ice"
	actorTool = "actor"
	goalTool  = "goal"
	markTool  = "number"
	costTool  = "cost"
)

func editor() *engine.Editor {
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: rockTool, Title: engine.Msg("Place a rock"), Label: engine.Msg("Rock"), Keys: string(rock), Picture: pictured(scene.Rock, scene.Stony)},
			{Name: lavaTool, Title: engine.Msg("Pour lava"), Label: engine.Msg("Lava"), Keys: string(lava), Picture: pictured(scene.Lava, scene.No)},
			{Name: iceTool, Title: engine.Msg("Clear to ice"), Label: engine.Msg("Ice"), Keys: string(path), Removes: true, Picture: onIce()},
			{Name: actorTool, Title: engine.Msg("Move the actor"), Label: engine.Msg("Stone"), Keys: string(actor),
				Picture: onIce(scene.Item{Kind: scene.Stone, X: 0.04, Y: 0.04, W: 0.92, H: 0.92, Fill: scene.Primary})},
			{Name: goalTool, Title: engine.Msg("Move the goal"), Label: engine.Msg("Goal"), Keys: string(goal), Picture: onIce(scene.Item{Kind: scene.Flag, W: 1, H: 1, Fill: scene.Exit})},
			{Name: markTool, Title: engine.Msg("Set a number"), Label: engine.Msg("Number"), Keys: "0-9", Value: engine.Msg("a digit; empty for the next one"),
				Picture: onIce(scene.Item{Kind: scene.Sign, W: 1, H: 1, Fill: scene.Tile, Text: "2"})},
			{Name: costTool, Title: engine.Msg("Set a cost"), Label: engine.Msg("Cost"), Keys: "C", Value: engine.Msg("what entering the cell costs; empty for 1"),
				Picture: onIce(scene.Item{Kind: scene.Text, W: 1, H: 1, Fill: scene.FrozenInk, Text: "7", Size: 0.5})},
		},
		Sizes: engine.Sizes{Min: 1, Max: maxSide, Rows: 8, Cols: 8},
		Draft: newDraft,
		Blank: blank,
	}
}

// pictured returns a body of one cell as the picture of a tool.
func pictured(kind scene.Kind, fill scene.Role) scene.Scene {
	return scene.Pictured(1, 1, scene.Item{Kind: kind, Size: 1, Fill: fill, Points: []scene.Point{{X: 0.5, Y: 0.5}}})
}

// onIce returns a cell of ice, with what lies on it, as the picture of a tool.
func onIce(items ...scene.Item) scene.Scene {
	floor := scene.Item{Kind: scene.Ice, W: 1, H: 1, Fill: scene.Frozen, Turn: 2}
	return scene.Pictured(1, 1, append([]scene.Item{floor}, items...)...)
}

// draft is a board being edited, with the actor as a mark. It implements [engine.Draft].
type draft struct {
	rows, cols int
	cells      []byte
	costs      []int32
	cost       costModel
	stop       stopRule
}

func newDraft(p engine.Puzzle) (engine.Draft, error) {
	z := p.(*Puzzle)
	b := z.board
	cell := b.cell(z.start)
	if b.crossed(z.start) > 0 || b.cells[cell] != path {
		return nil, engine.Errorf("the game has gone on beyond what a board shows; edit it from its start")
	}
	d := draft{b.rows, b.cols, slices.Clone(b.cells), slices.Clone(b.costs), z.cost, z.stop}
	d.cells[cell] = actor
	return d, nil
}

// blank returns ice surrounded by rocks, every cell at cost 1.
func blank(rows, cols int) (engine.Draft, error) {
	if min(rows, cols) < 1 || max(rows, cols) > maxSide {
		return nil, engine.Errorf("the board has %d x %d cells, expected from %d x %d to %d x %d", rows, cols, 1, 1, maxSide, maxSide)
	}
	d := draft{rows, cols, make([]byte, rows*cols), slices.Repeat([]int32{1}, rows*cols), byCells, atRock}
	for cell := range d.cells {
		r, c := cell/cols, cell%cols
		d.cells[cell] = path
		if min(rows, cols) > 2 && (r == 0 || c == 0 || r == rows-1 || c == cols-1) {
			d.cells[cell], d.costs[cell] = rock, 0
		}
	}
	return d, nil
}

// Text writes the board, valid or not.
func (d draft) Text() string {
	var w bytes.Buffer
	fmt.Fprintf(&w, "%d %d\n%s", d.rows, d.cols, rowsOf(d.cells, d.cols))
	writeCosts(&w, d.costs, d.cols)
	if d.cost != byCells {
		fmt.Fprintf(&w, "cost: %s\n", d.cost)
	}
	if d.stop != atRock {
		fmt.Fprintf(&w, "stop: %s\n", d.stop)
	}
	return w.String()
}

// Use sets one cell. A mark that may occur once moves there.
func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	cell, ok := scene.CellAt(s.To, d.rows, d.cols)
	if !ok {
		return nil, engine.Errorf("there is no cell at this place")
	}
	value := strings.TrimSpace(s.Value)
	if s.Tool == costTool {
		return d.price(cell, value)
	}
	mark := map[string]byte{rockTool: rock, lavaTool: lava, iceTool: path, actorTool: actor, goalTool: goal}[s.Tool]
	if s.Tool == markTool {
		var err error
		if mark, err = d.digit(value); err != nil {
			return nil, err
		}
	}
	if mark == 0 {
		return nil, engine.Errorf("there is no tool %q", s.Tool)
	}
	d.cells = slices.Clone(d.cells)
	if mark != rock && mark != lava && mark != path {
		if was := bytes.IndexByte(d.cells, mark); was >= 0 {
			d.cells[was] = path
		}
	}
	if was := d.cells[cell]; (was == rock || was == lava) && d.costs[cell] == 0 {
		d.costs = slices.Clone(d.costs)
		d.costs[cell] = 1
	}
	d.cells[cell] = mark
	if mark == rock || mark == lava {
		d.costs = slices.Clone(d.costs)
		d.costs[cell] = 0
	}
	return d, nil
}

// digit returns the given digit, or the first number that is not on the board.
func (d draft) digit(value string) (byte, error) {
	if len(value) == 1 && value[0] >= '0' && value[0] <= '9' {
		return value[0], nil
	}
	if value != "" {
		return 0, engine.Errorf("found %q, expected a digit", value)
	}
	for n := byte('0'); n <= '9'; n++ {
		if bytes.IndexByte(d.cells, n) < 0 {
			return n, nil
		}
	}
	return 0, engine.Errorf("there is no number left: all from 0 to 9 are on the board")
}

// price sets the cost of a cell, 1 if value is empty.
func (d draft) price(cell int, value string) (engine.Draft, error) {
	cost := 1
	if value != "" {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > maxCost {
			return nil, engine.Errorf("found %q, expected a whole number from 0 to %d", value, maxCost)
		}
		cost = n
	}
	if mark := d.cells[cell]; mark == rock || mark == lava {
		return nil, engine.Errorf("a rock and lava have no cost: they are never entered")
	}
	d.costs = slices.Clone(d.costs)
	d.costs[cell] = int32(cost)
	return d, nil
}

// Scene draws the board, valid or not.
func (d draft) Scene() scene.Scene {
	b := &board{rows: d.rows, cols: d.cols, cells: d.cells, costs: d.costs}
	s := b.ground(d.cost == byCells && !b.evenCosts(), 0)
	if cell := bytes.IndexByte(d.cells, actor); cell >= 0 {
		s.Items = append(s.Items, b.stone(cell))
	}
	return s
}
