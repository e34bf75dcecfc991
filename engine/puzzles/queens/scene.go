package queens

import "langkah/engine/base/scene"

// Scene draws each region as a body of its colour with its letter in each cell, and the queens as crowns on discs.
func (p *Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := b.scene()
	for _, cell := range p.cells() {
		s.Items = append(s.Items, b.crown(cell, p.puzzle.isGiven(cell))...)
	}
	return s
}

// scene draws the board without queens. The first letter of a region has the ID of its queen, so that she can be picked
// by it.
func (b *board) scene() scene.Scene {
	s := scene.NewBoard(b.n, b.n)
	for g, cells := range b.cells {
		body := scene.Item{Kind: scene.Slab, Size: 1, Fill: scene.Piece(b.colour(g))}
		for _, cell := range cells {
			at := b.corner(cell)
			body.Points = append(body.Points, scene.Point{X: at.X + 0.5, Y: at.Y + 0.5})
		}
		s.Items = append(s.Items, body)
	}
	for i := 1; i < b.n; i++ {
		at, end := scene.Rim+float64(i), scene.Rim+float64(b.n)
		s.Items = append(s.Items,
			scene.Item{Kind: scene.Line, Points: []scene.Point{{X: scene.Rim, Y: at}, {X: end, Y: at}}, Stroke: scene.Edge, Line: 0.015},
			scene.Item{Kind: scene.Line, Points: []scene.Point{{X: at, Y: scene.Rim}, {X: at, Y: end}}, Stroke: scene.Edge, Line: 0.015})
	}
	for g, cells := range b.cells {
		for i, cell := range cells {
			at := b.corner(cell)
			letter := scene.Item{Kind: scene.Text, X: at.X + 0.08, Y: at.Y + 0.06, W: 0.26, H: 0.26,
				Text: string(b.letters[g]), Size: 0.26, Align: scene.Left, Fill: scene.OnPiece}
			if i == 0 {
				letter.ID = queenID(b.letters[g])
			}
			s.Items = append(s.Items, letter)
		}
	}
	return s
}

// colour returns the number of a region's colour, by its letter.
func (b *board) colour(g int) int { return int(b.letters[g]-'A') % 32 % scene.Pieces }

// corner returns the top left corner of a cell.
func (b *board) corner(cell int) scene.Point {
	return scene.Point{X: scene.Rim + float64(cell%b.n), Y: scene.Rim + float64(cell/b.n)}
}

// crown draws a queen on a cell.
func (b *board) crown(cell int, given bool) []scene.Item {
	at := b.corner(cell)
	id, name := queenID(b.letter(cell)), string(b.letter(cell))
	points := []scene.Point{{X: 0.28, Y: 0.70}, {X: 0.24, Y: 0.38}, {X: 0.39, Y: 0.52}, {X: 0.5, Y: 0.27}, {X: 0.61, Y: 0.52}, {X: 0.76, Y: 0.38}, {X: 0.72, Y: 0.70}}
	for i := range points {
		points[i].X += at.X
		points[i].Y += at.Y
	}
	return []scene.Item{
		{ID: id, Kind: scene.Circle, X: at.X + 0.1, Y: at.Y + 0.1, W: 0.8, H: 0.8, Fill: scene.Tile, Stroke: scene.Ink, Line: 0.03, Text: name, Pinned: given},
		{ID: id, Kind: scene.Polygon, Points: points, Fill: scene.Ink},
	}
}
