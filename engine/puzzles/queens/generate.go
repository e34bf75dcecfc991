package queens

import (
	"context"
	"math"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Generation starts from the solution: random queens, from which regions grow cell by cell. As long as there is another
// solution, a cell of its queens moves to a neighbouring region, so that the other solution breaks a rule; regions stay
// connected and the intended solution valid. A board that cannot be made unique so is discarded.
//
// Boards are graded by the deepest logic rule that a person needs (reason.go).

const (
	maxMade    = 20      // largest n
	slowest    = 0.01    // added to every region's growth rate
	triesMade  = 1000    // boards started
	mendsMade  = 150     // cells moved, per row
	nodesMade  = 100_000 // limit of the search for other solutions
	fewMade    = 6       // other solutions considered at a time
	leastMade  = 4       // smallest n
	sizeOfMade = "8"
)

// grade is a difficulty: the deepest rule that may be needed.
type grade struct {
	name  string
	title engine.Message
	rule  depth
}

func grades() []grade {
	return []grade{
		{"easy", engine.Msg("easy: last cells and single lines"), oneLine},
		{"medium", engine.Msg("medium: cells in sight of a whole region"), inSight},
		{"hard", engine.Msg("hard: two or three regions in as many lines"), sets},
		{"expert", engine.Msg("expert: contradictions"), contradiction},
	}
}

func generateOptions() []engine.Option {
	var choices []engine.Choice
	for _, g := range grades() {
		choices = append(choices, engine.Choice{Name: g.name, Title: g.title})
	}
	return []engine.Option{
		{Name: "rows", Role: option.Height, Title: engine.Msg("Rows"), Kind: engine.Integer, Default: sizeOfMade, Min: leastMade, Max: maxMade,
			Help: engine.Msg("The size of the board, which is a square.")},
		{Name: "difficulty", Title: engine.Msg("Difficulty"), Kind: engine.OneOf, Choices: choices, Default: "medium",
			Help: engine.Msg("The deepest rule that a person needs; where no such board is found, the nearest is made.")},
		engine.SeedOption(),
	}
}

func levels() []engine.Level {
	var list []engine.Level
	for i, g := range grades() {
		size := []string{"6", "8", "9", "10"}[i]
		list = append(list, engine.Level{Name: g.name, Title: g.title, Values: engine.Values{"difficulty": g.name, "rows": size}})
	}
	return list
}

// generate returns a board with exactly one solution, of the nearest grade found. It is deterministic by seed unless a
// limit ends it.
func generate(ctx context.Context, chosen engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	n, want := chosen.Int("rows"), depth(0)
	for _, g := range grades() {
		if g.name == chosen.Text("difficulty") {
			want = g.rule
		}
	}
	random := rand.New(rand.NewPCG(uint64(chosen.Int("seed")), uint64(n)))
	var nearest *Puzzle
	far := contradiction + 1
	for range triesMade {
		m := maker{n: n, random: random, meter: meter}
		p, ok := m.make()
		if meter.Ended() != search.Running {
			return nil, engine.LimitReached(meter.Ended(), meter)
		}
		if !ok {
			continue
		}
		rule := max(p.start.hardest(), 0)
		if rule == 0 {
			continue
		}
		off := max(rule, oneLine) - want
		if off = max(off, -off); off < far {
			nearest, far = p, off
		}
		if far == 0 {
			break
		}
	}
	if nearest == nil {
		return nil, engine.Errorf("no board of %d x %d with one solution was found in %d {try|tries}; try another seed or size", n, n, triesMade)
	}
	return nearest, nil
}

// maker makes one board.
type maker struct {
	n      int
	random *rand.Rand
	meter  *search.Meter
	region []uint8
	queens []int // the intended solution: cell by region
}

// make returns a board with one solution; ok is false if it found none.
func (m *maker) make() (p *Puzzle, ok bool) {
	if !m.placeQueens() {
		return nil, false
	}
	m.grow()
	for range mendsMade * m.n {
		p = m.puzzle()
		list, known := p.start.few(fewMade, nodesMade)
		if !m.meter.Expand() || !known && len(list) < 2 {
			return nil, false
		}
		if len(list) == 1 {
			return m.lettered(), true
		}
		if !m.mend(p.board, list) {
			return nil, false
		}
	}
	return nil, false
}

// placeQueens draws a random permutation of the columns in which successive queens do not touch.
func (m *maker) placeQueens() bool {
	columns := m.random.Perm(m.n)
	for r := 1; r < m.n; r++ {
		swap := -1
		for _, i := range m.random.Perm(m.n - r) {
			if abs(columns[r+i]-columns[r-1]) > 1 {
				swap = r + i
				break
			}
		}
		if swap < 0 {
			return false
		}
		columns[r], columns[swap] = columns[swap], columns[r]
	}
	m.queens = nil
	for r, c := range columns {
		m.queens = append(m.queens, r*m.n+c)
	}
	return true
}

const noRegion = 255

// grow assigns each cell to a neighbouring region, in random order. Growth rates are skewed, the more the larger the
// board, so that some regions stay small: otherwise hardly any board has one solution.
func (m *maker) grow() {
	m.region = make([]uint8, m.n*m.n)
	for cell := range m.region {
		m.region[cell] = noRegion
	}
	speed := make([]float64, m.n)
	for g, cell := range m.queens {
		m.region[cell] = uint8(g)
		speed[g] = math.Pow(m.random.Float64(), max(2, float64(m.n)/4))
	}
	b := &board{n: m.n}
	for left := len(m.region) - m.n; left > 0; {
		cell := m.random.IntN(len(m.region))
		if m.region[cell] != noRegion {
			continue
		}
		beside := b.beside(cell)
		g := m.region[beside[m.random.IntN(len(beside))]]
		if g != noRegion && m.random.Float64() < speed[g]+slowest {
			m.region[cell] = g
			left--
		}
	}
}

// puzzle returns the present board.
func (m *maker) puzzle() *Puzzle {
	letters := make([]byte, m.n)
	for g := range letters {
		letters[g] = 'A' + byte(g)
	}
	return newPuzzle(newBoard(m.n, letters, append([]uint8{}, m.region...)))
}

// lettered returns the present board with letters in the order of first cells.
func (m *maker) lettered() *Puzzle {
	next, of := byte('A'), map[uint8]byte{}
	rows := make([]string, m.n)
	for cell, g := range m.region {
		if of[g] == 0 {
			of[g] = next
			next++
		}
		rows[cell/m.n] += string(of[g])
	}
	return newPuzzle(fromRows(rows))
}

// mend moves a cell of another solution to a neighbouring region, if both regions stay connected; false if no cell can
// move.
func (m *maker) mend(b *board, list [][]int) bool {
	own := map[int]bool{}
	for _, cell := range m.queens {
		own[cell] = true
	}
	var cells []int // in no queen of the intended solution
	for _, solution := range list {
		for _, cell := range solution {
			if !own[cell] {
				cells = append(cells, cell)
			}
		}
	}
	for _, i := range m.random.Perm(len(cells)) {
		cell := cells[i]
		beside := b.beside(cell)
		for _, k := range m.random.Perm(len(beside)) {
			old, g := m.region[cell], m.region[beside[k]]
			if g == old {
				continue
			}
			m.region[cell] = g
			if m.puzzle().board.parts(int(old)) == 1 {
				return true
			}
			m.region[cell] = old
		}
	}
	return false
}
