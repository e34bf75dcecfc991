package files

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

// Lock is a lock between windows: in a page, a file handle with exclusive access. The
// browser releases it with the page.
type Lock struct {
	path string
	file *os.File // nil unless held
}

// NewLock returns the lock of a file, not held.
func NewLock(path string) *Lock { return &Lock{path: path} }

// TryLock acquires the lock unless another window holds it.
func (l *Lock) TryLock() (locked bool, err error) {
	file, err := os.OpenFile(l.path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return false, nil
	}
	l.file = file
	return err == nil, err
}

// Lock waits for the lock.
func (l *Lock) Lock() error {
	for {
		if locked, err := l.TryLock(); locked || err != nil {
			return err
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// Close releases the lock.
func (l *Lock) Close() error {
	if l.file == nil {
		return nil
	}
	err := l.file.Close()
	l.file = nil
	return err
}
