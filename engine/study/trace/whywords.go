package trace

import (
	"fmt"
	"math"

	"langkah/engine/base/message"
	"langkah/engine/solve/search"
)

// why returns the reason of an event, given the state before it.
func (x *Explainer) why(e search.Event) message.Message {
	if e.Why == search.Checked {
		return message.New("it looks whether the states of the round lead to no others: then there is no solution")
	}
	switch e.Kind {
	case search.Expanded:
		return x.whyExpanded(e)
	case search.Generated:
		return x.whyGenerated(e)
	case search.Duplicate:
		return x.whyDuplicate(e)
	case search.Reopened:
		switch {
		case e.Why == search.BackedUp && x.before.Why == search.Culled:
			return message.New("a successor is forgotten, and the least %s of those that are is kept: it waits with %s = %d", x.key.String(), x.key.String(), x.f(e.F))
		case e.Why == search.BackedUp:
			return message.New("its successors are forgotten, and the least %s of theirs is kept: it waits again with %s = %d", x.key.String(), x.key.String(), x.f(e.F))
		}
		if x.plainF(e) {
			return message.New("the heuristic is not consistent here: node %d was expanded with g = %d and is now reached with %d, so it waits again", e.Node, x.cost(x.g[e.Node]), x.cost(e.G))
		}
		return message.New("node %d was expanded with g = %d and is now reached with %d, so it waits again", e.Node, x.cost(x.g[e.Node]), x.cost(e.G))
	case search.Pruned:
		return x.whyPruned(e)
	case search.Iteration:
		return x.whyRound(e)
	}
	return x.whyGoal(e)
}

// plainF reports whether f is g + h, without weights: only then a heuristic alone decides whether
// states are reopened.
func (x *Explainer) plainF(e search.Event) bool {
	first := x.trace.Event(0)
	return x.key == search.ByF && first.F == first.G+first.H && e.F == e.G+e.H
}

func (x *Explainer) whyExpanded(e search.Event) message.Message {
	if c, ok := x.trace.Choice(e.Node); ok {
		return WhyChosen(c)
	}
	switch {
	case x.order == search.OnePath:
		return x.whyVisited(e)
	case x.order == search.BothEnds:
		return x.whySide(e)
	case x.order == search.BestOfBoth:
		return x.whyOfBoth(e)
	case len(x.open) == 1:
		return message.New("it is the only node that waits")
	}
	switch x.order {
	case search.BestFirst:
		return x.whyPicked(e)
	case search.Forgetful:
		return x.whyDeepest(e)
	case search.Levels:
		return message.New("of the %d node{|s} that {waits|wait} it has waited the longest", len(x.open))
	case search.FewPerLevel:
		return message.New("it is the next of its layer, in which those with the least h come first")
	}
	return message.New("node %d is the deepest with successors that wait, and this is the first of them", e.Parent)
}

// WhyChosen returns the reason of an exact cover's choice, as part of a sentence.
func WhyChosen(c search.Choice) message.Message {
	switch {
	case !c.After.IsZero() && c.Choices == 0:
		return message.New("after %s no value is left for %s: forward checking takes it back", c.After, c.What)
	case !c.After.IsZero():
		return message.New("after %s too few values are left for %s, %d: forward checking takes it back", c.After, c.What, c.Choices)
	case c.Dead:
		return message.New("for %s too few choices are left, %d: the search goes back", c.What, c.Choices)
	case c.Fixed:
		return message.New("it goes on at %s, the first that is not covered, for which %d choice{|s} {is|are} left", c.What, c.Choices)
	case c.Next.IsZero():
		return message.New("it goes on at %s, for which %d choice{|s} {is|are} left; nothing else is to be covered", c.What, c.Choices)
	}
	return message.New("it goes on at %s, for which %d choice{|s} {is|are} left, the fewest; the next would be %s with %d", c.What, c.Choices, c.Next, c.NextChoices)
}

// whyPicked returns why a best-first search removes a node from its frontier.
func (x *Explainer) whyPicked(e search.Event) message.Message {
	same, alike := x.byF[e.F], x.alike[x.rank(e)]
	switch {
	case len(x.open) == 1:
		return message.New("it is the only node that waits")
	case same == 1:
		return message.New("%s = %d is the least, and it alone has it", x.key.String(), x.f(e.F))
	case x.rules.Ties == search.Oldest:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and it is the oldest of them", x.key.String(), x.f(e.F), same)
	case x.rules.Ties == search.LeastName:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and it is the first of them by name", x.key.String(), x.f(e.F), same)
	case same == alike:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and it is the newest of them", x.key.String(), x.f(e.F), same)
	case x.rules.Ties == search.GreatestG && alike == 1:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and its g = %d is the greatest of these", x.key.String(), x.f(e.F), same, x.cost(e.G))
	case x.rules.Ties == search.GreatestG:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, %d of these with the greatest g = %d, and it is the newest of them", x.key.String(), x.f(e.F), same, alike, x.cost(e.G))
	case alike == 1:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and its h = %d is the least of these", x.key.String(), x.f(e.F), same, x.cost(e.H))
	}
	return message.New("%s = %d is the least; %d node{|s} {has|have} it, %d of these with the least h = %d, and it is the newest of them", x.key.String(), x.f(e.F), same, alike, x.cost(e.H))
}

