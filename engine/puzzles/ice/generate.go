package ice

import (
	"context"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Limits of generation.
const (
	maxMade  = 40
	maxTries = 200
)

// grades returns the difficulties, by the moves of the cheapest solution.
func grades() engine.Grades {
	return engine.Grades{
		{Name: "easy", Title: engine.Msg("easy: 3 to 6 moves"), From: 3, To: 6},
		{Name: "medium", Title: engine.Msg("medium: 7 to 11 moves"), From: 7, To: 11},
		{Name: "hard", Title: engine.Msg("hard: 12 to 18 moves"), From: 12, To: 18},
		{Name: "expert", Title: engine.Msg("expert: 19 moves or more"), From: 19, To: 1 << 20},
	}
}

func generateOptions() []engine.Option {
	side := func(name string, role option.Role, title engine.Message) engine.Option {
		return engine.Option{Name: name, Role: role, Title: title, Kind: engine.Integer, Default: "10", Min: 5, Max: maxMade, Help: engine.Msg("The size of the board, with the rocks around it.")}
	}
	return []engine.Option{
		side("rows", option.Height, engine.Msg("Rows")),
		side("cols", option.Width, engine.Msg("Columns")),
		grades().Option(engine.Msg("How many moves the cheapest solution takes; where a board so small has none like that, the nearest that was found is taken.")),
		{Name: "numbers", Title: engine.Msg("Numbers"), Kind: engine.Integer, Default: "3", Min: 0, Max: maxNumbers,
			Help: engine.Msg("How many numbers there are to cross; on a small board there may be room for fewer.")},
		{Name: "lava", Title: engine.Msg("Lava"), Kind: engine.Integer, Default: "3", Min: 0, Max: 20,
			Help: engine.Msg("How many of a hundred cells are lava.")},
		{Name: "most", Title: engine.Msg("Dearest cell"), Kind: engine.Integer, Default: "9", Min: 1, Max: 999,
			Help: engine.Msg("The costs of the cells are drawn from 1 to this.")},
		engine.SeedOption(),
		costOption(),
	}
}

func levels() []engine.Level {
	numbers := map[string]string{"easy": "1", "medium": "3", "hard": "4", "expert": "6"}
	list := grades().Levels()
	for _, l := range list {
		l.Values["numbers"] = numbers[l.Name]
	}
	return list
}

// generate draws random solvable boards and puts the actor at the hardest start, until one is of the requested grade;
// after maxTries it returns the nearest. It is deterministic by seed unless a limit ends it.
func generate(ctx context.Context, chosen engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	want := grades().Named(chosen.Text("difficulty"))
	random := rand.New(rand.NewPCG(uint64(chosen.Int("seed")), 26))
	var best *Puzzle
	nearest := 1 << 30
	for try := 0; try < maxTries || best == nil; try++ {
		if !meter.Look() {
			return nil, engine.LimitReached(meter.Ended(), meter)
		}
		z := randomBoard(random, chosen)
		if z == nil {
			continue
		}
		z.cost = costModel(chosen.Text("cost"))
		whole := z.measure(meter)
		if whole == nil {
			return nil, engine.LimitReached(meter.Ended(), meter)
		}
		meter.Hold(-int64(z.board.states()) * bytesPerState)
		at, _ := whole.hardest()
		moves := int(whole.left[at].moves)
		off := max(want.From-moves, moves-want.To, 0)
		if off < nearest {
			best, nearest = z.from(at), off
		}
		if off == 0 {
			break
		}
	}
	return best, nil
}

// randomBoard draws a board framed by rocks with scattered rocks and lava. Numbers and goal are placed along a walk of
// random slides, each number on a cell that the walk enters for the first time, the goal where a slide stops, so that
// the board has a solution. It returns nil if the walk is too short.
func randomBoard(random *rand.Rand, chosen engine.Settings) *Puzzle {
	b := &board{rows: chosen.Int("rows"), cols: chosen.Int("cols"), goal: -1}
	b.cells = make([]byte, b.rows*b.cols)
	b.costs = make([]int32, b.rows*b.cols)
	rocks := 8 + random.IntN(14) // percent
	for cell := range b.cells {
		r, c := cell/b.cols, cell%b.cols
		b.cells[cell], b.costs[cell] = path, 1+random.Int32N(int32(chosen.Int("most")))
		switch x := random.IntN(100); {
		case r == 0 || c == 0 || r == b.rows-1 || c == b.cols-1 || x < rocks:
			b.cells[cell], b.costs[cell] = rock, 0
		case x < rocks+chosen.Int("lava"):
			b.cells[cell], b.costs[cell] = lava, 0
		}
	}
	start := random.IntN(b.size())
	if b.cells[start] != path {
		return nil
	}
	crossed, stops := b.walk(random, start)
	if !b.place(random, start, crossed, stops, chosen.Int("numbers")) {
		return nil
	}
	return &Puzzle{board: b, start: b.state(start, 0), cost: byCells, stop: atRock}
}

// visit is a cell that a walk enters for the first time, in its slide of that index.
type visit struct{ cell, slide int }

// walk makes random slides. It returns the cells in order of first entry, and where each slide stops.
func (b *board) walk(random *rand.Rand, start int) (entered []visit, ends []int) {
	seen := make([]bool, b.size())
	seen[start] = true
	at := state(start)
	for range b.size() {
		s := b.trace(at, direction(random.IntN(4)), atRock)
		if s.ending != stops {
			continue
		}
		for _, cell := range s.cells {
			if !seen[cell] {
				seen[cell] = true
				entered = append(entered, visit{cell, len(ends)})
			}
		}
		at = s.to
		ends = append(ends, b.cell(at))
	}
	return entered, ends
}

// place sets the goal and up to that many numbers along a walk; false if the walk is too short.
func (b *board) place(random *rand.Rand, start int, entered []visit, ends []int, numbers int) bool {
	if len(entered) < 2 {
		return false
	}
	goalAt := len(ends) - 1 - random.IntN(1+len(ends)/4)
	b.goal = ends[goalAt]
	if b.goal == start {
		return false
	}
	var free []visit
	for _, v := range entered {
		if v.slide <= goalAt && v.cell != b.goal {
			free = append(free, v)
		}
	}
	for k := range numbers {
		left := numbers - k
		if len(free) < left {
			break
		}
		i := random.IntN(1 + (len(free)-left)/left)
		b.numbers = append(b.numbers, free[i].cell)
		b.cells[free[i].cell] = byte('0' + k)
		free = free[i+1:]
	}
	b.cells[b.goal] = goal
	return true
}
