package nullpuzzle

import "langkah/engine"

// The values of the option cost.
const (
	costUnit  = "unit"
	costPlace = "place"
)

// puzzle is a row to be made dark.
type puzzle struct{ start position }

func (p puzzle) Family() string         { return Family().Name }
func (p puzzle) Kind() engine.Message   { return engine.Msg("row of %d lamps", p.start.n) }
func (p puzzle) Start() engine.Position { return p.start }

// Facts counts the lit lamps, and has the verdict.
func (p puzzle) Facts() []engine.Fact {
	facts := []engine.Fact{{
		Title: engine.Msg("Lit lamps"), Text: engine.Msg("%d of %d lamps are lit.", p.start.row.litCount(), p.start.n),
	}}
	if _, ok := p.sweep(); !ok {
		return append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Solvable"), Text: whyNot})
	}
	return append(facts, engine.Fact{
		Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("The row can be made dark."),
	})
}

// Options is the cost of a move.
func (p puzzle) Options() []engine.Option {
	return []engine.Option{{
		Name: "cost", Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: p.start.costs,
		Choices: []engine.Choice{
			{Name: costUnit, Title: engine.Msg("1")},
			{Name: costPlace, Title: engine.Msg("the number of the lamp")},
		},
		Help: engine.Msg("What pressing a lamp costs."),
	}}
}

// With is the same row under another cost.
func (p puzzle) With(values engine.Values) (engine.Puzzle, error) {
	options := p.Options()
	if err := engine.CheckAll(options, values); err != nil {
		return nil, err
	}
	p.start.costs = values.Of(options[0])
	return p, nil
}

// String is the row, with its cost where that is not the usual one.
func (p puzzle) String() string {
	if p.start.costs == costUnit {
		return p.start.Text()
	}
	return p.start.Text() + "cost " + p.start.costs + "\n"
}
