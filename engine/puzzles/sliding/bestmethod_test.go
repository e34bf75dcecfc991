package sliding

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// korf reads published boards, whose goal has the blank first.
func korf(t testing.TB, name string) (boards []*Puzzle, lengths []int) {
	t.Helper()
	store := pdb.NewStore("", 0) // tests do not use the user's cache
	for _, line := range strings.Split(strings.TrimSpace(casetest.Read(t, name)), "\n") {
		var length int
		fields := strings.Fields(line)
		fmt.Sscan(fields[len(fields)-2], &length)
		boards = append(boards, mustParse(t, line))
		boards[len(boards)-1].store = store
		lengths = append(lengths, length)
	}
	return boards, lengths
}

func TestBestOnKorfsFirstTen(t *testing.T) {
	casetest.SkipUnderRace(t)
	boards, lengths := korf(t, "sliding/korf100.txt")
	for i, p := range boards[:10] {
		if r := solve(t, p, best, ""); r.Cost != lengths[i] || r.Optimality != engine.Proven || r.Bound != int64(r.Cost) {
			t.Errorf("%d: %d moves, bound %d, expected %d", i+1, r.Cost, r.Bound, lengths[i])
		}
	}
}

// The best method begins with the databases that are available soonest: the smallest, larger ones from the cache, the
// largest in memory.
func TestBestBeginsWithWhatIsSoonestThere(t *testing.T) {
	boards, _ := korf(t, "sliding/korf100.txt")
	p := boards[0]
	obtain := func(store *pdb.Store, name string) {
		if _, err := store.Heuristic(context.Background(), pdb.Request{Grid: p.grid(), Partition: name, Blank: p.goal.blank(), Cores: 2}); err != nil {
			t.Fatal(err)
		}
		store.Settle(context.Background())
	}
	begins := func(store *pdb.Store, want string, later int) {
		t.Helper()
		p.store = store
		if plan := p.plan().without(p.ready).following(store.Lasted(p.grid())); plan.first[0].name != want || len(plan.later) != later {
			t.Errorf("it begins with %s and takes over %d, expected %s and %d", plan.first[0].name, len(plan.later), want, later)
		}
	}
	folder := t.TempDir()
	store := pdb.NewStore(folder, 0)
	begins(store, "555", 2)
	obtain(store, "555")
	begins(store, "555", 2)
	begins(pdb.NewStore(folder, 0), "555", 2)
	obtain(store, "663")
	begins(store, "663", 1)
	begins(pdb.NewStore(folder, 0), "663", 1) // from the cache
	begins(pdb.NewStore("", 0), "555", 2)

	// A long total duration of earlier solves selects larger databases.
	batch := pdb.NewStore("", 0)
	batch.AddLasted(p.grid(), 99*time.Millisecond)
	batch.AddLasted(pdb.Grid{Width: 3, Height: 3}, time.Hour)
	begins(batch, "555", 2)
	batch.AddLasted(p.grid(), time.Millisecond)
	begins(batch, "663", 1)
	batch.Release()
	begins(batch, "555", 2)
}

// If the databases to begin with exceed the memory limit, it begins with smaller ones.
func TestBestBeginsWithWhatFitsTheMemory(t *testing.T) {
	boards, lengths := korf(t, "sliding/korf100.txt")
	p := boards[11]
	p.store.AddLasted(p.grid(), time.Minute)
	m, err := engine.FindMethod(p, best, "")
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), p, m, engine.Limits{Memory: 4 << 20}, nil)
	small, large := p.partitions()[0], p.partitions()[1]
	if r.Cost != lengths[11] || !p.ready(small) || p.ready(large) {
		t.Errorf("%s: %d moves, expected %d; 5-5-5 in memory: %v, 6-6-3: %v", r.Status, r.Cost, lengths[11], p.ready(small), p.ready(large))
	}
}

// A hard board lasts long enough for the second databases, which are built the first time and read from the cache the
// second time.
func TestBestTakesOverWhatItBuilds(t *testing.T) {
	if os.Getenv("LANGKAH_LONG") != "1" {
		t.Skip("builds the 7-8 databases; set LANGKAH_LONG=1 to run it")
	}
	boards, lengths := korf(t, "sliding/hard6.txt")
	folder := t.TempDir()
	for _, store := range []*pdb.Store{pdb.NewStore(folder, 0), pdb.NewStore(folder, 0)} {
		for i, p := range boards {
			p.store = store
			if r := solve(t, p, best, ""); r.Cost != lengths[i] {
				t.Errorf("%d: %d moves, expected %d", i+1, r.Cost, lengths[i])
			} else {
				t.Logf("%d: %d moves in %v", i+1, r.Cost, r.Elapsed)
			}
		}
	}
}

// The costs equal those of A* with linear conflict, for every goal.
func TestSameCostsAsAStar(t *testing.T) {
	casetest.SkipUnderRace(t)
	own := "1 2 3 4\n5 - 6 7\n8 9 10 11\n12 13 14 15\n"
	random := rand.New(rand.NewPCG(1, 2))
	store := pdb.NewStore("", 0)
	for i := range 200 {
		name := []string{blankLast, blankFirst, spiral, fromFile}[i%4]
		goal, ok := namedGoal(name, 4, 4)
		if !ok {
			goal = mustParse(t, own).start
		}
		p := mustParse(t, randomWalk(goal, 1+i%30, random).String()+"goal: "+name+"\n"+strings.Repeat(own, i%4/3))
		p.store = store
		want := solve(t, p, "astar", linearConflict)
		for _, m := range [][2]string{{best, ""}, {"idastar", manhattan}, {"idastar", "pdb-555"}} {
			if r := solve(t, p, m[0], m[1]); r.Cost != want.Cost || r.Bound != int64(want.Cost) {
				t.Fatalf("%v: %d moves, A* %d, on\n%s", m, r.Cost, want.Cost, p)
			}
		}
	}
}

