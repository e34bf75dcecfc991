package tracing

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/contours"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
)

// runTwo compares two searches on the same puzzle.
func runTwo(ctx context.Context, env command.Env, p engine.Puzzle, m engine.Method, f traceFlags) error {
	if f.files.dot != "" || f.view != diagram.AsTree.String() && f.view != asContours {
		return exit.Refusal(errors.New("--with tells of two searches, which --svg and --png draw as one tree, or as --view contours; --dot and other views are of one: leave out one or the other"))
	}
	algorithm, heuristic := engine.SplitMethod(f.with)
	other, err := engine.FindMethod(p, algorithm, heuristic, env.Sources()...)
	if err != nil {
		return exit.Refusal(fmt.Errorf("--with: %w", err))
	}
	if err := command.CheckWatched(other); err != nil {
		return err
	}
	probe, end := env.Progress()
	two := diff.NewPair(ctx,
		recording.Record(ctx, p, m, *f.limits, f.events, nil),
		recording.Record(ctx, p, other, *f.limits, f.events, nil))
	inside := contours.Of(ctx, two, *f.limits, probe)
	answers := two.Answers(ctx, *f.limits, probe)
	end()
	var drawn drawing = viewedTwo{two}
	if f.view == asContours {
		drawn = viewedContours{inside}
	}
	err = saveDrawing(env, f.files, drawn, m.Title().String()+", "+other.Title().String())
	if f.json {
		report := newTwoReport(two, answers)
		report.Contours = newContoursReport(inside)
		err = errors.Join(err, output.WriteJSON(env.Out, report))
	} else {
		err = errors.Join(err, writeTwo(env.Out, two, inside, answers))
	}
	for _, r := range two.Searches {
		if err == nil {
			err = exit.Of(r.Result.Status)
		}
	}
	return err
}

// twoReport is the comparison in JSON.
type twoReport struct {
	Searches [2]searchReport `json:"searches"`
	Cut      bool            `json:"cut"`            // the numbers of positions count only a part of the events
	Both     *int            `json:"both,omitempty"` // positions that both expanded; left out if Cut
	BothCut  *int            `json:"both_in_counted,omitempty"`
	Differ   *int            `json:"first_difference"` // the first expansion, from 1; null where there is none
	Answers  []answerReport  `json:"answers"`
	Contours *contoursReport `json:"contours"`
}

type searchReport struct {
	Method  string         `json:"method"`
	Status  string         `json:"status"`
	Cost    *search.Figure `json:"cost"`
	Events  int64          `json:"events"`
	Counted int            `json:"events_counted"`
	*positionCounts
	Cut *positionCounts `json:"in_counted,omitempty"` // replaces them where not all events are counted
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
			cost := engine.CostOf(of.Puzzle, of.Result.Cost)
			r.Searches[side].Cost = &cost
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

// writeTwo writes the comparison for people.
func writeTwo(w io.Writer, two diff.Pair, inside contours.Contours, answers []diff.Answer) error {
	var b strings.Builder
	left, right := two.Searches[0], two.Searches[1]
	fmt.Fprintf(&b, "%s and %s, %s (%s)\n\n", left.Method.Title(), right.Method.Title(), left.Puzzle.Kind(), left.Puzzle.Family())
	writeContours(&b, inside)
	for _, sentence := range two.Sentences(two.Moments(two.Steps())) {
		b.WriteString(columns.Hang("", sentence.String()))
	}
	for _, a := range answers {
		b.WriteString("\n" + columns.Hang("", a.Question.String()) + columns.Hang("  ", a.Words.String()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}
