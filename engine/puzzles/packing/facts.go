package packing

import (
	"math/big"
	"slices"
	"strconv"

	"langkah/engine"
)

// Facts returns what is known without a search: warnings, pieces, areas, and simple proofs of unsolvability.
func (p *Puzzle) Facts() []engine.Fact { return p.facts() }

func (p *Puzzle) findFacts() []engine.Fact {
	var facts []engine.Fact
	for _, w := range p.warnings {
		facts = append(facts, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: w})
	}
	area := p.area()
	facts = append(facts,
		engine.Fact{
			Title: engine.Msg("Pieces"),
			Text:  engine.Msg("%d piece{|s}, of %d kind{|s}", len(p.pieces), len(p.kinds())),
			Table: p.pieceTable(),
		},
		engine.Fact{Title: engine.Msg("Area"), Text: engine.Msg("the pieces have %d cell{|s}, the board has %d", area, len(p.board.cells))},
	)
	if len(p.given) > 0 {
		facts = append(facts, engine.Fact{Title: engine.Msg("Given"), Text: engine.Msg("%d piece{|s} {lies|lie} on the board already", len(p.given))})
	}
	if why := p.hopeless(area); !why.IsZero() {
		facts = append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("No solution"), Text: why})
	}
	return facts
}

// area returns the total number of the pieces' cells.
func (p *Puzzle) area() int {
	sum := 0
	for _, piece := range p.pieces {
		sum += len(piece.shape)
	}
	return sum
}

// kinds groups the pieces that are congruent.
func (p *Puzzle) kinds() [][]*piece {
	var kinds [][]*piece
	for _, q := range p.pieces {
		k := slices.IndexFunc(kinds, func(kind []*piece) bool { return kind[0].alike(q) })
		if k < 0 {
			kinds, k = append(kinds, nil), len(kinds)
		}
		kinds[k] = append(kinds[k], q)
	}
	return kinds
}

// labellings returns the number of permutations of equal pieces in one solution.
func (p *Puzzle) labellings() *big.Int {
	n := big.NewInt(1)
	for _, kind := range p.table().kinds {
		n.Mul(n, new(big.Int).MulRange(1, int64(len(kind))))
	}
	return n
}

// others returns the letters of the other pieces of a kind.
func others(kind []*piece, q *piece) string {
	letters := ""
	for _, other := range kind {
		if other != q {
			letters += string(other.letter)
		}
	}
	return letters
}

func (p *Puzzle) pieceTable() *engine.Table {
	t := &engine.Table{Header: []engine.Message{engine.Msg("Piece"), engine.Msg("Cells"), engine.Msg("Orientations")}}
	kinds := p.kinds()
	twins := len(kinds) < len(p.pieces)
	if twins {
		t.Header = append(t.Header, engine.Msg("Looks like"))
	}
	for _, kind := range kinds {
		for _, q := range kind {
			row := []string{string(q.letter), strconv.Itoa(len(q.shape)), strconv.Itoa(len(q.turns))}
			if twins {
				row = append(row, others(kind, q))
			}
			t.Rows = append(t.Rows, row)
		}
	}
	slices.SortFunc(t.Rows, func(a, b []string) int { return p.indexOf(a[0]) - p.indexOf(b[0]) })
	return t
}

func (p *Puzzle) indexOf(letter string) int {
	return slices.IndexFunc(p.pieces, func(q *piece) bool { return string(q.letter) == letter })
}

// hopeless returns a simple proof that there is no solution, the zero message if it finds none.
func (p *Puzzle) hopeless(area int) engine.Message {
	switch cells := len(p.board.cells); {
	case area > cells:
		return engine.Msg("too many cells: the pieces have %d, the board has only %d", area, cells)
	case area < cells:
		return engine.Msg("too few cells: the pieces have only %d, the board has %d", area, cells)
	}
	// The areas are equal, which bounds the table of placements.
	t := p.table()
	fits := make([]bool, len(t.kinds))
	covered := make([]bool, t.problem.Items)
	for _, o := range t.problem.Options {
		fits[o.Kind] = true
		for _, item := range o.Items {
			covered[item] = true
		}
	}
	if k := slices.Index(fits, false); k >= 0 {
		return engine.Msg("piece %s fits nowhere on the board", string(p.pieces[t.kinds[k][0]].letter))
	}
	for cell, item := range t.item {
		if item >= 0 && !covered[item] {
			return engine.Msg("no piece can cover the cell %s", p.board.name(cell))
		}
	}
	return p.hopelessRegion(t)
}

// hopelessRegion looks for a region of empty cells whose size is not the sum of any subset of the pieces. A
// disconnected piece might reach across regions; then the argument does not hold.
func (p *Puzzle) hopelessRegion(t *table) engine.Message {
	sums := big.NewInt(1) // bit n: some set of the pieces has n cells
	for _, kind := range t.kinds {
		for _, i := range kind {
			if !joined(p.pieces[i].shape) {
				return engine.Message{}
			}
			sums.Or(sums, new(big.Int).Lsh(sums, uint(len(p.pieces[i].shape))))
		}
	}
	seen := make([]bool, t.problem.Items)
	for cell, item := range t.item {
		if item < 0 || seen[item] {
			continue
		}
		seen[item] = true
		region := []int32{item}
		for i := 0; i < len(region); i++ {
			for _, n := range t.problem.Near[region[i]] {
				if !seen[n] {
					seen[n] = true
					region = append(region, n)
				}
			}
		}
		if sums.Bit(len(region)) == 0 {
			return engine.Msg("no set of the pieces has the %d cell{|s} of the region around %s", len(region), p.board.name(cell))
		}
	}
	return engine.Message{}
}
