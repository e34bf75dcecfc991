// Package analysis describes a recorded search at a moment by tables and curves: counts,
// and the aspects of each kind of algorithm, such as rounds, layers or contours; why its
// solution is optimal, and where a beam search lost the optimum.
package analysis

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
	"langkah/engine/study/trace"
)

// Section is a table, with curves, of one aspect of an algorithm, as plain data. A search
// has the sections for which it has events:
//
//	rounds           each with its bound, what it cut off, and where the next bound comes from
//	incumbents       the improving solutions, and the bounds of nodes that they cut off
//	draws            of an annealing, with temperature and probability
//	generations      of a population, with the best and the mean fitness and the diversity
//	offspring        of a generation: sequences of moves, with parents, crossover point and fitness
//	layers           of a beam, the nodes kept and dropped, with the first board dropped
//	sides            of a search from both ends, and where they met
//	items            of an exact cover, the items covered on the path, with their numbers of choices
//	contours         of a best-first search, the expanded and open nodes at each figure
type Section struct {
	Title  engine.Message
	Words  engine.Message // its meaning at the moment; may be zero
	Header []engine.Message
	Rows   []Row
	Names  []engine.Message // the second column of the rows where it holds words; else nil
	Series []Series
}

// Row is a line of a section's table, with the moment that it links to.
type Row struct {
	Cells  []string
	Moment int // -1 for none
}

// Series is a figure that changes as the search goes on, from 0.
type Series struct {
	Title  engine.Message
	Values []float64
}

// nowhere is the moment of a row that links to none.
const nowhere = -1

// mostRows limits the rows of a long table to the last ones.
const mostRows = 40

// view builds the sections of a player.
type view struct{ *replay.Player }

// Sections returns the sections of the method's own at the moment.
func Sections(of *replay.Player) []Section {
	p := view{of}
	var list []Section
	for _, section := range []func() (Section, bool){p.rounds, p.cutOff, p.incumbents, p.losers, p.draws, p.offspring, p.generations, p.layers, p.sides, p.items, p.contours} {
		if s, ok := section(); ok {
			list = append(list, s)
		}
	}
	return list
}

// rounds lists those of an iterative search, or the tries of a walk.
func (p view) rounds() (s Section, ok bool) {
	rounds := p.Trace.Rounds()
	if len(rounds) == 0 || p.Trace.Counts().For(search.Iteration, search.Bred) > 0 { // generations have a section of their own
		return s, false
	}
	s.Title = engine.Msg("Rounds")
	s.Header = []engine.Message{engine.Msg("round"), engine.Msg("bound"), engine.Msg("expanded"), engine.Msg("next")}
	walk := p.Method.Order == search.OnePath
	if walk {
		s.Title = engine.Msg("Tries")
		s.Header = []engine.Message{engine.Msg("try"), engine.Msg("expanded"), engine.Msg("generated")}
	}
	for i, r := range rounds {
		row := Row{Moment: nowhere}
		if r.Event != trace.Never {
			row.Moment = r.Event + 1
		}
		next := "–"
		if r.Next > r.Bound {
			next = p.Method.Figure(r.Next).String()
		}
		row.Cells = []string{figures.Count(i + 1), p.Method.Figure(r.Bound).String(), figures.Count(r.Expanded), next}
		if walk {
			row.Cells = []string{figures.Count(i + 1), figures.Count(r.Expanded), figures.Count(r.Generated)}
		}
		s.Rows = append(s.Rows, row)
	}
	if !walk && p.Round() > 0 && p.Round() <= len(rounds) {
		s.Words = p.roundWords(rounds[p.Round()-1])
	}
	if len(rounds) > mostRows { // those up to the present one
		s.Rows = s.Rows[:min(max(p.Round(), mostRows), len(s.Rows))]
	}
	s.Rows = last(s.Rows)
	return s, true
}

