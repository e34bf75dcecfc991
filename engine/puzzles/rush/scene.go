package rush

import "langkah/engine/base/scene"

// driveOut is how far the primary piece of a solved position has gone through
// the gap, in board units: as far as the picture reaches.
const driveOut = 0.7

// Scene draws the board with a gap in its frame at the exit, and the pieces.
// The primary piece of a solved position is on its way out.
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

// block is a thing that fills whole cells.
func block(kind scene.Kind, x, y, w, h float64, fill scene.Role) scene.Item {
	return scene.Item{Kind: kind, X: scene.Rim + x, Y: scene.Rim + y, W: w, H: h, Fill: fill}
}

// turns is how often a piece that points to the right is turned to point to a side.
func (s side) turns() uint8 { return map[side]uint8{right: 0, bottom: 1, left: 2, top: 3}[s] }

// gate opens the frame beside the last cell of the exit's lane.
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

// drawPiece is a piece as a car. Cars point to the right or up; the primary one
// to the exit.
func (p Position) drawPiece(i int) scene.Item {
	b := p.puzzle.board
	piece := b.pieces[i]
	at, points := float64(p.at[i]), right
	if piece.vertical {
		points = top
	}
	role := scene.Piece(i - 1)
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
