package command

import (
	"context"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"langkah/app/cli/columns"
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/estimates"
)

// Truth holds the own heuristic of a method against exact costs, and settles what that proves
// of the result. It is nil for another method, and for a run that the heuristic has ended.
func (e Env) Truth(ctx context.Context, p engine.Puzzle, m engine.Method, r *engine.Result, limits engine.Limits) *Truth {
	own, ok := m.Own()
	if !ok || r.Status == engine.Failed {
		return nil
	}
	t := e.FindTruth(ctx, p, own, r.Positions, limits)
	if t.err == nil {
		*r = t.Settle(p, *r)
	}
	return t
}

// FindTruth holds an own heuristic against exact costs.
func (e Env) FindTruth(ctx context.Context, p engine.Puzzle, own engine.Own, solution []engine.Position, limits engine.Limits) *Truth {
	probe, end := e.Progress()
	defer end()
	found, err := estimates.Find(ctx, p, own, solution, limits, probe)
	return &Truth{found, err}
}

// Truth holds the properties found of an own heuristic, or why none were.
type Truth struct {
	estimates.Truth
	err error
}

// NewTruth returns what was found, or why nothing was.
func NewTruth(t estimates.Truth, err error) *Truth { return &Truth{t, err} }

// Err says why nothing is known; nil where it is.
func (t *Truth) Err() error { return t.err }

// Write writes it for people.
func (t *Truth) Write(w io.Writer) error {
	if t == nil {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nYour heuristic %s:\n", t.Own.Title)
	if t.err != nil {
		b.WriteString(columns.Hang("  ", "it could not be judged: "+engine.MsgOf(t.err).String()))
	} else {
		for _, s := range t.Sentences() {
			b.WriteString(columns.Hang("  ", s.Words.String()))
			if s.Board != nil {
				b.WriteString(columns.Indent(strings.TrimSuffix(s.Board.Text(), "\n"), 6))
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// WriteTable writes the figures of the heuristic beside those of the family's.
func (t *Truth) WriteTable(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "heuristic\tmean error\tmean\tleast\tmost\tadmissible\tconsistent")
	row := func(name string, j estimates.Judged) {
		fmt.Fprintf(w, "%s\t%.4f\t%.4f\t%.4f\t%.4f\t%s\t%s\n", name, t.MeanError(j), j.Mean, j.Least, j.Most, yes(j.TooHigh == nil), yes(j.Drop == nil))
	}
	row("(yours)", t.Judged)
	for _, c := range t.Others {
		row(c.Name, c.Judged)
	}
	return w.Flush()
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// TruthReport is the truth in JSON.
type TruthReport struct {
	Heuristic  string         `json:"heuristic"`
	Error      string         `json:"error,omitempty"` // why it could not be judged; the rest is missing then
	Whole      bool           `json:"whole"`           // the whole space was judged
	Positions  int            `json:"positions"`
	Known      int            `json:"exact"`      // positions of known exact cost
	Hopeless   int            `json:"hopeless"`   // without a solution; they do not count
	Admissible *bool          `json:"admissible"` // null where it is not known
	Consistent *bool          `json:"consistent"`
	TooHigh    *tooHighReport `json:"too_high"` // null where nothing was found
	Drop       *dropReport    `json:"drop"`
	Short      float64        `json:"mean_error"` // exact cost - estimate
	Mean       float64        `json:"mean"`       // estimate / exact cost
	Start      *search.Figure `json:"start_cost"` // exact; null where it is not known
	Others     []otherReport  `json:"others"`
	Text       []string       `json:"text"`
}

type tooHighReport struct {
	Board    string        `json:"board"`
	Estimate search.Figure `json:"estimate"`
	Cost     search.Figure `json:"cost"` // of a solution; the exact one where whole is true
}

type dropReport struct {
	Board  string        `json:"board"`
	After  string        `json:"board_after"`
	Cost   search.Figure `json:"cost"`
	Before search.Figure `json:"estimate"`
	Then   search.Figure `json:"estimate_after"`
}

type otherReport struct {
	Heuristic string `json:"heuristic"`
	Relation  string `json:"relation"` // of the own one: dominates, dominated, equal, neither
	Above     int    `json:"above"`    // positions at which the own one is more
	Below     int    `json:"below"`
}

// Report returns the truth for JSON; nil where there is none.
func (t *Truth) Report() *TruthReport {
	if t == nil {
		return nil
	}
	r := &TruthReport{Heuristic: t.Own.Name, Others: []otherReport{}, Text: []string{}}
	if t.err != nil {
		r.Error = engine.MsgOf(t.err).String()
		return r
	}
	r.Whole, r.Positions, r.Known, r.Hopeless, r.Short, r.Mean = t.IsWhole, t.Positions, t.Known, t.Hopeless, t.MeanError(t.Judged), t.Mean
	known := func(refuted bool) *bool {
		if !t.IsWhole && !refuted {
			return nil
		}
		holds := !refuted
		return &holds
	}
	r.Admissible, r.Consistent = known(t.TooHigh != nil), known(t.Drop != nil)
	if h := t.TooHigh; h != nil {
		r.TooHigh = &tooHighReport{engine.BoardLine(t.Board(h.At)), t.Cost(h.Estimate), t.Cost(float64(h.Cost))}
	}
	if d := t.Drop; d != nil {
		r.Drop = &dropReport{engine.BoardLine(t.Board(d.From)), engine.BoardLine(t.Board(d.To)), t.Cost(float64(d.Cost)), t.Cost(d.Before), t.Cost(d.After)}
	}
	if t.Start >= 0 {
		start := t.Cost(float64(t.Start))
		r.Start = &start
	}
	for _, c := range t.Others {
		r.Others = append(r.Others, otherReport{c.Name, t.Relation(c), c.Above, c.Below})
	}
	for _, s := range t.Sentences() {
		r.Text = append(r.Text, s.Words.String())
	}
	return r
}
