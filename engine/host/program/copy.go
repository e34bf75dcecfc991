package program

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// mostCopied is the most that is copied of a folder, in bytes.
const mostCopied = 256 << 20

// Copy copies the files of a folder and below it; links, pipes and the folder .git are left
// out. It is an error if the folder holds more than a program needs.
func Copy(from, to string) error {
	left := int64(mostCopied)
	return filepath.WalkDir(from, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		target := filepath.Join(to, name)
		switch {
		case e.IsDir() && e.Name() == ".git" && path != from:
			return fs.SkipDir
		case e.IsDir():
			return os.MkdirAll(target, 0o700)
		case !e.Type().IsRegular():
			return nil
		}
		n, err := copyFile(path, target, left)
		if left -= n; err == nil && left <= 0 {
			err = engine.Errorf("the folder %s holds more than %s, which is the limit", from, figures.Bytes(mostCopied))
		}
		return err
	})
}

// copyFile copies up to so many bytes of a file, and whether it may be executed.
func copyFile(from, to string, most int64) (n int64, err error) {
	in, err := os.Open(from)
	if err != nil {
		return 0, err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return 0, err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, info.Mode().Perm()|0o600)
	if err != nil {
		return 0, err
	}
	n, err = io.Copy(out, io.LimitReader(in, most))
	if closed := out.Close(); err == nil {
		err = closed
	}
	return n, err
}
