package command

import (
	"fmt"
	"slices"

	"langkah/app/cli/exit"
	"langkah/engine"
)

// Choose returns the puzzle with its options and the method that the flags name.
func (e Env) Choose(p engine.Puzzle, algorithm, heuristic string, options *Options) (engine.Puzzle, engine.Method, error) {
	p, others, err := options.apply(p)
	if err != nil {
		return nil, engine.Method{}, err
	}
	m, err := engine.FindMethod(p, algorithm, heuristic, e.Sources()...)
	if err != nil {
		return nil, engine.Method{}, err
	}
	whose := fmt.Sprintf("this puzzle with %s", m.Algorithm.Name)
	if err := refuseUnknown(others, whose, slices.Concat(p.Settings().Options(), m.Settings.Options())); err != nil {
		return nil, engine.Method{}, err
	}
	m, err = m.With(others)
	return p, m, err
}

// ChooseWatched is [Env.Choose] for a command that needs the events of a search. Where no
// method is named and the recommended one reports none, it takes the first that does,
// if any.
func (e Env) ChooseWatched(p engine.Puzzle, algorithm, heuristic string, options *Options) (engine.Puzzle, engine.Method, error) {
	if methods := p.Methods(); algorithm == "" && heuristic == "" && len(methods) > 0 && methods[0].Unwatched {
		if i := slices.IndexFunc(methods, func(m engine.Method) bool { return !m.Unwatched }); i >= 0 {
			algorithm, heuristic = methods[i].Algorithm.Name, methods[i].Heuristic.Name
		}
	}
	return e.Choose(p, algorithm, heuristic, options)
}

// CheckWatched refuses a method whose search reports no events.
func CheckWatched(m engine.Method) error {
	if m.Unwatched {
		return exit.Refusal(fmt.Errorf("%s does not tell what it does; choose another method: \"langkah methods FILE\" lists them", m.Name()))
	}
	return nil
}

// HeuristicName returns the heuristic as typed; "none" where the algorithm takes none.
func HeuristicName(m engine.Method) string {
	if m.Heuristic.Name == "" {
		return "none"
	}
	return m.Heuristic.Name
}
