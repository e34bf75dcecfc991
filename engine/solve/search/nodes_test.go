package search

import (
	"context"
	"math"
	"testing"
	"unsafe"

	"langkah/engine/base/option"
)

// TestNodes inserts many states, most of them twice, and finds them again.
func TestNodes(t *testing.T) {
	const n = 300_000
	m := NewMeter(context.Background(), Limits{}, nil)
	defer m.Close()
	nodes, _ := newNodes(&Problem[uint64]{}, m, false)
	for round := range 2 { // the second after everything was forgotten
		for s := range uint64(n) {
			if i, fresh := nodes.insert(s * s << 20); !fresh || i != uint32(s+1) {
				t.Fatalf("round %d: state %d is node %d, fresh %v", round, s, i, fresh)
			}
			if i, fresh := nodes.insert(s / 2 * (s / 2) << 20); fresh || i != uint32(s/2+1) {
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

// TestBadHash gives every state the same hash: the search ends and reports it.
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

// TestHashOfEqualStates checks that equal states of any type have equal hashes, and
// different ones different hashes.
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
	checkHash(t, struct { // padded within an array, with a field that == passes over
		cells [2]struct {
			a uint32
			_ uint32
			b uint8
		}
		name string
	}{name: "here"}, struct {
		cells [2]struct {
			a uint32
			_ uint32
			b uint8
		}
		name string
	}{name: "there"})
	checkHash(t, 0.0, 1.0)
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

// TestPaddingIsNotHashed hashes equal states that differ in padding bytes.
func TestPaddingIsNotHashed(t *testing.T) {
	type padded struct {
		a uint8
		b uint64
	}
	states := []padded{{1, 2}, {1, 2}}
	*(*byte)(unsafe.Add(unsafe.Pointer(&states[1]), 3)) = 7
	if h := newHasher[padded](nil); states[0] != states[1] || h.of(states[0]) != h.of(states[1]) {
		t.Errorf("equal states have the hashes %x and %x", h.of(states[0]), h.of(states[1]))
	}
	if h := newHasher[float64](nil); h.of(0) != h.of(math.Copysign(0, -1)) {
		t.Error("0 and -0 are equal and have two hashes")
	}
}

// TestHashIsTheSameInEveryRun: counters must not depend on a random seed.
func TestHashIsTheSameInEveryRun(t *testing.T) {
	type city struct {
		name string
		seen uint16
	}
	h := newHasher[city](nil)
	if got, want := h.hash(city{"Arad", 3}), uint64(0x76a27c8a451984c7); got != want {
		t.Errorf("the hash is %#x, not %#x", got, want)
	}
}

// TestTooDear has paths whose cost does not fit a node: the search ends and reports it.
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
