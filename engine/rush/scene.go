package rush

import "langkah/engine/scene"

// Measures of the drawing, in board units: a cell is 1.
const (
	rim    = 0.15
	gap    = 0.06 // between a piece and the edge of its cells
	corner = 0.2
	way    = 1.15 // beyond the exit's side, where the primary piece leaves
)

// frame is where the board's first cell lies in the picture, and its size.
type frame struct{ x, y, width, height float64 }

func (b *board) frame() frame {
	f := frame{rim, rim, float64(b.cols) + 2*rim, float64(b.rows) + 2*rim}
	switch b.exit {
	case right:
		f.width += way
	case left:
		f.width, f.x = f.width+way, f.x+way
	case bottom:
		f.height += way
	case top:
		f.height, f.y = f.height+way, f.y+way
	}
	return f
}

// Scene draws the board, a gap in its rim with an arrow at the exit, and the
// pieces. The primary piece of a solved position is on its way out.
func (p Position) Scene() scene.Scene {
	b := p.puzzle.board
	f := b.frame()
	s := scene.Scene{Width: f.width, Height: f.height}
	s.Items = append(s.Items, scene.Item{
		Kind: scene.Rect, X: f.x - rim + 0.02, Y: f.y - rim + 0.02,
		W: float64(b.cols) + 2*rim - 0.04, H: float64(b.rows) + 2*rim - 0.04,
		Corner: 0.25, Fill: scene.Board, Stroke: scene.Edge, Line: 0.04,
	})
	door, arrow := b.drawExit(f)
	s.Items = append(s.Items, door)
	if !p.Solved() {
		s.Items = append(s.Items, arrow)
	}
	for r := range b.rows {
		for c := range b.cols {
			s.Items = append(s.Items, f.block(float64(c), float64(r), 1, 1, 0.1, scene.Cell))
		}
	}
	for _, w := range b.walls {
		s.Items = append(s.Items, f.block(float64(w.col), float64(w.row), 1, 1, 0.1, scene.Wall))
	}
	for i := range b.pieces {
		s.Items = append(s.Items, p.drawPiece(f, i)...)
	}
	return s
}

// block is a filled rectangle over whole cells, a little smaller than they are.
func (f frame) block(x, y, w, h, corner float64, fill scene.Role) scene.Item {
	return scene.Item{
		Kind: scene.Rect, X: f.x + x + gap, Y: f.y + y + gap, W: w - 2*gap, H: h - 2*gap,
		Corner: corner, Fill: fill,
	}
}

// drawExit opens the rim at the exit and points out of it.
func (b *board) drawExit(f frame) (door, arrow scene.Item) {
	primary := b.pieces[0]
	at, out := 0.0, -1.0
	if b.exit == right || b.exit == bottom {
		at, out = float64(b.span(primary)), 1
	}
	// Along the lane, outwards from the edge of the last cell.
	along := func(d float64) scene.Point {
		if primary.vertical {
			return scene.Point{X: f.x + float64(primary.lane) + 0.5, Y: f.y + at + out*d}
		}
		return scene.Point{X: f.x + at + out*d, Y: f.y + float64(primary.lane) + 0.5}
	}
	near, far := along(0), along(rim+0.02)
	door = scene.Item{Kind: scene.Rect, X: min(near.X, far.X), Y: min(near.Y, far.Y), W: rim + 0.02, H: rim + 0.02, Fill: scene.Exit}
	if primary.vertical {
		door.X, door.W = door.X-0.5+gap, 1-2*gap
	} else {
		door.Y, door.H = door.Y-0.5+gap, 1-2*gap
	}
	arrow = scene.Item{Kind: scene.Arrow, Points: []scene.Point{along(rim + 0.25), along(way - 0.15)}, Stroke: scene.Exit, Line: 0.1}
	return door, arrow
}

// drawPiece is a piece's block and its name.
func (p Position) drawPiece(f frame, i int) []scene.Item {
	b := p.puzzle.board
	piece := b.pieces[i]
	at := float64(p.at[i])
	if i == 0 && p.Solved() {
		if b.exit == right || b.exit == bottom {
			at++
		} else {
			at--
		}
	}
	x, y, w, h := at, float64(piece.lane), float64(piece.length), 1.0
	if piece.vertical {
		x, y, w, h = y, x, h, w
	}
	role := scene.Primary
	if i > 0 {
		role = scene.Piece(i - 1)
	}
	body := f.block(x, y, w, h, corner, role)
	body.ID, body.Stroke, body.Line = pieceID(piece.name), scene.Edge, 0.03
	name := scene.Item{
		ID: body.ID, Kind: scene.Text, X: body.X, Y: body.Y, W: body.W, H: body.H,
		Fill: scene.OnPiece, Text: piece.name, Size: 0.5, Bold: true,
	}
	return []scene.Item{body, name}
}
