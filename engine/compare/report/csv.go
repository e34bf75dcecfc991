package report

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"strconv"

	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// CSV writes one record for each method and puzzle by RFC 4180: a header, lines ended
// by CR LF, numbers with a decimal point in every language. A missing figure is an
// empty field. A name that a spreadsheet would read as a formula is escaped.
func (r Report) CSV() ([]byte, error) {
	var text bytes.Buffer
	out := csv.NewWriter(&text)
	out.UseCRLF = true
	// An error stays with the writer until its end.
	_ = out.Write([]string{
		"puzzle", "family", "algorithm", "heuristic", "options", "status", "optimal", "over_optimum", "verified", "cost", "moves",
		"expanded", "generated", "max_frontier", "branching", "peak_bytes", "runs", "median_ms", "min_ms", "max_ms", "relative", "reason",
		"program", "verdict", "process_wall_ms", "process_cpu_ms", "exit_code",
	})
	for table := range summary.EachTable(r.Ordered()) {
		for _, l := range table.Lines {
			median, least, most := decimal(l.MedianMS, 3), decimal(l.MinMS, 3), decimal(l.MaxMS, 3)
			var command, verdict, wall, processor, code string
			if l.Program != nil { // its times have columns of their own
				command, verdict, wall, processor = figures.InTable(l.Program.Command), l.Words().String(), median, decimal(l.ProcessorMS, 3)
				median, least, most = "", "", ""
				if l.Program.Exit != nil {
					code = strconv.Itoa(*l.Program.Exit)
				}
			}
			_ = out.Write([]string{
				figures.InTable(l.Puzzle), l.Family, l.Algorithm, l.Heuristic, options(l), l.Status, string(l.Standing), ifSolved(l, cost(l.Over)),
				strconv.FormatBool(l.Verified), ifSolved(l, cost(l.Cost)), ifSolved(l, strconv.Itoa(len(l.Moves))),
				strconv.FormatInt(l.Expanded, 10), strconv.FormatInt(l.Generated, 10), strconv.FormatInt(l.MaxFrontier, 10),
				decimal(l.Branch, 4), strconv.FormatInt(l.PeakBytes, 10), strconv.Itoa(l.Runs),
				median, least, most, decimal(l.Relative, 3), figures.InTable(l.Reason),
				command, verdict, wall, processor, code,
			})
		}
	}
	out.Flush()
	return text.Bytes(), out.Error()
}

// options are those that were set, "weight=2 seed=7".
func options(l summary.Line) string {
	name := l.Algorithm
	if l.Heuristic != "" {
		name += "/" + l.Heuristic
	}
	return l.Method()[min(len(name)+1, len(l.Method())):]
}

func ifSolved(l summary.Line, text string) string {
	if !l.Solved() {
		return ""
	}
	return text
}

// cost writes a cost with up to nine decimals.
func cost(x float64) string { return strconv.FormatFloat(math.Round(x*1e9)/1e9, 'f', -1, 64) }

// decimal writes a figure; 0 means none and is empty.
func decimal(x float64, digits int) string {
	if x == 0 {
		return ""
	}
	return strconv.FormatFloat(x, 'f', digits, 64)
}

// JSON writes one object: the terms, every run, and the faults found.
func (r Report) JSON() ([]byte, error) {
	type fault struct {
		Puzzle  string `json:"puzzle"`
		What    string `json:"what"`
		Command string `json:"command"`
	}
	var terms results.Terms // of the first plan; every run has its own limits too
	if len(r.Plans) > 0 {
		terms = r.Plans[0].Terms
	}
	object := struct {
		Program     string        `json:"program"`
		Machine     string        `json:"machine"`
		Made        string        `json:"made"`
		TimeLimitMS int64         `json:"time_limit_ms"`
		MemoryLimit int64         `json:"memory_limit"`
		NodeLimit   int64         `json:"node_limit"`
		Planned     int           `json:"planned_runs"`
		Repeat      int           `json:"repeat"`
		Seed        uint64        `json:"seed"`
		Runs        []results.Row `json:"runs"`
		Faults      []fault       `json:"faults"`
	}{
		"Langkah " + r.Version, r.Machine, r.Made.Format("2006-01-02T15:04:05Z07:00"),
		terms.TimeLimitMS, terms.MemoryLimit, terms.NodeLimit, r.Planned(), terms.Repeat, terms.Seed, r.Rows, []fault{},
	}
	for _, f := range summary.Faults(r.Rows) {
		object.Faults = append(object.Faults, fault{f.Puzzle, f.What.String(), f.Command()})
	}
	text, err := json.MarshalIndent(object, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("writing JSON: %w", err)
	}
	return append(text, '\n'), nil
}
