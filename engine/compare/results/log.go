// Package results holds the results of a comparison as plain data. A [Row] is one run, a
// [Header] the plan of the runs. A [Log] is a file of them, one JSON object a line, so that
// work can be resumed; [Join] joins the files of shards, and says what they lack.
package results

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"langkah/engine"
)

// Log is the content of a comparison's file: one JSON object a line, first the header
// of the plan, then a row for each run that has ended. A file resumed with another plan
// has that plan's header before its rows.
type Log struct {
	Name  string
	Plans []Header
	Rows  []Row
	Torn  int // number of the last line when it is cut short, as by a run that was killed while it wrote; or 0

	size int64 // of the file
	end  int64 // of its whole lines
	open bool  // the last line lacks its line end
}

// longestLine exceeds every header and row.
const longestLine = 64 << 20

// ReadLog reads a log. The last line may be cut short; any other line that is
// neither a header nor a row is an error that names it. Files of before there
// were headers are read too: they have no plans.
func ReadLog(name string, in io.Reader) (Log, error) {
	log := Log{Name: name}
	shared := sharing{map[string]string{}, map[string]engine.Values{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, longestLine)
	lines.Split(wholeLines)
	n := 0
	for lines.Scan() {
		n++
		line := lines.Bytes()
		log.size += int64(len(line))
		ended := bytes.HasSuffix(line, []byte("\n"))
		if log.Torn > 0 {
			return log, fmt.Errorf("%s: line %d: %w", name, log.Torn, errNoLog) // it was not the last one
		}
		if err := log.take(line, shared); err != nil {
			if log.torn(line) {
				log.Torn = n
				continue
			}
			return log, fmt.Errorf("%s: line %d: %w", name, n, err)
		}
		log.end, log.open = log.size, !ended
	}
	if err := lines.Err(); err != nil {
		if errors.Is(err, bufio.ErrTooLong) {
			err = errNoLog
		}
		return log, fmt.Errorf("%s: line %d: %w", name, n+1, err)
	}
	return log, nil
}

var errNoLog = errors.New("not a row of a comparison; expected a file that compare --jsonl has written")

// torn says whether a line is one that was cut short, when it is the last one:
// no JSON, and after good lines or itself the beginning of one. Any other text,
// such as a puzzle, is not taken for a log that may be mended.
func (l *Log) torn(line []byte) bool {
	if json.Valid(line) || len(bytes.TrimSpace(line)) == 0 {
		return false
	}
	begins := func(start string) bool {
		return bytes.HasPrefix(line, []byte(start)) || strings.HasPrefix(start, string(line))
	}
	return len(l.Plans)+len(l.Rows) > 0 || begins(headerStart) || begins(rowStart)
}

// How the lines begin.
const (
	headerStart = `{"langkah_comparison":`
	rowStart    = `{"puzzle":`
)

// take adds a line. One that is not JSON of a row or a header is an error.
func (l *Log) take(line []byte, shared sharing) error {
	header, row, err := readLine(line)
	switch {
	case header != nil:
		l.Plans = append(l.Plans, *header)
		if err == nil {
			err = header.check()
		}
	case row != nil:
		shared.row(row)
		l.Rows = append(l.Rows, *row)
	}
	return err
}

// sharing stores equal texts and options of rows once in memory: a log may hold a
// million rows.
type sharing struct {
	texts   map[string]string
	options map[string]engine.Values // by their words
}

// row makes a row share the values of earlier ones.
func (s sharing) row(r *Row) {
	for _, text := range []*string{&r.Puzzle, &r.Digest, &r.Family, &r.Algorithm, &r.Heuristic, &r.Status, &r.Reason} {
		s.text(text)
	}
	for i := range r.Moves {
		s.text(&r.Moves[i])
	}
	r.Moves = slices.Clone(r.Moves) // of no more room than they need
	for _, options := range []*engine.Values{&r.PuzzleOptions, &r.Options} {
		if words := OptionWords(*options); words != "" {
			if known, ok := s.options[words]; ok && maps.Equal(known, *options) {
				*options = known
			} else {
				s.options[words] = *options
			}
		}
	}
}

func (s sharing) text(text *string) {
	known, ok := s.texts[*text]
	if !ok {
		known = *text
		s.texts[known] = known
	}
	*text = known
}

// readLine reads a line: a header, a row, or nothing where it is empty.
func readLine(line []byte) (*Header, *Row, error) {
	if len(bytes.TrimSpace(line)) == 0 {
		return nil, nil, nil
	}
	var either struct {
		Form int `json:"langkah_comparison"`
		Row
	}
	if err := json.Unmarshal(line, &either); err != nil {
		return nil, nil, errNoLog
	}
	switch {
	case either.Form != 0:
		h := new(Header)
		if err := json.Unmarshal(line, h); err != nil {
			return nil, nil, errNoLog
		}
		h.expand()
		return h, nil, nil
	case either.Algorithm == "" || either.Status == "":
		return nil, nil, errNoLog
	}
	return nil, &either.Row, nil
}

// wholeLines splits after each line end.
func wholeLines(data []byte, atEnd bool) (advance int, token []byte, err error) {
	if i := bytes.IndexByte(data, '\n'); i >= 0 {
		return i + 1, data[:i+1], nil
	}
	if atEnd && len(data) > 0 {
		return len(data), data, nil
	}
	return 0, nil, nil
}

// Terms are those of the log's plans, each once.
func (l Log) Terms() []Terms {
	var list []Terms
	for _, h := range l.Plans {
		if !slices.Contains(list, h.Terms) {
			list = append(list, h.Terms)
		}
	}
	return list
}

// Planned returns the number of runs in the log's plans, each counted once.
func (l Log) Planned() int {
	if len(l.Plans) == 1 && l.Plans[0].Parts == 0 && l.Plans[0].distinct() {
		return l.Plans[0].Runs
	}
	runs := map[Run]bool{}
	for _, h := range l.Plans {
		for r := range h.runs() {
			if h.Parts == 0 || r.Dealt(h.Parts) == h.Part {
				runs[r] = true
			}
		}
	}
	return len(runs)
}

// Write writes the log in the format of its file.
func (l Log) Write(out io.Writer) error {
	for _, h := range l.Plans {
		if err := writeLine(out, h); err != nil {
			return err
		}
	}
	for i := range l.Rows {
		if err := writeLine(out, &l.Rows[i]); err != nil {
			return err
		}
	}
	return nil
}

// writeLine writes a line in one piece, so that what ends the program in
// between leaves whole lines and at most one that is cut short.
func writeLine(w io.Writer, value any) error {
	line, err := json.Marshal(value)
	if err != nil {
		return err
	}
	_, err = w.Write(append(line, '\n'))
	return err
}

// Puzzles returns the number of puzzles that are planned or have rows.
func (l Log) Puzzles() int {
	digests := map[string]bool{}
	for _, h := range l.Plans {
		for _, p := range h.Puzzles {
			digests[p.Digest] = true
		}
	}
	for i := range l.Rows {
		digests[l.Rows[i].Digest] = true
	}
	return len(digests)
}
