package routes

import (
	"math"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// Limits of graphs.
const (
	maxNodes    = 100_000
	maxDecimals = 6
	maxCost     = 1_000_000_000
	maxName     = 60
)

// spot is a place in a text.
type spot struct{ line, column int }

func (s spot) bad(format string, args ...any) *engine.ParseError {
	return engine.BadText(s.line, s.column, format, args...)
}

// named is a name where it stands.
type named struct {
	name string
	spot
}

// measured is a road before the unit is known; a negative cost stands for the distance of its ends.
type measured struct {
	from, to int32
	cost     float64
}

// builder collects a graph; each form fills one.
type builder struct {
	g        *graph
	roads    []measured
	seen     map[[2]int32]int // road by its ends, to find a second one; values are 1 + its index
	h        map[int32]float64
	places   map[int32]point
	decimals int
	start    []named
	goals    []named
	visits   []named
	back     bool
	from     []named // a start with the places visited
	moves    bool    // each costs 1
	notes    []engine.Fact
}

func newBuilder() *builder {
	return &builder{g: &graph{index: map[string]int32{}}, seen: map[[2]int32]int{}, h: map[int32]float64{}, places: map[int32]point{}}
}

// node returns the node of a name, a new one where it has none yet.
func (b *builder) node(name string, where spot) (int32, *engine.ParseError) {
	if n, ok := b.g.index[name]; ok {
		return n, nil
	}
	switch {
	case len(b.g.names) == maxNodes:
		return 0, where.bad("there are more than %d place{|s}", maxNodes).OfKind(engine.ErrSize)
	case len([]rune(name)) > maxName:
		return 0, where.bad("the name %s is longer than %d characters", text.Quote(name), maxName).OfKind(engine.ErrSize)
	case strings.TrimSpace(name) == "" || strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == '"' || r == 0x7f }):
		return 0, where.bad("found %s, expected the name of a place", text.Quote(name))
	}
	n := int32(len(b.g.names))
	b.g.names, b.g.index[name] = append(b.g.names, name), n
	return n, nil
}

// find returns the node of a name that must be known.
func (b *builder) find(n named) (int32, *engine.ParseError) {
	if i, ok := b.g.index[n.name]; ok {
		return i, nil
	}
	if near := text.Near(n.name, b.g.names[:min(len(b.g.names), 1000)]); len(near) > 0 {
		return 0, n.bad("no road leads to a place %s; did you mean %s?", text.Quote(n.name), near[0]).OfKind(engine.ErrContradiction)
	}
	return 0, n.bad("no road leads to a place %s", text.Quote(n.name)).OfKind(engine.ErrContradiction)
}

// number reads a cost or an estimate, and keeps how many decimals it has.
func (b *builder) number(s string, where spot) (float64, *engine.ParseError) {
	x, err := strconv.ParseFloat(s, 64)
	switch {
	case err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(s, "xXpP_"):
		return 0, where.bad("found %s, expected a number", text.Quote(s))
	case x < 0:
		return 0, where.bad("found %s, expected no negative number", text.Quote(s)).OfKind(engine.ErrContradiction)
	case x > maxCost:
		return 0, where.bad("found %s, expected at most %d", text.Quote(s), maxCost).OfKind(engine.ErrSize)
	}
	if _, digits, found := strings.Cut(strings.TrimRight(s, "0"), "."); found {
		b.decimals = max(b.decimals, min(maxDecimals, len(digits)))
	}
	return x, nil
}

// coordinate reads one of a place.
func coordinate(s string, where spot) (float64, *engine.ParseError) {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsNaN(x) || math.Abs(x) > 1e9 || strings.ContainsAny(s, "xXpP_") {
		return 0, where.bad("found %s, expected a coordinate", text.Quote(s))
	}
	return x, nil
}

// road adds a road. The same one again is dropped; one at another cost is a mistake.
func (b *builder) road(from, to int32, cost float64, where spot) *engine.ParseError {
	key := [2]int32{from, to}
	if !b.g.directed && from > to {
		key = [2]int32{to, from}
	}
	if i := b.seen[key]; i > 0 {
		if b.roads[i-1].cost != cost {
			return where.bad("the road from %s to %s has two costs: %s and %s", b.g.names[from], b.g.names[to], plain(b.roads[i-1].cost), plain(cost)).OfKind(engine.ErrContradiction)
		}
		return nil
	}
	if from == to {
		return where.bad("a road leads from %s to itself", b.g.names[from]).OfKind(engine.ErrContradiction)
	}
	b.roads = append(b.roads, measured{from, to, cost})
	b.seen[key] = len(b.roads)
	return nil
}

func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// note keeps a warning.
func (b *builder) note(format string, args ...any) {
	b.notes = append(b.notes, engine.Fact{Kind: engine.Warning, Title: engine.Msg("Warning"), Text: engine.Msg(format, args...)})
}

