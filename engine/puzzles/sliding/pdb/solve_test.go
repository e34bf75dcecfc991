package pdb

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"langkah/engine/solve/parallel"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// published is a board with its known optimal length.
type published struct {
	name   string
	board  []uint8
	length int
}

// readPublished reads lines with an id, the tiles of a board whose goal has the blank first, and the optimal length.
func readPublished(t testing.TB, name string) []published {
	var list []published
	for _, line := range strings.Split(strings.TrimSpace(casetest.Read(t, name)), "\n") {
		fields := strings.Fields(line)
		p := published{name: fields[0]}
		for _, f := range fields[1 : len(fields)-2] {
			tile, err := strconv.Atoi(f)
			if err != nil {
				t.Fatal(err)
			}
			p.board = append(p.board, uint8(tile))
		}
		p.length, _ = strconv.Atoi(fields[len(fields)-2])
		list = append(list, p)
	}
	return list
}

// databases holds a function for each Projection that builds its database once for all tests.
var databases sync.Map

// databaseFor returns the database of a projection.
func databaseFor(t testing.TB, p Projection) *Database {
	t.Helper()
	once, _ := databases.LoadOrStore(p, sync.OnceValues(func() (*Database, error) {
		return Build(context.Background(), p, BuildOptions{Cores: 2})
	}))
	d, err := once.(func() (*Database, error))()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// heuristicFor returns the heuristic of a partition.
func heuristicFor(t testing.TB, g Grid, name string, blank int) *Heuristic {
	t.Helper()
	p, err := NewPartition(g, name, blank)
	if err != nil {
		t.Fatal(err)
	}
	var list []*Database
	for _, q := range p.Databases(g) {
		list = append(list, databaseFor(t, q))
	}
	h, err := NewHeuristic(g, p, list)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// long skips a test that takes minutes, unless long tests are enabled.
func long(t testing.TB) {
	if os.Getenv("LANGKAH_LONG") != "1" {
		t.Skip("takes minutes; set LANGKAH_LONG=1 to run it")
	}
}

// solve solves a board and replays the solution.
func solve(t testing.TB, g Grid, board []uint8, blank int, h *Heuristic, cores int) Outcome {
	t.Helper()
	o := Solve(context.Background(), g, board, blank, Options{Cores: cores, Heuristic: func() *Heuristic { return h }})
	if o.Status != search.Solved {
		t.Fatalf("%v: status %v", board, o.Status)
	}
	if o.Bound != int64(len(o.Blank)) {
		t.Errorf("%v: %d moves, but the bound is %d", board, len(o.Blank), o.Bound)
	}
	now := slices.Clone(board)
	at := slices.Index(now, uint8(blank))
	for _, cell := range o.Blank {
		if !slices.Contains(g.Neighbours(at), int(cell)) {
			t.Fatalf("%v: the blank jumps from %d to %d", board, at, cell)
		}
		now[at], now[cell] = now[cell], now[at]
		at = int(cell)
	}
	for cell, tile := range now {
		if cell != int(tile) {
			t.Fatalf("%v: the moves %v lead to %v", board, o.Blank, now)
		}
	}
	return o
}

// scramble makes random moves from the goal.
func scramble(g Grid, blank, moves int, random *rand.Rand) []uint8 {
	board := make([]uint8, g.Cells())
	for i := range board {
		board[i] = uint8(i)
	}
	for before := -1; moves > 0; {
		ways := g.Neighbours(blank)
		to := ways[random.IntN(len(ways))]
		if to == before {
			continue
		}
		board[blank], board[to] = board[to], board[blank]
		before, blank = blank, to
		moves--
	}
	return board
}

func TestKorfsFirstTen(t *testing.T) {
	casetest.SkipUnderRace(t)
	g := Grid{4, 4}
	h := heuristicFor(t, g, "555", 0)
	for _, k := range readPublished(t, "sliding/korf100.txt")[:10] {
		if o := solve(t, g, k.board, 0, h, 2); len(o.Blank) != k.length {
			t.Errorf("%s: %d moves, expected %d", k.name, len(o.Blank), k.length)
		}
	}
}

func TestKorfsHundred(t *testing.T) {
	long(t)
	g := Grid{4, 4}
	for _, name := range []string{"", "555", "663", "78"} {
		var h *Heuristic
		if name != "" {
			h = heuristicFor(t, g, name, 0)
		}
		start := time.Now()
		for _, k := range readPublished(t, "sliding/korf100.txt") {
			if o := solve(t, g, k.board, 0, h, 1); len(o.Blank) != k.length {
				t.Errorf("%s with %q: %d moves, expected %d", k.name, name, len(o.Blank), k.length)
			}
		}
		t.Logf("%q: %v each", name, time.Since(start)/100)
	}
}

func TestHardBoards(t *testing.T) {
	long(t)
	g := Grid{4, 4}
	h := heuristicFor(t, g, "78", 0)
	for _, k := range readPublished(t, "sliding/hard6.txt") {
		start := time.Now()
		if o := solve(t, g, k.board, 0, h, 2); len(o.Blank) != k.length {
			t.Errorf("%s: %d moves, expected %d", k.name, len(o.Blank), k.length)
		}
		t.Logf("%s: %d moves in %v", k.name, k.length, time.Since(start))
	}
}

func TestTwentyFourPuzzles(t *testing.T) {
	long(t)
	g := Grid{5, 5}
	h := heuristicFor(t, g, "6666", 0)
	for _, k := range readPublished(t, "sliding/korf24.txt") {
		if k.name != "38" && k.name != "40" {
			continue
		}
		start := time.Now()
		if o := solve(t, g, k.board, 0, h, 2); len(o.Blank) != k.length {
			t.Errorf("%s: %d moves, expected %d", k.name, len(o.Blank), k.length)
		}
		t.Logf("%s: %d moves in %v", k.name, k.length, time.Since(start))
	}
}

// The solution is always the first of the shortest ones.
func TestTheSameSolutionAlways(t *testing.T) {
	for i, c := range []struct {
		g            Grid
		blank        int
		small, large string
	}{
		{Grid{4, 4}, 15, "555", "663"},
		{Grid{4, 4}, 6, "555", "663"},
		{Grid{5, 4}, 0, "3", "5"},
		{Grid{4, 5}, 7, "3", "4"},
	} {
		t.Run(fmt.Sprintf("%dx%d, blank %d", c.g.Height, c.g.Width, c.blank), func(t *testing.T) {
			if i > 0 {
				casetest.SkipUnderRace(t) // the goroutines do the same on every board
			}
			small, large := heuristicFor(t, c.g, c.small, c.blank), heuristicFor(t, c.g, c.large, c.blank)
			theSameSolution(t, c.g, c.blank, small, large)
		})
	}
}

func theSameSolution(t *testing.T, g Grid, blank int, small, large *Heuristic) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, moves := range []int{50, 50, 50, 50, 70, 70} {
		board := scramble(g, blank, moves, random)
		want := solve(t, g, board, blank, small, 1).Blank
		late := func(cores int) Outcome {
			var asked atomic.Int64
			return Solve(context.Background(), g, board, blank, Options{Cores: cores, Heuristic: func() *Heuristic {
				return []*Heuristic{nil, small, large}[min(asked.Add(1)/3, 2)]
			}})
		}
		for name, o := range map[string]Outcome{
			"larger databases":          solve(t, g, board, blank, large, 1),
			"larger databases, 3 cores": solve(t, g, board, blank, large, 3),
			"Manhattan":                 solve(t, g, board, blank, nil, 1),
			"Manhattan, many":           solve(t, g, board, blank, nil, 5),
			"late":                      late(1),
			"late, 2 cores":             late(2),
		} {
			if !slices.Equal(o.Blank, want) {
				t.Errorf("%v, blank %d: %s found %v, expected %v", board, blank, name, o.Blank, want)
			}
		}
	}
}

func TestEveryShapeAndGoal(t *testing.T) {
	casetest.SkipUnderRace(t)
	random := rand.New(rand.NewPCG(5, 6))
	for _, c := range []struct {
		grid      Grid
		partition string
	}{
		{Grid{2, 2}, "8"}, {Grid{2, 3}, "8"}, {Grid{3, 2}, "3"}, {Grid{3, 3}, "8"}, {Grid{3, 3}, "3"},
		{Grid{4, 3}, "4"}, {Grid{3, 4}, "5"}, {Grid{5, 2}, "5"}, {Grid{2, 8}, "4"}, {Grid{5, 5}, "3"},
	} {
		for blank := 0; blank < c.grid.Cells(); blank += 1 + c.grid.Cells()/4 {
			h := heuristicFor(t, c.grid, c.partition, blank)
			for range 5 {
				board := scramble(c.grid, blank, 40, random)
				with, without := solve(t, c.grid, board, blank, h, 1), solve(t, c.grid, board, blank, nil, 1)
				if !slices.Equal(with.Blank, without.Blank) {
					t.Errorf("%v, partition %s: %v, with Manhattan %v", board, c.partition, with.Blank, without.Blank)
				}
			}
		}
	}
}

func TestNeverMoreThanTheDistanceOfAnyEightPuzzle(t *testing.T) {
	casetest.SkipUnderRace(t)
	g := Grid{3, 3}
	for _, blank := range []int{0, 1, 4, 8} {
		sums, exact := heuristicFor(t, g, "3", blank), heuristicFor(t, g, "8", blank)
		eachOrder(9, func(board []uint8) {
			if !Solvable(g, board, blank) {
				return
			}
			if h, d := sums.Estimate(board), exact.Estimate(board); h > d || (d-h)%2 != 0 {
				t.Fatalf("%v, blank %d: estimate %d, distance %d", board, blank, h, d)
			}
		})
	}
}

func TestNeverMoreThanTheDistanceOnTwelveCells(t *testing.T) {
	casetest.SkipUnderRace(t)
	g := Grid{4, 3}
	random := rand.New(rand.NewPCG(7, 8))
	h := heuristicFor(t, g, "6", 5)
	for range 30 {
		board := scramble(g, 5, 200, random)
		if n := len(solve(t, g, board, 5, nil, 2).Blank); h.Estimate(board) > n {
			t.Errorf("%v: estimate %d, distance %d", board, h.Estimate(board), n)
		}
	}
}

func TestAMirroredStartIsSearchedInHalf(t *testing.T) {
	g := Grid{3, 3}
	board := []uint8{ // symmetric in the main diagonal
		0, 2, 1,
		6, 4, 5,
		3, 7, 8,
	}
	if first := firstMoves(g, board, 0); len(first) != 1 || first[0] != 1 {
		t.Errorf("the first moves are %v, expected only the one to cell 1", first)
	}
	if first := firstMoves(g, []uint8{0, 2, 1, 3, 4, 5, 7, 6, 8}, 0); len(first) != 2 {
		t.Errorf("a start without a mirror image has the first moves %v", first)
	}
	h := heuristicFor(t, g, "8", 0)
	if o := solve(t, g, board, 0, nil, 1); len(o.Blank) != h.Estimate(board) {
		t.Errorf("%d moves, the distance is %d", len(o.Blank), h.Estimate(board))
	}
}

func TestUnsolvableBoards(t *testing.T) {
	board := []uint8{0, 2, 1, 3}
	if o := Solve(context.Background(), Grid{2, 2}, board, 0, Options{}); o.Status != search.NoSolution {
		t.Errorf("status %v", o.Status)
	}
	solvable := 0
	eachOrder(6, func(board []uint8) {
		if Solvable(Grid{3, 2}, board, 4) {
			solvable++
		}
	})
	if solvable != 360 {
		t.Errorf("%d boards of 2 x 3 can be solved, expected 360", solvable)
	}
}

func TestLimitsAndStop(t *testing.T) {
	g := Grid{4, 4}
	hard := readPublished(t, "sliding/korf100.txt")[87].board // 65 moves
	for name, c := range map[string]struct {
		limits search.Limits
		cores  int
		want   search.Status
	}{
		"time":            {search.Limits{Time: 50 * time.Millisecond}, 2, search.TimeLimit},
		"nodes":           {search.Limits{Nodes: 1_000_000}, 2, search.NodeLimit},
		"nodes, one core": {search.Limits{Nodes: 1234}, 1, search.NodeLimit},
	} {
		took := casetest.Processor(t)
		o := Solve(context.Background(), g, hard, 0, Options{Cores: c.cores, Limits: c.limits})
		if o.Status != c.want || o.Bound < 40 {
			t.Errorf("%s: status %v, bound %d", name, o.Status, o.Bound)
		}
		if c.limits.Nodes > 0 && o.Expanded > c.limits.Nodes {
			t.Errorf("%s: %d nodes expanded", name, o.Expanded)
		}
		if c.limits.Time > 0 && took() > casetest.Most(c.limits.Time) {
			t.Errorf("%s: it took %v of processor time", name, took())
		}
	}
	h := heuristicFor(t, g, "555", 0)
	o := Solve(context.Background(), g, hard, 0, Options{Limits: search.Limits{Memory: 1000}, Heuristic: func() *Heuristic { return h }})
	if o.Status != search.MemoryLimit {
		t.Errorf("memory: status %v", o.Status)
	}
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	took := casetest.Processor(t)
	if o := Solve(ctx, g, hard, 0, Options{Cores: 2}); o.Status != search.Stopped || took() > casetest.Most(50*time.Millisecond) {
		t.Errorf("stop: status %v after %v of processor time", o.Status, took())
	}
}

// A heuristic that becomes available between two iterations is used.
func TestABetterHeuristicIsTakenOver(t *testing.T) {
	g := Grid{4, 4}
	k := readPublished(t, "sliding/korf100.txt")[0]
	h := heuristicFor(t, g, "555", 0)
	asked := 0
	o := Solve(context.Background(), g, k.board, 0, Options{Cores: 1, Heuristic: func() *Heuristic {
		if asked++; asked < 3 {
			return nil
		}
		return h
	}})
	if len(o.Blank) != k.length || !slices.Equal(o.Blank, solve(t, g, k.board, 0, h, 1).Blank) {
		t.Errorf("%d moves, expected %d", len(o.Blank), k.length)
	}
	if o.Tables < h.Held() || o.Bytes < o.Tables {
		t.Errorf("it says to hold %d bytes, of tables %d, expected at least %d", o.Bytes, o.Tables, h.Held())
	}
}

// A better heuristic interrupts a long iteration.
func TestALongIterationIsBegunAnew(t *testing.T) {
	g := Grid{4, 4}
	k := readPublished(t, "sliding/korf100.txt")[87] // more than a minute with Manhattan distance
	h := heuristicFor(t, g, "663", 0)
	var late atomic.Pointer[Heuristic]
	time.AfterFunc(100*time.Millisecond, func() { late.Store(h) })
	took := casetest.Processor(t)
	if o := Solve(context.Background(), g, k.board, 0, Options{Cores: 2, Heuristic: late.Load}); len(o.Blank) != k.length {
		t.Errorf("status %v, %d moves, expected %d", o.Status, len(o.Blank), k.length)
	}
	if took() > 40*time.Second {
		t.Errorf("it took %v of processor time", took())
	}
}

// A repeated iteration omits the subtrees that were searched completely.
func TestWhatWasSearchedIsNotSearchedAgain(t *testing.T) {
	g := Grid{4, 4}
	k := readPublished(t, "sliding/korf100.txt")[0]
	s := &solver{
		grid: g, board: k.board, options: Options{Cores: 1, Heuristic: func() *Heuristic { return nil }},
		meter: search.NewMeter(context.Background(), search.Limits{}, nil),
		bound: Manhattan(g, k.board, 0),
	}
	defer s.meter.Close()
	s.bound += 8
	var subtrees int
	for _, again := range []bool{false, true} {
		s.again = again
		if !s.prepare() {
			t.Fatal("it needs no memory limit")
		}
		if _, status := s.iterate(); status != search.Running {
			t.Fatalf("status %v, expected no solution of %d moves", status, s.bound)
		}
		if !again { // as if a better heuristic had ended it
			r := &round{bound: s.bound, frontier: s.frontierFor(1), work: parallel.New(0, parallel.NoBound, 1)}
			r.spread(newPlain(g, k.board, 0), g, 0)
			for _, t := range r.subtrees {
				s.empty[t.board] = true
			}
			subtrees = len(r.subtrees)
		}
	}
	if first, second := s.rounds[0].Expanded, s.rounds[1].Expanded; first < 10_000 || second > int64(2*subtrees) {
		t.Errorf("%d nodes were expanded, and %d when it was begun anew, expected those above %d subtrees alone", first, second, subtrees)
	}
}

// Nodes generated per second on one core, over Korf's boards.
func BenchmarkNodes(b *testing.B) {
	g := Grid{4, 4}
	for _, name := range []string{"manhattan", "555", "663", "78"} {
		b.Run(name, func(b *testing.B) {
			boards := readPublished(b, "sliding/korf100.txt")
			var h *Heuristic
			if name == "manhattan" {
				boards = boards[:10]
			} else {
				h = heuristicFor(b, g, name, 0)
			}
			b.ResetTimer()
			var nodes int64
			for range b.N {
				for _, k := range boards {
					nodes += solve(b, g, k.board, 0, h, 1).Generated
				}
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(boards)), "ms/board")
		})
	}
}

