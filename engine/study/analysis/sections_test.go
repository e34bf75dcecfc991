package analysis_test

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/analysis"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

func number(t *testing.T, cell string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.ReplaceAll(cell, ",", ""))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// sum adds up a column of a section.
func sum(t *testing.T, s analysis.Section, column int) (n int) {
	t.Helper()
	for _, row := range s.Rows {
		n += number(t, row.Cells[column])
	}
	return n
}

// What is a method's own is counted by the events: each table adds up to them.
func TestSectionsAddUp(t *testing.T) {
	seen := map[string]int{}
	list := studytest.Recordings(t, engine.Limits{Nodes: 3000, Memory: 256 << 20})
	eightPuzzle, err := sliding.Family(pdb.NewStore("", 0)).Parse(studytest.Eight)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range append(list, studytest.Record(t, eightPuzzle, "anneal", "misplaced", engine.Limits{Nodes: 3000, Memory: 256 << 20})) { // with a heuristic some moves are uphill
		p := replay.NewPlayer(r)
		for _, moment := range []int{r.Trace.Len() / 3, r.Trace.Len()} {
			p.Seek(moment)
			for _, s := range analysis.Sections(p) {
				title := s.Title.String()
				seen[title]++
				for _, row := range s.Rows {
					if len(row.Cells) != len(s.Header) || row.Moment > r.Trace.Len() {
						t.Fatalf("%s, %s: the row %v does not fit", studytest.Name(r), title, row)
					}
				}
				if len(s.Rows) == 40 { // cut
					continue
				}
				switch title {
				case "Contours":
					if got := sum(t, s, 1); got != p.Of(search.Expanded) {
						t.Errorf("%s: %d are expanded on the contours, %d in all", studytest.Name(r), got, p.Of(search.Expanded))
					}
					if got := sum(t, s, 2); got != p.Open() {
						t.Errorf("%s: %d wait on the contours, %d in all", studytest.Name(r), got, p.Open())
					}
				case "Layers":
					if got := sum(t, s, 2); got != p.For(search.Pruned, search.Width) {
						t.Errorf("%s: the layers drop %d, the events %d", studytest.Name(r), got, p.For(search.Pruned, search.Width))
					}
					for _, row := range s.Rows {
						if row.Cells[2] == "0" {
							continue
						}
						if e := r.Trace.Event(row.Moment - 1); e.Why != search.Width || strconv.Itoa(int(e.Depth)) != row.Cells[0] {
							t.Errorf("%s: the row %v leads to %v", studytest.Name(r), row, e)
						}
					}
				case "Both sides":
					if got := sum(t, s, 2); got != p.Open() {
						t.Errorf("%s: %d wait on both sides, %d in all", studytest.Name(r), got, p.Open())
					}
				case "Bounds that lost":
					if got := sum(t, s, 1); got != p.For(search.Pruned, search.NotBetter) {
						t.Errorf("%s: %d lost, the events tell of %d", studytest.Name(r), got, p.For(search.Pruned, search.NotBetter))
					}
				case "The best so far":
					if got := len(s.Rows); got != p.For(search.Goal, search.Incumbent) {
						t.Errorf("%s: %d were the best, the events tell of %d", studytest.Name(r), got, p.For(search.Goal, search.Incumbent))
					}
				case "Rounds", "Tries":
					if got := len(s.Rows); got != len(r.Trace.Rounds()) {
						t.Errorf("%s: %d rounds are shown, there were %d", studytest.Name(r), got, len(r.Trace.Rounds()))
					}
				}
			}
		}
	}
	for _, title := range []string{"Rounds", "Tries", "Cut off in this round", "The best so far", "Bounds that lost", "Moves drawn by lot", "Layers", "Both sides", "Contours"} {
		if seen[title] == 0 {
			t.Errorf("no search has the section %q", title)
		}
	}
}

// Each generation that has ended is a row, and a point of each series.
func TestGenerationsAreShown(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("8 6 7\n2 5 4\n3 - 1\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "genetic", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 20_000}, 0, nil)
	player := replay.NewPlayer(r)
	player.Seek(r.Trace.Len())
	ended := player.For(search.Iteration, search.Judged)
	if ended == 0 {
		t.Fatal("no generation has ended")
	}
	for _, s := range analysis.Sections(player) {
		if s.Title.String() != "Generations" {
			continue
		}
		if len(s.Series) != 3 || len(s.Series[0].Values) != ended {
			t.Errorf("%d series of %d values, %d generations have ended", len(s.Series), len(s.Series[0].Values), ended)
		}
		return
	}
	t.Error("generations are not shown")
}

// An exact cover shows the way from the start to where it is: at each step what it
// covers next, in as many choices as it then makes, and how many the runner-up has.
func TestWhatAnExactCoverCoversNextIsShown(t *testing.T) {
	p, err := packing.Family().Parse(studytest.Tiny)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "fewest-choices", "")
	if err != nil {
		t.Fatal(err)
	}
	r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 2_000}, 0, nil)
	player := replay.NewPlayer(r)
	rows := 0
	for n := range r.Trace.Expansions() {
		e, at := r.Trace.Expansion(n)
		player.Seek(at + 1)
		for _, s := range analysis.Sections(player) {
			if s.Title.String() != "Covered next" {
				continue
			}
			rows += len(s.Rows)
			c, _ := r.Trace.Choice(e.Node)
			if len(s.Names) != len(s.Rows) || s.Names[len(s.Names)-1].String() != c.What.String() {
				t.Fatalf("step %d: %v does not end with %s", n, s.Names, c.What)
			}
			if want := min(int(e.Depth)+1, 40); len(s.Rows) != want {
				t.Fatalf("step %d, at depth %d: %d rows", n, e.Depth, len(s.Rows))
			}
			if got := s.Rows[len(s.Rows)-1].Cells[2]; got != strconv.Itoa(int(c.Choices)) {
				t.Fatalf("step %d: %s choices are shown of %d", n, got, c.Choices)
			}
		}
	}
	if rows == 0 {
		t.Error("nothing is shown")
	}
}

// A genetic algorithm and a climb with restarts draw lots, and have no temperature; the
// tries that are shown are those up to the present one.
func TestOnlyAnnealingHasATemperature(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("8 6 7\n2 5 4\n3 - 1\n")
	if err != nil {
		t.Fatal(err)
	}
	for algorithm, want := range map[string]bool{"genetic": false, "hillclimb": false, "anneal": true} {
		r := studytest.Record(t, p, algorithm, "misplaced", engine.Limits{Nodes: 30_000, Memory: 256 << 20})
		player := replay.NewPlayer(r)
		player.Seek(r.Trace.Len() / 2)
		drawn := false
		for _, s := range analysis.Sections(player) {
			title := s.Title.String()
			drawn = drawn || strings.Contains(title+s.Words.String(), "temperature") || title == "Moves drawn by lot"
			if title != "Tries" {
				continue
			}
			if algorithm == "genetic" {
				t.Error("the generations are shown as tries")
			}
			shown := false
			for _, row := range s.Rows {
				shown = shown || number(t, row.Cells[0]) == player.Round()
			}
			if !shown {
				t.Errorf("%s: in try %d the first that is shown is %s", algorithm, player.Round(), s.Rows[0].Cells[0])
			}
		}
		if drawn != want {
			t.Errorf("%s: moves drawn at a temperature are shown: %v", algorithm, drawn)
		}
	}
}
