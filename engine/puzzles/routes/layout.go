package routes

import (
	"cmp"
	"math"
	"slices"
)

// places returns where the places of a graph are drawn, in board units from the origin: where their coordinates say,
// or else in layers by the fewest roads from the first place, each layer in the order of its neighbours in the one
// before and after it (Sugiyama, Tagawa and Toda 1981, without long edges). It is the same for the same graph.
func (g *graph) places(home int32) []point {
	if g.at != nil {
		return fitted(g.plane(), g.size())
	}
	return fitted(g.layered(home), g.size())
}

// plane returns the coordinates with y downwards; of the earth as they lie on a map.
func (g *graph) plane() []point {
	list := make([]point, g.size())
	middle := 0.0
	for _, p := range g.at {
		middle += p.x / float64(g.size())
	}
	for i, p := range g.at {
		list[i] = point{p.x, -p.y}
		if g.geo {
			list[i] = point{p.y * math.Cos(middle*math.Pi/180), -p.x}
		}
	}
	return list
}

// layered returns the places in columns.
func (g *graph) layered(home int32) []point {
	layer := make([]int, g.size())
	for i := range layer {
		layer[i] = -1
	}
	layers := [][]int32{{home}}
	layer[home] = 0
	for l := 0; l < len(layers); l++ {
		var next []int32
		for _, n := range layers[l] {
			for _, m := range g.beside(n) {
				if layer[m] < 0 {
					layer[m] = l + 1
					next = append(next, m)
				}
			}
		}
		if next != nil {
			layers = append(layers, next)
		}
	}
	var alone []int32
	for n, l := range layer {
		if l < 0 {
			layer[n] = len(layers)
			alone = append(alone, int32(n))
		}
	}
	if alone != nil {
		layers = append(layers, alone)
	}
	at := make([]float64, g.size())
	spread := func(list []int32) {
		for i, n := range list {
			at[n] = float64(i) - float64(len(list)-1)/2
		}
	}
	for _, list := range layers {
		spread(list)
	}
	const sweeps = 6
	for sweep := range sweeps {
		for i := range layers {
			l := i
			if sweep%2 == 1 {
				l = len(layers) - 1 - i
			}
			mean := map[int32]float64{}
			for _, n := range layers[l] {
				sum, count := 0.0, 0.0
				for _, m := range g.beside(n) {
					if layer[m] != l {
						sum, count = sum+at[m], count+1
					}
				}
				if mean[n] = at[n]; count > 0 {
					mean[n] = sum / count
				}
			}
			slices.SortStableFunc(layers[l], func(a, b int32) int { return cmp.Compare(mean[a], mean[b]) })
			spread(layers[l])
		}
	}
	list := make([]point, g.size())
	for n := range list {
		// Every other place of a column stands a little aside, so that roads within the column pass it.
		aside := 0.0
		if len(layers[layer[n]]) > 2 {
			aside = 0.35 * float64(int(math.Floor(at[n]))&1)
		}
		list[n] = point{1.5*float64(layer[n]) + aside, at[n]}
	}
	return list
}

// beside returns the places at the other ends of the roads of one, whichever way they lead.
func (g *graph) beside(n int32) []int32 {
	var list []int32
	for _, a := range g.outs[g.first[n]:g.first[n+1]] {
		list = append(list, a.to)
	}
	if g.directed {
		for _, a := range g.ins[g.back[n]:g.back[n+1]] {
			list = append(list, a.to)
		}
	}
	return list
}

// fitted scales places so that neighbours are a few board units apart, and moves them to the origin.
func fitted(list []point, n int) []point {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range list {
		x0, y0, x1, y1 = min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y)
	}
	w, h := x1-x0, y1-y0
	const longest, apart = 36, 2.6
	side := min(longest, apart*math.Sqrt(float64(n))*1.25)
	if n <= 12 {
		side = min(side, 9)
	}
	scale := side / max(w, h, 1e-9)
	if w == 0 && h == 0 {
		scale = 1
	}
	moved := make([]point, len(list))
	for i, p := range list {
		moved[i] = point{(p.x - x0) * scale, (p.y - y0) * scale}
	}
	return moved
}