// whyDeepest explains an expansion of a search that takes the deepest of equal nodes, which
// have one parent.
func (x *Explainer) whyDeepest(e search.Event) message.Message {
	same := x.byF[e.F]
	switch alike := x.alike[x.rank(e)]; {
	case same == 1:
		return message.New("%s = %d is the least, and it alone has it", x.key.String(), x.f(e.F))
	case alike == 1:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and it is the deepest of these", x.key.String(), x.f(e.F), same)
	}
	return message.New("%s = %d is the least; %d node{|s} {has|have} it, %d of these at the greatest depth of %d, and it is the newest of them", x.key.String(), x.f(e.F), same, x.alike[x.rank(e)], int(e.Depth))
}

// whyOfBoth explains an expansion of a search that goes best first from both ends.
func (x *Explainer) whyOfBoth(e search.Event) message.Message {
	if same := x.byF[e.F]; same > 1 {
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, of which the side of the start goes first, then the least g, here %d, then the newest", x.key.String(), x.f(e.F), same, x.cost(e.G))
	}
	return message.New("%s = %d is the least, and it alone has it", x.key.String(), x.f(e.F))
}

// whyMet explains the meeting of a search that goes best first from both ends, which is told
// once for each side, the start's first.
func (x *Explainer) whyMet(e search.Event) message.Message {
	other := x.before
	if e.Node > 0 && x.n < x.trace.Len() {
		other = x.trace.Event(x.n)
	}
	cost := x.cost(e.G + other.G)
	if e.Why == search.Met {
		return message.New("both sides have reached its state, here with g = %d: a path of cost %d, the cheapest so far", x.cost(e.G), cost)
	}
	var pr, f, g [2]int32 // the least of each side
	for side := range g {
		pr[side], f[side], g[side] = search.Infinite, search.Infinite, search.Infinite
	}
	waits := [2]int{}
	for node, at := range x.open {
		side := sideOf(node)
		waits[side]++
		pr[side], f[side], g[side] = min(pr[side], at.f), min(f[side], x.g[node]+x.h[node]), min(g[side], x.g[node])
	}
	if waits[0] == 0 || waits[1] == 0 {
		return message.New("the sides have met on a path of cost %d, and on one of them nothing waits any more: no other can be cheaper", cost)
	}
	return message.New("the sides have met on a path of cost %d; of what waits the least pr is %d, the least f of the sides %d and %d, their least g %d and %d: no other path can be cheaper",
		cost, x.cost(min(pr[0], pr[1])), x.cost(f[0]), x.cost(f[1]), x.cost(g[0]), x.cost(g[1]))
}

func (x *Explainer) whySide(e search.Event) message.Message {
	here, there := x.sides[sideOf(e.Node)], x.sides[1-sideOf(e.Node)]
	switch {
	case x.layer > 0:
		return message.New("of the layer that is being expanded it has waited the longest")
	case e.Node > 0:
		return message.New("the side of the start goes on, where %d wait against %d; of these it has waited the longest", here, there)
	}
	return message.New("the side of the goals goes on, where %d wait against %d; of these it has waited the longest", here, there)
}

func (x *Explainer) whyVisited(e search.Event) message.Message {
	switch e.Why {
	case search.Climbed:
		best := 0
		for _, h := range x.successors {
			if h == e.H {
				best++
			}
		}
		if best == 1 {
			return message.New("h = %d is the least of the successors", x.cost(e.H))
		}
		return message.New("h = %d is the least of the successors; %d have it, and the lot fell on this one", x.cost(e.H), best)
	case search.Drawn:
		return message.New("the move to it was drawn by lot")
	case search.Uphill:
		t, _ := e.Temperature()
		return message.New("the move to it was drawn by lot; h grows from %d to %d, which at temperature %s is accepted with probability %s, and was", x.cost(x.here), x.cost(e.H), x.share(t), Chance(x.here, e.H, t))
	case search.Individual:
		return x.whyBegun()
	case search.Inherited:
		return message.New("the move to it is inherited")
	case search.Mutated:
		return message.New("the move to it was drawn by lot, in place of one that is inherited")
	case search.Resumed:
		return message.New("cooled down, the walk goes back to the best state that it saw, with h = %d", x.cost(e.H))
	}
	return message.New("the try begins with the start")
}

