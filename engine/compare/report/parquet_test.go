//go:build !js

package report_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/parquet-go/parquet-go"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/compare/report"
)

// What is written is read back by the columns' names, and what there is none of is null.
func TestColumnsHoldEveryRun(t *testing.T) {
	rows := []compare.Row{
		{Puzzle: "a.txt", Digest: "d", Family: "sliding", PuzzleOptions: engine.Values{"cost": "unit"}, Algorithm: "wastar", Heuristic: "manhattan",
			Options: engine.Values{"weight": "2"}, Repetition: 2, Status: "solved", Verified: true, Proven: true, Cost: 0, Moves: []string{}, Expanded: 7, ElapsedMS: 1.5},
		{Puzzle: "b.txt", Digest: "e", Algorithm: "bfs", Repetition: 1, Status: "limit", Reason: "time limit", Cost: 9, Expanded: 1 << 40},
	}
	var out bytes.Buffer
	p := report.NewParquet(&out)
	for _, row := range rows {
		if err := p.Add(row); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	type read struct {
		Puzzle        string  `parquet:"puzzle"`
		PuzzleOptions string  `parquet:"puzzle_options"`
		Method        string  `parquet:"method"`
		Status        string  `parquet:"status"`
		Cost          *int64  `parquet:"cost,optional"`
		Moves         *int32  `parquet:"moves,optional"`
		Expanded      int64   `parquet:"expanded"`
		ElapsedMS     float64 `parquet:"elapsed_ms"`
	}
	got, err := parquet.Read[read](bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil || len(got) != 2 {
		t.Fatalf("%d records, %v", len(got), err)
	}
	a, b := got[0], got[1]
	if a.Cost == nil || a.Moves == nil || *a.Cost != 0 || *a.Moves != 0 || b.Cost != nil || b.Moves != nil {
		t.Errorf("costs and moves: %+v, %+v", a, b)
	}
	a.Cost, a.Moves = nil, nil
	if text, want := fmt.Sprintf("%+v %+v", a, b), "{Puzzle:a.txt PuzzleOptions:cost=unit Method:wastar/manhattan weight=2 Status:solved Cost:<nil> Moves:<nil> Expanded:7 ElapsedMS:1.5}"+
		" {Puzzle:b.txt PuzzleOptions: Method:bfs Status:limit Cost:<nil> Moves:<nil> Expanded:1099511627776 ElapsedMS:0}"; text != want {
		t.Errorf("read\n%s\nwant\n%s", text, want)
	}
}
