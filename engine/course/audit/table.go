// Package audit compares a user's heuristic, given as a table of states and estimates, with
// exact costs and with the puzzle's own heuristics.
package audit

import (
	"encoding/csv"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/course/grade"
)

// Table is a list of states with estimates, in the order of the file.
type Table struct {
	Puzzle engine.Puzzle
	Rows   []Row
}

// Row is one state with its estimate.
type Row struct {
	Line     int // of the file, from 1
	Position engine.Position
	Estimate float64
}

// MostRows is the greatest number of states of a table.
const MostRows = 100_000

// Read parses a table: on each line a state and its estimate, separated by a comma,
// semicolon or tab. A state is the rows of its board separated by /, or in quotes on several
// lines. A first line of titles is skipped. Its error is an *engine.ParseError, or says that
// the puzzle allows no table.
func Read(p engine.Puzzle, text string) (Table, error) {
	t := Table{Puzzle: p}
	states, ok := p.(engine.Gradable)
	if !ok {
		return t, engine.Errorf("a table of states cannot be read for %s", p.Kind())
	}
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff")))
	r.FieldsPerRecord, r.TrimLeadingSpace, r.Comment = -1, true, '#'
	r.Comma = separator(text)
	seen := map[string]int{}
	for first := true; ; first = false {
		fields, err := r.Read()
		if err == io.EOF {
			break
		}
		if bad := (*csv.ParseError)(nil); errors.As(err, &bad) {
			return t, engine.BadText(bad.Line, bad.Column, "the table cannot be read: %s", bad.Err)
		} else if err != nil {
			return t, err
		}
		line, _ := r.FieldPos(0)
		row, err := readRow(states, fields, line)
		if err != nil {
			if first && !strings.ContainsAny(fields[len(fields)-1], "0123456789") {
				continue // titles
			}
			return t, err
		}
		key := engine.Key(row.Position)
		if before := seen[key]; before > 0 {
			return t, engine.BadText(line, 0, "this state is in line %d, too; keep one of the two", before).OfKind(engine.ErrContradiction)
		}
		if seen[key] = line; len(t.Rows) == MostRows {
			return t, engine.BadText(line, 0, "the table has more than %d states", MostRows).OfKind(engine.ErrTooLong)
		}
		t.Rows = append(t.Rows, row)
	}
	if len(t.Rows) == 0 {
		return t, engine.BadText(1, 0, "the table is empty; expected lines of a state and its estimate, with a comma between").OfKind(engine.ErrEmpty)
	}
	return t, nil
}

// separator returns the field separator: a tab or semicolon if that is the last character of
// the first line other than those of a number, else a comma.
func separator(text string) rune {
	first, _, _ := strings.Cut(text, "\n")
	if at := strings.LastIndexAny(first, ",;\t"); at >= 0 {
		return rune(first[at])
	}
	return ','
}

// readRow parses a line: the last field is the estimate, the others are the state.
func readRow(p engine.Gradable, fields []string, line int) (Row, error) {
	last := len(fields) - 1
	if last < 1 {
		return Row{}, engine.BadText(line, 0, "found %q, expected a state and its estimate, with a comma between", fields[0])
	}
	estimate, err := strconv.ParseFloat(strings.TrimSpace(fields[last]), 64)
	if err != nil || math.IsNaN(estimate) || estimate < 0 {
		return Row{}, engine.BadText(line, 0, "the estimate is %q, expected a number from 0", fields[last])
	}
	at, err := grade.ReadState(p, strings.Join(fields[:last], " "))
	if err != nil {
		return Row{}, engine.BadText(line, 0, "%s", engine.MsgOf(err))
	}
	return Row{line, at, estimate}, nil
}
