// Package progress keeps what was reached on puzzles in one readable file,
// which several windows may write to.
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

// version is that of the file's form.
const version = 1

// ErrVersion is the reason why a file of another version is not read.
var ErrVersion = engine.Errorf("it was written by another version of Langkah, which keeps progress in another form")

// Result is what was reached on a puzzle: the best way that was found by hand.
type Result struct {
	Cost    int `json:"moves"`
	Optimum int `json:"fewest,omitempty"` // 0 where it is not known
	Hints   int `json:"hints"`
	Seconds int `json:"seconds"`
	Times   int `json:"times"` // how often it was solved
}

// Over is how many moves more than needed; ok is false where that is not known.
func (r Result) Over() (moves int, ok bool) { return r.Cost - r.Optimum, r.Optimum > 0 }

// better says whether a result is better than another: without hints first,
// then by its moves, then by its time.
func (r Result) better(than Result) bool {
	switch {
	case r.Hints != than.Hints:
		return r.Hints < than.Hints
	case r.Cost != than.Cost:
		return r.Cost < than.Cost
	}
	return r.Seconds < than.Seconds
}

// NewResult is a puzzle solved once.
func NewResult(cost, optimum, hints int, spent time.Duration) Result {
	return Result{Cost: cost, Optimum: optimum, Hints: hints, Seconds: int(spent.Round(time.Second).Seconds()), Times: 1}
}

// Key is the name of a puzzle in the file, made of its share string: what it
// is without its moves and its checksum.
func Key(shared string) string {
	shared, _, _ = strings.Cut(strings.TrimSpace(shared), ";k=")
	shared, _, _ = strings.Cut(shared, ";m=")
	return shared
}

// Book is the results of all puzzles, as they were when they were read or
// written last. It belongs to one goroutine.
type Book struct {
	path    string
	results map[string]Result
}

// content is what the file holds.
type content struct {
	Version int               `json:"langkah_progress"`
	Puzzles map[string]Result `json:"puzzles"`
}

// Open reads the book in a file; a file that is not there is an empty book. A
// file that cannot be read is put aside, and the error says where; the book is
// then empty, and of use.
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

// read takes the file's results over.
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

// Of is what was reached on the puzzle of a key; ok is false for nothing.
func (b *Book) Of(key string) (r Result, ok bool) {
	r, ok = b.results[key]
	return r, ok
}

// Len is how many puzzles were solved.
func (b *Book) Len() int { return len(b.results) }

// Add adds a result: the better one of a puzzle stays. What other windows have
// written meanwhile is kept. After an error the book has the result, the file
// not.
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
		return err // it is not written over
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
		r.Times += was.Times
		if !r.better(was) {
			was.Times, was.Optimum = r.Times, max(was.Optimum, r.Optimum)
			r = was
		}
		r.Optimum = max(r.Optimum, was.Optimum)
	}
	b.results[key] = r
}
