package results

import (
	"crypto/sha256"
	"encoding/hex"
	"iter"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/course/attempt"
)

// Row is the result of one run. It holds plain data, so that it can be written
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
	Cost     float64  `json:"cost"` // as the puzzle writes it; equal where the costs are, as [search.Figure.Value]
	Moves    []string `json:"moves,omitempty"`
	Bound    float64  `json:"bound,omitempty"` // a cost

	Expanded    int64   `json:"expanded"`
	Generated   int64   `json:"generated"`
	MaxFrontier int64   `json:"max_frontier"`
	PeakBytes   int64   `json:"peak_bytes"`
	TablesBytes int64   `json:"tables_bytes,omitempty"` // of the peak
	ElapsedMS   float64 `json:"elapsed_ms"`
	Rounds      []Round `json:"rounds,omitempty"`

	// Program is how a program of the user's did; nil for a method. Its times and memory are
	// those of a whole process, ElapsedMS and PeakBytes too.
	Program *attempt.Outcome `json:"program,omitempty"`
}

// Round is the statistics of one iteration of an iterative method.
type Round struct {
	Bound               float64 // as the method writes it
	Expanded, Generated int64
}

// OfProgram is the algorithm of the rows of programs, whose heuristic is the program's name.
const OfProgram = "program"

// ProgramMethod returns a program as [Row.Method] names it.
func ProgramMethod(name string) string { return OfProgram + "/" + name }

// IsProgram reports whether the row is of a program of the user's.
func (r Row) IsProgram() bool { return r.Algorithm == OfProgram }

// Key identifies a run of a plan. Two rows of one key are two results of the same run.
type Key struct {
	Run
	timeLimitMS, memoryLimit, nodeLimit int64
}

// Key of the row.
func (r Row) Key() Key {
	return KeyOf(r.run(), Terms{TimeLimitMS: r.TimeLimitMS, MemoryLimit: r.MemoryLimit, NodeLimit: r.NodeLimit})
}

// KeyOf is the key of a run under terms.
func KeyOf(r Run, t Terms) Key { return Key{r, t.TimeLimitMS, t.MemoryLimit, t.NodeLimit} }

// Method returns the method in one word, with the options that were set:
// "wastar/manhattan weight=2".
func (r Row) Method() string {
	return MethodWords(r.MethodName(), r.Options)
}

// Solved reports whether the row holds a verified solution.
func (r Row) Solved() bool { return r.Status == engine.Solved.Name() && r.Verified }

// stopped reports whether the run has no result because the user ended it.
func (r Row) stopped() bool { return r.Status == engine.Stopped.Name() }

// Digest returns a short hash of a puzzle's text.
func Digest(p engine.Puzzle) string {
	sum := sha256.Sum256([]byte(p.String()))
	return hex.EncodeToString(sum[:8])
}

// Merge joins lists of rows in their order. Of several rows for the same run it keeps
// the first with a result.
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

// MethodName returns the row's method without its options.
func (r Row) MethodName() string {
	if r.Heuristic == "" {
		return r.Algorithm
	}
	return r.Algorithm + "/" + r.Heuristic
}

// ParseMethod is a row of the method of that name, as [Row.Method] has it.
func ParseMethod(method string) Row {
	var r Row
	r.Algorithm, r.Heuristic = engine.SplitMethod(method)
	if engine.IsOwn(r.Heuristic) {
		return r
	}
	var words []string
	if quoted, err := strconv.QuotedPrefix(r.Heuristic); err == nil {
		words = strings.Fields(strings.TrimPrefix(r.Heuristic, quoted))
		r.Heuristic, _ = strconv.Unquote(quoted) // it is quoted
	} else if words = strings.Fields(method); len(words) > 0 {
		r.Algorithm, r.Heuristic = engine.SplitMethod(words[0])
		words = words[1:]
	}
	for _, word := range words {
		if name, value, ok := strings.Cut(word, "="); ok {
			if r.Options == nil {
				r.Options = engine.Values{}
			}
			r.Options[name] = value
		}
	}
	return r
}

// ByPuzzle iterates over the rows of each puzzle, in the order in which the
// puzzles first occur. The slices are valid until the next one.
func ByPuzzle(rows []Row) iter.Seq[[]Row] {
	return func(yield func([]Row) bool) {
		at := map[string][]int{}
		var order []string
		for i := range rows {
			digest := rows[i].Digest
			if at[digest] == nil {
				order = append(order, digest)
			}
			at[digest] = append(at[digest], i)
		}
		var own []Row
		for _, digest := range order {
			own = own[:0]
			for _, i := range at[digest] {
				own = append(own, rows[i])
			}
			if !yield(own) {
				return
			}
		}
	}
}
