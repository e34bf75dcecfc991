package routes

import (
	"fmt"

	"langkah/engine"
)

// Marks of a map beside the digits.
const (
	wall    = '#'
	free    = '.'
	startAt = 'S'
	goalAt  = 'G'
	visitAt = 'T'
)

// maxSide is the greatest number of rows and of columns of a map.
const maxSide = 1024

// grid is a map of cells, with four or eight neighbours. A diagonal step needs both cells beside it free.
type grid struct {
	rows, cols int
	eight      bool
	cost       []uint8 // of entering each cell, row by row; 0 for a wall
	order      order
	steps      []direction // in the order of the successors
	unit       unit
	diagonal   int64 // no cheapest path has a greater diagonal part
}

// order is the order of the four straight steps; diagonal ones follow.
type order string

// orders are the orders of successors: the usual one first, then those of courses.
func orders() []order { return []order{"udlr", "urdl", "ldru", "lurd", "drul", "rdlu"} }

// direction is a step to a cell beside.
type direction uint8

const (
	up direction = iota
	down
	left
	right
	upLeft
	upRight
	downLeft
	downRight
	directions = iota
)

// offset returns a step in rows and columns.
func (d direction) offset() (rows, cols int) {
	step := [directions][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}[d]
	return step[0], step[1]
}

func (d direction) name() string {
	return [directions]string{"UP", "DOWN", "LEFT", "RIGHT", "UP-LEFT", "UP-RIGHT", "DOWN-LEFT", "DOWN-RIGHT"}[d]
}

func (d direction) arrow() string {
	return [directions]string{"↑", "↓", "←", "→", "↖", "↗", "↙", "↘"}[d]
}

// words returns the direction for the user.
func (d direction) words() engine.Message {
	return [directions]engine.Message{
		engine.Msg("up"), engine.Msg("down"), engine.Msg("left"), engine.Msg("right"),
		engine.Msg("up and left"), engine.Msg("up and right"), engine.Msg("down and left"), engine.Msg("down and right"),
	}[d]
}

// toward returns the direction of a step in rows and columns, each -1, 0 or 1; ok is false for no step.
func toward(rows, cols int) (d direction, ok bool) {
	for d := range direction(directions) {
		if r, c := d.offset(); r == rows && c == cols {
			return d, true
		}
	}
	return 0, false
}

// sequence returns the directions in the order of the successors.
func (g *grid) sequence() []direction {
	list := make([]direction, 0, directions)
	for _, letter := range g.order {
		switch letter {
		case 'u':
			list = append(list, up)
		case 'd':
			list = append(list, down)
		case 'l':
			list = append(list, left)
		default:
			list = append(list, right)
		}
	}
	if g.eight {
		list = append(list, upLeft, upRight, downLeft, downRight)
	}
	return list
}

func (g *grid) size() int   { return len(g.cost) }
func (g *grid) units() unit { return g.unit }

func (g *grid) label(node int32) string {
	return fmt.Sprintf("r%dc%d", int(node)/g.cols+1, int(node)%g.cols+1)
}

// step returns the cell of a step; ok is false where the rules allow none: beyond the edge, into a wall, and
// diagonally past one.
func (g *grid) step(r, c int, d direction) (next int32, ok bool) {
	rows, cols := d.offset()
	y, x := r+rows, c+cols
	if uint(y) >= uint(g.rows) || uint(x) >= uint(g.cols) || g.cost[y*g.cols+x] == 0 {
		return 0, false
	}
	if d >= upLeft && (!g.eight || g.cost[r*g.cols+x] == 0 || g.cost[y*g.cols+c] == 0) {
		return 0, false
	}
	return int32(y*g.cols + x), true
}

// price returns the cost of a step that enters a cell.
func (g *grid) price(entered int32, d direction) int32 {
	if d >= upLeft {
		return int32(g.cost[entered]) * g.unit.root
	}
	return int32(g.cost[entered]) * g.unit.one
}

func (g *grid) out(node int32, list []arc) []arc {
	r, c := int(node)/g.cols, int(node)%g.cols
	for _, d := range g.steps {
		if next, ok := g.step(r, c, d); ok {
			list = append(list, arc{next, g.price(next, d), int32(d)})
		}
	}
	return list
}

func (g *grid) in(node int32, list []arc) []arc {
	if g.cost[node] == 0 {
		return list
	}
	r, c := int(node)/g.cols, int(node)%g.cols
	for d := range direction(directions) {
		if from, ok := g.step(r, c, d.opposite()); ok {
			list = append(list, arc{from, g.price(node, d), int32(d)})
		}
	}
	return list
}

// opposite returns the way back.
func (d direction) opposite() direction {
	return [directions]direction{down, up, right, left, downRight, downLeft, upRight, upLeft}[d]
}

// extremes returns the cheapest and the dearest cell that can be entered; both are 1 on a map of walls.
func (g *grid) extremes() (cheapest, dearest int32) {
	cheapest, dearest = 9, 1
	for _, c := range g.cost {
		if c > 0 {
			cheapest, dearest = min(cheapest, int32(c)), max(dearest, int32(c))
		}
	}
	return min(cheapest, dearest), dearest
}

// prepare sets the order of the steps and the unit, for paths from a cell through so many others.
func (g *grid) prepare(start int32, visits int) {
	g.steps = g.sequence()
	if !g.eight {
		g.unit = unit{one: 1}
		return
	}
	_, dearest := g.extremes()
	g.diagonal = 2 * int64(g.farthest(start)) * int64(dearest) * int64(visits+1)
	g.unit = diagonalUnit(g.diagonal)
}

// exact reports whether lengths are compared exactly on all cheapest paths, see unit.go.
func (g *grid) exact() bool { return !g.eight || g.diagonal < int64(g.unit.one) }

// farthest returns the most steps that a cell is away from another one.
func (g *grid) farthest(start int32) int {
	g.unit = unit{one: 1, root: 1}
	steps := make([]int32, g.size())
	steps[start] = 1
	queue := []int32{start}
	arcs := make([]arc, 0, directions)
	for i := 0; i < len(queue); i++ {
		arcs = g.out(queue[i], arcs[:0])
		for _, a := range arcs {
			if steps[a.to] == 0 {
				steps[a.to] = steps[queue[i]] + 1
				queue = append(queue, a.to)
			}
		}
	}
	return int(steps[queue[len(queue)-1]]) - 1
}
