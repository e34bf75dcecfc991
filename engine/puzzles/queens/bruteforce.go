package queens

// The brute force of the course exercise, in both readings of its text. The rules are checked only once all queens are
// placed; each such board is a case.
//
//   - By cells: every combination of n of the n * n cells, in reading order: C(n*n, n) cases, 4.4e9 at n = 8.
//   - By columns: every permutation of the columns, one queen per row: n! cases, 40,320 at n = 8, in which rows and
//     columns cannot conflict.
//
// Both are complete. Memory is one cell per queen; speed is some 20 million cases a second.

// byCells tries every combination of cells.
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

// byColumns tries every permutation of the columns.
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

// tryCase checks the rules for all queens; it is false if the run has to end, at a limit or with a solution.
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

// right reports whether no two queens break a rule.
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
