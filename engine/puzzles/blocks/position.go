package blocks

import (
	"slices"

	"langkah/engine"
)

// Position is a puzzle with the current places of the pieces. It is immutable.
type Position struct {
	puzzle *Puzzle
	at     []uint8 // place of each piece
}

// Solved reports whether the goal is reached.
func (p Position) Solved() bool { return p.puzzle.board.solved(p.at) }

// Text draws the board.
func (p Position) Text() string { return p.puzzle.board.text(p.puzzle.board.namesAt(p.at)) }

// namesAt returns for each cell of the grid the name of the piece there, "" for none.
func (b *board) namesAt(at []uint8) []string {
	names := make([]string, len(b.ground))
	for i, place := range at {
		k := &b.kinds[b.kindOf[i]]
		corner := k.corners[place]
		for _, c := range k.shape.cells {
			names[(corner.row+c.row)*b.cols+corner.col+c.col] = b.names[i]
		}
	}
	return names
}

// Key is the board with the names of interchangeable pieces in reading order: an exchange of them is the same position.
func (p Position) Key() string { return p.canonical().Text() }

// canonical returns the position with the pieces of each kind in the order of their places.
func (p Position) canonical() Position {
	at := slices.Clone(p.at)
	p.puzzle.board.sort(at)
	return Position{p.puzzle, at}
}

func (b *board) sort(at []uint8) {
	for i := range b.kinds {
		k := &b.kinds[i]
		slices.Sort(at[k.first : k.first+k.size])
	}
}

// Moves lists every place that one piece can be moved to, piece by piece, near ones first.
func (p Position) Moves() []engine.Move {
	var list []engine.Move
	occupied := p.puzzle.board.occupied(p.at)
	for i := range p.at {
		list = p.movesOf(i, occupied, list)
	}
	return list
}

// MovesOf implements [engine.PieceMover].
func (p Position) MovesOf(id string) []engine.Move {
	i, ok := p.puzzle.board.pieceOf(id)
	if !ok {
		return nil
	}
	return p.movesOf(i, p.puzzle.board.occupied(p.at), nil)
}

func (p Position) movesOf(i int, occupied mask, list []engine.Move) []engine.Move {
	k := p.puzzle.board.kind(i)
	from := p.at[i]
	blocked := occupied.without(k.masks[from])
	if !k.movable(from, blocked) {
		return list
	}
	for _, j := range p.puzzle.journeys(i, from, blocked) {
		list = append(list, p.puzzle.move(i, j))
	}
	return list
}

func (b *board) kind(piece int) *kind { return &b.kinds[b.kindOf[piece]] }

// movable reports whether a piece at a place can make a step over cells that are not blocked.
func (k *kind) movable(from uint8, blocked mask) bool {
	for _, to := range k.next[from] {
		if to >= 0 && !k.masks[to].meets(blocked) {
			return true
		}
	}
	return false
}

// pieceID returns the ID of a piece's scene items.
func pieceID(name string) string { return "piece " + name }

// pieceOf returns the piece of an ID.
func (b *board) pieceOf(id string) (piece int, ok bool) {
	i := slices.IndexFunc(b.names, func(name string) bool { return pieceID(name) == id })
	return max(i, 0), i >= 0
}

// Apply makes a move. The error says why it is not legal.
func (p Position) Apply(m engine.Move) (engine.Position, error) {
	z := p.puzzle
	i, path, err := z.readMove(m.Name)
	if err != nil {
		return nil, err
	}
	k := z.board.kind(i)
	blocked := z.board.occupied(p.at).without(k.masks[p.at[i]])
	place := p.at[i]
	for _, l := range path {
		for range l.cells {
			next := k.next[place][l.direction]
			if next < 0 || k.masks[next].meets(blocked) {
				return nil, engine.Errorf("piece %s cannot go %s: %s", z.board.names[i], engine.Msg("%s %d", directionWords(l.direction), l.cells), p.inTheWay(i, place, l.direction))
			}
			place = uint8(next)
		}
	}
	if place == p.at[i] {
		return nil, engine.Errorf("%q leads back to where piece %s stands", m.Name, z.board.names[i])
	}
	if want := z.price(i, p.at[i], place, blocked); m.Cost != want {
		return nil, engine.Errorf("%s costs %d, not %d", m.Name, want, m.Cost)
	}
	at := slices.Clone(p.at)
	at[i] = place
	return Position{z, at}, nil
}

// inTheWay says what keeps a piece at a place from a step in a direction.
func (p Position) inTheWay(piece int, place uint8, direction int) engine.Message {
	b := p.puzzle.board
	k := b.kind(piece)
	corner := k.corners[place]
	for _, c := range k.shape.cells {
		at := cell{corner.row + c.row + rowSteps[direction], corner.col + c.col + colSteps[direction]}
		switch ground := b.groundAt(at); {
		case ground == door && !k.key:
			return engine.Msg("only %s may enter the door", b.names[b.keyPiece()])
		case ground == wall:
			return engine.Msg("a wall stands in the way of %s", b.names[piece])
		case ground == nothing:
			return engine.Msg("piece %s stands at the edge of the board", b.names[piece])
		}
		if other := b.pieceAt(p.at, at); other >= 0 && other != piece {
			return engine.Msg("piece %s stands in the way of %s", b.names[other], b.names[piece])
		}
	}
	return engine.Msg("it is free")
}

// keyPiece returns the piece that may enter doors.
func (b *board) keyPiece() int {
	for _, k := range b.kinds {
		if k.key {
			return k.first
		}
	}
	return 0
}
