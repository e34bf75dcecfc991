package rush

import (
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor.
const (
	primaryTool = "primary" // drawn from one end to the other
	carTool     = "car"     // drawn likewise
	wallTool    = "wall"
	exitTool    = "exit"  // dragged along the rim
	moveTool    = "move"  // a piece or wall, anywhere
	eraseTool   = "erase" // a piece or wall
)

func editor() *engine.Editor {
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: primaryTool, Title: engine.Msg("Draw the red car"), Label: engine.Msg("Red car"), Keys: primaryLetter, Drag: true,
				Picture: scene.Pictured(2, 1, pictured(scene.Primary, primaryLetter))},
			{Name: carTool, Title: engine.Msg("Draw a car"), Label: engine.Msg("Car"), Keys: "A-Z", Drag: true, Value: engine.Msg("its letter; empty for the next one"),
				Picture: scene.Pictured(2, 1, pictured(scene.Piece(1), "B"))},
			{Name: wallTool, Title: engine.Msg("Build a wall"), Label: engine.Msg("Wall"), Keys: "#",
				Picture: scene.Pictured(1, 1, scene.Item{Kind: scene.Plate, W: 1, H: 1, Fill: scene.Wall})},
			{Name: exitTool, Title: engine.Msg("Move the exit"), Label: engine.Msg("Exit"), Keys: string(exitMark), Drag: true, Picture: exitPicture()},
			{Name: moveTool, Title: engine.Msg("Move a car"), Label: engine.Msg("Move it"), Drag: true,
				Picture: scene.Pictured(3, 1, pictured(scene.Piece(1), ""), scene.ArrowFrom(scene.Point{X: 1.9, Y: 0.5}, scene.Point{X: 3, Y: 0.5}))},
			{Name: eraseTool, Title: engine.Msg("Remove a car"), Label: engine.Msg("Remove"), Removes: true,
				Picture: scene.Pictured(2, 1, pictured(scene.Piece(1), ""), scene.CrossAt(1.75, 0.25))},
		},
		Sizes: engine.Sizes{Min: minSide, Max: maxSide, Rows: 6, Cols: 6},
		Draft: newDraft,
		Blank: func(rows, cols int) (engine.Draft, error) {
			if min(rows, cols) < minSide || max(rows, cols) > maxSide {
				return nil, engine.Errorf("the board has %d x %d cells, expected from %d x %d to %d x %d", rows, cols, minSide, minSide, maxSide, maxSide)
			}
			return draft{rows: rows, cols: cols, cells: make([]byte, rows*cols), lane: (rows - 1) / 2, cost: slides}, nil
		},
	}
}

// pictured returns a car of two cells for the picture of a tool.
func pictured(fill scene.Role, name string) scene.Item {
	return scene.Item{Kind: scene.Car, W: 2, H: 1, Fill: fill, Text: name}
}

// exitPicture returns the marks of an exit.
func exitPicture() scene.Scene {
	chevron := func(x float64) scene.Item {
		return scene.Item{Kind: scene.Line, Stroke: scene.Exit, Line: 0.13, Points: []scene.Point{{X: x, Y: 0.2}, {X: x + 0.25, Y: 0.5}, {X: x, Y: 0.8}}}
	}
	floor := scene.Item{Kind: scene.Rect, W: 1, H: 1, Corner: 0.12, Fill: scene.Well}
	return scene.Pictured(1, 1, floor, chevron(0.2), chevron(0.52))
}

// draft is a board being edited in the form with letters; cells hold letters, 0 for empty. It implements
// [engine.Draft].
type draft struct {
	rows, cols int
	cells      []byte
	exit       side
	lane       int // of the exit
	cost       costModel
}

// otherLetters are the letters of pieces and walls other than the primary piece; K is the exit.
const otherLetters = "ABCDEFGHIJLMNOQRSTUVWXYZ"

// newDraft copies a puzzle; pieces whose names are not free letters are renamed.
func newDraft(p engine.Puzzle) (engine.Draft, error) {
	z := p.(*Puzzle)
	b := z.board
	d := draft{rows: b.rows, cols: b.cols, cells: make([]byte, b.rows*b.cols), exit: b.exit, lane: b.pieces[0].lane, cost: z.cost}
	if n := len(b.pieces) - 1 + len(b.walls); n > len(otherLetters) {
		return nil, engine.Errorf("the board has %d piece{|s} and walls, the editor has letters for %d", n, len(otherLetters))
	}
	for i, p := range b.pieces {
		letter := byte(primaryLetter[0])
		if i > 0 {
			letter = d.letter(p.name, z.form)
		}
		for k := range p.length {
			d.cells[b.cell(p, p.start+k)] = letter
		}
	}
	for _, w := range b.walls {
		d.cells[w.row*b.cols+w.col] = d.letter(w.name, z.form)
	}
	return d, nil
}

