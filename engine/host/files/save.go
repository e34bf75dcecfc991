// Package files saves files atomically, proposes their names, and embeds puzzles in PNGs.
package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/moby/sys/atomicwriter"

	"langkah/engine"
)

// Save replaces a file atomically, by a temporary one beside it and a rename: a failure
// leaves the old one. The error is a *SaveError.
func Save(path string, data []byte) error {
	// Replace the target of a symbolic link, not the link.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	if err := atomicwriter.WriteFile(path, data, 0o644); err != nil {
		return saveError(path, err)
	}
	return nil
}

// MakeFolder creates a folder and its parents if missing. The error is a *SaveError.
func MakeFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return saveError(dir, err)
	}
	return nil
}

// SaveError is the reason why a file could not be saved, as a message.
type SaveError struct {
	Path string
	Why  engine.Message
	Err  error // cause
}

func (e *SaveError) Error() string { return e.Message().String() }

// Message returns the error's text.
func (e *SaveError) Message() engine.Message { return engine.Msg("cannot save %s: %s", e.Path, e.Why) }

func (e *SaveError) Unwrap() error { return e.Err }

func saveError(path string, err error) error {
	e := &SaveError{path, engine.MsgOf(err), err}
	switch {
	case errors.Is(err, fs.ErrPermission):
		e.Why = engine.Msg("you may not write there; choose another folder")
	case errors.Is(err, syscall.ENOSPC):
		e.Why = engine.Msg("the disk is full; make room, or choose another disk")
	case errors.Is(err, syscall.EFBIG):
		e.Why = engine.Msg("the file would be larger than this system allows")
	case errors.Is(err, syscall.EROFS):
		e.Why = engine.Msg("the disk can only be read; choose another folder")
	case errors.Is(err, syscall.ENOTDIR):
		e.Why = engine.Msg("%s is not a folder", filepath.Dir(path))
	case errors.Is(err, fs.ErrNotExist):
		e.Why = engine.Msg("there is no folder %s", filepath.Dir(path))
	}
	return e
}
