package quick

// groupTable holds the exact number of moves that bring the tiles of a group home, if fixed tiles stay and all others
// are indistinguishable: a small pattern database with the blank's cell. It is computed by backward breadth-first
// search, in time and memory linear in its states.
type groupTable struct {
	group []uint8 // goal cells of the tiles
	index []int16 // by cell of the board: index among the free cells, -1 for fixed ones
	free  int     // number of free cells
	ways  [][]int // neighbours of free cells
	moves []uint16
}

const unknown = 1<<16 - 1

// newGroupTable returns an empty table; [groupTable.fill] computes it.
func newGroupTable(near [][]uint8, group []uint8, fixed []bool) *groupTable {
	t := &groupTable{group: group, index: make([]int16, len(near))}
	var cells []int
	for cell := range near {
		t.index[cell] = -1
		if !fixed[cell] {
			t.index[cell] = int16(len(cells))
			cells = append(cells, cell)
		}
	}
	t.free = len(cells)
	t.ways = make([][]int, t.free)
	for i, cell := range cells {
		for _, n := range near[cell] {
			if t.index[n] >= 0 {
				t.ways[i] = append(t.ways[i], int(t.index[n]))
			}
		}
	}
	return t
}

// states returns the number of combinations of cells for the group's tiles and the blank.
func (t *groupTable) states() int { return power(t.free, len(t.group)+1) }

// held estimates the bytes of the table: two per state, and half of that for the layers of the search.
func (t *groupTable) held() int64 { return 3 * int64(t.states()) }

// fill computes the table from all goal states, those with any cell of the blank. A state is a number in base free
// whose last digit is the blank's cell, after those of the tiles.
func (t *groupTable) fill() {
	t.moves = make([]uint16, t.states())
	for i := range t.moves {
		t.moves[i] = unknown
	}
	home := 0
	for _, cell := range t.group {
		home = home*t.free + int(t.index[cell])
	}
	var level, next []int32
	for blank := range t.free {
		if !t.holds(home, blank) {
			state := home*t.free + blank
			t.moves[state] = 0
			level = append(level, int32(state))
		}
	}
	for moves := uint16(1); len(level) > 0; moves++ {
		next = next[:0]
		for _, state := range level {
			tiles, blank := int(state)/t.free, int(state)%t.free
			for _, cell := range t.ways[blank] {
				s := t.after(tiles, blank, cell)
				if t.moves[s] == unknown {
					t.moves[s] = moves
					next = append(next, int32(s))
				}
			}
		}
		level, next = next, level
	}
}

// holds reports whether a tile of the group is on the cell.
func (t *groupTable) holds(tiles, cell int) bool {
	for range t.group {
		if tiles%t.free == cell {
			return true
		}
		tiles /= t.free
	}
	return false
}

// after returns the state after the blank has moved to a cell; a tile of the group there moves to the blank's previous
// cell.
func (t *groupTable) after(tiles, blank, cell int) int {
	digits, power := tiles, 1
	for range t.group {
		if digits%t.free == cell {
			tiles += (blank - cell) * power
			break
		}
		digits /= t.free
		power *= t.free
	}
	return tiles*t.free + cell
}

// of returns the moves of the group with its tiles on these cells.
func (t *groupTable) of(cells []uint8, blank uint8) int32 {
	state := 0
	for _, cell := range cells {
		state = state*t.free + int(t.index[cell])
	}
	return int32(t.moves[state*t.free+int(t.index[blank])])
}
