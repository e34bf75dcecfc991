package queens

import (
	"strconv"
	"strings"
	"sync"

	"langkah/engine"
)

// Puzzle is a board with its regions and given queens. It is immutable.
type Puzzle struct {
	board *board
	start *Position
	read  reading // zero unless it was read from a picture
	facts func() []engine.Fact
}

// reading describes the picture that a board was read from: the number of colours, and the difference, of 441, of the
// two most similar ones.
type reading struct{ colours, contrast int }

func newPuzzle(b *board) *Puzzle {
	p := &Puzzle{board: b}
	p.start = newPosition(p)
	p.facts = sync.OnceValue(p.findFacts)
	return p
}

// Family returns the name of [Family].
func (p *Puzzle) Family() string { return familyName }

// Kind returns the size, for the user.
func (p *Puzzle) Kind() engine.Message {
	return engine.Msg("Queens, %d x %d", p.board.n, p.board.n)
}

// Start returns the board with the given queens.
func (p *Puzzle) Start() engine.Position { return p.start }

// LooseStart returns the initial position for play, in which queens can be taken off again.
func (p *Puzzle) LooseStart() engine.Position {
	return &Position{p, p.start.queens, true}
}

// isGiven reports whether the queen on a cell is given.
func (p *Puzzle) isGiven(cell int) bool { return p.start.holds(cell) }

// Settings returns none.
func (p *Puzzle) Settings() engine.Settings { return engine.Settings{} }

// With fails for every value, as there are no settings.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	if _, err := p.Settings().With(values); err != nil {
		return nil, err
	}
	return p, nil
}

// From returns the puzzle in which the position's queens are given; the error says that it is of another board.
func (p *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	from, err := p.from(at)
	if err != nil {
		return nil, err
	}
	return from, nil
}

func (p *Puzzle) from(at engine.Position) (*Puzzle, error) {
	pos, ok := at.(*Position)
	if !ok || pos.puzzle.board.draw(nil) != p.board.draw(nil) {
		return nil, engine.Errorf("the position is of another puzzle")
	}
	next := newPuzzle(p.board)
	next.read = p.read
	next.start.queens = pos.queens
	return next, nil
}

// String returns the rows, then the given queens and the reading.
func (p *Puzzle) String() string {
	text := p.board.draw(nil)
	if cells := p.start.cells(); len(cells) > 0 {
		names := make([]string, len(cells))
		for i, cell := range cells {
			names[i] = p.board.name(cell)
		}
		text += queensLine + " " + strings.Join(names, " ") + "\n"
	}
	if p.read != (reading{}) {
		text += pictureLine + " " + strconv.Itoa(p.read.colours) + " " + strconv.Itoa(p.read.contrast) + "\n"
	}
	return text
}
