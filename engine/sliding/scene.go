package sliding

import (
	"strconv"

	"langkah/engine/scene"
)

// Measures of the drawing, in board units: a cell is 1.
const (
	rim        = 0.12
	gap        = 0.04 // between a tile and the edge of its cell
	tileCorner = 0.14
)

// Scene draws the board with its rim. A tile in its goal place has another
// colour and a bar under its number.
func (p Position) Scene() scene.Scene {
	b := p.board
	s := scene.Scene{Width: float64(b.cols) + 2*rim, Height: float64(b.rows) + 2*rim}
	s.Items = append(s.Items, scene.Item{
		Kind: scene.Rect, X: 0.02, Y: 0.02, W: s.Width - 0.04, H: s.Height - 0.04, Corner: 0.22,
		Fill: scene.Board, Stroke: scene.Edge, Line: 0.04,
	})
	for cell := range b.cells {
		s.Items = append(s.Items, scene.Item{
			Kind: scene.Rect, X: b.x(cell), Y: b.y(cell), W: 1 - 2*gap, H: 1 - 2*gap, Corner: tileCorner,
			Fill: scene.Cell,
		})
	}
	for cell, tile := range b.cells {
		if tile != 0 {
			s.Items = append(s.Items, drawTile(b.x(cell), b.y(cell), tile, tile == p.puzzle.goal.cells[cell])...)
		}
	}
	return s
}

// x and y are the top left corner of the tile on a cell.
func (b board) x(cell int) float64 { return rim + gap + float64(cell%b.cols) }
func (b board) y(cell int) float64 { return rim + gap + float64(cell/b.cols) }

// pieceID is the ID of the items that show a tile.
func pieceID(tile uint8) string { return "tile " + strconv.Itoa(int(tile)) }

func drawTile(x, y float64, tile uint8, home bool) []scene.Item {
	const side = 1 - 2*gap
	id := pieceID(tile)
	body := scene.Item{ID: id, Kind: scene.Rect, X: x, Y: y, W: side, H: side, Corner: tileCorner, Fill: scene.Tile, Stroke: scene.Edge, Line: 0.02}
	number := scene.Item{ID: id, Kind: scene.Text, X: x, Y: y, W: side, H: side, Fill: scene.Ink, Text: strconv.Itoa(int(tile)), Size: 0.42, Bold: true}
	if !home {
		return []scene.Item{body, number}
	}
	body.Fill = scene.Home
	bar := scene.Item{ID: id, Kind: scene.Rect, X: x + side*0.32, Y: y + side*0.8, W: side * 0.36, H: 0.06, Corner: 0.03, Fill: scene.HomeMark}
	return []scene.Item{body, number, bar}
}
