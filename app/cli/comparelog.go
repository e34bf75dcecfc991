package cli

import (
	"cmp"
	"errors"
	"io/fs"
	"os"

	"langkah/engine/compare/results"
	"langkah/engine/host/files"
)

// openLog opens the file that a line of each run is added to; nil is none.
func (f *compareFlags) openLog() (*results.LogFile, error) {
	path := cmp.Or(f.lines, f.resume)
	if path == "" {
		return nil, nil
	}
	if err := files.CheckRegular(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, logError(err)
	}
	file, err := results.OpenLog(path)
	if err != nil {
		return nil, logError(err)
	}
	return file, nil
}

// logError is bad usage where a log is not what it has to be, and trouble of
// the system's elsewhere.
func logError(err error) error {
	if system := new(fs.PathError); errors.As(err, &system) {
		return ending{Other, err}
	}
	return badInput(err)
}

// replaceable says what keeps a file from being replaced by a log: it is none, or
// a comparison is writing to it.
func replaceable(path string) error {
	if _, err := os.Stat(path); err != nil {
		return nil
	}
	if err := files.CheckRegular(path); err != nil {
		return logError(err)
	}
	old, err := results.OpenLog(path)
	if err != nil {
		return logError(err)
	}
	if err := old.Close(); err != nil {
		return ending{Other, err}
	}
	return nil
}
