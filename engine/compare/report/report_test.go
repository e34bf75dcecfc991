package report_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/plots"
	"langkah/engine/compare/report"
	"langkah/engine/compare/results"
)

var update = flag.Bool("update", false, "write the golden files anew")

// text is a puzzle's text with the name of its file.
type text struct{ name, text string }

// made is a report of a small comparison.
func made(t *testing.T) report.Report {
	t.Helper()
	limits := engine.Limits{Time: 10 * time.Second, Memory: 1 << 30}
	return compared(t, []text{{"eight.txt", "0 1 3\n4 2 5\n7 8 6\n"}}, []string{"bfs", "astar/manhattan", "ids"}, 2, limits)
}

// mixed is a report of several puzzles, of which one has no solution and one is
// not at hand any more, by methods of which one meets its limit and one is wrong.
func mixed(t *testing.T) report.Report {
	t.Helper()
	r := compared(t, []text{
		{"eight.txt", "0 1 3\n4 2 5\n7 8 6\n"},
		{"odd | even.txt", "2 1 3\n4 5 6\n7 8 0\n"},
		{"gone.txt", "1 2 3\n4 5 6\n0 7 8\n"},
	}, []string{"bfs", "astar/manhattan", "wastar/manhattan:weight=2", "ids"}, 1, engine.Limits{Nodes: 12})
	for i := range r.Rows {
		if row := &r.Rows[i]; row.Puzzle == "eight.txt" && row.Algorithm == "bfs" {
			row.Cost++
		}
	}
	r.Puzzles = r.Puzzles[:2]
	return r
}

// compared is a report whose figures are all known but for times and memory,
// which are masked.
func compared(t *testing.T, texts []text, words []string, repeat int, limits engine.Limits) report.Report {
	t.Helper()
	var puzzles []experiment.Entry
	for _, text := range texts {
		p, err := catalog.New(catalog.Tables{}).Open(text.text)
		if err != nil {
			t.Fatal(err)
		}
		puzzles = append(puzzles, experiment.Entry{Name: text.name, Puzzle: p})
	}
	plan, err := experiment.NewPlan(puzzles, words, repeat, 7, limits)
	if err != nil {
		t.Fatal(err)
	}
	r := report.Report{
		Version: "1.0", Machine: "a machine", Made: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
		Log: results.Log{Plans: []results.Header{plan.Header()}}, Puzzles: puzzles,
	}
	plan.Estimated = func(j experiment.Judged) { r.Judged = append(r.Judged, j) }
	err = plan.Run(context.Background(), nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		row.ElapsedMS, row.PeakBytes = 1.5, 4096
		r.Rows = append(r.Rows, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not as it was; got:\n%s", name, got)
	}
}

func TestReportsAreAsTheyWere(t *testing.T) {
	for name, r := range map[string]report.Report{"report": made(t), "mixed": mixed(t)} {
		for _, format := range report.Formats() {
			data, err := r.Write(format)
			if err != nil {
				t.Fatal(err)
			}
			if format == "pdf" {
				continue // see TestAPDFIsWholeAndTheSameEachTime
			}
			// Boards and charts have golden files of their own.
			data = regexp.MustCompile(`data:image/svg[^"]+`).ReplaceAll(data, []byte("PICTURE"))
			data = regexp.MustCompile(`(?s)<svg .*?</svg>`).ReplaceAll(data, []byte("CHART"))
			golden(t, name+"."+format, data)
		}
		if _, err := r.Write("doc"); err == nil {
			t.Error("a format that there is not is written")
		}
	}
}

func TestCSVHasAsManyFieldsInEveryRecord(t *testing.T) {
	data, err := made(t).CSV()
	if err != nil {
		t.Fatal(err)
	}
	records, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
	if err != nil || len(records) != 4 {
		t.Errorf("%d records, %v; want a header and 3", len(records), err)
	}
	if !strings.Contains(string(data), "\r\n") {
		t.Error("lines do not end with CR LF")
	}
}

func TestCSVGuardsNamesThatLookLikeFormulas(t *testing.T) {
	r := compared(t, []text{{"=HYPERLINK(1).txt", "0 1 3\n4 2 5\n7 8 6\n"}}, []string{"bfs"}, 1, engine.Limits{})
	data, err := r.CSV()
	if err != nil || !strings.Contains(string(data), "\r\n'=HYPERLINK(1).txt,sliding,bfs,") {
		t.Errorf("%v:\n%s", err, data)
	}
}

func TestJSONHoldsEveryRun(t *testing.T) {
	data, err := made(t).JSON()
	if err != nil {
		t.Fatal(err)
	}
	var object struct {
		Runs   []results.Row
		Faults []any
	}
	if err := json.Unmarshal(data, &object); err != nil || len(object.Runs) != 6 || object.Faults == nil {
		t.Errorf("%d runs, faults %v, %v; want 6 runs and an empty list", len(object.Runs), object.Faults, err)
	}
}

func TestThePageLoadsNothing(t *testing.T) {
	data, err := made(t).HTML()
	if err != nil {
		t.Fatal(err)
	}
	for _, reference := range regexp.MustCompile(`(?:src|href)="([^"]{0,30})`).FindAllStringSubmatch(string(data), -1) {
		if !strings.HasPrefix(reference[1], "data:image/svg") {
			t.Errorf("the page refers to %s", reference[1])
		}
	}
	if strings.Contains(string(data), "ZgotmplZ") {
		t.Error("the template refused a picture")
	}
}

func TestFaultsStandInEveryReport(t *testing.T) {
	r := made(t)
	for i := range r.Rows {
		if r.Rows[i].Algorithm == "bfs" {
			r.Rows[i].Cost++
		}
	}
	for _, format := range []string{"json", "md", "html"} {
		data, err := r.Write(format)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(data), "langkah compare eight.txt --methods ") {
			t.Errorf("%s does not tell how to see the fault again", format)
		}
	}
}

