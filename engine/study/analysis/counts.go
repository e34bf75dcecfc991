package analysis

import (
	"strconv"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
)

// Counts returns the counts so far beside those of the whole search, which include events
// beyond those that are kept, and the nodes by depth.
func Counts(of *replay.Player) []Section {
	p := view{of}
	return []Section{p.kinds(), p.byDepth()}
}

func (p view) kinds() Section {
	s := Section{
		Title: engine.Msg("Counts"), Header: []engine.Message{engine.Msg("so far"), engine.Msg("what"), engine.Msg("in all")},
	}
	if p.Trace.Cut() {
		s.Words = engine.Msg("In all counts the whole search, also beyond the events that are kept.")
	}
	whole := p.Trace.Counts()
	add := func(what engine.Message, now int, all int64) {
		if now > 0 || all > 0 {
			s.Rows = append(s.Rows, Row{[]string{figures.Count(now), "", figures.Count(all)}, nowhere})
			s.Names = append(s.Names, what)
		}
	}
	add(engine.Msg("expanded"), p.Of(search.Expanded), whole.Of(search.Expanded))
	add(engine.Msg("generated"), int(p.Generated()), max(p.Result.Generated, p.Generated()))
	cheaper := p.For(search.Generated, search.Cheaper)
	add(engine.Msg("of these new"), p.Of(search.Generated)-cheaper, whole.Of(search.Generated)-whole.For(search.Generated, search.Cheaper))
	add(engine.Msg("reached more cheaply"), cheaper, whole.For(search.Generated, search.Cheaper))
	add(engine.Msg("known before"), p.Of(search.Duplicate), whole.Of(search.Duplicate))
	backed := p.For(search.Reopened, search.BackedUp)
	allBacked := whole.For(search.Reopened, search.BackedUp)
	add(engine.Msg("reopened"), p.Of(search.Reopened)-backed, whole.Of(search.Reopened)-allBacked)
	add(engine.Msg("backed up"), backed, allBacked)
	for why := range search.Why(search.Whys) {
		add(prunedFor(why), p.For(search.Pruned, why), whole.For(search.Pruned, why))
	}
	return s
}

// prunedFor returns the words for a reason of pruning.
func prunedFor(why search.Why) engine.Message {
	switch why {
	case search.Back:
		return engine.Msg("pruned: it leads back")
	case search.OnPath:
		return engine.Msg("pruned: it lies on the path")
	case search.Entered:
		return engine.Msg("pruned: the round knows it")
	case search.OverBound:
		return engine.Msg("pruned: over the bound")
	case search.NotBetter:
		return engine.Msg("pruned: not better than the best")
	case search.Width:
		return engine.Msg("pruned: the layer is full")
	case search.Forgotten, search.Culled:
		return engine.Msg("pruned: forgotten to save memory")
	case search.Wipeout:
		return engine.Msg("pruned: a domain is empty")
	case search.TooDeep:
		return engine.Msg("pruned: its path fills the memory")
	case search.DeadEnd:
		return engine.Msg("pruned: nothing leads on from it")
	case search.Refused:
		return engine.Msg("refused by lot")
	}
	return engine.Msg("pruned")
}

// byDepth counts the nodes generated and expanded at each depth.
func (p view) byDepth() Section {
	s := Section{
		Title: engine.Msg("Nodes by depth"), Header: []engine.Message{engine.Msg("depth"), engine.Msg("new"), engine.Msg("expanded")},
	}
	made, expanded := Series{Title: engine.Msg("new")}, Series{Title: engine.Msg("expanded")}
	for depth, d := range p.Depths() {
		if d == (replay.Depth{}) {
			continue
		}
		s.Rows = append(s.Rows, Row{[]string{strconv.Itoa(depth), figures.Count(d.Made), figures.Count(d.Expanded)}, nowhere})
		made.Values = append(made.Values, float64(d.Made))
		expanded.Values = append(expanded.Values, float64(d.Expanded))
	}
	if len(s.Rows) > 1 {
		s.Series = []Series{made, expanded}
	}
	s.Rows = last(s.Rows)
	return s
}

// Branching describes an effective branching factor.
func Branching(b string) engine.Message {
	return engine.Msg("The effective branching factor is %s so far: that of a uniform tree as deep as this one, at the end as its solution, with as many generated nodes.", b)
}
