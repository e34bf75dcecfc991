package results

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
)

// Header is a plan as plain data: the runs and their terms. A log begins with it, so
// that missing runs are known to its readers.
type Header struct {
	Form  int    `json:"langkah_comparison"` // version of the log's form
	Plan  string `json:"plan"`               // digest of the runs of the whole plan, terms apart
	Runs  int    `json:"runs"`               // of the whole plan
	Part  int    `json:"part,omitempty"`     // of a shard, from 1; 0 for the whole plan
	Parts int    `json:"parts,omitempty"`
	Terms
	Puzzles []PlannedPuzzle `json:"puzzles"`

	// Programs are the commands of the user's programs by their names. They say what was run;
	// nothing runs because they stand here.
	Programs map[string]string `json:"programs,omitempty"`
}

// form is the version of the log that this program writes, and the newest that
// it reads. From form 2 on a puzzle without methods has those of the one before.
const form = 2

// mostRuns exceeds every comparison; a header with more is damaged.
const mostRuns = 1 << 24

// Terms are the limits and settings that all runs of a plan share.
type Terms struct {
	TimeLimitMS int64  `json:"time_limit_ms"` // of each run; 0 for none
	MemoryLimit int64  `json:"memory_limit"`
	NodeLimit   int64  `json:"node_limit"`
	Repeat      int    `json:"repeat"`
	Seed        uint64 `json:"seed"` // of the order, when Repeat is more than 1
}

// PlannedPuzzle is a puzzle of a plan with the methods to run on it, each as
// [Row.Method] writes it.
type PlannedPuzzle struct {
	Name    string   `json:"name"`
	Digest  string   `json:"digest"`
	Methods []string `json:"methods,omitempty"` // puzzles that have the same may share the list
}

// NewTerms are the terms of runs under limits.
func NewTerms(limits engine.Limits, repeat int, seed uint64) Terms {
	return Terms{limits.Time.Milliseconds(), limits.Memory, limits.Nodes, repeat, seed}
}

// Limits are those of each run.
func (t Terms) Limits() engine.Limits {
	return engine.Limits{Time: time.Duration(t.TimeLimitMS) * time.Millisecond, Memory: t.MemoryLimit, Nodes: t.NodeLimit}
}

// NewHeader describes so many runs, each with the name of its puzzle, in the order of
// puzzles, methods and repetitions.
func NewHeader(n int, runs iter.Seq2[string, Run], terms Terms) Header {
	h := Header{Form: form, Runs: n, Terms: terms}
	for name, run := range runs {
		if run.Repetition > 1 {
			continue
		}
		last := len(h.Puzzles) - 1
		if last < 0 || h.Puzzles[last].Digest != run.Digest || h.Puzzles[last].Name != name {
			h.share()
			h.Puzzles = append(h.Puzzles, PlannedPuzzle{Name: name, Digest: run.Digest})
			last++
		}
		p := &h.Puzzles[last]
		p.Methods = append(p.Methods, run.Method)
	}
	h.share()
	h.Plan = digestOf(h.Runs, h.runs())
	return h
}

// share gives the last puzzle the list of methods of the one before where they are
// the same: a plan may have a hundred thousand puzzles.
func (h *Header) share() {
	if last := len(h.Puzzles) - 1; last > 0 && slices.Equal(h.Puzzles[last].Methods, h.Puzzles[last-1].Methods) {
		h.Puzzles[last].Methods = h.Puzzles[last-1].Methods
	}
}

// MarshalJSON writes the methods of a puzzle only where they are not those of the
// one before.
func (h Header) MarshalJSON() ([]byte, error) {
	type plain Header // without this method
	short := plain(h)
	short.Form = form
	short.Puzzles = slices.Clone(h.Puzzles)
	for i := 1; i < len(short.Puzzles); i++ {
		if slices.Equal(h.Puzzles[i].Methods, h.Puzzles[i-1].Methods) {
			short.Puzzles[i].Methods = nil
		}
	}
	return json.Marshal(short)
}

// expand gives each puzzle that was read its methods.
func (h *Header) expand() {
	for i := 1; i < len(h.Puzzles) && h.Form > 1; i++ {
		if p, before := &h.Puzzles[i], h.Puzzles[i-1]; p.Methods == nil {
			p.Methods = before.Methods
		}
	}
}

// whole is the header of the whole plan.
func (h Header) whole() Header {
	h.Part, h.Parts = 0, 0
	return h
}

// same says whether both describe the same part of the same plan, under the
// same terms.
func (h Header) same(other Header) bool {
	return h.Plan == other.Plan && h.Part == other.Part && h.Parts == other.Parts && h.Terms == other.Terms && maps.Equal(h.Programs, other.Programs)
}

