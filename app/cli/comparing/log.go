package comparing

import (
	"cmp"
	"errors"
	"io/fs"
	"os"

	"langkah/app/cli/exit"
	"langkah/engine/compare/results"
	"langkah/engine/host/files"
)

// openLog opens the file that a line is added to for each run; nil without such a file.
func (f *flags) openLog() (*results.LogFile, error) {
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

// logError refuses a file that is no log; an error of the system is not the user's
// fault.
func logError(err error) error {
	if system := new(fs.PathError); errors.As(err, &system) {
		return exit.With(exit.Other, err)
	}
	return exit.Refusal(err)
}

// checkReplaceable refuses to replace a file that is no log, or that a comparison is
// writing to.
func checkReplaceable(path string) error {
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
		return exit.With(exit.Other, err)
	}
	return nil
}
