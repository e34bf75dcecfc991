package nullpuzzle

import (
	"errors"

	"langkah/engine"
	"langkah/engine/base/option"
)

// The values of the option cost.
const (
	costUnit  = "unit"
	costPlace = "place"
)

// puzzle is a row to be made dark.
type puzzle struct{ start position }

// newPuzzle is a row under the usual cost.
func newPuzzle(lit row, n int) puzzle { return puzzle{position{row: lit, n: n, costs: costUnit}} }

func (p puzzle) Family() string         { return Family().Name }
func (p puzzle) Kind() engine.Message   { return engine.Msg("row of %d lamps", p.start.n) }
func (p puzzle) Start() engine.Position { return p.start }

// Facts counts the lit lamps, and has the verdict.
func (p puzzle) Facts() []engine.Fact {
	facts := []engine.Fact{{
		Title: engine.Msg("Lit lamps"), Text: engine.Msg("%d of %d lamps are lit.", p.start.row.litCount(), p.start.n),
	}}
	if _, ok := p.sweep(); !ok {
		return append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Solvable"), Text: engine.Msg(whyNot)})
	}
	return append(facts, engine.Fact{
		Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("The row can be made dark."),
	})
}

// costOption is the puzzle's one choice.
func costOption() engine.Option {
	return engine.Option{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: costUnit,
		Choices: []engine.Choice{
			{Name: costUnit, Title: engine.Msg("1")},
			{Name: costPlace, Title: engine.Msg("the number of the lamp")},
		},
		Help: engine.Msg("What pressing a lamp costs."),
	}
}

// Settings are the cost of a move.
func (p puzzle) Settings() engine.Settings {
	return option.Of(engine.Values{"cost": p.start.costs}, costOption())
}

// With is the same row under another cost.
func (p puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := p.Settings().With(values)
	if err != nil {
		return nil, err
	}
	p.start.costs = settings.Text("cost")
	return p, nil
}

// From is the puzzle from another row of as many lamps.
func (p puzzle) From(at engine.Position) (engine.Puzzle, error) {
	row, ok := at.(position)
	if !ok || row.n != p.start.n {
		return nil, errors.New("the position is of another puzzle")
	}
	p.start.row = row.row
	return p, nil
}

// String is the row, with its cost where that is not the usual one.
func (p puzzle) String() string {
	if p.start.costs == costUnit {
		return p.start.Text()
	}
	return p.start.Text() + "cost " + p.start.costs + "\n"
}
