package packing

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

func generateOptions() []engine.Option {
	var names []engine.Choice
	for _, s := range sets() {
		names = append(names, engine.Choice{Name: s.name, Title: s.title})
	}
	return []engine.Option{
		{
			Name: "set", Title: engine.Msg("Pieces"), Kind: engine.OneOf, Choices: names, Default: "iq-puzzler-pro",
			Help: engine.Msg("The set of pieces."),
		}, {
			Name: "board", Title: engine.Msg("Board"), Kind: engine.OneOf, Default: "5x11",
			Choices: []engine.Choice{
				{Name: "5x11", Title: engine.Msg("5 x 11")}, {Name: "6x10", Title: engine.Msg("6 x 10")},
				{Name: "8x8-hole", Title: engine.Msg("8 x 8 without the middle")},
				{Name: "pyramid5", Title: engine.Msg("Pyramid of 5 layers")}, {Name: "custom", Title: engine.Msg("Custom")},
			},
			Help: engine.Msg("The board; it needs as many cells as the pieces have."),
		}, {
			Name: "shape", Title: engine.Msg("Shape"), Kind: engine.Text,
			Help: engine.Msg("The custom board: rows of X for a cell and . for none, apart by / or line ends."),
		}, {
			Name: "seed", Title: engine.Msg("Seed"), Kind: engine.Integer, Role: option.Seed, Default: "1", Min: 0, Max: 1<<31 - 1,
			Help: engine.Msg("The same seed gives the same challenge."),
		}, {
			Name: "givens", Title: engine.Msg("Given pieces"), Kind: engine.Integer, Default: "0", Min: 0, Max: 26,
			Help: engine.Msg("How many pieces lie on the board already; 0 is as few as leave one solution."),
		},
	}
}

func levels() []engine.Level {
	return []engine.Level{
		{Name: "easy", Title: engine.Msg("easy: 3 pieces to lay"), Values: engine.Values{"givens": "9"}},
		{Name: "medium", Title: engine.Msg("medium: 4 pieces to lay"), Values: engine.Values{"givens": "8"}},
		{Name: "hard", Title: engine.Msg("hard: 5 pieces to lay"), Values: engine.Values{"givens": "7"}},
		{Name: "expert", Title: engine.Msg("expert: as few given pieces as leave one solution"), Values: engine.Values{"givens": "0"}},
	}
}

// generate returns a challenge with exactly one solution. It is deterministic by seed unless a limit ends it.
func generate(ctx context.Context, s engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	empty, err := emptyBoard(s.Text("set"), s.Text("board"), s.Text("shape"))
	if err != nil {
		return nil, err
	}
	run := search.NewMeter(ctx, limits, nil)
	defer run.Close()
	c := &challenger{empty: empty, random: rand.New(rand.NewPCG(uint64(s.Int("seed")), 0)), run: run}
	if !run.Hold(2 * empty.table().bytes(1)) { // the table, and a shuffled one
		return nil, c.ended()
	}
	return c.make(s.Int("givens"))
}

// emptyBoard returns the puzzle of a set on a board without given pieces.
func emptyBoard(setName, boardName, shape string) (*Puzzle, error) {
	text := ""
	for _, s := range sets() {
		if s.name == setName {
			text = s.text()
		}
	}
	head := map[string]string{
		"5x11": "5 11 12\nDEFAULT\n", "6x10": "6 10 12\nDEFAULT\n", "pyramid5": "5 5 12\nPYRAMID\n",
		"8x8-hole": "8 8 12\nCUSTOM\n" + strings.Repeat("XXXXXXXX\n", 3) + strings.Repeat("XXX..XXX\n", 2) + strings.Repeat("XXXXXXXX\n", 3),
	}[boardName]
	if boardName == "custom" {
		rows := strings.Fields(strings.ReplaceAll(shape, "/", "\n"))
		if len(rows) == 0 {
			return nil, engine.Errorf("a custom board needs the option shape: rows of X for a cell and . for none, apart by /")
		}
		head = fmt.Sprintf("%d %d 12\nCUSTOM\n%s\n", len(rows), len(rows[0]), strings.Join(rows, "\n"))
	}
	p, err := parse(head + text)
	if err != nil {
		var place *engine.ParseError
		if errors.As(err, &place) && place.Line > 2 {
			return nil, engine.Errorf("the shape, row %d: %s", place.Line-2, place.What)
		}
		return nil, engine.Errorf("the shape: %s", err)
	}
	if why := p.hopeless(p.area()); !why.IsZero() {
		return nil, engine.Errorf("%s on the board %s: %s", setName, boardName, why)
	}
	return p, nil
}

