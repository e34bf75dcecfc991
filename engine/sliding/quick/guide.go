package quick

// guide tells exactly how many moves bring the few tiles of a group home when
// the tiles that lie in order stay where they are and all others are alike. It
// is made by breadth-first search backwards over the places of the group's
// tiles and the blank.
type guide struct {
	group []uint8 // the cells where the tiles belong
	index []int16 // of each of the board's cells that are free; -1 for the others
	free  int     // how many cells are free
	ways  [][]int // between free cells
	moves []uint16
}

const unknown = 1<<16 - 1

// newGuide makes the guide as it is before [guide.fill].
func newGuide(near [][]int, group []uint8, fixed []bool) *guide {
	g := &guide{group: group, index: make([]int16, len(near))}
	var cells []int
	for cell := range near {
		g.index[cell] = -1
		if !fixed[cell] {
			g.index[cell] = int16(len(cells))
			cells = append(cells, cell)
		}
	}
	g.free = len(cells)
	g.ways = make([][]int, g.free)
	for i, cell := range cells {
		for _, n := range near[cell] {
			if g.index[n] >= 0 {
				g.ways[i] = append(g.ways[i], int(g.index[n]))
			}
		}
	}
	return g
}

// states is how many places the group's tiles and the blank may have.
func (g *guide) states() int { return power(g.free, len(g.group)+1) }

// held is about how many bytes the guide takes: two for each state, and half as
// much for the layers of the search.
func (g *guide) held() int64 { return 3 * int64(g.states()) }

// fill searches from every place of the blank. A state's number has the blank's
// cell for its last digit, the tiles' before.
func (g *guide) fill() {
	g.moves = make([]uint16, g.states())
	for i := range g.moves {
		g.moves[i] = unknown
	}
	home := 0
	for _, cell := range g.group {
		home = home*g.free + int(g.index[cell])
	}
	var level, next []int32
	for blank := range g.free {
		if !g.holds(home, blank) {
			state := home*g.free + blank
			g.moves[state] = 0
			level = append(level, int32(state))
		}
	}
	for moves := uint16(1); len(level) > 0; moves++ {
		next = next[:0]
		for _, state := range level {
			tiles, blank := int(state)/g.free, int(state)%g.free
			for _, cell := range g.ways[blank] {
				s := g.after(tiles, blank, cell)
				if g.moves[s] == unknown {
					g.moves[s] = moves
					next = append(next, int32(s))
				}
			}
		}
		level, next = next, level
	}
}

// holds says whether one of the tiles lies on the cell.
func (g *guide) holds(tiles, cell int) bool {
	for range g.group {
		if tiles%g.free == cell {
			return true
		}
		tiles /= g.free
	}
	return false
}

// after is the state after the blank has gone to a cell: a tile of the group
// that lay there lies where the blank was.
func (g *guide) after(tiles, blank, cell int) int {
	rest, power := tiles, 1
	for range g.group {
		if rest%g.free == cell {
			tiles += (blank - cell) * power
			break
		}
		rest /= g.free
		power *= g.free
	}
	return tiles*g.free + cell
}

// of is the number of moves that the group needs when its tiles lie there.
func (g *guide) of(cells []uint8, blank uint8) int32 {
	state := 0
	for _, cell := range cells {
		state = state*g.free + int(g.index[cell])
	}
	return int32(g.moves[state*g.free+int(g.index[blank])])
}
