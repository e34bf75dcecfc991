package quick

// groupTable tells exactly how many moves bring the few tiles of a group home when
// the tiles that lie in order stay where they are and all others are alike. It
// is made by breadth-first search backwards over the places of the group's
// tiles and the blank.
type groupTable struct {
	group []uint8 // the cells where the tiles belong
	index []int16 // of each of the board's cells that are free; -1 for the others
	free  int     // how many cells are free
	ways  [][]int // between free cells
	moves []uint16
}

const unknown = 1<<16 - 1

// newGroupTable makes the table as it is before [groupTable.fill].
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

// states is how many places the group's tiles and the blank may have.
func (t *groupTable) states() int { return power(t.free, len(t.group)+1) }

// held is about how many bytes the table takes: two for each state, and half as
// much for the layers of the search.
func (t *groupTable) held() int64 { return 3 * int64(t.states()) }

// fill searches from every place of the blank. A state's number has the blank's
// cell for its last digit, the tiles' before.
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

// holds says whether one of the tiles lies on the cell.
func (t *groupTable) holds(tiles, cell int) bool {
	for range t.group {
		if tiles%t.free == cell {
			return true
		}
		tiles /= t.free
	}
	return false
}

// after is the state after the blank has gone to a cell: a tile of the group
// that lay there lies where the blank was.
func (t *groupTable) after(tiles, blank, cell int) int {
	rest, power := tiles, 1
	for range t.group {
		if rest%t.free == cell {
			tiles += (blank - cell) * power
			break
		}
		rest /= t.free
		power *= t.free
	}
	return tiles*t.free + cell
}

// of is the number of moves that the group needs when its tiles lie there.
func (t *groupTable) of(cells []uint8, blank uint8) int32 {
	state := 0
	for _, cell := range cells {
		state = state*t.free + int(t.index[cell])
	}
	return int32(t.moves[state*t.free+int(t.index[blank])])
}
