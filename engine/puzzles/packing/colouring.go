package packing

import "langkah/engine"

// colouring is a parity argument: a set of coloured cells. Each piece covers some number of them, depending on its
// placement; as every cell is covered exactly once, these numbers must add up to the number of coloured cells. See S.
// W. Golomb, "Checker Boards and Polyominoes" (1954).
type colouring struct {
	title engine.Message
	has   func(point) bool
}

func (b *board) colourings() []colouring {
	if b.mode == pyramid {
		return []colouring{
			{engine.Msg("every other layer"), func(p point) bool { return p.z%2 == 0 }},
			{engine.Msg("every other ball of a layer"), func(p point) bool { return ((p.x-p.z)/2+(p.y-p.z)/2)%2 == 0 }},
		}
	}
	return []colouring{
		{engine.Msg("a chessboard"), func(p point) bool { return (p.x+p.y)%2 == 0 }},
		{engine.Msg("every other column"), func(p point) bool { return p.x%2 == 0 }},
		{engine.Msg("every other row"), func(p point) bool { return p.y%2 == 0 }},
		{engine.Msg("every third diagonal"), func(p point) bool { return (p.x+p.y)%3 == 0 }},
		{engine.Msg("every third diagonal the other way"), func(p point) bool { return (p.x-p.y+3*maxCells)%3 == 0 }},
	}
}

// coloured looks for a colouring for which the sum is impossible.
func (s *state) coloured() (flaw, bool) {
	for _, c := range s.puzzle.board.colourings() {
		has := make([]bool, len(s.open))
		var all []int32
		for item, open := range s.open {
			if open && c.has(s.puzzle.board.cells[s.table.cell[item]]) {
				has[item] = true
				all = append(all, int32(item))
			}
		}
		if !s.reaches(has, len(all)) {
			return flaw{"colouring", engine.Msg("coloured as %s, the empty cells have %d of the colour; the pieces that are left cannot cover just so many", c.title, len(all)), all}, true
		}
	}
	return flaw{}, false
}

// reaches reports whether the remaining pieces can cover exactly that many coloured items, by a subset-sum table over
// the numbers that each kind can take.
func (s *state) reaches(has []bool, want int) bool {
	takes := make([]map[int]bool, len(s.need))
	for _, id := range s.options {
		o := s.table.problem.Options[id]
		n := 0
		for _, item := range o.Items {
			if has[item] {
				n++
			}
		}
		if takes[o.Kind] == nil {
			takes[o.Kind] = map[int]bool{}
		}
		takes[o.Kind][n] = true
	}
	sums := make([]bool, want+1)
	sums[0] = true
	for kind, left := range s.need {
		for range left {
			next := make([]bool, want+1)
			for sum, reached := range sums {
				for n := range takes[kind] {
					if reached && sum+n <= want {
						next[sum+n] = true
					}
				}
			}
			sums = next
		}
	}
	return sums[want]
}
