package blocks

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Names of the choices of pieces.
const (
	rectangles = "rectangles"
	anyForm    = "any"
)

// Limits of generation: random sets of pieces are laid out from a seeded source until the hardest start of one is in the range
// of the cost or beyond it.
const (
	minMade      = 3
	maxMade      = 5
	maxTries     = 2000
	statesOfMade = 60_000 // largest state space that is measured
)

// grades returns the difficulties, by the cost of the cheapest solution.
func grades() engine.Grades {
	return engine.Grades{
		{Name: "easy", Title: engine.Msg("easy: cost 5 to 19"), From: 5, To: 19},
		{Name: "medium", Title: engine.Msg("medium: cost 20 to 39"), From: 20, To: 39},
		{Name: "hard", Title: engine.Msg("hard: cost 40 to 69"), From: 40, To: 69},
		{Name: "expert", Title: engine.Msg("expert: cost 70 or more"), From: 70, To: 1 << 20},
	}
}

func generateOptions() []engine.Option {
	size := func(name string, role option.Role, title engine.Message, usual string) engine.Option {
		return engine.Option{Name: name, Role: role, Title: title, Kind: engine.Integer, Default: usual, Min: minMade, Max: maxMade, Help: engine.Msg("The size of the board.")}
	}
	return []engine.Option{
		size("rows", option.Height, engine.Msg("Rows"), "5"),
		size("cols", option.Width, engine.Msg("Columns"), "4"),
		grades().Option(engine.Msg("What the cheapest solution costs. The board is the hardest start of its pieces, or, where that costs more, one of their easier starts.")),
		{Name: "pieces", Title: engine.Msg("Pieces"), Kind: engine.OneOf, Default: rectangles, Choices: []engine.Choice{
			{Name: rectangles, Title: engine.Msg("rectangles")},
			{Name: anyForm, Title: engine.Msg("also bent ones")},
		}, Help: engine.Msg("The forms of the pieces.")},
		engine.SeedOption(),
		costOption(),
	}
}

// generate is deterministic by seed unless a limit ends it.
func generate(ctx context.Context, chosen engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	run := search.NewMeter(ctx, limits, nil)
	defer run.Close()
	wanted := grades().Named(chosen.Text("difficulty"))
	rows, cols := chosen.Int("rows"), chosen.Int("cols")
	random := rand.New(rand.NewPCG(uint64(chosen.Int("seed")), 0))
	for range maxTries {
		if !run.Expand() {
			return nil, engine.LimitReached(run.Ended(), run)
		}
		z, err := parse(randomBoard(random, rows, cols, chosen.Text("pieces") == anyForm))
		if err != nil {
			continue
		}
		z = z.at(costModel(chosen.Text("cost")))
		part := run.Remaining()
		part.Nodes = statesOfMade
		s, status := z.spaceWithin(ctx, part, nil)
		if err := engine.LimitReached(status, run); err != nil && status != search.NodeLimit {
			return nil, err
		}
		if s == nil || s.goals == 0 {
			continue
		}
		longest := len(s.counts) - 1
		if longest < wanted.From {
			continue
		}
		cost := longest
		if longest > wanted.To {
			cost = wanted.From + random.IntN(wanted.To-wanted.From+1)
		}
		way := s.walk.back(s.hardest, longest)
		return z.from(s.position(way[longest-cost]).at), nil
	}
	return nil, engine.Errorf("no board of %d x %d of this difficulty was found in %d {try|tries}; choose another one, or another seed", rows, cols, maxTries)
}

// madePieces are the forms of random pieces, rows separated by /; a form that stands there twice is twice as likely. Larger
// boards have larger pieces, since many small ones have too many positions to measure.
func madePieces(cells int, bent bool) []string {
	forms := []string{"x", "xx", "xx", "x/x", "x/x"}
	if cells > 20 {
		forms = []string{"x", "xx", "x/x", "xxx", "x/x/x", "xx/xx", "xx/xx"}
	}
	if bent {
		forms = append(forms, "xx/x", "xx/.x", "x/xx", ".x/xx")
	}
	return forms
}

// randomBoard lays out a goal piece at the top and random others around two or more empty cells; the goal piece goes to the
// bottom centre.
func randomBoard(random *rand.Rand, rows, cols int, bent bool) string {
	const free = '?'
	cells := make([][]byte, rows)
	for r := range cells {
		cells[r] = []byte(strings.Repeat(string(free), cols))
	}
	put := func(r, c int, form string, name byte) bool {
		lines := strings.Split(form, "/")
		c -= strings.IndexByte(lines[0], 'x')
		for i, line := range lines {
			for j := range line {
				if line[j] == 'x' && (r+i >= rows || c+j < 0 || c+j >= cols || cells[r+i][c+j] != free) {
					return false
				}
			}
		}
		for i, line := range lines {
			for j := range line {
				if line[j] == 'x' {
					cells[r+i][c+j] = name
				}
			}
		}
		return true
	}
	goal, side := "xx/xx", 2
	if rows*cols <= 9 {
		goal, side = "x", 1
	}
	put(0, (cols-side)/2, goal, 'A')
	for range 2 + random.IntN(2) {
		for !put(random.IntN(rows), random.IntN(cols), "x", floor) {
		}
	}
	forms, next := madePieces(rows*cols, bent), 0
	for i := range rows * cols {
		for cells[i/cols][i%cols] == free {
			if put(i/cols, i%cols, forms[random.IntN(len(forms))], otherNames[next]) {
				next++
			}
		}
	}
	text := header + "\n"
	for _, row := range cells {
		text += string(row) + "\n"
	}
	return fmt.Sprintf("%s%s: A r%dc%d\n", text, goalWord, rows-side+1, (cols-side)/2+1)
}
