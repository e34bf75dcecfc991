package blocks

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// draft is a board being edited, valid or not. It implements [engine.Draft].
type draft struct {
	rows, cols int
	cells      []rune // of the grid: names of pieces, or marks of the ground
	rim        bool   // the outermost cells are drawn as the frame
	goals      []draftGoal
	drawn      bool // the goals are given as a grid
	exit       rune // the piece that leaves, 0 for none
	equal      []string
	cost       costModel
}

// draftGoal is where a piece has to go: the upper left cell of its box.
type draftGoal struct {
	name   rune
	corner cell
}

func newDraft(p engine.Puzzle) (engine.Draft, error) {
	z := p.(*Puzzle)
	b := z.board
	d := draft{rows: b.rows, cols: b.cols, rim: b.rim(), drawn: z.drawn, equal: slices.Clone(z.equal), cost: z.cost}
	names := b.namesAt(z.start)
	for i, mark := range b.ground {
		name := rune(mark)
		if names[i] != "" {
			name = []rune(names[i])[0]
		}
		d.cells = append(d.cells, name)
	}
	for _, t := range z.targets {
		d.goals = append(d.goals, draftGoal{[]rune(b.names[t.piece])[0], t.corner})
	}
	if b.exit {
		d.exit = []rune(b.names[0])[0]
	}
	return d, nil
}

// Text writes the draft as [Puzzle.String] does.
func (d draft) Text() string {
	var out strings.Builder
	out.WriteString(header + "\n" + d.grid(d.cells))
	switch {
	case d.exit != 0:
		fmt.Fprintf(&out, "%s: %c\n", exitWord, d.exit)
	case d.drawn:
		out.WriteString(goalWord + ":\n" + d.grid(d.goalCells()))
	}
	if !d.drawn {
		for _, g := range d.goals {
			fmt.Fprintf(&out, "%s: %c r%dc%d\n", goalWord, g.name, g.corner.row+1, g.corner.col+1)
		}
	}
	for _, names := range d.equal {
		fmt.Fprintf(&out, "%s: %s\n", equalWord, names)
	}
	if d.cost != moves {
		fmt.Fprintf(&out, "%s: %s\n", costWord, d.cost)
	}
	return out.String()
}

func (d draft) grid(cells []rune) string {
	var out strings.Builder
	for row := range slices.Chunk(cells, d.cols) {
		out.WriteString(strings.TrimRight(string(row), " ") + "\n")
	}
	return out.String()
}

// goalCells returns the ground with the pieces of the goals at their places.
func (d draft) goalCells() []rune {
	cells := slices.Clone(d.cells)
	for i, c := range cells {
		if isPiece(c) {
			cells[i] = floor
		}
	}
	for _, g := range d.goals {
		for _, c := range d.goalOf(g) {
			cells[c.row*d.cols+c.col] = g.name
		}
	}
	return cells
}

func isPiece(name rune) bool { return !strings.ContainsRune(".#-? ", name) && unicode.IsGraphic(name) }

// piece returns the cells of a piece.
func (d draft) piece(name rune) (cells []cell) {
	for i, c := range d.cells {
		if c == name && isPiece(name) {
			cells = append(cells, cell{i / d.cols, i % d.cols})
		}
	}
	return cells
}

// names returns the pieces in the order of their first cells.
func (d draft) names() (names []rune) {
	for _, c := range d.cells {
		if isPiece(c) && !slices.Contains(names, c) {
			names = append(names, c)
		}
	}
	return names
}

// goalOf returns the cells of the grid that a piece covers at its goal.
func (d draft) goalOf(g draftGoal) (cells []cell) {
	s, _ := shapeOf(d.piece(g.name))
	for _, c := range s.cells {
		if at := (cell{g.corner.row + c.row, g.corner.col + c.col}); at.row < d.rows && at.col < d.cols {
			cells = append(cells, at)
		}
	}
	return cells
}

// leaver returns the piece that an exit is for: the one of the exit or the first goal, or else the first one.
func (d draft) leaver() rune {
	switch names := d.names(); {
	case d.exit != 0:
		return d.exit
	case len(d.goals) > 0:
		return d.goals[0].name
	case len(names) > 0:
		return names[0]
	}
	return 0
}

