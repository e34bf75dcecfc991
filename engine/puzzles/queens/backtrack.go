package queens

// Backtracking places a queen in each row, from the first down, on each cell
// from the left, holds her against every queen placed so far, and goes back
// where no cell of a row is allowed.
//
// It is complete. Time is exponential, at some ten million cells a second;
// memory is a cell a row. A case is a cell that was looked at.
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
