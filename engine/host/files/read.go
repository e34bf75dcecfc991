package files

import (
	"os"

	"langkah/engine"
)

// ErrNotAFile means that a path does not name a regular file: a pipe would block, and a
// device may never end.
var ErrNotAFile = engine.Errorf("it is a folder, a pipe or a device, expected a file")

// Read returns the content of a regular file of the program's own.
func Read(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNotAFile
	}
	return os.ReadFile(path)
}