// Nodes expanded on one core for the ten easiest of Korf's 24-puzzles, in minutes; BENCH=Easiest24/40 selects one.
func BenchmarkEasiest24(b *testing.B) {
	g := Grid{5, 5}
	boards := readPublished(b, "sliding/korf24.txt")
	h := heuristicFor(b, g, "6666", 0)
	for _, number := range []int{38, 40, 25, 32, 44, 37, 30, 13, 1, 28} {
		b.Run(strconv.Itoa(number), func(b *testing.B) {
			var expanded int64
			for range b.N {
				expanded += solve(b, g, boards[number-1].board, 0, h, 1).Expanded
			}
			b.ReportMetric(float64(expanded)/float64(b.N)/1e6, "Mexpanded")
		})
	}
}

// Building a database on all cores.
func BenchmarkBuild(b *testing.B) {
	for _, c := range []struct {
		name string
		grid Grid
	}{{"555", Grid{4, 4}}, {"663", Grid{4, 4}}, {"78", Grid{4, 4}}, {"6666", Grid{5, 5}}} {
		b.Run(c.name, func(b *testing.B) {
			p, err := NewPartition(c.grid, c.name, 0)
			if err != nil {
				b.Fatal(err)
			}
			for range b.N {
				for _, q := range p.Databases(c.grid) {
					if _, err := Build(context.Background(), q, BuildOptions{Cores: 2}); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}
