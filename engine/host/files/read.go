package files

import (
	"errors"
	"io/fs"
	"os"

	"langkah/engine"
)

// ErrNotAFile means that a path does not name a regular file: a pipe would block, and a
// device may never end.
var ErrNotAFile = engine.Errorf("it is a folder, a pipe or a device, expected a file")

// Read returns the content of a regular file of the program's own.
func Read(path string) ([]byte, error) {
	if err := CheckRegular(path); err != nil {
		if missing := new(fs.PathError); errors.As(err, &missing) {
			return nil, err
		}
		return nil, ErrNotAFile
	}
	return os.ReadFile(path)
}
