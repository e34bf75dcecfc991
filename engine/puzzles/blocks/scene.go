package blocks

import (
	"slices"
	"strings"
	"unicode/utf8"

	"langkah/engine/base/scene"
)

// driveOut is how far, in cells, a piece in the door is drawn beyond the board.
const driveOut = 0.7

// view places cells in the drawing: a rim of walls is drawn as the frame of the board.
type view struct{ rows, cols, inset int }

func (b *board) view() view {
	if b.rim() {
		return view{b.rows - 2, b.cols - 2, 1}
	}
	return view{b.rows, b.cols, 0}
}

// Scene draws the board: cells, walls, the place of the goal, and the pieces as blocks of wood with their letters.
func (p Position) Scene() scene.Scene {
	b := p.puzzle.board
	v := b.view()
	s := scene.NewBoard(v.cols, v.rows)
	s.Items = append(s.Items, b.drawGround(v)...)
	s.Items = append(s.Items, p.puzzle.drawGoal(v)...)
	for i := range p.at {
		s.Items = append(s.Items, p.drawPiece(i))
	}
	if len(p.puzzle.targets) <= mostOutlined {
		for _, t := range p.puzzle.targets {
			s.Items = append(s.Items, v.outline(p.puzzle.goalCells(t), p.puzzle.colour(t.piece))...)
		}
	}
	return s
}

// mostOutlined is the number of goals that are outlined above the pieces; more would hide them, and are shown by [Puzzle.Goal].
const mostOutlined = 2

// inset places an item of whole cells.
func (v view) block(kind scene.Kind, c cell, fill scene.Role) scene.Item {
	return scene.Item{Kind: kind, X: scene.Rim + float64(c.col-v.inset), Y: scene.Rim + float64(c.row-v.inset), W: 1, H: 1, Fill: fill}
}

// drawGround draws cells, walls and doors; cells of the rim are the frame, and doors in it gaps. Doors beside each other are
// one gap.
func (b *board) drawGround(v view) []scene.Item {
	var items, gates []scene.Item
	for i, mark := range b.ground {
		c := cell{i / b.cols, i % b.cols}
		inner := c.row >= v.inset && c.col >= v.inset && c.row < b.rows-v.inset && c.col < b.cols-v.inset
		switch {
		case inner && mark == floor:
			items = append(items, v.block(scene.Bed, c, scene.Cell))
		case inner && mark == door:
			items = append(items, v.block(scene.Bed, c, scene.Exit))
		case inner && mark == wall:
			items = append(items, v.block(scene.Plate, c, scene.Wall))
		case !inner && mark == door:
			turn := map[bool]uint8{true: 0, false: 2}[c.col > 0]
			at := cell{c.row, min(max(c.col, 1), b.cols-2)}
			if c.row == 0 || c.row == b.rows-1 {
				turn = map[bool]uint8{true: 1, false: 3}[c.row > 0]
				at = cell{min(max(c.row, 1), b.rows-2), c.col}
			}
			gate := v.block(scene.Gate, at, scene.Exit)
			gate.Line, gate.Turn = scene.Lip, turn
			gates = widen(gates, gate)
		}
	}
	return append(gates, items...)
}

// widen adds a gate of one cell to a list, or makes the one beside it wider.
func widen(gates []scene.Item, gate scene.Item) []scene.Item {
	for i := range gates {
		switch g := &gates[i]; {
		case g.Turn != gate.Turn:
		case g.Y == gate.Y && g.X+g.W == gate.X:
			g.W++
			return gates
		case g.X == gate.X && g.Y+g.H == gate.Y:
			g.H++
			return gates
		}
	}
	return append(gates, gate)
}

// drawGoal outlines the places of the goal, each with the letter of its piece.
func (z *Puzzle) drawGoal(v view) []scene.Item {
	var items []scene.Item
	for _, t := range z.targets {
		items = append(items, v.goal(z.board.names[t.piece], z.goalCells(t), z.colour(t.piece))...)
	}
	return items
}

func (z *Puzzle) goalCells(t goalPlace) (cells []cell) {
	for _, c := range z.board.kind(t.piece).shape.cells {
		cells = append(cells, cell{t.corner.row + c.row, t.corner.col + c.col})
	}
	return cells
}

// outline draws the edge of an area of cells.
func (v view) outline(cells []cell, stroke scene.Role) (items []scene.Item) {
	const line, gap = 0.05, 0.02
	for _, c := range cells {
		for d := range 4 {
			if slices.Contains(cells, cell{c.row + rowSteps[d], c.col + colSteps[d]}) {
				continue
			}
			m := scene.Middle(c.row-v.inset, c.col-v.inset)
			dx, dy := float64(colSteps[d])*(0.5-gap), float64(rowSteps[d])*(0.5-gap)
			side := func(turn float64) scene.Point { return scene.Point{X: m.X + dx + turn*dy, Y: m.Y + dy + turn*dx} }
			items = append(items, scene.Item{Kind: scene.Line, Stroke: stroke, Line: line, Points: []scene.Point{side(-1), side(1)}})
		}
	}
	return items
}

// goal marks the cells that a piece has to cover.
func (v view) goal(name string, cells []cell, fill scene.Role) (items []scene.Item) {
	for _, c := range cells {
		mark := v.block(scene.Rect, c, fill)
		mark.X, mark.Y, mark.W, mark.H, mark.Corner = mark.X+0.3, mark.Y+0.3, 0.4, 0.4, 0.1
		items = append(items, mark)
	}
	if len(cells) > 0 {
		first := v.block(scene.Text, cells[0], scene.OnPiece)
		first.Text, first.Size, first.Bold = name, 0.3, true
		items = append(items, first)
	}
	return items
}

// slab draws a piece.
func (v view) slab(name string, cells []cell, fill scene.Role) scene.Item {
	var points []scene.Point
	for _, c := range cells {
		points = append(points, scene.Middle(c.row-v.inset, c.col-v.inset))
	}
	return scene.Item{Kind: scene.Slab, Points: points, Size: 1, Fill: fill, ID: pieceID(name), Text: name}
}

// drawPiece draws a piece; one that stands in the door is on its way out.
func (p Position) drawPiece(i int) scene.Item {
	b := p.puzzle.board
	v := b.view()
	k := b.kind(i)
	corner := k.corners[p.at[i]]
	var cells []cell
	for _, c := range k.shape.cells {
		cells = append(cells, cell{corner.row + c.row, corner.col + c.col})
	}
	it := v.slab(b.names[i], cells, p.puzzle.colour(i))
	if b.exit && v.inset > 0 && i == 0 && p.Solved() {
		g, _, _ := b.findGap()
		back := 1 - driveOut // a place in the gap is a whole cell beyond the board
		switch g.side {
		case right:
			it = it.Shifted(-back, 0)
		case left:
			it = it.Shifted(back, 0)
		case bottom:
			it = it.Shifted(0, -back)
		default:
			it = it.Shifted(0, back)
		}
		it.Leaves = true
	}
	return it
}

// colour returns the colour of a piece.
func (z *Puzzle) colour(piece int) scene.Role {
	k := z.board.kind(piece)
	return colour(z.board.names[piece], k.key && k.size == 1)
}

// colour returns the colour of a piece: the one of the goal has its own, the others that of their letter.
func colour(name string, primary bool) scene.Role {
	const letters = "abcdefghijklmnopqrstuvwxyz"
	first, _ := utf8.DecodeRuneInString(strings.ToLower(name))
	switch n := strings.IndexRune(letters, first); {
	case primary:
		return scene.Primary
	case n >= 0:
		return scene.Piece(n)
	}
	return scene.Piece(int(first))
}
