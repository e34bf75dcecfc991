package files

import (
	"errors"
	"os"
	"path/filepath"
)

// Staged is a file written to a temporary one that replaces it when complete, for content
// too large for memory (see [Save]). Call Keep or Drop at the end.
type Staged struct {
	*os.File
	path string
}

// Stage begins a file. The error is a *SaveError.
func Stage(path string) (*Staged, error) {
	// Replace the target of a symbolic link, not the link.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return nil, saveError(path, err)
	}
	return &Staged{file, path}, nil
}

// Keep replaces the file atomically. If that fails an old one is unchanged. The error is a
// *SaveError.
func (s *Staged) Keep() error {
	err := errors.Join(s.Chmod(0o644), s.Sync(), s.Close())
	if err == nil {
		err = os.Rename(s.Name(), s.path)
	}
	if err != nil {
		_ = os.Remove(s.Name()) // the first error matters
		return saveError(s.path, err)
	}
	return nil
}

// Drop removes the temporary file.
func (s *Staged) Drop() {
	_ = s.Close()
	_ = os.Remove(s.Name())
}
