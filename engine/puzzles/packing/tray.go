package packing

import (
	"math"
	"slices"

	"langkah/engine/base/scene"
)

// Dimensions of the tray, in cells of the board.
const (
	trayCell = 0.45           // side of a piece's cell
	trayGap  = 0.4 * trayCell // between pieces, and between pieces and frame
	between  = 0.3            // between the frames of board and tray
)

// frameMargin returns the distance of a frame of that width from the edge of the drawing.
func frameMargin(lip float64) float64 { return lip*scene.Rim/scene.Lip - scene.Surround(lip) }

// addTray adds a tray to a scene, below a wide one and to the right of others, and returns the centres of each piece's
// cells in it, nil for given pieces. margin is that of the scene's frames.
func (p *Puzzle) addTray(s *scene.Scene, margin float64) (slots [][]scene.Point) {
	edge, end := scene.Surround(thin), frameMargin(thin)
	x, y := margin+edge, margin+edge
	width, height := s.Width-2*x, s.Height-2*y
	if s.Height > 0.8*s.Width {
		x = s.Width - margin + between + edge
		slots, width, height = p.slotsBeside(height)
	} else {
		y = s.Height - margin + between + edge
		widest, _ := p.widths()
		width = max(width, widest)
		slots, height = p.slots(width)
	}
	s.Width, s.Height = max(s.Width, x+width+edge+end), max(s.Height, y+height+edge+end)
	s.Items = append(s.Items, scene.Item{Kind: scene.Tray, X: x, Y: y, W: width, H: height, Line: thin, Fill: scene.Board})
	for _, slot := range slots {
		for i := range slot {
			slot[i].X, slot[i].Y = slot[i].X+x, slot[i].Y+y
		}
	}
	return slots
}

// slotsBeside returns the slots in the narrowest tray of a height, or in a higher one if a piece needs it.
func (p *Puzzle) slotsBeside(height float64) (slots [][]scene.Point, width, high float64) {
	widest, all := p.widths()
	for width = widest; ; width += trayCell / 2 {
		slots, high := p.slots(width)
		if high > height && width < all {
			continue
		}
		for _, slot := range slots {
			for i := range slot {
				slot[i].Y += max(height-high, 0) / 2 // centred
			}
		}
		return slots, width, max(height, high)
	}
}

// widths returns the width of a tray for its widest piece, and for all its pieces in one row.
func (p *Puzzle) widths() (widest, all float64) {
	widest, all = 4*trayCell, trayGap
	for i, piece := range p.pieces {
		if w, _ := extent(piece.lying()); !p.isGiven(i) {
			widest, all = max(widest, w+2*trayGap), all+w+trayGap
		}
	}
	return widest, all
}

// slots arranges the pieces that are not given in centred rows, and returns their total height.
func (p *Puzzle) slots(width float64) (slots [][]scene.Point, height float64) {
	slots, height = make([][]scene.Point, len(p.pieces)), trayGap
	var row []int
	across := trayGap
	endRow := func() {
		x, high := (width-across)/2+trayGap, 0.0
		for _, i := range row {
			_, h := extent(p.pieces[i].lying())
			high = max(high, h)
		}
		for _, i := range row {
			shape := p.pieces[i].lying()
			w, h := extent(shape)
			for _, c := range shape {
				slots[i] = append(slots[i], scene.Point{X: x + (float64(c.x)+0.5)*trayCell, Y: height + (high-h)/2 + (float64(c.y)+0.5)*trayCell})
			}
			x += w + trayGap
		}
		row, across, height = nil, trayGap, height+high+trayGap
	}
	for i, piece := range p.pieces {
		if p.isGiven(i) {
			continue
		}
		w, _ := extent(piece.lying())
		if len(row) > 0 && across+w+trayGap > width {
			endRow()
		}
		row, across = append(row, i), across+w+trayGap
	}
	endRow()
	return slots, height
}

// isGiven reports whether a piece is given.
func (p *Puzzle) isGiven(piece int) bool {
	return slices.ContainsFunc(p.given, func(g placement) bool { return g.piece == piece })
}

// lying returns the piece's shape, rotated if it is higher than wide.
func (q *piece) lying() []point {
	if w, h := extent(q.shape); w >= h {
		return q.shape
	}
	return normal(lay(q.shape, 1, level))
}

// extent returns the width and height of a shape in the tray.
func extent(shape []point) (w, h float64) {
	for _, c := range shape {
		w, h = math.Max(w, float64(c.x+1)*trayCell), math.Max(h, float64(c.y+1)*trayCell)
	}
	return w, h
}
