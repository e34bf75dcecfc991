package routes

import (
	"math"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// matrix is an adjacency matrix being read, with names and coordinates. Cells are NaN where there is no road.
type matrix struct {
	builder  *builder
	n        int
	cells    [][]float64
	at       []spot // of each row
	places   []point
	distance bool // a number only says that there is a road, as long as its ends are apart
}

// isMatrix reports whether the lines are an adjacency matrix, with its size before it or not.
func isMatrix(lines []string) bool {
	first, _ := firstLine(lines)
	if strings.Trim(first, "01 \t") != "" && strings.Trim(first, "0123456789") != "" {
		return false
	}
	var full []string
	for _, l := range lines {
		if strings.TrimSpace(l) != "" {
			full = append(full, l)
		}
	}
	if len(full) < 3 {
		return false
	}
	rows := make([][]text.Word, len(full))
	for i, l := range full {
		rows[i] = text.Words(l)
	}
	if len(rows[0]) == 1 && rows[0][0].IsNumber() {
		n, err := strconv.Atoi(rows[0][0].Text)
		if err != nil || n < 2 {
			return false
		}
		switch rows = rows[1:]; {
		case isPlaced(rows[0]):
			return true
		case len(rows) > n && strings.Contains(lines[len(lines)-1], ":"):
			return true
		}
		return isHollow(rows, n)
	}
	n := len(rows[0])
	if n < 2 || len(rows) < 2*n-1 || !isBinary(rows[0]) {
		return false
	}
	pairs := 0
	for _, r := range rows[min(n, len(rows)):] {
		if _, _, ok := pair(r); ok {
			pairs++
		}
	}
	if n > 2 {
		return pairs*2 >= n // a line may be missing or broken, which is then said
	}
	return pairs*4 >= 3*n
}

// isHollow reports whether rows begin with those of a matrix with nothing on its diagonal.
func isHollow(rows [][]text.Word, n int) bool {
	if n < 3 || len(rows) < n {
		return false
	}
	good := 0
	for i, r := range rows[:n] {
		if i < len(r) && (r[i].Text == "0" || r[i].Text == "-1" || r[i].Text == "X") {
			good++
		}
	}
	return good*8 >= 7*n
}

func isBinary(row []text.Word) bool {
	for _, w := range row {
		if w.Text != "0" && w.Text != "1" {
			return false
		}
	}
	return true
}

// isPlaced reports whether a line is a name and two coordinates.
func isPlaced(row []text.Word) bool {
	if len(row) < 3 {
		return false
	}
	_, _, ok := pair(row[len(row)-2:])
	_, err := strconv.ParseFloat(strings.Trim(row[0].Text, ","), 64)
	return ok && err != nil
}

// pair returns the two numbers of a line.
func pair(row []text.Word) (x, y float64, ok bool) {
	if len(row) != 2 {
		return 0, 0, false
	}
	x, err := strconv.ParseFloat(strings.TrimSuffix(row[0].Text, ","), 64)
	if err != nil {
		return 0, 0, false
	}
	y, err = strconv.ParseFloat(row[1].Text, 64)
	return x, y, err == nil
}

// readMatrix reads an adjacency matrix as student programs have it: the size; names with coordinates, before the matrix
// or behind it as name:lat lon; or rows of 0 and 1 and then coordinates alone. Lines "start X" and "goal Y" may follow.
func readMatrix(lines []string) (*Puzzle, *engine.ParseError) {
	m := &matrix{builder: newBuilder()}
	b := m.builder
	var rows []line
	for i, l := range lines {
		if strings.TrimSpace(l) == "" {
			continue
		}
		list, err := words(l, i+1)
		if err != nil {
			return nil, err
		}
		if len(list) > 1 && (list[0].is(startWord) || list[0].is(goalWord)) {
			if _, _, err := b.keyword(list, i+1); err != nil {
				return nil, err
			}
			continue
		}
		rows = append(rows, line{l, i + 1})
	}
	end := spot{max(1, len(lines)), 0}
	first := text.Words(rows[0].text)
	m.n = len(first)
	if len(first) == 1 {
		n, err := strconv.Atoi(first[0].Text)
		if err != nil || n < 2 || n > maxNodes {
			return nil, spot{rows[0].number, 1}.bad("found %s, expected the number of places from 2 to %d", text.Quote(first[0].Text), maxNodes).OfKind(engine.ErrSize)
		}
		m.n, rows = n, rows[1:]
	}
	placed := len(rows) > 0 && isPlaced(text.Words(rows[0].text))
	if placed {
		b.g.geo = strings.Contains(rows[len(rows)-1].text, "|")
		m.distance = true
		taken, err := m.take(&rows, end)
		if err != nil {
			return nil, err
		}
		for _, l := range taken {
			if err := m.named(l); err != nil {
				return nil, err
			}
		}
	}
	taken, err := m.take(&rows, end)
	if err != nil {
		return nil, err
	}
	for _, l := range taken {
		if err := m.row(l); err != nil {
			return nil, err
		}
	}
	if !placed && len(rows) > 0 {
		b.g.geo = true
		taken, err := m.take(&rows, end)
		if err != nil {
			return nil, err
		}
		for _, l := range taken {
			if err := m.behind(l); err != nil {
				return nil, err
			}
		}
	}
	if len(rows) > 0 {
		return nil, spot{rows[0].number, 1}.bad("found %s below the last of %d place{|s}, expected nothing more", text.Quote(strings.TrimSpace(rows[0].text)), m.n).OfKind(engine.ErrSize)
	}
	return m.finish(end)
}

// line is a line of the text with its number.
type line struct {
	text   string
	number int
}

// take cuts n lines off.
func (m *matrix) take(rows *[]line, end spot) ([]line, *engine.ParseError) {
	if len(*rows) < m.n {
		return nil, end.bad("there are %d line{|s} for %d place{|s}", len(*rows), m.n).OfKind(engine.ErrSize)
	}
	taken := (*rows)[:m.n]
	*rows = (*rows)[m.n:]
	return taken, nil
}

// named reads "name x y"; the name may have blanks.
func (m *matrix) named(l line) *engine.ParseError {
	list := text.Words(l.text)
	if len(list) < 3 {
		return spot{l.number, 1}.bad("found %d word{|s}, expected a place and two coordinates", len(list))
	}
	last := len(list) - 2
	name := strings.TrimSpace(string([]rune(l.text)[:list[last].Column-1]))
	return m.place(name, spot{l.number, 1}, list[last], list[last+1])
}

// behind reads "name:lat lon", or the coordinates alone.
func (m *matrix) behind(l line) *engine.ParseError {
	name, rest := strconv.Itoa(len(m.places)+1), l.text
	shift := 0
	if i := strings.LastIndex(l.text, ":"); i >= 0 {
		name, rest = strings.TrimSpace(l.text[:i]), l.text[i+1:]
		shift = text.Column(l.text, i)
	}
	list := text.Words(rest)
	if len(list) != 2 {
		return spot{l.number, 1}.bad("found %d word{|s}, expected two coordinates", len(list))
	}
	list[0].Column, list[1].Column = list[0].Column+shift, list[1].Column+shift
	return m.place(name, spot{l.number, 1}, list[0], list[1])
}

func (m *matrix) place(name string, where spot, x, y text.Word) *engine.ParseError {
	b := m.builder
	if _, twice := b.g.index[name]; twice {
		return where.bad("found the place %s a second time", text.Quote(name)).OfKind(engine.ErrContradiction)
	}
	n, err := b.node(name, where)
	if err != nil {
		return err
	}
	p, err := b.pointAt(strings.TrimSuffix(x.Text, ","), y.Text, spot{where.line, x.Column}, spot{where.line, y.Column})
	b.places[n] = p
	m.places = append(m.places, p)
	return err
}

// row reads a row of the matrix: numbers apart by blanks, or names of streets apart by vertical bars.
func (m *matrix) row(l line) *engine.ParseError {
	var cells []text.Word
	if strings.Contains(l.text, "|") {
		column := 1
		for _, part := range strings.Split(l.text, "|") {
			cells = append(cells, text.Word{Text: strings.TrimSpace(part), Column: column})
			column += len([]rune(part)) + 1
		}
	} else {
		cells = text.Words(l.text)
	}
	number := len(m.cells) + 1
	if len(cells) != m.n {
		where := spot{l.number, 1}
		if len(cells) > m.n {
			where.column = cells[m.n].Column
		}
		return where.bad("row %d of the matrix has %d cell{|s}, expected %d", number, len(cells), m.n).OfKind(engine.ErrSize)
	}
	row := make([]float64, m.n)
	for i, w := range cells {
		x, err := strconv.ParseFloat(w.Text, 64)
		switch {
		case w.Text == "X" || w.Text == "x" || w.Text == "-":
			x = math.NaN()
		case strings.Contains(l.text, "|"):
			x = 1
		case err != nil || math.IsNaN(x) || math.IsInf(x, 0):
			return spot{l.number, w.Column}.bad("found %s, expected a number", text.Quote(w.Text))
		case x == 0 || x == -1:
			x = math.NaN()
		default:
			if x, err := m.builder.number(w.Text, spot{l.number, w.Column}); err != nil {
				return err
			} else {
				row[i] = x
			}
		}
		row[i] = x
	}
	m.cells, m.at = append(m.cells, row), append(m.at, spot{l.number, 1})
	return nil
}

// finish makes roads of the cells. Where the matrix is not symmetric the graph is directed.
func (m *matrix) finish(end spot) (*Puzzle, *engine.ParseError) {
	b := m.builder
	for i := len(b.g.names); i < m.n; i++ {
		if _, err := b.node(strconv.Itoa(i+1), end); err != nil {
			return nil, err
		}
	}
	weighted := false
	for _, row := range m.cells {
		for _, x := range row {
			weighted = weighted || !math.IsNaN(x) && x != 1
		}
	}
	if m.distance && weighted && m.onOneSpot() {
		m.distance = false // the costs can only be those of the matrix
	}
	for i, row := range m.cells {
		for j, x := range row {
			if y := m.cells[j][i]; i < j && !b.g.directed && x != y && !(math.IsNaN(x) && math.IsNaN(y)) && !(m.distance && !math.IsNaN(x) && !math.IsNaN(y)) {
				b.g.directed = true
				b.note("line %d: the matrix is not symmetric at row %d, column %d, so that its roads lead one way", m.at[i].line, i+1, j+1)
			}
		}
	}
	for i, row := range m.cells {
		for j, x := range row {
			if math.IsNaN(x) || i == j || !b.g.directed && i > j {
				continue
			}
			if m.distance || !weighted && len(b.places) > 0 {
				x = -1
			}
			if err := b.road(int32(i), int32(j), x, m.at[i]); err != nil {
				return nil, err
			}
		}
	}
	return b.finish(end)
}

// onOneSpot reports whether all places have the same coordinates, which then say nothing.
func (m *matrix) onOneSpot() bool {
	for _, p := range m.places {
		if p != m.places[0] {
			return false
		}
	}
	return true
}
