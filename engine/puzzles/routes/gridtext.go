package routes

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// mapBuilder collects a map; each form fills one.
type mapBuilder struct {
	g      *grid
	start  int32 // -1 for none
	goals  []int32
	visits []int32
	back   bool
	moves  bool
	from   []int32
	spots  []spot // of the first cell of each row
	notes  []engine.Fact
}

func newMapBuilder(eight bool) *mapBuilder {
	return &mapBuilder{g: &grid{eight: eight, order: orders()[0]}, start: -1}
}

// row adds a row of cells. cell returns the cost of a mark, 0 for a wall, and whether it may be.
func (b *mapBuilder) row(line string, where spot, legend string, cell func(mark rune) (cost uint8, ok bool)) *engine.ParseError {
	if b.g.rows == maxSide {
		return where.bad("the map has more than %d row{|s}", maxSide).OfKind(engine.ErrSize)
	}
	column := 0
	for _, mark := range line {
		at := spot{where.line, where.column + column}
		if column++; column > maxSide {
			return at.bad("the row has more than %d cell{|s}", maxSide).OfKind(engine.ErrSize)
		}
		node := int32(len(b.g.cost))
		cost, ok := cell(mark)
		if !ok {
			return at.bad("found %q, expected %s", mark, legend)
		}
		b.g.cost = append(b.g.cost, cost)
		if err := b.mark(mark, node, at); err != nil {
			return err
		}
	}
	if b.g.rows == 0 {
		b.g.cols = column
	}
	if column != b.g.cols {
		at := spot{where.line, where.column + min(column, b.g.cols)}
		return at.bad("the row has %d cell{|s}, expected %d as in the first one", column, b.g.cols).OfKind(engine.ErrSize)
	}
	b.g.rows++
	b.spots = append(b.spots, where)
	return nil
}

// mark keeps the start, a goal or a place to visit.
func (b *mapBuilder) mark(mark rune, node int32, where spot) *engine.ParseError {
	switch mark {
	case startAt:
		if b.start >= 0 {
			row, col := int(b.start)/max(b.g.cols, 1)+1, int(b.start)%max(b.g.cols, 1)+1
			return where.bad("found a second start; the first is at row %d, column %d", row, col).OfKind(engine.ErrPieces)
		}
		b.start = node
	case goalAt:
		b.goals = append(b.goals, node)
	case visitAt:
		if b.visits = append(b.visits, node); len(b.visits) > maxVisits {
			return where.bad("there are more than %d place{|s} to visit", maxVisits).OfKind(engine.ErrSize)
		}
	}
	return nil
}

// finish returns the puzzle of the map.
func (b *mapBuilder) finish(end spot) (*Puzzle, *engine.ParseError) {
	switch {
	case b.g.rows == 0:
		return nil, end.bad("there is no row of a map, expected rows of # and .").OfKind(engine.ErrPieces)
	case b.start < 0:
		return nil, b.spots[0].bad("there is no start on the map, expected one S").OfKind(engine.ErrPieces)
	case len(b.goals) == 0 && len(b.visits) == 0:
		return nil, b.spots[0].bad("there is no goal on the map, expected a G, or a T to visit").OfKind(engine.ErrPieces)
	case b.back && len(b.goals) > 0:
		return nil, end.bad("the way cannot end both at a goal and at the start again").OfKind(engine.ErrContradiction)
	}
	b.g.prepare(b.start, len(b.visits))
	z := newPuzzle(b.g, b.start, b.goals, b.visits, b.back)
	z.notes = b.notes
	if b.moves {
		z.cost = byMove
	}
	if b.from != nil {
		z.setFrom(b.from)
	}
	return z, nil
}

const legend = "# for a wall, . or 1 to 9 for a cell, S, G or T"

