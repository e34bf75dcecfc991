package rush

import (
	"strconv"

	"langkah/engine"
	"langkah/engine/base/text"
)

// primaryNumber is the name of the red block of Unblock Me.
const primaryNumber = "1"

// parseIntegers reads rows of numbers.
func (z *Puzzle) parseIntegers(ls lines) error {
	rows := make([][]text.Word, len(ls))
	for i, l := range ls[:min(len(ls), maxSide+1)] { // further rows are an error anyway
		rows[i] = text.Words(l)
		switch {
		case len(rows[i]) == 0:
			return engine.BadText(i+1, 1, "this line of the board is blank; expected a row of %d number{|s}", len(rows[0])).OfKind(engine.ErrSize)
		case len(rows[i]) != len(rows[0]):
			return engine.BadText(i+1, rows[i][min(len(rows[i]), len(rows[0])+1)-1].Column,
				"row %d has %d number{|s}, expected %d as in row 1", i+1, len(rows[i]), len(rows[0])).OfKind(engine.ErrSize)
		}
	}
	d := drawnBoard{rows: len(rows), cols: len(rows[0])}
	if err := checkSides(d.rows, d.cols); err != nil {
		return err
	}
	d.place = func(row, col int) (int, int) { return row + 1, rows[row][col].Column }
	for r, row := range rows {
		for _, f := range row {
			n, err := strconv.Atoi(f.Text)
			if err != nil || n < 0 {
				return engine.BadText(r+1, f.Column, "found %s, expected 0 for an empty cell or the number of a piece", text.Quote(f.Text))
			}
			name := ""
			if n > 0 {
				name = strconv.Itoa(n)
			}
			d.names = append(d.names, name)
		}
	}
	return z.leaveRight(d, primaryNumber)
}

// checkSides checks the size of the board.
func checkSides(rows, cols int) error {
	if min(rows, cols) < minSide || max(rows, cols) > maxSide {
		return engine.BadText(1, 0, "the board has %d row{|s} and %d column{|s}, expected from %d to %d of each", rows, cols, minSide, maxSide).OfKind(engine.ErrSize)
	}
	return nil
}

// leaveRight sets the board; the primary piece must lie flat and leaves on the right.
func (z *Puzzle) leaveRight(d drawnBoard, primary string) error {
	pieces, walls, warnings, err := d.pieces(primary)
	if err != nil {
		return err
	}
	if p := pieces[0]; p.vertical {
		line, column := d.place(p.start, p.lane)
		return engine.BadText(line, column, "the primary piece %s stands upright; expected it to lie flat, as the exit is on the right", primary).OfKind(engine.ErrPieces)
	}
	z.warnings = warnings
	z.board = newBoard(d.rows, d.cols, walls, pieces, right)
	return nil
}
