package blocks

import (
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
)

// Puzzle is a board with pieces in their initial places, a goal and a cost model.
type Puzzle struct {
	board    *board
	start    []uint8 // place of each piece
	cost     costModel
	targets  []goalPlace
	drawn    bool // the targets are given as a grid
	equal    []string
	warnings []engine.Message // of parsing
}

// goalPlace is where the goal has a piece: the upper left cell of its box.
type goalPlace struct {
	piece  int
	corner cell
}

// costModel says what costs 1. Every puzzle has the same moves, of one piece along any path; it says what they cost.
type costModel string

const (
	moves  costModel = "moves"  // a move along any path
	slides costModel = "slides" // a straight slide of any length
	steps  costModel = "steps"  // a step of one cell
)

// costs lists the cost models, the finest last.
func costs() []costModel { return []costModel{moves, slides, steps} }

// Family returns the name of [Family].
func (z *Puzzle) Family() string { return familyName }

// Kind returns the game and the size, for the user.
func (z *Puzzle) Kind() engine.Message {
	rows, cols := z.board.rows, z.board.cols
	if z.board.rim() {
		rows, cols = rows-2, cols-2
	}
	return engine.Msg("Sliding blocks, %d x %d", rows, cols)
}

// Start returns the initial position.
func (z *Puzzle) Start() engine.Position { return z.first() }

func (z *Puzzle) first() Position { return Position{z, z.start} }

// Settings returns the one setting, the cost model.
func (z *Puzzle) Settings() engine.Settings {
	return option.Of(engine.Values{"cost": string(z.cost)}, costOption())
}

func costOption() engine.Option {
	return engine.Option{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: string(moves),
		Choices: []engine.Choice{
			{Name: string(moves), Title: engine.Msg("1 for each move")},
			{Name: string(slides), Title: engine.Msg("1 for each straight slide")},
			{Name: string(steps), Title: engine.Msg("1 for each cell")},
		},
		Help: engine.Msg("What counts as a move: a piece along any path, a straight slide, or every cell."),
	}
}

// With returns the puzzle under other settings.
func (z *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := z.Settings().With(values)
	if err != nil {
		return nil, err
	}
	return z.at(costModel(settings.Text("cost"))), nil
}

// at returns the puzzle under another cost model.
func (z *Puzzle) at(cost costModel) *Puzzle {
	other := *z
	other.cost = cost
	return &other
}

// From returns the puzzle with another initial position; the error says that it is of another board.
func (z *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	p, ok := z.own(at)
	if !ok {
		return nil, errAnother()
	}
	return z.from(p.at), nil
}

func (z *Puzzle) from(at []uint8) *Puzzle {
	other := *z
	other.start = slices.Clone(at)
	other.warnings = nil
	return &other
}

func errAnother() error { return engine.Errorf("the position is of another puzzle") }

// own returns a position as one of this puzzle; ok is false if it is of another board.
func (z *Puzzle) own(at engine.Position) (p Position, ok bool) {
	p, ok = at.(Position)
	if !ok || !p.puzzle.board.sameAs(z.board) {
		return Position{}, false
	}
	return Position{z, p.at}, true
}

var _ engine.Aimed = (*Puzzle)(nil)

// Goal returns the board with the pieces of the goal alone, where they have to stand. It is worth showing where there are several.
func (z *Puzzle) Goal() (goal engine.Position, unusual bool) {
	b := z.board
	var names, goals []string
	if b.exit {
		names = make([]string, len(b.ground))
		for i, name := range b.namesAt(z.start) {
			if name == b.names[0] {
				names[i] = name
			}
		}
		goals = append(goals, exitWord+": "+b.names[0])
	} else {
		names = z.goalNames()
		for _, t := range z.targets {
			goals = append(goals, fmt.Sprintf("%s: %s r%dc%d", goalWord, b.names[t.piece], t.corner.row+1, t.corner.col+1))
		}
	}
	alone, err := parse(header + "\n" + b.text(names) + strings.Join(goals, "\n"))
	if err != nil {
		return z.first(), false
	}
	if places := alone.board.wants[0].places; b.exit && len(places) > 0 {
		alone = alone.from(places[:1])
	}
	return alone.first(), len(z.targets) > 1
}

// Sections returns the pieces of the goal where there are several, and whether each is in place.
func (z *Puzzle) Sections(at engine.Position) (names []engine.Message, done []bool) {
	p, ok := z.own(at)
	if !ok || len(z.targets) < 2 {
		return nil, nil
	}
	for i, t := range z.targets {
		names = append(names, engine.Msg("piece %s", z.board.names[t.piece]))
		w := z.board.wants[i]
		k := &z.board.kinds[w.kind]
		done = append(done, slices.ContainsFunc(p.at[k.first:k.first+k.size], func(at uint8) bool { return slices.Contains(w.places, at) }))
	}
	return names, done
}

// String returns the puzzle in the family's own form.
func (z *Puzzle) String() string {
	var out strings.Builder
	out.WriteString(header + "\n" + z.first().Text())
	switch {
	case z.board.exit:
		fmt.Fprintf(&out, "%s: %s\n", exitWord, z.board.names[z.board.kinds[z.board.wants[0].kind].first])
	case z.drawn:
		out.WriteString(goalWord + ":\n" + z.board.text(z.goalNames()))
	default:
		for _, t := range z.targets {
			fmt.Fprintf(&out, "%s: %s r%dc%d\n", goalWord, z.board.names[t.piece], t.corner.row+1, t.corner.col+1)
		}
	}
	for _, names := range z.equal {
		fmt.Fprintf(&out, "%s: %s\n", equalWord, names)
	}
	if z.cost != moves {
		fmt.Fprintf(&out, "%s: %s\n", costWord, z.cost)
	}
	return out.String()
}

// goalNames returns for each cell of the grid the name of the piece that the goal has there, "" for none.
func (z *Puzzle) goalNames() []string {
	b := z.board
	names := make([]string, len(b.ground))
	for _, t := range z.targets {
		for _, c := range b.kinds[b.kindOf[t.piece]].shape.cells {
			names[(t.corner.row+c.row)*b.cols+t.corner.col+c.col] = b.names[t.piece]
		}
	}
	return names
}

// text writes the grid with these names in its cells, the ground where there is none.
func (b *board) text(names []string) string {
	var out strings.Builder
	for r := range b.rows {
		var row strings.Builder
		for c := range b.cols {
			if i := r*b.cols + c; names[i] != "" {
				row.WriteString(names[i])
			} else {
				row.WriteByte(b.ground[i])
			}
		}
		out.WriteString(strings.TrimRight(row.String(), " ") + "\n")
	}
	return out.String()
}
