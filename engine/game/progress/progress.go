// Package progress stores results of solved puzzles in a readable file, shared by several windows.
package progress

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/host/files"
)

// version is that of the file format.
const version = 1

// ErrVersion means that a file has another version.
var ErrVersion = engine.Errorf("it was written by another version of Langkah, which keeps progress in another form")

// Result is the best game on a puzzle, played by hand.
type Result struct {
	Cost    int `json:"moves"`
	Optimum int `json:"fewest,omitempty"` // 0 if unknown
	Unit    int `json:"unit,omitempty"`   // how many of either are a cost of 1, where costs have decimals
	Hints   int `json:"hints"`
	Seconds int `json:"seconds"`
	Times   int `json:"times"` // how many times it was solved

	First string `json:"first,omitempty"` // the day it was first solved, as 2026-11-21; "" in files of earlier versions
}

// Over returns the excess over the optimum; ok is false if that is unknown.
func (r Result) Over() (moves int, ok bool) { return r.Cost - r.Optimum, r.Optimum > 0 }

// better reports whether a result is better than another: without hints first, then by
// moves, then by time.
func (r Result) better(than Result) bool {
	switch {
	case r.Hints != than.Hints:
		return r.Hints < than.Hints
	case r.Cost != than.Cost:
		return r.Cost < than.Cost
	}
	return r.Seconds < than.Seconds
}

// NewResult returns the result of a puzzle solved once.
func NewResult(cost, optimum, hints int, spent time.Duration) Result {
	return Result{Cost: cost, Optimum: optimum, Hints: hints, Seconds: int(spent.Round(time.Second).Seconds()), Times: 1}
}

// Key returns a puzzle's key in the file: its share string without moves and checksum.
func Key(shared string) string {
	shared, _, _ = strings.Cut(strings.TrimSpace(shared), ";k=")
	shared, _, _ = strings.Cut(shared, ";m=")
	return shared
}

// Book holds the results of all puzzles, as last read or written. It is not safe for
// concurrent use.
type Book struct {
	path    string
	results map[string]Result
}

// content is the file's JSON.
type content struct {
	Version int               `json:"langkah_progress"`
	Puzzles map[string]Result `json:"puzzles"`
}

// Open reads the book from a file; a missing file is an empty book. An unreadable file is
// renamed, and the error says to what; the book is then empty and usable.
func Open(path string) (*Book, error) {
	b := &Book{path: path, results: map[string]Result{}}
	err := b.read()
	if err == nil {
		return b, nil
	}
	aside, moved := files.PutAside(path)
	if moved != nil {
		return b, engine.Errorf("the progress cannot be read: %s", err)
	}
	return b, engine.Errorf("the progress cannot be read: %s; it is kept in %s", err, aside)
}

// read merges the file's results.
func (b *Book) read() error {
	data, err := files.Read(b.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var c content
	if err := json.Unmarshal(data, &c); err != nil {
		return err
	}
	if c.Version != version {
		return ErrVersion
	}
	if c.Puzzles != nil {
		b.results = c.Puzzles
	}
	return nil
}

// Of returns the result of a puzzle by key; ok is false if there is none.
func (b *Book) Of(key string) (r Result, ok bool) {
	r, ok = b.results[key]
	return r, ok
}

// Len returns the number of puzzles solved.
func (b *Book) Len() int { return len(b.results) }

// Add adds a result, keeping the better one of a puzzle, and merges what other windows have
// written meanwhile. After an error the book has the result, the file does not.
func (b *Book) Add(key string, r Result) error {
	lock := files.NewLock(b.path + ".lock")
	if err := lock.Lock(); err != nil {
		b.add(key, r)
		return err
	}
	defer lock.Close()
	mine := maps.Clone(b.results)
	if err := b.read(); err != nil {
		b.results = mine
		b.add(key, r)
		return err // do not overwrite it
	}
	b.add(key, r)
	data, err := json.MarshalIndent(content{version, b.results}, "", " ")
	if err != nil {
		return err
	}
	return files.Save(b.path, append(data, '\n'))
}

func (b *Book) add(key string, r Result) {
	was, ok := b.results[key]
	if ok {
		r.Times, r.First = r.Times+was.Times, was.First
		if !r.better(was) {
			was.Times, was.Optimum = r.Times, max(was.Optimum, r.Optimum)
			r = was
		}
		r.Optimum = max(r.Optimum, was.Optimum)
	}
	b.results[key] = r
}
