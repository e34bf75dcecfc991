package files

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

// Lock is a lock that one window at a time can have: in a page, a file that the page
// lets nobody else open meanwhile. The browser takes it back from a page that is gone.
type Lock struct {
	path string
	file *os.File // nil while this window does not have it
}

// NewLock is the lock of a file; nobody has it yet.
func NewLock(path string) *Lock { return &Lock{path: path} }

// TryLock takes the lock unless another window has it.
func (l *Lock) TryLock() (locked bool, err error) {
	file, err := os.OpenFile(l.path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return false, nil
	}
	l.file = file
	return err == nil, err
}

// Lock takes the lock when no other window has it any more.
func (l *Lock) Lock() error {
	for {
		if locked, err := l.TryLock(); locked || err != nil {
			return err
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// Close gives the lock back.
func (l *Lock) Close() error {
	if l.file == nil {
		return nil
	}
	err := l.file.Close()
	l.file = nil
	return err
}
