package transcript

import (
	"slices"

	"langkah/engine"
)

// ofTheRun are the statements on one run that nothing else tells.
var ofTheRun = []string{fileTitle, nodesTitle, memoryTitle, timeTitle}

// ofThatRun are the labels of what the transcript says and only that run could tell.
func (c Claims) ofThatRun(s engine.Solution) []string {
	var labels []string
	for _, h := range c.head {
		only := slices.Contains(ofTheRun, h.label)
		switch r := s.Result; h.label {
		case methodTitle, settingTitle:
			only = true // that it was this one; what it promises is checked
		case statusTitle:
			only = r.Status.Limited() || r.Status == engine.Stopped || r.Status == engine.Failed
		case reasonTitle:
			only = r.Status != engine.NoSolution
		case optimalTitle:
			only = r.Optimality == engine.NotProven || r.Because.String() != "" // the reason
		}
		if only && !slices.Contains(labels, h.label) {
			labels = append(labels, h.label)
		}
	}
	return labels
}

// NeedsSearch says whether the transcript claims what only a search can check:
// that nothing is cheaper, that every solution costs so much, that there is none.
func (c *Checked) NeedsSearch() bool {
	return c.Status == engine.NoSolution || c.bound > 0 || c.optimal && c.Cost > 0
}

// Hold holds such claims against what another search found, best one by a
// method that is sure to be optimal. Its error names the line that is wrong.
// open are the labels of the claims that the search has not settled.
func (c *Checked) Hold(r engine.Result) (open []string, err error) {
	solved, none := r.Status == engine.Solved, r.Status == engine.NoSolution
	atLeast := r.Bound
	if solved && r.Optimality == engine.Proven {
		atLeast = int64(r.Cost)
	}
	wrong := func(label, format string, args ...any) ([]string, error) {
		h, _ := c.claims.says(label)
		return nil, engine.BadText(h.line, 0, "found %q, but %s", h.label+": "+h.text, engine.Msg(format, args...)).OfKind(engine.ErrContradiction)
	}
	if c.Status == engine.NoSolution {
		switch reason, said := c.claims.says(reasonTitle); {
		case solved:
			return wrong(statusTitle, "there is a solution of cost %d", r.Cost)
		case !none:
			open = append(open, statusTitle, reasonTitle)
		case said && reason.text != oneLine(r.Reason.String()):
			open = append(open, reasonTitle)
		}
	}
	if c.optimal && !none {
		switch {
		case solved && r.Cost < c.Cost:
			return wrong(optimalTitle, "there is a solution of cost %d", r.Cost)
		case atLeast < int64(c.Cost):
			open = append(open, optimalTitle)
		}
	}
	if c.bound > 0 && !none {
		switch {
		case solved && int64(r.Cost) < c.bound:
			return wrong(boundTitle, "there is a solution of cost %d", r.Cost)
		case atLeast < c.bound:
			open = append(open, boundTitle)
		}
	}
	return open, nil
}

// Unchecked are the labels of the statements that only tell of the run that
// the transcript is of, such as its time.
func (c *Checked) Unchecked() []string { return c.unchecked }
