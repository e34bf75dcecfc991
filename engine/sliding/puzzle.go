package sliding

import (
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/sliding/pdb"
)

// Names of cost models, as typed.
const (
	unitCost = "unit"
	tileCost = "tile"
)

// Puzzle is a board with a goal and a cost model. It implements [engine.Puzzle],
// [engine.Watchable] and [engine.Preparer].
type Puzzle struct {
	start    board
	goal     board
	goalName string
	given    board // the goal of the text, the choice "file"; no cells where there is none
	cost     string
	store    *pdb.Store // of the pattern databases
}

// newPuzzle puts a puzzle together. given may have no cells.
func newPuzzle(start, given board, goalName, cost string) (*Puzzle, error) {
	p := &Puzzle{start: start, goalName: goalName, given: given, cost: cost, store: databases()}
	if err := engine.CheckAll(p.Options(), engine.Values{"goal": goalName, "cost": cost}); err != nil {
		return nil, err
	}
	if named, ok := namedGoal(goalName, start.rows, start.cols); ok {
		p.goal = named
	} else {
		p.goal = given
	}
	return p, nil
}

// Family is "sliding".
func (p *Puzzle) Family() string { return "sliding" }

// Kind is such as "15-puzzle, 4 x 4".
func (p *Puzzle) Kind() engine.Message {
	return engine.Msg("%d-puzzle, %d x %d", len(p.start.cells)-1, p.start.rows, p.start.cols)
}

// Start is the position to be solved.
func (p *Puzzle) Start() engine.Position { return Position{p, p.start} }

// Options are the cost of a move and the goal.
func (p *Puzzle) Options() []engine.Option {
	goals := []engine.Choice{
		{Name: blankLast, Title: engine.Msg("In order, blank last")},
		{Name: blankFirst, Title: engine.Msg("In order, blank first")},
		{Name: spiral, Title: engine.Msg("Spiral")},
	}
	if len(p.given.cells) > 0 {
		goals = append(goals, engine.Choice{Name: fromFile, Title: engine.Msg("From the file")})
	}
	return []engine.Option{{
		Name: "cost", Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: p.cost,
		Choices: []engine.Choice{
			{Name: unitCost, Title: engine.Msg("1 each")},
			{Name: tileCost, Title: engine.Msg("The tile's number")},
		},
		Help: engine.Msg("What a move costs: 1, or the number on the tile that moves."),
	}, {
		Name: "goal", Title: engine.Msg("Goal"), Kind: engine.OneOf, Default: p.goalName,
		Choices: goals,
		Help:    engine.Msg("The arrangement to reach; one of your own follows the board in the file."),
	}}
}

// With is the puzzle with another cost model or goal.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	options := p.Options()
	if err := engine.CheckAll(options, values); err != nil {
		return nil, err
	}
	q, err := newPuzzle(p.start, p.given, values.Of(options[1]), values.Of(options[0]))
	if err != nil {
		return nil, err
	}
	q.store = p.store
	return q, nil
}

// String is the puzzle as text. Options that have their usual value are not written.
func (p *Puzzle) String() string {
	var text strings.Builder
	text.WriteString(p.start.String())
	if p.cost != unitCost {
		fmt.Fprintf(&text, "cost: %s\n", p.cost)
	}
	if p.goalName != blankLast || len(p.given.cells) > 0 {
		fmt.Fprintf(&text, "goal: %s\n", p.goalName)
	}
	if len(p.given.cells) > 0 {
		text.WriteString(p.given.String())
	}
	return text.String()
}

// moveCost is what it costs to move that tile.
func (p *Puzzle) moveCost(tile uint8) int {
	if p.cost == tileCost {
		return int(tile)
	}
	return 1
}
