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

// Saved sessions. Windows share a folder. Each owns a numbered file in it as long as it
// holds its lock; the system releases the lock with the process, so that after a crash the
// next window finds the file. A file is replaced atomically, so it is never partial. An
// unreadable one is renamed, never overwritten.

// Store keeps the session of one window. It must not be used concurrently; whoever opens it
// closes it.
type Store struct {
	path string
	lock *files.Lock
}

// maxWindows is the number of windows that can have a Store at a time.
const maxWindows = 64

// ErrTooMany means that all files are locked.
var ErrTooMany = engine.Errorf("too many windows are open")

// OpenStore locks the first free file in the folder, which is created if missing.
func OpenStore(folder string) (*Store, error) {
	if err := files.MakeFolder(folder); err != nil {
		return nil, err
	}
	for n := 1; n <= maxWindows; n++ {
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

// tidy removes temporary files of a process that was killed while writing.
func (st *Store) tidy() {
	left, _ := filepath.Glob(filepath.Join(filepath.Dir(st.path), ".tmp-"+filepath.Base(st.path)+"*"))
	for _, path := range left {
		_ = os.Remove(path) // harmless if it stays
	}
}

// Close releases the lock; the file stays for the next window.
func (st *Store) Close() error { return st.lock.Close() }

// content is the file's JSON.
type content struct {
	Session json.RawMessage `json:"session"`
	View    json.RawMessage `json:"view,omitempty"`
}

// Save saves the session and view, the window's own state as JSON, such as its page. Without
// a puzzle the file is removed.
func (st *Store) Save(s *Session, view json.RawMessage) error { return st.Saving(s, view)() }

// Saving is Save in two steps: it encodes the session now and returns the function that
// writes it, which may be called on another goroutine, one at a time.
func (st *Store) Saving(s *Session, view json.RawMessage) (write func() error) {
	text, err := s.Encode()
	if err == nil && text == nil {
		return st.remove
	}
	var data []byte
	if err == nil {
		data, err = json.Marshal(content{text, view})
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

// Parse reads the content of a file that a Store has saved, without the view. The error is
// that of [Session.Decode].
func Parse(data []byte, open func(string) (engine.Puzzle, error)) (*Session, error) {
	var k content
	if json.Unmarshal(data, &k) != nil || k.Session == nil {
		return nil, ErrBroken
	}
	s := New()
	if err := s.Decode(k.Session, open); err != nil {
		return nil, err
	}
	return s, nil
}

// Load restores the saved session into s and returns the view. ok is false if there is none
// or it is unreadable; then the error says why and where the file is, and s is unchanged.
func (st *Store) Load(s *Session, open func(string) (engine.Puzzle, error)) (view json.RawMessage, ok bool, err error) {
	data, err := files.Read(st.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil && !errors.Is(err, files.ErrNotAFile) {
		return nil, false, err
	}
	var k content
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
