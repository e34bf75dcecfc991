package queens

// The brute force of the course exercise, in both ways in which it is read.
// Nothing is ruled out before all queens stand; then the rules are held against
// all of them. A case is such a board.
//
//   - By cells: every choice of n of the n * n cells, in reading order. There are
//     (n*n over n) of them: 4.4 thousand million at n = 8.
//   - By columns: every order of the n columns, a queen in each row. There are n!
//     of them, 40,320 at n = 8: rows and columns cannot be shared.
//
// Both are complete. Memory is a cell a queen; some 20 million cases a second.

// byCells tries every choice of cells.
func (p *Puzzle) byCells(w *walk) (found []int, finished bool) {
	b := p.board
	given := p.start.cells()
	left := b.n - len(given)
	chosen := make([]int, 0, left)
	var choose func(from int) bool
	choose = func(from int) bool {
		if len(chosen) == left {
			return p.tryCase(w, given, chosen, &found)
		}
		for cell := from; cell <= len(b.region)-(left-len(chosen)); cell++ {
			if p.start.holds(cell) {
				continue
			}
			if len(chosen) == 0 {
				w.probe.SetShare(float64(cell) / float64(len(b.region)))
			}
			chosen = append(chosen, cell)
			goOn := choose(cell + 1)
			chosen = chosen[:len(chosen)-1]
			if !goOn {
				return false
			}
		}
		return true
	}
	finished = choose(0)
	return found, finished
}

// byColumns tries every order of the columns.
func (p *Puzzle) byColumns(w *walk) (found []int, finished bool) {
	b := p.board
	given := p.start.cells()
	var used row
	var rows []int // without a queen
	for r, c := range p.start.queens {
		if c < 0 {
			rows = append(rows, r)
		} else {
			used |= 1 << c
		}
	}
	chosen := make([]int, 0, len(rows))
	var permute func() bool
	permute = func() bool {
		if len(chosen) == len(rows) {
			return p.tryCase(w, given, chosen, &found)
		}
		for c := range columns(b.all() &^ used) {
			if len(chosen) == 0 {
				w.probe.SetShare(float64(c) / float64(b.n))
			}
			used |= 1 << c
			chosen = append(chosen, rows[len(chosen)]*b.n+c)
			goOn := permute()
			chosen = chosen[:len(chosen)-1]
			used &^= 1 << c
			if !goOn {
				return false
			}
		}
		return true
	}
	finished = permute()
	return found, finished
}

// tryCase holds the rules against all queens; it is false when the run has to end.
func (p *Puzzle) tryCase(w *walk, given, chosen []int, found *[]int) bool {
	if !w.meter.Expand() {
		return false
	}
	w.meter.Generated++
	if w.probe != nil && w.meter.Expanded%liveEvery == 1 {
		w.probe.Show(p.after(chosen))
	}
	if !p.board.right(given, chosen) {
		return true
	}
	*found = append([]int{}, chosen...)
	return false
}

// right says whether no two queens break a rule.
func (b *board) right(given, chosen []int) bool {
	for i, cell := range chosen {
		for _, other := range given {
			if b.conflict(cell, other) != 0 {
				return false
			}
		}
		for _, other := range chosen[:i] {
			if b.conflict(cell, other) != 0 {
				return false
			}
		}
	}
	return true
}
