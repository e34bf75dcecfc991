package packing

import (
	"errors"
	"fmt"
	"strings"
	"sync"

	"langkah/engine"
)

// Puzzle is a board and the pieces that fill it. It is immutable.
type Puzzle struct {
	board    *board
	pieces   []*piece
	given    []placement
	warnings []engine.Message
	start    *Position
	ids      []string // IDs of the pieces' scene items

	table func() *table // computed once, on first use
	facts func() []engine.Fact
}

// placement is one piece laid on the board.
type placement struct {
	piece int // index in file order
	turn  int // index of its orientation
	cell  int // cell of the orientation's first cell
}

func newPuzzle(b *board, pieces []*piece, given []placement, warnings []engine.Message) *Puzzle {
	p := &Puzzle{board: b, pieces: pieces, given: given, warnings: warnings}
	for _, piece := range pieces {
		p.ids = append(p.ids, "piece "+string(piece.letter))
	}
	p.start = newPosition(p)
	for _, g := range given {
		p.start.put(g)
	}
	p.table = sync.OnceValue(p.makeTable)
	p.facts = sync.OnceValue(p.findFacts)
	return p
}

// Family returns the name of [Family].
func (p *Puzzle) Family() string { return "packing" }

// Kind returns the board and the number of pieces, for the user.
func (p *Puzzle) Kind() engine.Message {
	b, n := p.board, len(p.pieces)
	switch b.mode {
	case pyramid:
		return engine.Msg("pyramid of %d layer{|s}, %d ball{|s}, %d piece{|s}", b.rows, len(b.cells), n)
	case custom:
		return engine.Msg("custom shape in %d x %d, %d cell{|s}, %d piece{|s}", b.rows, b.cols, len(b.cells), n)
	}
	return engine.Msg("%d x %d rectangle, %d piece{|s}", b.rows, b.cols, n)
}

// Start returns the empty board, or the board with the given pieces.
func (p *Puzzle) Start() engine.Position { return p.start }

// Settings returns none.
func (p *Puzzle) Settings() engine.Settings { return engine.Settings{} }

// With fails for every value, as there are no settings.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	_, err := p.Settings().With(values)
	return p, err
}

// From returns the puzzle in which the pieces placed in the position are given; the error says that it is of another
// board.
func (p *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	position, ok := at.(*Position)
	if !ok || position.puzzle.board != p.board {
		return nil, errors.New("the position is of another puzzle")
	}
	return newPuzzle(p.board, p.pieces, position.placements(), p.warnings), nil
}

// String returns the puzzle in the text form of the package documentation.
func (p *Puzzle) String() string {
	var text strings.Builder
	b := p.board
	fmt.Fprintf(&text, "%d %d %d\n%s\n", b.rows, b.cols, len(p.pieces), b.mode)
	if b.mode == custom {
		text.WriteString(b.draw(func(int) byte { return 'X' }))
	}
	var sided []string
	for _, piece := range p.pieces {
		text.WriteString(piece.draw())
		if piece.oneSided {
			sided = append(sided, string(piece.letter))
		}
	}
	if sided != nil {
		fmt.Fprintf(&text, "%s %s\n", oneSided, strings.Join(sided, " "))
	}
	if p.given != nil {
		fmt.Fprintf(&text, "%s\n%s", given, p.start.Text())
	}
	return text.String()
}
