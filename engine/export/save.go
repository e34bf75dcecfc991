package export

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"syscall"

	"github.com/moby/sys/atomicwriter"
)

// Save writes a file beside its place and renames it, so that a failure leaves
// an old file as it was. The error names the path and says what to do.
func Save(path string, data []byte) error {
	// A link is followed: the file that it names is the one to replace.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	if err := atomicwriter.WriteFile(path, data, 0o644); err != nil {
		return saveError(path, err)
	}
	return nil
}

func saveError(path string, err error) error {
	what := ""
	switch {
	case errors.Is(err, fs.ErrPermission):
		what = "you may not write there; choose another folder"
	case errors.Is(err, syscall.ENOSPC):
		what = "the disk is full; make room, or choose another disk"
	case errors.Is(err, syscall.EROFS):
		what = "the disk can only be read; choose another folder"
	case errors.Is(err, syscall.ENOTDIR):
		what = fmt.Sprintf("%s is not a folder", filepath.Dir(path))
	case errors.Is(err, fs.ErrNotExist):
		what = fmt.Sprintf("there is no folder %s", filepath.Dir(path))
	default:
		return fmt.Errorf("cannot save %s: %w", path, err)
	}
	return fmt.Errorf("cannot save %s: %s (%w)", path, what, err)
}
