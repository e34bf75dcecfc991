package statemap

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
)

// Force-directed layout
//
// Positions that push each other apart while neighbours pull each other together
// (Fruchterman and Reingold 1991) unfold a graph, but from a random beginning large
// ones stay tangled. So the beginning is pivot MDS (Brandes and Pich 2006): the moves
// that lead from each of a few pivots to all positions are made places in the plane
// whose distances are near to them, by the two main directions in which they differ.
// The pushing is by squares of the plane. Pivots take time in proportion to the moves, a round of
// pushing n log n; 5,000 positions take about two seconds.
const (
	pivots   = 50
	rounds   = 100
	strength = 6   // of the pushing
	opening  = 0.9 // a square that is less wide than this times its distance pushes as one
)

// layForce lays the positions out by forces, in a frame that they fill.
func (m *Map) layForce(ctx context.Context, s *Sheet) error {
	near := m.newWalk().near
	at := unfolded(near, len(m.Goal))
	if err := m.relax(ctx, at); err != nil {
		return err
	}
	fill(at)
	for i, p := range at {
		s.of[i] = int32(i)
		s.Spots = append(s.Spots, Spot{X: p.X, Y: p.Y, Positions: []int32{int32(i)}, Distance: m.Distance[i]})
	}
	return nil
}

// hops is the moves that lead from one position to all others, either way.
func hops(near arcs, n int, from int32) []float64 {
	list := make([]float64, n)
	for i := range list {
		list[i] = -1
	}
	list[from] = 0
	queue := []int32{from}
	for k := 0; k < len(queue); k++ {
		for _, a := range near.of(queue[k]) {
			if list[a.to] < 0 {
				list[a.to] = list[queue[k]] + 1
				queue = append(queue, a.to)
			}
		}
	}
	return list
}

// unfolded is places by pivot MDS. Each pivot is the position that is the farthest
// from those before it.
func unfolded(near arcs, n int) []vec {
	var columns [][]float64 // by pivot, the squares of the hops
	farthest := slices.Repeat([]float64{math.Inf(1)}, n)
	for pivot := int32(0); len(columns) < min(pivots, n); {
		column := hops(near, n, pivot)
		for i, h := range column {
			farthest[i] = min(farthest[i], h)
			column[i] = h * h
		}
		columns = append(columns, column)
		pivot = int32(slices.Index(farthest, slices.Max(farthest)))
	}
	centre(columns)
	x, y := mainAxes(columns)
	random := rand.New(rand.NewPCG(1, 2)) // positions in the same place could not part
	at := make([]vec, n)
	for i := range at {
		at[i] = vec{X: x[i] + 0.01*random.Float64(), Y: y[i] + 0.01*random.Float64()}
	}
	fill(at)
	return at
}

// centre takes the means of rows and columns away.
func centre(columns [][]float64) {
	n, k := float64(len(columns[0])), float64(len(columns))
	rows, all := make([]float64, len(columns[0])), 0.0
	for _, c := range columns {
		for i, v := range c {
			rows[i] += v / k
			all += v / (n * k)
		}
	}
	for _, c := range columns {
		mean := 0.0
		for _, v := range c {
			mean += v / n
		}
		for i := range c {
			c[i] = -(c[i] - rows[i] - mean + all) / 2
		}
	}
}

// mainAxes is the rows along the two directions in which they differ most, found
// by repeated multiplication (the power method), a few dozen times.
func mainAxes(columns [][]float64) (x, y []float64) {
	k := len(columns)
	products := make([][]float64, k)
	for a := range products {
		products[a] = make([]float64, k)
		for b := range products[a] {
			products[a][b] = dot(columns[a], columns[b])
		}
	}
	var axes [][]float64
	for range 2 {
		v := make([]float64, k)
		for a := range v {
			v[a] = math.Cos(float64(a * (len(axes) + 1))) // any but one at right angles to it
		}
		for range 60 {
			for _, axis := range axes {
				along := dot(v, axis)
				for a := range v {
					v[a] -= along * axis[a]
				}
			}
			next := make([]float64, k)
			for a := range next {
				next[a] = dot(products[a], v)
			}
			if length := math.Sqrt(dot(next, next)); length > 0 {
				for a := range next {
					next[a] /= length
				}
			}
			v = next
		}
		axes = append(axes, v)
	}
	along := func(axis []float64) []float64 {
		list := make([]float64, len(columns[0]))
		for a, c := range columns {
			for i, v := range c {
				list[i] += axis[a] * v
			}
		}
		return list
	}
	return along(axes[0]), along(axes[1])
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// relax lets the forces work, less and less.
func (m *Map) relax(ctx context.Context, at []vec) error {
	n := len(at)
	ideal := 0.7 * math.Sqrt(4/float64(n)) // of the frame's area, between neighbours
	forces := make([]vec, n)
	for round := range rounds {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		plane := newSquares(at)
		for i := range forces {
			forces[i] = plane.push(at[i]).times(strength * ideal * ideal)
		}
		for _, p := range m.pairs {
			v := at[p.b].minus(at[p.a])
			pull := v.times(v.length() / ideal)
			forces[p.a], forces[p.b] = forces[p.a].plus(pull), forces[p.b].minus(pull)
		}
		longest := 0.1 * (1 - float64(round)/rounds)
		for i, f := range forces {
			if length := f.length(); length > longest {
				f = f.times(longest / length)
			}
			at[i] = at[i].plus(f)
		}
	}
	return nil
}

// fill moves and stretches the places to where they fill the frame.
func fill(at []vec) {
	low, high := extent(at)
	half := max(high.X-low.X, high.Y-low.Y) / 2
	if half == 0 {
		half = 1
	}
	for i, p := range at {
		at[i] = vec{X: (p.X - (low.X+high.X)/2) / half, Y: (p.Y - (low.Y+high.Y)/2) / half}
	}
}
