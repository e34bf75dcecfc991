package tree_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/tree"
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

// random is a random forest, with nodes of a random one above or among the last.
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
		for _, i := range inOrder(parents) {
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

// inOrder is the nodes, each before its children, subtree by subtree.
func inOrder(parents []int32) (order []int) {
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

func TestFoldingCountsEveryNode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parents := random(t)
		made := planted(t, parents...)
		ranks := make([]tree.Rank, len(parents))
		for i := range ranks {
			ranks[i] = tree.Rank(rapid.IntRange(0, 2).Draw(t, "rank"))
		}
		most := rapid.IntRange(0, 30).Draw(t, "most")
		items := made.Fold(tree.Folding{Most: most, Rank: func(i int) tree.Rank { return ranks[i] }})
		all, shown, forced := 0, map[int]bool{}, map[int]bool{}
		for i := range parents {
			if parents[i] < 0 {
				forced[i] = true
			}
			if ranks[i] == tree.Goal {
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
			if item.Folded == 0 {
				all++
				shown[item.Node] = true
			}
		}
		if all != len(parents) {
			t.Fatalf("%d nodes are shown or folded, there are %d", all, len(parents))
		}
		for i := range forced {
			if !shown[i] {
				t.Fatalf("the way to a goal over %d is folded", i)
			}
		}
		if len(shown) > most+len(forced) {
			t.Fatalf("%d nodes are shown, %d of them of need; there was room for %d", len(shown), len(forced), most)
		}
		if tree.Shown(items).Len() != len(items) {
			t.Fatalf("%v is no tree", items)
		}
	})
}

// large is a tree of so many nodes much like those of searches: most have one to
// three children.
func large(n int) []int32 {
	random := rand.New(rand.NewPCG(1, 2))
	parents := make([]int32, n)
	for i := range parents {
		parents[i] = int32(max(i-1-random.IntN(i/3+1), 0))
	}
	parents[0] = -1
	return parents
}

// The work grows with the nodes, not faster: a path of a million is no trouble.
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