func TestWhatIsNotKnownIsNotSaid(t *testing.T) {
	r := made(t)
	r.Rows = r.Rows[:2]
	if text := string(r.Markdown()); !strings.Contains(text, "- Incomplete: 2 of 6 runs\n") {
		t.Errorf("it is not said that runs are missing:\n%s", text)
	}
	r.Plans = nil
	if text := string(r.Markdown()); !strings.Contains(text, "- Limits and repetitions: not recorded\n") || strings.Contains(text, "Time limit") {
		t.Errorf("limits that nobody recorded:\n%s", text)
	}
}

// Rows may come from a file that somebody has changed.
func TestMovesThatAreNotLegalAreAnError(t *testing.T) {
	for _, wrong := range []string{"SIDEWAYS", "UP"} {
		r := made(t)
		for i := range r.Rows {
			r.Rows[i].Moves[0] = wrong
		}
		if _, err := r.HTML(); err == nil || !strings.Contains(err.Error(), "eight.txt: the solution of ") {
			t.Errorf("%s: %v", wrong, err)
		}
	}
}

// A page with the steps of very many solutions would be too large to hand in.
func TestStepsAreShownOfAFewPuzzlesOnly(t *testing.T) {
	for puzzles, want := range map[int]int{8: 8, 9: 0} {
		var texts []text
		for i := range puzzles {
			// The blank of each lies elsewhere on a way through the nine cells.
			tiles, way := strings.Fields("1 2 3 4 5 6 7 8 0"), [9]int{0, 1, 2, 5, 4, 3, 6, 7, 8}
			for blank := 8; blank > i; blank-- {
				tiles[way[blank]], tiles[way[blank-1]] = tiles[way[blank-1]], tiles[way[blank]]
			}
			texts = append(texts, text{fmt.Sprint(i, ".txt"), strings.Join(tiles[:3], " ") + "\n" + strings.Join(tiles[3:6], " ") + "\n" + strings.Join(tiles[6:], " ") + "\n"})
		}
		r := compared(t, texts, []string{"astar/manhattan"}, 1, engine.Limits{})
		data, err := r.HTML()
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(string(data), "<h3>The solution of A* with Manhattan: "); got != want {
			t.Errorf("of %d puzzles %d solutions are shown, want %d", puzzles, got, want)
		}
	}
}

func TestChartsAreSavedOneAfterTheOther(t *testing.T) {
	r := mixed(t)
	for format, begins := range map[string]string{"png": "\x89PNG", "svg": "<svg "} {
		var want []string
		for _, c := range (plots.Charts{}).All(r.Ordered()) {
			want = append(want, c.Name+"."+format)
		}
		dir := filepath.Join(t.TempDir(), "a", "b")
		var saved []string
		err := r.SaveCharts(context.Background(), dir, format, func(path string, done, total int) {
			if done != len(saved)+1 || total != len(want) {
				t.Errorf("picture %d of %d, want %d of %d", done, total, len(saved)+1, len(want))
			}
			if data, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(data), begins) {
				t.Errorf("%s is no picture: %v", path, err)
			}
			saved = append(saved, filepath.Base(path))
		})
		if err != nil || !slices.Equal(saved, want) {
			t.Errorf("saved are %q, %v; want %q", saved, err, want)
		}
	}

	ctx, cancel := context.WithCancel(context.Background())
	count := 0
	err := r.SaveCharts(ctx, t.TempDir(), "svg", func(string, int, int) { count++; cancel() })
	if count != 1 || !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled after the first picture there are %d, %v", count, err)
	}

	inTheWay := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(inTheWay, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := r.SaveCharts(context.Background(), inTheWay, "svg", func(string, int, int) {}); err == nil {
		t.Error("a file passes for a folder")
	}
}

