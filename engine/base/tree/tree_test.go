package tree_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/base/tree"
)

func planted(t interface{ Fatalf(string, ...any) }, parents ...int32) *tree.Tree {
	made, ok := tree.New(parents)
	if !ok {
		t.Fatalf("%v is no tree", parents)
	}
	return made
}

func TestATreeIsDrawnTidily(t *testing.T) {
	for _, c := range []struct {
		parents []int32
		want    []float64
	}{
		{nil, []float64{}},
		{[]int32{-1}, []float64{0}},
		{[]int32{-1, 0, 1, 2}, []float64{0, 0, 0, 0}},
		{[]int32{-1, 0, 0, 0}, []float64{1, 0, 1, 2}},
		// The leaf between is in the middle of what pushes its siblings apart:
		//      0
		//   1  2  3
		//  456   789
		{[]int32{-1, 0, 0, 0, 1, 1, 1, 3, 3, 3}, []float64{2.5, 1, 2.5, 4, 0, 1, 2, 3, 4, 5}},
		// Two roots.
		{[]int32{-1, -1, 0, 0, 1, 1}, []float64{0.5, 2.5, 0, 1, 2, 3}},
	} {
		if got := planted(t, c.parents...).Tidy(); !slices.Equal(got, c.want) {
			t.Errorf("%v is drawn at %v, expected %v", c.parents, got, c.want)
		}
	}
}

func TestWhatIsNoTree(t *testing.T) {
	for _, parents := range [][]int32{{0}, {-1, 2, 0}, {-2}} {
		if _, ok := tree.New(parents); ok {
			t.Errorf("%v is taken for a tree", parents)
		}
	}
}

// random returns a random forest; a node's parent is a random earlier node, or one of the last.
func random(t *rapid.T) []int32 {
	n := rapid.IntRange(1, 60).Draw(t, "nodes")
	parents := make([]int32, n)
	back := rapid.IntRange(1, n).Draw(t, "back")
	for i := range parents {
		parents[i] = int32(rapid.IntRange(max(-1, i-back), i-1).Draw(t, "parent"))
	}
	return parents
}

func TestTidyTreesKeepTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parents := random(t)
		made := planted(t, parents...)
		x := made.Tidy()
		last := map[int]int{} // of each depth
		children := map[int][]int{}
		for _, i := range preorder(parents) {
			if l, there := last[made.Depth(i)]; there && x[i]-x[l] < 1-1e-9 {
				t.Fatalf("%v: nodes %d and %d of one row are at %v and %v", parents, l, i, x[l], x[i])
			}
			last[made.Depth(i)] = i
			children[made.Parent(i)] = append(children[made.Parent(i)], i)
		}
		for parent, list := range children {
			if parent < 0 {
				continue
			}
			if middle := (x[list[0]] + x[list[len(list)-1]]) / 2; math.Abs(x[parent]-middle) > 1e-9 {
				t.Fatalf("%v: node %d is at %v, the middle of its children at %v", parents, parent, x[parent], middle)
			}
		}
		bands := made.Bands()
		for i, p := range parents {
			if p >= 0 && (bands[i].From < bands[p].From-1e-9 || bands[i].From+bands[i].Width > bands[p].From+bands[p].Width+1e-9) {
				t.Fatalf("%v: the band of %d, %v, is not below that of its parent, %v", parents, i, bands[i], bands[p])
			}
		}
	})
}

// preorder returns the nodes in preorder.
func preorder(parents []int32) (order []int) {
	var below func(p int32)
	below = func(p int32) {
		for i, q := range parents {
			if q == p {
				order = append(order, i)
				below(int32(i))
			}
		}
	}
	below(-1)
	return order
}

// forest returns the arguments of a random Growing.
func forest(t *rapid.T) (parents []int32, ranks []tree.Rank) {
	parents = random(t)
	ranks = make([]tree.Rank, len(parents))
	for i := range ranks {
		ranks[i] = tree.Rank(rapid.IntRange(0, 2).Draw(t, "rank"))
	}
	return parents, ranks
}

