package compare

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"sort"

	"github.com/segmentio/encoding/json"
	"golang.org/x/sync/errgroup"

	"langkah/engine"
)

// Kept is a row of an [Index] with its line as the file has it. The row has as
// many moves as the line, but not their names, and no rounds.
type Kept struct {
	Row
	Line []byte
}

// batchOf is how many puzzles each core works on before their results are given
// away.
const batchOf = 32

// Each reads the rows puzzle by puzzle, in the plan's order: of several rows for
// the same run the first that came to an end, as [Merge] does. A puzzle that was
// planned and has no row has none. work is called on all cores, each of them
// keeping to its puzzle; done takes over what it made, in order and on the
// caller's goroutine. An error ends it.
func Each[T any](ctx context.Context, x *Index, work func(digest string, rows []Kept) (T, error), done func(T) error) error {
	readers := make([]indexReader, runtime.GOMAXPROCS(0))
	defer func() {
		for i := range readers {
			readers[i].close()
		}
	}()
	made := make([]T, batchOf*len(readers))
	for first := 0; first < len(x.puzzles); first += len(made) {
		made := made[:min(len(made), len(x.puzzles)-first)]
		group, ctx := errgroup.WithContext(ctx)
		for w := range readers {
			group.Go(func() error {
				for i := w; i < len(made); i += len(readers) {
					rows, err := readers[w].read(x, first+i)
					if err == nil {
						err = ctx.Err()
					}
					if err == nil {
						made[i], err = work(x.puzzles[first+i], rows)
					}
					if err != nil {
						return err
					}
				}
				return nil
			})
		}
		if err := group.Wait(); err != nil {
			return err
		}
		for _, m := range made {
			if err := done(m); err != nil {
				return err
			}
		}
	}
	return nil
}

// indexReader reads rows for one goroutine.
type indexReader struct {
	open    map[uint32]*os.File
	options map[string]engine.Values // by their text
}

// mostOpen files are open at a time: systems allow a process some hundreds.
const mostOpen = 64

// read is the rows of a puzzle.
func (r *indexReader) read(x *Index, puzzle int) ([]Kept, error) {
	spots := x.spots(puzzle)
	rows := make([]Kept, 0, len(spots))
	at := make(map[asked]int, len(spots))
	for len(spots) > 0 {
		n, length := together(spots)
		text, err := r.text(x, spots[0], length)
		if err != nil {
			return nil, err
		}
		for _, s := range spots[:n] {
			line := text[:s.length:s.length]
			text = text[s.length:]
			row, err := r.decode(line)
			if err != nil {
				return nil, x.lineError(s, err)
			}
			question := asked{row.Method(), row.Repetition, row.TimeLimitMS, row.MemoryLimit, row.NodeLimit}
			i, seen := at[question]
			switch {
			case !seen:
				at[question] = len(rows)
				rows = append(rows, row)
			case rows[i].stopped():
				rows[i] = row
			}
		}
		spots = spots[n:]
	}
	return rows, nil
}

// asked is [Key] among the rows of one puzzle.
type asked struct {
	method              string
	repetition          int
	time, memory, nodes int64
}

// spots are those of a puzzle.
func (x *Index) spots(puzzle int) []spot {
	first := sort.Search(len(x.rows), func(i int) bool { return int(x.rows[i].puzzle) >= puzzle })
	end := first
	for end < len(x.rows) && int(x.rows[end].puzzle) == puzzle {
		end++
	}
	return x.rows[first:end]
}

// together is how many of the spots follow each other in one file, and how long
// they are.
func together(spots []spot) (n int, length int64) {
	for n < len(spots) && spots[n].file == spots[0].file && spots[n].offset == spots[0].offset+length {
		length += int64(spots[n].length)
		n++
	}
	return n, length
}

// text reads so much at a spot.
func (r *indexReader) text(x *Index, at spot, length int64) ([]byte, error) {
	file := r.open[at.file]
	if file == nil {
		if len(r.open) >= mostOpen {
			r.close()
		}
		var err error
		if file, err = os.Open(x.files[at.file].path); err != nil {
			return nil, fmt.Errorf("cannot read the runs: %w", err)
		}
		if r.open == nil {
			r.open = map[uint32]*os.File{}
		}
		r.open[at.file] = file
	}
	text := make([]byte, length)
	if _, err := file.ReadAt(text, at.offset); err != nil {
		return nil, fmt.Errorf("%s has changed since it was looked through: %w", file.Name(), err)
	}
	return text, nil
}

func (r *indexReader) close() {
	for _, file := range r.open {
		_ = file.Close() // it was only read
	}
	clear(r.open)
}

// lineError names the line of a spot.
func (x *Index) lineError(at spot, err error) error {
	path := x.files[at.file].path
	text, readErr := os.ReadFile(path)
	if readErr != nil {
		return errors.Join(err, readErr)
	}
	line := 1
	for _, c := range text[:min(at.offset, int64(len(text)))] {
		if c == '\n' {
			line++
		}
	}
	return fmt.Errorf("%s: line %d: %w", path, line, err)
}

// decode reads a row without what is large in it. Texts are those of the line,
// and options that many rows have are the same map.
func (r *indexReader) decode(line []byte) (Kept, error) {
	var short struct {
		Row
		Moves         counted `json:"moves"`
		Rounds        skipped `json:"rounds"`
		PuzzleOptions raw     `json:"puzzle_options"`
		Options       raw     `json:"options"`
	}
	rest, err := json.Parse(line, &short, json.ZeroCopy)
	if err != nil || len(bytes.TrimSpace(rest)) > 0 || short.Algorithm == "" || short.Status == "" {
		return Kept{}, errNoLog
	}
	row := short.Row
	row.Moves = namelessMoves(int(short.Moves))
	if row.PuzzleOptions, err = r.values(short.PuzzleOptions); err == nil {
		row.Options, err = r.values(short.Options)
	}
	if err != nil {
		return Kept{}, errNoLog
	}
	return Kept{row, line}, nil
}

// values reads options, each text once.
func (r *indexReader) values(text raw) (engine.Values, error) {
	if len(text) == 0 {
		return nil, nil
	}
	if known, ok := r.options[string(text)]; ok {
		return known, nil
	}
	var values engine.Values
	if err := json.Unmarshal(text, &values); err != nil {
		return nil, err
	}
	if r.options == nil {
		r.options = map[string]engine.Values{}
	}
	r.options[string(text)] = values
	return values, nil
}

// nameless is the moves of most rows, all of them without a name; nobody writes to it.
var nameless = make([]string, 256)

func namelessMoves(n int) []string {
	if n > len(nameless) {
		return make([]string, n)
	}
	return nameless[:n:n]
}

// counted is how many texts a list has.
type counted int

func (c *counted) UnmarshalJSON(list []byte) error {
	quotes := 0
	for i := 0; i < len(list); i++ {
		switch list[i] {
		case '\\':
			i++
		case '"':
			quotes++
		}
	}
	*c = counted(quotes / 2)
	return nil
}

// skipped is a value that is not looked at.
type skipped struct{}

func (*skipped) UnmarshalJSON([]byte) error { return nil }

// raw is a value that is kept as it stands.
type raw []byte

func (r *raw) UnmarshalJSON(text []byte) error {
	*r = text
	return nil
}
