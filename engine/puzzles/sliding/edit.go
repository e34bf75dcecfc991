package sliding

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor. Both swap tiles, so that a draft is always a permutation.
const (
	typeTool = "type" // a number typed at a cell
	swapTool = "swap" // two tiles, or a tile and the blank
)

func editor() *engine.Editor {
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: typeTool, Title: engine.Msg("Type a number"), Label: engine.Msg("Number"), Keys: "0-9", Value: engine.Msg("the number of the tile, 0 for the blank"),
				Picture: scene.Pictured(1, 1, tile(0, "8"))},
			{Name: swapTool, Title: engine.Msg("Swap two tiles"), Label: engine.Msg("Swap"), Keys: "S", Drag: true,
				Picture: scene.Pictured(3, 1, tile(0, "3"), tile(2, "5"), scene.ArrowFrom(scene.Point{X: 1.5, Y: 0.5}, scene.Point{X: 1.02, Y: 0.5}), scene.ArrowFrom(scene.Point{X: 1.5, Y: 0.5}, scene.Point{X: 1.98, Y: 0.5}))},
		},
		Sizes: engine.Sizes{Min: minSide, Max: maxSide, Rows: 4, Cols: 4},
		Draft: func(p engine.Puzzle) (engine.Draft, error) { return draft{p.(*Puzzle)}, nil },
		Blank: func(rows, cols int) (engine.Draft, error) {
			if min(rows, cols) < minSide || max(rows, cols) > maxSide {
				return nil, engine.Errorf("the board has %d x %d cells, expected from %d x %d to %d x %d", rows, cols, minSide, minSide, maxSide, maxSide)
			}
			goal, _ := namedGoal(blankLast, rows, cols)
			p, err := newPuzzle(goal, board{}, blankLast, unitCost)
			return draft{p}, err
		},
	}
}

// tile returns a tile for the picture of a tool.
func tile(x float64, number string) scene.Item {
	return scene.Item{Kind: scene.Plate, X: x, W: 1, H: 1, Fill: scene.Tile, Text: number}
}

// draft is a board being edited. It implements [engine.Draft].
type draft struct{ puzzle *Puzzle }

func (d draft) Text() string { return d.puzzle.String() }

func (d draft) Scene() scene.Scene { return d.puzzle.Start().Scene() }

func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	b := d.puzzle.start
	from, ok := b.cellAt(s.From)
	if !ok {
		return nil, engine.Errorf("there is no cell at this place")
	}
	to := from
	switch s.Tool {
	case typeTool:
		n, err := strconv.Atoi(s.Value)
		if err != nil || n < 0 || n >= len(b.cells) {
			return nil, engine.Errorf("found %q, expected a tile from 1 to %d, or 0 for the blank", s.Value, len(b.cells)-1)
		}
		to = slices.Index(b.cells, uint8(n))
	case swapTool:
		if to, ok = b.cellAt(s.To); !ok {
			return nil, engine.Errorf("there is no cell at this place")
		}
	default:
		return nil, engine.Errorf("there is no tool %q", s.Tool)
	}
	b.cells = slices.Clone(b.cells)
	b.cells[from], b.cells[to] = b.cells[to], b.cells[from]
	next := *d.puzzle
	next.start, next.said = b, said{}
	return draft{&next}, nil
}

// cellAt returns the cell at a point of the scene; ok is false outside the board.
func (b board) cellAt(at scene.Point) (cell int, ok bool) {
	return scene.CellAt(at, b.rows, b.cols)
}

// Cells finds the cell by counting the numbers of the line up to the column.
func (d draft) Cells(text string, line, column int) []scene.Point {
	b, lines := d.puzzle.start, strings.Split(text, "\n")
	if line < 1 || line > min(b.rows, len(lines)) {
		return nil
	}
	runes := []rune(lines[line-1])
	if column < 1 {
		return scene.RowOf(line-1, b.cols)
	}
	col := len(strings.Fields(string(runes[:min(column, len(runes))]))) - 1
	if col >= b.cols {
		return nil
	}
	return []scene.Point{scene.Middle(line-1, max(col, 0))}
}
