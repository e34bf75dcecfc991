package sliding

import (
	"slices"

	"langkah/engine"
)

var (
	_ engine.Hinted = (*Puzzle)(nil)
	_ engine.Prover = (*Puzzle)(nil)
)

// Prove returns the parity argument; ok is false if parity allows a solution.
func (p *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	position, ok := at.(Position)
	if !ok {
		return engine.Proof{}, false
	}
	parity := parityOf(position.board, p.goal)
	return engine.Proof{Name: "parity", Why: parity.argument()}, !parity.solvable()
}

// Clue compares the distance with Manhattan distance, which ignores that tiles block each other, and prefers a best
// move that brings a tile nearer to its goal cell.
func (p *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	b := at.(Position).board
	c := engine.Clue{Like: p.detours(b, t), Move: t.Best[0]}
	nearer := slices.IndexFunc(t.Best, func(m engine.Move) bool { return p.approach(b, m) > 0 })
	if nearer >= 0 {
		c.Move = t.Best[nearer]
	}
	tile := b.moved(c.Move)
	left := b.distance(b.blank(), p.goal.placeOf(tile))
	switch {
	case nearer >= 0 && left == 0:
		c.Where = engine.Msg("tile %d moves next: that brings it home", int(tile))
	case nearer >= 0:
		c.Where = engine.Msg("tile %d moves next: it comes nearer to its place, %d step{|s} away then", int(tile), left)
	case t.AllBest:
		c.Where = engine.Msg("tile %d moves next, away from its place: every move that brings a tile nearer costs more in the end", int(tile))
	default:
		c.Where = engine.Msg("tile %d moves next, away from its place", int(tile))
	}
	return c
}

// detours reports by how much the distance exceeds Manhattan distance.
func (p *Puzzle) detours(b board, t engine.Truth) engine.Message {
	sees := p.manhattanOf(b)
	switch {
	case !t.Exact():
		return engine.Msg("Manhattan sees %d", sees)
	case t.AtLeast == sees:
		return engine.Msg("Manhattan sees as much, so that no tile makes a detour")
	}
	return engine.Msg("Manhattan sees %d, so %d {is a detour|are detours}", sees, t.AtLeast-sees)
}

// manhattanOf returns the Manhattan distance of a board, weighted by the cost model.
func (p *Puzzle) manhattanOf(b board) int {
	sum := 0
	for cell, tile := range b.cells {
		if tile != 0 {
			sum += p.moveCost(tile) * b.distance(cell, p.goal.placeOf(tile))
		}
	}
	return sum
}

// moved returns the tile that a legal move moves.
func (b board) moved(m engine.Move) uint8 {
	d := direction(slices.Index(directionNames[:], m.Name))
	cell, _ := b.neighbour(b.blank(), d)
	return b.cells[cell]
}

// placeOf returns the cell of a tile.
func (b board) placeOf(tile uint8) int { return slices.Index(b.cells, tile) }

// approach returns by how many steps a move brings its tile nearer to its goal cell: 1 or -1.
func (p *Puzzle) approach(b board, m engine.Move) int {
	tile := b.moved(m)
	home := p.goal.placeOf(tile)
	return b.distance(b.placeOf(tile), home) - b.distance(b.blank(), home)
}

// Achieved reports a tile that has reached its goal cell; the message is empty if there is none.
func (p *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := before.(Position)
	now, also := after.(Position)
	if !ok || !also {
		return engine.Message{}
	}
	for cell, tile := range now.board.cells {
		if tile != 0 && tile == p.goal.cells[cell] && was.board.cells[cell] != tile {
			return engine.Msg("tile %d is home", int(tile))
		}
	}
	return engine.Message{}
}

// Sections returns the rows and whether each is complete.
func (p *Puzzle) Sections(at engine.Position) (names []engine.Message, done []bool) {
	position, ok := at.(Position)
	if !ok {
		return nil, nil
	}
	b := position.board
	for row := range b.rows {
		from, to := row*b.cols, (row+1)*b.cols
		names = append(names, engine.Msg("row %d", row+1))
		done = append(done, slices.Equal(b.cells[from:to], p.goal.cells[from:to]))
	}
	return names, done
}