// roundWords describes the present round, and the origin of the next bound.
func (p view) roundWords(r trace.Round) engine.Message {
	key := p.Method.Key.String()
	if r.Next == r.Bound {
		return engine.Msg("Round %d follows nothing with %s over %d.", p.Round(), key, p.Method.Figure(r.Bound))
	}
	return engine.Msg("Round %d follows nothing with %s over %d. The least that it cuts off is %d; that is where the next bound comes from.", p.Round(), key, p.Method.Figure(r.Bound), p.Method.Figure(r.Next))
}

// cutOff counts the nodes that the present round has cut off so far, by figure.
func (p view) cutOff() (s Section, ok bool) {
	if p.Round() == 0 || p.Method.Order == search.OnePath {
		return s, false
	}
	s.Title = engine.Msg("Cut off in this round")
	s.Header = []engine.Message{engine.Msg("%s", p.Method.Key.String()), engine.Msg("nodes")}
	counts := p.tally(p.roundBegan(), func(e search.Event) (int32, bool) {
		return trace.CutAt(e), e.Kind == search.Pruned && e.Why == search.OverBound
	})
	s.Rows = p.rowsOf(counts)
	return s, len(s.Rows) > 0
}

// roundBegan returns the event with which the present round began.
func (p view) roundBegan() int {
	if rounds := p.Trace.Rounds(); p.Round() <= len(rounds) {
		return max(rounds[p.Round()-1].Event, 0)
	}
	return 0
}

// tally counts the events since one by figure; of returns an event's figure, and
// whether it counts.
func (p view) tally(since int, of func(e search.Event) (int32, bool)) map[int32]int {
	counts := map[int32]int{}
	for i := since; i < p.Moment(); i++ {
		if x, ok := of(p.Trace.Event(i)); ok {
			counts[x]++
		}
	}
	return counts
}

func (p view) rowsOf(counts map[int32]int) (rows []Row) {
	for _, x := range slices.Sorted(maps.Keys(counts)) {
		rows = append(rows, Row{[]string{p.Method.Figure(x).String(), figures.Count(counts[x])}, nowhere})
	}
	return last(rows)
}

func last(rows []Row) []Row { return rows[max(0, len(rows)-mostRows):] }

// incumbents lists the solutions that a search found one after the other.
func (p view) incumbents() (s Section, ok bool) {
	s.Title = engine.Msg("The best so far")
	s.Header = []engine.Message{engine.Msg("cost"), engine.Msg("step")}
	best := int32(0)
	for i := range p.Moment() {
		if e := p.Trace.Event(i); e.Kind == search.Goal && e.Why == search.Incumbent {
			best = e.G
			s.Rows = append(s.Rows, Row{[]string{p.Method.Cost(e.G).String(), figures.Count(p.Step(i) - 1)}, i + 1})
		}
	}
	if len(s.Rows) == 0 {
		return s, false
	}
	s.Words = engine.Msg("The best solution so far costs %d: a node with f of %d or more cannot lead to a better one.", best, best)
	s.Rows = last(s.Rows)
	return s, true
}

// losers counts the nodes that were dropped because they cannot be better, by f.
func (p view) losers() (s Section, ok bool) {
	s.Title = engine.Msg("Bounds that lost")
	s.Header = []engine.Message{engine.Msg("f"), engine.Msg("nodes")}
	s.Rows = p.rowsOf(p.tally(0, func(e search.Event) (int32, bool) {
		return e.F, e.Kind == search.Pruned && e.Why == search.NotBetter
	}))
	return s, len(s.Rows) > 0
}

