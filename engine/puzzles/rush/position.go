package rush

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// Position is a puzzle with the current places of the pieces. It is immutable.
type Position struct {
	puzzle *Puzzle
	at     []uint8 // place of each piece in its lane
}

// Solved reports whether the primary piece touches the exit's side.
func (p Position) Solved() bool { return p.puzzle.board.solved(p.at) }

// slide is a move of a piece by a number of cells, positive to the right or down.
type slide struct{ piece, by int }

func (s slide) cells() int { return max(s.by, -s.by) }

// Moves lists every slide of every piece, short ones first.
func (p Position) Moves() []engine.Move {
	grid := p.puzzle.board.grid(p.at)
	var moves []engine.Move
	for i := range p.puzzle.board.pieces {
		moves = p.movesOf(i, grid, moves)
	}
	return moves
}

// MovesOf implements [engine.PieceMover].
func (p Position) MovesOf(id string) []engine.Move {
	b := p.puzzle.board
	for i, piece := range b.pieces {
		if pieceID(piece.name) == id {
			return p.movesOf(i, b.grid(p.at), nil)
		}
	}
	return nil
}

// movesOf appends the slides of piece i.
func (p Position) movesOf(i int, grid []int16, moves []engine.Move) []engine.Move {
	back, ahead := p.puzzle.board.freeCells(grid, i, int(p.at[i]))
	for by := 1; by <= back; by++ {
		moves = append(moves, p.puzzle.move(slide{i, -by}))
	}
	for by := 1; by <= ahead; by++ {
		moves = append(moves, p.puzzle.move(slide{i, by}))
	}
	return moves
}

// pieceID returns the ID of a piece's scene items.
func pieceID(name string) string { return "piece " + name }

// freeCells returns how many cells piece i, at that place, can slide back (left or up) and ahead.
func (b *board) freeCells(grid []int16, i, at int) (back, ahead int) {
	p := b.pieces[i]
	for at-back > 0 && grid[b.cell(p, at-back-1)] == empty {
		back++
	}
	for end := at + p.length; end+ahead < b.span(p) && grid[b.cell(p, end+ahead)] == empty; {
		ahead++
	}
	return back, ahead
}

// Apply makes a move. The error says why it is not legal.
func (p Position) Apply(m engine.Move) (engine.Position, error) {
	s, err := p.puzzle.slide(m.Name)
	if err != nil {
		return nil, err
	}
	if want := p.puzzle.cost.of(s); m.Cost != want {
		return nil, engine.Errorf("%s costs %d, not %d", m.Name, want, m.Cost)
	}
	b := p.puzzle.board
	grid := b.grid(p.at)
	back, ahead := b.freeCells(grid, s.piece, int(p.at[s.piece]))
	if s.by > ahead || -s.by > back {
		limit := ahead
		if s.by < 0 {
			limit = back
		}
		return nil, engine.Errorf("piece %s cannot move %d cell{|s} %s: it has room for %d",
			b.pieces[s.piece].name, s.cells(), b.direction(s), limit)
	}
	at := append([]uint8(nil), p.at...)
	at[s.piece] = uint8(int(at[s.piece]) + s.by)
	return Position{p.puzzle, at}, nil
}

// direction returns the direction of a slide as written in a move's name.
func (b *board) direction(s slide) string {
	switch upright := b.pieces[s.piece].vertical; {
	case upright && s.by < 0:
		return "up"
	case upright:
		return "down"
	case s.by < 0:
		return "left"
	}
	return "right"
}

// directionWords returns a direction as a message for the user.
func directionWords(direction string) engine.Message {
	switch direction {
	case "up":
		return engine.Msg("up")
	case "down":
		return engine.Msg("down")
	case "left":
		return engine.Msg("left")
	}
	return engine.Msg("right")
}

// move converts a slide; its name follows the puzzle's text form: "A right 3" with letters, "9 UP 4" with integers.
func (z *Puzzle) move(s slide) engine.Move {
	direction := z.board.direction(s)
	name := z.board.pieces[s.piece].name
	words := engine.Msg("piece %s slides %d cell{|s} %s", name, s.cells(), directionWords(direction))
	short := engine.Msg("%s %s %d", name, directionWords(direction), s.cells())
	if z.form == integers {
		direction = strings.ToUpper(direction)
	}
	return engine.Move{
		Name: fmt.Sprintf("%s %s %d", name, direction, s.cells()), Words: words, Short: short, Piece: pieceID(name), Cost: z.cost.of(s),
	}
}

// slide parses a move's name.
func (z *Puzzle) slide(name string) (slide, error) {
	words := strings.Fields(name)
	if len(words) != 3 {
		return slide{}, engine.Errorf("%q is no move; expected piece, direction and cells, such as %q", name, z.move(slide{0, 1}).Name)
	}
	i := z.board.find(words[0])
	if i < 0 {
		return slide{}, engine.Errorf("there is no piece %s", words[0])
	}
	cells, err := strconv.Atoi(words[2])
	if err != nil || cells < 1 || cells > maxSide {
		return slide{}, engine.Errorf("%q is no number of cells", words[2])
	}
	for _, s := range []slide{{i, cells}, {i, -cells}} {
		if strings.EqualFold(z.board.direction(s), words[1]) {
			return s, nil
		}
	}
	return slide{}, engine.Errorf("piece %s moves %s and %s only, not %s",
		words[0], z.board.direction(slide{i, -1}), z.board.direction(slide{i, 1}), words[1])
}
