package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// PutAside renames an unreadable file to an unused name beside it, which it returns.
func PutAside(path string) (aside string, err error) {
	for n := 1; ; n++ {
		aside = fmt.Sprintf("%s.unread-%d", path, n)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(path, aside)
		} else if err != nil {
			return aside, err
		}
	}
}