// cellOf returns the cost of a mark of the text form.
func cellOf(mark rune) (cost uint8, ok bool) {
	switch {
	case mark == wall:
		return 0, true
	case mark >= '1' && mark <= '9':
		return uint8(mark - '0'), true
	}
	return 1, strings.ContainsRune(".SGT", mark)
}

// readGrid reads the text form of a map: grid 4 or grid 8, rows, and settings below.
func readGrid(lines []string) (*Puzzle, *engine.ParseError) {
	b, begun, settings := newMapBuilder(false), false, false
	for i, line := range lines {
		list, err := words(line, i+1)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			continue
		}
		where := spot{i + 1, list[0].Column}
		switch {
		case !begun:
			begun = true
			if len(list) != 2 || !list[0].is(gridWord) || !list[1].is("4") && !list[1].is("8") {
				return nil, where.bad("found %s, expected grid 4 or grid 8 in the first line", text.Quote(strings.TrimSpace(line)))
			}
			b.g.eight = list[1].is("8")
		case list[0].is(backWord) || list[0].is(costWord) || list[0].is(orderWord) || list[0].is(fromWord):
			settings = true
			if err := b.setting(list, i+1); err != nil {
				return nil, err
			}
		case settings || len(list) > 1:
			at := spot{i + 1, list[min(1, len(list)-1)].Column}
			return nil, at.bad("found %s, expected %s", text.Quote(list[min(1, len(list)-1)].Text), legend)
		default:
			if err := b.row(list[0].Text, where, legend, cellOf); err != nil {
				return nil, err
			}
		}
	}
	return b.finish(spot{max(1, len(lines)), 0})
}

// setting reads a line below the rows.
func (b *mapBuilder) setting(list []word, line int) *engine.ParseError {
	where := spot{line, list[0].Column}
	switch list[0].Text {
	case backWord:
		b.back = true
		return nil
	case fromWord:
		for _, w := range list[1:] {
			node, ok := b.g.cellNamed(w.Text)
			if !ok || b.g.cost[node] == 0 {
				return spot{line, w.Column}.bad("found %s, expected a cell that is no wall, such as r3c4", text.Quote(w.Text))
			}
			b.from = append(b.from, node)
		}
		if len(list) == 1 {
			return where.bad("found %s alone, expected a place behind it", list[0].Text)
		}
		return nil
	}
	if len(list) != 2 {
		return where.bad("found %d word{|s}, expected one value", len(list)-1)
	}
	value := list[1].Text
	switch list[0].Text {
	case orderWord:
		if !slices.Contains(orders(), order(value)) {
			return spot{line, list[1].Column}.bad("found %s, expected an order of steps such as udlr", text.Quote(value))
		}
		b.g.order = order(value)
	case costWord:
		if value != string(byMove) && value != string(byRoad) {
			return spot{line, list[1].Column}.bad("found another cost, expected cost: roads or cost: moves")
		}
		b.moves = value == string(byMove)
	}
	return nil
}

// cellNamed returns the cell of a name such as r3c4.
func (g *grid) cellNamed(name string) (node int32, ok bool) {
	n, ok := text.Numbers(name, "r", "c")
	if !ok || n[0] < 1 || n[0] > g.rows || n[1] < 1 || n[1] > g.cols {
		return 0, false
	}
	return int32((n[0]-1)*g.cols + n[1] - 1), true
}

func (z *Puzzle) writeGrid(w *bytes.Buffer, g *grid) {
	neighbours := "4"
	if g.eight {
		neighbours = "8"
	}
	fmt.Fprintf(w, "%s %s\n", gridWord, neighbours)
	for _, row := range marks(z, 0, true) {
		w.Write(row)
		w.WriteByte('\n')
	}
	if g.order != orders()[0] {
		fmt.Fprintf(w, "%s %s\n", orderWord, g.order)
	}
	if z.cost != byRoad {
		fmt.Fprintf(w, "%s %s\n", costWord, z.cost)
	}
	if z.back {
		w.WriteString(backWord + "\n")
	}
	z.writeFrom(w)
}
