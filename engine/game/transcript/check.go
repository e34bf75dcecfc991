package transcript

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Checking a transcript. What it says about the result is assumed; everything else follows
// from the puzzle and the rules: the moves are replayed, and a transcript of that must agree
// line by line. What only a search can settle, such as optimality, is left to
// [Checked.Hold]; what only the original run could know is in [Checked.Unchecked].

// Checked is a transcript that agrees with the puzzle, with the rules, and with itself.
type Checked struct {
	Puzzle engine.Puzzle
	Status engine.Status // Running if nothing was solved yet
	Moves  []engine.Move
	Cost   int

	claims    Claims
	optimal   bool  // it claims optimality
	bound     int64 // claimed lower bound; 0 for none
	unchecked []string
}

// Of returns the puzzle with the options under which the moves were found, such as the cost
// of a move. Its error names the line of an invalid option.
func (c Claims) Of(p engine.Puzzle) (engine.Puzzle, error) {
	if h, said := c.find(familyTitle); said && h.text != p.Family() {
		return nil, engine.BadText(h.line, 0, "found the family %q, expected %q", h.text, p.Family()).OfKind(engine.ErrContradiction)
	}
	for _, h := range c.head {
		if h.label != optionTitle {
			continue
		}
		name, value, _ := strings.Cut(h.text, optionMark)
		if _, err := p.Settings().With(engine.Values{name: value}); err != nil {
			return nil, engine.BadText(h.line, 0, "%s", err)
		}
	}
	return p.With(c.values(optionTitle))
}

// Check replays the moves from the start of the puzzle and compares every line. Its error
// names the line that is wrong.
func (c Claims) Check(p engine.Puzzle) (*Checked, error) {
	s, err := c.outcome(p)
	if err != nil {
		return nil, err
	}
	if s.Result.Moves, err = c.replay(s); err != nil {
		return nil, err
	}
	for _, m := range s.Result.Moves {
		s.Result.Cost += m.Cost
	}
	if err := c.checkHead(s); err != nil {
		return nil, err
	}
	if err := c.checkOptimality(s); err != nil {
		return nil, err
	}
	if err := c.checkBoards(s); err != nil {
		return nil, err
	}
	_, optimal := c.find(optimalTitle)
	return &Checked{
		Puzzle: p, Status: s.Result.Status, Moves: s.Result.Moves, Cost: s.Result.Cost, claims: c,
		optimal: optimal && s.Result.Optimality == engine.Proven, bound: s.Result.Bound, unchecked: c.ofThatRun(s),
	}, nil
}

// outcome returns the claimed result: method, status, and what is said about the cost. A
// bare list of moves claims to be a solution.
func (c Claims) outcome(p engine.Puzzle) (engine.Solution, error) {
	s := engine.Solution{Puzzle: p, Result: engine.Result{Status: engine.Solved, Verified: true}}
	because := ""
	for _, h := range c.head {
		var err error
		switch r := &s.Result; h.label {
		case fileTitle:
			s.Name = h.text
		case methodTitle:
			s.Method, err = methodOf(p, h.text)
		case statusTitle:
			r.Status, err = statusOf(h.text)
			r.Verified = r.Status == engine.Solved
		case reasonTitle:
			r.Reason = engine.Msg("%s", h.text)
		case optimalTitle:
			word, reason, _ := strings.Cut(h.text, reasonMark)
			because = reason
			r.Optimality, err = optimalityOf(word)
		case boundTitle:
			r.Bound, err = boundOf(p, h.text)
		case familyTitle, puzzleTitle, optionTitle, settingTitle, guaranteeTitle, solutionTitle, nodesTitle, memoryTitle, timeTitle:
		default:
			err = engine.Errorf("found %q, which no transcript says", c.lines[h.line-1])
		}
		if err != nil {
			return s, engine.BadText(h.line, 0, "%s", err)
		}
	}
	var err error
	if s.Method, err = s.Method.With(c.values(settingTitle)); err != nil {
		h, _ := c.find(settingTitle)
		return s, engine.BadText(h.line, 0, "%s", err)
	}
	s.Result.Because = engine.Msg("%s", because)
	return s, nil
}

