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
		return message.New("node %d was expanded with g = %d and is now reached with %d, so it waits again", e.Node, x.g[e.Node], e.G)
	case search.Pruned:
		return x.whyPruned(e)
	case search.Iteration:
		return x.whyRound(e)
	}
	return x.whyGoal(e)
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
	case len(x.open) == 1:
		return message.New("it is the only node that waits")
	}
	switch x.order {
	case search.BestFirst:
		return x.whyPicked(e)
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
	same, alike := x.byF[e.F], x.byFH[[2]int32{e.F, e.H}]
	switch {
	case len(x.open) == 1:
		return message.New("it is the only node that waits")
	case same == 1:
		return message.New("%s = %d is the least, and it alone has it", x.key.String(), x.f(e.F))
	case same == alike:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and it is the newest of them", x.key.String(), x.f(e.F), same)
	case alike == 1:
		return message.New("%s = %d is the least; %d node{|s} {has|have} it, and its h = %d is the least of these", x.key.String(), x.f(e.F), same, search.Whole(e.H))
	}
	return message.New("%s = %d is the least; %d node{|s} {has|have} it, %d of these with the least h = %d, and it is the newest of them", x.key.String(), x.f(e.F), same, alike, search.Whole(e.H))
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
			return message.New("h = %d is the least of the successors", search.Whole(e.H))
		}
		return message.New("h = %d is the least of the successors; %d have it, and the lot fell on this one", search.Whole(e.H), best)
	case search.Drawn:
		return message.New("the move to it was drawn by lot")
	case search.Uphill:
		t, _ := e.Temperature()
		return message.New("the move to it was drawn by lot; h grows from %d to %d, which at temperature %s is accepted with probability %s, and was", search.Whole(x.here), search.Whole(e.H), Decimal(t), Chance(x.here, e.H, t))
	case search.Individual:
		return message.New("individual %d of the generation begins with the start", x.individual+1)
	case search.Inherited:
		return message.New("the move to it is inherited")
	case search.Mutated:
		return message.New("the move to it was drawn by lot, in place of one that is inherited")
	case search.Resumed:
		return message.New("cooled down, the walk goes back to the best state that it saw, with h = %d", search.Whole(e.H))
	}
	return message.New("the try begins with the start")
}

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
		return message.New("node %d waits already with g = %d, and is now reached with %d", e.Node, x.g[e.Node], e.G)
	case e.Why == search.Cheaper:
		return message.New("node %d waits already, and this way to it is better", e.Node)
	}
	switch x.order {
	case search.BestFirst:
		if x.key == search.ByF && e.F == search.Narrow(int64(e.G)+int64(e.H)) {
			return message.New("its state is new: it waits with f = %d + %d = %d", e.G, search.Whole(e.H), x.f(e.F))
		}
		return message.New("its state is new: it waits with %s = %d", x.key.String(), x.f(e.F))
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
		return message.New("its state is new, and kept: with h = %d it is number %d of its layer", search.Whole(e.H), x.kept)
	case search.OnePath:
		return message.New("it is a neighbour with h = %d", search.Whole(e.H))
	}
	if x.round == 0 {
		return message.New("it is the next that is tried")
	}
	return message.New("%s = %d is within the bound of %d", x.key.String(), x.f(e.F), x.f(x.bound))
}

func (x *Explainer) whyDuplicate(e search.Event) message.Message {
	g, known := x.g[e.Node]
	switch {
	case known && x.order == search.BestFirst && e.G >= g:
		return message.New("its state is that of node %d, which has g = %d, and %d is no less", e.Node, g, e.G)
	case known && x.order == search.BestFirst:
		return message.New("its state is that of node %d, which was expanded, and none is expanded twice", e.Node)
	}
	return message.New("its state was made before, as node %d", e.Node)
}

func (x *Explainer) whyPruned(e search.Event) message.Message {
	switch e.Why {
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
		return message.New("%s = %d is not below %d, the cost of the solution that is known", x.key.String(), x.f(e.F), x.solution)
	case search.Width:
		return message.New("the layer is full: the %d that are kept have no greater h than %d", x.kept, search.Whole(e.H))
	case search.Refused:
		t, _ := e.Temperature()
		return message.New("the move to it was drawn by lot; h would grow from %d to %d, which at temperature %s is accepted with probability %s, and was not", search.Whole(x.here), search.Whole(e.H), Decimal(t), Chance(x.here, e.H, t))
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
		return message.New("generation %d has ended: the best of its %d individual{|s} came to h = %d, on average they came to %s; in %d state{|s} they were closest to a goal", e.F, x.individual, p.Best, Decimal(p.Mean), p.Different)
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
	case x.order == search.BothEnds:
		return message.New("both sides have reached its state, so they meet")
	case e.Why == search.Incumbent:
		return message.New("it is a solution of cost %d; from now on only nodes with f below that count", e.G)
	case x.order == search.BestFirst:
		return message.New("it is a goal, and its turn has come: %s", x.whyPicked(e))
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
