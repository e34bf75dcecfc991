package blocks

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"langkah/engine"
	"langkah/engine/base/text"
)

// grid is a board drawn in a text.
type grid struct {
	rows  [][]rune
	first int                             // line of rows[0]
	at    func(c cell) (line, column int) // optional: line and column of a cell in the text
}

func (g grid) cols() (n int) {
	for _, row := range g.rows {
		n = max(n, len(row))
	}
	return n
}

// mark returns the character of a cell; a row that ends early goes on with blanks.
func (g grid) mark(c cell) rune {
	if c.row >= len(g.rows) || c.col >= len(g.rows[c.row]) {
		return nothing
	}
	return g.rows[c.row][c.col]
}

func (g grid) pos(c cell) (line, column int) {
	if g.at != nil {
		return g.at(c)
	}
	return g.first + c.row, c.col + 1
}

// bad returns an error at a cell.
func (g grid) bad(c cell, format string, args ...any) *engine.ParseError {
	line, column := g.pos(c)
	return engine.BadText(line, column, format, args...)
}

// pieces returns the cells of each piece and the names in the order of their first cells.
func (g grid) pieces() (cells map[string][]cell, names []string) {
	cells = map[string][]cell{}
	for r, row := range g.rows {
		for c, mark := range row {
			if strings.ContainsRune(".#-? ", mark) {
				continue
			}
			name := string(mark)
			if cells[name] == nil {
				names = append(names, name)
			}
			cells[name] = append(cells[name], cell{r, c})
		}
	}
	return cells, names
}

// target is a piece and the upper left cell of its box in the goal.
type target struct {
	piece        text.Word
	corner       cell
	line, column int // of the corner
}

// group is a set of interchangeable pieces, a character each.
type group struct {
	names        string
	line, column int
}

// drawing holds the content of any text form, before it is checked.
type drawing struct {
	board    grid
	goal     grid // optional
	named    bool // the pieces of that grid are those very pieces
	targets  []target
	exit     text.Word
	exitLine int // 0 for no exit
	equal    []group
	cost     costModel
	costLine int
	warnings []engine.Message
}

// puzzle checks the drawing. Its errors are of type *[engine.ParseError].
func (d *drawing) puzzle() (*Puzzle, error) {
	if err := d.checkGround(); err != nil {
		return nil, err
	}
	cells, names := d.board.pieces()
	if err := d.checkPieces(cells, names); err != nil {
		return nil, err
	}
	if d.goal.rows != nil {
		if err := d.readGoal(cells); err != nil {
			return nil, err
		}
	}
	if err := d.checkGoal(cells); err != nil {
		return nil, err
	}
	z := d.build(cells, names)
	if d.cost == "" {
		z.cost = moves
	}
	if d.exitLine > 0 {
		if err := d.openDoor(z); err != nil {
			return nil, err
		}
	}
	return z, nil
}

// checkGround checks the size and the characters.
func (d *drawing) checkGround() error {
	g := d.board
	top, bottom, left, right := 0, len(g.rows), 0, g.cols()
	rim := func(r0, c0, r1, c1 int) bool {
		for r := r0; r < r1; r++ {
			for c := c0; c < c1; c++ {
				if !strings.ContainsRune("#- ", g.mark(cell{r, c})) {
					return false
				}
			}
		}
		return true
	}
	if rim(0, 0, 1, right) {
		top++
	}
	if rim(bottom-1, 0, bottom, right) {
		bottom--
	}
	if rim(0, 0, bottom, 1) {
		left++
	}
	if rim(0, right-1, bottom, right) {
		right--
	}
	if bottom-top > maxSide {
		return g.bad(cell{top + maxSide, 0}, "the board has %d row{|s}, expected at most %d without a rim of walls", bottom-top, maxSide).OfKind(engine.ErrSize)
	}
	if right-left > maxSide {
		line, _ := g.pos(cell{})
		return engine.BadText(line, left+maxSide+1, "the board has %d column{|s}, expected at most %d without a rim of walls", right-left, maxSide).OfKind(engine.ErrSize)
	}
	for r, row := range g.rows {
		for c, mark := range row {
			if mark == anything || !unicode.IsGraphic(mark) || mark > unicode.MaxASCII && !unicode.IsLetter(mark) {
				return g.bad(cell{r, c}, "found %s, expected a letter or another character for a piece, . for an empty cell, # for a wall, - for a door or a blank", text.Quote(string(mark)))
			}
		}
	}
	return nil
}