// The bytes of a PDF are packed; what it holds shows in its size and its ends.
func TestAPDFIsWholeAndTheSameEachTime(t *testing.T) {
	for name, r := range map[string]report.Report{"one": made(t), "several": mixed(t)} {
		data, err := r.PDF()
		if err != nil {
			t.Fatal(err)
		}
		again, err := r.PDF()
		if err != nil || !bytes.Equal(data, again) {
			t.Errorf("%s: two PDFs of a report differ: %d and %d bytes, %v", name, len(data), len(again), err)
		}
		if !bytes.HasPrefix(data, []byte("%PDF-")) || !bytes.HasSuffix(bytes.TrimSpace(data), []byte("%%EOF")) || len(data) < 20_000 {
			t.Errorf("%s: %d bytes are no whole PDF", name, len(data))
		}
	}
}

func TestTheReportSpeaksTheLanguageThatIsAskedFor(t *testing.T) {
	r := made(t)
	r.Language, r.Translate = "xx", func(format string) string { return "¡" + format }
	data, err := r.HTML()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(data), `<html lang="xx">`) {
		t.Error("the page does not say its language")
	}
	// Whatever stands between two tags is a figure, a name, or translated.
	for _, said := range regexp.MustCompile(`<(?:h1|h2|h3|th|dt|dd|li|title)\b[^>]*>([^<]*)<`).FindAllStringSubmatch(string(data), -1) {
		if !strings.Contains(said[1], "¡") {
			t.Errorf("not translated: %q", said[1])
		}
	}
}

// A lab report has the figures and the questions, and leaves the rest to be written.
func TestALabReportLeavesTheAnalysisToTheStudent(t *testing.T) {
	r := made(t)
	plain, err := r.HTML()
	if err != nil {
		t.Fatal(err)
	}
	r.Lab = true
	page, err := r.HTML()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Count(string(page), `class="write"`)
	if lines < 10 || strings.Count(string(page), "guarantee the optimum") != 1 || strings.Contains(string(plain), `class="write"`) {
		t.Errorf("%d lines to write on", lines)
	}
	if !strings.Contains(string(page), "nodes expanded, ") {
		t.Error("the figures are missing")
	}
	if _, err := r.PDF(); err != nil {
		t.Error(err)
	}
}

func TestTheCommandsRepeatTheComparison(t *testing.T) {
	r := mixed(t)
	want := "langkah compare eight.txt 'odd | even.txt' gone.txt --methods bfs,astar/manhattan,wastar/manhattan:weight=2,ids --cost unit --goal blank-last --nodes 12"
	if got := r.Commands(); len(got) != 1 || got[0] != want {
		t.Errorf("the commands are %q, want %q", got, want)
	}
}

func TestTheMachineIsNamed(t *testing.T) {
	if m := report.Machine(); !strings.HasPrefix(m, runtime.GOOS+"/"+runtime.GOARCH+", ") || !strings.HasSuffix(m, ", "+runtime.Version()) {
		t.Errorf("the machine is %q", m)
	}
}

// What is known of an own heuristic stands with the puzzle, with the board that refutes it.
func TestAnOwnHeuristicIsJudgedInTheReport(t *testing.T) {
	r := compared(t, []text{{"eight", "1 2 3\n- 4 5\n"}}, []string{"astar/expr:2*manhattan", "astar/manhattan"}, 1, engine.Limits{})
	html, err := r.HTML()
	if err != nil {
		t.Fatal(err)
	}
	for form, data := range map[string][]byte{"Markdown": r.Markdown(), "HTML": html} {
		for _, want := range []string{"Your heuristic 2*manhattan: Not admissible: it gives ", "The board: ", "dominates Manhattan"} {
			if !strings.Contains(string(data), want) {
				t.Errorf("%s lacks %q", form, want)
			}
		}
	}
}
