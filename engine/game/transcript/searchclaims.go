package transcript

import (
	"slices"

	"langkah/engine"
)

// ofTheRun are the labels of facts about one run that nothing else confirms.
var ofTheRun = []string{fileTitle, nodesTitle, memoryTitle, timeTitle}

// ofThatRun returns the labels in the transcript that only its run could know.
func (c Claims) ofThatRun(s engine.Solution) []string {
	var labels []string
	for _, h := range c.head {
		only := slices.Contains(ofTheRun, h.label)
		switch r := s.Result; h.label {
		case methodTitle, settingTitle:
			only = true // which method it was; its guarantee is checked
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

// NeedsSearch reports whether the transcript claims what only a search can check:
// optimality, a lower bound, or that there is no solution.
func (c *Checked) NeedsSearch() bool {
	return c.Status == engine.NoSolution || c.bound > 0 || c.optimal && c.Cost > 0
}

// Hold checks such claims against the result of another search, preferably by an optimal
// method. Its error names the line that is wrong. open lists the labels of claims that
// remain undecided.
func (c *Checked) Hold(r engine.Result) (open []string, err error) {
	solved, none := r.Status == engine.Solved, r.Status == engine.NoSolution
	atLeast := r.Bound
	if solved && r.Optimality == engine.Proven {
		atLeast = int64(r.Cost)
	}
	wrong := func(label, format string, args ...any) ([]string, error) {
		h, _ := c.claims.find(label)
		return nil, engine.BadText(h.line, 0, "found %q, but %s", h.label+": "+h.text, engine.Msg(format, args...)).OfKind(engine.ErrContradiction)
	}
	if c.Status == engine.NoSolution {
		switch reason, said := c.claims.find(reasonTitle); {
		case solved:
			return wrong(statusTitle, "there is a solution of cost %d", engine.CostOf(c.Puzzle, r.Cost))
		case !none:
			open = append(open, statusTitle, reasonTitle)
		case said && reason.text != oneLine(r.Reason.String()):
			open = append(open, reasonTitle)
		}
	}
	if c.optimal && !none {
		switch {
		case solved && r.Cost < c.Cost:
			return wrong(optimalTitle, "there is a solution of cost %d", engine.CostOf(c.Puzzle, r.Cost))
		case atLeast < int64(c.Cost):
			open = append(open, optimalTitle)
		}
	}
	if c.bound > 0 && !none {
		switch {
		case solved && int64(r.Cost) < c.bound:
			return wrong(boundTitle, "there is a solution of cost %d", engine.CostOf(c.Puzzle, r.Cost))
		case atLeast < c.bound:
			open = append(open, boundTitle)
		}
	}
	return open, nil
}

// Unchecked returns the labels of facts about the original run, such as its time.
func (c *Checked) Unchecked() []string { return c.unchecked }
