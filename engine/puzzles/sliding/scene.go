package sliding

import (
	"strconv"

	"langkah/engine/base/scene"
)

// Scene draws the board. A tile on its goal cell has another role, with its own colour and mark.
func (p Position) Scene() scene.Scene {
	b := p.board
	s := scene.NewBoard(b.cols, len(b.cells)/b.cols)
	for cell := range b.cells {
		s.Items = append(s.Items, b.item(scene.Bed, cell))
	}
	for cell, tile := range b.cells {
		if tile == 0 {
			continue
		}
		it := b.item(scene.Plate, cell)
		it.ID, it.Text, it.Fill = pieceID(tile), strconv.Itoa(int(tile)), scene.Tile
		if tile == p.puzzle.goal.cells[cell] {
			it.Fill = scene.Home
		}
		s.Items = append(s.Items, it)
	}
	return s
}

// pieceID returns the ID of a tile's scene items.
func pieceID(tile uint8) string { return "tile " + strconv.Itoa(int(tile)) }

// item returns an item that fills a cell.
func (b board) item(kind scene.Kind, cell int) scene.Item {
	return scene.Item{
		Kind: kind, X: scene.Rim + float64(cell%b.cols), Y: scene.Rim + float64(cell/b.cols), W: 1, H: 1, Fill: scene.Cell,
	}
}