// letter returns the piece's own letter if it has one that is free, else the next free one.
func (d draft) letter(name string, f form) byte {
	if (f == letterGrid || f == plainGrid) && len(name) == 1 && strings.Contains(otherLetters, name) && !slices.Contains(d.cells, name[0]) {
		return name[0]
	}
	return d.nextLetter()
}

// nextLetter returns the first free letter, 0 if there is none.
func (d draft) nextLetter() byte {
	for i := range len(otherLetters) {
		if !slices.Contains(d.cells, otherLetters[i]) {
			return otherLetters[i]
		}
	}
	return 0
}

// Text writes the grid with the exit outside it.
func (d draft) Text() string {
	lines := make([]string, d.rows)
	letters := map[byte]bool{}
	for r := range lines {
		row := slices.Clone(d.cells[r*d.cols : (r+1)*d.cols])
		for i, c := range row {
			if c == 0 {
				row[i] = '.'
			} else if c != primaryLetter[0] {
				letters[c] = true
			}
		}
		lines[r] = string(row)
		if d.exit == left {
			lines[r] = map[bool]string{true: string(exitMark), false: " "}[r == d.lane] + lines[r]
		} else if d.exit == right && r == d.lane {
			lines[r] += string(exitMark)
		}
	}
	mark := strings.Repeat(" ", d.lane) + string(exitMark)
	switch d.exit {
	case top:
		lines = append([]string{mark}, lines...)
	case bottom:
		lines = append(lines, mark)
	}
	text := fmt.Sprintf("%d %d\n%d\n%s\n", d.rows, d.cols, len(letters), strings.Join(lines, "\n"))
	if d.cost != slides {
		text += fmt.Sprintf("cost: %s\n", d.cost)
	}
	return text
}

// Use applies a tool. It refuses strokes outside the board and pieces that would overlap.
func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	if s.Tool == exitTool {
		return d.moveExit(s.To), nil
	}
	from, inside := scene.CellAt(s.From, d.rows, d.cols)
	to, also := scene.CellAt(s.To, d.rows, d.cols)
	if !inside || !also && slices.Contains([]string{primaryTool, carTool, moveTool}, s.Tool) {
		return nil, engine.Errorf("there is no cell at this place")
	}
	d.cells = slices.Clone(d.cells)
	switch s.Tool {
	case primaryTool:
		return d.drawCar(from, to, primaryLetter)
	case carTool:
		return d.drawCar(from, to, strings.ToUpper(s.Value))
	case moveTool:
		return d.move(from, to)
	case eraseTool:
		d.erase(d.cells[from])
		return d, nil
	case wallTool:
		d.erase(d.cells[from])
		if d.cells[from] = d.nextLetter(); d.cells[from] == 0 {
			return nil, engine.Errorf("there is no letter left")
		}
		return d, nil
	}
	return nil, engine.Errorf("there is no tool %q", s.Tool)
}

// erase clears the cells with a letter and returns them.
func (d draft) erase(letter byte) (cells []int) {
	for i, c := range d.cells {
		if c == letter && letter != 0 {
			d.cells[i] = 0
			cells = append(cells, i)
		}
	}
	return cells
}

// drawCar adds a piece between two cells, along the axis of greater distance. It replaces what stands there.
func (d draft) drawCar(from, to int, name string) (engine.Draft, error) {
	dr, dc := to/d.cols-from/d.cols, to%d.cols-from%d.cols
	length, step := dc, 1
	if max(dr, -dr) > max(dc, -dc) {
		length, step = dr, d.cols
	}
	if length < 0 {
		length, step = -length, -step
	}
	if length == 0 {
		return nil, engine.Errorf("a car has two cells or more; draw it from one end to the other")
	}
	for k := range length + 1 {
		d.erase(d.cells[from+k*step])
	}
	letter := d.nextLetter()
	if name != "" {
		letter = name[0]
		if len(name) > 1 || letter != primaryLetter[0] && !strings.Contains(otherLetters, name) {
			return nil, engine.Errorf("found %q, expected a capital letter for the piece", name)
		}
		d.erase(letter) // it is drawn anew
	}
	if letter == 0 {
		return nil, engine.Errorf("there is no letter left")
	}
	for k := range length + 1 {
		d.cells[from+k*step] = letter
	}
	return d, nil
}

