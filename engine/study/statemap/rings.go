package statemap

import (
	"cmp"
	"math"
	"slices"
)

// Rings and rows
//
// Layers are laid out from the goals outward. The preferred place of a position is the
// average of its neighbours in the layers before, on a circle the direction of their
// sum. A layer is ordered by these wishes, then moved apart as little as possible:
//
//	wishes   |  a bc   d        |      a gap is kept between any two, and the sum of
//	places   | a  b  c d        |      the squares of the moves is the least
//
// which is isotonic regression, solved by pooling adjacent violators (Ayer, Brunk,
// Ewing, Reid, Silverman 1955) in linear time. Where a ring has no room for the gaps
// its positions are spaced evenly, turned to be near to their preferred places.
// Altogether the time is O(n log n), that of sorting.

// innermost is the least radius of a ring, closest how close two rings may be, as a part
// of their distance where all are even.
const (
	innermost = 0.07
	closest   = 0.7
)

// layRings puts each layer on a circle.
func (m *Map) layRings(s *Sheet, opened []Group) {
	layers := m.Layers()
	most := mostOfLayer(layers, m.States())
	radii := ringRadii(layers, most, s.apart)
	w := m.newWishes()
	for k := range layers {
		l, radius := &layers[k], radii[k]
		s.Lanes = append(s.Lanes, Lane{At: radius, Distance: l.Distance, Count: len(l.Positions)})
		w.settle(l, k == 0, 2*math.Pi, func(i int32) float64 { return math.Atan2(w.y[i], w.x[i]) })
		angles := roundOut(w.of(l.Positions), s.apart/max(radius, s.apart))
		for i, at := range l.Positions {
			w.place(at, math.Cos(angles[i]), math.Sin(angles[i]))
		}
		s.put(k, *l, most, opened, narrowest(radii, k), func(i float64) (x, y float64) {
			low, high := angles[int(math.Floor(i))], angles[int(math.Ceil(i))]
			at := (low + high) / 2
			return radius * math.Cos(at), radius * math.Sin(at)
		})
	}
}

// ringRadii returns the radii of the rings, from the goals' to 1. Where even rings have no
// room for the gap between the spots of a layer, those of many spots are moved outward, the
// others closer together, so that the least gap is as wide as may be.
func ringRadii(layers []Layer, most int, gap float64) []float64 {
	last := len(layers) - 1
	even := (1 - innermost) / float64(max(last, 1))
	radii := make([]float64, len(layers))
	lay := func(gap float64) (reach float64) {
		for k, l := range layers {
			least := 0.0
			if n := min(len(l.Positions), most); n > 1 {
				least = max(innermost, float64(n)*gap/(2*math.Pi))
			}
			if k > 0 {
				least = max(least, radii[k-1]+even*closest)
			}
			radii[k] = least
		}
		return radii[last]
	}
	if lay(gap) > 1 {
		low, high := 0.0, gap
		for range 30 {
			if middle := (low + high) / 2; lay(middle) > 1 {
				high = middle
			} else {
				low = middle
			}
		}
		lay(low)
	}
	free := 1 - radii[last]
	for k := range radii {
		radii[k] += free * float64(k) / float64(max(last, 1))
	}
	return radii
}

// narrowest returns the distance of a ring to the nearer of the next ones.
func narrowest(radii []float64, k int) float64 {
	room := 1.0
	if k > 0 {
		room = min(room, radii[k]-radii[k-1])
	}
	if k < len(radii)-1 {
		room = min(room, radii[k+1]-radii[k])
	}
	return room
}

// layRows puts each layer in a row.
func (m *Map) layRows(s *Sheet, opened []Group) {
	layers := m.Layers()
	most := mostOfLayer(layers, m.States())
	w := m.newWishes()
	for k := range layers {
		l := &layers[k]
		y := -s.Height
		if len(layers) > 1 {
			y += 2 * s.Height * float64(k) / float64(len(layers)-1)
		}
		s.Lanes = append(s.Lanes, Lane{At: y, Distance: l.Distance, Count: len(l.Positions)})
		w.settle(l, k == 0, 0, func(i int32) float64 { return w.x[i] / max(w.count[i], 1) })
		xs := stretchOut(w.of(l.Positions), min(s.apart, 2*s.Width/float64(len(l.Positions))), s.Width)
		for i, at := range l.Positions {
			w.place(at, xs[i], 0)
		}
		s.put(k, *l, most, opened, 2*s.Height/float64(max(len(layers)-1, 1)), func(i float64) (x, _ float64) {
			return (xs[int(math.Floor(i))] + xs[int(math.Ceil(i))]) / 2, y
		})
	}
}

// wishes holds the preferred places of positions: sums over their placed neighbours.
type wishes struct {
	near        arcs
	x, y, count []float64
	wish        []float64
}

