package files

import (
	"io/fs"
	"os"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Open opens a regular file for reading. Others are refused beforehand: opening a named pipe
// would block, and a device may never end. A missing file is a *fs.PathError.
func Open(path string) (*os.File, error) {
	if err := CheckRegular(path); err != nil {
		return nil, err
	}
	return os.Open(path)
}

// CheckRegular returns an error that names what is at a path if it is not a regular file.
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
