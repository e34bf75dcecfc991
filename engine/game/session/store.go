package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"langkah/engine"
	"langkah/engine/host/files"
)

// How sessions are kept. Windows share a folder. Each has a place in it, a
// number, for as long as it holds the lock of that place; the system takes back
// the lock of a process that is gone, so that after a kill the next window has
// the place again, and what was saved there. A file is written beside its place
// and renamed: it is the old one or the new one, never half of one. What cannot
// be read is renamed, never overwritten.

// A Store keeps the session of one window. It belongs to one goroutine at a
// time; whoever opens it closes it.
type Store struct {
	path string // of the file
	lock *files.Lock
}

// mostWindows is how many windows can keep their sessions at a time.
const mostWindows = 64

// ErrTooMany is the reason why no further window can keep its session.
var ErrTooMany = engine.Errorf("too many windows are open")

// OpenStore takes the first place in the folder that no other window has. The
// folder is made where there is none.
func OpenStore(folder string) (*Store, error) {
	if err := files.MakeFolder(folder); err != nil {
		return nil, err
	}
	for n := 1; n <= mostWindows; n++ {
		s := &Store{path: filepath.Join(folder, fmt.Sprintf("session-%d.json", n))}
		s.lock = files.NewLock(s.path + ".lock")
		switch locked, err := s.lock.TryLock(); {
		case err != nil:
			return nil, err
		case locked:
			s.tidy()
			return s, nil
		}
	}
	return nil, ErrTooMany
}

// tidy removes what a process left that was killed while it wrote.
func (st *Store) tidy() {
	left, _ := filepath.Glob(filepath.Join(filepath.Dir(st.path), ".tmp-"+filepath.Base(st.path)+"*"))
	for _, path := range left {
		_ = os.Remove(path) // it is in nobody's way
	}
}

// Close gives the place back; what was saved stays for the next window.
func (st *Store) Close() error { return st.lock.Close() }

// kept is what the file holds.
type kept struct {
	Session json.RawMessage `json:"session"`
	View    json.RawMessage `json:"view,omitempty"`
}

// Save keeps the session, and view, which is JSON: what the window wants to find
// again beside it, such as the page. Without a puzzle there is nothing to keep,
// and what was kept is removed.
func (st *Store) Save(s *Session, view json.RawMessage) error { return st.Saving(s, view)() }

// Saving is Save in two parts: it takes down the session as it is now, and what
// it returns writes that to the file. That may be called on another goroutine, by
// one at a time.
func (st *Store) Saving(s *Session, view json.RawMessage) (write func() error) {
	text, err := s.Encode()
	if err == nil && text == nil {
		return st.remove
	}
	var data []byte
	if err == nil {
		data, err = json.Marshal(kept{text, view})
	}
	if err != nil {
		return func() error { return err }
	}
	return func() error { return files.Save(st.path, append(data, '\n')) }
}

func (st *Store) remove() error {
	if err := os.Remove(st.path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Load takes up in s what was saved last, and gives the view beside it. ok is
// false where nothing was saved, or it cannot be read; then the error says why
// and where it is kept, and s is as it was.
func (st *Store) Load(s *Session, open func(string) (engine.Puzzle, error)) (view json.RawMessage, ok bool, err error) {
	data, err := files.Read(st.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil && !errors.Is(err, files.ErrNotAFile) {
		return nil, false, err
	}
	var k kept
	switch {
	case err != nil:
	case json.Unmarshal(data, &k) != nil || k.Session == nil:
		err = ErrBroken
	default:
		err = s.Decode(k.Session, open)
	}
	if err == nil {
		return k.View, true, nil
	}
	aside, moved := files.PutAside(st.path)
	if moved != nil {
		return nil, false, engine.Errorf("the last session cannot be read: %s; it could not be kept aside: %s", err, moved)
	}
	return nil, false, engine.Errorf("the last session cannot be read: %s; it is kept in %s", err, aside)
}
