package sliding

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/puzzles/sliding/pdb"
)

var _ engine.Breakable = (*Puzzle)(nil)

// Breakdowns lists all heuristics except the blind one.
func (p *Puzzle) Breakdowns() []engine.Choice {
	var list []engine.Choice
	for _, h := range p.heuristics()[1:] {
		list = append(list, h.Choice)
	}
	if p.hasDatabases() {
		for _, a := range p.partitions() {
			list = append(list, a.heuristic)
		}
	}
	return list
}

// Breakdown lists the terms of a heuristic's value by tile, line, table or pattern. memory limits pattern databases, 0
// for no limit.
func (p *Puzzle) Breakdown(ctx context.Context, at engine.Position, heuristic string, memory int64) (engine.Breakdown, error) {
	all := p.Breakdowns()
	i := slices.IndexFunc(all, func(c engine.Choice) bool { return c.Name == heuristic })
	position, ok := at.(Position)
	switch {
	case !ok || position.board.rows != p.start.rows || position.board.cols != p.start.cols:
		return engine.Breakdown{}, engine.Errorf("the position is of another puzzle")
	case i < 0:
		return engine.Breakdown{}, engine.NoBreakdown(p, heuristic)
	}
	l := newLayout(p)
	t := &partBuilder{puzzle: p, layout: l, names: l.encode(position.board)}
	switch heuristic {
	case misplaced:
		t.chargeMisplaced()
	case manhattan:
		t.chargeDistances(func(w, d int32) int32 { return w * d })
	case linearConflict:
		t.chargeDistances(func(w, d int32) int32 { return w * d })
		t.chargeConflicts()
	case walkingDistance:
		t.chargeDistances(func(w, d int32) int32 { return (w - 1) * d })
		t.chargeWalks()
	default:
		if err := t.chargePatterns(ctx, heuristic, memory); err != nil {
			return engine.Breakdown{}, err
		}
	}
	b := engine.Breakdown{Heuristic: all[i], Parts: t.parts}
	for _, part := range t.parts {
		b.Value += part.Value
	}
	return b, nil
}

// partBuilder collects the parts of a heuristic's value for a board.
type partBuilder struct {
	puzzle *Puzzle
	layout *layout
	names  []uint8
	parts  []engine.Part
}

func (t *partBuilder) add(words engine.Message, value int32, marks ...scene.Item) {
	t.parts = append(t.parts, engine.Part{Words: words, Value: int(value), Marks: marks})
}

// middle returns the centre of a cell in the scene.
func (t *partBuilder) middle(cell int) scene.Point {
	return scene.Point{X: scene.Rim + float64(cell%t.layout.cols) + 0.5, Y: scene.Rim + float64(cell/t.layout.cols) + 0.5}
}

// tag draws a number in the lower right corner of a cell.
func (t *partBuilder) tag(cell int, value int32) []scene.Item {
	at := t.middle(cell)
	return scene.Tag(strconv.Itoa(int(value)), at.X+0.26, at.Y+0.26, 0.28)
}

// number returns the number on a tile with a name of the layout.
func (t *partBuilder) number(name uint8) int { return int(t.layout.number[name]) }

// chargeMisplaced charges every tile that is not on its goal cell.
func (t *partBuilder) chargeMisplaced() {
	for cell, name := range t.names {
		if w := t.layout.weight[name]; w > 0 && int(name) != cell {
			t.add(engine.Msg("tile %d is not in its place", t.number(name)), w, t.tag(cell, w)...)
		}
	}
}

// chargeDistances charges the distance of each tile to its goal cell, given its weight w and d steps.
func (t *partBuilder) chargeDistances(charge func(w, d int32) int32) {
	for cell, name := range t.names {
		w := t.layout.weight[name]
		if w == 0 || int(name) == cell {
			continue
		}
		d := t.layout.distance(int(name), cell)
		value := charge(w, d)
		if value == 0 {
			continue
		}
		words := engine.Msg("tile %d is %d step{|s} from its place", t.number(name), int(d))
		t.add(words, value, append(t.arrows(cell, int(name)), t.tag(cell, value)...)...)
	}
}

// arrows draws the direction to a tile's goal cell: one arrow along its upper edge, one along its left edge.
func (t *partBuilder) arrows(cell, home int) (arrows []scene.Item) {
	const edge, half = 0.34, 0.17
	at, to := t.middle(cell), t.middle(home)
	add := func(from, to scene.Point) {
		arrows = append(arrows, scene.Item{Kind: scene.Arrow, Stroke: scene.Highlight, Line: 0.05, Points: []scene.Point{from, to}})
	}
	if to.X != at.X {
		d := math.Copysign(half, to.X-at.X)
		add(scene.Point{X: at.X - d, Y: at.Y - edge}, scene.Point{X: at.X + d, Y: at.Y - edge})
	}
	if to.Y != at.Y {
		d := math.Copysign(half, to.Y-at.Y)
		add(scene.Point{X: at.X - edge, Y: at.Y - d}, scene.Point{X: at.X - edge, Y: at.Y + d})
	}
	return arrows
}

// chargeConflicts charges the tiles that have to leave a line (linear conflict).
func (t *partBuilder) chargeConflicts() {
	for axis := range 2 {
		for line := range t.layout.lines(axis) {
			tiles := make([]uint8, t.layout.length(axis))
			for i := range tiles {
				tiles[i] = t.names[t.layout.cellAt(axis, line, i)]
			}
			value := t.layout.conflict(axis, line, tiles)
			if value == 0 {
				continue
			}
			words := engine.Msg("in row %d tiles stand in each other's way: %s", line+1, t.pairs(axis, line, tiles))
			if axis == colAxis {
				words = engine.Msg("in column %d tiles stand in each other's way: %s", line+1, t.pairs(axis, line, tiles))
			}
			t.add(words, value, t.joins(axis, line, tiles, value)...)
		}
	}
}

