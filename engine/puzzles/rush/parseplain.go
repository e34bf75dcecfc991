package rush

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// primaryPlain is the name of the primary piece in a plain grid and a table of cars.
const primaryPlain = "X"

// plainRows returns the cells of a plain grid: letters, or names separated by blanks, with . for an empty cell. ok is
// false unless all rows have equal length and X is in one unbroken run of one row.
func (ls lines) plainRows() (rows [][]text.Word, ok bool) {
	if len(ls) < minSide || len(ls) > maxSide {
		return nil, false
	}
	empties, primary := false, 0
	for _, l := range ls {
		if len(l) > 8*maxSide { // longer than any row of the largest board
			return nil, false
		}
		row := text.Words(l)
		if len(row) == 1 {
			row = letterByLetter(row[0])
		}
		if len(rows) > 0 && len(row) != len(rows[0]) || len(row) < minSide {
			return nil, false
		}
		red := 0
		for i, w := range row {
			name := strings.ToUpper(w.Text)
			if w.Text != "." && !isName(name) {
				return nil, false
			}
			empties = empties || w.Text == "."
			if name == primaryPlain {
				if red++; i > 0 && red > 1 && strings.ToUpper(row[i-1].Text) != primaryPlain {
					return nil, false
				}
			}
		}
		if red > 0 {
			primary++
		}
		if red == 1 || primary > 1 {
			return nil, false
		}
		rows = append(rows, row)
	}
	return rows, empties && primary == 1
}

// letterByLetter splits a word into its letters, at most one more than a row may have.
func letterByLetter(w text.Word) []text.Word {
	var list []text.Word
	for i := range w.Text {
		list = append(list, text.Word{Text: w.Text[i : i+1], Column: w.Column + len(list)})
		if len(list) > maxSide {
			break
		}
	}
	return list
}

// isName reports whether a piece may have this name: A, AB, A12.
func isName(name string) bool {
	return name != "" && len(name) <= 3 && name[0] >= 'A' && name[0] <= 'Z' && strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == ""
}

// parsePlain reads a grid without a header, whose primary piece X leaves on the right. Case is ignored.
func (z *Puzzle) parsePlain(ls lines) error {
	rows, _ := ls.plainRows()
	d := drawnBoard{rows: len(rows), cols: len(rows[0])}
	if err := checkSides(d.rows, d.cols); err != nil {
		return err
	}
	d.place = func(row, col int) (int, int) { return row + 1, rows[row][col].Column }
	written := map[string]string{}
	for r, row := range rows {
		for _, w := range row {
			name := strings.ToUpper(w.Text)
			switch other, ok := written[name]; {
			case name == ".":
				name = ""
			case ok && other != w.Text:
				return engine.BadText(r+1, w.Column, "found %s beside %s; expected small or capital letters for a piece, not both", text.Quote(w.Text), text.Quote(other)).OfKind(engine.ErrPieces)
			default:
				written[name] = w.Text
			}
			d.names = append(d.names, name)
		}
	}
	return z.leaveRight(d, primaryPlain)
}

// columnsOfCars are the columns of a table of cars; a text may have them in any order.
var columnsOfCars = [...]string{"car", "orientation", "col", "row", "length"}

// carColumns returns the index in the table of each of columnsOfCars; ok is false if the first line is no such header.
func (ls lines) carColumns() (at [len(columnsOfCars)]int, ok bool) {
	if len(ls[0]) > 8*maxSide {
		return at, false
	}
	var heads []string
	for _, head := range strings.SplitN(ls[0], ",", len(columnsOfCars)+1) {
		heads = append(heads, strings.ToLower(strings.TrimSpace(head)))
	}
	for i, column := range columnsOfCars {
		if at[i] = slices.Index(heads, column); at[i] < 0 {
			return at, false
		}
	}
	return at, len(heads) == len(columnsOfCars)
}

// car is a row of the table; columns and rows count from 1.
type car struct {
	name             string
	upright          bool
	col, row, length int
	line             int
}