// Differs says what keeps the plan from being worked on in a place that belongs
// to another one; nil when they are the same.
func (h Header) Differs(place string, other Header) error {
	switch {
	case h.Limits() != other.Limits():
		return fmt.Errorf("%s holds runs under other limits (%s) than these (%s); give the same limits, or name another place",
			place, LimitWords(h.Limits()), LimitWords(other.Limits()))
	case !h.same(other):
		return fmt.Errorf("%s belongs to another comparison; give the same puzzles, methods, --repeat and --seed, or name another place", place)
	}
	return nil
}

// otherProgram returns the name of a program that the two run by different commands.
func (h Header) otherProgram(other Header) (name string, ok bool) {
	for _, name := range slices.Sorted(maps.Keys(h.Programs)) {
		if command, known := other.Programs[name]; known && command != h.Programs[name] {
			return name, true
		}
	}
	return "", false
}

// check says what is wrong with a header that was read.
func (h Header) check() error {
	switch {
	case h.Form < 1 || h.Form > form:
		return fmt.Errorf("the comparison was written in form %d; this program knows the forms up to %d, a newer one may read it", h.Form, form)
	case h.Repeat < 1, h.Runs > mostRuns, h.Repeat > mostRuns, h.Part < 0, h.Part > h.Parts, h.Part == 0 && h.Parts > 0:
		return fmt.Errorf("the plan of the comparison is damaged")
	}
	methods := 0
	for _, p := range h.Puzzles {
		methods += len(p.Methods)
	}
	if methods*h.Repeat != h.Runs || digestOf(h.Runs, h.runs()) != h.Plan {
		return engine.Errorf("the plan of the comparison is damaged: its %d run{|s} {is|are} not of its digest %q", h.Runs, h.Plan)
	}
	return nil
}

// Run names a run of a plan, whatever the terms.
type Run struct {
	Digest, Method string
	Repetition     int
}

func (r Row) run() Run { return Run{r.Digest, r.Method(), r.Repetition} }

// hash is the same on every machine.
func (r Run) hash() [sha256.Size]byte {
	text := make([]byte, 0, 128)
	text = append(append(text, r.Digest...), '\n')
	text = append(append(text, r.Method...), '\n')
	return sha256.Sum256(append(strconv.AppendInt(text, int64(r.Repetition), 10), '\n'))
}

// Dealt is the part, from 1, of so many that the run is dealt to.
func (r Run) Dealt(parts int) int {
	hash := r.hash()
	return int(binary.BigEndian.Uint64(hash[:])%uint64(parts)) + 1
}

// runs are all runs of the whole plan.
func (h Header) runs() iter.Seq[Run] {
	return func(yield func(Run) bool) {
		for _, p := range h.Puzzles {
			for _, method := range p.Methods {
				for i := range h.Repeat {
					if !yield(Run{p.Digest, method, i + 1}) {
						return
					}
				}
			}
		}
	}
}

// distinct says whether no puzzle is in the plan twice.
func (h Header) distinct() bool {
	seen := make(map[string]bool, len(h.Puzzles))
	for _, p := range h.Puzzles {
		if seen[p.Digest] {
			return false
		}
		seen[p.Digest] = true
	}
	return true
}

// name of a puzzle of the plan.
func (h Header) name(digest string) string {
	i := slices.IndexFunc(h.Puzzles, func(p PlannedPuzzle) bool { return p.Digest == digest })
	if i < 0 {
		return digest
	}
	return h.Puzzles[i].Name
}

// digestOf is a short name of a set of runs, in whatever order.
func digestOf(n int, runs iter.Seq[Run]) string {
	hashes := make([][sha256.Size]byte, 0, n)
	for r := range runs {
		hashes = append(hashes, r.hash())
	}
	slices.SortFunc(hashes, func(a, b [sha256.Size]byte) int { return bytes.Compare(a[:], b[:]) })
	all := sha256.New()
	for i := range hashes {
		all.Write(hashes[i][:]) // never fails
	}
	return hex.EncodeToString(all.Sum(nil)[:8])
}

// OptionWords are options in one line: "cost=unit goal=standard".
func OptionWords(options engine.Values) string {
	return strings.TrimPrefix(MethodWords("", options), " ")
}

// MethodWords is a method with the options that were set: "wastar/manhattan
// weight=2".
//
// With options the name of an own heuristic is in quotes, as it may have blanks.
func MethodWords(name string, options engine.Values) string {
	if len(options) == 0 {
		return name
	}
	if algorithm, heuristic := engine.SplitMethod(name); engine.IsOwn(heuristic) {
		name = algorithm + "/" + strconv.Quote(heuristic)
	}
	for _, option := range slices.Sorted(maps.Keys(options)) {
		name += " " + option + "=" + options[option]
	}
	return name
}
