package report_test

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare"
	"langkah/engine/report"
)

var update = flag.Bool("update", false, "write the golden files anew")

// made is a report of a small comparison whose figures are all known but for
// times and memory, which are masked.
func made(t *testing.T) report.Report {
	t.Helper()
	limits := engine.Limits{Time: 10 * time.Second, Memory: 1 << 30}
	var puzzles []compare.Entry
	for name, text := range map[string]string{"eight.txt": "0 1 3\n4 2 5\n7 8 6\n"} {
		p, err := catalog.New(catalog.Tables{}).Open(text)
		if err != nil {
			t.Fatal(err)
		}
		puzzles = append(puzzles, compare.Entry{Name: name, Puzzle: p})
	}
	plan, err := compare.NewPlan(puzzles, []string{"bfs", "astar/manhattan", "ids"}, 2, 7, limits)
	if err != nil {
		t.Fatal(err)
	}
	r := report.Report{
		Version: "1.0", Machine: "a machine", Made: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
		Log: compare.Log{Plans: []compare.Header{plan.Header()}}, Puzzles: puzzles,
	}
	err = plan.Run(context.Background(), nil, func(_ compare.Job, row compare.Row, _ engine.Result) error {
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
	r := made(t)
	for _, format := range []string{"csv", "md", "html"} {
		data, err := r.Write(format)
		if err != nil {
			t.Fatal(err)
		}
		// The pictures have golden files of their own in package picture.
		data = regexp.MustCompile(`data:image/png;base64,[^"]+`).ReplaceAll(data, []byte("PICTURE"))
		golden(t, "report."+format, data)
	}
	if _, err := r.Write("doc"); err == nil {
		t.Error("a format that there is not is written")
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

func TestJSONHoldsEveryRun(t *testing.T) {
	data, err := made(t).JSON()
	if err != nil {
		t.Fatal(err)
	}
	var object struct {
		Runs   []compare.Row
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
		if !strings.HasPrefix(reference[1], "data:image/png;base64") {
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
