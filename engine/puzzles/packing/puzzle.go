package packing

import (
	"errors"
	"fmt"
	"strings"
	"sync"

	"langkah/engine"
)

// Puzzle is a board and the pieces that fill it. It never changes.
type Puzzle struct {
	board    *board
	pieces   []*piece
	given    []placement
	warnings []engine.Message
	start    *Position
	ids      []string // of the scene's items that show each piece

	table func() *table // made when first asked for
	facts func() []engine.Fact
}

// placement is one piece laid on the board.
type placement struct {
	piece int // its number, in file order
	turn  int // the number of its orientation, from 0
	cell  int // where the first cell of the orientation lies
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

// Family is "packing".
func (p *Puzzle) Family() string { return "packing" }

// Kind says what board and how many pieces.
func (p *Puzzle) Kind() engine.Message {
	b, n := p.board, len(p.pieces)
	switch b.mode {
	case pyramid:
		return engine.Msg("pyramid of %d layers, %d balls, %d pieces", b.rows, len(b.cells), n)
	case custom:
		return engine.Msg("custom shape in %d x %d, %d cells, %d pieces", b.rows, b.cols, len(b.cells), n)
	}
	return engine.Msg("%d x %d rectangle, %d pieces", b.rows, b.cols, n)
}

// Start is the empty board, or the board with the given pieces.
func (p *Puzzle) Start() engine.Position { return p.start }

// Settings: there is nothing to choose.
func (p *Puzzle) Settings() engine.Settings { return engine.Settings{} }

// With refuses every value, for there is nothing to choose.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	_, err := p.Settings().With(values)
	return p, err
}

// From is the puzzle whose given pieces are those that lie in the position.
func (p *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	position, ok := at.(*Position)
	if !ok || position.puzzle.board != p.board {
		return nil, errors.New("the position is of another puzzle")
	}
	return newPuzzle(p.board, p.pieces, position.placements(), p.warnings), nil
}

// String is the puzzle's text, as the package's documentation has it.
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
