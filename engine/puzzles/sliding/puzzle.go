package sliding

import (
	"errors"
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
)

// Names of cost models, as typed.
const (
	unitCost = "unit"
	tileCost = "tile"
)

// Puzzle is a board with a goal and a cost model. It implements [engine.Puzzle].
type Puzzle struct {
	start    board
	goal     board
	given    board // the custom goal of the text, the choice "file"; without cells if there is none
	settings engine.Settings
	cost     string
	said     said
	store    *pdb.Store // pattern databases
	walks    *walkMemo  // tables of walking distance, for breakdowns
}

// newPuzzle returns a puzzle with a store of its own. given may have no cells.
func newPuzzle(start, given board, goalName, cost string) (*Puzzle, error) {
	settings, err := option.New(options(given), engine.Values{"goal": goalName, "cost": cost})
	if err != nil {
		return nil, err
	}
	p := &Puzzle{start: start, given: given, store: pdb.NewStore("", 0), walks: new(walkMemo)}
	p.set(settings)
	return p, nil
}

// set sets settings, cost and goal during construction.
func (p *Puzzle) set(settings engine.Settings) {
	p.settings, p.cost = settings, settings.Text("cost")
	p.goal = p.given
	if named, ok := namedGoal(settings.Text("goal"), p.start.rows, p.start.cols); ok {
		p.goal = named
	}
}

// Family returns the name of [Family].
func (p *Puzzle) Family() string { return "sliding" }

// Kind returns, for example, "15-puzzle, 4 x 4".
func (p *Puzzle) Kind() engine.Message {
	return engine.Msg("%d-puzzle, %d x %d", len(p.start.cells)-1, p.start.rows, p.start.cols)
}

// Start returns the initial position.
func (p *Puzzle) Start() engine.Position { return Position{p, p.start} }

// Goal implements [engine.Aimed]: any goal other than blank-last is unusual.
func (p *Puzzle) Goal() (goal engine.Position, unusual bool) {
	return Position{p, p.goal}, p.settings.Text("goal") != blankLast
}

var _ engine.Aimed = (*Puzzle)(nil)

// Settings returns the cost model and the goal.
func (p *Puzzle) Settings() engine.Settings { return p.settings }

// options returns the options of a puzzle; given is the custom goal, if any.
func options(given board) []engine.Option {
	goals := []engine.Choice{
		{Name: blankLast, Title: engine.Msg("In order, blank last")},
		{Name: blankFirst, Title: engine.Msg("In order, blank first")},
		{Name: spiral, Title: engine.Msg("Spiral")},
	}
	if len(given.cells) > 0 {
		goals = append(goals, engine.Choice{Name: fromFile, Title: engine.Msg("From the file")})
	}
	return []engine.Option{{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: unitCost,
		Choices: []engine.Choice{
			{Name: unitCost, Title: engine.Msg("1 each")},
			{Name: tileCost, Title: engine.Msg("The tile's number")},
		},
		Help: engine.Msg("What a move costs: 1, or the number on the tile that moves."),
	}, {
		Name: "goal", Role: option.Goal, Title: engine.Msg("Goal"), Kind: engine.OneOf, Default: blankLast,
		Choices: goals,
		Help:    engine.Msg("The arrangement to reach; one of your own follows the board in the file."),
	}}
}

// With returns the puzzle under other settings.
func (p *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := p.settings.With(values)
	if err != nil {
		return nil, err
	}
	q := *p
	q.set(settings)
	return &q, nil
}

// From returns the puzzle with another initial position; the error says that it is of another board.
func (p *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	position, ok := at.(Position)
	if !ok || position.puzzle.start.rows != p.start.rows || position.puzzle.start.cols != p.start.cols {
		return nil, errors.New("the position is of another puzzle")
	}
	q := *p
	q.start = position.board
	return &q, nil
}

// String returns the puzzle as text, without options that have their default.
func (p *Puzzle) String() string {
	var text strings.Builder
	text.WriteString(p.start.String())
	if p.cost != unitCost {
		fmt.Fprintf(&text, "cost: %s\n", p.cost)
	}
	if goal := p.settings.Text("goal"); goal != blankLast || len(p.given.cells) > 0 {
		fmt.Fprintf(&text, "goal: %s\n", goal)
	}
	if len(p.given.cells) > 0 {
		text.WriteString(p.given.String())
	}
	return text.String()
}

// moveCost returns the cost of moving a tile.
func (p *Puzzle) moveCost(tile uint8) int {
	if p.cost == tileCost {
		return int(tile)
	}
	return 1
}
