package quiz

import (
	"cmp"
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// Manual is a search whose expansions the user chooses. It grows beside the recorded
// one, which expands in its own order:
//
//	real   start, B, D, goal
//	own    start, B, C ...              differs at the third: D has f = 8, C 10
//
// A node is a position, and is reopened by a cheaper path where the algorithm does so.
// Each step is judged by the rule of the algorithm on the frontier of the manual search,
// so that a mistake does not spoil later steps.
type Manual struct {
	Real  recording.Recording
	Nodes []ManualNode // the start first, a parent before its children
	Steps []ManualStep

	known map[string]int // places of nodes, by the key of their positions
	takes []int32        // the nodes that the real search expands, in order
	since int
	ended bool

	events []search.Event // of the search by hand
}

// ManualNode is a node of the search by hand.
type ManualNode struct {
	Position engine.Position
	Parent   int // its place; below 0 for the start
	Move     string
	G, H, F  int32
	Depth    uint16
	Waiting  bool
	number   int32 // of the move that leads to it, among the parent's
	Since    int   // order of entering the frontier
	born     int   // the number of the expansion at which it did
}

// ManualStep is an expansion that the user chose.
type ManualStep struct {
	Node   int  // the place of the node that was chosen
	Right  bool // by the rule of the algorithm
	Same   bool // the real search takes the same position in this step
	Rule   int  // the place of the node that the rule expands
	Points float64
	Why    engine.Message
}

// NewManual starts a manual search by the method of a recording. ok is false where the
// algorithm does not expand one node after the other from a frontier ordered by f, g, h or
// age alone.
func NewManual(r recording.Recording) (o *Manual, ok bool) {
	o = &Manual{Real: r, known: map[string]int{}}
	if _, err := search.Find(r.Method.Algorithm.Name); err != nil { // a family's own may follow another rule
		return nil, false
	}
	if r.Trace.Len() == 0 || r.Method.Order != search.BestFirst && r.Method.Order != search.Levels {
		return nil, false
	}
	for n := range r.Trace.Len() {
		e := r.Trace.Event(n)
		switch {
		case e.Why == search.Incumbent || e.Why == search.NotBetter, e.Node < 0, e.F != o.key(e.G, e.H) && e.Kind != search.Goal:
			return nil, false
		case e.Kind == search.Expanded, e.Kind == search.Goal && r.Method.Order == search.BestFirst:
			o.takes = append(o.takes, e.Node)
		}
	}
	start, shown := r.Position(1)
	if !shown {
		return nil, false
	}
	h := r.Trace.Event(0).H
	o.known[engine.Key(start)] = 0
	o.Nodes = []ManualNode{{Position: start, Parent: -1, H: h, F: o.key(0, h), Waiting: true}}
	o.tell(search.Generated, search.NoReason, 0)
	return o, true
}

// key returns the figure that orders the frontier.
func (o *Manual) key(g, h int32) int32 {
	switch o.Real.Method.Key {
	case search.ByG:
		return g
	case search.ByH:
		return h
	}
	if o.Real.Method.Order == search.Levels {
		return g
	}
	return search.Narrow(int64(g) + int64(h))
}

// Ended reports whether the manual search found a goal, or its frontier is empty.
func (o *Manual) Ended() bool { return o.ended || o.Rule() < 0 }

// Solved returns the cost of the goal; ok is false where none is found.
func (o *Manual) Solved() (cost int32, ok bool) {
	for _, n := range o.Nodes {
		if o.ended && n.Position.Solved() {
			return n.G, true
		}
	}
	return 0, false
}

// Rule returns the place of the node that the algorithm would expand next, from the
// frontier of the search by hand; below 0 where that is empty.
func (o *Manual) Rule() int {
	best := -1
	for i, n := range o.Nodes {
		if n.Waiting && (best < 0 || o.compare(n, i, o.Nodes[best], best) < 0) {
			best = i
		}
	}
	return best
}

func (o *Manual) compare(a ManualNode, i int, b ManualNode, j int) int {
	if o.Real.Method.Order == search.Levels {
		return cmp.Compare(i, j)
	}
	return cmp.Or(cmp.Compare(a.F, b.F), o.tie(a, b), cmp.Compare(b.Since, a.Since))
}

// tie compares two nodes with the same figure by the method's rule; 0 leaves it to the newest.
func (o *Manual) tie(a, b ManualNode) int {
	switch o.Real.Method.Rules().Ties {
	case search.Newest:
		return 0
	case search.Oldest:
		return cmp.Compare(a.Since, b.Since)
	case search.GreatestG:
		return cmp.Compare(b.G, a.G)
	case search.LeastName:
		return cmp.Compare(engine.Key(a.Position), engine.Key(b.Position))
	}
	return cmp.Compare(a.H, b.H)
}

// early says whether a goal ends the search as soon as it is generated.
func (o *Manual) early() bool { return o.Real.Method.Rules().Early }

// onPath says whether a position is on the path to a node.
func (o *Manual) onPath(i int, key string) bool {
	for ; i >= 0; i = o.Nodes[i].Parent {
		if engine.Key(o.Nodes[i].Position) == key {
			return true
		}
	}
	return false
}

// Take expands the open node at a place and judges the choice. A goal ends the search.
func (o *Manual) Take(ctx context.Context, i int) (s ManualStep, err error) {
	if i < 0 || i >= len(o.Nodes) || !o.Nodes[i].Waiting {
		return s, engine.Errorf("this node does not wait; choose one that does")
	}
	s = o.judge(i)
	o.Nodes[i].Waiting = false
	o.Steps = append(o.Steps, s)
	if !o.early() && o.Nodes[i].Position.Solved() {
		o.tell(search.Goal, search.NoReason, i)
		o.ended = true
		return s, nil
	}
	o.tell(search.Expanded, search.NoReason, i)
	from := o.Nodes[i].Position
	moves := from.Moves()
	for _, number := range o.Real.Method.MoveOrder(moves) {
		to, err := from.Apply(moves[number])
		if err == nil {
			err = o.reach(ctx, i, int32(number), moves[number], to)
		}
		if err != nil || o.ended {
			return s, err
		}
	}
	return s, nil
}

// reach adds the successor by a move, unless it is known at no more cost.
func (o *Manual) reach(ctx context.Context, from int, number int32, m engine.Move, to engine.Position) error {
	g := o.Nodes[from].G + int32(m.Cost)
	o.since++
	rules := o.Real.Method.Rules()
	if rules.Tree && o.onPath(from, engine.Key(to)) {
		return nil
	}
	if i, known := o.known[engine.Key(to)]; known && !rules.Tree {
		n := &o.Nodes[i]
		again := o.Real.Method.Order == search.BestFirst && o.Real.Method.Key != search.ByH && !rules.Final
		if g < n.G && (again || n.Waiting && o.Real.Method.Order == search.BestFirst) {
			kind, why := search.Generated, search.Cheaper
			if !n.Waiting {
				kind, why = search.Reopened, search.NoReason
			}
			n.Parent, n.Move, n.number, n.G, n.F, n.Depth = from, m.Name, number, g, o.key(g, n.H), o.Nodes[from].Depth+1
			n.Waiting, n.Since, n.born = true, o.since, len(o.Steps)
			o.tell(kind, why, i)
			o.endAt(i)
			return nil
		}
		o.events = append(o.events, search.Event{
			Kind: search.Duplicate, Depth: o.Nodes[from].Depth + 1, Node: int32(i) + 1, Parent: int32(from) + 1, Move: number, G: g, H: n.H, F: o.key(g, n.H),
		})
		return nil
	}
	h, err := o.estimate(ctx, to)
	if err != nil {
		return err
	}
	o.known[engine.Key(to)] = len(o.Nodes)
	made := len(o.Nodes)
	o.Nodes = append(o.Nodes, ManualNode{
		Position: to, Parent: from, Move: m.Name, number: number, G: g, H: h, F: o.key(g, h), Depth: o.Nodes[from].Depth + 1, Waiting: true, Since: o.since, born: len(o.Steps),
	})
	o.tell(search.Generated, search.NoReason, made)
	o.endAt(made)
	return nil
}

// endAt ends the search at a node that was just generated, if it is a goal and tested then.
func (o *Manual) endAt(i int) {
	if o.early() && o.Nodes[i].Position.Solved() {
		o.tell(search.Goal, search.NoReason, i)
		o.ended = true
	}
}

// tell records an event of the node at a place.
func (o *Manual) tell(kind search.EventKind, why search.Why, i int) {
	n := o.Nodes[i]
	o.events = append(o.events, search.Event{
		Kind: kind, Why: why, Depth: n.Depth, Node: int32(i) + 1, Parent: int32(n.Parent) + 1, Move: n.number, G: n.G, H: n.H, F: n.F,
	})
}

// Recording returns the search by hand so far, to be replayed and drawn like any
// other. A node's number is its place, counted from 1.
func (o *Manual) Recording() recording.Recording {
	return recording.New(o.Real.Puzzle, o.Real.Method, o.events, o.replay)
}

// replay returns the position after moves, by their numbers, from the start.
func (o *Manual) replay(_ int32, moves []int32) any {
	at := o.Nodes[0].Position
	for _, number := range moves {
		list := at.Moves()
		if int(number) >= len(list) {
			return nil
		}
		next, err := at.Apply(list[number])
		if err != nil {
			return nil
		}
		at = next
	}
	return at
}

// estimate returns the heuristic's value of a position: that of the method's first
// event from there.
func (o *Manual) estimate(ctx context.Context, at engine.Position) (h int32, err error) {
	if o.Real.Method.Heuristic.Name == "" {
		return 0, nil
	}
	p, err := o.Real.Puzzle.From(at)
	if err != nil {
		return 0, err
	}
	m, err := engine.FindMethod(p, o.Real.Method.Algorithm.Name, o.Real.Method.Heuristic.Name)
	if err != nil {
		return 0, err
	}
	r := recording.Record(ctx, p, m, engine.Limits{Nodes: 1}, 1, nil)
	if r.Trace.Len() == 0 {
		return 0, engine.Errorf("%s says nothing of this position", m.Title())
	}
	return r.Trace.Event(0).H, nil
}

// judge compares a choice with the rule and the real search.
func (o *Manual) judge(i int) ManualStep {
	rule, mine := o.Rule(), o.Nodes[i]
	s := ManualStep{Node: i, Rule: rule, Right: rule == i}
	if step := len(o.Steps); step < len(o.takes) {
		if real, ok := o.Real.Position(o.takes[step]); ok {
			s.Same = engine.Key(real) == engine.Key(mine.Position)
		}
	}
	best, key := o.Nodes[rule], o.Real.Method.Key.String()
	levels := o.Real.Method.Order == search.Levels
	switch {
	case s.Right && levels:
		s.Why = engine.Msg("Right: of all that wait it has waited the longest.")
	case s.Right:
		s.Why = engine.Msg("Right: %s = %d is the least, and of those that have it this one comes first.", key, o.Real.Method.Figure(mine.F))
	case levels:
		s.Why = engine.Msg("Not this one: %d node{|s} {has|have} waited longer.", o.before(i))
	case mine.F > best.F:
		s.Why = engine.Msg("Not this one: its %s is %d, and %d is the least.", key, o.Real.Method.Figure(mine.F), o.Real.Method.Figure(best.F))
	case o.Real.Method.Rules().Ties != search.LeastH && o.Real.Method.Rules().Ties != search.Newest:
		s.Why = engine.Msg("Nearly: %s = %d is the least. %s", key, o.Real.Method.Figure(mine.F), tieRule(o.Real.Method))
	case mine.H > best.H:
		s.Why = engine.Msg("Nearly: %s = %d is the least, but of those that have it the one with h = %d goes before h = %d.", key, o.Real.Method.Figure(mine.F), o.Real.Method.Cost(best.H), o.Real.Method.Cost(mine.H))
	default:
		s.Why = engine.Msg("Nearly: %s = %d and h = %d are the least, but of those that have them the newest goes first.", key, o.Real.Method.Figure(mine.F), o.Real.Method.Cost(mine.H))
	}
	switch {
	case s.Right:
		s.Points = 1
	case !levels && mine.F == best.F:
		s.Points = 0.5
	}
	return s
}

// before returns the number of open nodes that the rule expands before one.
func (o *Manual) before(i int) (n int) {
	for j, other := range o.Nodes {
		if other.Waiting && o.compare(other, j, o.Nodes[i], i) < 0 {
			n++
		}
	}
	return n
}

// Parted returns the first step in which the search by hand expanded another position
// than the real one; ok is false where there is none.
func (o *Manual) Parted() (step int, ok bool) {
	for n, s := range o.Steps {
		if !s.Same {
			return n, true
		}
	}
	return 0, false
}

// Score returns the points and the number of steps.
func (o *Manual) Score() (points float64, asked int) {
	for _, s := range o.Steps {
		points += s.Points
	}
	return points, len(o.Steps)
}