// whyBegun explains the first node of an individual, by its parents where they are known.
func (x *Explainer) whyBegun() message.Message {
	words := message.New("individual %d of the generation begins with the start", x.individual+1)
	if list := x.trace.Offspring(x.round); x.individual < len(list) {
		return message.New("%s; %s", words, WhyBred(list[x.individual].Offspring))
	}
	return words
}

// WhyBred says where the moves of an individual come from.
func WhyBred(o search.Offspring) message.Message {
	one, other := o.Parents[0], o.Parents[1]
	switch {
	case one == 0:
		return message.New("all its moves are drawn by lot")
	case o.Number == 1:
		return message.New("it is the best of the generation before, individual %d, unchanged", one)
	case other == 0:
		return message.New("it inherits the moves of individual %d", one)
	}
	return message.New("it inherits the first %d move{|s} of individual %d, and behind this crossover point those of individual %d", o.Cut, one, other)
}

// cost writes a cost or an estimate.
func (x *Explainer) cost(c int32) search.Figure { return search.In(x.unit, c) }

// share writes a temperature or a mean, which are counted as costs are.
func (x *Explainer) share(c float64) string { return Decimal(c / float64(max(x.unit, 1))) }

// Decimal writes a temperature.
func Decimal(t float64) string { return fmt.Sprintf("%.4g", t) }

// Chance writes the probability with which simulated annealing accepts a worse estimate.
func Chance(from, to int32, t float64) string {
	return fmt.Sprintf("%.3f", math.Exp(-float64(to-from)/t))
}

func (x *Explainer) whyGenerated(e search.Event) message.Message {
	switch {
	case e.Parent == 0 && e.Node < 0:
		return message.New("it is a goal, from which moves are undone")
	case e.Parent == 0:
		return message.New("it is the start")
	case e.Why == search.Cheaper && e.G < x.g[e.Node]:
		return message.New("node %d waits already with g = %d, and is now reached with %d", e.Node, x.cost(x.g[e.Node]), x.cost(e.G))
	case e.Why == search.Cheaper:
		return message.New("node %d waits already, and this way to it is better", e.Node)
	}
	switch x.order {
	case search.BestFirst:
		if x.key == search.ByF && e.F == search.Narrow(int64(e.G)+int64(e.H)) {
			return message.New("its state is new: it waits with f = %d + %d = %d", x.cost(e.G), x.cost(e.H), x.f(e.F))
		}
		return message.New("its state is new: it waits with %s = %d", x.key.String(), x.f(e.F))
	case search.Forgetful:
		switch own := search.Narrow(int64(e.G) + int64(e.H)); {
		case e.F > max(own, x.hereF):
			return message.New("it waits with %s = %d, which its parent kept when it was forgotten", x.key.String(), x.f(e.F))
		case e.F > own:
			return message.New("it waits with %s = %d, that of its parent, as its own %d + %d is less", x.key.String(), x.f(e.F), x.cost(e.G), x.cost(e.H))
		}
		return message.New("it waits with f = %d + %d = %d", x.cost(e.G), x.cost(e.H), x.f(e.F))
	case search.BestOfBoth:
		return message.New("its state is new on its side: it waits with pr = %d, the greater of %d + %d and twice %d", x.f(e.F), x.cost(e.G), x.cost(e.H), x.cost(e.G))
	case search.Levels:
		return message.New("its state is new: it waits behind %d other{|s}", len(x.open))
	case search.BothEnds:
		if e.Node < 0 {
			return message.New("its state is new on the side of the goals")
		}
		return message.New("its state is new on the side of the start")
	case search.FewPerLevel:
		if e.Depth != x.keptDepth {
			x.kept, x.keptDepth = 0, e.Depth
		}
		x.kept++
		return message.New("its state is new, and kept: with h = %d it is number %d of its layer", x.cost(e.H), x.kept)
	case search.OnePath:
		return message.New("it is a neighbour with h = %d", x.cost(e.H))
	}
	if x.round == 0 {
		return message.New("it is the next that is tried")
	}
	return message.New("%s = %d is within the bound of %d", x.key.String(), x.f(e.F), x.f(x.bound))
}

func (x *Explainer) whyDuplicate(e search.Event) message.Message {
	g, known := x.g[e.Node]
	switch {
	case known && (x.order == search.BestFirst || x.order == search.BestOfBoth) && e.G >= g:
		return message.New("its state is that of node %d, which has g = %d, and %d is no less", e.Node, x.cost(g), x.cost(e.G))
	case known && x.order == search.BestFirst:
		return message.New("its state is that of node %d, which was expanded, and none is expanded twice", e.Node)
	}
	return message.New("its state was made before, as node %d", e.Node)
}

