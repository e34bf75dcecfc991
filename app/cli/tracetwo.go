package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
)

// runTwo tells of two searches on the same puzzle what lies between them.
func (s Streams) runTwo(ctx context.Context, p engine.Puzzle, m engine.Method, f traceFlags) error {
	if f.files.dot != "" || f.view != diagram.AsTree.String() {
		return badInput(errors.New("--with tells of two searches, which --svg and --png draw as one tree; --dot and other views are of one: leave out one or the other"))
	}
	algorithm, heuristic, _ := strings.Cut(f.with, "/")
	other, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		return badInput(fmt.Errorf("--with: %w", err))
	}
	if err := watched(other); err != nil {
		return err
	}
	probe := new(search.Probe)
	ended := func() {}
	if s.Terminal {
		ended = showProgress(s.Err, probe)
	}
	two := diff.NewPair(ctx,
		recording.Record(ctx, p, m, *f.limits, f.events, nil),
		recording.Record(ctx, p, other, *f.limits, f.events, nil))
	answers := two.Answers(ctx, *f.limits, probe)
	ended()
	err = s.saveDrawing(f.files, viewedTwo{two}, m.Title().String()+", "+other.Title().String())
	if f.json {
		err = errors.Join(err, writeJSON(s.Out, newTwoReport(two, answers)))
	} else {
		err = errors.Join(err, writeTwo(s.Out, two, answers))
	}
	for _, r := range two.Searches {
		if err == nil {
			err = exitOf(r.Result)
		}
	}
	return err
}

// twoReport is two searches in JSON.
type twoReport struct {
	Searches [2]searchReport `json:"searches"`
	Cut      bool            `json:"cut"`            // the figures of positions are of a part
	Both     *int            `json:"both,omitempty"` // of the whole searches
	BothCut  *int            `json:"both_in_counted,omitempty"`
	Differ   *int            `json:"first_difference"` // the first expansion, from 1; null where there is none
	Answers  []answerReport  `json:"answers"`
}

type searchReport struct {
	Method  string `json:"method"`
	Status  string `json:"status"`
	Cost    *int   `json:"cost"`
	Events  int64  `json:"events"`
	Counted int    `json:"events_counted"`
	*positionCounts
	Cut *positionCounts `json:"in_counted,omitempty"` // in the stead of these, where not all is counted
}

// positionCounts are numbers of positions.
type positionCounts struct {
	Expanded int `json:"expanded"`
	Spared   int `json:"spared"`
	Unmade   int `json:"unmade"`
}

type answerReport struct {
	Question string `json:"question"`
	Answer   string `json:"answer"`
}

// viewedTwo is two searches that are drawn on one map.
type viewedTwo struct{ diff.Pair }

func (v viewedTwo) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	return diagram.DrawPair(v.Pair, diagram.Writing{Measure: measure, Say: say})
}

func newTwoReport(two diff.Pair, answers []diff.Answer) twoReport {
	n := two.Numbers(two.Moments(two.Steps()))
	r := twoReport{Cut: two.Cut[0] || two.Cut[1], Both: &n.Both, Answers: []answerReport{}}
	if r.Cut {
		r.Both, r.BothCut = nil, r.Both
	}
	for side, of := range two.Searches {
		counts := &positionCounts{Expanded: n.Expanded[side], Spared: n.Spared[side], Unmade: n.Unmade[side]}
		r.Searches[side] = searchReport{
			Method: of.Method.Name(), Status: of.Result.Status.Name(),
			Events: of.Trace.Counts().All(), Counted: of.Trace.Len(), positionCounts: counts,
		}
		if r.Cut {
			r.Searches[side].positionCounts, r.Searches[side].Cut = nil, counts
		}
		if of.Result.Status == engine.Solved {
			r.Searches[side].Cost = &of.Result.Cost
		}
	}
	if p, parted := two.Part(); parted {
		step := p.Step + 1
		r.Differ = &step
	}
	for _, a := range answers {
		r.Answers = append(r.Answers, answerReport{a.Question.String(), a.Words.String()})
	}
	return r
}

// writeTwo tells people of two searches.
func writeTwo(w io.Writer, two diff.Pair, answers []diff.Answer) error {
	var b strings.Builder
	left, right := two.Searches[0], two.Searches[1]
	fmt.Fprintf(&b, "%s and %s, %s (%s)\n\n", left.Method.Title(), right.Method.Title(), left.Puzzle.Kind(), left.Puzzle.Family())
	for _, sentence := range two.Sentences(two.Moments(two.Steps())) {
		b.WriteString(hang("", sentence.String()))
	}
	for _, a := range answers {
		b.WriteString("\n" + hang("", a.Question.String()) + hang("  ", a.Words.String()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}
