package queens

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// Real files of the course: each is solved, proven unsolvable or refused, with as many solutions as an independent
// checker found. A board with a wrong number of letters is refused where the checker has no solution.
func TestManifest(t *testing.T) {
	solutions := regexp.MustCompile(`solutions: (>=)?(\d+)`)
	seen, refused := 0, 0
	for _, line := range strings.Split(casetest.Read(t, "classroom/MANIFEST.tsv"), "\n")[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) < 14 || cells[1] != "queens" || cells[2] == "-" {
			continue
		}
		seen++
		truth := cells[13]
		p, err := parse(casetest.Read(t, "classroom/"+cells[2]))
		bad := strings.Contains(truth, "invalid") || strings.Contains(truth, "regions for n=") || strings.Contains(truth, "other characters #")
		if bad != (err != nil) {
			t.Errorf("%s: %v; the truth is %s", cells[2], err, truth)
		}
		if err != nil {
			refused++
			continue
		}
		found := solutions.FindStringSubmatch(truth)
		c := p.Count(context.Background(), 1, engine.Limits{Nodes: 2_000_000}, nil)
		t.Logf("%s: %s solutions, %d nodes, %s, truth %s %s", cells[2], c.Figures[0].Value, c.Nodes, c.Elapsed, found[2], c.Reason)
		if found[1] == "" && c.Figures[0].Value != found[2] {
			t.Errorf("%s: %s solutions; the truth is %s", cells[2], c.Figures[0].Value, truth)
		}
		r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		if (r.Status == engine.Solved) != (found[2] != "0") || r.Fault {
			t.Errorf("%s: %s %s; the truth is %s", cells[2], r.Status, r.Reason, truth)
		}
	}
	t.Logf("%d files, %d refused", seen, refused)
	if seen == 0 {
		t.Error("the manifest has no file of queens")
	}
}
