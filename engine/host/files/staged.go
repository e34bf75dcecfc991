package files

import (
	"errors"
	"os"
	"path/filepath"
)

// Staged is a file that is written beside its place, and takes it when it is
// whole: for what is too large to be put together in memory first, as [Save]
// wants it. Whoever begins one keeps or drops it.
type Staged struct {
	*os.File
	path string
}

// Stage begins a file. The error is a *SaveError.
func Stage(path string) (*Staged, error) {
	// A link is followed: the file that it names is the one to replace.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return nil, saveError(path, err)
	}
	return &Staged{file, path}, nil
}

// Keep puts the file in its place. An old one stays as it was if that fails. The
// error is a *SaveError.
func (s *Staged) Keep() error {
	err := errors.Join(s.Chmod(0o644), s.Sync(), s.Close())
	if err == nil {
		err = os.Rename(s.Name(), s.path)
	}
	if err != nil {
		_ = os.Remove(s.Name()) // what failed says more
		return saveError(s.path, err)
	}
	return nil
}

// Drop takes the file away.
func (s *Staged) Drop() {
	_ = s.Close()
	_ = os.Remove(s.Name())
}
