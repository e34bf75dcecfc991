package files

import (
	"errors"
	"io/fs"
	"os"

	"langkah/engine"
)

// ErrNotAFile is the reason why what stands in the place of a file is not read: a
// pipe would be waited for, and a device may never end.
var ErrNotAFile = engine.Errorf("it is a folder, a pipe or a device, expected a file")

// Read is the content of a regular file, which the program keeps for itself.
func Read(path string) ([]byte, error) {
	if err := CheckRegular(path); err != nil {
		if missing := new(fs.PathError); errors.As(err, &missing) {
			return nil, err
		}
		return nil, ErrNotAFile
	}
	return os.ReadFile(path)
}
