package packing

import (
	"strconv"

	"langkah/engine/scene"
)

// Measures of the drawing, in board units: a cell is 1.
const (
	rim     = 0.25
	ball    = 0.9 // across
	dimple  = 0.5 // of an empty cell
	bond    = 0.5 // thickness of what joins the balls of a piece
	heading = 0.6 // height of the line above a layer
)

// Scene draws the board from above as balls in dimples, those of one piece
// joined; the layers of a pyramid stand side by side, the top one first.
func (p *Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := scene.Scene{Width: 2 * rim, Height: float64(b.rows) + 2*rim}
	if b.mode == pyramid {
		s.Height += heading
	}
	for k := b.layers() - 1; k >= 0; k-- {
		cols := float64(b.cols - k)
		p.drawLayer(&s, k, s.Width-rim, s.Height-rim-float64(b.rows-k))
		s.Width += cols
		if k > 0 {
			s.Width += 2 * rim
		}
	}
	return s
}

// drawLayer draws one layer with its top left cell at x, y.
func (p *Position) drawLayer(s *scene.Scene, layer int, x, y float64) {
	b := p.puzzle.board
	w, h := float64(b.cols-layer), float64(b.rows-layer)
	s.Items = append(s.Items, scene.Item{
		Kind: scene.Rect, X: x - rim + 0.03, Y: y - rim + 0.03, W: w + 2*rim - 0.06, H: h + 2*rim - 0.06, Corner: 0.3,
		Fill: scene.Board, Stroke: scene.Edge, Line: 0.05,
	})
	if b.mode == pyramid {
		s.Items = append(s.Items, scene.Item{
			Kind: scene.Text, X: x, Y: y - rim - heading, W: w, H: heading, Size: 0.4,
			Text: strconv.Itoa(layer + 1), Fill: scene.Faint,
		})
	}
	// Every cell has its dimple, also under a ball, so that the board stays as
	// it is when a piece is laid; the items of a piece lie together.
	pieces := make([][]scene.Item, len(p.puzzle.pieces))
	for cell, at := range b.cells {
		if at.z != layer {
			continue
		}
		_, row, col := b.place(at)
		cx, cy := x+float64(col)+0.5, y+float64(row)+0.5
		s.Items = append(s.Items, scene.Item{Kind: scene.Circle, X: cx - dimple/2, Y: cy - dimple/2, W: dimple, H: dimple, Fill: scene.Cell})
		if owner := int(p.owner[cell]); owner >= 0 {
			pieces[owner] = append(p.drawBonds(owner, at, cx, cy), append(pieces[owner], p.drawBall(owner, cx, cy)...)...)
		}
	}
	for _, items := range pieces {
		s.Items = append(s.Items, items...)
	}
}

// drawBonds joins a ball with those of the same piece to the right and below.
func (p *Position) drawBonds(owner int, at point, cx, cy float64) (bonds []scene.Item) {
	_, row, col := p.puzzle.board.place(at)
	for _, to := range [2]point{{1, 0, 0}, {0, 1, 0}} {
		if p.owns(at.z, row+to.y, col+to.x, owner) {
			bonds = append(bonds, scene.Item{
				ID: p.puzzle.id(owner), Kind: scene.Line, Stroke: scene.Piece(owner), Line: bond,
				Points: []scene.Point{{X: cx, Y: cy}, {X: cx + float64(to.x), Y: cy + float64(to.y)}},
			})
		}
	}
	return bonds
}

// owns says whether a piece covers the cell there.
func (p *Position) owns(layer, row, col, owner int) bool {
	cell, ok := p.puzzle.board.cell(p.puzzle.board.at(layer, row, col))
	return ok && int(p.owner[cell]) == owner
}

func (p *Position) drawBall(owner int, cx, cy float64) []scene.Item {
	id := p.puzzle.id(owner)
	box := scene.Item{ID: id, Kind: scene.Ball, X: cx - ball/2, Y: cy - ball/2, W: ball, H: ball, Fill: scene.Piece(owner)}
	letter := box
	letter.Kind, letter.Fill, letter.Text, letter.Size, letter.Bold = scene.Text, scene.OnPiece, string(p.puzzle.pieces[owner].letter), 0.5, true
	return []scene.Item{box, letter}
}

func (p *Puzzle) id(piece int) string { return "piece " + string(p.pieces[piece].letter) }