func (d *drawing) checkPieces(cells map[string][]cell, names []string) error {
	if len(names) == 0 {
		return d.board.bad(cell{}, "there is no piece on the board; expected letters").OfKind(engine.ErrPieces)
	}
	if len(names) > maxPieces {
		return d.board.bad(cells[names[maxPieces]][0], "the board has %d piece{|s}, expected at most %d", len(names), maxPieces).OfKind(engine.ErrPieces)
	}
	for _, name := range names {
		if loose, ok := connected(cells[name]); !ok {
			return d.board.bad(loose, "this cell of piece %s does not touch the others by an edge; expected each piece to hang together, and a character of its own for each", name).OfKind(engine.ErrPieces)
		}
	}
	return nil
}

// readGoal turns the grid of the goal into targets.
func (d *drawing) readGoal(cells map[string][]cell) error {
	g := d.goal
	if len(d.targets) > 0 {
		return engine.BadText(d.targets[0].line, 1, "the goal is both drawn and said in words; keep one of the two").OfKind(engine.ErrContradiction)
	}
	if len(g.rows) > len(d.board.rows) {
		return g.bad(cell{len(d.board.rows), 0}, "the goal has %d row{|s}, the board has %d", len(g.rows), len(d.board.rows)).OfKind(engine.ErrSize)
	}
	for r, row := range g.rows {
		if len(row) > d.board.cols() {
			return g.bad(cell{r, d.board.cols()}, "row %d of the goal has %d cell{|s}, the board has %d", r+1, len(row), d.board.cols()).OfKind(engine.ErrSize)
		}
		for c, mark := range row {
			if here := d.board.mark(cell{r, c}); mark == wall && here != wall || mark == door && here != door {
				return g.bad(cell{r, c}, "the goal has %s here, the board has not", text.Quote(string(mark))).OfKind(engine.ErrContradiction)
			}
		}
	}
	there, names := g.pieces()
	if len(names) == 0 {
		return g.bad(cell{}, "there is no piece in the goal").OfKind(engine.ErrPieces)
	}
	for _, name := range names {
		if cells[name] == nil {
			return g.bad(there[name][0], "there is no piece %s on the board", name).OfKind(engine.ErrPieces)
		}
		want, _ := shapeOf(cells[name])
		got, corner := shapeOf(there[name])
		if !want.equals(got) {
			return g.bad(there[name][0], "piece %s has another form in the goal than on the board", name).OfKind(engine.ErrPieces)
		}
		line, column := g.pos(there[name][0])
		d.targets = append(d.targets, target{text.Word{Text: name, Column: column}, corner, line, column})
	}
	return nil
}

// checkGoal checks the targets, the exit and the groups against the board.
func (d *drawing) checkGoal(cells map[string][]cell) error {
	if len(d.targets) == 0 && d.exitLine == 0 {
		return engine.BadText(d.board.first+len(d.board.rows), 0, "there is no goal; expected a line such as \"goal: A r4c2\", a line \"goal:\" with a grid, or \"exit: A\"")
	}
	if len(d.targets) > 0 && d.exitLine > 0 {
		return engine.BadText(d.exitLine, 0, "there is a goal as well as an exit; keep one of the two").OfKind(engine.ErrContradiction)
	}
	unknown := func(w text.Word, line int) error {
		return engine.BadText(line, w.Column, "there is no piece %s on the board", text.Quote(w.Text)).OfKind(engine.ErrPieces)
	}
	if d.exitLine > 0 && cells[d.exit.Text] == nil {
		return unknown(d.exit, d.exitLine)
	}
	taken := map[cell]string{}
	for i, t := range d.targets {
		if cells[t.piece.Text] == nil {
			return unknown(t.piece, t.line)
		}
		if slices.ContainsFunc(d.targets[:i], func(u target) bool { return u.piece.Text == t.piece.Text }) {
			return engine.BadText(t.line, t.piece.Column, "piece %s has a second goal; a piece has one", t.piece.Text).OfKind(engine.ErrContradiction)
		}
		s, _ := shapeOf(cells[t.piece.Text])
		for _, c := range s.cells {
			at := cell{t.corner.row + c.row, t.corner.col + c.col}
			if mark := d.board.mark(at); mark == wall || mark == nothing {
				return engine.BadText(t.line, t.column, "piece %s would cover row %d, column %d there, where the board has no cell for it", t.piece.Text, at.row+1, at.col+1).OfKind(engine.ErrContradiction)
			}
			if other := taken[at]; other != "" {
				return engine.BadText(t.line, t.column, "pieces %s and %s would overlap in the goal", other, t.piece.Text).OfKind(engine.ErrContradiction)
			}
			taken[at] = t.piece.Text
		}
	}
	return d.checkGroups(cells)
}

