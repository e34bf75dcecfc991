package routes

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Kinds of new worlds.
const (
	graphKind = "graph"
	mazeKind  = "maze"
	roomsKind = "rooms"
	fieldKind = "field"
)

// Kinds of tables.
const (
	consistentH   = "consistent"
	inconsistentH = option.Inconsistent
	misleadingH   = "misleading"
)

func generateOptions() []engine.Option {
	choice := func(name string, title engine.Message) engine.Choice { return engine.Choice{Name: name, Title: title} }
	return []engine.Option{
		{Name: "kind", Title: engine.Msg("Kind"), Kind: engine.OneOf, Default: graphKind, Help: engine.Msg("What is made."), Choices: []engine.Choice{
			choice(graphKind, engine.Msg("a graph")), choice(mazeKind, engine.Msg("a maze")),
			choice(roomsKind, engine.Msg("rooms with doors")), choice(fieldKind, engine.Msg("a field with costs")),
		}},
		{Name: "places", Title: engine.Msg("Places"), Kind: engine.Integer, Default: "12", Min: 3, Max: 500, Help: engine.Msg("How many places a graph has.")},
		{Name: "degree", Title: engine.Msg("Roads to a place"), Kind: engine.Integer, Default: "3", Min: 2, Max: 8, Help: engine.Msg("How many roads meet at a place of a graph, in the mean.")},
		{Name: "h", Role: option.Estimates, Title: engine.Msg("Table h"), Kind: engine.OneOf, Default: consistentH, Help: engine.Msg("What kind of estimates a graph has."), Choices: []engine.Choice{
			choice(consistentH, engine.Msg("consistent")), choice(inconsistentH, engine.Msg("admissible, not consistent")), choice(misleadingH, engine.Msg("misleading: too high somewhere")),
		}},
		{Name: "rows", Role: option.Height, Title: engine.Msg("Rows"), Kind: engine.Integer, Default: "15", Min: 5, Max: 512, Help: engine.Msg("How many rows a map has.")},
		{Name: "cols", Role: option.Width, Title: engine.Msg("Columns"), Kind: engine.Integer, Default: "21", Min: 5, Max: 512, Help: engine.Msg("How many columns a map has.")},
		{Name: "neighbours", Title: engine.Msg("Neighbours"), Kind: engine.OneOf, Default: "4", Help: engine.Msg("To how many cells beside a step can lead on a map."), Choices: []engine.Choice{
			choice("4", engine.Msg("4")), choice("8", engine.Msg("8")),
		}},
		engine.SeedOption(),
	}
}

func levels() []engine.Level {
	return []engine.Level{
		{Name: "easy", Title: engine.Msg("easy: a graph of 8 places"), Values: engine.Values{"kind": graphKind, "places": "8"}},
		{Name: "medium", Title: engine.Msg("medium: a graph of 16 places"), Values: engine.Values{"kind": graphKind, "places": "16"}},
		{Name: "hard", Title: engine.Msg("hard: a field with costs"), Values: engine.Values{"kind": fieldKind}},
		{Name: "expert", Title: engine.Msg("expert: rooms, and an estimate that misleads"), Values: engine.Values{"kind": roomsKind, "rows": "25", "cols": "35"}},
	}
}

// generate makes a world with a way. It is deterministic by seed.
func generate(ctx context.Context, chosen engine.Settings, limits engine.Limits) (engine.Puzzle, error) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	random := rand.New(rand.NewPCG(uint64(chosen.Int("seed")), 30))
	for {
		if !meter.Look() {
			return nil, engine.LimitReached(meter.Ended(), meter)
		}
		var z *Puzzle
		var err error
		if chosen.Text("kind") == graphKind {
			z, err = randomGraph(random, chosen)
		} else {
			z, err = randomMap(random, chosen)
		}
		if err != nil {
			return nil, err
		}
		if z != nil && z.known.verdict().Kind == engine.Solvable && !z.solved(z.start) {
			return z, nil
		}
	}
}

// placeName returns A, B, ... Z, then A1, B1 and so on.
func placeName(i int) string {
	name := string(rune('A' + i%26))
	if i >= 26 {
		name += fmt.Sprint(i / 26)
	}
	return name
}

