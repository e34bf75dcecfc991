package truth

import (
	"cmp"

	"langkah/engine"
	"langkah/engine/base/option"
)

// Report is the JSON form of a review. Unknown values are null.
type Report struct {
	Family    string         `json:"family"`
	CostModel string         `json:"cost_model"`
	Cost      float64        `json:"cost"`
	Optimum   *float64       `json:"optimum"` // of the start
	Exact     bool           `json:"exact"`   // no value is unknown
	Moves     []ReportedMove `json:"moves"`
	Lost      float64        `json:"lost"`
}

// ReportedMove is a move of a [Report]. Before and After are distances to the goal or, for a
// puzzle that counts solutions, solutions left.
type ReportedMove struct {
	Move   string   `json:"move"`
	Cost   float64  `json:"cost"`
	Before *float64 `json:"before"`
	After  *float64 `json:"after"`
	Loss   *float64 `json:"loss"`
	Best   []string `json:"best"`
}

// Report returns the review in its JSON form.
func (r Review) Report() Report {
	report := Report{
		Family: r.Puzzle.Family(), CostModel: cmp.Or(r.Puzzle.Settings().Role(option.Cost), "unit"),
		Cost: engine.CostValue(r.Puzzle, r.Cost), Exact: r.Exact(), Lost: r.Lost(), Moves: []ReportedMove{},
	}
	if r.Start.Status != engine.NoSolution && r.Start.Exact() {
		optimum := r.Start.Cost(r.Start.AtLeast)
		report.Optimum = &optimum
	}
	for _, s := range r.Steps {
		m := ReportedMove{Move: s.Move.Name, Cost: engine.CostValue(r.Puzzle, s.Move.Cost), Before: measure(s.Before), After: measure(s.After), Best: Names(s.Before.Best)}
		if loss, known := s.Loss(); known {
			m.Loss = &loss
		}
		report.Moves = append(report.Moves, m)
	}
	return report
}

// measure returns the distance or the number of solutions left; nil if unknown.
func measure(t engine.Truth) *float64 {
	value := t.Cost(t.AtLeast)
	switch {
	case t.Left != nil && t.Left.Exact:
		value = float64(t.Left.Number)
	case t.Left != nil || t.Status == engine.NoSolution || !t.Exact():
		return nil
	}
	return &value
}

// HintReport is the JSON form of a hint.
type HintReport struct {
	Family    string   `json:"family"`
	Distance  *float64 `json:"distance"` // null if unknown, or without a solution
	Exact     bool     `json:"exact"`
	AtLeast   float64  `json:"at_least"`
	Best      []string `json:"best"`
	Move      *string  `json:"move"`
	Level     int      `json:"level"`
	Text      string   `json:"text"`
	Solutions *int64   `json:"solutions_left,omitempty"` // a lower bound unless exact
}

// Report returns the hint in its JSON form, for a puzzle of that family.
func (h Hint) Report(family string) HintReport {
	t := h.Truth
	report := HintReport{
		Family: family, Exact: t.AllBest && (t.Left == nil || t.Left.Exact), AtLeast: t.Cost(t.AtLeast), Best: Names(t.Best), Level: h.Level, Text: h.Text.String(),
	}
	if t.Exact() {
		report.Distance = &report.AtLeast
	}
	if len(h.Moves) > 0 {
		report.Move = &h.Moves[0].Name
	}
	if t.Left != nil {
		report.Solutions = &t.Left.Number
	}
	return report
}

// Names returns the moves' names, never nil.
func Names(moves []engine.Move) []string {
	names := []string{}
	for _, m := range moves {
		names = append(names, m.Name)
	}
	return names
}
