package queens

// byBacktracking places queens row by row from the top, in each row on the cells from the left that do not conflict
// with any queen placed so far, and backtracks if a row has no such cell.
//
// It is complete. Time is exponential, at some ten million cells a second; memory is one cell per row. A case, counted
// as generated, is a cell that was tried.
func (p *Puzzle) byBacktracking(w *walk) (found []int, finished bool) {
	b, given := p.board, p.start.cells()
	var chosen []int
	allowed := func(cell int) bool {
		for _, list := range [][]int{given, chosen} {
			for _, other := range list {
				if b.conflict(cell, other) != 0 {
					return false
				}
			}
		}
		return true
	}
	var place func(r int) bool
	place = func(r int) bool {
		if !w.node(chosen) {
			return false
		}
		for r < b.n && p.start.queens[r] >= 0 {
			r++
		}
		if r == b.n {
			found = append([]int{}, chosen...)
			w.goal(len(chosen))
			return false
		}
		for c := range b.n {
			w.meter.Generated++
			if !allowed(r*b.n + c) {
				continue
			}
			chosen = append(chosen, r*b.n+c)
			goOn := place(r + 1)
			chosen = chosen[:len(chosen)-1]
			if !goOn {
				return false
			}
		}
		return true
	}
	finished = place(0)
	return found, finished
}
