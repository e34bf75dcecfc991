package search

// Status is how a run ended.
type Status uint8

const (
	Running     Status = iota
	Solved             // a path to a goal was found, perhaps before a limit ended the search
	Exhausted          // every reachable state was seen and none is a goal: a proof
	GaveUp             // the method ended without a path; that proves nothing
	DepthLimit         // no path within the depth limit; that proves nothing beyond it
	Stopped            // the context was cancelled
	TimeLimit          // the limits' time was used up
	MemoryLimit        // the limits' memory would not have sufficed
	NodeLimit          // the limits' nodes were used up
)

// Outcome is what a run found and what is known after it.
type Outcome[S comparable] struct {
	Status     Status
	Path       []Successor[S] // the moves from the start, when Solved
	Cost       int64          // of the path
	Optimal    bool           // no path is cheaper: proven by this run, given the problem's properties
	Bound      int64          // no path is cheaper than this, as far as the run has proven
	Iterations []Round        // of an iterative method
	Counters
}

// Round is one iteration of an iterative method.
type Round struct {
	Bound               int64
	Expanded, Generated int64
}
