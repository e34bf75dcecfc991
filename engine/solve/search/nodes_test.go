package search

import (
	"context"
	"math"
	"testing"

	"langkah/engine/base/option"
)

// TestNodes places many states, most of them twice, and finds them again.
func TestNodes(t *testing.T) {
	const n = 300_000
	m := NewMeter(context.Background(), Limits{}, nil)
	defer m.Close()
	nodes, _ := newNodes(&Problem[uint64]{}, m, false)
	for round := range 2 { // the second after everything was forgotten
		for s := range uint64(n) {
			if i, fresh := nodes.place(s * s << 20); !fresh || i != uint32(s+1) {
				t.Fatalf("round %d: state %d is node %d, fresh %v", round, s, i, fresh)
			}
			if i, fresh := nodes.place(s / 2 * (s / 2) << 20); fresh || i != uint32(s/2+1) {
				t.Fatalf("round %d: state %d is node %d, fresh %v", round, s/2, i, fresh)
			}
		}
		if nodes.find(1) != 0 {
			t.Fatal("finds a state that was never placed")
		}
		nodes.clear()
		if nodes.find(0) != 0 {
			t.Fatal("finds a state that it has forgotten")
		}
	}
	if perNode := m.PeakBytes / n; perNode > 64 {
		t.Errorf("%d bytes for a node", perNode)
	}
}

// TestBadHash gives every state the same hash: that ends, and says so.
func TestBadHash(t *testing.T) {
	p := Problem[int]{
		Goal: func(s int) bool { return s < 0 },
		Hash: func(int) uint64 { return 7 },
		Expand: func(s int, _ int32, out []Successor[int]) []Successor[int] {
			return append(out, Successor[int]{State: s + 1, Cost: 1})
		},
	}
	o, err := Run(context.Background(), "bfs", p, option.Settings{}, Limits{}, nil)
	if err != nil || o.Status != Failed {
		t.Errorf("status %d, %v", o.Status, err)
	}
}

// TestHashOfEqualStates checks that equal states have one hash, whatever they
// are made of, and that different ones differ.
func TestHashOfEqualStates(t *testing.T) {
	checkHash(t, uint64(1), uint64(2))
	checkHash(t, int32(-1), int32(1))
	checkHash(t, [25]uint8{1}, [25]uint8{24: 1})
	checkHash(t, [3]uint64{1, 2, 3}, [3]uint64{1, 3, 2})
	checkHash(t, struct{ a, b uint32 }{1, 2}, struct{ a, b uint32 }{2, 1})
	checkHash(t, struct { // with padding
		a uint8
		b uint64
	}{1, 2}, struct {
		a uint8
		b uint64
	}{2, 2})
	checkHash(t, "here", "there")
	checkHash(t, any(1), any("1"))
}

func checkHash[S comparable](t *testing.T, a, b S) {
	t.Helper()
	h := newHasher[S](nil)
	copied := []S{a}
	if h.hash(a) != h.hash(copied[0]) {
		t.Errorf("%#v has two hashes", a)
	}
	if h.hash(a) == h.hash(b) {
		t.Errorf("%#v and %#v have one hash", a, b)
	}
}

// TestTooDear has paths that cost more than a node can note: that ends, and says so.
func TestTooDear(t *testing.T) {
	p := Problem[int]{
		Goal: func(s int) bool { return s == 3 },
		Expand: func(s int, _ int32, out []Successor[int]) []Successor[int] {
			return append(out, Successor[int]{State: s + 1, Cost: math.MaxInt32})
		},
	}
	for _, a := range Algorithms() {
		if a.Needs.Goals {
			continue
		}
		o, err := Run(context.Background(), a.Name, p, option.Settings{}, Limits{Nodes: 1000}, nil)
		if err != nil || o.Status == Solved && o.Cost != 3*math.MaxInt32 || o.Status == NoSolution {
			t.Errorf("%s: status %s, cost %d, %v", a.Name, o.Status, o.Cost, err)
		}
	}
}
