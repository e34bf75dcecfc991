package files

import (
	"io/fs"
	"os"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Open opens a regular file to read it. Anything else is refused before it is
// opened: a named pipe would be waited for until somebody writes to it, a device
// may never end. A file that is not there is a *fs.PathError.
func Open(path string) (*os.File, error) {
	if err := CheckRegular(path); err != nil {
		return nil, err
	}
	return os.Open(path)
}

// CheckRegular says what stands at a path where that is no regular file.
func CheckRegular(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	switch mode := info.Mode(); {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		return engine.Errorf("%s is a folder, expected a file", figures.Shown(path))
	case mode&fs.ModeNamedPipe != 0:
		return engine.Errorf("%s is a pipe, expected a file", figures.Shown(path))
	case mode&fs.ModeSocket != 0:
		return engine.Errorf("%s is a socket, expected a file", figures.Shown(path))
	}
	return engine.Errorf("%s is a device, expected a file", figures.Shown(path))
}
