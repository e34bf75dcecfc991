package grade_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
	"langkah/engine/testkit/casetest"
)

// handedIn is a line of the manifest of real outputs.
type handedIn struct {
	id, family, input, output, reports, notes string
	told                                      string // "0 boards, 3 moves"
	boards                                    int
	legal, solved, slides, steps              string
}

func readManifest(t *testing.T) []handedIn {
	t.Helper()
	var list []handedIn
	for _, line := range strings.Split(casetest.Read(t, "classroom/MANIFEST.tsv"), "\n")[1:] {
		f := strings.Split(line, "\t")
		if len(f) < 14 || f[3] == "-" {
			continue
		}
		count, _, _ := strings.Cut(f[7], " boards") // "9 boards, 8 moves"
		boards, _ := strconv.Atoi(count)
		list = append(list, handedIn{id: f[0], family: f[1], input: f[2], output: f[3], boards: boards,
			legal: f[8], solved: f[9], slides: f[10], steps: f[11], reports: f[12], notes: f[13], told: f[7]})
	}
	return list
}

// Every real output gets the verdict that an independent checker gave it.
func TestRealOutputs(t *testing.T) {
	casetest.SkipUnderRace(t)
	families := catalog.New(catalog.Tables{})
	grader := grade.NewGrader(engine.Limits{})
	for _, h := range readManifest(t) {
		if _, err := families.Family(h.family); err != nil {
			continue // not a family of this program
		}
		t.Run(h.id, func(t *testing.T) {
			output := casetest.Read(t, "classroom/"+h.output)
			p := h.puzzle(t, families, output)
			if p == nil {
				return
			}
			r, err := grader.Grade(context.Background(), p, []byte(output))
			if err != nil {
				t.Fatal(err)
			}
			h.check(t, r)
		})
	}
}

// puzzle returns the puzzle of the output; nil if it is invalid.
func (h handedIn) puzzle(t *testing.T, families catalog.Catalog, output string) engine.Puzzle {
	t.Helper()
	text := ""
	switch {
	case h.input != "-":
		text = casetest.Read(t, "classroom/"+h.input)
	case h.boards > 0:
		text = firstBoard(output)
	default:
		text = casetest.Read(t, "classroom/rush/001_in.txt") // any: no board is to be found
	}
	p, err := families.Open(text)
	refused := strings.Contains(h.notes, "standard input: line") || strings.Contains(h.notes, "regions for n=")
	if refused && err == nil && p.Family() != h.family {
		return nil // a board of another family, in which pieces may have this form
	}
	if (err != nil) != refused {
		t.Fatalf("%v\n%s", err, text)
	}
	return p
}

// firstBoard returns a puzzle made of the first board of an output. Without a drawn exit,
// the exit is at the right of the primary piece's row.
func firstBoard(output string) string {
	isRow := regexp.MustCompile(`^[ K]?[A-Z.]( ?[A-Z.]){2,} ?K?$`)
	var block []string
	rows := 0
	for _, line := range strings.Split(output, "\n") {
		line = strings.TrimRight(line, " \r")
		exit := strings.TrimSpace(line) == "K"
		if !exit && !isRow.MatchString(line) {
			if rows > 1 {
				break
			}
			block, rows = nil, 0
			continue
		}
		if strings.Count(line, " ") > 1 && !exit {
			line = strings.ReplaceAll(line, " ", "")
		}
		block = append(block, line)
		if !exit {
			rows++
		}
	}
	text := strings.Join(block, "\n")
	cols := 0
	pieces := map[rune]bool{}
	for i, line := range block {
		if strings.Contains(line, "P") && !strings.Contains(text, "K") {
			block[i] += "K"
		}
		cols = max(cols, len(strings.Trim(line, " K")))
		for _, c := range strings.NewReplacer("K", "", "P", "", ".", "", " ", "").Replace(line) {
			pieces[c] = true
		}
	}
	return fmt.Sprintf("%d %d\n%d\n%s\n", rows, cols, len(pieces), strings.Join(block, "\n"))
}

// leavesAtLast are outputs whose last board draws the primary piece partly
// beyond the exit at the left or right, "PP....G". The checker behind the
// manifest took that board for none; in the first of them it is the move that solves.
var leavesAtLast = map[string]bool{"rush019": true, "rush028": true, "rush030": true}

var toTouch = regexp.MustCompile(`(\d+) slides, (\d+) cells in file; to touch: (\d+|None)`)

// checkMoves is for an output that has moves and no boards.
func (h handedIn) checkMoves(t *testing.T, r grade.Report) {
	t.Helper()
	legal, solved := strings.HasPrefix(h.legal, "yes"), strings.HasPrefix(h.solved, "yes")
	if !r.Readable || r.Legal != legal || r.Solved != solved || r.Right() != solved {
		t.Errorf("legal %v, solved %v, right %v: %s %v; expected %q and %q", r.Legal, r.Solved, r.Right(), r.Why, r.False, h.legal, h.solved)
	}
	if moves := len(r.Boards) - 1; !strings.HasSuffix(h.told, fmt.Sprintf(", %d moves", moves)) {
		t.Errorf("%d moves, expected %q", moves, h.told)
	}
}

func (h handedIn) check(t *testing.T, r grade.Report) {
	t.Helper()
	if h.boards == 0 && r.Told {
		h.checkMoves(t, r)
		return
	}
	if h.boards == 0 {
		if len(r.Boards) > 1 || r.Solved {
			t.Errorf("%d boards were found", len(r.Boards))
		}
		return
	}
	if r.SaysNone() {
		if h.legal != "-" {
			t.Errorf("it is taken to say that there is no solution, expected legal %q", h.legal)
		}
		return
	}
	boards := h.boards
	if strings.Contains(h.notes, "initial board not in file") {
		boards-- // the manifest counts it all the same
	}
	solved := strings.HasPrefix(h.solved, "yes")
	if leavesAtLast[h.id] {
		boards++
		solved = true
	}
	if len(r.Boards) != boards {
		t.Errorf("%d boards were found, expected %d", len(r.Boards), boards)
	}
	if legal := strings.HasPrefix(h.legal, "yes"); r.Legal != legal && h.legal != "-" {
		t.Errorf("legal is %v, expected %q: board %d: %s", r.Legal, h.legal, r.First, r.Why)
	}
	if r.Solved != solved {
		t.Errorf("solved is %v, expected %q: %s", r.Solved, h.solved, r.Why)
	}
	states := slices.ContainsFunc(r.False, func(m engine.Message) bool { return strings.Contains(m.String(), "it states the cost") })
	if expected := strings.Contains(h.notes, "program reports cost"); states != expected {
		t.Errorf("a false cost: %v, expected %v: %v", states, expected, r.False)
	}
	same := func(what string, got int, expected string) {
		if n, err := strconv.Atoi(expected); err == nil && n != got {
			t.Errorf("%s: %d, expected %d", what, got, n)
		}
	}
	best, bestInSteps := h.slides, h.steps
	if h.family == "ice" { // its columns are the cost and the moves
		best, bestInSteps = bestInSteps, best
	}
	same("best slides", r.Length("slides").Best, best)
	same("best steps", r.Length("steps").Best, bestInSteps)
	if f := toTouch.FindStringSubmatch(h.notes); f != nil {
		same("slides", r.Length("slides").N, f[3])
		if f[3] == f[1] {
			same("steps", r.Length("steps").N, f[2])
		}
	}
}