// find returns the first statement with that label.
func (c Claims) find(label string) (h statement, ok bool) {
	i := slices.IndexFunc(c.head, func(h statement) bool { return h.label == label })
	if i < 0 {
		return statement{}, false
	}
	return c.head[i], true
}

// inBrackets matches a method's name after its title: "A* with Manhattan (astar/manhattan)".
var inBrackets = regexp.MustCompile(`\(([^()]*)\)$`)

// ownInBrackets matches that of a method with an own heuristic, which may have brackets.
var ownInBrackets = regexp.MustCompile(`\(([a-z0-9-]+/(?:expr|table|program):.*)\)$`)

func methodOf(p engine.Puzzle, text string) (engine.Method, error) {
	if name := ownInBrackets.FindStringSubmatch(text); name != nil {
		algorithm, heuristic := engine.SplitMethod(name[1])
		if kind, _, _ := engine.SplitOwn(heuristic); kind == engine.OfFormula {
			return engine.FindMethod(p, algorithm, heuristic)
		}
		return engine.OwnMethod(p, algorithm, engine.NamedOwn(heuristic))
	}
	if name := inBrackets.FindStringSubmatch(text); name != nil {
		algorithm, heuristic, _ := strings.Cut(name[1], "/")
		for _, m := range p.Methods() {
			if m.Algorithm.Name == algorithm && m.Heuristic.Name == heuristic {
				return m, nil
			}
		}
	}
	return engine.Method{}, engine.Errorf("found %q, which is no method for this puzzle", text)
}

// statusOf returns the status of that name. Transcripts do not distinguish limits, so one
// stands for all.
func statusOf(text string) (engine.Status, error) {
	if text == notSolvedYet {
		return search.Running, nil
	}
	word, _, _ := strings.Cut(text, ",")
	for _, s := range []engine.Status{engine.Solved, engine.NoSolution, search.TimeLimit, engine.Stopped, engine.Failed} {
		if s.Name() == word {
			return s, nil
		}
	}
	return search.Running, engine.Errorf("found the status %q, which there is not", text)
}

func optimalityOf(word string) (engine.Optimality, error) {
	for _, o := range []engine.Optimality{engine.NotProven, engine.Proven, engine.NotByDesign} {
		if optimalityWord(o) == word {
			return o, nil
		}
	}
	return 0, engine.Errorf("found %q, expected proven, not proven or not by design", word)
}

// boundOf returns the least bound that is written so.
func boundOf(p engine.Puzzle, text string) (int64, error) {
	figure, found := strings.CutPrefix(text, atLeast)
	x, err := strconv.ParseFloat(strings.ReplaceAll(figure, ",", ""), 64)
	if !found || err != nil || x <= 0 || x > math.MaxInt32 {
		return 0, engine.Errorf("found %q, expected %q and a number", text, strings.TrimSpace(atLeast))
	}
	unit := float64(engine.CostUnit(p))
	bound := int64(math.Round(x * unit))
	for least := int64((x - 0.001) * unit); least < bound; least++ {
		if engine.CostText(p, least) == figure {
			return least, nil
		}
	}
	return bound, nil
}

// replay returns the moves as played by the rules, with their descriptions.
func (c Claims) replay(s engine.Solution) ([]engine.Move, error) {
	if s.Result.Status != engine.Solved && len(c.names) > 0 {
		return nil, engine.BadText(c.moves+1, 0, "found a move, expected %q: the transcript does not say that the puzzle is solved", noMoves).OfKind(engine.ErrContradiction)
	}
	at := s.Puzzle.Start()
	moves := c.Moves(s.Puzzle)
	for i, m := range moves {
		next, err := at.Apply(m)
		if err != nil {
			return nil, engine.BadText(c.moves+i+1, 0, "move %d, %s: %s", i+1, m.Name, err).OfKind(engine.ErrContradiction)
		}
		for _, legal := range at.Moves() {
			if legal.Name == m.Name {
				moves[i].Words, moves[i].Short = legal.Words, legal.Short
			}
		}
		at = next
	}
	if s.Result.Status == engine.Solved && !at.Solved() {
		return nil, engine.BadText(c.after, 0, "the position after the last of %d move{|s} is not the goal", len(moves)).OfKind(engine.ErrContradiction)
	}
	return moves, nil
}

