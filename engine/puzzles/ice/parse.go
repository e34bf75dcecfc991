package ice

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// reader parses a text line by line.
type reader struct {
	lines []string
	at    int // index of the next line
	board *board
	actor int // its cell, -1 if none is drawn
	drawn int // line of the first row of the board, from 1
	set   map[string]int

	extra, extraLine int // rows of costs beyond the board's, and the first one's line
}

// parse reads a board: "N M", N rows of marks, N rows of M costs, then settings. Errors are [engine.ParseError]s.
func parse(s string) (*Puzzle, error) {
	r := &reader{lines: text.All(s), actor: -1, board: new(board), set: map[string]int{}}
	for _, part := range []func() *engine.ParseError{r.size, r.rows, r.inventory, r.costs} {
		if err := part(); err != nil {
			return nil, err
		}
	}
	z := &Puzzle{board: r.board, cost: byCells, stop: atRock}
	if r.actor >= 0 {
		z.start = z.board.state(r.actor, 0)
	}
	if err := r.settings(z); err != nil {
		return nil, err
	}
	if r.actor < 0 && r.set["from"] == 0 {
		return nil, engine.BadText(r.first(), 0, "there is no actor on the board, expected one Z").OfKind(engine.ErrPieces)
	}
	return z, nil
}

// next returns the next non-blank line and its number; ok is false at the end.
func (r *reader) next() (line string, number int, ok bool) {
	for r.at < len(r.lines) {
		r.at++
		if line := r.lines[r.at-1]; line != "" {
			return line, r.at, true
		}
	}
	return "", len(r.lines) + 1, false
}

// first returns the line of the board's first row, from 1.
func (r *reader) first() int { return r.drawn }

// size reads "N M".
func (r *reader) size() *engine.ParseError {
	line, number, ok := r.next()
	if !ok {
		return engine.BadText(1, 0, "the text is empty, expected the number of rows and of columns").OfKind(engine.ErrEmpty)
	}
	words := text.Words(line)
	if len(words) != 2 {
		return engine.BadText(number, 1, "found %s, expected the number of rows and of columns, such as 7 9", text.Quote(line))
	}
	var sides [2]int
	for i, w := range words {
		n, err := strconv.Atoi(w.Text)
		if err != nil {
			return engine.BadText(number, w.Column, "found %s, expected a whole number from 1 to %d", text.Quote(w.Text), maxSide)
		}
		if n < 1 || n > maxSide {
			return engine.BadText(number, w.Column, "found %s, expected a whole number from 1 to %d", text.Quote(w.Text), maxSide).OfKind(engine.ErrSize)
		}
		sides[i] = n
	}
	r.board.rows, r.board.cols = sides[0], sides[1]
	return nil
}

// rows reads the rows of marks.
func (r *reader) rows() *engine.ParseError {
	b := r.board
	for row := range b.rows {
		line, number, ok := r.next()
		if !ok {
			return engine.BadText(number, 0, "the board ends after %d row{|s}, expected %d", row, b.rows).OfKind(engine.ErrSize)
		}
		if row == 0 {
			r.drawn = number
		}
		column := 0
		for _, mark := range line {
			column++
			if !strings.ContainsRune("*XLZO0123456789", mark) {
				return engine.BadText(number, column, "found %q in row %d of the board, expected * for ice, X for a rock, L for lava, Z, O or a digit", mark, row+1)
			}
		}
		if column != b.cols {
			return engine.BadText(number, min(column, b.cols)+1, "row %d of the board has %d cell{|s}, expected %d", row+1, column, b.cols).OfKind(engine.ErrSize)
		}
		b.cells = append(b.cells, line...)
	}
	return nil
}

// inventory locates the actor, the goal and the numbers, each of which occurs at most once.
func (r *reader) inventory() *engine.ParseError {
	b := r.board
	b.goal = -1
	where := map[byte]int{}
	for cell, mark := range b.cells {
		if mark == path || mark == rock || mark == lava {
			continue
		}
		if first, twice := where[mark]; twice {
			line, column := r.place(cell)
			return engine.BadText(line, column, "found %c a second time; the first is at row %d, column %d", rune(mark), first/b.cols+1, first%b.cols+1).OfKind(engine.ErrPieces)
		}
		where[mark] = cell
	}
	if cell, ok := where[actor]; ok {
		r.actor = cell
		b.cells[cell] = path
	}
	cell, ok := where[goal]
	if !ok {
		return engine.BadText(r.first(), 0, "there is no goal on the board, expected one O").OfKind(engine.ErrPieces)
	}
	b.goal = cell
	for n := range maxNumbers {
		cell, ok := where[byte('0'+n)]
		if !ok {
			continue
		}
		if n > len(b.numbers) {
			line, column := r.place(cell)
			return engine.BadText(line, column, "found number %d, but there is no %d; expected the numbers 0, 1, 2 and so on without a gap", n, len(b.numbers)).OfKind(engine.ErrPieces)
		}
		b.numbers = append(b.numbers, cell)
	}
	return nil
}

// place returns line and column of a cell in the text.
func (r *reader) place(cell int) (line, column int) {
	line = r.drawn
	for left := cell / r.board.cols; left > 0; {
		if line++; r.lines[line-1] != "" {
			left--
		}
	}
	return line, cell%r.board.cols + 1
}