func TestBestKeepsItsLimits(t *testing.T) {
	casetest.SkipUnderRace(t)
	boards, _ := korf(t, "sliding/hard6.txt")
	p := boards[5]
	m, err := engine.FindMethod(p, best, "")
	if err != nil {
		t.Fatal(err)
	}
	took := casetest.Processor(t)
	r := engine.Solve(context.Background(), p, m, engine.Limits{Time: 300 * time.Millisecond}, nil)
	if !r.Status.Limited() || took() > casetest.Most(300*time.Millisecond) || r.Bound < 40 {
		t.Errorf("%s after %v of processor time, bound %d: %s", r.Status, took(), r.Bound, r.Reason)
	}
	r = engine.Solve(context.Background(), p, m, engine.Limits{Time: 50 * time.Millisecond, Memory: 1000}, nil)
	if !r.Status.Limited() || r.Bound < 40 {
		t.Errorf("without memory it does not search: %s, %s", r.Status, r.Reason)
	}
	big, err := engine.FindMethod(p, "idastar", "pdb-78")
	if err != nil {
		t.Fatal(err)
	}
	r = engine.Solve(context.Background(), p, big, engine.Limits{Memory: 64 << 20}, nil)
	if !r.Status.Limited() || !strings.Contains(r.Reason.String(), "64 MiB are allowed") {
		t.Errorf("%s: %s", r.Status, r.Reason)
	}
	// Stopped while building.
	ctx, cancel := context.WithCancel(context.Background())
	var late func() time.Duration
	time.AfterFunc(400*time.Millisecond, func() {
		late = casetest.Processor(t)
		cancel()
	})
	r = engine.Solve(ctx, p, big, engine.Limits{}, nil)
	if r.Status != engine.Stopped || late() > casetest.AtOnce {
		t.Errorf("%s, %v of processor time after it was stopped", r.Status, late())
	}
}

// The family's own IDA* has a separate traced version. It expands the same nodes, and finds the same solution.
func TestTheSpecialSearchCanBeWatched(t *testing.T) {
	store := pdb.NewStore("", 0)
	for _, text := range []string{"0 1 3\n4 2 5\n7 8 6", "8 6 7\n2 5 4\n3 - 1", "1 2 3\n4 5 6\n7 8 -", published[0].board, published[1].board} {
		p := mustParse(t, text)
		p.store = store
		for _, a := range p.partitions()[:min(2, len(p.partitions()))] { // so that all solves begin with the same
			if _, err := store.Heuristic(context.Background(), pdb.Request{Grid: p.grid(), Partition: a.name, Blank: p.goal.blank(), Cores: 2}); err != nil {
				t.Fatal(err)
			}
		}
		for _, method := range [][2]string{{best, ""}, {"idastar", p.partitions()[0].heuristic.Name}, {"idastar", manhattan}} {
			m, err := engine.FindMethod(p, method[0], method[1])
			if err != nil {
				t.Fatal(err)
			}
			if m, err = m.With(engine.Values{"cores": oneCore}); err != nil {
				t.Fatal(err)
			}
			for _, limits := range []engine.Limits{{}, {Nodes: 40}} {
				heard := trace.New(5_000)
				probe := &search.Probe{Recorder: heard}
				watched := engine.Solve(context.Background(), p, m, limits, probe)
				alone := engine.Solve(context.Background(), p, m, limits, nil)
				watched.Elapsed, alone.Elapsed = 0, 0
				if fmt.Sprintf("%+v", watched) != fmt.Sprintf("%+v", alone) {
					t.Errorf("%v: watched it gives\n%+v\nalone\n%+v", method, watched, alone)
				}
				if n := heard.Counts().Of(search.Expanded); n != alone.Expanded {
					t.Errorf("%v: %d expansions heard, %d counted", method, n, alone.Expanded)
				}
				if alone.Expanded > 0 {
					checkShown(t, p, m, heard, probe)
				}
			}
		}
	}
}

func TestDatabasesOnlyWhereEveryMoveCostsOne(t *testing.T) {
	p := mustParse(t, "0 1 3\n4 2 5\n7 8 6\ncost: tile")
	for _, m := range p.Methods() {
		if m.Algorithm.Name == best || strings.HasPrefix(m.Heuristic.Name, databasePrefix) {
			t.Errorf("%s is offered", m.Name())
		}
	}
}

// Korf's hundred instances with the best method, from a cold start without a cache.
func BenchmarkBestOnKorf(b *testing.B) {
	boards, lengths := korf(b, "sliding/korf100.txt")
	for range b.N {
		store := pdb.NewStore("", 0)
		for i, p := range boards {
			p.store = store
			if r := solve(b, p, best, ""); r.Cost != lengths[i] {
				b.Errorf("%d: %d moves, expected %d", i+1, r.Cost, lengths[i])
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(boards)), "ms/board")
}