// randomGraph draws places in a square and joins each to its nearest ones, so that roads seldom cross; a road is at
// least as long as the straight line. The table is of the wanted kind, nil if these places allow none like that.
func randomGraph(random *rand.Rand, chosen engine.Settings) (*Puzzle, error) {
	n := chosen.Int("places")
	b := newBuilder()
	side := int(10 * math.Sqrt(float64(n)) * 3)
	for i := range n {
		node, err := b.node(placeName(i), spot{1, 0})
		if err != nil {
			return nil, err
		}
		for try := 0; ; try++ {
			p := point{float64(random.IntN(side)), float64(random.IntN(side))}
			apart := true
			for _, q := range b.places {
				apart = apart && (p.straight(q) >= 18 || try > 50 && p != q)
			}
			if apart {
				b.places[node] = p
				break
			}
		}
	}
	type pair struct {
		from, to int32
		long     float64
	}
	var pairs []pair
	for i := range int32(n) {
		for j := i + 1; j < int32(n); j++ {
			pairs = append(pairs, pair{i, j, b.places[i].straight(b.places[j])})
		}
	}
	slices.SortStableFunc(pairs, func(p, q pair) int { return int(math.Copysign(1, p.long-q.long)) })
	group := make([]int32, n)
	for i := range group {
		group[i] = int32(i)
	}
	root := func(i int32) int32 {
		for group[i] != i {
			i = group[i]
		}
		return i
	}
	degree := make([]int, n)
	most := max(2, chosen.Int("degree"))
	for _, p := range pairs { // a spanning tree of the shortest, then short ones up to the degree
		if tree := root(p.from) != root(p.to); tree || degree[p.from] < most && degree[p.to] < most {
			group[root(p.from)] = root(p.to)
			degree[p.from]++
			degree[p.to]++
			if err := b.road(p.from, p.to, math.Ceil(p.long*(1+random.Float64()/2)), spot{1, 0}); err != nil {
				return nil, err
			}
		}
	}
	farthest := pairs[len(pairs)-1]
	b.start = []named{{b.g.names[farthest.from], spot{1, 0}}}
	b.goals = []named{{b.g.names[farthest.to], spot{1, 0}}}
	for i := range int32(n) {
		b.h[i] = 0
	}
	z, err := b.finish(spot{1, 0})
	if err != nil {
		return nil, err
	}
	if !z.fillTable(random, chosen.Text("h")) {
		return nil, nil
	}
	return parse(z.String())
}

// fillTable sets the table: rounded down straight lines, which are consistent; the exact distances with some cut to a
// half; or some of them raised over the exact distance.
func (z *Puzzle) fillTable(random *rand.Rand, kind string) bool {
	g := z.world.(*graph)
	exact := z.distancesTo(z.goals, nil)
	for n := range int32(g.size()) {
		g.h[n] = int32(g.at[n].straight(g.at[z.goals[0]])) * g.unit.one
		switch {
		case n == z.goals[0]:
			g.h[n] = 0
		case kind == inconsistentH && random.IntN(3) == 0:
			g.h[n] = int32(exact.left[n]) / 4
		case kind == inconsistentH:
			g.h[n] = int32(exact.left[n])
		case kind == misleadingH && random.IntN(3) == 0:
			g.h[n] = int32(exact.left[n]) * 2
		}
	}
	h := z.fresh().heuristicNamed(tableName)
	switch kind {
	case inconsistentH:
		return h.admissible && !h.consistent
	case misleadingH:
		return !h.admissible
	}
	return h.consistent
}

// randomMap draws a maze, rooms, or a field.
func randomMap(random *rand.Rand, chosen engine.Settings) (*Puzzle, error) {
	rows, cols := chosen.Int("rows"), chosen.Int("cols")
	b := newMapBuilder(chosen.Text("neighbours") == "8")
	b.g.rows, b.g.cols, b.g.cost = rows, cols, make([]uint8, rows*cols)
	switch chosen.Text("kind") {
	case mazeKind:
		b.g.dig(random)
	case roomsKind:
		b.g.build(random)
	default:
		b.g.sow(random)
	}
	b.spots = []spot{{1, 0}}
	first, last := slices.IndexFunc(b.g.cost, func(c uint8) bool { return c > 0 }), -1
	for n, c := range b.g.cost {
		if c > 0 {
			last = n
		}
	}
	b.start, b.goals = int32(first), []int32{int32(last)}
	b.g.cost[first], b.g.cost[last] = 1, 1
	z, err := b.finish(spot{1, 0})
	if err != nil {
		return nil, err
	}
	return z, nil
}

