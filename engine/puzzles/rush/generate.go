package rush

import (
	"context"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Limits of generation: random boards are drawn from a seeded source until the state space of one has a start of the
// requested difficulty.
const (
	maxMade      = 8
	maxTries     = 4000
	statesOfMade = 300_000 // largest state space that is measured
)

// grades returns the difficulties, by the slides of the shortest solution.
func grades() engine.Grades {
	return engine.Grades{
		{Name: "easy", Title: engine.Msg("easy: 4 to 9 slides"), From: 4, To: 9},
		{Name: "medium", Title: engine.Msg("medium: 10 to 16 slides"), From: 10, To: 16},
		{Name: "hard", Title: engine.Msg("hard: 17 to 24 slides"), From: 17, To: 24},
		{Name: "expert", Title: engine.Msg("expert: 25 slides or more"), From: 25, To: far - 1},
	}
}

func generateOptions() []engine.Option {
	size := func(name string, role option.Role, title engine.Message) engine.Option {
		return engine.Option{Name: name, Role: role, Title: title, Kind: engine.Integer, Default: "6", Min: 4, Max: maxMade, Help: engine.Msg("The size of the board.")}
	}
	return []engine.Option{
		size("rows", option.Height, engine.Msg("Rows")),
		size("cols", option.Width, engine.Msg("Columns")),
		grades().Option(engine.Msg("How many slides the shortest solution takes; the board is the hardest start of all its positions.")),
		{Name: "moves", Role: option.Length, Title: engine.Msg("Slides"), Kind: engine.Integer, Default: "0", Min: 0, Max: 200,
			Help: engine.Msg("The exact number of slides of the shortest solution; 0 goes by the difficulty.")},
		engine.SeedOption(),
		costOption(),
	}
}

// generate draws random boards, and returns the hardest position in the state space of the first one whose longest
// shortest solution is in range, or a position with exactly the requested number of slides. It is deterministic by seed
// unless a limit ends it.
func generate(ctx context.Context, chosen engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	run := search.NewMeter(ctx, limits, nil)
	defer run.Close()
	from, to := chosen.Int("moves"), far-1
	if from == 0 {
		g := grades().Named(chosen.Text("difficulty"))
		from, to = g.From, g.To
	}
	random := rand.New(rand.NewPCG(uint64(chosen.Int("seed")), 0))
	for range maxTries {
		z := randomBoard(random, chosen.Int("rows"), chosen.Int("cols"))
		if !run.Expand() {
			return nil, engine.LimitReached(run.Ended(), run)
		}
		if z == nil {
			continue
		}
		z.cost = costModel(chosen.Text("cost"))
		s, status := z.spaceWithin(ctx, run, statesOfMade)
		if err := engine.LimitReached(status, run); err != nil && status != search.NodeLimit {
			return nil, err
		}
		if s == nil || !s.Solvable() {
			continue
		}
		longest := s.maxSlides()
		if longest < from || longest > to {
			continue
		}
		if chosen.Int("moves") > 0 {
			longest = from
		}
		return z.from(s.position(s.hardest(uint16(longest)))), nil
	}
	return nil, engine.Errorf("no board of %d x %d with %d slide{|s} was found in %d {try|tries}; ask for fewer, or try another seed",
		chosen.Int("rows"), chosen.Int("cols"), from, maxTries)
}

// spaceWithin builds the state space within the remaining limits of a run, up to that many states.
func (z *Puzzle) spaceWithin(ctx context.Context, run *search.Meter, states int64) (*Space, search.Status) {
	limits := run.Remaining()
	if limits.Nodes == 0 || limits.Nodes > states {
		limits.Nodes = states
	}
	part := search.NewMeter(ctx, limits, nil)
	defer part.Close()
	s, status := z.space(part)
	run.Expanded += part.Expanded
	return s, status
}

// from returns the puzzle with another initial position.
func (z *Puzzle) from(p Position) *Puzzle {
	pieces := append([]piece(nil), z.board.pieces...)
	for i := range pieces {
		pieces[i].start = int(p.at[i])
	}
	other := *z
	other.board = newBoard(z.board.rows, z.board.cols, z.board.walls, pieces, z.board.exit)
	return &other
}

// randomBoard places pieces of two and three cells, two to one, at random until the wanted number is reached or too
// many tries have failed. It returns nil if nothing blocks the primary piece, whose exit is on the right.
func randomBoard(random *rand.Rand, rows, cols int) *Puzzle {
	lane := (rows - 1) / 2
	pieces := []piece{{name: primaryLetter, lane: lane, length: 2, start: random.IntN(cols - 2)}}
	letters := "ABCDEFGHIJLMNOQRSTUVWXYZ"
	want := rows*cols/4 + random.IntN(rows*cols/8+1)
	taken := make([]bool, rows*cols)
	cells := func(p piece) (list []int) {
		for k := range p.length {
			if p.vertical {
				list = append(list, (p.start+k)*cols+p.lane)
			} else {
				list = append(list, p.lane*cols+p.start+k)
			}
		}
		return list
	}
	put := func(p piece) bool {
		for _, c := range cells(p) {
			if taken[c] {
				return false
			}
		}
		for _, c := range cells(p) {
			taken[c] = true
		}
		return true
	}
	put(pieces[0])
	for tries := 0; tries < 20*want && len(pieces) <= min(want, len(letters)); tries++ {
		p := piece{name: letters[len(pieces)-1 : len(pieces)], length: 2, vertical: random.IntN(2) == 0}
		if random.IntN(3) == 0 {
			p.length = 3
		}
		lanes, span := rows, cols
		if p.vertical {
			lanes, span = cols, rows
		}
		p.lane, p.start = random.IntN(lanes), random.IntN(span-p.length+1)
		if !p.vertical && p.lane == lane {
			continue // it would block the exit for good, or not at all
		}
		if put(p) {
			pieces = append(pieces, p)
		}
	}
	z := &Puzzle{board: newBoard(rows, cols, nil, pieces, right), form: letterGrid, cost: slides}
	if z.board.laneFree() {
		return nil
	}
	return z
}
