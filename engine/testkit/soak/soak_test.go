package soak

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var (
	duration = flag.Duration("soak.time", 0, "how long to go on")
	cases    = flag.Uint64("soak.cases", 0, "how many cases, where no time is given")
	first    = flag.Uint64("soak.first", 1, "the number of the first case")
)

// stuck is the time limit of a case on a busy machine; its searches are limited to seconds.
const stuck = 15 * time.Minute

// one is a case: its random numbers and its report.
type one struct {
	number uint64
	random *rand.Rand
	*report
}

// kinds lists the kinds of cases with their weights: those that start the program take
// seconds, the others a few milliseconds.
var kinds = []struct {
	weight int
	bare   bool // does not need the built program
	run    func(*one, *setting)
}{
	{300, true, board}, {120, true, outputs}, {80, true, studied}, {60, true, sheet}, {12, true, pictured}, {200, true, mutatedText},
	{3, false, fullDisk}, {3, false, killed}, {3, false, signalled}, {3, false, devices}, {1, false, damagedCache},
}

// kind draws a kind at random.
func kind(r *rand.Rand) func(*one, *setting) {
	sum := 0
	for _, k := range kinds {
		sum += k.weight
	}
	at := r.IntN(sum)
	for _, k := range kinds {
		if at -= k.weight; at < 0 {
			return k.run
		}
	}
	panic("the weights do not add up")
}

// setting is shared by the cases.
type setting struct {
	tested
	built  func() (string, error) // the command line, built on demand
	folder string                 // for the cases' files
	late   time.Time              // when to end; zero for a fixed number of cases
	tables func() ([]string, error)
}

// over reports whether the time is up.
func (s *setting) over() bool { return !s.late.IsZero() && time.Now().After(s.late) }

func TestSoak(t *testing.T) {
	if *duration == 0 && *cases == 0 {
		t.Skip("it needs -soak.time or -soak.cases; make soak gives them")
	}
	s := &setting{tested: program(), folder: t.TempDir()}
	s.tables = sync.OnceValues(s.buildTables)
	s.built = sync.OnceValues(s.build)
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // separate from the user's tables
	r := newReport()
	last := *first + *cases - 1
	if *duration > 0 {
		last, s.late = 1<<63, time.Now().Add(*duration)
	}
	var next atomic.Uint64
	next.Store(*first)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for {
				number := next.Add(1) - 1
				if number > last || s.over() {
					return
				}
				run(number, r, s, nil)
			}
		}()
	}
	workers.Wait()
	r.write(os.Stdout)
	if r.failed() {
		t.Fail()
	}
}

// run runs a case. A panic is a failure; a case that hangs ends the program with a dump of
// all goroutines.
func run(number uint64, r *report, s *setting, do func(*one, *setting)) {
	c := &one{number, rand.New(rand.NewPCG(number, 0)), r}
	watchdog := time.AfterFunc(stuck, func() {
		r.fail(number, "a case hangs", "")
		r.write(os.Stdout)
		debug.SetTraceback("all")
		panic("case " + strconv.FormatUint(number, 10) + " hangs")
	})
	defer watchdog.Stop()
	began := time.Now()
	defer func() { r.took(number, time.Since(began)) }()
	defer func() {
		if broken := recover(); broken != nil {
			c.fail(number, fmt.Sprintf("it breaks: %v", broken), string(debug.Stack()))
		}
	}()
	if do == nil {
		do = kind(c.random)
	}
	do(c, s)
}
