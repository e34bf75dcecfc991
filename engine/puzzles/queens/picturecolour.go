package queens

import (
	"cmp"
	"math"
	"slices"
)

// colour is red, green and blue, each from 0 to 255.
type colour [3]float32

// from returns the Euclidean distance of two colours, at most 441.
func (c colour) from(d colour) float64 {
	var sum float32
	for k := range c {
		sum += (c[k] - d[k]) * (c[k] - d[k])
	}
	return math.Sqrt(float64(sum))
}

// median returns the median per channel, black for an empty list.
func median(list []colour) (c colour) {
	if len(list) == 0 {
		return c
	}
	values := make([]float32, len(list))
	for k := range c {
		for i, l := range list {
			values[i] = l[k]
		}
		slices.Sort(values)
		c[k] = values[len(values)/2]
	}
	return c
}

// share returns the share of a list nearer to a colour than a distance.
func share(list []colour, c colour, near float64) float64 {
	n := 0
	for _, l := range list {
		if l.from(c) < near {
			n++
		}
	}
	return float64(n) / float64(max(1, len(list)))
}

// cluster is single-linkage clustering into n groups: the minimum spanning tree (Prim's algorithm) without its n-1
// longest edges. joined is the longest edge kept, apart the shortest one removed. Time O(m^2) for m colours.
func cluster(colours []colour, n int) (group []int, joined, apart float64) {
	type edge struct {
		from, to int
		far      float64
	}
	tree := make([]edge, 0, len(colours))
	nearest := make([]edge, len(colours)) // cheapest edge from the tree to each remaining colour
	for i := range colours {
		nearest[i] = edge{-1, i, math.Inf(1)}
	}
	for next := 0; len(nearest) > 0; {
		e := nearest[next]
		nearest[next] = nearest[len(nearest)-1]
		nearest = nearest[:len(nearest)-1]
		tree = append(tree, e)
		next = 0
		for i := range nearest {
			if far := colours[nearest[i].to].from(colours[e.to]); far < nearest[i].far {
				nearest[i].from, nearest[i].far = e.to, far
			}
			if nearest[i].far < nearest[next].far {
				next = i
			}
		}
	}
	far := make([]float64, len(tree)) // the first, of the root, is infinite
	for i, e := range tree {
		far[i] = e.far
	}
	slices.SortFunc(far, func(a, b float64) int { return cmp.Compare(b, a) })
	if len(far) > n {
		joined = far[n]
	}
	apart = far[n-1]
	root := make([]int, len(colours)) // first cell of each one's group in tree order
	for _, e := range tree {
		if root[e.to] = e.to; e.far <= joined {
			root[e.to] = root[e.from]
		}
	}
	number := map[int]int{}
	for _, r := range root {
		if _, ok := number[r]; !ok {
			number[r] = len(number)
		}
		group = append(group, number[r])
	}
	return group, joined, apart
}