func (x *Explainer) whyPruned(e search.Event) message.Message {
	switch e.Why {
	case search.Wipeout:
		if c, ok := x.trace.Choice(e.Node); ok {
			return WhyChosen(c)
		}
	case search.Back:
		return message.New("it leads back to the node before")
	case search.OnPath:
		return message.New("its state lies on the path to it")
	case search.Entered:
		if x.key == search.ByDepth {
			return message.New("this round has entered its state before, in no more moves")
		}
		return message.New("this round has entered its state before, at no more cost")
	case search.OverBound:
		if e.Node != 0 {
			return message.New("%s = %d has reached the bound of %d: its successors would be over it", x.key.String(), x.f(e.F), x.f(x.bound))
		}
		return message.New("%s = %d is over the bound of %d", x.key.String(), x.f(e.F), x.f(x.bound))
	case search.NotBetter:
		return message.New("%s = %d is not below %d, the cost of the solution that is known", x.key.String(), x.f(e.F), x.cost(x.solution))
	case search.Width:
		return message.New("the layer is full: the %d that are kept have no greater h than %d", x.kept, x.cost(e.H))
	case search.Forgotten:
		return message.New("no node below its parent is the least any more: it is forgotten to save memory")
	case search.Culled:
		return message.New("the memory is full: of the leaves with the greatest %s = %d it is the shallowest, and of these the oldest; it is forgotten", x.key.String(), x.f(e.F))
	case search.TooDeep:
		return message.New("it is no goal, and the path to it, of %d node{|s}, fills the memory", int(e.Depth)+1)
	case search.DeadEnd:
		return message.New("none of its successors leads on: it is taken out of the memory")
	case search.Refused:
		t, _ := e.Temperature()
		return message.New("the move to it was drawn by lot; h would grow from %d to %d, which at temperature %s is accepted with probability %s, and was not", x.cost(x.here), x.cost(e.H), x.share(t), Chance(x.here, e.H, t))
	}
	return message.New("it is dropped")
}

func (x *Explainer) whyRound(e search.Event) message.Message {
	key := x.key.String()
	switch {
	case e.Why == search.Bred && x.round == 0:
		return message.New("generation 1: all moves are drawn by lot")
	case e.Why == search.Bred:
		return message.New("generation %d: its first individual is the best of the generation before, the others inherit moves of one or two parents", e.F)
	case e.Why == search.Judged:
		p, _ := e.Population()
		return message.New("generation %d has ended: the best of its %d individual{|s} came to h = %d, on average they came to %s; in %d state{|s} they were closest to a goal", e.F, x.individual, x.cost(p.Best), x.share(p.Mean), p.Different)
	case x.order == search.OnePath:
		return message.New("try %d begins", e.F)
	case x.key == search.ByDepth:
		return message.New("no path of more than %d move{|s} is followed", e.F)
	case x.round > 0 && e.F == x.cut:
		return message.New("round %d: nothing with %s over %d is followed, the least that the round before cut off", x.round+1, key, x.f(e.F))
	case x.round > 0:
		return message.New("round %d: nothing with %s over %d is followed, half as much again as before", x.round+1, key, x.f(e.F))
	}
	if x.startRank.f == e.F {
		return message.New("round 1: nothing with %s over %d is followed, which is that of the start", key, x.f(e.F))
	}
	return message.New("round 1: nothing with %s over %d is followed", key, x.f(e.F))
}

func (x *Explainer) whyGoal(e search.Event) message.Message {
	made := x.before.Node == e.Node // the goal test is on generation
	switch {
	case x.order == search.BestOfBoth:
		return x.whyMet(e)
	case x.order == search.BothEnds:
		return message.New("both sides have reached its state, so they meet")
	case e.Why == search.Incumbent:
		return message.New("it is a solution of cost %d; from now on only nodes with f below that count", x.cost(e.G))
	case x.rules.Early && made:
		return message.New("it is a goal, noticed as soon as it was made")
	case x.order == search.BestFirst:
		return message.New("it is a goal, and its turn has come: %s", x.whyPicked(e))
	case x.order == search.Forgetful && len(x.open) == 1:
		return message.New("it is a goal, and its turn has come: %s", message.New("it is the only node that waits"))
	case x.order == search.Forgetful:
		return message.New("it is a goal, and its turn has come: %s", x.whyDeepest(e))
	case x.order == search.Deepening:
		return message.New("it is a goal within the bound of %d; the rounds before met none", x.f(x.bound))
	case x.order == search.OnePath:
		return message.New("it is a goal, and the walk has come to it")
	case x.order == search.Depth && x.round > 0:
		return message.New("it is a goal, the first that the search comes to")
	case made:
		return message.New("it is a goal, noticed as soon as it was made")
	}
	return message.New("it is a goal")
}
