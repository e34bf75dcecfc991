package pdb

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"langkah/engine/testkit/casetest"
)

// state is a state of the projection in its simplest form: the cells of the pattern's tiles, and of the blank.
type state struct {
	cells [8]int8
	blank int8
}

// distances is a slow reference: a breadth-first search from the goal in which the blank moves cell by cell, at no cost
// unless it moves a tile of the pattern. It returns the minimum for each placement of the tiles.
func distances(p Projection) map[[8]int8]int {
	g := p.Grid
	var goal state
	d := newDatabase(p, nibbles)
	for i, c := range d.home() {
		goal.cells[i] = int8(c)
	}
	for goal.blank = 0; p.Region>>goal.blank&1 == 0; goal.blank++ {
	}
	best := map[[8]int8]int{}
	seen := map[state]bool{goal: true}
	for level, moves := []state{goal}, 0; len(level) > 0; moves++ {
		var next []state
		for i := 0; i < len(level); i++ {
			s := level[i]
			if _, ok := best[s.cells]; !ok {
				best[s.cells] = moves
			}
			for _, n := range g.Neighbours(int(s.blank)) {
				t := s
				t.blank = int8(n)
				tile := slices.Index(s.cells[:p.Size()], int8(n))
				if tile >= 0 {
					t.cells[tile] = s.blank
				}
				switch {
				case tile < 0 && !seen[t]:
					seen[t] = true
					level = append(level, t)
				case tile >= 0 && !seen[t]:
					next = append(next, t)
				}
			}
		}
		level = level[:0]
		for _, t := range next {
			if !seen[t] {
				seen[t] = true
				level = append(level, t)
			}
		}
	}
	return best
}

func tiles(cells ...int) uint32 {
	var set uint32
	for _, c := range cells {
		set |= 1 << c
	}
	return set
}

func TestEveryEntryIsTheDistanceInTheProjectedSpace(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, c := range []struct {
		grid  Grid
		tiles uint32
		blank int
	}{
		{Grid{2, 2}, tiles(1, 2, 3), 0},
		{Grid{3, 2}, tiles(1, 3, 4, 5), 2},
		{Grid{2, 4}, tiles(0, 1, 2, 3), 7},
		{Grid{3, 3}, tiles(1, 3), 0}, // the blank's region is a single cell
		{Grid{3, 3}, tiles(4), 8},
		{Grid{3, 3}, tiles(0, 1, 2, 5), 4},
		{Grid{4, 3}, tiles(1, 4, 5, 8), 0},
		{Grid{4, 4}, tiles(3, 7, 13), 0},
		{Grid{4, 4}, tiles(0, 5, 10), 6},
		{Grid{5, 5}, tiles(3, 12, 21), 24},
		{Grid{10, 2}, tiles(0, 1, 10), 19}, // needs whole bytes
		{Grid{2, 10}, tiles(0, 1, 3), 19},
	} {
		t.Run(fmt.Sprintf("%dx%d %b blank %d", c.grid.Height, c.grid.Width, c.tiles, c.blank), func(t *testing.T) {
			p := Project(c.grid, c.tiles, c.blank)
			d, err := Build(context.Background(), p, BuildOptions{Cores: 2})
			if err != nil {
				t.Fatal(err)
			}
			want := distances(p)
			for cells, moves := range want {
				at := make([]int, p.Size())
				for i := range at {
					at[i] = int(cells[i])
				}
				if got := d.Moves(at); got != moves {
					t.Fatalf("tiles %v at %v: %d moves, expected %d", d.home(), at, got, moves)
				}
			}
			if int64(len(want)) != p.Entries() && p.Size() < c.grid.Cells()-2 { // otherwise parity excludes some
				t.Errorf("%d of %d placings are reached", len(want), p.Entries())
			}
		})
	}
}

func TestTheFullTableOfTheEightPuzzle(t *testing.T) {
	casetest.SkipUnderRace(t)
	p := Project(Grid{3, 3}, 0x1fe, 0)
	d, err := Build(context.Background(), p, BuildOptions{Cores: 2})
	if err != nil {
		t.Fatal(err)
	}
	count, farthest := 0, 0
	eachOrder(9, func(board []uint8) {
		if !Solvable(p.Grid, board, 0) {
			return
		}
		cells := make([]int, 8)
		for cell, tile := range board {
			if tile > 0 {
				cells[tile-1] = cell
			}
		}
		count++
		farthest = max(farthest, d.Moves(cells))
	})
	if count != 181440 || farthest != 31 {
		t.Errorf("%d states, the farthest %d moves away; expected 181440 and 31", count, farthest)
	}
}

// eachOrder calls f with every permutation of the numbers below n.
func eachOrder(n int, f func([]uint8)) {
	order := make([]uint8, n)
	var place func(at int, used uint32)
	place = func(at int, used uint32) {
		if at == n {
			f(order)
			return
		}
		for i := range n {
			if used>>i&1 == 0 {
				order[at] = uint8(i)
				place(at+1, used|1<<i)
			}
		}
	}
	place(0, 0)
}

func TestMirrorImagesShareADatabase(t *testing.T) {
	g := Grid{5, 5}
	p, err := NewPartition(g, "6666", 24)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(p.Databases(g)); n != 2 {
		t.Errorf("6-6-6-6 needs %d databases, expected 2", n)
	}
	random := rand.New(rand.NewPCG(1, 2))
	q := Project(Grid{4, 3}, tiles(0, 1, 5), 11)
	c, way := q.canonical()
	d, err := Build(context.Background(), q, BuildOptions{})
	if err != nil {
		t.Fatal(err)
	}
	e, err := Build(context.Background(), c, BuildOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for range 500 {
		cells := random.Perm(12)[:3]
		images := make([]int, 3)
		for i, home := range d.home() {
			images[slices.Index(e.home(), int(way.to[home]))] = int(way.to[cells[i]])
		}
		if d.Moves(cells) != e.Moves(images) {
			t.Fatalf("at %v %d moves, the image at %v %d", cells, d.Moves(cells), images, e.Moves(images))
		}
	}
}

func TestBuildingEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	p := Project(Grid{4, 4}, 0xff00, 0)
	var late func() time.Duration
	time.AfterFunc(300*time.Millisecond, func() {
		late = casetest.Processor(t)
		cancel()
	})
	_, err := Build(ctx, p, BuildOptions{Cores: 2})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("the error is %v", err)
	}
	if late() > casetest.AtOnce {
		t.Errorf("it took %v of processor time after it was stopped", late())
	}
}

func TestBuildingRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		p Projection
		o BuildOptions
	}{
		"too little memory": {Project(Grid{4, 4}, 0xff00, 0), BuildOptions{Memory: 100 << 20}},
		"nine tiles":        {Project(Grid{4, 4}, 0x1ff, 15), BuildOptions{}},
		"no tiles":          {Project(Grid{4, 4}, 0, 15), BuildOptions{}},
		"a board too large": {Projection{Grid{6, 6}, 1, 2}, BuildOptions{}},
		"a blank on a tile": {Projection{Grid{4, 4}, 3, 2}, BuildOptions{}},
		"too many placings": {Project(Grid{5, 5}, 0xff, 24), BuildOptions{}},
	} {
		if _, err := Build(context.Background(), c.p, c.o); err == nil {
			t.Errorf("%s: built", name)
		}
	}
}
