package queens

import (
	"strconv"
	"strings"
	"sync"

	"langkah/engine"
)

// Puzzle is a board with its regions, perhaps with some queens. It never changes.
type Puzzle struct {
	board *board
	start *Position
	read  reading // where it comes from a picture
	facts func() []engine.Fact
}

// reading is what a picture was read as: how many colours, and how much the two
// that are most alike differ.
type reading struct{ colours, contrast int }

func newPuzzle(b *board) *Puzzle {
	p := &Puzzle{board: b}
	p.start = newPosition(p)
	p.facts = sync.OnceValue(p.findFacts)
	return p
}

// Family is "queens".
func (p *Puzzle) Family() string { return familyName }

// Kind is the size.
func (p *Puzzle) Kind() engine.Message {
	return engine.Msg("Queens, %d x %d", p.board.n, p.board.n)
}

// Start is the board with the queens that the puzzle has placed.
func (p *Puzzle) Start() engine.Position { return p.start }

// LooseStart is the start from which queens may be taken off again.
func (p *Puzzle) LooseStart() engine.Position {
	return &Position{p, p.start.queens, true}
}

// isGiven says whether the puzzle has placed a queen there.
func (p *Puzzle) isGiven(cell int) bool { return p.start.holds(cell) }

// Settings are none.
func (p *Puzzle) Settings() engine.Settings { return engine.Settings{} }

// With is the same puzzle: there is nothing to set.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	if _, err := p.Settings().With(values); err != nil {
		return nil, err
	}
	return p, nil
}

// From is the puzzle with the queens of one of its positions.
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

// String is the rows, then the queens that stand already.
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