func (m *Map) newWishes() *wishes {
	n := len(m.Goal)
	return &wishes{near: m.newWalk().near, x: make([]float64, n), y: make([]float64, n), count: make([]float64, n), wish: make([]float64, n)}
}

// place adds a position's place to the wishes of its neighbours.
func (w *wishes) place(i int32, x, y float64) {
	for _, a := range w.near.of(i) {
		w.x[a.to] += x
		w.y[a.to] += y
		w.count[a.to]++
	}
}

func (w *wishes) of(positions []int32) []float64 {
	list := make([]float64, len(positions))
	for k, i := range positions {
		list[k] = w.wish[i]
	}
	return list
}

// settle orders the positions of a layer. The goals have no placed neighbours yet:
// those that are neighbours of each other are put side by side, over that width.
func (w *wishes) settle(l *Layer, goals bool, room float64, wish func(i int32) float64) {
	if goals {
		l.Positions = w.chained(l.Positions)
		for k, i := range l.Positions {
			w.wish[i] = room * float64(k) / float64(len(l.Positions))
		}
		return
	}
	for _, i := range l.Positions {
		w.wish[i] = wish(i)
	}
	slices.SortStableFunc(l.Positions, func(a, b int32) int { return cmp.Compare(w.wish[a], w.wish[b]) })
}

// chained returns positions in the order of a depth-first traversal among them.
func (w *wishes) chained(positions []int32) []int32 {
	waiting := make(map[int32]bool, len(positions))
	for _, i := range positions {
		waiting[i] = true
	}
	var order, path []int32
	for _, first := range positions {
		path = append(path, first)
		for len(path) > 0 {
			at := path[len(path)-1]
			path = path[:len(path)-1]
			if !waiting[at] {
				continue
			}
			delete(waiting, at)
			order = append(order, at)
			for _, a := range w.near.of(at) {
				if waiting[a.to] {
					path = append(path, a.to)
				}
			}
		}
	}
	return order
}

// roundOut returns angles near to the wished ones, in the same cyclic order, at least
// a gap apart; evenly spaced where there is no room for the gaps.
func roundOut(wished []float64, gap float64) []float64 {
	n := len(wished)
	if n == 1 {
		return wished
	}
	if float64(n)*gap >= 2*math.Pi {
		return evenly(wished)
	}
	// The circle is cut at its widest gap and unrolled.
	first, widest := 0, wished[0]+2*math.Pi-wished[n-1]
	for k := 1; k < n; k++ {
		if hole := wished[k] - wished[k-1]; hole > widest {
			first, widest = k, hole
		}
	}
	row := append(slices.Clone(wished[first:]), wished[:first]...)
	for k := n - first; k < n; k++ {
		row[k] += 2 * math.Pi
	}
	row = pooled(row, gap)
	if row[n-1]-row[0] > 2*math.Pi-gap {
		return evenly(wished)
	}
	return append(slices.Clone(row[n-first:]), row[:n-first]...)
}

// evenly returns evenly spaced angles, turned to fit the wishes best.
func evenly(wished []float64) []float64 {
	n := len(wished)
	x, y := 0.0, 0.0
	for k, w := range wished {
		off := w - 2*math.Pi*float64(k)/float64(n)
		x, y = x+math.Cos(off), y+math.Sin(off)
	}
	turn := math.Atan2(y, x)
	list := make([]float64, n)
	for k := range list {
		list[k] = turn + 2*math.Pi*float64(k)/float64(n)
	}
	return list
}

// stretchOut returns places near to the wished ones, in the same order, at least a
// gap apart, within -half to half.
func stretchOut(wished []float64, gap, half float64) []float64 {
	row := pooled(wished, gap)
	n := len(row)
	for k := range row {
		row[k] = min(max(row[k], -half+float64(k)*gap), half-float64(n-1-k)*gap)
	}
	return row
}

// pooled returns the increasing places nearest to the wished ones, at least a gap apart.
func pooled(wished []float64, gap float64) []float64 {
	type block struct {
		sum float64 // of the wishes, less the gaps before each
		n   int
	}
	var blocks []block
	for k, w := range wished {
		blocks = append(blocks, block{w - float64(k)*gap, 1})
		for len(blocks) > 1 {
			last, before := blocks[len(blocks)-1], blocks[len(blocks)-2]
			if before.sum/float64(before.n) <= last.sum/float64(last.n) {
				break
			}
			blocks = append(blocks[:len(blocks)-2], block{before.sum + last.sum, before.n + last.n})
		}
	}
	list := make([]float64, 0, len(wished))
	for _, b := range blocks {
		for range b.n {
			list = append(list, b.sum/float64(b.n)+float64(len(list))*gap)
		}
	}
	return list
}