// finish returns the puzzle: the unit, then start and goals; where the text names none, the first and the last place.
func (b *builder) finish(end spot) (*Puzzle, *engine.ParseError) {
	g := b.g
	if g.size() < 1 || len(b.roads) == 0 {
		return nil, end.bad("there is no road, expected lines such as A B 75").OfKind(engine.ErrPieces)
	}
	b.place()
	if err := b.scale(end); err != nil {
		return nil, err
	}
	home, err := b.ends(end)
	if err != nil {
		return nil, err
	}
	list := func(names []named) (nodes []int32, err *engine.ParseError) {
		for _, n := range names {
			i, err := b.find(n)
			if err != nil {
				return nil, err
			}
			if contains(nodes, i) {
				return nil, n.bad("found %s a second time", text.Quote(n.name)).OfKind(engine.ErrContradiction)
			}
			nodes = append(nodes, i)
		}
		return nodes, nil
	}
	goals, err := list(b.goals)
	if err != nil {
		return nil, err
	}
	visits, err := list(b.visits)
	if err != nil {
		return nil, err
	}
	switch {
	case len(visits) > maxVisits:
		return nil, b.visits[maxVisits].bad("found %d places to visit, expected at most %d", len(visits), maxVisits).OfKind(engine.ErrSize)
	case b.back && len(goals) > 0:
		return nil, b.goals[0].bad("the way cannot end both at a goal and at the start again").OfKind(engine.ErrContradiction)
	}
	g.connect(home)
	z := newPuzzle(g, home, goals, visits, b.back)
	z.notes = b.notes
	if b.moves {
		z.cost = byMove
	}
	if len(b.from) > 0 {
		nodes, err := list(b.from)
		if err != nil {
			return nil, err
		}
		z.setFrom(nodes)
	}
	return z, nil
}

func contains(list []int32, n int32) bool {
	for _, x := range list {
		if x == n {
			return true
		}
	}
	return false
}

// setFrom starts the puzzle at the first node, with the others visited.
func (z *Puzzle) setFrom(nodes []int32) {
	visited := uint32(0)
	for _, n := range nodes {
		visited = z.enter(n, visited).visited()
	}
	z.start = z.enter(nodes[0], visited)
}

// ends chooses start and goal where the text names none, and returns the start.
func (b *builder) ends(end spot) (home int32, err *engine.ParseError) {
	names := b.g.names
	switch len(b.start) {
	case 0:
		b.note("the text names no start; %s is taken. A line start, with a place, sets it", names[0])
	case 1:
		if home, err = b.find(b.start[0]); err != nil {
			return 0, err
		}
	default:
		return 0, b.start[1].bad("found a second start; the first is in line %d", b.start[0].line).OfKind(engine.ErrContradiction)
	}
	if len(b.goals) == 0 && len(b.visits) == 0 && !b.back {
		last := len(names) - 1
		if int32(last) == home {
			last = 0
		}
		b.goals = []named{{names[last], end}}
		b.note("the text names no goal; %s is taken. A line goal, with a place, sets it", names[last])
	}
	return home, nil
}

// place keeps the coordinates, if every place has them and they are not all the same.
func (b *builder) place() {
	if len(b.places) == 0 {
		return
	}
	g := b.g
	if len(b.places) < g.size() {
		for n, name := range g.names {
			if _, ok := b.places[int32(n)]; !ok {
				b.note("%s has no coordinates, so that the straight line is no estimate", name)
				return
			}
		}
	}
	at := make([]point, g.size())
	same := true
	for n, p := range b.places {
		at[n] = p
	}
	for _, p := range at {
		same = same && p == at[0]
	}
	if same && len(at) > 1 {
		b.note("all places have the same coordinates; they are not used")
		return
	}
	g.at = at
}

// scale sets the unit and the costs in it: those of the text exactly, where they fit, and distances rounded up.
func (b *builder) scale(end spot) *engine.ParseError {
	g := b.g
	dearest, shortest := 0.0, math.Inf(1)
	for i, r := range b.roads {
		if r.cost < 0 && g.at != nil {
			r.cost = -g.apart(r.from, r.to)
			b.roads[i].cost = min(r.cost, -math.SmallestNonzeroFloat64)
			if r.cost < 0 {
				shortest = min(shortest, -r.cost)
			}
		}
		dearest = max(dearest, math.Abs(r.cost))
	}
	if !math.IsInf(shortest, 1) {
		b.decimals = max(b.decimals, decimalsOf(shortest))
	}
	g.unit = decimalUnit(b.decimals, min(g.size()-1, len(b.roads)), dearest)
	one := float64(g.unit.one)
	if one < math.Pow10(b.decimals) && !b.farOnly() {
		b.note("costs are rounded to parts of %s, so that no way is too long to be counted", plain(1/one))
	}
	g.roads = make([]road, len(b.roads))
	for i, r := range b.roads {
		cost := math.Round(r.cost * one)
		if r.cost < 0 {
			cost = math.Ceil(-r.cost*one - 1e-9)
			if g.at == nil {
				cost = one
			}
		}
		if cost > maxCost*2 {
			return end.bad("a road is too long: %s", plain(math.Abs(r.cost))).OfKind(engine.ErrSize)
		}
		g.roads[i] = road{r.from, r.to, int32(cost)}
	}
	if len(b.h) > 0 {
		g.h = make([]int32, g.size())
		for n, x := range b.h {
			g.h[n] = int32(min(math.Floor(x*one+1e-6), math.MaxInt32-1))
		}
		if missing := g.size() - len(b.h); missing > 0 {
			b.note("the table of estimates lacks %d place{|s}; there it is 0", missing)
		}
	}
	return nil
}

// decimalsOf returns how many decimals distances get: three, and more where the shortest would have less than four digits,
// as between places in degrees.
func decimalsOf(shortest float64) int {
	decimals := 3
	for ; decimals < maxDecimals && shortest*math.Pow10(decimals) < 1000; decimals++ {
	}
	return decimals
}

// farOnly reports whether all costs are distances.
func (b *builder) farOnly() bool {
	for _, r := range b.roads {
		if r.cost >= 0 {
			return false
		}
	}
	return true
}
