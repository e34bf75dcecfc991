package rush

import (
	"strings"

	"langkah/engine/base/scene"
)

// driveOut is the distance, in cells, by which a solved primary piece is drawn beyond the board: to the edge of the
// drawing.
const driveOut = 0.7

// Scene draws the board, its frame open at the exit. The primary piece of a solved position is drawn on its way out.
func (p Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := scene.NewBoard(b.cols, b.rows)
	s.Items = append(s.Items, b.gate())
	for r := range b.rows {
		for c := range b.cols {
			s.Items = append(s.Items, block(scene.Bed, float64(c), float64(r), 1, 1, scene.Cell))
		}
	}
	for _, w := range b.walls {
		s.Items = append(s.Items, block(scene.Plate, float64(w.col), float64(w.row), 1, 1, scene.Wall))
	}
	for i := range b.pieces {
		s.Items = append(s.Items, p.drawPiece(i))
	}
	return s
}

// block returns an item that fills whole cells.
func block(kind scene.Kind, x, y, w, h float64, fill scene.Role) scene.Item {
	return scene.Item{Kind: kind, X: scene.Rim + x, Y: scene.Rim + y, W: w, H: h, Fill: fill}
}

// turns returns the number of quarter turns from a piece that points to the right.
func (s side) turns() uint8 { return map[side]uint8{right: 0, bottom: 1, left: 2, top: 3}[s] }

// gate returns the opening in the frame at the exit.
func (b *board) gate() scene.Item {
	primary := b.pieces[0]
	x, y := 0.0, float64(primary.lane)
	if b.exit == right || b.exit == bottom {
		x = float64(b.span(primary) - 1)
	}
	if primary.vertical {
		x, y = y, x
	}
	gate := block(scene.Gate, x, y, 1, 1, scene.Exit)
	gate.Line, gate.Turn = scene.Lip, b.exit.turns()
	return gate
}

// drawPiece draws a piece as a car, pointing right or up; the primary piece points to the exit.
func (p Position) drawPiece(i int) scene.Item {
	b := p.puzzle.board
	piece := b.pieces[i]
	at, points := float64(p.at[i]), right
	if piece.vertical {
		points = top
	}
	role := scene.Piece(colour(piece.name, i))
	if i == 0 {
		role, points = scene.Primary, b.exit
		switch {
		case !p.Solved():
		case b.exit == right || b.exit == bottom:
			at += driveOut
		default:
			at -= driveOut
		}
	}
	x, y, w, h := at, float64(piece.lane), float64(piece.length), 1.0
	if piece.vertical {
		x, y, w, h = y, x, h, w
	}
	car := block(scene.Car, x, y, w, h, role)
	car.ID, car.Text, car.Turn = pieceID(piece.name), piece.name, points.turns()
	car.Leaves = i == 0 && p.Solved()
	return car
}

// colour returns the number of a piece's colour: that of its letter, as in the editor, or
// else its place among the pieces.
func colour(name string, i int) int {
	if len(name) == 1 && strings.Contains(otherLetters, name) {
		return strings.Index(otherLetters, name)
	}
	return i - 1
}
