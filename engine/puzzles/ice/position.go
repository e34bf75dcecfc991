package ice

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// Position is a puzzle with the current state. It is immutable.
type Position struct {
	puzzle *Puzzle
	state  state
}

var _ engine.Keyed = Position{}

// actorID is the ID of the actor's scene items.
const actorID = "actor"

// Solved reports whether the actor rests on the goal with all numbers crossed.
func (p Position) Solved() bool { return p.puzzle.board.solved(p.state) }

// Text returns the board with the actor, without the crossed numbers. If the actor is on a number, the text does not
// show whether that is crossed.
func (p Position) Text() string { return p.drawn(false) }

// Key implements [engine.Keyed] by the state.
func (p Position) Key() string { return strconv.Itoa(int(p.state)) }

// drawn returns the board with the actor; kept keeps crossed numbers.
func (p Position) drawn(kept bool) string {
	b := p.puzzle.board
	cells := slices.Clone(b.cells)
	for n, cell := range b.numbers {
		if !kept && n < b.crossed(p.state) {
			cells[cell] = path
		}
	}
	cells[b.cell(p.state)] = actor
	return rowsOf(cells, b.cols)
}

// rowsOf formats cells in rows.
func rowsOf(cells []byte, cols int) string {
	var text strings.Builder
	for row := range slices.Chunk(cells, cols) {
		text.Write(row)
		text.WriteByte('\n')
	}
	return text.String()
}

// Moves lists the slides that stop.
func (p Position) Moves() []engine.Move {
	var moves []engine.Move
	for _, d := range directions() {
		if s := p.puzzle.slide(p.state, d); s.ending == stops {
			moves = append(moves, p.puzzle.move(d, s))
		}
	}
	return moves
}

// slide applies the puzzle's stop rule.
func (z *Puzzle) slide(s state, d direction) slide { return z.board.slide(s, d, z.stop) }

// Apply makes a move. The error says why it is not legal.
func (p Position) Apply(m engine.Move) (engine.Position, error) {
	d, ok := directionNamed(m.Name)
	if !ok {
		return nil, engine.Errorf("there is no move %q, expected UP, DOWN, LEFT or RIGHT", m.Name)
	}
	s := p.puzzle.slide(p.state, d)
	if s.ending != stops {
		return nil, engine.Errorf("%s", p.puzzle.board.whyNot(d, s))
	}
	if want := p.puzzle.cost.of(s); m.Cost != want {
		return nil, engine.Errorf("%s costs %d, not %d", m.Name, want, m.Cost)
	}
	return Position{p.puzzle, s.to}, nil
}

// whyNot returns the reason why a slide is not legal.
func (b *board) whyNot(d direction, s slide) engine.Message {
	row, col := s.at/b.cols+1, s.at%b.cols+1
	switch s.ending {
	case inLava:
		return engine.Msg("sliding %s ends in the lava at row %d, column %d", d.words(), row, col)
	case overEdge:
		return engine.Msg("sliding %s leaves the board at row %d, column %d, where no rock stands", d.words(), row, col)
	case wrongNumber:
		n, _ := b.number(s.at)
		return engine.Msg("sliding %s crosses number %d, at row %d, column %d, before its turn", d.words(), n, row, col)
	}
	return engine.Msg("a rock stands beside the actor: it cannot go %s", d.words())
}

func (d direction) name() string { return [...]string{"UP", "DOWN", "LEFT", "RIGHT"}[d] }

// letter returns the direction as the course writes it.
func (d direction) letter() string { return d.name()[:1] }

func (d direction) arrow() string { return [...]string{"↑", "↓", "←", "→"}[d] }

// words returns the direction for the user.
func (d direction) words() engine.Message {
	switch d {
	case up:
		return engine.Msg("up")
	case down:
		return engine.Msg("down")
	case left:
		return engine.Msg("left")
	}
	return engine.Msg("right")
}

func directionNamed(name string) (direction, bool) {
	for _, d := range directions() {
		if d.name() == name {
			return d, true
		}
	}
	return 0, false
}

// move converts a slide that stops.
func (z *Puzzle) move(d direction, s slide) engine.Move {
	cell := z.board.cell(s.to)
	return engine.Move{
		Name:  d.name(),
		Words: engine.Msg("%s to row %d, column %d", d.words(), cell/z.board.cols+1, cell%z.board.cols+1),
		Short: engine.Msg("%s r%dc%d", d.arrow(), cell/z.board.cols+1, cell%z.board.cols+1),
		Piece: actorID,
		Cost:  z.cost.of(s),
	}
}
