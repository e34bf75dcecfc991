package search

// Status is the reason for which a run ended.
type Status uint8

const (
	Running     Status = iota
	Solved             // a path to a goal was found, perhaps before a limit ended the search
	NoSolution         // proven: every reachable state was visited and none is a goal
	Failed             // the method gave up or had an error; proves nothing
	Stopped            // the context was cancelled
	DepthLimit         // no path within the depth limit; proves nothing beyond it
	TimeLimit          // the limits' time was used up
	MemoryLimit        // the limits' memory did not suffice
	NodeLimit          // the limits' nodes were used up
)

// Limited reports whether a limit ended the run.
func (s Status) Limited() bool { return s >= DepthLimit }

// Name returns the status's machine-readable name: "limit" for every limit.
func (s Status) Name() string {
	if s.Limited() {
		return "limit"
	}
	return s.String()
}

// String returns the status in a word or two.
func (s Status) String() string {
	words := [...]string{"running", "solved", "unsolvable", "failed", "stopped", "depth limit", "time limit", "memory limit", "node limit"}
	if int(s) >= len(words) {
		return "unknown"
	}
	return words[s]
}

// Outcome is the result of a run.
type Outcome[S comparable] struct {
	Status  Status
	Path    []Successor[S] // moves from the start, if Solved
	Cost    int64          // of the path
	Optimal bool           // proven by this run, given the problem's properties
	Rounds  []Round        // of an iterative method
	Counters
}

// Round is the statistics of one iteration of an iterative method.
type Round struct {
	Bound               int64
	Expanded, Generated int64
}
