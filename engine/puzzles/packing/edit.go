package packing

import (
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor. A piece consists of the cells painted with its letter and is given, until it is put into the
// tray.
const (
	cellTool  = "cell"  // toggles whether the board has the cell
	paintTool = "paint" // toggles whether the cell belongs to the piece
	trayTool  = "tray"  // moves the piece to the tray
	layTool   = "lay"   // places a piece of the tray in its painted orientation, its first cell there
	eraseTool = "erase" // removes the piece
)

func editor() *engine.Editor {
	letter := engine.Msg("the letter of the piece")
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: paintTool, Title: engine.Msg("Paint a piece"), Label: engine.Msg("Piece"), Keys: "A-Z", Value: letter, Picture: scene.Pictured(2, 2, elbow())},
			{Name: cellTool, Title: engine.Msg("Paint the board"), Label: engine.Msg("Board"), Keys: string(noCell), Picture: boardPicture()},
			{Name: trayTool, Title: engine.Msg("Put a piece into the tray"), Label: engine.Msg("Into the tray"),
				Picture: scene.Pictured(2, 3, elbow(), scene.ArrowFrom(scene.Point{X: 1, Y: 1.2}, scene.Point{X: 1, Y: 3}))},
			{Name: layTool, Title: engine.Msg("Lay a piece"), Label: engine.Msg("From the tray"), Value: letter,
				Picture: scene.Pictured(2, 3, elbow().Shifted(0, 1), scene.ArrowFrom(scene.Point{X: 1, Y: 1.8}, scene.Point{X: 1, Y: 0}))},
			{Name: eraseTool, Title: engine.Msg("Remove a piece"), Label: engine.Msg("Remove"), Removes: true, Value: letter,
				Picture: scene.Pictured(2, 2, elbow(), scene.CrossAt(1.6, 0.4))},
		},
		Sizes: engine.Sizes{Min: 1, Max: maxCells, Rows: 5, Cols: 11},
		Draft: newDraft,
		Blank: func(rows, cols int) (engine.Draft, error) {
			if min(rows, cols) < 1 || rows > maxCells || cols > maxCells || rows*cols > maxCells {
				return nil, engine.Errorf("the board is %d x %d, %d cell{|s} {is|are} the most", rows, cols, maxCells)
			}
			return draft{rows: rows, cols: cols, cells: []byte(strings.Repeat(string(noPiece), rows*cols))}, nil
		},
	}
}

// elbow returns a piece of three cells for the picture of a tool.
func elbow() scene.Item {
	return scene.Item{Kind: scene.Beads, Size: 1, Fill: scene.Piece(1), Points: []scene.Point{{X: 0.5, Y: 0.5}, {X: 0.5, Y: 1.5}, {X: 1.5, Y: 1.5}}}
}

// boardPicture returns three cells of a board and the place of a fourth.
func boardPicture() scene.Scene {
	items := []scene.Item{{Kind: scene.Rect, W: 2, H: 2, Corner: 0.2, Fill: scene.Well}}
	for _, at := range []scene.Point{{X: 0, Y: 0}, {X: 0, Y: 1}, {X: 1, Y: 1}} {
		items = append(items, scene.Item{Kind: scene.Socket, X: at.X, Y: at.Y, W: 1, H: 1, Fill: scene.Cell})
	}
	return scene.Pictured(2, 2, items...)
}

// Values of a draft's cell other than the letter of a piece.
const (
	noCell  = '.'
	noPiece = 'X'
)

// draft is a flat board being edited, with the pieces on it and in the tray. It implements [engine.Draft].
type draft struct {
	rows, cols int
	cells      []byte  // noCell, noPiece or a small letter, so that X can be a piece
	tray       []piece // letter and shape
	oneSided   string
}

// newDraft copies a puzzle on a flat board.
func newDraft(e engine.Puzzle) (engine.Draft, error) {
	p := e.(*Puzzle)
	if p.board.mode == pyramid {
		return nil, engine.Errorf("a pyramid is edited in its text")
	}
	d := draft{rows: p.board.rows, cols: p.board.cols, cells: []byte(strings.Repeat(string(noCell), p.board.rows*p.board.cols))}
	for i, at := range p.board.cells {
		d.cells[at.y*d.cols+at.x] = noPiece
		if owner := p.start.owner[i]; owner >= 0 {
			d.cells[at.y*d.cols+at.x] = painted(p.pieces[owner].letter)
		}
	}
	for i, q := range p.pieces {
		if !p.start.laid[i] {
			d.tray = append(d.tray, piece{letter: q.letter, shape: q.shape})
		}
		if q.oneSided {
			d.oneSided += string(q.letter)
		}
	}
	return d, nil
}

