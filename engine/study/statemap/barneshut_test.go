package statemap

import (
	"math/rand/v2"
	"testing"
)

// What squares push together is near to what all bodies push one by one.
func TestSquaresPushAsTheirBodiesDo(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{1, 2, 3, 50, 1_000} {
		at := make([]vec, n)
		for i := range at {
			at[i] = vec{random.Float64()*2 - 1, random.Float64()*2 - 1}
			if i%10 == 9 {
				at[i] = at[i-1] // in the same place
			}
		}
		q := newSquares(at)
		if q[0].bodies != float64(n) {
			t.Fatalf("%d bodies of %d are in the plane", int(q[0].bodies), n)
		}
		for i := range min(n, 40) {
			var want vec
			most := 0.0
			for _, other := range at {
				if d := at[i].minus(other); d.length() > 0 {
					want = want.plus(d.times(1 / (d.length() * d.length())))
					most += 1 / d.length()
				}
			}
			if off := q.push(at[i]).minus(want).length(); off > 0.1*most {
				t.Errorf("of %d, body %d is pushed by %v, one by one by %v", n, i, q.push(at[i]), want)
			}
		}
	}
}