// move moves the piece or wall of a cell by the offset of the two cells.
func (d draft) move(from, to int) (engine.Draft, error) {
	letter := d.cells[from]
	if letter == 0 {
		return nil, engine.Errorf("there is nothing to move at this place")
	}
	dr, dc := to/d.cols-from/d.cols, to%d.cols-from%d.cols
	cells := d.erase(letter)
	for i, cell := range cells {
		row, col := cell/d.cols+dr, cell%d.cols+dc
		if row < 0 || row >= d.rows || col < 0 || col >= d.cols {
			return nil, engine.Errorf("piece %c would reach beyond the board", letter)
		}
		if cells[i] = row*d.cols + col; d.cells[cells[i]] != 0 {
			return nil, engine.Errorf("something stands there already")
		}
	}
	for _, cell := range cells {
		d.cells[cell] = letter
	}
	return d, nil
}

// moveExit moves the exit to the side nearest to a point, and to that point's lane.
func (d draft) moveExit(at scene.Point) draft {
	x, y := at.X-scene.Rim, at.Y-scene.Rim
	away := map[side]float64{right: float64(d.cols) - x, left: x, bottom: float64(d.rows) - y, top: y}
	d.exit = right
	for _, s := range []side{left, bottom, top} {
		if away[s] < away[d.exit] {
			d.exit = s
		}
	}
	d.lane = min(max(int(y), 0), d.rows-1)
	if d.exit.vertical() {
		d.lane = min(max(int(x), 0), d.cols-1)
	}
	return d
}

// Scene draws the draft, valid or not.
func (d draft) Scene() scene.Scene {
	s := scene.NewBoard(d.cols, d.rows)
	row, col := d.lane, d.cols-1
	switch d.exit {
	case left:
		col = 0
	case bottom:
		row, col = d.rows-1, d.lane
	case top:
		row, col = 0, d.lane
	}
	gate := block(scene.Gate, float64(col), float64(row), 1, 1, scene.Exit)
	gate.Line, gate.Turn = scene.Lip, d.exit.turns()
	s.Items = append(s.Items, gate)
	var letters []byte
	for i, c := range d.cells {
		s.Items = append(s.Items, block(scene.Bed, float64(i%d.cols), float64(i/d.cols), 1, 1, scene.Cell))
		if c != 0 && !slices.Contains(letters, c) {
			letters = append(letters, c)
		}
	}
	slices.Sort(letters)
	for _, letter := range letters {
		s.Items = append(s.Items, d.drawLetter(letter))
	}
	return s
}

// drawLetter draws a piece as a car, a single cell as a wall.
func (d draft) drawLetter(letter byte) scene.Item {
	first := slices.Index(d.cells, letter)
	last := len(d.cells) - 1
	for d.cells[last] != letter {
		last--
	}
	w, h := last%d.cols-first%d.cols+1, last/d.cols-first/d.cols+1
	it := block(scene.Car, float64(first%d.cols), float64(first/d.cols), float64(w), float64(h), scene.Piece(strings.IndexByte(otherLetters, letter)))
	switch {
	case first == last:
		it.Kind, it.Fill = scene.Plate, scene.Wall
	case letter == primaryLetter[0]:
		it.Fill, it.Turn = scene.Primary, d.exit.turns()
	case h > 1:
		it.Turn = top.turns()
	}
	it.ID, it.Text = pieceID(string(letter)), string(letter)
	return it
}

// headLines is the number of lines before the grid in a draft's text.
const headLines = 2

// Cells returns the middles of the cells at a line and column of the text, both from 1; column 0 stands for the whole
// row. The mark of the exit belongs to the cell beside it.
func (d draft) Cells(_ string, line, column int) []scene.Point {
	row := line - headLines - 1
	if d.exit == top {
		row--
	}
	if row < -1 || row > d.rows || row == d.rows && d.exit != bottom || row == -1 && d.exit != top {
		return nil
	}
	row = min(max(row, 0), d.rows-1)
	if column < 1 {
		return scene.RowOf(row, d.cols)
	}
	col := column - 1
	if d.exit == left {
		col--
	}
	return []scene.Point{scene.Middle(row, min(max(col, 0), d.cols-1))}
}
