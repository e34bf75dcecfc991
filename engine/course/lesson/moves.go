package lesson

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
	"langkah/engine/solve/formula"
)

// moves is a task that asks for moves: until the puzzle is solved or, where there is a
// condition, until that holds. The condition is over
//
//	moves, cost, solved       of the moves so far; solved is 1 or 0
//	manhattan, ...            the position's features
//	start_manhattan, ...      those of the position before the first move
//	NAME_cost, NAME_expanded  of a search from the position, of a name below "runs"; -1
//	                          where it finds no solution
type moves struct {
	puzzle engine.Puzzle
	begin  engine.Position
	where  string
	names  []string
	runs   map[string]string // methods by their names in the condition
	most   int
}

const (
	usualMoves = 30
	mostMoves  = 1000

	// explored are the positions that are tried for an answer, fewer where each costs a search.
	explored         = 20_000
	exploredSearches = 300
)

func readMoves(f *fields, step Step) judge {
	m := &moves{puzzle: step.Puzzle, begin: engine.PlayStart(step.Puzzle), most: f.whole("most", 1, mostMoves, usualMoves), runs: map[string]string{}}
	for _, move := range step.Moves {
		if next, err := m.begin.Apply(move); err == nil {
			m.begin = next
		}
	}
	m.names = []string{"moves", "cost", "solved"}
	for _, name := range engine.FeatureNames(step.Puzzle) {
		m.names = append(m.names, name, "start_"+name)
	}
	for _, run := range f.items("runs", yaml.MappingNode) {
		if _, err := engine.FindMethod(step.Puzzle, split(run.value, 0), split(run.value, 1)); err != nil {
			f.fail(run.at, "%s", engine.MsgOf(err))
		}
		m.runs[run.name] = run.value
		m.names = append(m.names, run.name+"_cost", run.name+"_expanded")
	}
	where, at := f.line("where")
	if m.where = where; where == "" {
		return m
	}
	_, err := m.condition()
	var mistake *formula.Mistake
	switch {
	case err == nil || f.err != nil:
	case errors.As(err, &mistake):
		f.err = engine.BadText(f.begin+at.Line, at.Column+mistake.Column-1, "%s", mistake.Words)
	default:
		f.fail(at, "%s", engine.MsgOf(err))
	}
	return m
}

// condition compiles the condition, as a formula that is 1 where it holds.
func (m *moves) condition() (*formula.Formula, error) {
	const before = "("
	f, err := formula.Compile(before+m.where+") ? 1 : 0", m.names)
	var mistake *formula.Mistake
	if errors.As(err, &mistake) {
		return nil, &formula.Mistake{Column: max(1, mistake.Column-len(before)), Words: mistake.Words}
	}
	return f, err
}

func (m *moves) judge(ctx context.Context, answer string) (Verdict, error) {
	at, count, cost := m.begin, 0, 0
	for words := strings.Fields(answer); len(words) > 0; count++ {
		move, used, ok := nextMove(at, words)
		if !ok {
			return no("%s is no move here", words[0])
		}
		next, err := at.Apply(move)
		if err != nil {
			return no("%s", engine.MsgOf(err))
		}
		at, cost, words = next, cost+move.Cost, words[used:]
	}
	return m.verdict(ctx, at, count, cost)
}

// nextMove finds the move that the next words name: a name may have several.
func nextMove(at engine.Position, words []string) (m engine.Move, used int, ok bool) {
	for _, move := range at.Moves() {
		name := strings.Fields(move.Name)
		if len(name) <= len(words) && len(name) > used && slices.Equal(name, words[:len(name)]) {
			m, used, ok = move, len(name), true
		}
	}
	return m, used, ok
}

// verdict judges a position that so many moves have led to.
func (m *moves) verdict(ctx context.Context, at engine.Position, count, cost int) (Verdict, error) {
	switch {
	case count > m.most:
		return no("that takes %d move{|s}, more than %d", count, m.most)
	case m.where == "" && at.Solved():
		return yes(engine.Msg("It is solved."))
	case m.where == "":
		return no("it is not solved yet")
	}
	condition, err := m.condition()
	if err != nil {
		return Verdict{}, err
	}
	values, words, err := m.values(ctx, condition.Names(), at, count, cost)
	if err != nil {
		return Verdict{}, err
	}
	value, err := condition.Value(values)
	if err != nil {
		return Verdict{}, err
	}
	if value == 1 {
		return yes(engine.Msg("%s", words))
	}
	return no("not yet: %s", words)
}

// values returns the values of names, and lists them in words.
func (m *moves) values(ctx context.Context, names []string, at engine.Position, count, cost int) (values []float64, words string, err error) {
	known := map[string]int{"moves": count, "cost": cost}
	if at.Solved() {
		known["solved"] = 1
	}
	for _, feature := range engine.FeaturesOf(m.puzzle) {
		for name, p := range map[string]engine.Position{feature.Name: at, "start_" + feature.Name: m.begin} {
			if slices.Contains(names, name) {
				known[name] = feature.Open()(p)
			}
		}
	}
	for _, run := range slices.Sorted(maps.Keys(m.runs)) {
		if slices.Contains(names, run+"_cost") || slices.Contains(names, run+"_expanded") {
			r, err := m.run(ctx, m.runs[run], at)
			if err != nil {
				return nil, "", err
			}
			known[run+"_cost"], known[run+"_expanded"] = -1, int(r.Expanded)
			if r.Status == engine.Solved {
				known[run+"_cost"] = r.Cost
			}
		}
	}
	var said []string
	for _, name := range names {
		values = append(values, float64(known[name]))
		said = append(said, name+" = "+engine.CostOf(m.puzzle, known[name]).String())
	}
	return values, strings.Join(said, ", "), nil
}

// run solves the puzzle from a position.
func (m *moves) run(ctx context.Context, method string, at engine.Position) (engine.Result, error) {
	p, err := m.puzzle.From(at)
	if err != nil {
		return engine.Result{}, err
	}
	chosen, err := engine.FindMethod(p, split(method, 0), split(method, 1))
	if err != nil {
		return engine.Result{}, err
	}
	r := engine.Solve(ctx, p, chosen, Limits(), nil)
	return r, ctx.Err()
}

// answers finds the shortest moves that do it, by breadth-first search; no move at all must
// not do it.
func (m *moves) answers(ctx context.Context) (right, wrong string, err error) {
	type node struct {
		at    engine.Position
		names string
		count int
		cost  int
	}
	most := explored
	if len(m.runs) > 0 {
		most = exploredSearches
	}
	seen := map[string]bool{engine.Key(m.begin): true}
	for list := []node{{at: m.begin}}; len(list) > 0 && ctx.Err() == nil; list = list[1:] {
		n := list[0]
		if n.count > 0 {
			v, err := m.verdict(ctx, n.at, n.count, n.cost)
			if err != nil || v.Done {
				return n.names, "", err
			}
		}
		for _, move := range n.at.Moves() {
			next, err := n.at.Apply(move)
			if key := engine.Key(next); err == nil && n.count < m.most && !seen[key] && len(seen) < most {
				seen[key] = true
				list = append(list, node{next, strings.TrimSpace(n.names + " " + move.Name), n.count + 1, n.cost + move.Cost})
			}
		}
	}
	return "", "", ctx.Err()
}
