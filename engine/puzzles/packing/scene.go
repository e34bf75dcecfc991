package packing

import (
	"strconv"

	"langkah/engine/base/scene"
)

// Dimensions of the drawing in cells.
const (
	ball    = 0.9  // diameter
	bond    = 0.44 // thickness of the rods between balls
	heading = 0.62 // height of the heading of a layer
	thin    = 0.2  // width of the frame of a layer and of the tray
)

// Scene draws the board from above with its pieces, and a tray with the others, in which each piece has a fixed slot.
// The layers of a pyramid stand side by side from the top one, in two rows from 4 layers on.
func (p *Position) Scene() scene.Scene {
	if p.puzzle.board.mode == pyramid {
		return p.layers()
	}
	b := p.puzzle.board
	s := scene.NewBoard(b.cols, b.rows)
	form, floor := p.puzzle.form()
	for _, at := range b.cells {
		s.Items = append(s.Items, scene.Item{
			Kind: floor, X: scene.Rim + float64(at.x), Y: scene.Rim + float64(at.y), W: 1, H: 1, Fill: scene.Cell,
		})
	}
	tray := p.puzzle.addTray(&s, frameMargin(scene.Lip))
	for i := range p.puzzle.pieces {
		body := p.puzzle.body(i, form)
		if p.laid[i] {
			body.Size = 1
			for cell, at := range b.cells {
				if int(p.owner[cell]) == i {
					body.Points = append(body.Points, scene.Point{X: scene.Rim + float64(at.x) + 0.5, Y: scene.Rim + float64(at.y) + 0.5})
				}
			}
		} else {
			body.Size, body.Points = trayCell, tray[i]
		}
		s.Items = append(s.Items, body)
	}
	return s
}

// form returns the look of pieces and cells on a flat board: pieces of equal size are slabs, as pentominoes are; others
// are joined beads.
func (p *Puzzle) form() (piece, cell scene.Kind) {
	for _, q := range p.pieces {
		if len(q.shape) != len(p.pieces[0].shape) {
			return scene.Beads, scene.Socket
		}
	}
	return scene.Slab, scene.Bed
}

// body returns a piece's item without position. Given pieces are pinned.
func (p *Puzzle) body(piece int, kind scene.Kind) scene.Item {
	return scene.Item{
		ID: p.id(piece), Kind: kind, Fill: scene.Piece(piece), Text: string(p.pieces[piece].letter),
		Pinned: p.isGiven(piece),
	}
}

func (p *Puzzle) id(piece int) string { return p.ids[piece] }

// around is the margin between a layer's cells and the edge of the drawing.
const around = scene.Rim * thin / scene.Lip

// middles returns the centre of each cell in the drawing from above.
func (b *board) middles() []scene.Point {
	corners := []scene.Point{{X: scene.Rim, Y: scene.Rim}}
	if b.mode == pyramid {
		corners, _, _ = b.corners()
	}
	middles := make([]scene.Point, len(b.cells))
	for cell, at := range b.cells {
		layer, row, col := b.coordinates(at)
		middles[cell] = scene.Point{X: corners[layer].X + float64(col) + 0.5, Y: corners[layer].Y + float64(row) + 0.5}
	}
	return middles
}

// corners returns the corner of each pyramid layer's first cell in the drawing from above, and the size of the drawing.
func (b *board) corners() (corners []scene.Point, width, height float64) {
	corners, height = make([]scene.Point, b.rows), around
	for _, shelf := range shelves(b.rows) {
		x, deep := around, float64(b.rows-shelf[len(shelf)-1])
		height += heading + deep
		for _, k := range shelf {
			side := float64(b.rows - k)
			corners[k] = scene.Point{X: x, Y: height - side}
			x += side + around + scene.Surround(thin)
		}
		width = max(width, x-scene.Surround(thin))
		height += around
	}
	return corners, width, height
}

// layers draws the layers of a pyramid, and the tray.
func (p *Position) layers() scene.Scene {
	b := p.puzzle.board
	corners, width, height := b.corners()
	s := scene.Scene{Width: width, Height: height}
	places := b.middles()
	for k := b.rows - 1; k >= 0; k-- {
		p.layer(&s, k, corners[k])
	}
	tray := p.puzzle.addTray(&s, frameMargin(thin))
	for i := range p.puzzle.pieces {
		if !p.laid[i] {
			s.Items = append(s.Items, p.puzzle.beads(i, tray[i], trayCell)...)
			continue
		}
		var balls []scene.Point
		for cell := range b.cells {
			if int(p.owner[cell]) == i {
				balls = append(balls, places[cell])
			}
		}
		s.Items = append(s.Items, p.puzzle.beads(i, balls, 1)...)
	}
	return s
}

// layer draws layer k with its first cell at a corner.
func (p *Position) layer(s *scene.Scene, k int, corner scene.Point) {
	b := p.puzzle.board
	x, y, side := corner.X, corner.Y, float64(b.rows-k)
	s.Items = append(s.Items,
		scene.Item{Kind: scene.Tray, X: x, Y: y, W: side, H: side, Line: thin, Fill: scene.Board},
		scene.Item{Kind: scene.Text, X: x, Y: y - scene.Surround(thin) - heading, W: side, H: heading, Size: 0.8 * heading, Text: strconv.Itoa(k + 1), Fill: scene.Faint, Bold: true})
	for row := range b.rows - k {
		for col := range b.rows - k {
			s.Items = append(s.Items, scene.Item{Kind: scene.Socket, X: x + float64(col), Y: y + float64(row), W: 1, H: 1, Fill: scene.Cell})
		}
	}
}

// shelves divides the layers of a pyramid into one row or, from 4 layers on, two rows of about equal length, from the
// top layer to the lowest.
func shelves(layers int) [][]int {
	var all []int
	for k := layers - 1; k >= 0; k-- {
		all = append(all, k)
	}
	if layers < 4 {
		return [][]int{all}
	}
	long := func(row []int) int { // in cells
		n := 0
		for _, k := range row {
			n += layers - k
		}
		return n
	}
	best := 1
	for i := range all {
		if max(long(all[:i]), long(all[i:])) < max(long(all[:best]), long(all[best:])) {
			best = i
		}
	}
	return [][]int{all[:best], all[best:]}
}

// beads draws the balls of a piece with rods between adjacent ones; cell is the size of a cell.
func (p *Puzzle) beads(piece int, middles []scene.Point, cell float64) (items []scene.Item) {
	for i, a := range middles {
		for _, b := range middles[i+1:] {
			if dx, dy := b.X-a.X, b.Y-a.Y; dx*dx+dy*dy < 1.2*cell*cell {
				rod := p.body(piece, scene.Rod)
				rod.Text, rod.Pinned, rod.Line, rod.Points = "", false, bond*cell, []scene.Point{a, b}
				items = append(items, rod)
			}
		}
	}
	for i, at := range middles {
		one := p.body(piece, scene.Ball)
		one.Pinned = one.Pinned && i == 0
		one.X, one.Y, one.W, one.H = at.X-ball*cell/2, at.Y-ball*cell/2, ball*cell, ball*cell
		items = append(items, one)
	}
	return items
}