func TestFoldingCountsEveryNode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parents, ranks := forest(t)
		limit := rapid.IntRange(0, 30).Draw(t, "most")
		kept := rapid.IntRange(0, len(parents)-1).Draw(t, "kept")
		items := tree.Grown(parents, ranks).Fold(tree.Folding{Most: limit, Keep: []int{kept}})
		all, shown, forced := 0, map[int]bool{}, map[int]bool{}
		for i := range parents {
			if ranks[i] == tree.Goal || i == kept {
				for up := i; up >= 0; up = int(parents[up]) {
					forced[up] = true
				}
			}
		}
		for n, item := range items {
			all += item.Folded
			if item.Parent >= n {
				t.Fatalf("item %d stands before its parent", n)
			}
			switch {
			case item.Folded == 0:
				all++
				shown[item.Node] = true
			case item.Folded == 1:
				t.Fatalf("a wedge stands for one node")
			}
		}
		if all != len(parents) {
			t.Fatalf("%d nodes are shown or folded, there are %d", all, len(parents))
		}
		for i := range forced {
			if !shown[i] {
				t.Fatalf("the way over %d is folded", i)
			}
		}
		single := 0 // shown in the place of a wedge for one
		for i := range shown {
			if !forced[i] && !slices.Contains(parents, int32(i)) {
				single++
			}
		}
		if len(shown) > limit+len(forced)+single {
			t.Fatalf("%d nodes are shown, %d of them of need; there was room for %d", len(shown), len(forced), limit)
		}
		if tree.Shown(items).Len() != len(items) {
			t.Fatalf("%v is no tree", items)
		}
	})
}

func TestWhatIsOpenedIsShown(t *testing.T) {
	//	0 - 1 - 2 - 3
	//	      - 4
	g := tree.Grown([]int32{-1, 0, 1, 2, 1}, make([]tree.Rank, 5))
	for _, c := range []struct {
		opened []int
		want   []tree.Item
	}{
		{nil, []tree.Item{{0, 0, -1}, {0, 4, 0}}},
		{[]int{0}, []tree.Item{{0, 0, -1}, {1, 0, 0}, {1, 3, 1}}},
		{[]int{0, 1}, []tree.Item{{0, 0, -1}, {1, 0, 0}, {2, 0, 1}, {4, 0, 1}, {3, 0, 2}}},
	} {
		got := g.Fold(tree.Folding{Most: 9, Opened: func(i int) bool { return slices.Contains(c.opened, i) }})
		if !slices.Equal(got, c.want) {
			t.Errorf("with %v opened %v is shown, expected %v", c.opened, got, c.want)
		}
	}
}

// A forest changed step by step equals the one built at once.
func TestAGrowingTreeIsTheGrownOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parents, ranks := forest(t)
		g := tree.Grown(parents, slices.Clone(ranks))
		for range rapid.IntRange(1, 20).Draw(t, "changes") {
			i := rapid.IntRange(0, len(parents)-1).Draw(t, "node")
			ranks[i] = tree.Rank(rapid.IntRange(0, 2).Draw(t, "new rank"))
			if rapid.Bool().Draw(t, "only marked") {
				g.Mark(i, ranks[i])
				continue
			}
			p := rapid.IntRange(-1, i-1).Draw(t, "new parent")
			switch {
			case g.Size(i) > 0 && rapid.IntRange(0, 4).Draw(t, "goes") == 0:
				p = tree.Absent
			case p >= 0 && g.Size(p) == 0:
				p = -1
			}
			g.Put(i, p, ranks[i])
			parents[i] = int32(p)
			for n, p := range parents { // what hung below it is gone as well
				if p >= 0 && parents[p] == tree.Absent {
					parents[n] = tree.Absent
				}
			}
		}
		whole := tree.Folding{Singly: len(parents)}
		want := tree.Grown(parents, ranks)
		for i, p := range parents {
			switch {
			case g.Size(i) != want.Size(i), p != tree.Absent && g.Parent(i) != int(p):
				t.Fatalf("%v: node %d has the parent %d and %d nodes, expected %d", parents, i, g.Parent(i), g.Size(i), want.Size(i))
			}
		}
		if !slices.Equal(g.Fold(whole), want.Fold(whole)) || !slices.Equal(g.Fold(tree.Folding{Most: 9}), want.Fold(tree.Folding{Most: 9})) {
			t.Fatalf("%v: the trees are shown differently", parents)
		}
	})
}

// large returns a tree of so many nodes similar to those of searches: most have one to three
// children.
func large(n int) []int32 {
	random := rand.New(rand.NewPCG(1, 2))
	parents := make([]int32, n)
	for i := range parents {
		parents[i] = int32(max(i-1-random.IntN(i/3+1), 0))
	}
	parents[0] = -1
	return parents
}

// Time is linear: a path of a million nodes is no problem.
func TestALongPathIsDrawn(t *testing.T) {
	parents := make([]int32, 200_000)
	for i := range parents {
		parents[i] = int32(i) - 1
	}
	if x := planted(t, parents...).Tidy(); slices.Max(x) != 0 {
		t.Error("a path is not drawn straight")
	}
}

func BenchmarkTidy20000(b *testing.B) {
	parents := large(20_000)
	for range b.N {
		t, _ := tree.New(parents)
		t.Tidy()
	}
}

func BenchmarkBands200000(b *testing.B) {
	parents := large(200_000)
	for range b.N {
		t, _ := tree.New(parents)
		t.Bands()
	}
}