// painted returns the value of a draft's cell for the letter of a piece.
func painted(letter byte) byte { return letter | 0x20 }

// laid returns the pieces on the board, by letter.
func (d draft) laid() []piece {
	var list []piece
	for letter := byte('A'); letter <= 'Z'; letter++ {
		var shape []point
		for i, c := range d.cells {
			if c == painted(letter) {
				shape = append(shape, point{i % d.cols, i / d.cols, 0})
			}
		}
		if shape != nil {
			list = append(list, piece{letter: letter, shape: normal(shape)})
		}
	}
	return list
}

// Text writes the draft; pieces on the board are given.
func (d draft) Text() string {
	pieces := append(d.laid(), d.tray...)
	slices.SortFunc(pieces, func(a, b piece) int { return int(a.letter) - int(b.letter) })
	m := rectangle
	if slices.Contains(d.cells, noCell) {
		m = custom
	}
	var text, sided strings.Builder
	fmt.Fprintf(&text, "%d %d %d\n%s\n", d.rows, d.cols, len(pieces), m)
	if m == custom {
		d.writeRows(&text, func(c byte) byte {
			if c == noCell {
				return noCell
			}
			return noPiece
		})
	}
	for _, q := range pieces {
		q.drawn = q.letter
		text.WriteString(q.draw())
		if strings.IndexByte(d.oneSided, q.letter) >= 0 {
			fmt.Fprintf(&sided, " %c", q.letter)
		}
	}
	if sided.Len() > 0 {
		fmt.Fprintf(&text, "%s%s\n", oneSided, sided.String())
	}
	if len(pieces) > len(d.tray) {
		text.WriteString(given + "\n")
		d.writeRows(&text, func(c byte) byte {
			if c == noCell || c == noPiece {
				return '.'
			}
			return c &^ 0x20
		})
	}
	return text.String()
}

func (d draft) writeRows(text *strings.Builder, letter func(byte) byte) {
	for i, c := range d.cells {
		text.WriteByte(letter(c))
		if (i+1)%d.cols == 0 {
			text.WriteByte('\n')
		}
	}
}

// Use applies a tool.
func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	cell, inside := scene.CellAt(s.From, d.rows, d.cols)
	value := strings.ToUpper(s.Value)
	letter := byte(0)
	if len(value) == 1 && value[0] >= 'A' && value[0] <= 'Z' {
		letter = value[0]
	} else if inside && value == "" && d.cells[cell] != noCell && d.cells[cell] != noPiece {
		letter = d.cells[cell] &^ 0x20
	}
	d.cells, d.tray = slices.Clone(d.cells), slices.Clone(d.tray)
	if !inside && s.Tool != eraseTool {
		return nil, engine.Errorf("there is no cell at this place")
	}
	if letter == 0 && s.Tool != cellTool {
		return nil, engine.Errorf("found %q, expected the letter of a piece", s.Value)
	}
	switch s.Tool {
	case cellTool:
		if d.cells[cell] == noCell {
			d.cells[cell] = noPiece
		} else {
			d.cells[cell] = noCell
		}
		return d, nil
	case paintTool:
		return d.paint(cell, letter)
	case layTool:
		return d.lay(cell, letter)
	case trayTool:
		for _, q := range d.laid() {
			if q.letter == letter {
				d.remove(letter)
				d.tray = append(d.tray, q)
			}
		}
		return d, nil
	case eraseTool:
		d.remove(letter)
		d.tray = slices.DeleteFunc(d.tray, func(q piece) bool { return q.letter == letter })
		return d, nil
	}
	return nil, engine.Errorf("there is no tool %q", s.Tool)
}

// remove clears a piece's cells on the board.
func (d draft) remove(letter byte) {
	for i, c := range d.cells {
		if c == painted(letter) {
			d.cells[i] = noPiece
		}
	}
}

