package rush

import (
	"slices"
	"strings"

	"langkah/engine"
)

var _ engine.Hinted = (*Puzzle)(nil)

// A clue follows the chain of dependencies: the primary piece waits for the pieces before it, each of these for the
// pieces in the cells that it would enter to make room, and so on, breadth first. A dependency is certain if the other
// piece blocks every path that walls and edges leave.

// dependency states that a piece has to leave a cell so that another one can move.
type dependency struct {
	need
	whose int  // index in the chain of the piece that waits for it; -1 for the primary piece
	sure  bool // the waiting piece has no other path
}

// dependencies returns the chain from the primary piece on, breadth first; each piece is in it once.
func (a *arrangement) dependencies() []dependency {
	var chain []dependency
	seen := map[int16]bool{0: true}
	add := func(cell, whose int, back, ahead, sure bool) {
		if i := a.grid[cell]; i >= 0 && !seen[i] {
			seen[i] = true
			chain = append(chain, dependency{need{int(i), cell, back, ahead}, whose, sure})
		}
	}
	if d := int(a.distance()); d > 0 {
		cell, step := a.front()
		for range d {
			if !a.closed(cell) {
				add(cell, -1, true, true, true)
			}
			cell += step
		}
	}
	for k := 0; k < len(chain); k++ {
		n := chain[k]
		paths := a.escapes(n.need)
		for _, path := range paths {
			for _, cell := range path.cells {
				other := a.grid[cell]
				if other < 0 {
					continue
				}
				always := n.back && n.ahead && !slices.ContainsFunc(paths, func(w escape) bool {
					return !slices.ContainsFunc(w.cells, func(c int) bool { return a.grid[c] == other })
				})
				pushed := a.pieces[other].vertical == a.pieces[n.piece].vertical
				add(cell, k, !pushed || path.by < 0, !pushed || path.by > 0, always)
			}
		}
	}
	return chain
}

// escape is a slide by which a piece leaves a cell, with the cells that it enters.
type escape struct {
	by    int
	cells []int
}

// escapes returns the slides of at most two directions that the range of the piece allows.
func (a *arrangement) escapes(n need) []escape {
	back, ahead := a.needs(n.piece, n.cell)
	var paths []escape
	for _, by := range [2]int{-back, ahead} {
		if max(by, -by) >= never || by < 0 && !n.back || by > 0 && !n.ahead {
			continue
		}
		paths = append(paths, escape{by, a.entered(n.piece, by)})
	}
	return paths
}

// entered returns the cells that piece i enters when it slides by so many cells.
func (a *arrangement) entered(i, by int) []int {
	p, at := a.pieces[i], int(a.at[i])
	var cells []int
	for k := range max(by, -by) {
		place := at + p.length + k
		if by < 0 {
			place = at - 1 - k
		}
		cells = append(cells, a.cell(p, place))
	}
	return cells
}

// Clue names the pieces before the primary piece, and the piece to move next with a reason.
func (z *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	p := at.(Position)
	a := &arrangement{z.board, p.at, z.board.grid(p.at)}
	c := engine.Clue{Like: a.before()}
	c.Move, c.Where = a.next(t.Best)
	return c
}

// before names the pieces between the primary piece and the exit.
func (a *arrangement) before() engine.Message {
	names, primary := a.inTheWay(), a.pieces[0].name
	switch last := len(names) - 1; {
	case last < 0:
		return engine.Msg("nothing stands before %s", primary)
	case last == 0:
		return engine.Msg("%s stands before %s", names[0], primary)
	default:
		return engine.Msg("%s and %s stand before %s", strings.Join(names[:last], ", "), names[last], primary)
	}
}

// inTheWay returns the names of the pieces between the primary piece and the exit, the nearest first.
func (a *arrangement) inTheWay() []string {
	var names []string
	if a.distance() == 0 {
		return nil
	}
	cell, step := a.front()
	for range a.distance() {
		if i := a.grid[cell]; i >= 0 && !slices.Contains(names, a.pieces[i].name) {
			names = append(names, a.pieces[i].name)
		}
		cell += step
	}
	return names
}

// next returns the best move whose piece is first in the chain, and why it moves.
func (a *arrangement) next(best []engine.Move) (engine.Move, engine.Message) {
	of := func(name string) (engine.Move, bool) {
		i := slices.IndexFunc(best, func(m engine.Move) bool { return m.Piece == pieceID(name) })
		if i < 0 {
			return engine.Move{}, false
		}
		return best[i], true
	}
	primary := a.pieces[0].name
	if m, ok := of(primary); ok {
		if len(a.inTheWay()) == 0 {
			return m, engine.Msg("%s itself moves next: nothing stands before it", primary)
		}
		return m, engine.Msg("%s itself moves next", primary)
	}
	chain := a.dependencies()
	for _, sure := range []bool{true, false} {
		for _, w := range chain {
			name := a.pieces[w.piece].name
			m, ok := of(name)
			switch {
			case !ok || w.sure != sure:
			case w.whose < 0:
				return m, engine.Msg("%s moves next: it stands before %s", name, primary)
			case sure:
				return m, engine.Msg("%s moves next: %s can only make room when %s has moved", name, a.pieces[chain[w.whose].piece].name, name)
			default:
				return m, engine.Msg("%s moves next: it stands in a way by which %s could make room", name, a.pieces[chain[w.whose].piece].name)
			}
		}
	}
	i := slices.IndexFunc(a.pieces, func(p piece) bool { return pieceID(p.name) == best[0].Piece })
	return best[0], engine.Msg("%s moves next, although nothing in the chain before %s waits for it now", a.pieces[i].name, primary)
}

// Achieved reports a piece that no longer blocks the primary one; the message is empty if there is none.
func (z *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := before.(Position)
	now, also := after.(Position)
	if !ok || !also {
		return engine.Message{}
	}
	blockers := func(p Position) []string { return (&arrangement{z.board, p.at, z.board.grid(p.at)}).inTheWay() }
	still := blockers(now)
	for _, name := range blockers(was) {
		if !slices.Contains(still, name) {
			return engine.Msg("%s no longer stands before %s", name, z.board.pieces[0].name)
		}
	}
	return engine.Message{}
}
