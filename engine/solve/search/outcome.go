package search

// Status is how a run ended.
type Status uint8

const (
	Running     Status = iota
	Solved             // a path to a goal was found, perhaps before a limit ended the search
	NoSolution         // every reachable state was seen and none is a goal: a proof
	Failed             // the method gave up, or broke; that proves nothing
	Stopped            // the context was cancelled
	DepthLimit         // no path within the depth limit; that proves nothing beyond it
	TimeLimit          // the limits' time was used up
	MemoryLimit        // the limits' memory would not have sufficed
	NodeLimit          // the limits' nodes were used up
)

// Limited says whether a limit ended the run.
func (s Status) Limited() bool { return s >= DepthLimit }

// Name is the status as programs read it: "limit" stands for every limit.
func (s Status) Name() string {
	if s.Limited() {
		return "limit"
	}
	return s.String()
}

// String is the status in a word or two.
func (s Status) String() string {
	words := [...]string{"running", "solved", "unsolvable", "failed", "stopped", "depth limit", "time limit", "memory limit", "node limit"}
	if int(s) >= len(words) {
		return "unknown"
	}
	return words[s]
}

// Outcome is what a run found and what is known after it.
type Outcome[S comparable] struct {
	Status  Status
	Path    []Successor[S] // the moves from the start, when Solved
	Cost    int64          // of the path
	Optimal bool           // no path is cheaper: proven by this run, given the problem's properties
	Rounds  []Round        // of an iterative method
	Counters
}

// Round is one iteration of an iterative method.
type Round struct {
	Bound               int64
	Expanded, Generated int64
}
