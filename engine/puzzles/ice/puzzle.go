package ice

import (
	"errors"

	"langkah/engine"
	"langkah/engine/base/option"
)

// Puzzle is a board with a start, a cost model and a stop rule.
type Puzzle struct {
	board *board
	start state
	cost  costModel
	stop  stopRule

	warnings []engine.Message // of parsing
}

// costModel determines the cost of a slide.
type costModel string

const (
	byCells costModel = "cells" // the sum of the costs of the cells entered
	byMoves costModel = "moves" // 1
)

// of returns the cost of a slide that stops.
func (c costModel) of(s slide) int {
	if c == byMoves {
		return 1
	}
	return s.cost
}

// Family returns the name of [Family].
func (z *Puzzle) Family() string { return familyName }

// Kind returns size and number count, for the user.
func (z *Puzzle) Kind() engine.Message {
	switch n := len(z.board.numbers); n {
	case 0:
		return engine.Msg("Ice sliding, %d x %d", z.board.rows, z.board.cols)
	case 1:
		return engine.Msg("Ice sliding, %d x %d, 1 number", z.board.rows, z.board.cols)
	default:
		return engine.Msg("Ice sliding, %d x %d, %d number{|s}", z.board.rows, z.board.cols, n)
	}
}

// Start returns the initial position.
func (z *Puzzle) Start() engine.Position { return Position{z, z.start} }

// Settings returns the cost model and the stop rule.
func (z *Puzzle) Settings() engine.Settings {
	return option.Of(engine.Values{"cost": string(z.cost), "stop": string(z.stop)}, costOption(), stopOption())
}

func costOption() engine.Option {
	return engine.Option{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: string(byCells),
		Choices: []engine.Choice{
			{Name: string(byCells), Title: engine.Msg("the cells entered")},
			{Name: string(byMoves), Title: engine.Msg("1")},
		},
		Help: engine.Msg("What is counted: the costs of all cells that a slide enters, or the moves."),
	}
}

func stopOption() engine.Option {
	return engine.Option{
		Name: "stop", Title: engine.Msg("What stops the actor"), Kind: engine.OneOf, Default: string(atRock),
		Choices: []engine.Choice{
			{Name: string(atRock), Title: engine.Msg("rocks")},
			{Name: string(atGoal), Title: engine.Msg("rocks and the goal")},
			{Name: string(atLast), Title: engine.Msg("rocks, at last the goal")},
		},
		Help: engine.Msg("Whether the actor slides over the goal O, as the course has it, stops there, or stops there once all numbers are crossed."),
	}
}

// With returns the puzzle under other settings.
func (z *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := z.Settings().With(values)
	if err != nil {
		return nil, err
	}
	other := *z
	other.cost, other.stop = costModel(settings.Text("cost")), stopRule(settings.Text("stop"))
	return &other, nil
}

// From returns the puzzle with another initial position; the error says that it is of another board.
func (z *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	s, ok := z.stateOf(at)
	if !ok {
		return nil, errors.New("the position is of another puzzle")
	}
	return z.from(s), nil
}

func (z *Puzzle) from(s state) *Puzzle {
	other := *z
	other.start = s
	return &other
}

// stateOf returns the state of a position; ok is false if it is of another board.
func (z *Puzzle) stateOf(at engine.Position) (s state, ok bool) {
	p, ok := at.(Position)
	if !ok || !p.puzzle.board.sameAs(z.board) {
		return 0, false
	}
	return p.state, true
}