// draws lists the moves that simulated annealing drew, the last ones first. Other
// random walks have no temperature.
func (p view) draws() (s Section, ok bool) {
	whole := p.Trace.Counts()
	if whole.For(search.Expanded, search.Uphill)+whole.For(search.Pruned, search.Refused) == 0 {
		return s, false
	}
	accepted, refused := p.For(search.Expanded, search.Drawn)+p.For(search.Expanded, search.Uphill), p.For(search.Pruned, search.Refused)
	if accepted+refused == 0 {
		return s, false
	}
	s.Title = engine.Msg("Moves drawn by lot")
	s.Words = engine.Msg("%d were made and %d refused. A move to a greater h is made with probability e to the power of -(growth / temperature).", accepted, refused)
	s.Header = []engine.Message{engine.Msg("h"), engine.Msg("temperature"), engine.Msg("probability"), engine.Msg("made")}
	here := int32(0)
	heights, warmth := Series{Title: engine.Msg("h")}, Series{Title: engine.Msg("temperature")}
	for i := range p.Moment() {
		e := p.Trace.Event(i)
		t, hot := e.Temperature()
		if hot {
			made := "–"
			if e.Kind == search.Expanded {
				made = "✓"
			}
			s.Rows = append(s.Rows, Row{[]string{p.Method.Cost(here).String() + " → " + p.Method.Cost(e.H).String(), trace.Decimal(t / float64(max(p.Method.CostUnit, 1))), trace.Chance(here, e.H, t), made}, i + 1})
			s.Rows = last(s.Rows)
			warmth.Values = append(warmth.Values, t)
		}
		if e.Kind == search.Expanded {
			here = e.H
			heights.Values = append(heights.Values, float64(e.H))
		}
	}
	slices.Reverse(s.Rows)
	s.Series = []Series{heights, warmth}
	return s, true
}

// generations lists those of a population, with their fitness.
func (p view) generations() (s Section, ok bool) {
	s.Title = engine.Msg("Generations")
	s.Words = engine.Msg("The fitness is the least h that an individual came to: less is better. Diversity is in how many states they came to it.")
	s.Header = []engine.Message{engine.Msg("generation"), engine.Msg("best"), engine.Msg("mean"), engine.Msg("diversity")}
	best, mean, different := Series{Title: engine.Msg("best")}, Series{Title: engine.Msg("mean")}, Series{Title: engine.Msg("diversity")}
	for i := range p.Moment() {
		e := p.Trace.Event(i)
		now, ok := e.Population()
		if !ok {
			continue
		}
		s.Rows = append(s.Rows, Row{[]string{figures.Count(int(e.F)), p.Method.Cost(now.Best).String(), trace.Decimal(now.Mean / float64(max(p.Method.CostUnit, 1))), figures.Count(int(now.Different))}, i + 1})
		best.Values = append(best.Values, float64(now.Best))
		mean.Values = append(mean.Values, now.Mean)
		different.Values = append(different.Values, float64(now.Different))
	}
	s.Rows, s.Series = last(s.Rows), []Series{best, mean, different}
	return s, len(s.Rows) > 0
}

// layers lists those of a beam, with the number of nodes kept of each.
func (p view) layers() (s Section, ok bool) {
	if p.Method.Order != search.FewPerLevel {
		return s, false
	}
	dropped, first := map[int]int{}, map[int]int{} // by depth; first is the moment of the first one
	for i := range p.Moment() {
		e := p.Trace.Event(i)
		if e.Kind != search.Pruned || e.Why != search.Width {
			continue
		}
		depth := int(e.Depth)
		if dropped[depth]++; dropped[depth] == 1 {
			first[depth] = i + 1
		}
	}
	s.Title = engine.Msg("Layers")
	s.Words = engine.Msg("Of each layer those with the least h are kept, and the others are never seen again: so the way to a solution can be lost.")
	s.Header = []engine.Message{engine.Msg("depth"), engine.Msg("kept"), engine.Msg("dropped")}
	for depth, d := range p.Depths() {
		if d.Made > 0 || dropped[depth] > 0 {
			s.Rows = append(s.Rows, Row{[]string{strconv.Itoa(depth), figures.Count(d.Made), figures.Count(dropped[depth])}, cmp.Or(first[depth], nowhere)})
		}
	}
	s.Rows = last(s.Rows)
	return s, len(s.Rows) > 0
}