func (d *drawing) checkGroups(cells map[string][]cell) error {
	seen := map[string]bool{}
	for _, g := range d.equal {
		var first shape
		for i, r := range []rune(g.names) {
			name := string(r)
			if cells[name] == nil {
				return engine.BadText(g.line, g.column+i, "there is no piece %s on the board", text.Quote(name)).OfKind(engine.ErrPieces)
			}
			if seen[name] {
				return engine.BadText(g.line, g.column+i, "piece %s is said to be equal to others a second time", name).OfKind(engine.ErrContradiction)
			}
			seen[name] = true
			s, _ := shapeOf(cells[name])
			if i == 0 {
				first = s
			} else if !s.equals(first) {
				return engine.BadText(g.line, g.column+i, "piece %s has another form than %s, so that they cannot be equal", name, string([]rune(g.names)[0])).OfKind(engine.ErrContradiction)
			}
		}
	}
	return nil
}

// group returns what a piece is interchangeable with, beside its form: pieces of one form and one group are of one kind.
func (d *drawing) group(name string) string {
	for _, g := range d.equal {
		if strings.Contains(g.names, name) {
			return "equal " + g.names
		}
	}
	meant := d.goal.rows == nil || d.equal != nil || d.named
	isTarget := slices.ContainsFunc(d.targets, func(t target) bool { return t.piece.Text == name })
	if name == d.exit.Text || isTarget && meant {
		return "the piece " + name
	}
	return ""
}

// build returns the puzzle of a drawing that was checked.
func (d *drawing) build(cells map[string][]cell, names []string) *Puzzle {
	b := &board{rows: len(d.board.rows), cols: d.board.cols(), exit: d.exitLine > 0}
	for r := range b.rows {
		for c := range b.cols {
			mark := d.board.mark(cell{r, c})
			if !strings.ContainsRune("#- ", mark) {
				mark = floor
			}
			b.ground = append(b.ground, byte(mark))
		}
	}
	b.number()
	key := d.exit.Text
	if len(d.targets) > 0 {
		key = d.targets[0].piece.Text
	}
	order := func(name string) int {
		if i := slices.IndexFunc(d.targets, func(t target) bool { return t.piece.Text == name }); i >= 0 {
			return i
		}
		if name == d.exit.Text {
			return -1
		}
		return len(d.targets) + slices.Index(names, name)
	}
	names = slices.Clone(names)
	byOrder := slices.Clone(names)
	slices.SortStableFunc(byOrder, func(a, b string) int { return cmp.Compare(order(a), order(b)) })
	var starts []cell
	for _, name := range byOrder {
		if slices.Contains(b.names, name) {
			continue
		}
		s, _ := shapeOf(cells[name])
		k := kind{shape: s, key: name == key, first: len(b.names)}
		var corners []cell
		for _, other := range names {
			t, corner := shapeOf(cells[other])
			if slices.Contains(b.names, other) || !t.equals(s) || d.group(other) != d.group(name) {
				continue
			}
			k.key = k.key || other == key
			b.names, b.kindOf = append(b.names, other), append(b.kindOf, len(b.kinds))
			corners = append(corners, corner)
		}
		k.size = len(corners)
		b.findPlaces(&k, corners)
		b.kinds = append(b.kinds, k)
		starts = append(starts, corners...)
	}
	b.coding = sync.OnceValue(func() *coding { return newCoding(b) })
	z := &Puzzle{board: b, cost: d.cost, drawn: d.goal.rows != nil && !d.named, warnings: d.warnings}
	for i, corner := range starts {
		place, _ := b.kinds[b.kindOf[i]].place(corner)
		z.start = append(z.start, place)
	}
	for _, t := range d.targets {
		i := b.find(t.piece.Text)
		w := want{kind: b.kindOf[i]}
		if place, ok := b.kinds[w.kind].place(t.corner); ok {
			w.places = []uint8{place}
		}
		b.wants = append(b.wants, w)
		z.targets = append(z.targets, goalPlace{i, t.corner})
	}
	for _, g := range d.equal {
		z.equal = append(z.equal, g.names)
	}
	if z.drawn && len(z.equal) == 0 && b.solved(z.start) && len(b.wants) > 0 {
		z.warnings = append(z.warnings, engine.Msg("the board already is as the goal is drawn, in which a piece may be any one of its form; a line such as \"goal: %s r1c1\" means that very piece", d.targets[0].piece.Text))
	}
	return z
}
