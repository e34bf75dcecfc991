package queens

import (
	"slices"

	"langkah/engine/base/scene"
)

// Scene shows each region as a body of its colour with its letter on its
// first free cell, and the queens as crowns on discs.
func (p *Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := b.scene(p.holds)
	for _, cell := range p.cells() {
		s.Items = append(s.Items, b.crown(cell, p.puzzle.isGiven(cell)))
	}
	return s
}

// scene is the board without queens. The letter of a region stands for its queen
// until she is placed: so she can be picked by it.
func (b *board) scene(holds func(cell int) bool) scene.Scene {
	s := scene.NewBoard(b.n, b.n)
	for g, cells := range b.cells {
		body := scene.Item{Kind: scene.Region, Size: 1, Fill: scene.Piece(b.colour(g))}
		for _, cell := range cells {
			at := b.corner(cell)
			body.Points = append(body.Points, scene.Point{X: at.X + 0.5, Y: at.Y + 0.5})
		}
		s.Items = append(s.Items, body)
	}
	for g, cells := range b.cells {
		free := max(slices.IndexFunc(cells, func(cell int) bool { return !holds(cell) }), 0)
		at := b.corner(cells[free])
		s.Items = append(s.Items, scene.Item{ID: queenID(b.letters[g]), Kind: scene.Text, X: at.X + 0.085, Y: at.Y + 0.06, W: 0.26, H: 0.28,
			Text: string(b.letters[g]), Size: 0.29, Align: scene.Left, Bold: true, Fill: scene.OnPiece})
	}
	return s
}

// colour returns the number of a region's colour, by its letter.
func (b *board) colour(g int) int { return int(b.letters[g]-'A') % 32 % scene.Pieces }

// corner returns the top left corner of a cell.
func (b *board) corner(cell int) scene.Point {
	return scene.Point{X: scene.Rim + float64(cell%b.n), Y: scene.Rim + float64(cell/b.n)}
}

// crown is a queen on a cell.
func (b *board) crown(cell int, given bool) scene.Item {
	at := b.corner(cell)
	return scene.Item{ID: queenID(b.letter(cell)), Kind: scene.Queen, X: at.X + 0.165, Y: at.Y + 0.165, W: 0.67, H: 0.67,
		Fill: scene.Tile, Text: string(b.letter(cell)), Pinned: given}
}