// challenger makes challenges: from a random full board it removes pieces as long as the solution stays unique.
type challenger struct {
	empty  *Puzzle
	random *rand.Rand
	run    *search.Meter
}

// ended returns why the run ended.
func (c *challenger) ended() error { return engine.LimitReached(c.run.Ended(), c.run) }

// attempts limits the full boards tried for one number of givens.
const attempts = 100

// make returns a challenge with that many given pieces; 0 asks for as few as the first full board allows.
func (c *challenger) make(givens int) (*Puzzle, error) {
	if n := len(c.empty.pieces); givens > n {
		return nil, engine.Errorf("%d given piece{|s} {is|are} asked for, of %d piece{|s} in all", givens, n)
	}
	fewest := len(c.empty.pieces)
	for range attempts {
		full, err := c.fill()
		if err != nil {
			return nil, err
		}
		kept, err := c.thin(full)
		if err != nil {
			return nil, err
		}
		fewest = min(fewest, len(kept))
		if givens == 0 || len(kept) <= givens {
			return c.with(addBack(kept, full, givens)), nil
		}
	}
	return nil, engine.Errorf("in %d full board{|s} none had one solution with %d given piece{|s}; the fewest were %d", attempts, givens, fewest)
}

// fill returns a random full board: the first solution with options in random order. A run without luck is restarted
// with a growing node limit.
func (c *challenger) fill() ([]placement, error) {
	t := c.empty.table()
	for patience := int64(1 << 12); ; patience += patience / 8 {
		shuffled := &table{problem: new(cover.Problem), kinds: t.kinds, item: t.item, cell: t.cell}
		*shuffled.problem = *t.problem
		shuffled.problem.Options = nil
		for _, i := range c.random.Perm(len(t.options)) {
			shuffled.options = append(shuffled.options, t.options[i])
			shuffled.problem.Options = append(shuffled.problem.Options, t.problem.Options[i])
		}
		var full []placement
		finished := c.empty.fastest(shuffled).Run(cover.Traversal{
			Visit: func(chosen []int32) bool { full = c.empty.laid(shuffled, chosen); return false },
			Watch: c.patient(patience),
		})
		switch {
		case full != nil:
			return full, nil
		case c.run.Ended() != search.Running:
			return nil, c.ended()
		case finished:
			return nil, engine.Errorf("the pieces do not fill this board in any way")
		}
	}
}

// patient ends a traversal after that many nodes or at a limit of the run, to which its nodes count.
func (c *challenger) patient(nodes int64) cover.Watch {
	before := c.run.Expanded
	return func(at cover.Progress) int64 {
		c.run.Expanded = before + at.Nodes
		if !c.run.Look() {
			return 0
		}
		more := min(nodes-at.Nodes, 1<<12)
		if limit := c.run.Remaining().Nodes; limit > 0 {
			more = min(more, limit)
		}
		return more
	}
}

// thin removes pieces from a full board in random order, as long as the solution stays unique.
func (c *challenger) thin(full []placement) ([]placement, error) {
	kept := append([]placement(nil), full...)
	c.random.Shuffle(len(kept), func(i, j int) { kept[i], kept[j] = kept[j], kept[i] })
	for i := 0; i < len(kept); {
		fewer := append(append([]placement(nil), kept[:i]...), kept[i+1:]...)
		one, err := c.unique(c.with(fewer))
		switch {
		case err != nil:
			return nil, err
		case one:
			kept = fewer
		default:
			i++
		}
	}
	return kept, nil
}

// addBack adds pieces of the full board up to the wanted number.
func addBack(kept, full []placement, givens int) []placement {
	lies := make(map[placement]bool)
	for _, l := range kept {
		lies[l] = true
	}
	for _, l := range full {
		if len(kept) < givens && !lies[l] {
			kept = append(kept, l)
		}
	}
	return kept
}

// with returns the puzzle with given pieces.
func (c *challenger) with(given []placement) *Puzzle {
	return newPuzzle(c.empty.board, c.empty.pieces, given, nil)
}

// unique reports whether there is exactly one solution.
func (c *challenger) unique(p *Puzzle) (bool, error) {
	n := 0
	finished := p.fastest(p.table()).Run(cover.Traversal{
		Visit: func([]int32) bool { n++; return n < 2 },
		Watch: c.patient(1 << 62),
	})
	if !finished && n < 2 {
		return false, c.ended()
	}
	return n == 1, nil
}
