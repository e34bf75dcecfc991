package blocks

import (
	"slices"
	"strings"
	"unicode"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor.
const (
	blockTool = "block" // drawn from one corner of a box to the other
	paintTool = "paint" // toggles whether the cell belongs to the piece
	wallTool  = "wall"  // toggles a wall
	goalTool  = "goal"  // dragged from a piece, or its goal, to where it has to go
	exitTool  = "exit"  // dragged from the piece that leaves, or along the rim
	moveTool  = "move"  // a piece, anywhere
	eraseTool = "erase" // a piece, or else a goal or a wall
)

func editor() *engine.Editor {
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: blockTool, Title: engine.Msg("Draw a block"), Label: engine.Msg("Block"), Drag: true,
				Picture: scene.Pictured(2, 2, pictured(0, cell{0, 0}, cell{0, 1}, cell{1, 0}, cell{1, 1}))},
			{Name: paintTool, Title: engine.Msg("Paint a piece"), Label: engine.Msg("Any form"), Keys: "A-Z", Value: engine.Msg("the letter of the piece"),
				Picture: scene.Pictured(2, 2, pictured(1, cell{0, 0}, cell{1, 0}, cell{1, 1}))},
			{Name: goalTool, Title: engine.Msg("Drag a piece to its goal"), Label: engine.Msg("Goal"), Keys: "?", Drag: true, Picture: goalPicture()},
			{Name: exitTool, Title: engine.Msg("Open an exit in the rim"), Label: engine.Msg("Exit"), Keys: string(door), Drag: true, Picture: exitPicture()},
			{Name: wallTool, Title: engine.Msg("Build a wall"), Label: engine.Msg("Wall"), Keys: string(wall),
				Picture: scene.Pictured(1, 1, scene.Item{Kind: scene.Plate, W: 1, H: 1, Fill: scene.Wall})},
			{Name: moveTool, Title: engine.Msg("Move a piece"), Label: engine.Msg("Move it"), Drag: true,
				Picture: scene.Pictured(3, 1, pictured(1, cell{0, 0}, cell{0, 1}), scene.ArrowFrom(scene.Point{X: 1.9, Y: 0.5}, scene.Point{X: 3, Y: 0.5}))},
			{Name: eraseTool, Title: engine.Msg("Remove a piece"), Label: engine.Msg("Remove"), Removes: true,
				Picture: scene.Pictured(2, 1, pictured(1, cell{0, 0}, cell{0, 1}), scene.CrossAt(1.75, 0.25))},
		},
		Sizes: engine.Sizes{Min: 2, Max: maxSide, Rows: codeRows, Cols: codeCols},
		Draft: newDraft,
		Blank: func(rows, cols int) (engine.Draft, error) {
			if min(rows, cols) < 2 || max(rows, cols) > maxSide {
				return nil, engine.Errorf("the board has %d x %d cells, expected from %d x %d to %d x %d", rows, cols, 2, 2, maxSide, maxSide)
			}
			return draft{rows: rows, cols: cols, cells: []rune(strings.Repeat(string(floor), rows*cols)), cost: moves}, nil
		},
	}
}

// pictured returns a piece for the picture of a tool.
func pictured(colour int, cells ...cell) scene.Item {
	var points []scene.Point
	for _, c := range cells {
		points = append(points, scene.Point{X: float64(c.col) + 0.5, Y: float64(c.row) + 0.5})
	}
	fill := scene.Primary
	if colour > 0 {
		fill = scene.Piece(colour)
	}
	return scene.Item{Kind: scene.Slab, Size: 1, Fill: fill, Points: points}
}

// goalPicture returns a piece and its place.
func goalPicture() scene.Scene {
	place := scene.Item{Kind: scene.Rect, X: 2.3, Y: 0.3, W: 0.4, H: 0.4, Corner: 0.1, Fill: scene.Primary}
	bed := scene.Item{Kind: scene.Bed, X: 2, W: 1, H: 1, Fill: scene.Cell}
	return scene.Pictured(3, 1, bed, place, pictured(0, cell{0, 0}), scene.ArrowFrom(scene.Point{X: 0.9, Y: 0.5}, scene.Point{X: 2.1, Y: 0.5}))
}

