package replay

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Breakpoint stops a player: before an expansion for which it holds, or after the
// generation of a node for which it does.
type Breakpoint struct {
	Kind BreakKind

	Figure  Figure // these three of Compares
	Compare Comparison
	Value   int32

	Nodes []int32 // of AtState: those that have the state, as of [Recording.Find]
}

// BreakKind is a kind of breakpoint.
type BreakKind uint8

const (
	KeyChanges BreakKind = iota // the key differs from that of the expansion before
	Compares                    // a figure of the node that is expanded compares with a value
	AtState                     // a node with a certain state is generated or expanded
	Reopens                     // an expanded node is opened again
	HFalls                      // from a node to its successor h falls by more than the move costs
	GoalWaits                   // a goal was generated and is not expanded at once
	BreakKinds = iota
)

// Title returns the kind in words.
func (k BreakKind) Title() engine.Message {
	return []engine.Message{
		engine.Msg("the figure that the search goes by changes"), engine.Msg("a figure compares with a value"),
		engine.Msg("the state is that of the board"), engine.Msg("a node is reopened"),
		engine.Msg("the estimate h falls by more than the move costs"), engine.Msg("a goal is made but not expanded yet"),
	}[k]
}

// Figure is a figure of a node.
type Figure uint8

const (
	FigureF Figure = iota
	FigureG
	FigureH
	FigureDepth
)

// Comparison is the relation of a figure and a value.
type Comparison uint8

const (
	Equal Comparison = iota
	Less
	Greater
)

// Stop returns the first later moment at which a breakpoint holds, and which; ok is
// false where there is none, or ctx has ended.
func (p *Player) Stop(ctx context.Context, points []Breakpoint) (moment, which int, ok bool) {
	const often = 1 << 12 // events between two looks at ctx
	ahead := NewPlayer(p.Recording)
	ahead.Seek(p.at)
	for i := p.at; i < p.Trace.Len() && (i%often != 0 || ctx.Err() == nil); i++ {
		ahead.Seek(i)
		e := p.Trace.Event(i)
		for k, b := range points {
			if e.Kind == search.Expanded && i > p.at && b.before(ahead, e) {
				return i, k, true
			}
		}
		for k, b := range points {
			if b.after(ahead, e) {
				return i + 1, k, true
			}
		}
	}
	return p.at, 0, false
}

// before reports whether it holds for the next expansion.
func (b Breakpoint) before(p *Player, e search.Event) bool {
	switch b.Kind {
	case KeyChanges:
		n := p.Expansions()
		if n == 0 {
			return false
		}
		last, _ := p.Trace.Expansion(n - 1)
		return last.Order() != e.Order()
	case Compares:
		figure := []search.Figure{p.Order(e), p.Method.Cost(e.G), p.Method.Cost(e.H), search.Whole(int32(e.Depth))}[b.Figure]
		by := figure.Compare(b.Value)
		return []bool{by == 0, by < 0, by > 0}[b.Compare]
	case AtState:
		return slices.Contains(b.Nodes, e.Node)
	}
	return false
}

// after reports whether it holds after the next event.
func (b Breakpoint) after(p *Player, e search.Event) bool {
	made := e.Kind == search.Generated || e.Kind == search.Reopened
	switch b.Kind {
	case AtState:
		return made && slices.Contains(b.Nodes, e.Node)
	case Reopens:
		return e.Kind == search.Reopened && e.Why != search.BackedUp
	case HFalls:
		from := p.Standing(e.Parent)
		return (made || e.Kind == search.Duplicate) && e.Parent > 0 && from.H-e.H > e.G-from.G
	case GoalWaits:
		return made && e.Node > 0 && p.isGoal(e.Node) && !p.takenAtOnce(e.Node)
	}
	return false
}

func (p *Player) isGoal(node int32) bool {
	if n, _ := p.Trace.Node(node); n.Goal {
		return true
	}
	at, ok := p.Position(node)
	return ok && at.Solved()
}

// takenAtOnce reports whether the search tests a goal as it is generated.
func (p *Player) takenAtOnce(node int32) bool {
	next := p.at + 1
	if next >= p.Trace.Len() {
		return false
	}
	e := p.Trace.Event(next)
	return e.Kind == search.Goal && e.Node == node
}
