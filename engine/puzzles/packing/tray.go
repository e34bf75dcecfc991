package packing

import (
	"slices"

	"langkah/engine/base/scene"
)

// Dimensions of the tray, in cells of the board.
const (
	trayCell = 0.45 // side of a piece's cell
	trayGap  = 0.4  // between pieces, and between pieces and frame, in cells of a piece
	between  = 0.3  // between the frames of board and tray
)

// tray arranges the pieces that are not given in cells of a size.
type tray struct {
	*Puzzle
	cell float64
}

func (t tray) gap() float64 { return trayGap * t.cell }

// frameMargin returns the distance of a frame of that width from the edge of the drawing.
func frameMargin(lip float64) float64 { return lip*scene.Rim/scene.Lip - scene.Surround(lip) }

// addTray adds a tray to a scene, below a wide one and to the right of others, and returns the centres of each piece's
// cells in it, nil for given pieces. margin is that of the scene's frames.
func (p *Puzzle) addTray(s *scene.Scene, margin float64) (slots [][]scene.Point) {
	t := tray{p, trayCell}
	edge := scene.Surround(thin)
	x, y := margin+edge, margin+edge
	width, height := s.Width-2*x, s.Height-2*y
	if s.Height > 0.8*s.Width {
		x = s.Width - margin + between + edge
		slots, width, height = t.slotsBeside(height)
	} else {
		y = s.Height - margin + between + edge
		widest, _ := t.widths()
		width = max(width, widest)
		slots, height = t.slots(width)
	}
	return frameTray(s, slots, x, y, width, height)
}

// addLine adds a tray of one line below a scene, as wide as the scene, its pieces as large as
// fit, and returns the centres of each piece's cells in it and the side of a cell.
func (p *Puzzle) addLine(s *scene.Scene) (slots [][]scene.Point, cell float64) {
	edge := scene.Surround(thin)
	x, y := frameMargin(thin)+edge, s.Height-frameMargin(thin)+between+edge
	width := s.Width - 2*x
	_, all := tray{p, 1}.widths()
	t := tray{p, min(trayCell, width/all)}
	slots, height := t.slots(width + 1e-9) // all in one row, whatever is rounded
	return frameTray(s, slots, x, y, width, height), t.cell
}

// frameTray adds the frame of a tray to a scene and moves the slots into it.
func frameTray(s *scene.Scene, slots [][]scene.Point, x, y, width, height float64) [][]scene.Point {
	edge, end := scene.Surround(thin), frameMargin(thin)
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
func (t tray) slotsBeside(height float64) (slots [][]scene.Point, width, high float64) {
	widest, all := t.widths()
	for width = widest; ; width += t.cell / 2 {
		slots, high := t.slots(width)
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
func (t tray) widths() (widest, all float64) {
	widest, all = 4*t.cell, t.gap()
	for i, piece := range t.pieces {
		if w, _ := t.extent(piece.lying()); !t.isGiven(i) {
			widest, all = max(widest, w+2*t.gap()), all+w+t.gap()
		}
	}
	return widest, all
}

// slots arranges the pieces that are not given in centred rows, and returns their total height.
func (t tray) slots(width float64) (slots [][]scene.Point, height float64) {
	slots, height = make([][]scene.Point, len(t.pieces)), t.gap()
	var row []int
	across := t.gap()
	endRow := func() {
		x, high := (width-across)/2+t.gap(), 0.0
		for _, i := range row {
			_, h := t.extent(t.pieces[i].lying())
			high = max(high, h)
		}
		for _, i := range row {
			shape := t.pieces[i].lying()
			w, h := t.extent(shape)
			for _, c := range shape {
				slots[i] = append(slots[i], scene.Point{X: x + (float64(c.x)+0.5)*t.cell, Y: height + (high-h)/2 + (float64(c.y)+0.5)*t.cell})
			}
			x += w + t.gap()
		}
		row, across, height = nil, t.gap(), height+high+t.gap()
	}
	for i, piece := range t.pieces {
		if t.isGiven(i) {
			continue
		}
		w, _ := t.extent(piece.lying())
		if len(row) > 0 && across+w+t.gap() > width {
			endRow()
		}
		row, across = append(row, i), across+w+t.gap()
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
	if w, h := size(q.shape); w >= h {
		return q.shape
	}
	return normal(lay(q.shape, 1, level))
}

// extent returns the width and height of a shape in the tray.
func (t tray) extent(shape []point) (w, h float64) {
	across, down := size(shape)
	return float64(across) * t.cell, float64(down) * t.cell
}

// size returns the width and height of a flat shape in cells.
func size(shape []point) (w, h int) {
	for _, c := range shape {
		w, h = max(w, c.x+1), max(h, c.y+1)
	}
	return w, h
}
