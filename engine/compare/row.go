package compare

import (
	"crypto/sha256"
	"encoding/hex"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Row is what one run came to. It holds plain data, so that it can be written
// on one machine and read on another.
type Row struct {
	Puzzle        string        `json:"puzzle"` // the name it was given by
	Digest        string        `json:"digest"` // of its text, options included
	Family        string        `json:"family"`
	PuzzleOptions engine.Values `json:"puzzle_options,omitempty"` // the cost model and the like

	Algorithm  string        `json:"algorithm"`
	Heuristic  string        `json:"heuristic,omitempty"`
	Options    engine.Values `json:"options,omitempty"`
	Claims     bool          `json:"claims_optimal"` // the method promises optimal solutions
	Repetition int           `json:"repetition"`     // from 1

	TimeLimitMS int64 `json:"time_limit_ms,omitempty"`
	MemoryLimit int64 `json:"memory_limit,omitempty"`
	NodeLimit   int64 `json:"node_limit,omitempty"`

	Status   string   `json:"status"` // as [engine.Status.Name] has it
	Reason   string   `json:"reason,omitempty"`
	Proven   bool     `json:"optimal"` // the solution is proven to be a cheapest one
	Verified bool     `json:"verified"`
	Fault    bool     `json:"fault,omitempty"`
	Cost     int      `json:"cost"`
	Moves    []string `json:"moves,omitempty"`
	Bound    int64    `json:"bound,omitempty"`

	Expanded    int64          `json:"expanded"`
	Generated   int64          `json:"generated"`
	MaxFrontier int64          `json:"max_frontier"`
	PeakBytes   int64          `json:"peak_bytes"`
	TablesBytes int64          `json:"tables_bytes,omitempty"` // of the peak
	ElapsedMS   float64        `json:"elapsed_ms"`
	Rounds      []search.Round `json:"rounds,omitempty"`
}

// Key tells one run of a plan from every other. Two rows of one key are two
// answers to the same question.
type Key struct {
	run
	timeLimitMS, memoryLimit, nodeLimit int64
}

// Key of the row.
func (r Row) Key() Key {
	return keyOf(r.run(), Terms{TimeLimitMS: r.TimeLimitMS, MemoryLimit: r.MemoryLimit, NodeLimit: r.NodeLimit})
}

func keyOf(r run, t Terms) Key { return Key{r, t.TimeLimitMS, t.MemoryLimit, t.NodeLimit} }

// Method is the method in one word, with the options that were set:
// "wastar/manhattan weight=2".
func (r Row) Method() string {
	name := r.Algorithm
	if r.Heuristic != "" {
		name += "/" + r.Heuristic
	}
	return methodWords(name, r.Options)
}

// Solved says whether the row holds a solution that the rules have passed.
func (r Row) Solved() bool { return r.Status == engine.Solved.Name() && r.Verified }

// stopped says whether the run has no answer because the user ended it.
func (r Row) stopped() bool { return r.Status == engine.Stopped.Name() }

// Digest is a short name of a puzzle's text.
func Digest(p engine.Puzzle) string {
	sum := sha256.Sum256([]byte(p.String()))
	return hex.EncodeToString(sum[:8])
}

// newRow is the row of a job that was run by its method.
func newRow(j Job, m engine.Method, limits engine.Limits, result engine.Result) Row {
	row := Row{
		Puzzle: j.Puzzle.Name, Digest: j.Puzzle.digest, Family: j.Puzzle.Puzzle.Family(),
		Algorithm: m.Algorithm.Name, Heuristic: m.Heuristic.Name,
		Options: m.Settings.Set(), Claims: m.Guarantee().Optimal, Repetition: j.Repetition,
		TimeLimitMS: limits.Time.Milliseconds(), MemoryLimit: limits.Memory, NodeLimit: limits.Nodes,
	}
	settings := j.Puzzle.Puzzle.Settings()
	for _, o := range settings.Options() {
		if row.PuzzleOptions == nil {
			row.PuzzleOptions = engine.Values{}
		}
		row.PuzzleOptions[o.Name] = settings.Text(o.Name)
	}
	row.fill(result)
	return row
}

// fill takes over what the run came to.
func (r *Row) fill(result engine.Result) {
	r.Status, r.Reason = result.Status.Name(), result.Reason.String()
	r.Proven, r.Verified, r.Fault = result.Optimality == engine.Proven, result.Verified, result.Fault
	r.Cost, r.Bound = result.Cost, result.Bound
	for _, m := range result.Moves {
		r.Moves = append(r.Moves, m.Name)
	}
	r.Expanded, r.Generated = result.Expanded, result.Generated
	r.MaxFrontier, r.PeakBytes, r.TablesBytes = result.MaxFrontier, result.PeakBytes, result.Tables
	r.ElapsedMS = float64(result.Elapsed) / float64(time.Millisecond)
	r.Rounds = result.Rounds
}

// Merge joins lists of rows. Of several rows for the same run the first that
// came to an end is kept. The rows come back in the order of the lists.
func Merge(lists ...[]Row) []Row {
	n := 0
	for _, list := range lists {
		n += len(list)
	}
	at := make(map[Key]int, n)
	merged := make([]Row, 0, n)
	for _, list := range lists {
		for i := range list {
			key := list[i].Key()
			j, seen := at[key]
			switch {
			case !seen:
				at[key] = len(merged)
				merged = append(merged, list[i])
			case merged[j].stopped():
				merged[j] = list[i]
			}
		}
	}
	return merged
}
