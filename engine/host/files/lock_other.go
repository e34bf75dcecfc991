//go:build !js

package files

import "github.com/gofrs/flock"

// Lock is a lock that one window at a time can have. The system takes it back from
// a process that is gone.
type Lock struct{ file *flock.Flock }

// NewLock is the lock of a file, which is made where there is none; nobody has it yet.
func NewLock(path string) *Lock { return &Lock{flock.New(path)} }

// TryLock takes the lock unless another window has it.
func (l *Lock) TryLock() (locked bool, err error) { return l.file.TryLock() }

// Lock takes the lock when no other window has it any more.
func (l *Lock) Lock() error { return l.file.Lock() }

// Close gives the lock back.
func (l *Lock) Close() error { return l.file.Close() }
