package tracing

import (
	"strings"

	"langkah/app/cli/columns"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/study/contours"
)

// asContours is the view of two searches that shows what every A* expands.
const asContours = "contours"

// contoursReport are the contours in JSON.
type contoursReport struct {
	Optimum     *float64            `json:"optimum"` // null where there is nothing to count
	Why         string              `json:"why,omitempty"`
	Space       *int                `json:"positions,omitempty"` // left out where there are too many
	Heuristics  []heuristicContours `json:"heuristics"`
	Compared    *comparedReport     `json:"compared,omitempty"`
	Description []string            `json:"description"`
}

type heuristicContours struct {
	Heuristic  string           `json:"heuristic"`
	Admissible bool             `json:"admissible"`
	Consistent bool             `json:"consistent"`
	Must       *int             `json:"must"` // null where it is not counted
	Ties       *int             `json:"ties"`
	Part       bool             `json:"part"` // there are at least so many
	Why        string           `json:"why,omitempty"`
	Expanded   []expandedReport `json:"expanded"`
}

type expandedReport struct {
	Method string `json:"method"`
	Must   int    `json:"must"`
	Ties   int    `json:"ties"`
	Above  int    `json:"above"`
}

type comparedReport struct {
	Positions int          `json:"positions"`
	Whole     bool         `json:"whole"`
	Higher    [2]int       `json:"higher"`    // positions where each heuristic is
	Dominates *string      `json:"dominates"` // null where neither does
	Boards    []caseReport `json:"boards"`
}

type caseReport struct {
	Board string     `json:"board"`
	G     float64    `json:"g"`
	H     [2]float64 `json:"h"`
}

func newContoursReport(c contours.Contours) *contoursReport {
	r := &contoursReport{Why: c.Why.String(), Heuristics: []heuristicContours{}, Description: []string{}}
	for _, m := range append(c.Sentences(), c.Searched()...) {
		r.Description = append(r.Description, m.String())
	}
	if !c.Why.IsZero() {
		return r
	}
	optimum := engine.CostValue(c.Puzzle, c.Optimum)
	r.Optimum = &optimum
	if c.Space > 0 {
		r.Space = &c.Space
	}
	for _, s := range c.Sides {
		h := heuristicContours{
			Heuristic: s.Heuristic.Name, Admissible: s.Admissible || s.Blind, Consistent: s.Consistent || s.Blind,
			Part: !s.Limit.IsZero(), Why: s.Why.String(), Expanded: []expandedReport{},
		}
		if s.Why.IsZero() {
			h.Must, h.Ties = &s.Must, &s.Ties
		}
		for _, e := range s.Expanded {
			h.Expanded = append(h.Expanded, expandedReport{e.Method.Name(), e.Must, e.Ties, e.Above})
		}
		r.Heuristics = append(r.Heuristics, h)
	}
	if b := c.Between; b != nil {
		r.Compared = &comparedReport{Positions: b.Positions, Whole: b.Whole, Higher: b.Higher, Boards: []caseReport{}}
		if side, ok := b.Dominates(); ok {
			r.Compared.Dominates = &c.Sides[side].Heuristic.Name
		}
		for _, at := range c.Shown() {
			r.Compared.Boards = append(r.Compared.Boards, caseReport{at.At.Text(), engine.CostValue(c.Puzzle, at.Cost), [2]float64{engine.CostValue(c.Puzzle, at.Estimates[0]), engine.CostValue(c.Puzzle, at.Estimates[1])}})
		}
	}
	return r
}

// writeContours writes them for people, with a bar for each heuristic.
func writeContours(b *strings.Builder, c contours.Contours) {
	b.WriteString(columns.Hang("", contours.Question().String()))
	for _, m := range c.Sentences() {
		b.WriteString(columns.Hang("  ", m.String()))
	}
	for _, row := range c.Chart(engine.Message.String).Rows {
		var parts []string
		for _, p := range row.Parts {
			parts = append(parts, p.Words)
		}
		b.WriteString(columns.Hang("  ", row.Label+": "+strings.Join(parts, ", ")))
	}
	for _, m := range c.Searched() {
		b.WriteString(columns.Hang("  ", m.String()))
	}
	for _, at := range c.Shown() {
		b.WriteString("\n")
		for _, line := range strings.SplitAfter(strings.TrimSuffix(at.At.Text(), "\n"), "\n") {
			b.WriteString("  " + line)
		}
		b.WriteString("\n")
		for _, m := range c.Lines(at) {
			b.WriteString(columns.Hang("  ", m.String()))
		}
	}
	b.WriteString("\n")
}

// viewedContours are drawn in place of the tree of the two searches.
type viewedContours struct{ contours.Contours }

func (v viewedContours) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	const width = 640
	drawn := v.Chart(say)
	drawn.Title = say(contours.Question())
	return drawn.Draw(width, measure)
}
