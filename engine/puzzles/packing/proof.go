package packing

import (
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Proofs that a position is a dead end, without a search of all possibilities. Each is a property that no position with
// a solution has; they are tried from the simplest to the deepest, and the first that holds is the answer:
//
//   - area: the remaining pieces have too few or too many cells;
//   - region: a connected region of empty cells whose size is not the sum of any subset of the pieces that fit into it;
//   - cell, piece: a cell that no piece covers; a piece that fits nowhere;
//   - contested: two cells that need the same piece, which cannot cover both;
//   - colouring: each placement covers some number of coloured cells, and no sum of such numbers, one per piece, equals
//     the number of coloured cells (S. W. Golomb, "Checker Boards and Polyominoes", 1954);
//   - forced: a cell or piece with one choice is decided, and so on, until one of the above holds;
//   - fork: that happens after each choice for the cell with the fewest.
//
// They are sound but not complete: a position that passes all may still be a dead end. Each takes a few passes over the
// options.

var _ engine.Prover = (*Puzzle)(nil)

// Prove implements [engine.Prover].
func (p *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	q, err := p.From(at)
	if err != nil {
		return engine.Proof{}, false
	}
	return q.(*Puzzle).prove()
}

// prove returns a proof that the initial position has no solution; ok is false if none is found.
func (p *Puzzle) prove() (engine.Proof, bool) {
	if area := p.area(); area != len(p.board.cells) {
		return engine.Proof{Name: "area", Why: p.hopeless(area)}, true
	}
	s := newState(p)
	found, ok := s.contradiction()
	if !ok {
		found, ok = s.forced()
	}
	if !ok {
		found, ok = s.fork()
	}
	if !ok {
		return engine.Proof{}, false
	}
	return p.proof(found), true
}

// flaw is a proof in terms of the table's items.
type flaw struct {
	name  string
	why   engine.Message
	items []int32 // the cells that it is about
}

// proof converts a flaw, naming and marking its cells.
func (p *Puzzle) proof(f flaw) engine.Proof {
	proof := engine.Proof{Name: f.name, Why: f.why}
	middles := p.board.middles()
	var cells []int
	for _, item := range f.items {
		cells = append(cells, int(p.table().cell[item]))
	}
	slices.Sort(cells)
	for _, cell := range cells {
		at := middles[cell]
		proof.Cells = append(proof.Cells, p.board.name(cell))
		proof.Marks = append(proof.Marks, scene.Item{Kind: scene.Hatch, X: at.X - 0.5, Y: at.Y - 0.5, W: 1, H: 1, Fill: scene.Primary})
	}
	return proof
}

// state is the remaining problem: open items, remaining pieces, possible options. It is not modified once made.
type state struct {
	puzzle  *Puzzle
	table   *table
	options []int32 // still possible
	need    []int   // remaining pieces by kind
	open    []bool  // items not yet covered
	joined  bool    // every piece is connected
}

func newState(p *Puzzle) *state {
	t := p.table()
	s := &state{puzzle: p, table: t, need: slices.Clone(t.problem.Kinds), open: make([]bool, t.problem.Items), joined: true}
	for i := range s.open {
		s.open[i] = t.problem.Open(i)
	}
	for id := range t.problem.Options {
		s.options = append(s.options, int32(id))
	}
	for _, kind := range t.kinds {
		s.joined = s.joined && joined(p.pieces[kind[0]].shape)
	}
	return s
}

// after returns the state after an option was chosen.
func (s *state) after(option int32) *state {
	o := s.table.problem.Options[option]
	next := *s
	next.need, next.open = slices.Clone(s.need), slices.Clone(s.open)
	next.need[o.Kind]--
	for _, item := range o.Items {
		next.open[item] = false
	}
	next.options = nil
	for _, id := range s.options {
		if next.possible(id) {
			next.options = append(next.options, id)
		}
	}
	return &next
}

func (s *state) possible(option int32) bool {
	o := s.table.problem.Options[option]
	return s.need[o.Kind] > 0 && !slices.ContainsFunc(o.Items, func(item int32) bool { return !s.open[item] })
}

// contradiction returns the first simple flaw.
func (s *state) contradiction() (flaw, bool) {
	for _, find := range []func() (flaw, bool){s.badRegion, s.bareCell, s.idlePiece, s.contested, s.coloured} {
		if f, ok := find(); ok {
			return f, true
		}
	}
	return flaw{}, false
}

// badRegion looks for the smallest region that no subset of the pieces fills.
func (s *state) badRegion() (flaw, bool) {
	if !s.joined {
		return flaw{}, false
	}
	var worst []int32
	for _, region := range s.regions() {
		if !s.fills(region) && (worst == nil || len(region) < len(worst)) {
			worst = region
		}
	}
	if worst == nil {
		return flaw{}, false
	}
	name := s.name(worst[0])
	if len(worst) == 1 {
		return flaw{"region", engine.Msg("the cell %s can never be filled: no piece that is left has a single cell", name), worst}, true
	}
	return flaw{"region", engine.Msg("the %d cell{|s} around %s can never be filled: no set of the pieces that fit there has so many", len(worst), name), worst}, true
}

// regions returns the connected components of the open items.
func (s *state) regions() (list [][]int32) {
	seen := make([]bool, len(s.open))
	for first, open := range s.open {
		if !open || seen[first] {
			continue
		}
		seen[first] = true
		region := []int32{int32(first)}
		for i := 0; i < len(region); i++ {
			for _, n := range s.table.problem.Near[region[i]] {
				if s.open[n] && !seen[n] {
					seen[n] = true
					region = append(region, n)
				}
			}
		}
		list = append(list, region)
	}
	return list
}

// fills reports whether some subset of the pieces that fit into a region has its size (subset sum).
func (s *state) fills(region []int32) bool {
	inside := make([]bool, len(s.open))
	for _, item := range region {
		inside[item] = true
	}
	fits := make([]int, len(s.need)) // piece size by kind; 0 if it does not fit
	for _, id := range s.options {
		if o := s.table.problem.Options[id]; inside[o.Items[0]] {
			fits[o.Kind] = len(o.Items)
		}
	}
	sums := make([]bool, len(region)+1)
	sums[0] = true
	for kind, size := range fits {
		for range s.need[kind] {
			for n := len(region); size > 0 && n >= size; n-- {
				sums[n] = sums[n] || sums[n-size]
			}
		}
	}
	return sums[len(region)]
}

// bareCell looks for a cell that no piece covers.
func (s *state) bareCell() (flaw, bool) {
	for item, list := range s.covers() {
		if s.open[item] && len(list) == 0 {
			return flaw{"cell", engine.Msg("no piece can cover the cell %s", s.name(int32(item))), []int32{int32(item)}}, true
		}
	}
	return flaw{}, false
}

// covers lists the options that cover each item.
func (s *state) covers() [][]int32 {
	covers := make([][]int32, len(s.open))
	for _, id := range s.options {
		for _, item := range s.table.problem.Options[id].Items {
			covers[item] = append(covers[item], id)
		}
	}
	return covers
}

// idlePiece looks for a piece that fits nowhere.
func (s *state) idlePiece() (flaw, bool) {
	fits := make([]bool, len(s.need))
	for _, id := range s.options {
		fits[s.table.problem.Options[id].Kind] = true
	}
	for kind, n := range s.need {
		if n > 0 && !fits[kind] {
			return flaw{"piece", engine.Msg("piece %s fits nowhere on the board", s.letter(kind)), nil}, true
		}
	}
	return flaw{}, false
}

// contested looks for two cells that only one piece covers, but no placement of it covers both.
func (s *state) contested() (flaw, bool) {
	only := make([]int, len(s.open)) // the only kind, -1 if there are several
	covers := s.covers()
	for item, list := range covers {
		only[item] = -1
		if len(list) > 0 {
			only[item] = int(s.table.problem.Options[list[0]].Kind)
		}
		for _, id := range list {
			if int(s.table.problem.Options[id].Kind) != only[item] {
				only[item] = -1
			}
		}
	}
	for a, kind := range only {
		if !s.open[a] || kind < 0 || s.need[kind] != 1 {
			continue
		}
		for b := a + 1; b < len(only); b++ {
			if !s.open[b] || only[b] != kind || slices.ContainsFunc(covers[a], func(id int32) bool { return slices.Contains(covers[b], id) }) {
				continue
			}
			return flaw{"contested", engine.Msg("the cells %s and %s both need piece %s, which cannot cover both",
				s.name(int32(a)), s.name(int32(b)), s.letter(kind)), []int32{int32(a), int32(b)}}, true
		}
	}
	return flaw{}, false
}

// name returns the name of an item's cell.
func (s *state) name(item int32) string { return s.puzzle.board.name(int(s.table.cell[item])) }

// letter returns the letter of the first piece of a kind.
func (s *state) letter(kind int) string {
	return string(s.puzzle.pieces[s.table.kinds[kind][0]].letter)
}
