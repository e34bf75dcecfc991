package rush

import (
	"context"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// known is a line of the manifest of real files.
type known struct {
	file, outcome, detail, notes string
	slides, steps, cluster       int // -1 where not stated
}

func readManifest(t *testing.T) (list []known) {
	t.Helper()
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			return -1
		}
		return n
	}
	for _, line := range strings.Split(casetest.Read(t, "rush/MANIFEST.tsv"), "\n") {
		f := strings.Split(line, "\t")
		if len(f) < 9 || strings.HasPrefix(line, "#") || f[0] == "file" {
			continue
		}
		k := known{file: f[0], outcome: f[2], detail: f[7], notes: f[8], slides: number(f[5]), steps: number(f[6])}
		_, cluster, _ := strings.Cut(f[7], "cluster ")
		cluster, _, _ = strings.Cut(cluster, ";")
		k.cluster = number(cluster)
		list = append(list, k)
	}
	return list
}

// openCase reads a real file.
func openCase(t testing.TB, k known) *Puzzle {
	t.Helper()
	z, err := parse(casetest.Read(t, "rush/"+k.file))
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// longRun reports whether the slow parts of tests are enabled, about six minutes together.
func longRun() bool { return os.Getenv("LANGKAH_LONG") == "1" }

func TestRealFilesAreReadAsTheManifestSays(t *testing.T) {
	for _, k := range readManifest(t) {
		t.Run(k.file, func(t *testing.T) {
			if k.outcome == "malformed" {
				_, err := parse(casetest.Read(t, "rush/"+k.file))
				var bad *engine.ParseError
				if !errors.As(err, &bad) || bad.Line == 0 {
					t.Fatalf("error %v, expected one with a line (%s)", err, k.detail)
				}
				t.Log(err)
				return
			}
			z := openCase(t, k)
			again, err := parse(z.String())
			if err != nil || again.String() != z.String() {
				t.Errorf("String does not read back: %v\n%s", err, z)
			}
			count := strings.Contains(k.notes, "piece count says")
			single := strings.Contains(k.notes, "single-cell piece")
			swapped := strings.Contains(k.notes, "dimensions look swapped")
			if warned := len(z.warnings) > 0; warned != (count || single || swapped || strings.Contains(k.notes, "indented by one blank")) {
				t.Errorf("warnings %v for %q", z.warnings, k.notes)
			}
		})
	}
}

func TestRealFilesHaveTheKnownOptima(t *testing.T) {
	most := 2_000
	if longRun() {
		most = 500_000
	}
	skipped := 0
	for _, k := range readManifest(t) {
		if k.outcome == "malformed" {
			continue
		}
		t.Run(k.file, func(t *testing.T) {
			z := openCase(t, k)
			checkRecommended(t, z, k.slides, k.steps)
			if k.cluster < 0 || k.cluster > most {
				skipped++
				return
			}
			checkOptima(t, z, k.slides, k.steps, k.cluster)
		})
	}
	t.Logf("%d files with more than %d positions were solved by the recommended method only; LANGKAH_LONG=1 tries all on up to 500,000", skipped, most)
}

// checkRecommended solves under both cost models by the recommended method; slides -1 means unsolvable.
func checkRecommended(t *testing.T, z *Puzzle, bySlides, bySteps int) {
	t.Helper()
	for c, want := range map[costModel]int{slides: bySlides, steps: bySteps} {
		z := &Puzzle{z.board, z.form, c, nil}
		r := engine.Solve(context.Background(), z, z.Methods()[0], engine.Limits{}, nil)
		if want < 0 && r.Status != engine.NoSolution || want >= 0 && (r.Cost != want || r.Optimality != engine.Proven) {
			t.Errorf("%s, %s: %s (%s), cost %d, expected %d", c, z.Methods()[0].Name(), r.Status, r.Reason, r.Cost, want)
		}
	}
}

// repeats reports whether a method expands the same positions many times, which takes seconds for long solutions.
func repeats(m engine.Method) bool {
	return slices.Contains([]string{"ids", "idastar", "dfbnb"}, m.Algorithm.Name)
}

// checkOptima solves under both cost models by every method with an optimality guarantee; slides -1 means unsolvable.
func checkOptima(t *testing.T, z *Puzzle, bySlides, bySteps, states int) {
	t.Helper()
	longest := 15
	if longRun() {
		longest = 35
	}
	for c, want := range map[costModel]int{slides: bySlides, steps: bySteps} {
		z := &Puzzle{z.board, z.form, c, nil}
		for _, m := range z.Methods() {
			if m.Algorithm.Name == "wastar" || !m.Guarantee().Optimal || !m.Guarantee().Complete && want < 0 {
				continue
			}
			if repeats(m) && (states > 5000 || want < 0 || want > longest) {
				continue
			}
			limits := engine.Limits{}
			if m.Algorithm.Name == "rbfs" || m.Algorithm.Name == "smastar" { // they enter a position by every path to it
				limits.Nodes = 5_000
			}
			r := engine.Solve(context.Background(), z, m, limits, nil)
			switch {
			case limits.Nodes > 0 && r.Status == search.NodeLimit:
			case want < 0 && r.Status != engine.NoSolution:
				t.Errorf("%s, %s: %s (%s), expected the proof that there is no solution", c, m.Name(), r.Status, r.Reason)
			case want >= 0 && (r.Status != engine.Solved || !r.Verified || r.Cost != want || r.Optimality != engine.Proven):
				t.Errorf("%s, %s: %s (%s), cost %d, optimality %d, expected cost %d", c, m.Name(), r.Status, r.Reason, r.Cost, r.Optimality, want)
			}
		}
	}
}
