package sliding

import (
	"context"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
)

// Family returns the descriptor of the sliding-tile puzzles. They share the pattern databases of a store, which depend
// only on the shape of a board and the blank's goal cell.
func Family(store *pdb.Store) engine.Family {
	share := func(p *Puzzle, err error) (engine.Puzzle, error) {
		if err != nil {
			return nil, err
		}
		p.store = store
		return p, nil
	}
	return engine.Family{
		Name: "sliding", Title: engine.Msg("Sliding tiles"),
		About:  engine.Msg("8, 15, 24 and other sizes"),
		Detect: detect,
		Parse:  func(text string) (engine.Puzzle, error) { return share(parse(text)) },
		Generate: func(_ context.Context, s engine.Settings, _ engine.Limits) (engine.Puzzle, error) {
			return share(generate(s))
		},
		GenerateOptions: generateOptions(),
		Forms:           forms(),
		Editor:          editor(),
		Levels:          levels(),
		Line:            lineForm(),
		Played:          played,
		Cache:           cache{store},
	}
}

func generateOptions() []engine.Option {
	return []engine.Option{
		{
			Name: "rows", Role: option.Height, Title: engine.Msg("Rows"), Kind: engine.Integer, Default: "4", Min: minSide, Max: maxSide,
			Help: engine.Msg("How many rows the board has."),
		}, {
			Name: "cols", Role: option.Width, Title: engine.Msg("Columns"), Kind: engine.Integer, Default: "4", Min: minSide, Max: maxSide,
			Help: engine.Msg("How many columns the board has."),
		}, {
			Name: "seed", Title: engine.Msg("Seed"), Kind: engine.Integer, Role: option.Seed, Default: "1", Min: 0, Max: 1<<31 - 1,
			Help: engine.Msg("The same seed gives the same board."),
		}, {
			Name: "moves", Role: option.Length, Title: engine.Msg("Moves"), Kind: engine.Integer, Default: "0", Min: 0, Max: 100_000,
			Help: engine.Msg("How many random moves lead from the goal to the board; 0 is a board drawn from all that can be solved."),
		},
	}
}

func levels() []engine.Level {
	size := func(n, moves string) engine.Values {
		return engine.Values{"rows": n, "cols": n, "moves": moves}
	}
	return []engine.Level{
		{Name: "easy", Title: engine.Msg("easy: 3 x 3, near its goal"), Values: size("3", "16")},
		{Name: "medium", Title: engine.Msg("medium: 3 x 3"), Values: size("3", "0")},
		{Name: "hard", Title: engine.Msg("hard: 4 x 4, near its goal"), Values: size("4", "60")},
		{Name: "expert", Title: engine.Msg("expert: 4 x 4"), Values: size("4", "0")},
	}
}

// generate returns a random solvable board with the goal blank-last. It is deterministic by seed.
func generate(s engine.Settings) (*Puzzle, error) {
	moves := s.Int("moves")
	random := rand.New(rand.NewPCG(uint64(s.Int("seed")), 0))
	goal, _ := namedGoal(blankLast, s.Int("rows"), s.Int("cols"))
	var start board
	if moves == 0 {
		start = shuffle(goal, random)
	} else {
		start = randomWalk(goal, moves, random)
	}
	return newPuzzle(start, board{}, blankLast, unitCost)
}

// shuffle draws uniformly from the solvable boards.
func shuffle(goal board, random *rand.Rand) board {
	b := board{goal.rows, goal.cols, append([]uint8(nil), goal.cells...)}
	random.Shuffle(len(b.cells), func(i, j int) { b.cells[i], b.cells[j] = b.cells[j], b.cells[i] })
	if !parityOf(b, goal).solvable() {
		// Swapping two tiles is a bijection between unsolvable and solvable boards.
		place := b.places()
		i, j := place[1], place[2]
		b.cells[i], b.cells[j] = b.cells[j], b.cells[i]
	}
	return b
}

// randomWalk makes random moves, none of which undoes the one before.
func randomWalk(b board, moves int, random *rand.Rand) board {
	last := direction(-1)
	for range moves {
		var ways []direction
		for d := up; d <= left; d++ {
			if _, ok := b.neighbour(b.blank(), d); ok && (last < 0 || d != last.opposite()) {
				ways = append(ways, d)
			}
		}
		last = ways[random.IntN(len(ways))]
		to, _ := b.neighbour(b.blank(), last)
		b = b.slide(to)
	}
	return b
}