// crossing calls with for the indices in a line of every pair of tiles in conflict.
func (t *partBuilder) crossing(axis, line int, tiles []uint8, with func(i, j int)) {
	goal := t.layout.goalLine
	for j, later := range tiles {
		for i, first := range tiles[:j] {
			if int(goal[axis][first]) == line && int(goal[axis][later]) == line && goal[1-axis][first] > goal[1-axis][later] {
				with(i, j)
			}
		}
	}
}

// pairs lists the pairs in conflict: "3-1, 3-2".
func (t *partBuilder) pairs(axis, line int, tiles []uint8) string {
	var list []string
	t.crossing(axis, line, tiles, func(i, j int) {
		list = append(list, strconv.Itoa(t.number(tiles[i]))+"-"+strconv.Itoa(t.number(tiles[j])))
	})
	return strings.Join(list, ", ")
}

// joins draws a line for each pair in conflict, with the value at the first.
func (t *partBuilder) joins(axis, line int, tiles []uint8, value int32) (marks []scene.Item) {
	var first *scene.Point
	t.crossing(axis, line, tiles, func(i, j int) {
		a, b := t.middle(t.layout.cellAt(axis, line, i)), t.middle(t.layout.cellAt(axis, line, j))
		marks = append(marks, scene.Item{Kind: scene.Line, Stroke: scene.Primary, Line: 0.09, Points: []scene.Point{a, b}})
		if first == nil {
			first = &scene.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		}
	})
	return append(marks, scene.Tag("+"+strconv.Itoa(int(value)), first.X, first.Y, 0.28)...)
}

// chargeWalks charges the vertical and the horizontal moves of walking distance, and draws the tables of tiles per line.
func (t *partBuilder) chargeWalks() {
	for axis, words := range []engine.Message{
		engine.Msg("moves up and down, when tiles of one goal row are not told apart"),
		engine.Msg("moves to the left and right, when tiles of one goal column are not told apart"),
	} {
		w := t.puzzle.walks.of(t.layout)[axis]
		value := int32(w.dist[w.ids[t.layout.count(axis, t.names)]])
		t.add(words, value, t.counted(axis, value)...)
	}
}

// counted draws the table of an axis beside the board: in row i, column j the number of tiles of goal line j in line i,
// and the value below.
func (t *partBuilder) counted(axis int, value int32) (marks []scene.Item) {
	const cell, size = 0.5, 0.34
	lines := t.layout.lines(axis)
	count := make([][]int, lines)
	for i := range count {
		count[i] = make([]int, lines)
	}
	for at, name := range t.names {
		if name != t.layout.blank {
			count[t.layout.lineAt[axis][at]][t.layout.goalLine[axis][name]]++
		}
	}
	left, top := scene.Rim+float64(t.layout.cols)+scene.Rim, scene.Rim
	if axis == colAxis {
		left += cell*float64(t.layout.rows) + 0.5
	}
	word := func(text string, x, y float64, fill scene.Role) {
		marks = append(marks, scene.Item{Kind: scene.Text, X: x, Y: y, W: cell, H: cell, Size: size, Text: text, Fill: fill})
	}
	for i, row := range count {
		for j, n := range row {
			x, y := left+cell*float64(j), top+cell*float64(i)
			marks = append(marks, scene.Item{Kind: scene.Rect, X: x, Y: y, W: cell, H: cell, Stroke: scene.Faint, Line: 0.02})
			if i == j {
				marks[len(marks)-1].Fill = scene.Home
			}
			word(strconv.Itoa(n), x, y, scene.Ink)
		}
	}
	return append(marks, scene.Tag(strconv.Itoa(int(value)), left+cell*float64(lines)/2, top+cell*float64(lines)+0.4, 0.34)...)
}

// chargePatterns charges the cost of each pattern by its database.
func (t *partBuilder) chargePatterns(ctx context.Context, heuristic string, memory int64) error {
	p := t.puzzle
	a, _ := p.partitionOf(heuristic)
	h, err := p.store.Heuristic(ctx, pdb.Request{Grid: p.grid(), Partition: a.name, Blank: p.goal.blank(), Cores: 1, Memory: memory})
	if err != nil {
		return err
	}
	for i, g := range h.Groups(t.names) {
		var tiles []string
		var marks []scene.Item
		for cell, name := range t.names {
			if !slices.Contains(g.Tiles, int(name)) {
				continue
			}
			at := t.middle(cell)
			marks = append(marks, scene.Item{Kind: scene.Hatch, X: at.X - 0.5, Y: at.Y - 0.5, W: 1, H: 1, Fill: scene.Piece(i)})
			tiles = append(tiles, strconv.Itoa(t.number(name)))
			if len(tiles) == len(g.Tiles) {
				marks = append(marks, t.tag(cell, int32(g.Moves))...)
			}
		}
		t.add(engine.Msg("moves that the tiles %s need among themselves", strings.Join(tiles, ", ")), int32(g.Moves), marks...)
	}
	return nil
}

// walkMemo caches the walking-distance tables of the last goal.
type walkMemo struct {
	mutex  sync.Mutex
	goal   string
	tables [2]*walkTable
}

// of returns the tables of a layout by axis.
func (m *walkMemo) of(l *layout) [2]*walkTable {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if goal := string(append(slices.Clone(l.number), uint8(l.cols))); m.goal != goal {
		m.goal, m.tables = goal, [2]*walkTable{newWalkTable(l, rowAxis), newWalkTable(l, colAxis)}
	}
	return m.tables
}
