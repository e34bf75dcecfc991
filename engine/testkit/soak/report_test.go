package soak

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"sync"
	"time"
)

// report counts what was tried and collects failures.
type report struct {
	mu       sync.Mutex
	began    time.Time
	tried    map[string]int
	failures map[string]*failure
	slowest  time.Duration // time of a case
	slow     uint64        // the number of that case
}

// failure is one kind of failure, with the shortest case that shows it.
type failure struct {
	times  int
	number uint64
	detail string
}

func newReport() *report {
	return &report{began: time.Now(), tried: map[string]int{}, failures: map[string]*failure{}}
}

// count counts something that was tried.
func (r *report) count(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tried[what]++
}

// took records the time of a case.
func (r *report) took(number uint64, time time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if time > r.slowest {
		r.slowest, r.slow = time, number
	}
}

// fail records a failure: a description common to all of its kind, and the puzzle or file
// that shows it.
func (r *report) fail(number uint64, what, detail string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	f := r.failures[what]
	if f == nil {
		f = &failure{number: number, detail: detail}
		r.failures[what] = f
	}
	f.times++
	if len(detail) < len(f.detail) {
		f.number, f.detail = number, detail
	}
}

func (r *report) failed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.failures) > 0
}

// kinds returns the kinds of failures.
func (r *report) kinds() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Sorted(maps.Keys(r.failures))
}

func (r *report) write(w io.Writer) {
	r.mu.Lock()
	defer r.mu.Unlock()
	fmt.Fprintf(w, "Tried in %s:\n", time.Since(r.began).Round(time.Second))
	for _, what := range slices.Sorted(maps.Keys(r.tried)) {
		fmt.Fprintf(w, "%9d  %s\n", r.tried[what], what)
	}
	fmt.Fprintf(w, "The slowest case, number %d, took %s.\n", r.slow, r.slowest.Round(time.Millisecond))
	for _, what := range slices.Sorted(maps.Keys(r.failures)) {
		f := r.failures[what]
		fmt.Fprintf(w, "\nFAILED, %d times: %s\n", f.times, what)
		fmt.Fprintf(w, "again: go test -tags nogui ./engine/testkit/soak -soak.cases 1 -soak.first %d\n%s\n", f.number, f.detail)
	}
	if len(r.failures) == 0 {
		fmt.Fprintln(w, "Nothing failed.")
	}
}
