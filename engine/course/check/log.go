package check

import (
	"bytes"
	"math"

	"langkah/engine"
	"langkah/engine/course/grade"
)

// Log is the order in which a program expanded boards.
type Log struct {
	Form    Form
	Entries []Entry // the expansions
	Events  []Event // all events of a trace; nil for a text with boards alone

	Skipped int // boards that could not be read
}

// Form is the form of a log.
type Form string

// Forms of logs.
const (
	Boards  Form = "boards"  // plain text
	Lines   Form = "json"    // JSON objects, one on a line
	Posthoc Form = "posthoc" // YAML or JSON
	Table   Form = "csv"
)

// Entry is one expansion. Figures that the log does not give are NaN.
type Entry struct {
	Line       int // of the log, from 1; 0 if unknown
	Position   engine.Position
	Fault      error  // why there is no position
	ID, Parent string // of the event, "" in a text
	G, H, F    float64
}

// Event is one event of a trace.
type Event struct {
	Kind         Kind
	Name         string // as written
	ID, Parent   string
	Move         string
	G, H, F      float64
	Line         int
	Position     engine.Position // nil if the event shows none
	boardIsThere bool
}

// Kind is the meaning of an event.
type Kind uint8

// Kinds of events.
const (
	Other Kind = iota
	Source
	Destination
	Generated
	Expanded
	Updated
	Closed
	Ended
)

// MostText is how much of a log is read, in bytes; the rest is cut off.
const MostText = 64 << 20

// Read reads a log in any form. p may be nil: then only traces with events are read, without
// boards. The error says what was expected.
func Read(p engine.Puzzle, data []byte) (Log, error) {
	if len(data) > MostText {
		data = data[:bytes.LastIndexByte(data[:MostText], '\n')+1]
	}
	lines := grade.Lines(data)
	gradable, _ := p.(engine.Gradable)
	events, form, err := readEvents(lines, data)
	if err != nil {
		return Log{}, err
	}
	if events != nil {
		return ofEvents(p, gradable, events, form)
	}
	if gradable == nil {
		if p == nil {
			return Log{}, engine.Errorf("the log has no events with numbers of nodes, and without a puzzle its boards cannot be read; open the puzzle first")
		}
		return Log{}, engine.Errorf("boards of %s cannot be read from text; write a trace with moves", p.Kind())
	}
	return readText(gradable, lines)
}

// readEvents returns the events of a trace; nil for a text without any.
func readEvents(lines []string, data []byte) ([]record, Form, error) {
	trimmed := bytes.TrimSpace(data)
	switch {
	case len(trimmed) == 0:
		return nil, "", engine.Errorf("the log is empty; expected the boards in the order in which they were expanded")
	case isTrace(lines):
		records, err := readTrace(trimmed)
		return records, Posthoc, err
	case trimmed[0] == '{' || bytes.HasPrefix(trimmed, []byte("[{")):
		records, err := readObjects(lines)
		return records, Lines, err
	}
	if records, ok := readTable(lines); ok {
		return records, Table, nil
	}
	return nil, "", nil
}

// none is a figure that is not given.
var none = math.NaN()