// exitPicture returns the marks of an exit.
func exitPicture() scene.Scene {
	chevron := func(x float64) scene.Item {
		return scene.Item{Kind: scene.Line, Stroke: scene.Exit, Line: 0.13, Points: []scene.Point{{X: x, Y: 0.2}, {X: x + 0.25, Y: 0.5}, {X: x, Y: 0.8}}}
	}
	return scene.Pictured(1, 1, scene.Item{Kind: scene.Rect, W: 1, H: 1, Corner: 0.12, Fill: scene.Well}, chevron(0.2), chevron(0.52))
}

// Use applies a tool. It refuses strokes outside the board and pieces that would overlap.
func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	from, inside := d.at(s.From)
	to, also := d.at(s.To)
	d.cells, d.goals, d.equal = slices.Clone(d.cells), slices.Clone(d.goals), slices.Clone(d.equal)
	if s.Tool == exitTool {
		return d.openExit(from, inside, s.To)
	}
	if !inside || !also && slices.Contains([]string{blockTool, goalTool, moveTool}, s.Tool) {
		return nil, engine.Errorf("there is no cell at this place")
	}
	name := d.cells[from.row*d.cols+from.col]
	switch s.Tool {
	case blockTool:
		return d.drawBlock(from, to)
	case paintTool:
		return d.paint(from, name, s.Value)
	case wallTool:
		d.erase(name)
		d.cells[from.row*d.cols+from.col] = map[bool]rune{true: floor, false: wall}[name == wall]
		return d, nil
	case goalTool:
		return d.setGoal(from, to, name)
	case moveTool:
		return d.move(from, to, name)
	case eraseTool:
		d.remove(from, name)
		return d, nil
	}
	return nil, engine.Errorf("there is no tool %q", s.Tool)
}

// erase removes a piece with its goal.
func (d *draft) erase(name rune) {
	if !isPiece(name) {
		return
	}
	for i, c := range d.cells {
		if c == name {
			d.cells[i] = floor
		}
	}
	d.goals = slices.DeleteFunc(d.goals, func(g draftGoal) bool { return g.name == name })
	if d.exit == name {
		d.exit = 0
	}
	d.single(name)
}

// single takes a piece out of its group of equal ones, whose form it may no longer have.
func (d *draft) single(name rune) {
	for i, names := range d.equal {
		d.equal[i] = strings.ReplaceAll(names, string(name), "")
	}
	d.equal = slices.DeleteFunc(d.equal, func(names string) bool { return names == "" })
}

// freeName returns the first name that no piece has.
func (d draft) freeName() (name rune, err error) {
	for _, name := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" {
		if !slices.Contains(d.cells, name) {
			return name, nil
		}
	}
	return 0, engine.Errorf("there is no letter left")
}

// drawBlock adds a rectangular piece with a free letter. It replaces what stands there.
func (d draft) drawBlock(from, to cell) (engine.Draft, error) {
	r0, r1 := min(from.row, to.row), max(from.row, to.row)
	c0, c1 := min(from.col, to.col), max(from.col, to.col)
	for r := r0; r <= r1; r++ {
		for c := c0; c <= c1; c++ {
			d.erase(d.cells[r*d.cols+c])
		}
	}
	name, err := d.freeName()
	if err != nil {
		return nil, err
	}
	for r := r0; r <= r1; r++ {
		for c := c0; c <= c1; c++ {
			d.cells[r*d.cols+c] = name
		}
	}
	return d, nil
}

// paint toggles whether a cell belongs to a piece. Letters are typed as capitals; a small one is meant if only that is there.
func (d draft) paint(at cell, old rune, value string) (engine.Draft, error) {
	name := old
	if letters := []rune(value); len(letters) == 1 {
		name = letters[0]
		if small := unicode.ToLower(name); !slices.Contains(d.cells, name) && slices.Contains(d.cells, small) {
			name = small
		}
	} else if value != "" {
		name = floor
	}
	if !isPiece(name) {
		return nil, engine.Errorf("found %q, expected the letter of a piece", value)
	}
	d.single(name)
	if isPiece(old) && len(d.piece(old)) == 1 {
		d.erase(old)
	}
	d.single(old)
	d.cells[at.row*d.cols+at.col] = name
	if name == old {
		d.cells[at.row*d.cols+at.col] = floor
	}
	return d, nil
}

