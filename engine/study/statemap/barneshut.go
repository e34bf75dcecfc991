package statemap

import "math"

// Barnes-Hut
//
// The plane is cut into squares, each into four, until a square holds one body
// alone. What is far away pushes as one: a square whose side is less than opening
// times its distance acts from the middle of its bodies (Barnes and Hut, "A
// hierarchical O(N log N) force-calculation algorithm", 1986). So the force on one
// of n bodies takes about log n steps, and making the squares n log n.

// vec is a place in the plane, or a way in it.
type vec struct{ X, Y float64 }

func (a vec) plus(b vec) vec      { return vec{a.X + b.X, a.Y + b.Y} }
func (a vec) minus(b vec) vec     { return vec{a.X - b.X, a.Y - b.Y} }
func (a vec) times(k float64) vec { return vec{k * a.X, k * a.Y} }
func (a vec) length() float64     { return math.Hypot(a.X, a.Y) }

// square is a part of the plane.
type square struct {
	corner vec // the least of each
	side   float64
	sum    vec     // of the places of its bodies
	bodies float64 // how many
	parts  int32   // the first of the four that it is cut into; 0 for none
}

// deepest is how often a square is cut at the most: bodies that are nearer to each
// other share one.
const deepest = 30

// squares is the plane; the first holds all of it.
type squares []square

func newSquares(at []vec) squares {
	low, high := extent(at)
	q := squares{{corner: low, side: max(high.X-low.X, high.Y-low.Y)}}
	for _, p := range at {
		q.add(p)
	}
	return q
}

// add puts a body into every square that it lies in, and cuts the last one where
// another is there already.
func (q *squares) add(p vec) {
	at := int32(0)
	for depth := 0; ; depth++ {
		s := &(*q)[at]
		before := s.bodies
		s.sum, s.bodies = s.sum.plus(p), before+1
		if before == 0 || depth == deepest {
			return
		}
		if s.parts == 0 {
			q.cut(at, p)
		}
		at = (*q)[at].part(p)
	}
}

// cut makes the four parts of a square, and puts the body that was in it, before
// the one that comes, into its part.
func (q *squares) cut(at int32, comes vec) {
	s := (*q)[at]
	half := s.side / 2
	(*q)[at].parts = int32(len(*q))
	for _, d := range [4]vec{{0, 0}, {half, 0}, {0, half}, {half, half}} {
		*q = append(*q, square{corner: s.corner.plus(d), side: half})
	}
	there := s.sum.minus(comes)
	s.parts = (*q)[at].parts
	part := &(*q)[s.part(there)]
	part.sum, part.bodies = there, 1
}

// part is which of the four parts a place lies in.
func (s *square) part(p vec) int32 {
	i := s.parts
	if p.X >= s.corner.X+s.side/2 {
		i++
	}
	if p.Y >= s.corner.Y+s.side/2 {
		i += 2
	}
	return i
}

// push is what all bodies together do to the one at a place: each pushes with
// 1 / distance.
func (q squares) push(p vec) vec { return q.pushFrom(0, p) }

func (q squares) pushFrom(i int32, p vec) (sum vec) {
	s := &q[i]
	if s.bodies == 0 {
		return vec{}
	}
	away := p.minus(s.sum.times(1 / s.bodies))
	distance := away.length()
	if s.parts == 0 || s.side < opening*distance {
		return away.times(s.bodies / max(distance*distance, 1e-12))
	}
	for k := range int32(4) {
		sum = sum.plus(q.pushFrom(s.parts+k, p))
	}
	return sum
}

// extent is the least and the greatest place of each direction.
func extent(at []vec) (low, high vec) {
	low, high = at[0], at[0]
	for _, p := range at {
		low = vec{min(low.X, p.X), min(low.Y, p.Y)}
		high = vec{max(high.X, p.X), max(high.Y, p.Y)}
	}
	return low, high
}