// sides lists the two of a search from both ends.
func (p view) sides() (s Section, ok bool) {
	if !p.Method.Order.TwoSided() {
		return s, false
	}
	s.Title = engine.Msg("Both sides")
	s.Header = []engine.Message{engine.Msg("side"), engine.Msg("expanded"), engine.Msg("waits"), engine.Msg("depth")}
	forward, backward := p.Trace.Nodes()
	for side, last := range []int32{forward, -backward} {
		var expanded, waiting, depth int
		for number := range max(last, -last) {
			n := p.Standing((number + 1) * int32(1-2*side))
			switch n.State {
			case replay.Closed, replay.Reached:
				expanded++
			case replay.Waiting:
				waiting++
			}
			if n.State != replay.Unmade {
				depth = max(depth, int(n.Depth))
			}
		}
		name := []string{"+", "−"}[side]
		s.Rows = append(s.Rows, Row{[]string{name, figures.Count(expanded), figures.Count(waiting), strconv.Itoa(depth)}, nowhere})
	}
	s.Words = engine.Msg("+ goes from the start, − from the goals. They have not met yet.")
	for i := p.Moment() - 1; i >= 0; i-- {
		if e := p.Trace.Event(i); e.Kind == search.Goal {
			s.Words = engine.Msg("+ goes from the start, − from the goals. They have met in node %d.", e.Node)
			if e.Why == search.Met && e.Node < 0 {
				cost := p.Trace.Event(i-1).G + e.G
				s.Words = engine.Msg("+ goes from the start, − from the goals. They have met in node %d, on a path of cost %d; there may be a cheaper one.", e.Node, p.Method.Cost(cost))
			}
			break
		}
	}
	return s, true
}

// items lists the items that an exact cover branched on along the present path, each
// with its number of choices and that of the runner-up.
func (p view) items() (s Section, ok bool) {
	at := p.lastExpanded()
	choice, ok := p.Trace.Choice(at)
	if !ok {
		return s, false
	}
	s.Title = engine.Msg("Covered next")
	s.Words = engine.Msg("Here %s.", trace.WhyChosen(choice))
	s.Header = []engine.Message{engine.Msg("depth"), engine.Msg("item"), engine.Msg("choices"), engine.Msg("runner-up")}
	for ; at != 0; at = p.Standing(at).Parent {
		c, told := p.Trace.Choice(at)
		node, kept := p.Trace.Node(at)
		if !told || !kept {
			break
		}
		next := "–"
		if !c.Next.IsZero() {
			next = strconv.Itoa(int(c.NextChoices))
		}
		s.Rows = append(s.Rows, Row{[]string{strconv.Itoa(int(node.Depth)), "", strconv.Itoa(int(c.Choices)), next}, int(node.Expanded) + 1})
		s.Names = append(s.Names, c.What)
	}
	slices.Reverse(s.Rows)
	slices.Reverse(s.Names)
	s.Rows, s.Names = last(s.Rows), s.Names[max(0, len(s.Names)-mostRows):]
	return s, true
}

// lastExpanded returns the node that was expanded last; 0 where none was.
func (p view) lastExpanded() int32 {
	for i := p.Moment() - 1; i >= 0; i-- {
		if e := p.Trace.Event(i); e.Kind == search.Expanded {
			return e.Node
		}
	}
	return 0
}

// contours counts the expanded and the open nodes at each value of a best-first
// search's key.
func (p view) contours() (s Section, ok bool) {
	if p.Method.Order != search.BestFirst {
		return s, false
	}
	expanded := p.tally(0, func(e search.Event) (int32, bool) { return e.Order(), e.Kind == search.Expanded })
	open := map[int32]int{}
	for _, at := range p.Frontier() {
		open[at.F]++
	}
	all := maps.Clone(expanded)
	for f := range open {
		all[f] += 0
	}
	key := p.Method.Key.String()
	s.Title = engine.Msg("Contours")
	s.Header = []engine.Message{engine.Msg("%s", key), engine.Msg("expanded"), engine.Msg("waits")}
	for _, f := range slices.Sorted(maps.Keys(all)) {
		s.Rows = append(s.Rows, Row{[]string{p.Method.Figure(f).String(), figures.Count(expanded[f]), figures.Count(open[f])}, nowhere})
	}
	if len(open) > 0 {
		s.Words = engine.Msg("What waits has %s of %d at least: all with less is done.", key, p.Method.Figure(slices.MinFunc(slices.Collect(maps.Keys(open)), cmp.Compare)))
	}
	s.Rows = last(s.Rows)
	return s, true
}