// paint toggles whether a cell belongs to a piece.
func (d draft) paint(cell int, letter byte) (engine.Draft, error) {
	if slices.ContainsFunc(d.tray, func(q piece) bool { return q.letter == letter }) {
		return nil, engine.Errorf("piece %c lies in the tray; lay it first, or take another letter", letter)
	}
	if d.cells[cell] == painted(letter) {
		d.cells[cell] = noPiece
	} else {
		d.cells[cell] = painted(letter)
	}
	return d, nil
}

// lay places a piece of the tray in its painted orientation. Pieces that lie there go to the tray.
func (d draft) lay(cell int, letter byte) (engine.Draft, error) {
	i := slices.IndexFunc(d.tray, func(q piece) bool { return q.letter == letter })
	if i < 0 {
		return nil, engine.Errorf("piece %c is not in the tray", letter)
	}
	lies, first := d.laid(), d.tray[i].shape[0]
	for _, p := range d.tray[i].shape {
		row, col := cell/d.cols+p.y-first.y, cell%d.cols+p.x-first.x
		if row >= d.rows || col < 0 || col >= d.cols || d.cells[row*d.cols+col] == noCell {
			return nil, engine.Errorf("piece %c would reach beyond the board", letter)
		}
		if old := d.cells[row*d.cols+col] &^ 0x20; old != letter && d.cells[row*d.cols+col] != noPiece {
			d.remove(old)
			d.tray = append(d.tray, lies[slices.IndexFunc(lies, func(q piece) bool { return q.letter == old })])
		}
		d.cells[row*d.cols+col] = painted(letter)
	}
	d.tray = slices.Delete(d.tray, i, i+1)
	return d, nil
}

// Scene draws the draft, valid or not, with the tray. Colours are those of the puzzle that its text is.
func (d draft) Scene() scene.Scene {
	s := scene.NewBoard(d.cols, d.rows)
	laid, tray, all := d.laid(), &Puzzle{}, &Puzzle{}
	for i := range laid {
		all.pieces = append(all.pieces, &laid[i])
	}
	for i := range d.tray {
		tray.pieces, all.pieces = append(tray.pieces, &d.tray[i]), append(all.pieces, &d.tray[i])
	}
	form, floor := all.form()
	slices.SortFunc(all.pieces, func(a, b *piece) int { return int(a.letter) - int(b.letter) })
	draw := func(q piece, size float64, points []scene.Point) {
		i := slices.IndexFunc(all.pieces, func(p *piece) bool { return p.letter == q.letter })
		s.Items = append(s.Items, scene.Item{ID: "piece " + string(q.letter), Kind: form, Size: size, Fill: scene.Piece(i), Text: string(q.letter), Points: points})
	}
	for i, c := range d.cells {
		if c != noCell {
			at := scene.Middle(i/d.cols, i%d.cols)
			s.Items = append(s.Items, scene.Item{Kind: floor, X: at.X - 0.5, Y: at.Y - 0.5, W: 1, H: 1, Fill: scene.Cell})
		}
	}
	slots := tray.addTray(&s, frameMargin(scene.Lip))
	for i, q := range d.tray {
		draw(q, trayCell, slots[i])
	}
	for _, q := range laid {
		var points []scene.Point
		for i, c := range d.cells {
			if c == painted(q.letter) {
				points = append(points, scene.Middle(i/d.cols, i%d.cols))
			}
		}
		draw(q, 1, points)
	}
	return s
}

// Cells returns the middles of the cells for a line and column of the text, both from 1: in the board or the given
// section the cell itself, or with column 0 its row; in the drawing of a piece the cells that it covers.
func (d draft) Cells(text string, line, column int) []scene.Point {
	lines := strings.Split(text, "\n")
	if line < 1 || line > len(lines) {
		return nil
	}
	row := line - 3 // of the board's drawing
	if custom := slices.Contains(d.cells, noCell); !custom || row >= d.rows {
		row = line - 2 - slices.Index(lines, given)
		if !slices.Contains(lines, given) {
			row = -1
		}
	}
	switch {
	case row >= 0 && row < d.rows && column < 1:
		return scene.RowOf(row, d.cols)
	case row >= 0 && row < d.rows && column <= d.cols:
		return []scene.Point{scene.Middle(row, column-1)}
	}
	var points []scene.Point
	for i, c := range d.cells {
		if c != noCell && c != noPiece && strings.IndexByte(lines[line-1], c&^0x20) >= 0 && row < 0 {
			points = append(points, scene.Middle(i/d.cols, i%d.cols))
		}
	}
	return points
}
