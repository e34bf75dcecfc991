package routes

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// Position is a puzzle with the current state. It is immutable.
type Position struct {
	puzzle *Puzzle
	state  state
}

var (
	_ engine.Keyed     = Position{}
	_ engine.Magnified = Position{}
)

// travellerID is the ID of the traveller's scene items.
const travellerID = "traveller"

// Solved reports whether the way may end here.
func (p Position) Solved() bool { return p.puzzle.solved(p.state) }

// Key implements [engine.Keyed] by the state.
func (p Position) Key() string { return strconv.FormatUint(uint64(p.state), 36) }

// Text returns the map with the traveller as @, or the place with the roads from there.
func (p Position) Text() string {
	z := p.puzzle
	if g, ok := z.world.(*grid); ok {
		return p.drawn(g)
	}
	var w strings.Builder
	fmt.Fprintf(&w, "at %s\n", z.world.label(p.state.node()))
	for i, v := range z.visits {
		if p.state.visited()>>i&1 == 0 {
			fmt.Fprintf(&w, "to visit %s\n", z.world.label(v))
		}
	}
	for _, a := range z.world.out(p.state.node(), nil) {
		fmt.Fprintf(&w, "  to %s  %s\n", z.world.label(a.to), z.costText(int64(z.price(a))))
	}
	return w.String()
}

// drawn draws a map; of a large one the part around the traveller.
func (p Position) drawn(g *grid) string {
	const across = 100
	rows := marks(p.puzzle, p.state.visited(), false)
	node := int(p.state.node())
	r, c := node/g.cols, node%g.cols
	rows[r][c] = '@'
	from := func(at, side int) int { return max(0, min(at-across/2, side-across)) }
	top, first := from(r, g.rows), from(c, g.cols)
	var w strings.Builder
	for _, row := range rows[top:min(top+across, g.rows)] {
		w.Write(row[first:min(first+across, g.cols)])
		w.WriteByte('\n')
	}
	return w.String()
}

// marks returns the rows of a map as its text has them, without the places visited.
func marks(z *Puzzle, visited uint32, start bool) [][]byte {
	g := z.world.(*grid)
	cells := make([]byte, g.size())
	for i, c := range g.cost {
		switch c {
		case 0:
			cells[i] = wall
		case 1:
			cells[i] = free
		default:
			cells[i] = '0' + c
		}
	}
	for _, n := range z.goals {
		cells[n] = goalAt
	}
	for i, n := range z.visits {
		if visited>>i&1 == 0 {
			cells[n] = visitAt
		}
	}
	if start {
		cells[z.home] = startAt
	}
	rows := make([][]byte, g.rows)
	for r := range rows {
		rows[r] = cells[r*g.cols : (r+1)*g.cols]
	}
	return rows
}

// Moves lists the roads or steps from here, in the order of the text.
func (p Position) Moves() []engine.Move {
	var moves []engine.Move
	for _, a := range p.puzzle.world.out(p.state.node(), nil) {
		moves = append(moves, p.puzzle.move(a))
	}
	return moves
}

// MovesOf implements [engine.PieceMover].
func (p Position) MovesOf(piece string) []engine.Move {
	var moves []engine.Move
	for _, m := range p.Moves() {
		if m.Piece == piece {
			moves = append(moves, m)
		}
	}
	return moves
}

// moveName is the name of the move along an arc: the place that it leads to, or the direction.
func (z *Puzzle) moveName(a arc) string {
	if _, ok := z.world.(*grid); ok {
		return direction(a.move).name()
	}
	return z.world.label(a.to)
}

// move returns the move along an arc.
func (z *Puzzle) move(a arc) engine.Move {
	m := engine.Move{Name: z.moveName(a), Piece: travellerID, Cost: int(z.price(a))}
	if g, ok := z.world.(*grid); ok {
		d := direction(a.move)
		row, col := int(a.to)/g.cols+1, int(a.to)%g.cols+1
		m.Words = engine.Msg("%s to row %d, column %d", d.words(), row, col)
		m.Short = engine.Msg("%s r%dc%d", d.arrow(), row, col)
		return m
	}
	m.Words = engine.Msg("to %s, cost %s", m.Name, z.costText(int64(m.Cost)))
	m.Short = engine.Msg("→ %s", m.Name)
	return m
}

// arcNamed returns the arc of the move of that name.
func (p Position) arcNamed(name string) (a arc, ok bool) {
	for _, a := range p.puzzle.world.out(p.state.node(), nil) {
		if p.puzzle.moveName(a) == name {
			return a, true
		}
	}
	return arc{}, false
}

// Apply makes a move. The error says why it is not legal.
func (p Position) Apply(m engine.Move) (engine.Position, error) {
	a, ok := p.arcNamed(m.Name)
	if !ok {
		return nil, engine.Errorf("%s", p.whyNot(m.Name))
	}
	if want := p.puzzle.price(a); m.Cost != int(want) {
		return nil, engine.Errorf("%s costs %s, not %s", m.Name, p.puzzle.costText(int64(want)), p.puzzle.costText(int64(m.Cost)))
	}
	return p.after(a), nil
}

// after returns the position at the end of an arc.
func (p Position) after(a arc) Position {
	return Position{p.puzzle, p.puzzle.enter(a.to, p.state.visited())}
}

// whyNot says why there is no move of that name.
func (p Position) whyNot(name string) engine.Message {
	g, ok := p.puzzle.world.(*grid)
	if !ok {
		here := p.puzzle.world.label(p.state.node())
		if _, known := p.puzzle.world.(*graph).index[name]; !known {
			return engine.Msg("there is no place %q", name)
		}
		return engine.Msg("no road leads from %s to %s", here, name)
	}
	for d := range direction(directions) {
		if d.name() == name {
			return g.whyNot(p.state.node(), d)
		}
	}
	return engine.Msg("there is no move %q, expected one of UP, DOWN, LEFT, RIGHT", name)
}

// whyNot says why a step is not legal.
func (g *grid) whyNot(node int32, d direction) engine.Message {
	rows, cols := d.offset()
	r, c := int(node)/g.cols+rows, int(node)%g.cols+cols
	switch {
	case d >= upLeft && !g.eight:
		return engine.Msg("there are no diagonal steps on this map")
	case r < 0 || c < 0 || r >= g.rows || c >= g.cols:
		return engine.Msg("the map ends there")
	case g.cost[r*g.cols+c] == 0:
		return engine.Msg("a wall stands at row %d, column %d", r+1, c+1)
	}
	return engine.Msg("a diagonal step needs both cells beside it free")
}
