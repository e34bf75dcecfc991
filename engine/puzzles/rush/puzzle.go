package rush

import (
	"errors"

	"langkah/engine"
	"langkah/engine/base/option"
)

// Puzzle is a board with a cost model and the text form from which it was read.
type Puzzle struct {
	board    *board
	form     form
	cost     costModel
	warnings []engine.Message // of parsing
}

// costModel determines the cost of a slide.
type costModel string

const (
	slides costModel = "slides" // 1, whatever its length
	steps  costModel = "steps"  // 1 for each cell
)

func (c costModel) of(s slide) int {
	switch c {
	case steps:
		return s.cells()
	case bothCosts:
		return slideCharge + s.cells()
	}
	return 1
}

// Family returns the name of [Family].
func (z *Puzzle) Family() string { return familyName }

// Kind returns the variant of the game and the size, for the user.
func (z *Puzzle) Kind() engine.Message {
	if z.form == integers {
		return engine.Msg("Unblock Me, %d x %d", z.board.rows, z.board.cols)
	}
	return engine.Msg("Rush Hour, %d x %d", z.board.rows, z.board.cols)
}

// Start returns the initial position.
func (z *Puzzle) Start() engine.Position { return z.start() }

func (z *Puzzle) start() Position { return Position{z, z.board.starts()} }

// Settings returns the one setting, the cost model.
func (z *Puzzle) Settings() engine.Settings {
	return option.Of(engine.Values{"cost": string(z.cost)}, costOption())
}

func costOption() engine.Option {
	return engine.Option{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: string(slides),
		Choices: []engine.Choice{
			{Name: string(slides), Title: engine.Msg("1 for each slide")},
			{Name: string(steps), Title: engine.Msg("1 for each cell")},
		},
		Help: engine.Msg("What counts as a move: a slide of any length, or every cell of it."),
	}
}

// With returns the puzzle under other settings.
func (z *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := z.Settings().With(values)
	if err != nil {
		return nil, err
	}
	other := *z
	other.cost = costModel(settings.Text("cost"))
	return &other, nil
}

// From returns the puzzle with another initial position; the error says that it is of another board.
func (z *Puzzle) From(at engine.Position) (engine.Puzzle, error) {
	p, ok := at.(Position)
	if !ok || !p.puzzle.board.sameAs(z.board) {
		return nil, errors.New("the position is of another puzzle")
	}
	return z.from(p), nil
}
