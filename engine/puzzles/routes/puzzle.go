package routes

import (
	"slices"
	"strings"
	"sync"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// maxVisits is the greatest number of places to be visited on the way.
const maxVisits = 20

// Puzzle is a world with a start and goals, and perhaps places to be visited on the way.
type Puzzle struct {
	world  world
	home   int32   // where the traveller sets out
	goals  []int32 // any of them ends the way; empty where only visits count
	visits []int32 // places to be visited, at most maxVisits
	back   bool    // the way ends at home
	cost   costModel
	start  state

	notes   []engine.Fact // of parsing
	known   *known
	picture *picture
}

// known holds what is computed once for a puzzle, on first use.
type known struct {
	left       func() *distances
	legs       func() *legs
	verdict    func() engine.Fact
	heuristics func() []heuristic
}

// costModel determines the cost of a move.
type costModel string

const (
	byRoad costModel = "roads" // that of the road or of the cell entered
	byMove costModel = "moves" // 1
)

// state is a node, with a bit above for each place that has been visited.
type state uint64

const nodeBits = 24

func at(node int32, visited uint32) state { return state(node) | state(visited)<<nodeBits }

func (s state) node() int32     { return int32(s & (1<<nodeBits - 1)) }
func (s state) visited() uint32 { return uint32(s >> nodeBits) }

// newPuzzle returns the puzzle from its home.
func newPuzzle(w world, home int32, goals, visits []int32, back bool) *Puzzle {
	z := &Puzzle{world: w, home: home, goals: goals, visits: visits, back: back, cost: byRoad}
	z.start = z.enter(home, 0)
	return z.fresh()
}

// fresh returns the puzzle with nothing known.
func (z *Puzzle) fresh() *Puzzle {
	z.picture = new(picture)
	z.known = &known{
		left:       sync.OnceValue(z.measure),
		legs:       sync.OnceValue(z.measureLegs),
		verdict:    sync.OnceValue(z.verdict),
		heuristics: sync.OnceValue(z.listHeuristics),
	}
	return z
}

// enter returns the state of entering a node.
func (z *Puzzle) enter(node int32, visited uint32) state {
	for i, v := range z.visits {
		if v == node {
			visited |= 1 << i
		}
	}
	return at(node, visited)
}

// all returns the set of all places to be visited.
func (z *Puzzle) all() uint32 { return 1<<len(z.visits) - 1 }

// targets returns the nodes at which the way may end once all is visited; nil for any.
func (z *Puzzle) targets() []int32 {
	if z.back {
		return []int32{z.home}
	}
	return z.goals
}

func (z *Puzzle) solved(s state) bool {
	if s.visited() != z.all() {
		return false
	}
	targets := z.targets()
	return len(targets) == 0 || slices.Contains(targets, s.node())
}

// price returns the cost of an arc under the cost model.
func (z *Puzzle) price(a arc) int32 {
	if z.cost == byMove {
		return 1
	}
	return a.cost
}

// units returns how costs are counted.
func (z *Puzzle) units() unit {
	if z.cost == byMove {
		return unit{one: 1, root: 1}
	}
	return z.world.units()
}

// CostUnit implements [engine.Priced].
func (z *Puzzle) CostUnit() int32 { return z.units().one }

// Family returns the name of [Family].
func (z *Puzzle) Family() string { return familyName }

// Kind returns what it is, and how large.
func (z *Puzzle) Kind() engine.Message {
	var m engine.Message
	switch w := z.world.(type) {
	case *grid:
		m = engine.Msg("Map, %d x %d", w.rows, w.cols)
	case *graph:
		m = engine.Msg("%d place{|s}", w.size())
	}
	if n := len(z.visits); n > 0 {
		return engine.Msg("%s, %d to visit", m, n)
	}
	return m
}

// Start returns the initial position.
func (z *Puzzle) Start() engine.Position { return Position{z, z.start} }

// maxChoices is the greatest number of places among which start and goal are chosen.
const maxChoices = 200

// Settings returns start and goal of a graph, the cost model, and the order of steps on a map.
func (z *Puzzle) Settings() engine.Settings {
	values := engine.Values{"cost": string(z.cost)}
	var options []engine.Option
	switch w := z.world.(type) {
	case *graph:
		if w.size() <= maxChoices {
			choices := make([]engine.Choice, w.size())
			for i, name := range w.names {
				choices[i] = engine.Choice{Name: name, Title: engine.Msg("%s", name)}
			}
			values["from"] = w.names[z.home]
			options = append(options, engine.Option{Name: "from", Title: engine.Msg("From"), Kind: engine.OneOf, Default: w.names[z.home], Choices: choices,
				Help: engine.Msg("Where the way begins.")})
			if len(z.goals) == 1 {
				values["to"] = w.names[z.goals[0]]
				options = append(options, engine.Option{Name: "to", Title: engine.Msg("To"), Kind: engine.OneOf, Default: w.names[z.goals[0]], Choices: choices,
					Help: engine.Msg("Where the way ends.")})
			}
		}
	case *grid:
		values["order"] = string(w.order)
		options = append(options, orderOption())
	}
	options = append(options, costOption())
	if len(z.visits) > 0 && len(z.goals) == 0 {
		values["back"] = backName(z.back)
		options = append(options, backOption())
	}
	return option.Of(values, options...)
}

func costOption() engine.Option {
	return engine.Option{
		Name: "cost", Role: option.Cost, Title: engine.Msg("Cost of a move"), Kind: engine.OneOf, Default: string(byRoad),
		Choices: []engine.Choice{
			{Name: string(byRoad), Title: engine.Msg("the road or cell")},
			{Name: string(byMove), Title: engine.Msg("1")},
		},
		Help: engine.Msg("What is counted: the costs of the roads or of the cells entered, or the moves."),
	}
}

func orderOption() engine.Option {
	var choices []engine.Choice
	for _, o := range orders() {
		choices = append(choices, engine.Choice{Name: string(o), Title: engine.Msg("%s", strings.Join(strings.Split(strings.ToUpper(string(o)), ""), " "))})
	}
	return engine.Option{
		Name: "order", Title: engine.Msg("Order of steps"), Kind: engine.OneOf, Default: string(orders()[0]), Choices: choices,
		Help: engine.Msg("The order in which a search looks at the cells beside: U up, D down, L left, R right, then diagonally."),
	}
}

func backOption() engine.Option {
	return engine.Option{
		Name: "back", Title: engine.Msg("The way ends"), Kind: engine.OneOf, Default: backName(false),
		Choices: []engine.Choice{
			{Name: backName(false), Title: engine.Msg("at the last place visited")},
			{Name: backName(true), Title: engine.Msg("at the start again")},
		},
		Help: engine.Msg("Whether the way has to lead back to the start after all places are visited."),
	}
}

func backName(back bool) string {
	if back {
		return "yes"
	}
	return "no"
}

// With returns the puzzle under other settings.
func (z *Puzzle) With(values engine.Values) (engine.Puzzle, error) {
	settings, err := z.Settings().With(values)
	if err != nil {
		return nil, err
	}
	other := *z
	other.cost = costModel(settings.Text("cost"))
	switch w := z.world.(type) {
	case *graph:
		if home, ok := w.index[settings.Text("from")]; ok && home != z.home {
			other.home = home
			other.start = other.enter(home, 0)
		}
		if goal, ok := w.index[settings.Text("to")]; ok && len(z.goals) == 1 {
			other.goals = []int32{goal}
		}
	case *grid:
		turned := *w
		turned.order = order(settings.Text("order"))
		turned.steps = turned.sequence()
		other.world = &turned
	}
	if settings.Text("back") != "" {
		other.back = settings.Text("back") == backName(true)
	}
	return other.fresh(), nil
}

// From returns the puzzle with another initial position; the error says that it is of another world.
func (z *Puzzle) From(p engine.Position) (engine.Puzzle, error) {
	s, ok := z.stateOf(p)
	if !ok {
		return nil, notOfThis()
	}
	other := *z
	other.start = s
	known := *z.known
	known.verdict = sync.OnceValue(other.verdict)
	other.known = &known
	return &other, nil
}

// stateOf returns the state of a position; ok is false if it is of another puzzle.
func (z *Puzzle) stateOf(p engine.Position) (s state, ok bool) {
	there, ok := p.(Position)
	if !ok || !z.sameAs(there.puzzle) {
		return 0, false
	}
	return there.state, true
}

func notOfThis() error { return engine.Errorf("the position is of another puzzle") }

// sameAs reports whether two puzzles have the same world and the same places to visit.
func (z *Puzzle) sameAs(other *Puzzle) bool {
	if z == other || z.known == other.known {
		return true
	}
	if !slices.Equal(z.visits, other.visits) {
		return false
	}
	switch w := z.world.(type) {
	case *grid:
		v, ok := other.world.(*grid)
		return ok && (w == v || w.cols == v.cols && w.eight == v.eight && slices.Equal(w.cost, v.cost))
	case *graph:
		v, ok := other.world.(*graph)
		return ok && (w == v || w.directed == v.directed && slices.Equal(w.names, v.names) && slices.Equal(w.roads, v.roads))
	}
	return false
}

// names lists nodes for the user.
func (z *Puzzle) names(nodes []int32) string {
	list := make([]string, len(nodes))
	for i, n := range nodes {
		list[i] = z.world.label(n)
	}
	return strings.Join(list, ", ")
}

// costText writes a cost.
func (z *Puzzle) costText(cost int64) string { return decimal(cost, z.units().one) }

// decimal writes a number of parts of 1: exactly where it has at most six decimals, otherwise with three.
func decimal(parts int64, one int32) string { return search.Decimal(parts, one) }