// checkHead compares each statement with that of the replay. A missing one claims nothing.
func (c Claims) checkHead(s engine.Solution) error {
	var b strings.Builder
	head(&b, s)
	expected := readHead(strings.Split(b.String(), "\n"))
	for _, h := range c.head {
		same := func(e statement) bool {
			return e.label == h.label && (e.text == h.text || slices.Contains(ofTheRun, h.label))
		}
		i := slices.IndexFunc(expected, same)
		if i < 0 {
			i = slices.IndexFunc(expected, func(e statement) bool { return e.label == h.label })
		}
		switch {
		case i < 0:
			return engine.BadText(h.line, 0, "found %q, which does not belong to such a result, or is there already", c.lines[h.line-1]).OfKind(engine.ErrContradiction)
		case !same(expected[i]):
			return engine.BadText(h.line, 0, "found %q, expected %q", h.label+": "+h.text, expected[i].label+": "+expected[i].text).OfKind(engine.ErrContradiction)
		}
		expected = slices.Delete(expected, i, i+1)
	}
	return nil
}

// checkOptimality checks the statements about the cost against each other.
func (c Claims) checkOptimality(s engine.Solution) error {
	if s.Result.Status != engine.Solved {
		return nil
	}
	optimal, claimed := c.find(optimalTitle)
	bound, _ := c.find(boundTitle)
	r, cost := s.Result, int64(s.Result.Cost)
	say := func(cost int64) search.Figure { return engine.CostOf(s.Puzzle, cost) }
	if say(r.Bound).String() == say(cost).String() {
		r.Bound = cost // as far as it is written
	}
	switch {
	case r.Bound > cost:
		return engine.BadText(bound.line, 0, "every solution is said to cost at least %d, but this one costs %d", say(r.Bound), say(cost)).OfKind(engine.ErrContradiction)
	case !claimed:
		return nil
	case r.Optimality == engine.Proven && r.Bound > 0 && r.Bound < cost:
		return engine.BadText(bound.line, 0, "a solution is said to cost at least %d, but to be proven optimal at %d", say(r.Bound), say(cost)).OfKind(engine.ErrContradiction)
	case r.Optimality != engine.Proven && r.Bound == cost && cost > 0:
		return engine.BadText(optimal.line, 0, "found %q, expected %q: no solution is said to cost less than %d", optimal.text, optimalityWord(engine.Proven), say(cost)).OfKind(engine.ErrContradiction)
	case r.Optimality == engine.NotByDesign && s.Method.Promise != nil && s.Method.Guarantee().Optimal:
		return engine.BadText(optimal.line, 0, "found %q, but the method looks for the cheapest", optimal.text).OfKind(engine.ErrContradiction)
	}
	return nil
}

// checkBoards compares the boards after the moves with those of the replay.
func (c Claims) checkBoards(s engine.Solution) error {
	var b strings.Builder
	title(&b, boardsTitle, '-')
	boards(&b, s)
	expected := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
	at := c.after
	for at < len(c.lines) && c.lines[at] == "" {
		at++
	}
	if at == len(c.lines) {
		return nil
	}
	for i, want := range expected {
		switch want = strings.TrimRight(want, " \t\r"); {
		case at+i == len(c.lines):
			return engine.BadText(at+i, 0, "the transcript ends here, expected %q", want).OfKind(engine.ErrContradiction)
		case c.lines[at+i] != want:
			return engine.BadText(at+i+1, 0, "found %q, expected %q", c.lines[at+i], want).OfKind(engine.ErrContradiction)
		}
	}
	for i := at + len(expected); i < len(c.lines); i++ {
		if c.lines[i] != "" {
			return engine.BadText(i+1, 0, "found %q, expected the end", c.lines[i]).OfKind(engine.ErrContradiction)
		}
	}
	return nil
}
