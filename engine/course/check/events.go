package check

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
	"langkah/engine/course/grade"
)

// record is an event as written: fields by their names.
type record struct {
	line   int
	fields map[string]any
}

// isTrace reports whether a text looks like a search trace of Posthoc: a document with a list
// of events.
func isTrace(lines []string) bool {
	for _, line := range lines[:min(len(lines), 400)] {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "events:") || strings.Contains(line, `"events"`) {
			return true
		}
	}
	return false
}

// readTrace reads a trace in YAML or JSON, which is YAML too. What it says about drawing is
// not looked at: its expressions are never evaluated.
func readTrace(data []byte) ([]record, error) {
	if data[0] == '{' {
		var doc struct {
			Events []map[string]any `json:"events"`
		}
		if err := json.Unmarshal(data, &doc); err != nil {
			return nil, engine.Errorf("the trace is no JSON: %s", err.Error())
		}
		return numbered(doc.Events)
	}
	var doc struct {
		Events []map[string]any `yaml:"events"`
	}
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return nil, engine.Errorf("the trace is no YAML: %s", err.Error())
	}
	return numbered(doc.Events)
}

func numbered(events []map[string]any) (list []record, err error) {
	for _, e := range events {
		list = append(list, record{fields: e})
	}
	if len(list) == 0 {
		return nil, engine.Errorf("the trace has no events")
	}
	return list, nil
}

// readObjects reads JSON objects, one on a line or in one list.
func readObjects(lines []string) (list []record, err error) {
	text := strings.Join(lines, "\n")
	if strings.HasPrefix(strings.TrimSpace(text), "[") {
		var all []map[string]any
		if err := json.Unmarshal([]byte(text), &all); err != nil {
			return nil, engine.Errorf("the log is no JSON: %s", err.Error())
		}
		return numbered(all)
	}
	for i, line := range lines {
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, "{") {
			continue // words between the objects
		}
		var fields map[string]any
		if err := json.Unmarshal([]byte(line), &fields); err != nil {
			if i == len(lines)-1 || strings.TrimSpace(strings.Join(lines[i+1:], "")) == "" {
				break // a program that was ended while it wrote
			}
			return nil, engine.Errorf("line %d is no JSON object: %s", i+1, err.Error())
		}
		list = append(list, record{i + 1, fields})
	}
	if len(list) == 0 {
		return nil, engine.Errorf("the log has no JSON object with a board")
	}
	return list, nil
}

// readTable reads comma separated values with a header that names an event or a board.
func readTable(lines []string) (list []record, ok bool) {
	if len(lines) < 2 || !strings.ContainsAny(lines[0], ",;") {
		return nil, false
	}
	r := csv.NewReader(bytes.NewReader([]byte(strings.Join(lines, "\n"))))
	if !strings.Contains(lines[0], ",") {
		r.Comma = ';'
	}
	r.FieldsPerRecord = -1
	r.LazyQuotes = true
	header, err := r.Read()
	if err != nil {
		return nil, false
	}
	for i := range header {
		header[i] = strings.ToLower(strings.TrimSpace(header[i]))
	}
	if !slices.ContainsFunc(header, func(name string) bool { return name == "event" || name == "type" || slices.Contains(boardNames, name) }) {
		return nil, false
	}
	for {
		row, err := r.Read()
		if err != nil {
			break
		}
		line, _ := r.FieldPos(0)
		fields := map[string]any{}
		for i, cell := range row {
			if i < len(header) && strings.TrimSpace(cell) != "" {
				fields[header[i]] = strings.TrimSpace(cell)
			}
		}
		list = append(list, record{line, fields})
	}
	return list, len(list) > 0
}

// Names of fields.
var (
	boardNames  = []string{"board", "state", "tiles", "grid", "position", "puzzle", "papan", "cells"}
	eventNames  = []string{"event", "type", "action", "kind"}
	idNames     = []string{"id", "node"}
	parentNames = []string{"pid", "parent", "parentid", "parent_id", "pId"}
)

// kinds are the names of events: those of Posthoc with their aliases, and those of Langkah.
var kinds = map[string]Kind{
	"source": Source, "start": Source, "destination": Destination, "goal": Destination,
	"generating": Generated, "generate": Generated, "generated": Generated, "open": Generated, "opening": Generated, "opened": Generated, "push": Generated,
	"expanding": Expanded, "expand": Expanded, "expanded": Expanded, "visit": Expanded, "visiting": Expanded, "visited": Expanded, "pop": Expanded, "popped": Expanded, "taken": Expanded,
	"updating": Updated, "update": Updated, "updated": Updated, "duplicate": Updated, "reopened": Updated,
	"closing": Closed, "close": Closed, "closed": Closed,
	"end": Ended, "finish": Ended, "solution": Ended,
}

func (r record) find(names []string) any {
	for _, name := range names {
		if v, ok := r.fields[name]; ok && v != nil {
			return v
		}
	}
	return nil
}

func (r record) text(names ...string) string {
	switch v := r.find(names).(type) {
	case nil:
		return ""
	case string:
		return v
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	default:
		return fmt.Sprint(v)
	}
}

