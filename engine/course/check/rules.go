package check

import (
	"context"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// ruled returns the method of the options under the rules of a lecture; ok is false where none
// are set.
func (o Options) ruled(p engine.Puzzle) (m engine.Method, ok bool, err error) {
	_, set, err := engine.SplitWord(p, o.Method)
	if err != nil || len(set)+len(o.Rules) == 0 {
		return m, false, err
	}
	if o.Method == "" {
		return m, false, engine.Errorf("rules are those of a method; name it, such as astar/manhattan:ties=oldest")
	}
	if m, err = engine.FindWord(p, o.Method); err == nil {
		m, err = m.Under(o.Rules)
	}
	return m, true, err
}

// HoldsRules reports whether a log can be held against the rules of a method.
func HoldsRules(m engine.Method) bool {
	return slices.Contains([]string{"bfs", "ucs", "greedy", "astar"}, m.Algorithm.Name)
}

// judgeRuled holds a log against one method under rules that are set; those that are not are
// free. Unlike without rules no mistake is looked for: the first expansion counts that the rules
// do not allow.
func judgeRuled(ctx context.Context, p engine.Puzzle, log Log, m engine.Method) (Verdict, error) {
	by, ok := quiz.NewManual(recording.Record(ctx, p, m, engine.Limits{Nodes: 1}, 0, nil))
	if !ok || !HoldsRules(m) {
		return Verdict{}, engine.Errorf("the rules of %s cannot be held against a log; expected astar, ucs, greedy or bfs", m.Name())
	}
	var rules []string
	for _, r := range quiz.Sheet(m) {
		rules = append(rules, r.String())
	}
	v := Verdict{Readable: true, Expanded: len(log.Entries), Method: m.Word(), Log: log, Expected: []string{}, Consistent: []Consistent{}}
	free, start := m.Free(), engine.Key(p.Start())
	for i, e := range log.Entries {
		if e.Position == nil {
			v.breach(by, nil, i, e, engine.Msg("expansion %d is no board of the puzzle: %s", i+1, engine.MsgOf(e.Fault)))
			return v.ruled(rules), nil
		}
		key := engine.Key(e.Position)
		if i == 0 && key != start {
			if _, err := by.Take(ctx, 0); err != nil {
				return Verdict{}, err
			}
		}
		choices := by.Choices(free)
		if len(choices) == 0 {
			if key == start || e.Position.Solved() { // the boards of the solution, or the goal that was generated
				break
			}
			v.breach(by, nil, i, e, engine.Msg("expansion %d comes after the end: the goal has been found, or nothing waits", i+1))
			return v.ruled(rules), nil
		}
		place := -1
		for _, c := range choices {
			if engine.Key(by.Nodes[c].Position) == key {
				place = c
				break
			}
		}
		if place < 0 {
			v.breach(by, choices, i, e, engine.Msg("expansion %d takes another board than the rules put first; %d could have been next", i+1, len(choices)))
			return v.ruled(rules), nil
		}
		if _, err := by.Take(ctx, place); err != nil {
			return Verdict{}, err
		}
	}
	v.Agrees = true
	v.say(engine.Msg("all %d expansion{|s} agree with %s under the rules", len(log.Entries), m.Name()))
	v.Title = engine.Msg("Your program agrees with %s", m.Name())
	return v.ruled(rules), nil
}

// breach fills in the first expansion that the rules do not allow.
func (v *Verdict) breach(by *quiz.Manual, choices []int, i int, e Entry, why engine.Message) {
	at := i + 1
	v.First = &at
	if e.Position != nil {
		text := e.Position.Text()
		v.Got, v.Choice.Got = &text, e.Position
	}
	for _, c := range choices[:min(len(choices), mostExpected)] {
		v.Expected = append(v.Expected, by.Nodes[c].Position.Text())
	}
	if len(choices) > 0 {
		v.Choice.Expected, v.Choice.Others = by.Nodes[choices[0]].Position, len(choices)-1
	}
	v.Choice.GotF, v.Choice.BestF = Figures{none, none, none}, Figures{none, none, none}
	v.say(why)
	v.Title = engine.Msg("Your program differs from %s at expansion %d", by.Real.Method.Name(), at)
}

// ruled returns the verdict with its text, which states the rules.
func (v Verdict) ruled(rules []string) Verdict {
	v.Text = v.Title.String() + ".\n" + capital(v.Why) + ".\n" + engine.Msg("The rules: %s", strings.Join(rules, " ")).String() + "\n"
	return v
}
