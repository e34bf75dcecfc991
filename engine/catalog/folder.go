package catalog

import (
	"context"
	"io/fs"
	"path/filepath"
	"strings"

	"langkah/engine"
)

// File is a text file in a folder: a puzzle, or the reason why it is none.
type File struct {
	Path   string
	Puzzle engine.Puzzle // nil where Err is not
	Err    error
}

// OpenFolder opens the .txt files in a folder and below it, in the order of their
// paths. The error says why the folder, or one below it, cannot be read; it is
// that of ctx where that ended it.
func OpenFolder(ctx context.Context, dir string) ([]File, error) {
	var files []File
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case ctx.Err() != nil:
			return ctx.Err()
		case entry.IsDir() || !strings.EqualFold(filepath.Ext(path), ".txt"):
			return nil
		}
		_, p, err := OpenFile(path)
		files = append(files, File{path, p, err})
		return nil
	})
	if err != nil {
		return nil, err
	}
	return files, nil
}