// last returns the column and row of its last cell.
func (c car) last() (col, row int) {
	if c.upright {
		return c.col, c.row + c.length - 1
	}
	return c.col + c.length - 1, c.row
}

// usualSide is the side of the commercial board.
const usualSide = 6

// parseCars reads a table of cars, whose car X leaves on the right. The table does not give the size of the board: the
// smallest square from usualSide on that holds all cars is assumed, with a warning.
func (z *Puzzle) parseCars(ls lines) error {
	at, _ := ls.carColumns()
	var cars []car
	side := usualSide
	for i, l := range ls[1:] {
		if l == "" {
			continue
		}
		c, err := readCar(l, i+2, at)
		if err != nil {
			return err
		}
		col, row := c.last()
		if side = max(side, col, row); side > maxSide {
			return engine.BadText(c.line, 1, "car %s reaches to column %d, row %d; a board has at most %d of each", c.name, col, row, maxSide).OfKind(engine.ErrSize)
		}
		cars = append(cars, c)
	}
	d := drawnBoard{rows: side, cols: side, names: make([]string, side*side)}
	lineOf := make([]int, side*side)
	d.place = func(row, col int) (int, int) { return max(lineOf[row*side+col], 1), 1 }
	first := map[string]int{}
	for _, c := range cars {
		if before := first[c.name]; before > 0 {
			return engine.BadText(c.line, 1, "found the car %s a second time; line %d has it, too", c.name, before).OfKind(engine.ErrPieces)
		}
		first[c.name] = c.line
		col, row := c.last()
		for y := c.row; y <= row; y++ {
			for x := c.col; x <= col; x++ {
				cell := (y-1)*side + x - 1
				if other := d.names[cell]; other != "" {
					return engine.BadText(c.line, 1, "car %s lies on car %s of line %d, in row %d, column %d", c.name, other, lineOf[cell], y, x).OfKind(engine.ErrPieces)
				}
				d.names[cell], lineOf[cell] = c.name, c.line
			}
		}
	}
	if err := z.leaveRight(d, primaryPlain); err != nil {
		return err
	}
	z.warnings = append(z.warnings, engine.Msg("a table of cars does not tell the size of the board; %d x %d is taken, the least from %d x %d on that holds all cars", side, side, usualSide, usualSide))
	return nil
}

// readCar reads a line of the table, such as "A,H,2,1,3".
func readCar(l string, line int, at [len(columnsOfCars)]int) (c car, err error) {
	fields := strings.Split(l, ",")
	if len(fields) != len(columnsOfCars) {
		return c, engine.BadText(line, 1, "found %s, expected a car as the first line says: %s", text.Quote(l), strings.Join(columnsOfCars[:], ","))
	}
	column := func(i int) int { // of a field in the text
		before := 0
		for _, f := range fields[:at[i]] {
			before += len(f) + 1
		}
		return text.Column(l, before)
	}
	field := func(i int) string { return strings.TrimSpace(fields[at[i]]) }
	c.line, c.name = line, strings.ToUpper(field(0))
	if !isName(c.name) {
		return c, engine.BadText(line, column(0), "found %s, expected the name of a car: a letter, and at most two letters or digits more", text.Quote(field(0)))
	}
	switch strings.ToUpper(field(1)) {
	case "H":
	case "V":
		c.upright = true
	default:
		return c, engine.BadText(line, column(1), "found %s, expected H for a car that lies flat or V for one that stands upright", text.Quote(field(1)))
	}
	for k, n := range []*int{&c.col, &c.row, &c.length} {
		i := 2 + k
		if *n, err = strconv.Atoi(field(i)); err != nil || *n < 1 || *n > maxSide {
			return c, engine.BadText(line, column(i), "found %s, expected a number from 1 to %d", text.Quote(field(i)), maxSide).OfKind(engine.ErrSize)
		}
	}
	return c, nil
}
