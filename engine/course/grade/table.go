package grade

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"encoding/json"
	"html/template"
	"strconv"
	"strings"

	"langkah/engine/base/figures"
)

// Entry is a graded pair.
type Entry struct {
	Pair
	Report Report
	Err    error // why it was not graded, such as a puzzle that cannot be read
	Run    *Run  // of the program that printed the output; nil where that is a file
}

// Run is how the program went that printed an output.
type Run struct {
	Program string  `json:"program"` // the command
	Exit    *int    `json:"exit"`    // the exit code; null where it was ended
	Killed  *string `json:"killed"`  // null, "time", "memory", "output" or "stopped"
	Wall    float64 `json:"wall_ms"`
	CPU     float64 `json:"cpu_ms"`
	Peak    int64   `json:"peak_bytes"` // of all its processes together
}

// Verdict is the overall judgement of an entry.
type Verdict string

// The verdicts.
const (
	Right      Verdict = "right"
	Wrong      Verdict = "wrong"
	Unreadable Verdict = "not readable" // or undecided
)

// Verdict returns the overall judgement.
func (e Entry) Verdict() Verdict {
	switch {
	case e.Err != nil || !e.Report.Readable || e.Report.Open():
		return Unreadable
	case e.Report.Right():
		return Right
	}
	return Wrong
}

// Why returns the fault in one line; "" if there is none.
func (e Entry) Why() string {
	if e.Err != nil {
		return e.Err.Error()
	}
	var parts []string
	if !e.Report.Why.IsZero() && !e.Report.Right() {
		why := e.Report.Why.String()
		if e.Report.First > 0 {
			why = "board " + strconv.Itoa(e.Report.First) + ": " + why
		}
		parts = append(parts, why)
	}
	for _, claim := range e.Report.False {
		parts = append(parts, claim.String())
	}
	return strings.Join(parts, "; ")
}

// record is the JSON form of an entry.
type record struct {
	Puzzle       string   `json:"puzzle,omitempty"`
	Output       string   `json:"output,omitempty"`
	Family       string   `json:"family"`
	Readable     bool     `json:"readable"`
	Boards       int      `json:"boards"`
	Legal        bool     `json:"legal"`
	FirstIllegal *int     `json:"first_illegal"`
	Why          string   `json:"why"`
	Solved       bool     `json:"solved"`
	Slides       *int     `json:"slides"`
	Steps        *int     `json:"steps"`
	BestSlides   *int     `json:"optimum_slides"`
	BestSteps    *int     `json:"optimum_steps"`
	Stated       Stated   `json:"stated"`
	FalseClaims  []string `json:"false_claims"`
	*Run
}

func (e Entry) record(named bool) record {
	r := e.Report
	rec := record{
		Run:      e.Run,
		Readable: r.Readable && e.Err == nil, Boards: len(r.Boards), Legal: r.Readable && r.Legal && e.Err == nil, Why: e.Why(), Solved: r.Solved, Stated: r.Stated,
		FalseClaims: []string{},
	}
	if named {
		rec.Puzzle, rec.Output = e.Pair.Puzzle, e.Output
	}
	if e.Err != nil {
		return rec
	}
	rec.Family = r.Puzzle.Family()
	slides, steps := r.Length("slides"), r.Length("steps")
	rec.Slides, rec.Steps, rec.BestSlides, rec.BestSteps = orNil(slides.N), orNil(steps.N), orNil(slides.Best), orNil(steps.Best)
	if r.First > 0 {
		rec.FirstIllegal = &r.First
	}
	for _, claim := range r.False {
		rec.FalseClaims = append(rec.FalseClaims, claim.String())
	}
	return rec
}

// orNil returns nil for None.
func orNil(n int) *int {
	if n == None {
		return nil
	}
	return &n
}

// JSON returns the entry as a JSON object on one line.
func (e Entry) JSON() ([]byte, error) { return jsonLine(e.record(false)) }

// JSON returns the entries as one array, each with its paths.
func JSON(entries []Entry) ([]byte, error) {
	records := make([]record, len(entries))
	for i, e := range entries {
		records[i] = e.record(true)
	}
	return jsonLine(records)
}

func jsonLine(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return out.Bytes(), err
}

// CSV returns a record for each entry, as in RFC 4180.
func CSV(entries []Entry) ([]byte, error) {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	w.UseCRLF = true
	records := [][]string{{
		"puzzle", "output", "verdict", "family", "readable", "boards", "legal", "first_illegal", "why", "solved", "slides", "steps",
		"optimum_slides", "optimum_steps", "stated_time", "stated_nodes", "stated_moves", "stated_cost", "false_claims",
	}}
	for _, e := range entries {
		r := e.record(true)
		records = append(records, []string{
			figures.InTable(r.Puzzle), figures.InTable(r.Output), string(e.Verdict()), r.Family, strconv.FormatBool(r.Readable), strconv.Itoa(r.Boards), strconv.FormatBool(r.Legal),
			cell(r.FirstIllegal), figures.InTable(r.Why), strconv.FormatBool(r.Solved), cell(r.Slides), cell(r.Steps), cell(r.BestSlides), cell(r.BestSteps),
			r.Stated.Time, r.Stated.Nodes, r.Stated.Moves, r.Stated.Cost, figures.InTable(strings.Join(r.FalseClaims, "; ")),
		})
	}
	err := w.WriteAll(records)
	return out.Bytes(), err
}

func cell(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

//go:embed page.gohtml
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// row is an entry on the HTML page.
type row struct {
	record
	Verdict Verdict
	Before  string // the board before the first fault
	Fault   string // the board at fault, as printed
	Line    int    // where it begins in the output
}

// HTML returns a self-contained page with the table of results, and the first board at fault
// of each wrong output.
func HTML(entries []Entry) ([]byte, error) {
	data := struct {
		Counts map[string]int
		Rows   []row
	}{Counts: map[string]int{}}
	for _, e := range entries {
		data.Counts[string(e.Verdict())]++
		r := row{record: e.record(true), Verdict: e.Verdict()}
		if at := e.Report.First - 1; at >= 0 {
			b := e.Report.Boards[at]
			r.Fault, r.Line = b.Text(), b.Line
			r.Before = e.Report.before(at).Text()
		}
		data.Rows = append(data.Rows, r)
	}
	var out bytes.Buffer
	err := page.Execute(&out, data)
	return out.Bytes(), err
}

// before returns the board before the i-th, for the first that of the puzzle.
func (r Report) before(i int) interface{ Text() string } {
	if i > 0 {
		return r.Boards[i-1]
	}
	return r.Puzzle.Start()
}

// Text returns the board's rows, with a full stop for an empty cell.
func (b Board) Text() string {
	width := 1
	for _, row := range b.Rows {
		for _, cell := range row {
			width = max(width, len(cell))
		}
	}
	var text strings.Builder
	for _, row := range b.Rows {
		for c, cell := range row {
			if cell == "" {
				cell = "."
			}
			if width > 1 && c > 0 {
				text.WriteByte(' ')
			}
			text.WriteString(strings.Repeat(" ", width-len(cell)) + cell)
		}
		text.WriteByte('\n')
	}
	return text.String()
}
