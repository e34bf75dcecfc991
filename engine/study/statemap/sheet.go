package statemap

import (
	"cmp"
	"context"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Layout is a way to lay a map out.
type Layout string

// The layouts.
const (
	Rings  Layout = "rings"  // the goals in the middle, a ring for each distance
	Layers Layout = "layers" // the goals at the top, a row for each distance
)

// Layouts returns all layouts with their titles.
func Layouts() []engine.Choice {
	return []engine.Choice{
		{Name: string(Rings), Title: engine.Msg("rings")},
		{Name: string(Layers), Title: engine.Msg("layers")},
	}
}

// MostSingly is the largest number of positions shown without groups.
const MostSingly = 5_000

// Sheet is the layout of a map, in a frame from -Width to Width and from -Height to
// Height. In a space of at most [MostSingly] positions each has a spot of its own; in a
// larger one adjacent positions of a layer share one, until it is opened.
type Sheet struct {
	Layout        Layout
	Width, Height float64
	Spots         []Spot
	Lanes         []Lane // the goals' first
	Lines         []Line

	of       []int32 // the spot of each position
	costUnit int32   // how many units of a distance are a cost of 1
	apart    float64 // the gap between spots of a lane, where there is room
}

// DistanceText writes a distance.
func (s *Sheet) DistanceText(d int64) string { return figures.Decimal(search.Value(d, s.costUnit)) }

// Spot is a position, or a group of them.
type Spot struct {
	X, Y      float64
	Positions []int32
	Distance  int64
	Room      float64 // the least distance of the next one

	group Group
}

// Lane holds the positions of a distance: a circle of that radius around the middle,
// or a row at that height.
type Lane struct {
	At       float64
	Distance int64
	Count    int
}

// Line joins two spots that hold neighbours. Level is set where no move between them
// reduces the distance: both are as far from a goal, or dead ends.
type Line struct {
	A, B  int32
	Level bool
}

// Group is a range of a layer's positions, which share a spot.
type Group struct{ layer, from, to int }

// Of returns the spot of a position.
func (s *Sheet) Of(position int) int { return int(s.of[position]) }

// Group returns the group at a spot; ok is false for a single position.
func (s *Sheet) Group(spot int) (g Group, ok bool) {
	return s.Spots[spot].group, len(s.Spots[spot].Positions) > 1
}

// Sheet lays the map out, with some groups opened. The same map gives the same
// sheet. It ends early, with ctx's error, when ctx does.
func (m *Map) Sheet(ctx context.Context, layout Layout, opened ...Group) (*Sheet, error) {
	s := &Sheet{Layout: layout, costUnit: engine.CostUnit(m.Puzzle), Width: 1, Height: 1, of: make([]int32, m.States()), apart: gapFor(m.States())}
	switch layout {
	case Layers:
		s.Width = 1.5
		m.layRows(s, opened)
	default:
		m.layRings(s, opened)
	}
	m.join(s)
	return s, ctx.Err()
}

// gapFor returns the gap between spots, larger for fewer of them.
func gapFor(positions int) float64 {
	const least, most = 0.021, 0.1
	return min(max(0.5*math.Sqrt(math.Pi/float64(positions)), least), most)
}

// Layer holds the positions at one distance to the nearest goal.
type Layer struct {
	Distance  int64
	Positions []int32
}

// Layers returns the positions by distance, the goals first and dead ends last, each
// layer in the order of the numbers.
func (m *Map) Layers() []Layer {
	order := make([]int32, len(m.Goal))
	for i := range order {
		order[i] = int32(i)
	}
	rank := func(i int32) uint64 { return uint64(m.Distance[i]) } // Unreachable is the greatest
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(rank(a), rank(b)) })
	var layers []Layer
	for _, i := range order {
		if n := len(layers); n == 0 || layers[n-1].Distance != m.Distance[i] {
			layers = append(layers, Layer{Distance: m.Distance[i]})
		}
		last := &layers[len(layers)-1]
		last.Positions = append(last.Positions, i)
	}
	return layers
}

// The approximate number of spots of a space with groups, and into how many a group
// opens.
const (
	groupedSpots = 2_000
	opensInto    = 40
)

// groups cuts a layer of n positions into spots.
func groups(layer, n, most int, opened []Group) []Group {
	var list []Group
	var cut func(g Group, parts int)
	cut = func(g Group, parts int) {
		size := g.to - g.from
		parts = min(parts, size)
		for k := range parts {
			part := Group{layer, g.from + size*k/parts, g.from + size*(k+1)/parts}
			if part.to-part.from > 1 && slices.Contains(opened, part) {
				cut(part, opensInto)
			} else {
				list = append(list, part)
			}
		}
	}
	cut(Group{layer, 0, n}, most)
	return list
}

// mostOfLayer limits the spots of a layer, so that there are not too many in all.
func mostOfLayer(layers []Layer, states int) int {
	if states <= MostSingly {
		return MostSingly
	}
	least, most := 1, groupedSpots
	for least < most {
		try, sum := (least+most+1)/2, 0
		for _, l := range layers {
			sum += min(len(l.Positions), try)
		}
		if sum <= groupedSpots {
			least = try
		} else {
			most = try - 1
		}
	}
	return least
}

// put adds the spots of a layer, whose lane is so far from the nearest one; at returns the
// place of its k-th position, where k is fractional for a group.
func (s *Sheet) put(layer int, l Layer, most int, opened []Group, lanes float64, at func(k float64) (x, y float64)) {
	apart := func(k int) float64 { // of the k-th position and the next
		x1, y1 := at(float64(k))
		x2, y2 := at(float64(k + 1))
		return math.Hypot(x2-x1, y2-y1)
	}
	last := len(l.Positions) - 1
	for _, g := range groups(layer, len(l.Positions), most, opened) {
		x, y := at(float64(g.from+g.to-1) / 2)
		for _, i := range l.Positions[g.from:g.to] {
			s.of[i] = int32(len(s.Spots))
		}
		room := math.Inf(1)
		if g.to <= last {
			room = apart(g.to - 1)
		}
		if g.from > 0 {
			room = min(room, apart(g.from-1))
		}
		room = min(room*float64(g.to-g.from), lanes)
		s.Spots = append(s.Spots, Spot{X: x, Y: y, Positions: l.Positions[g.from:g.to], Distance: l.Distance, Room: room, group: g})
	}
}

// join adds the lines, each once. Groups have none: nearly all would be joined.
func (m *Map) join(s *Sheet) {
	n := len(s.Spots)
	known := make([]uint64, n*n/64+1)
	for _, p := range m.pairs {
		a, b := min(s.of[p.a], s.of[p.b]), max(s.of[p.a], s.of[p.b])
		bit := int(a)*n + int(b)
		if a == b || known[bit>>6]>>(bit&63)&1 == 1 || len(s.Spots[a].Positions) > 1 && len(s.Spots[b].Positions) > 1 {
			continue
		}
		known[bit>>6] |= 1 << (bit & 63)
		level := m.Distance[p.a] == m.Distance[p.b] || m.Distance[p.a] == Unreachable || m.Distance[p.b] == Unreachable
		s.Lines = append(s.Lines, Line{a, b, level})
	}
}