func (r record) number(names ...string) float64 {
	switch v := r.find(names).(type) {
	case float64:
		return v
	case int:
		return float64(v)
	case string:
		if f, err := strconv.ParseFloat(v, 64); err == nil {
			return f
		}
	}
	return none
}

// event interprets a record.
func (r record) event(p engine.Gradable) Event {
	e := Event{
		Name: r.text(eventNames...), ID: r.text(idNames...), Parent: r.text(parentNames...), Move: r.text("move"), Line: r.line,
		G: r.number("g", "cost", "depth"), H: r.number("h", "heuristic"), F: r.number("f"),
	}
	e.Kind = kinds[strings.ToLower(e.Name)]
	if p == nil {
		return e
	}
	if v := r.find(boardNames); v != nil {
		e.boardIsThere = true
		e.Position, _ = boardOf(p, v)
	}
	return e
}

// boardOf reads a board from a value: a text, a list of rows, or a list of cells.
func boardOf(p engine.Gradable, v any) (engine.Position, bool) {
	switch v := v.(type) {
	case string:
		return boardOfText(p, v)
	case []any:
		var rows [][]string
		for _, row := range v {
			switch row := row.(type) {
			case []any:
				var marks []string
				for _, mark := range row {
					marks = append(marks, word(mark))
				}
				rows = append(rows, marks)
			case string:
				rows = append(rows, strings.Split(row, ""))
			}
		}
		if at, ok := grade.Rows(p, rows); ok && len(rows) == len(v) {
			return at, true
		}
		var cells []string
		for _, row := range v {
			if _, ok := row.(string); ok && len(v) == p.Printings()[0].Rows {
				return boardOfText(p, joined(v))
			}
			cells = append(cells, word(row))
		}
		return grade.InLine(p, "["+strings.Join(cells, ",")+"]")
	}
	return nil, false
}

func joined(list []any) string {
	var lines []string
	for _, row := range list {
		lines = append(lines, word(row))
	}
	return strings.Join(lines, "\n")
}

func boardOfText(p engine.Gradable, text string) (engine.Position, bool) {
	if lines := strings.Split(strings.Trim(text, "\n"), "\n"); len(lines) > 1 {
		found := grade.Sequence(p, lines)
		if len(found) > 0 && found[0].Fault == nil {
			return found[0].Position, true
		}
		return nil, false
	}
	at, _, ok := boardIn(p, text)
	if !ok {
		at, ok = flat(p, text)
	}
	return at, ok
}

func word(v any) string {
	switch v := v.(type) {
	case nil:
		return "0"
	case string:
		return v
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return fmt.Sprint(v)
}

// ofEvents makes a log of events. Positions are read from boards or numbers of nodes that are
// boards, or follow from the moves.
func ofEvents(puzzle engine.Puzzle, p engine.Gradable, records []record, form Form) (Log, error) {
	log := Log{Form: form}
	at := map[string]engine.Position{}
	named := false // an event says that it is an expansion
	places := 0
	for _, r := range records {
		e := r.event(p)
		named = named || e.Kind == Expanded
		if e.Position == nil && e.ID != "" {
			e.Position = at[e.ID]
		}
		if e.Position == nil && puzzle != nil {
			e.Position = derived(puzzle, p, e, at)
		}
		if e.Position != nil {
			places++
			if e.ID != "" {
				at[e.ID] = e.Position
			}
		}
		log.Events = append(log.Events, e)
	}
	for _, e := range log.Events {
		if named && e.Kind != Expanded || !named && e.Kind != Other {
			continue
		}
		if !named && !e.boardIsThere && e.Position == nil {
			continue // a header
		}
		entry := Entry{Line: e.Line, Position: e.Position, ID: e.ID, Parent: e.Parent, G: e.G, H: e.H, F: e.F}
		if e.Position == nil {
			entry.Fault = engine.Errorf("it shows no board of this puzzle")
		}
		log.Entries = append(log.Entries, entry)
	}
	if len(log.Entries) == 0 {
		return log, engine.Errorf("the trace has no event that is an expansion; expected \"expanding\" or \"expanded\"")
	}
	if puzzle != nil && places == 0 {
		for i := range log.Entries {
			log.Entries[i].Position = nil
		}
	}
	return log, nil
}

// derived returns the position of an event by its move from its parent, or as the start.
func derived(puzzle engine.Puzzle, p engine.Gradable, e Event, at map[string]engine.Position) engine.Position {
	parent := at[e.Parent]
	if e.Parent == "" {
		if e.Kind == Destination || e.Kind == Ended || e.ID == "" {
			return nil
		}
		if p != nil {
			if pos, ok := boardOfText(p, e.ID); ok {
				return pos
			}
		}
		if len(at) == 0 {
			return puzzle.Start()
		}
		return nil
	}
	if parent != nil && e.Move != "" {
		for _, m := range parent.Moves() {
			if strings.EqualFold(m.Name, e.Move) {
				if next, err := parent.Apply(m); err == nil {
					return next
				}
			}
		}
	}
	if p != nil {
		if pos, ok := boardOfText(p, e.ID); ok {
			return pos
		}
	}
	return nil
}
