package ice

import (
	"context"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

var (
	alwaysStops = regexp.MustCompile(`if O stops the actor: cost (\d+)`)
	stopsAtLast = regexp.MustCompile(`if O stops it after the last number: cost (\d+)`)
)

// Every real file is solved at the cost, and in the moves, that an independent solver found, or is refused if its
// checker refuses it.
func TestRealFiles(t *testing.T) {
	for _, line := range strings.Split(casetest.Read(t, "classroom/MANIFEST.tsv"), "\n")[1:] {
		f := strings.Split(line, "\t")
		if len(f) < 14 || f[1] != familyName || f[2] == "-" {
			continue
		}
		t.Run(f[0], func(t *testing.T) {
			input := casetest.Read(t, "classroom/"+f[2])
			z, err := parse(input)
			if f[10] == "invalid" {
				var bad *engine.ParseError
				if !errors.As(err, &bad) || bad.Line == 0 {
					t.Fatalf("%v, expected an error with its line (%s)", err, f[13])
				}
				t.Logf("%s: %v", f[13], err)
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if like := detect(input); like != 1 {
				t.Errorf("it looks like ice at %v", like)
			}
			checkRule(t, z, atRock, f[10])
			byMove := *z
			byMove.cost = byMoves
			checkRule(t, &byMove, atRock, f[11])
			for rule, form := range map[stopRule]*regexp.Regexp{atGoal: alwaysStops, atLast: stopsAtLast} {
				want := f[10]
				if found := form.FindStringSubmatch(f[13]); found != nil {
					want = found[1]
				}
				checkRule(t, z, rule, want)
			}
			if warned := len(engine.Warnings(z)) > 0; warned != strings.Contains(f[13], "open edge") {
				t.Errorf("a warning: %v, but %s", warned, f[13])
			}
		})
	}
}

// checkRule solves by two methods; want is a cost, else there is no solution.
func checkRule(t *testing.T, z *Puzzle, rule stopRule, want string) {
	t.Helper()
	other := *z
	other.stop = rule
	cost, err := strconv.Atoi(want)
	for _, m := range other.Methods()[:2] {
		r := engine.Solve(context.Background(), &other, m, engine.Limits{}, nil)
		switch {
		case err != nil && r.Status != engine.NoSolution:
			t.Errorf("%s, %s: %s at cost %d, expected none", rule, m.Name(), r.Status, r.Cost)
		case err == nil && (r.Status != engine.Solved || r.Cost != cost || r.Optimality != engine.Proven):
			t.Errorf("%s, %s: %s at cost %d, expected %d: %s", rule, m.Name(), r.Status, r.Cost, cost, r.Reason)
		}
	}
	if v, _ := engine.Verdict(&other); (v.Kind == engine.Solvable) != (err == nil) {
		t.Errorf("%s: the verdict is %q, expected %s", rule, v.Text, want)
	}
}
