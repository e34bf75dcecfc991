//go:build !js

package files

import "github.com/gofrs/flock"

// Lock is a lock between processes. The system releases it with the process.
type Lock struct{ file *flock.Flock }

// NewLock returns the lock of a file, created if missing, not held.
func NewLock(path string) *Lock { return &Lock{flock.New(path)} }

// TryLock acquires the lock unless another process holds it.
func (l *Lock) TryLock() (locked bool, err error) { return l.file.TryLock() }

// Lock waits for the lock.
func (l *Lock) Lock() error { return l.file.Lock() }

// Close releases the lock.
func (l *Lock) Close() error { return l.file.Close() }
