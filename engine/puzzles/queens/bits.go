package queens

// The bit-parallel search keeps the cells that are still possible in a machine
// word for each row. A queen takes her row, column and region and the cells that
// touch her out of these words at a stroke; then the search goes on at the row,
// column or region with the fewest cells left, and goes back where one has none.
// What has one cell left is thereby placed at once.
//
// It is complete, and meets every solution once, because one of the cells of a
// unit holds its queen. A node costs some n * n / 4 steps: about 0.3 microseconds
// at n = 8 and 2 at n = 26; memory is 104 bytes a level.

// finder is one such search.
type finder struct {
	board  *board
	node   func(chosen []int) bool // is told of each node; false ends the search
	visit  func(chosen []int) bool // gets each solution, which it must not keep
	chosen []int
	cells  [][]int // scratch, by depth
}

// search visits all solutions from a grid on; it is false when it was ended.
func (f *finder) search(g grid, p placed) bool {
	if !f.node(f.chosen) {
		return false
	}
	if p.rows == f.board.all() {
		return f.visit(f.chosen)
	}
	u, least := g.scarcest(f.board, p)
	if least == 0 {
		return true
	}
	depth := len(f.chosen)
	if depth == len(f.cells) {
		f.cells = append(f.cells, nil)
	}
	f.cells[depth] = g.left(f.board, u, f.cells[depth][:0])
	for _, cell := range f.cells[depth] {
		next := g
		next.place(f.board, cell)
		f.chosen = append(f.chosen, cell)
		goOn := f.search(next, p.with(f.board, cell))
		f.chosen = f.chosen[:depth]
		if !goOn {
			return false
		}
	}
	return true
}

// from is the grid of a position, and what has its queen there.
func (p *Position) from() (g grid, done placed) {
	for _, cell := range p.cells() {
		done = done.with(p.puzzle.board, cell)
	}
	return p.open(), done
}

// byBits looks for the first solution.
func (p *Puzzle) byBits(w *walk) (found []int, finished bool) {
	f := finder{board: p.board, node: w.node, visit: func(chosen []int) bool {
		found = append([]int{}, chosen...)
		w.goal(len(chosen))
		return false
	}}
	g, done := p.start.from()
	finished = f.search(g, done)
	w.meter.Generated = w.meter.Expanded
	return found, finished
}

// few is the first solutions, at most so many, by a search of at most so many
// nodes; known says whether there are no others.
func (p *Position) few(most int, nodes int64) (list [][]int, known bool) {
	f := finder{board: p.puzzle.board,
		node:  func([]int) bool { nodes--; return nodes >= 0 },
		visit: func(chosen []int) bool { list = append(list, append([]int{}, chosen...)); return len(list) < most },
	}
	g, done := p.from()
	known = f.search(g, done)
	return list, known
}
