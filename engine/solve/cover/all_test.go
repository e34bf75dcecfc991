package cover

import (
	"testing"

	"pgregory.net/rapid"
)

// The parts of the tree together have every cover once, on any number of cores.
func TestCountingAndListingMissNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		want := len(bySubsets(p))
		e := Enumeration{Problem: p, New: func() Solver { return NewMasks(p, Isolated) }}
		for cores := 1; cores <= 3; cores++ {
			c, ok := e.CountAll(cores)
			if !ok || c.All != int64(want) || c.Distinct != int64(want) {
				t.Fatalf("on %d cores %+v, finished: %v, want %d", cores, c, ok, want)
			}
		}
		listed := 0
		if !e.List(func([]int32) bool { listed++; return true }) || listed != want {
			t.Fatalf("%d are listed, want %d", listed, want)
		}
		if want > 1 && e.List(func([]int32) bool { return false }) {
			t.Fatal("an ended list reports that it is complete")
		}
	})
}

// A row of dominoes on six items has one cover, which is its own mirror image;
// with two single items besides, a cover and its mirror image count once.
func TestMirrorImagesCountOnce(t *testing.T) {
	p := &Problem{Items: 6, Kinds: []int{2, 1, 1}}
	var mirror []int32
	for i := range int32(5) {
		p.Options = append(p.Options, Option{0, []int32{i, i + 1}})
		mirror = append(mirror, 4-i)
	}
	for kind := range int32(2) {
		for i := range int32(6) {
			p.Options = append(p.Options, Option{kind + 1, []int32{i}})
			mirror = append(mirror, 5+6*kind+5-i)
		}
	}
	for _, symmetries := range [][][]int32{nil, {mirror}} {
		e := Enumeration{Problem: p, Symmetries: symmetries, New: func() Solver { return NewDancingLinks(p) }}
		c, _ := e.CountAll(1)
		want := Count{All: 12, Distinct: 12, Told: 12, Nodes: c.Nodes}
		if symmetries != nil {
			want.Distinct = 6 // no arrangement of a domino, a domino, a and b is its own mirror image
		}
		if c != want {
			t.Errorf("%d symmetries: %+v, want %+v", len(symmetries), c, want)
		}
	}
}

func TestTheShareRisesToOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := strip(t)
		for name, s := range solvers(p) {
			last := 0.0
			s.Run(Traversal{Visit: func([]int32) bool { return true }, Watch: func(at Progress) int64 {
				if at.Share < last || at.Share > 1 {
					t.Fatalf("%s: the share goes from %v to %v", name, last, at.Share)
				}
				last = at.Share
				return 1
			}})
			if last != 1 {
				t.Fatalf("%s: the share ends at %v", name, last)
			}
		}
	})
}

func TestAWatchEndsARun(t *testing.T) {
	p := &Problem{Items: 8, Kinds: []int{8}}
	for i := range int32(8) {
		p.Options = append(p.Options, Option{0, []int32{i}})
	}
	for name, s := range solvers(p) {
		if s.Run(Traversal{Visit: func([]int32) bool { return true }, Watch: func(Progress) int64 { return 0 }}) {
			t.Errorf("%s goes on", name)
		}
		if got := covers(s); len(got) != 1 {
			t.Errorf("%s finds %v after a run that was ended", name, got)
		}
	}
	e := Enumeration{Problem: p, New: func() Solver { return NewDancingLinks(p) }}
	if err := p.Check(); err != nil {
		t.Error(err)
	}
	e.Watch = func(Progress) int64 { return 0 }
	if e.List(func([]int32) bool { return true }) {
		t.Error("a list goes on")
	}
}

// TestNodesBoundAnEnumeration checks that an enumeration visits no more nodes than allowed,
// on all cores together, and reports that it is incomplete.
func TestNodesBoundAnEnumeration(t *testing.T) {
	p := &Problem{Items: 12, Kinds: []int{1, 1, 1, 1, 1, 7}}
	for kind := range int32(6) {
		for i := range int32(12) {
			p.Options = append(p.Options, Option{kind, []int32{i}})
		}
	}
	e := Enumeration{Problem: p, New: func() Solver { return NewDancingLinks(p) }}
	all, _ := e.CountAll(1)
	if all.All != 12*11*10*9*8 {
		t.Fatalf("%+v", all)
	}
	for _, cores := range []int{1, 2, 5} {
		for _, nodes := range []int64{1, 2, 13, 700, 5000, all.Nodes / 2, all.Nodes - 1, all.Nodes} {
			e.Nodes = nodes
			c, whole := e.CountAll(cores)
			if c.Nodes > nodes || c.Nodes < nodes*9/10-1 || whole && c != all || !whole && c.All == all.All || nodes < all.Nodes && whole {
				t.Errorf("%d cores may look at %d of %d nodes: %+v, whole %v", cores, nodes, all.Nodes, c, whole)
			}
			if cores > 1 {
				continue
			}
			if listed := int64(0); e.List(func([]int32) bool { listed++; return true }) != whole || listed != c.All {
				t.Errorf("with %d nodes %d covers are listed, %d counted", nodes, listed, c.All)
			}
		}
	}
	e.Nodes = 2 * all.Nodes
	if c, whole := e.CountAll(3); c != all || !whole {
		t.Errorf("with nodes to spare: %+v, whole %v, want %+v", c, whole, all)
	}
}

func TestCheck(t *testing.T) {
	const ascending = "option 0: its items are not ascending numbers below 2"
	for _, c := range []struct {
		option Option
		want   string
	}{
		{Option{3, []int32{0}}, "option 0 is of kind 3, there are 1 kinds"},
		{Option{0, nil}, "option 0 covers nothing"},
		{Option{0, []int32{1, 0}}, ascending},
		{Option{0, []int32{1, 1}}, ascending},
		{Option{0, []int32{0, 2}}, ascending},
		{Option{0, []int32{-1}}, ascending},
	} {
		p := &Problem{Items: 2, Kinds: []int{1}, Options: []Option{c.option}}
		if err := p.Check(); err == nil || err.Error() != c.want {
			t.Errorf("%v: %v, want %s", c.option, err, c.want)
		}
	}
}
