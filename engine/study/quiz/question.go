// Package quiz lets the user predict what a recorded search does next, or run its
// algorithm by hand, and reports the score.
package quiz

import (
	"cmp"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// Concept is the subject of a question.
type Concept uint8

const (
	LeastKey   Concept = iota // which figure decides what is expanded
	Ties                      // what decides among equals
	Duplicates                // states reached again
	GoalTest                  // when a goal ends the search
	Bounds                    // which nodes are cut off
	Wipeouts                  // which values leave a variable without any
	Concepts   = iota
)

// Title returns the concept in words.
func (c Concept) Title() engine.Message {
	return []engine.Message{
		engine.Msg("The least figure"), engine.Msg("Ties"), engine.Msg("Duplicates"), engine.Msg("The goal test"), engine.Msg("Bounds"), engine.Msg("Forward checking"),
	}[c]
}

// Question is asked before an event: which of Choices is expanded next or, without
// choices, whether a statement is true.
type Question struct {
	Event   int // the place of the event, from 0
	Concept Concept
	Words   engine.Message
	Choices []search.Event // open nodes, each with the event that reached it last, by number
	Right   int32          // the node, or 1 for yes and 0 for no
	Why     engine.Message // of the right answer

	key  int32 // of the right node
	told bool  // the question states the rule for ties
}

// Points returns the points of an answer, which is a node, or 1 for yes and 0 for no: 1
// for the right one. A node of the same key that loses the tie has half a point where the
// question states the rule for ties, and a whole one where it does not.
func (q Question) Points(answer int32) float64 {
	if answer == q.Right {
		return 1
	}
	for _, c := range q.Choices {
		switch {
		case c.Node != answer || c.F != q.key:
		case q.told:
			return 0.5
		default:
			return 1
		}
	}
	return 0
}

// mostChoices limits the nodes to choose from.
const mostChoices = 5

// Questions returns at most that many questions, at instructive events: a tie and a new
// contour of a best-first search, a pruned or duplicate child, in turn with one that is
// kept, and a generated goal.
func Questions(r recording.Recording, most int) []Question {
	a := asker{Recording: r, waiting: map[int32]search.Event{}, owed: map[Concept]bool{}}
	x := r.Explain()
	for n := 0; len(a.list) < most || len(a.open) > 0; n++ {
		e, why, ok := x.Next()
		if !ok {
			break
		}
		a.settle(e, why)
		if len(a.list) < most {
			a.ask(n, e, why)
		}
		a.follow(e)
	}
	return a.list
}

type asker struct {
	recording.Recording
	list    []Question
	waiting map[int32]search.Event
	owed    map[Concept]bool // a question whose answer is that the child is kept
	taken   bool             // a question is owed whose answer is that the node is expanded
	contour int32            // the key of the last expansion

	open []openGoal
}

// openGoal is a question about a goal, answered by the next expansion.
type openGoal struct {
	question int
	node     int32
}

// settle answers the questions about goals by the next expansion.
func (a *asker) settle(e search.Event, why engine.Message) {
	if e.Kind != search.Expanded && e.Kind != search.Goal {
		return
	}
	for _, o := range a.open {
		q := &a.list[o.question]
		if q.Why = why; e.Node == o.node {
			q.Right = 1
		} else {
			q.Why = engine.Msg("node %d is taken first: %s", e.Node, why)
		}
	}
	a.open = a.open[:0]
}

func (a *asker) ask(n int, e search.Event, why engine.Message) {
	q := Question{Event: n, Why: why, key: e.F}
	wiped := e.Kind == search.Pruned && e.Why == search.Wipeout
	dropped := e.Kind == search.Pruned && (e.Why == search.OverBound || e.Why == search.NotBetter || e.Why == search.Width)
	switch {
	case e.Kind == search.Expanded && ordered(a.Method) && len(a.waiting) > 1:
		a.askNext(q, e)
	case wiped, e.Kind == search.Expanded && a.owed[Wipeouts]:
		a.owed[Wipeouts] = wiped
		q.Concept, q.Words = Wipeouts, engine.Msg("Node %d has the next value. Is there a value left for each variable without one?", e.Node)
		if !wiped {
			q.Right = 1
		}
		a.list = append(a.list, q)
	case dropped && e.Node != 0, e.Kind == search.Expanded && e.Parent != 0 && a.taken:
		a.taken = dropped
		q.Concept, q.Words = Bounds, engine.Msg("The search comes to node %d with g = %d, h = %d. Does it expand it?", e.Node, a.Method.Cost(e.G), a.Method.Cost(e.H))
		if !dropped {
			q.Right = 1
		}
		a.list = append(a.list, q)
	case e.Parent == 0:
	case e.Kind == search.Duplicate && a.Method.Order == search.Forgetful: // states are not compared
	case e.Kind == search.Duplicate:
		q.Concept, q.Words = Duplicates, a.fresh(e)
		a.owed[Duplicates] = true
		a.list = append(a.list, q)
	case dropped:
		q.Concept, q.Words = Bounds, a.kept(e)
		a.owed[Bounds] = true
		a.list = append(a.list, q)
	case e.Kind == search.Generated && e.Why == search.NoReason:
		a.askKept(q, e)
	}
}

// fresh asks whether a child's state is new, in a search from both ends on its side.
func (a *asker) fresh(e search.Event) engine.Message {
	if a.Method.Order.TwoSided() {
		return engine.Msg("A child is made with g = %d, h = %d. Is its state new on its side?", a.Method.Cost(e.G), a.Method.Cost(e.H))
	}
	return engine.Msg("A child is made with g = %d, h = %d. Is its state new?", a.Method.Cost(e.G), a.Method.Cost(e.H))
}

func (a *asker) kept(e search.Event) engine.Message {
	return engine.Msg("A child is made with g = %d, h = %d. Is it kept?", a.Method.Cost(e.G), a.Method.Cost(e.H))
}

// askNext asks for the next node, at a tie or where a new contour begins.
func (a *asker) askNext(q Question, e search.Event) {
	list := make([]search.Event, 0, len(a.waiting))
	same := 0
	for _, w := range a.waiting {
		list = append(list, w)
		if w.F == e.F {
			same++
		}
	}
	switch {
	case same > 1:
		q.Concept = Ties
	case e.F != a.contour:
		q.Concept = LeastKey
	default:
		return
	}
	slices.SortFunc(list, func(v, w search.Event) int {
		return cmp.Or(cmp.Compare(v.F, w.F), cmp.Compare(v.H, w.H), cmp.Compare(w.Node, v.Node))
	})
	right := slices.IndexFunc(list, func(w search.Event) bool { return w.Node == e.Node })
	if right < 0 {
		return
	}
	if right >= mostChoices {
		list[mostChoices-1] = list[right]
	}
	list = list[:min(len(list), mostChoices)]
	slices.SortFunc(list, func(v, w search.Event) int { return cmp.Compare(v.Node, w.Node) })
	q.Choices, q.Right = list, e.Node
	q.Words = engine.Msg("Which node is expanded next?")
	if _, err := search.Find(a.Method.Algorithm.Name); err == nil && q.Concept == Ties {
		q.Words, q.told = engine.Msg("Which node is expanded next? %s", tieRule(a.Method)), true
	}
	a.list = append(a.list, q)
}

// askKept asks about a child that is kept: of a goal, whether it is expanded next, else
// the question asked before about one that was dropped. The goal of a search from both
// ends is where its sides meet.
func (a *asker) askKept(q Question, e search.Event) {
	node, _ := a.Trace.Node(e.Node)
	switch {
	case node.Goal && !a.Method.Order.TwoSided() && !a.Method.Rules().Early:
		q.Concept, q.Words = GoalTest, engine.Msg("A goal has just been made, with g = %d. Is it the next node that the search takes?", a.Method.Cost(e.G))
		a.open = append(a.open, openGoal{len(a.list), e.Node})
	case a.owed[Duplicates]:
		q.Concept, q.Right = Duplicates, 1
		q.Words = a.fresh(e)
	case a.owed[Bounds]:
		q.Concept, q.Right, q.Words = Bounds, 1, a.kept(e)
	default:
		return
	}
	a.owed[q.Concept] = false
	a.list = append(a.list, q)
}

func (a *asker) follow(e search.Event) {
	switch e.Kind {
	case search.Generated, search.Reopened:
		a.waiting[e.Node] = e
	case search.Expanded:
		a.contour = e.F
		delete(a.waiting, e.Node)
	case search.Goal, search.Pruned:
		if e.Leaves() {
			delete(a.waiting, e.Node)
		}
	case search.Iteration:
		clear(a.waiting)
	}
}

// Score holds the points by concept.
type Score [Concepts]struct {
	Points float64
	Asked  int
}

// Add counts an answer.
func (s *Score) Add(q Question, answer int32) {
	s[q.Concept].Points += q.Points(answer)
	s[q.Concept].Asked++
}