// costs reads a row of whole numbers for each row of the board.
func (r *reader) costs() *engine.ParseError {
	b := r.board
	b.costs = make([]int32, 0, len(b.cells))
	for row := range b.rows {
		line, number, ok := r.next()
		if !ok {
			return engine.BadText(number, 0, "the costs end after %d row{|s}, expected %d", row, b.rows).OfKind(engine.ErrSize)
		}
		count := 0
		for w := range text.Each(line) {
			if count++; count > b.cols {
				return engine.BadText(number, w.Column, "row %d of the costs has more than %d number{|s}", row+1, b.cols).OfKind(engine.ErrSize)
			}
			n, err := strconv.Atoi(w.Text)
			if err != nil && !w.IsNumber() {
				return engine.BadText(number, w.Column, "found %s in row %d of the costs, expected a whole number from 0 to %d", text.Quote(w.Text), row+1, maxCost)
			}
			if err != nil || n < 0 || n > maxCost {
				return engine.BadText(number, w.Column, "found %s in row %d of the costs, expected a whole number from 0 to %d", text.Quote(w.Text), row+1, maxCost).OfKind(engine.ErrSize)
			}
			if !b.canStand(len(b.costs)) {
				n = 0 // never charged
			}
			b.costs = append(b.costs, int32(n))
		}
		if count < b.cols {
			return engine.BadText(number, 0, "row %d of the costs has %d number{|s}, expected %d", row+1, count, b.cols).OfKind(engine.ErrSize)
		}
	}
	return nil
}

// settings reads the lines below the costs, such as "cost: moves".
func (r *reader) settings(z *Puzzle) *engine.ParseError {
	for {
		line, number, ok := r.next()
		if !ok {
			if r.extra > 0 {
				z.warnings = append(z.warnings, engine.Msg("line %d: the costs have %d row{|s} more than the board; they are not read", r.extraLine, r.extra))
			}
			return nil
		}
		name, value, found := strings.Cut(line, ":")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if r.isExtra(line) {
			if r.extra++; r.extra == 1 {
				r.extraLine = number
			}
			continue
		}
		if !found || !slices.Contains([]string{"cost", "stop", "from"}, name) {
			return engine.BadText(number, 1, "found %s below the costs, expected nothing more, or a line such as cost: moves, or stop: at-goal", text.Quote(line))
		}
		if before := r.set[name]; before > 0 {
			return engine.BadText(number, 1, "%s is set a second time; line %d has set it", name, before).OfKind(engine.ErrContradiction)
		}
		r.set[name] = number
		column := text.Column(line, strings.LastIndex(line, value))
		if name == "from" {
			if err := r.from(z, number, column, value); err != nil {
				return err
			}
			continue
		}
		other, err := z.With(engine.Values{name: value})
		if err != nil {
			return engine.BadText(number, column, "%s", err)
		}
		*z = *other.(*Puzzle)
	}
}

// isExtra reports whether a line is a surplus row of costs, before any setting.
func (r *reader) isExtra(line string) bool {
	n := 0
	for w := range text.Each(line) {
		if n++; !w.IsNumber() || n > r.board.cols {
			return false
		}
	}
	return n == r.board.cols && len(r.set) == 0
}

// from reads a start with crossed numbers: "r3c4 2" is row 3, column 4, with 2 numbers crossed.
func (r *reader) from(z *Puzzle, line, column int, value string) *engine.ParseError {
	b := z.board
	n, ok := text.Numbers(value, "r", "c", " ")
	bad := func(kind engine.ParseKind) *engine.ParseError {
		return engine.BadText(line, column, "found %s, expected a cell that is no rock and no lava, and how many numbers are crossed, such as r3c4 2", text.Quote(value)).OfKind(kind)
	}
	if !ok {
		return bad(engine.ErrSyntax)
	}
	row, col, crossed := n[0], n[1], n[2]
	switch {
	case row < 1 || row > b.rows || col < 1 || col > b.cols || crossed > len(b.numbers):
		return bad(engine.ErrSize)
	case !b.canStand((row-1)*b.cols + col - 1):
		return bad(engine.ErrContradiction)
	case r.actor >= 0:
		return engine.BadText(line, 1, "the actor stands on the board already, in line %d or below; expected Z or from, not both", r.drawn).OfKind(engine.ErrContradiction)
	}
	z.start = b.state((row-1)*b.cols+col-1, crossed)
	return nil
}

// String returns the puzzle as text. A last line "from" gives the start if a mark on the board cannot.
func (z *Puzzle) String() string {
	b := z.board
	var w bytes.Buffer
	fmt.Fprintf(&w, "%d %d\n", b.rows, b.cols)
	cells := slices.Clone(b.cells)
	cell, crossed := b.cell(z.start), b.crossed(z.start)
	aside := crossed > 0 || cells[cell] != path
	if !aside {
		cells[cell] = actor
	}
	w.WriteString(rowsOf(cells, b.cols))
	writeCosts(&w, b.costs, b.cols)
	if z.cost != byCells {
		fmt.Fprintf(&w, "cost: %s\n", z.cost)
	}
	if z.stop != atRock {
		fmt.Fprintf(&w, "stop: %s\n", z.stop)
	}
	if aside {
		fmt.Fprintf(&w, "from: r%dc%d %d\n", cell/b.cols+1, cell%b.cols+1, crossed)
	}
	return w.String()
}

// writeCosts writes costs in aligned columns.
func writeCosts(w *bytes.Buffer, costs []int32, cols int) {
	width := len(strconv.Itoa(int(slices.Max(costs))))
	for row := range slices.Chunk(costs, cols) {
		for i, c := range row {
			if i > 0 {
				w.WriteByte(' ')
			}
			fmt.Fprintf(w, "%*d", width, c)
		}
		w.WriteByte('\n')
	}
}