// dig makes a maze by a random walk that turns back in dead ends, with a few walls taken away so that there are several
// ways.
func (g *grid) dig(random *rand.Rand) {
	stack := []int{g.cols + 1}
	g.cost[g.cols+1] = 1
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		r, c := n/g.cols, n%g.cols
		var open []direction
		for d := range upLeft {
			dr, dc := d.offset()
			if y, x := r+2*dr, c+2*dc; y > 0 && x > 0 && y < g.rows-1 && x < g.cols-1 && g.cost[y*g.cols+x] == 0 {
				open = append(open, d)
			}
		}
		if open == nil {
			stack = stack[:len(stack)-1]
			continue
		}
		dr, dc := open[random.IntN(len(open))].offset()
		g.cost[(r+dr)*g.cols+c+dc], g.cost[(r+2*dr)*g.cols+c+2*dc] = 1, 1
		stack = append(stack, (r+2*dr)*g.cols+c+2*dc)
	}
	for range g.rows * g.cols / 40 {
		r, c := 1+random.IntN(g.rows-2), 1+random.IntN(g.cols-2)
		if (r+c)%2 == 1 && r < (g.rows-1)/2*2 && c < (g.cols-1)/2*2 {
			g.cost[r*g.cols+c] = 1
		}
	}
}

// build makes rooms of random sizes, with a door in each wall.
func (g *grid) build(random *rand.Rand) {
	for i := range g.cost {
		r, c := i/g.cols, i%g.cols
		if r > 0 && c > 0 && r < g.rows-1 && c < g.cols-1 {
			g.cost[i] = 1
		}
	}
	var divide func(r0, c0, r1, c1 int)
	divide = func(r0, c0, r1, c1 int) {
		const least = 7
		high, wide := r1-r0, c1-c0
		if max(high, wide) < least || random.IntN(8) == 0 && max(high, wide) < 3*least {
			return
		}
		if high >= wide {
			r := r0 + 2 + random.IntN(high-3)
			door := c0 + random.IntN(wide)
			if c0 > 1 && g.cost[r*g.cols+c0-1] != 0 || c1 < g.cols-1 && g.cost[r*g.cols+c1] != 0 {
				return // it would end in a door
			}
			for c := c0; c < c1; c++ {
				if c != door {
					g.cost[r*g.cols+c] = 0
				}
			}
			divide(r0, c0, r, c1)
			divide(r+1, c0, r1, c1)
			return
		}
		c := c0 + 2 + random.IntN(wide-3)
		door := r0 + random.IntN(high)
		if r0 > 1 && g.cost[(r0-1)*g.cols+c] != 0 || r1 < g.rows-1 && g.cost[r1*g.cols+c] != 0 {
			return
		}
		for r := r0; r < r1; r++ {
			if r != door {
				g.cost[r*g.cols+c] = 0
			}
		}
		divide(r0, c0, r1, c)
		divide(r0, c+1, r1, c1)
	}
	divide(1, 1, g.rows-1, g.cols-1)
}

// sow makes a field: patches of dearer ground, and rocks.
func (g *grid) sow(random *rand.Rand) {
	for i := range g.cost {
		g.cost[i] = 1
	}
	patch := func(cost uint8, wide int) {
		r, c := random.IntN(g.rows), random.IntN(g.cols)
		radius := 1 + random.IntN(wide)
		for y := max(0, r-radius); y <= min(g.rows-1, r+radius); y++ {
			for x := max(0, c-radius); x <= min(g.cols-1, c+radius); x++ {
				if (y-r)*(y-r)+(x-c)*(x-c) <= radius*radius+random.IntN(2) {
					g.cost[y*g.cols+x] = cost
				}
			}
		}
	}
	for range 2 + g.size()/45 {
		patch(uint8(2+random.IntN(8)), max(2, min(g.rows, g.cols)/5))
	}
	for range 2 + g.size()/40 {
		patch(0, max(1, min(g.rows, g.cols)/10))
	}
	if !slices.Contains(g.cost, 1) {
		g.cost[0], g.cost[len(g.cost)-1] = 1, 1
	}
}
