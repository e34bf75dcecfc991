package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/laboratory"
)

// runTwo tells of two searches on the same puzzle what lies between them.
func (s Streams) runTwo(ctx context.Context, p engine.Puzzle, m engine.Method, f traceFlags) error {
	if f.files.dot+f.files.graphml != "" || f.view != laboratory.AsTree.String() {
		return badInput(errors.New("--with tells of two searches, which --svg and --png draw as one tree; --dot, --graphml and other views are of one: leave out one or the other"))
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
	two := laboratory.Together(
		laboratory.Record(ctx, p, m, *f.limits, f.events, nil),
		laboratory.Record(ctx, p, other, *f.limits, f.events, nil))
	answers := two.Answers(ctx, *f.limits, probe)
	ended()
	err = s.saveDrawing(f.files, two, m.Title().String()+", "+other.Title().String())
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
	Both     int             `json:"both"`
	Differ   *int            `json:"first_difference"` // the first expansion, from 1; null where there is none
	Answers  []answerReport  `json:"answers"`
}

type searchReport struct {
	Method   string `json:"method"`
	Status   string `json:"status"`
	Cost     *int   `json:"cost"`
	Expanded int    `json:"expanded"` // positions
	Spared   int    `json:"spared"`
	Unmade   int    `json:"unmade"`
}

type answerReport struct {
	Question string `json:"question"`
	Answer   string `json:"answer"`
}

func newTwoReport(two laboratory.Two, answers []laboratory.Answer) twoReport {
	n := two.Numbers(two.Moments(two.Steps()))
	r := twoReport{Both: n.Both, Answers: []answerReport{}}
	for side, of := range two.Searches {
		r.Searches[side] = searchReport{
			Method: of.Method.Name(), Status: of.Result.Status.Name(),
			Expanded: n.Expanded[side], Spared: n.Spared[side], Unmade: n.Unmade[side],
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
func writeTwo(w io.Writer, two laboratory.Two, answers []laboratory.Answer) error {
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
