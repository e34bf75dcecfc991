package rush

import "langkah/engine"

// Puzzle is a board with the way its moves are counted.
type Puzzle struct {
	board    *board
	form     form
	cost     costModel
	warnings []engine.Message // of the text that it was read from
}

// costModel is what a slide costs.
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

// Family is [Family]'s name.
func (z *Puzzle) Family() string { return familyName }

// Kind says which of the two games it is, and the size.
func (z *Puzzle) Kind() engine.Message {
	if z.form == integers {
		return engine.Msg("Unblock Me, %d x %d", z.board.rows, z.board.cols)
	}
	return engine.Msg("Rush Hour, %d x %d", z.board.rows, z.board.cols)
}

// Start is the position that the text shows.
func (z *Puzzle) Start() engine.Position { return z.start() }

func (z *Puzzle) start() Position { return Position{z, z.board.starts()} }

// Options is the one choice: what a slide costs.
func (z *Puzzle) Options() []engine.Option {
	return []engine.Option{costOption(string(z.cost))}
}

func costOption(present string) engine.Option {
	return engine.Option{
		Name: "cost", Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: present,
		Choices: []engine.Choice{
			{Name: string(slides), Title: engine.Msg("1 for each slide")},
			{Name: string(steps), Title: engine.Msg("1 for each cell")},
		},
		Help: engine.Msg("What counts as a move: a slide of any length, or every cell of it."),
	}
}

// With is the puzzle with another cost of a move.
func (z *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	if err := engine.CheckAll(z.Options(), values); err != nil {
		return nil, err
	}
	other := *z
	other.cost = costModel(values.Of(z.Options()[0]))
	return &other, nil
}
