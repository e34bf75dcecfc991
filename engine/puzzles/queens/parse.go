package queens

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Prefixes of the lines below the board.
const (
	queensLine  = "queens:"
	pictureLine = "picture:"
)

// Parse reads a board in time linear in the text. Its error is a [*engine.ParseError].
func Parse(s string) (engine.Puzzle, error) {
	p, err := parse(s)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func parse(s string) (*Puzzle, error) {
	var rows []string
	var columns [][]int // columns in the text of each row's letters
	lines := text.All(s)
	above := 0 // number of blank lines above the board
	for above < len(lines) && lines[above] == "" {
		above++
	}
	below := above // index of the first line below the board
	for ; below < len(lines) && !isBelow(lines[below]); below++ {
		line := lines[below]
		row, at := letters(line)
		if row == "" && belowFollows(lines[below:]) {
			break
		}
		if err := checkRow(row, at, below+1, rows); err != nil {
			return nil, err
		}
		rows, columns = append(rows, row), append(columns, at)
	}
	if len(rows) == 0 {
		return nil, engine.BadText(1, 0, "there is no board, expected as many rows of letters as letters in a row").OfKind(engine.ErrEmpty)
	}
	if n := len(rows[0]); len(rows) != n {
		return nil, engine.BadText(above+len(rows), 1, "the board has %d row{|s} of %d letter{|s}, expected as many rows as letters in a row", len(rows), n).OfKind(engine.ErrSize)
	}
	b := fromRows(rows)
	if err := b.checkRegions(columns, above); err != nil {
		return nil, err
	}
	p := newPuzzle(b)
	for i := below; i < len(lines); i++ {
		if err := p.readBelow(i+1, lines[i]); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func isBelow(line string) bool {
	return strings.HasPrefix(line, queensLine) || strings.HasPrefix(line, pictureLine)
}

// belowFollows reports whether the next line that is not blank is one below the board.
func belowFollows(lines []string) bool {
	i := slices.IndexFunc(lines, func(line string) bool { return line != "" })
	return i >= 0 && isBelow(lines[i])
}

// letters returns the letters of a row and their columns in the text: the whole line, or words of single letters.
func letters(line string) (row string, columns []int) {
	words := text.Words(line)
	single := len(words) > 1
	for _, w := range words {
		single = single && len(w.Text) == 1
	}
	if single {
		for _, w := range words {
			row += w.Text
			columns = append(columns, w.Column)
			if len(row) > MaxSize {
				break
			}
		}
		return row, columns
	}
	first := 1
	if len(words) == 1 { // ignore blanks before it
		first, line = words[0].Column, words[0].Text
	}
	line = line[:min(len(line), 4*MaxSize)] // longer than any row
	for range line {
		columns = append(columns, first+len(columns))
	}
	return line, columns
}

// checkRow checks a row; number is its line.
func checkRow(row string, columns []int, number int, before []string) error {
	if row == "" {
		return engine.BadText(number, 0, "found an empty line, expected a row of letters; a board has no gaps").OfKind(engine.ErrSize)
	}
	at := 0
	for _, r := range row {
		if !isLetter(r) {
			if r == '#' {
				return engine.BadText(number, columns[at], "found '#', which stands for a queen in an answer; expected the letter of a region")
			}
			return engine.BadText(number, columns[at], "found %q, expected the letter of a region", r)
		}
		at++
	}
	switch {
	case len(row) > MaxSize:
		return engine.BadText(number, columns[MaxSize], "the row is longer than %d letter{|s}, which are the most", MaxSize).OfKind(engine.ErrSize)
	case len(before) >= MaxSize:
		return engine.BadText(number, 1, "there are more than %d rows, which are the most", MaxSize).OfKind(engine.ErrSize)
	case len(before) > 0 && len(row) > len(before[0]):
		return engine.BadText(number, columns[len(before[0])], "row %d has %d letter{|s}, expected %d as in row 1", len(before)+1, len(row), len(before[0])).OfKind(engine.ErrSize)
	case len(before) > 0 && len(row) < len(before[0]):
		return engine.BadText(number, columns[len(row)-1]+1, "row %d has %d letter{|s}, expected %d as in row 1", len(before)+1, len(row), len(before[0])).OfKind(engine.ErrSize)
	}
	return nil
}

func isLetter(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' }

// checkRegions checks the number of regions; above is the number of lines above the board.
func (b *board) checkRegions(columns [][]int, above int) error {
	switch found := len(b.letters); {
	case found > b.n:
		first := b.cells[b.n][0]
		return engine.BadText(above+first/b.n+1, columns[first/b.n][first%b.n], "the board has %d region{|s}, expected %d, one for each row; the letter %c is one more",
			found, b.n, b.letters[b.n]).OfKind(engine.ErrPieces)
	case found < b.n:
		return engine.BadText(above+b.n, columns[b.n-1][b.n-1], "the board ends with %d region{|s} (%s), expected %d, one for each row",
			found, strings.Join(strings.Split(string(b.letters), ""), " "), b.n).OfKind(engine.ErrPieces)
	}
	return nil
}

// readBelow reads a line below the board.
func (p *Puzzle) readBelow(number int, line string) error {
	words := text.Words(line)
	switch {
	case line == "":
		return nil
	case words[0].Text == queensLine && p.start.count() == 0:
		for _, w := range words[1:] {
			cell, ok := p.board.find(w.Text)
			if !ok {
				return engine.BadText(number, w.Column, "found %s, expected a cell such as r1c%d", text.Quote(w.Text), p.board.n)
			}
			if why := p.start.forbids(cell); !why.IsZero() {
				return engine.BadText(number, w.Column, "%s", why).OfKind(engine.ErrContradiction)
			}
			p.start = p.start.with(cell)
		}
		return nil
	case words[0].Text == pictureLine && len(words) == 3 && p.read == (reading{}):
		colours, err := strconv.Atoi(words[1].Text)
		contrast, err2 := strconv.Atoi(words[2].Text)
		if err == nil && err2 == nil && colours > 0 && contrast >= 0 {
			p.read = reading{colours, contrast}
			return nil
		}
	}
	return engine.BadText(number, 1, "found %s, expected nothing more than %s or %s", text.Quote(line), `"queens: r1c2"`, `"picture: 8 96"`)
}
