package lesson

import (
	"context"
	"strconv"

	"langkah/engine"
	"langkah/engine/study/estimates"
)

// formulaTask asks for a heuristic: one that is admissible or consistent on the whole space
// of the puzzle, and with which a search expands fewer than so many.
type formulaTask struct {
	puzzle                 engine.Puzzle
	algorithm              string
	admissible, consistent bool
	fewer                  int // 0 for any number
}

func readFormula(f *fields, step Step) judge {
	t := &formulaTask{puzzle: step.Puzzle, admissible: f.yes("admissible"), consistent: f.yes("consistent"), fewer: f.whole("fewer", 1, 100_000_000, 0)}
	if t.algorithm, _ = f.line("method"); t.algorithm == "" {
		t.algorithm = "astar"
	}
	if !t.admissible && !t.consistent && t.fewer == 0 {
		f.missing("nothing is asked of the formula, expected such as \"admissible: yes\" or \"fewer: 1000\"")
	}
	if f.err == nil {
		if _, err := t.method("0"); err != nil {
			f.missing("%s", engine.MsgOf(err))
		}
	}
	return t
}

// formulaNodes bounds the search with a formula by what it does and not by time: the verdict
// is the same on a slow machine.
const formulaNodes = 5_000_000

// formulaLimits are those of a search that is to expand fewer than so many, 0 for any number.
func formulaLimits(fewer int) engine.Limits {
	limits := engine.Limits{Memory: Limits().Memory, Nodes: formulaNodes}
	if fewer > 0 {
		limits.Nodes = min(limits.Nodes, int64(fewer))
	}
	return limits
}

func (t *formulaTask) method(line string) (engine.Method, error) {
	own, err := engine.MakeOwn(t.puzzle, engine.OfFormula+":"+line)
	if err != nil {
		return engine.Method{}, err
	}
	return engine.OwnMethod(t.puzzle, t.algorithm, own)
}

func (t *formulaTask) judge(ctx context.Context, answer string) (Verdict, error) {
	m, err := t.method(answer)
	if err != nil {
		return no("%s", engine.MsgOf(err))
	}
	own, _ := m.Own()
	truth, err := estimates.Find(ctx, t.puzzle, own, nil, Limits(), nil)
	if ctx.Err() != nil {
		return Verdict{}, ctx.Err()
	}
	if err != nil {
		return no("%s", engine.MsgOf(err))
	}
	if !truth.IsWhole && (t.admissible || t.consistent) {
		return Verdict{}, engine.Errorf("the puzzle has too many positions for all to be looked at: %s", truth.WhyPart)
	}
	if t.admissible && !truth.Admissible() {
		worst := truth.TooHigh
		return no("it is not admissible: it says %s where the goal is %s away\n%s", strconv.FormatFloat(worst.Estimate, 'g', 6, 64), engine.CostText(t.puzzle, worst.Cost), truth.Board(worst.At).Text())
	}
	if t.consistent && !truth.Consistent() {
		drop := truth.Drop
		return no("it is not consistent: by a move of cost %s it falls from %s to %s\n%s", engine.CostText(t.puzzle, drop.Cost), strconv.FormatFloat(drop.Before, 'g', 6, 64), strconv.FormatFloat(drop.After, 'g', 6, 64), truth.Board(drop.From).Text())
	}
	r := engine.Solve(ctx, t.puzzle, m, formulaLimits(t.fewer), nil)
	switch {
	case ctx.Err() != nil:
		return Verdict{}, ctx.Err()
	case t.fewer > 0 && r.Status.Limited() && r.Expanded >= int64(t.fewer):
		return no("the search with it expands %d or more, expected fewer than %d", r.Expanded, t.fewer)
	case r.Status != engine.Solved:
		return no("the search with it finds no solution: %s", r.Reason)
	case t.fewer > 0 && r.Expanded >= int64(t.fewer):
		return no("the search with it expands %d, expected fewer than %d", r.Expanded, t.fewer)
	}
	return yes(engine.Msg("The search with it expands %d.", r.Expanded))
}

// answers knows wrong ones alone: zero guides no search, and much more is not admissible.
func (t *formulaTask) answers(ctx context.Context) (right, wrong string, err error) {
	for _, line := range []string{"0", "1000000"} {
		if v, err := t.judge(ctx, line); err == nil && !v.Done {
			return "", line, nil
		}
	}
	return "", "", ctx.Err()
}
