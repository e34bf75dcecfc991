package compare

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
)

// Index is logs whose rows stay in their files, for comparisons that are larger
// than the memory.
//
// # How it works
//
// A first pass notes where each row stands, 24 bytes a row, and reads no more of
// it than the digest of its puzzle. The places are sorted by puzzle, in the
// plan's order. A second pass, [Index.Each], reads the rows puzzle by puzzle and
// gives them away; whatever is made of many puzzles is added up on the way, as
// by [Summing]. A shard's file and those of pieces hold their rows about in the
// plan's order, so that the second pass reads almost from front to end too.
type Index struct {
	Plans   []Header // each as a whole, once
	logs    []Log    // names, plans and torn ends; no rows
	files   []indexed
	rows    []spot
	puzzles []string // digests, in the plan's order; those of no plan last
	number  map[string]uint32
}

// indexed is a file of rows.
type indexed struct {
	path string
	log  int // which of the logs it is of
}

// spot is where a row stands.
type spot struct {
	puzzle, file uint32
	offset       int64
	length       uint32
}

// Source is one log in one file, or in the files of its pieces, the first of
// which holds the plan. In pieces a line that is cut short counts for nothing.
type Source struct {
	Name   string
	Paths  []string
	Pieces bool
}

// NewIndex notes where the rows of logs stand.
func NewIndex(ctx context.Context, sources []Source) (*Index, error) {
	x := &Index{number: map[string]uint32{}}
	for i, s := range sources {
		x.logs = append(x.logs, Log{Name: s.Name})
		for _, path := range s.Paths {
			x.files = append(x.files, indexed{path, i})
			if err := x.scan(ctx, uint32(len(x.files)-1)); err != nil {
				return nil, err
			}
		}
		if s.Pieces {
			x.logs[i].Torn = 0
		}
	}
	slices.SortFunc(x.rows, func(a, b spot) int {
		return cmp.Or(cmp.Compare(a.puzzle, b.puzzle), cmp.Compare(a.file, b.file), cmp.Compare(a.offset, b.offset))
	})
	return x, nil
}

// Rows is how many rows the files hold.
func (x *Index) Rows() int { return len(x.rows) }

// Puzzles is how many puzzles were planned or have rows.
func (x *Index) Puzzles() int { return len(x.puzzles) }

// scan notes the rows of a file.
func (x *Index) scan(ctx context.Context, file uint32) error {
	path := x.files[file].path
	in, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("cannot read the runs: %w", err)
	}
	defer in.Close()
	lines := lineReader{in: bufio.NewReaderSize(in, 1<<20)}
	log := &x.logs[x.files[file].log]
	log.Torn = 0
	for n, offset := 1, int64(0); ; n++ {
		line, err := lines.next()
		if err == io.EOF {
			return nil
		}
		if err == nil && n%1024 == 0 {
			err = ctx.Err()
		}
		if err == nil && log.Torn > 0 {
			n, err = log.Torn, errNoLog // it was not the last one
		}
		if err == nil {
			err = x.note(log, line, n, spot{file: file, offset: offset, length: uint32(len(line))})
		}
		if err != nil {
			return fmt.Errorf("%s: line %d: %w", path, n, err)
		}
		offset += int64(len(line))
	}
}

// note takes over a line: of a row no more than its place.
func (x *Index) note(log *Log, line []byte, n int, at spot) error {
	if digest, ok := digestIn(line); ok {
		at.puzzle = x.puzzle(digest)
		x.rows = append(x.rows, at)
		return nil
	}
	log.Rows = nil
	if x.Rows() > 0 {
		log.Rows = []Row{{}} // so that a line that is cut short is known for one
	}
	torn := log.torn(line)
	log.Rows = nil
	if torn {
		log.Torn = n
		return nil
	}
	header, row, err := readLine(line)
	switch {
	case header != nil:
		return x.plan(log, *header)
	case row != nil:
		at.puzzle = x.puzzle([]byte(row.Digest))
		x.rows = append(x.rows, at)
	}
	return err
}

// plan takes over the plan of a log. One that has been checked in another file is
// not checked again, as that takes seconds for millions of runs.
func (x *Index) plan(log *Log, h Header) error {
	i := slices.IndexFunc(x.Plans, func(o Header) bool {
		return o.Plan == h.Plan && o.Runs == h.Runs && o.Repeat == h.Repeat && slices.EqualFunc(o.Puzzles, h.Puzzles, PlannedPuzzle.equal)
	})
	if i >= 0 {
		h.Puzzles = x.Plans[i].Puzzles
	} else if err := h.check(); err != nil {
		return err
	}
	log.Plans = append(log.Plans, h)
	if h = h.whole(); !slices.ContainsFunc(x.Plans, h.same) {
		x.Plans = append(x.Plans, h)
		x.rows = slices.Grow(x.rows, max(h.Runs-len(x.rows), 0))
	}
	for _, p := range h.Puzzles {
		x.puzzle([]byte(p.Digest))
	}
	return nil
}

// equal says whether two planned puzzles are the same.
func (p PlannedPuzzle) equal(other PlannedPuzzle) bool {
	return p.Name == other.Name && p.Digest == other.Digest && p.alike(other)
}

// puzzle is the number of a puzzle.
func (x *Index) puzzle(digest []byte) uint32 {
	if n, known := x.number[string(digest)]; known {
		return n
	}
	n := uint32(len(x.puzzles))
	x.puzzles = append(x.puzzles, string(digest))
	x.number[string(digest)] = n
	return n
}

// digestKey begins the digest in a row. Within a text of JSON the quotes would
// have a backslash, so that it is found nowhere else before.
var digestKey = []byte(`"digest":"`)

// digestIn finds the digest of a whole line that looks like a row as this
// program writes it.
func digestIn(line []byte) (digest []byte, ok bool) {
	if !bytes.HasPrefix(line, []byte(rowStart)) || !bytes.HasSuffix(line, []byte("}\n")) {
		return nil, false
	}
	i := bytes.Index(line, digestKey)
	if i < 0 {
		return nil, false
	}
	rest := line[i+len(digestKey):]
	end := bytes.IndexByte(rest, '"')
	return rest[:max(end, 0)], end >= 0
}

// lineReader reads lines of any length up to the longest.
type lineReader struct {
	in   *bufio.Reader
	long []byte
}

// next is the next line with its end, valid until the call after. The error is
// io.EOF behind the last one.
func (l *lineReader) next() ([]byte, error) {
	line, err := l.in.ReadSlice('\n')
	if err == nil || err == io.EOF && len(line) > 0 {
		return line, nil
	}
	if !errors.Is(err, bufio.ErrBufferFull) {
		return nil, err
	}
	l.long = append(l.long[:0], line...)
	for {
		line, err = l.in.ReadSlice('\n')
		l.long = append(l.long, line...)
		switch {
		case len(l.long) > longestLine:
			return nil, errNoLog
		case err == nil || err == io.EOF:
			return l.long, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, err
		}
	}
}