// setGoal moves the goal of a piece by the offset of two cells, from where the piece stands or from where the goal was.
func (d draft) setGoal(from, to cell, name rune) (engine.Draft, error) {
	corner := cell{}
	if isPiece(name) {
		_, corner = shapeOf(d.piece(name))
	} else if g, ok := d.goalAt(from); ok {
		name, corner = g.name, g.corner
	} else {
		return nil, engine.Errorf("there is no piece at this place")
	}
	g := draftGoal{name, cell{corner.row + to.row - from.row, corner.col + to.col - from.col}}
	v := d.view()
	s, _ := shapeOf(d.piece(name))
	if g.corner.row < v.inset || g.corner.col < v.inset || g.corner.row+s.height > d.rows-v.inset || g.corner.col+s.width > d.cols-v.inset {
		return nil, engine.Errorf("piece %c would reach beyond the board", name)
	}
	d.close()
	if i := slices.IndexFunc(d.goals, func(g draftGoal) bool { return g.name == name }); i >= 0 {
		d.goals[i] = g
	} else {
		d.goals = append(d.goals, g)
	}
	return d, nil
}

// close removes the exit.
func (d *draft) close() {
	if d.exit = 0; !d.rim {
		return
	}
	for i, c := range d.cells {
		if r, col := i/d.cols, i%d.cols; c == door && (r == 0 || col == 0 || r == d.rows-1 || col == d.cols-1) {
			d.cells[i] = wall
		}
	}
}

// openExit opens a gap in the rim where a point is nearest to it, as wide as the piece that leaves: the one at the cell from,
// if there is one. The goals are removed.
func (d draft) openExit(from cell, inside bool, to scene.Point) (engine.Draft, error) {
	name := d.leaver()
	if inside && isPiece(d.cells[from.row*d.cols+from.col]) {
		name = d.cells[from.row*d.cols+from.col]
	}
	if name == 0 {
		return nil, engine.Errorf("there is no piece that could leave; draw one first")
	}
	d.addRim()
	d.close()
	d.exit, d.goals, d.drawn = name, nil, false
	v := d.view()
	x, y := to.X-scene.Rim, to.Y-scene.Rim
	away := map[side]float64{right: float64(v.cols) - x, bottom: float64(v.rows) - y, left: x, top: y}
	g := gap{side: right}
	for _, s := range []side{bottom, left, top} {
		if away[s] < away[g.side] {
			g.side = s
		}
	}
	s, _ := shapeOf(d.piece(name))
	along, length, room := y, s.height, v.rows
	if g.vertical() {
		along, length, room = x, s.width, v.cols
	}
	g.first = 1 + max(0, min(int(along-float64(length)/2+0.5), room-length))
	for i := g.first; i < g.first+length; i++ {
		switch g.side {
		case right:
			d.cells[i*d.cols+d.cols-1] = door
		case left:
			d.cells[i*d.cols] = door
		case bottom:
			d.cells[(d.rows-1)*d.cols+i] = door
		default:
			d.cells[i] = door
		}
	}
	return d, nil
}

// addRim surrounds the board with walls.
func (d *draft) addRim() {
	if d.rim {
		return
	}
	cells := []rune(strings.Repeat(string(wall), (d.rows+2)*(d.cols+2)))
	for i, c := range d.cells {
		cells[(i/d.cols+1)*(d.cols+2)+i%d.cols+1] = c
	}
	d.cells, d.rows, d.cols, d.rim = cells, d.rows+2, d.cols+2, true
}

// move moves a piece by the offset of two cells.
func (d draft) move(from, to cell, name rune) (engine.Draft, error) {
	if !isPiece(name) {
		return nil, engine.Errorf("there is nothing to move at this place")
	}
	cells, v := d.piece(name), d.view()
	for _, c := range cells {
		d.cells[c.row*d.cols+c.col] = floor
	}
	for i, c := range cells {
		c = cell{c.row + to.row - from.row, c.col + to.col - from.col}
		if c.row < v.inset || c.row >= d.rows-v.inset || c.col < v.inset || c.col >= d.cols-v.inset {
			return nil, engine.Errorf("piece %c would reach beyond the board", name)
		}
		if cells[i] = c; d.cells[c.row*d.cols+c.col] != floor {
			return nil, engine.Errorf("something stands there already")
		}
	}
	for _, c := range cells {
		d.cells[c.row*d.cols+c.col] = name
	}
	return d, nil
}

// remove takes away the piece of a cell, or else its goal, or else its wall.
func (d *draft) remove(at cell, name rune) {
	g, aimed := d.goalAt(at)
	switch {
	case isPiece(name):
		d.erase(name)
	case aimed:
		d.goals = slices.DeleteFunc(d.goals, func(h draftGoal) bool { return h.name == g.name })
	default:
		d.cells[at.row*d.cols+at.col] = floor
	}
}