func (d draft) view() view {
	if d.rim {
		return view{d.rows - 2, d.cols - 2, 1}
	}
	return view{d.rows, d.cols, 0}
}

// at returns the cell of the grid at a point of the scene.
func (d draft) at(p scene.Point) (c cell, ok bool) {
	v := d.view()
	n, ok := scene.CellAt(p, v.rows, v.cols)
	if !ok {
		return cell{}, false
	}
	return cell{n/v.cols + v.inset, n%v.cols + v.inset}, true
}

// goalAt returns the goal that covers a cell.
func (d draft) goalAt(at cell) (draftGoal, bool) {
	i := slices.IndexFunc(d.goals, func(g draftGoal) bool { return slices.Contains(d.goalOf(g), at) })
	if i < 0 {
		return draftGoal{}, false
	}
	return d.goals[i], true
}

// Scene draws the draft in the colours of the puzzle that its text is.
func (d draft) Scene() scene.Scene {
	v := d.view()
	b := &board{rows: d.rows, cols: d.cols, ground: make([]byte, len(d.cells))}
	for i, c := range d.cells {
		b.ground[i] = floor
		if !isPiece(c) {
			b.ground[i] = byte(c)
		}
	}
	s := scene.NewBoard(v.cols, v.rows)
	s.Items = append(s.Items, b.drawGround(v)...)
	primary := d.primary()
	for _, g := range d.goals {
		s.Items = append(s.Items, v.goal(string(g.name), d.goalOf(g), colour(string(g.name), g.name == primary))...)
	}
	for _, name := range d.names() {
		s.Items = append(s.Items, v.slab(string(name), d.piece(name), colour(string(name), name == primary)))
	}
	return s
}

// primary returns the piece of the goal, 0 if another one may stand for it.
func (d draft) primary() rune {
	name := d.exit
	switch {
	case name == 0 && d.drawn:
		if i := slices.IndexFunc(d.goalCells(), isPiece); i >= 0 {
			name = d.goalCells()[i]
		}
	case name == 0 && len(d.goals) > 0:
		name = d.goals[0].name
	}
	for _, names := range d.equal {
		if strings.ContainsRune(names, name) && names != string(name) {
			return 0
		}
	}
	if cells := d.piece(name); d.drawn && len(d.equal) == 0 && cells != nil {
		form, _ := shapeOf(cells)
		for _, other := range d.names() {
			if s, _ := shapeOf(d.piece(other)); other != name && s.equals(form) {
				return 0
			}
		}
	}
	return name
}

var _ engine.Located = draft{}

// Cells returns the middles of the cells at a line and column of the text, both from 1; column 0 stands for the whole row. A
// line below the board stands for its pieces, that of a goal for its place.
func (d draft) Cells(text string, line, column int) (points []scene.Point) {
	v := d.view()
	row, lines := line-2, strings.Split(text, "\n")
	if line > len(lines) || row < 0 {
		return nil
	}
	mark := func(cells ...cell) {
		for _, c := range cells {
			c = cell{min(max(c.row-v.inset, 0), v.rows-1), min(max(c.col-v.inset, 0), v.cols-1)}
			if p := scene.Middle(c.row, c.col); !slices.Contains(points, p) {
				points = append(points, p)
			}
		}
	}
	word, value, below := keyword(lines[line-1])
	if d.drawn && row > d.rows && row <= 2*d.rows {
		row -= d.rows + 1 // in the grid of the goal
		below = false
	}
	switch {
	case below && word == goalWord:
		for _, g := range d.goals {
			if strings.HasPrefix(strings.TrimSpace(value), string(g.name)) {
				mark(d.goalOf(g)...)
			}
		}
	case below && word != costWord:
		for _, name := range value {
			mark(d.piece(name)...)
		}
	case row < d.rows && column < 1:
		return scene.RowOf(min(max(row-v.inset, 0), v.rows-1), v.cols)
	case row < d.rows:
		mark(cell{row, column - 1})
	}
	return points
}
