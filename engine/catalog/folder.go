package catalog

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"langkah/engine"
)

// File is a text file in a folder: a puzzle, or why it cannot be read as one.
type File struct {
	Path   string
	Puzzle engine.Puzzle // nil where Err is not
	Err    error
}

// OpenFolder opens the files that [FilesIn] lists. The error is that of ctx
// where that ended it.
func (c Catalog) OpenFolder(ctx context.Context, dir string) ([]File, error) {
	paths, err := FilesIn(dir)
	if err != nil {
		return nil, err
	}
	var list []File
	for _, path := range paths {
		if ctx.Err() != nil {
			break
		}
		_, p, err := c.OpenFile(path)
		list = append(list, File{path, p, err})
	}
	return list, ctx.Err()
}

// FilesIn are the .txt files in a folder and below it, in the order of their
// paths; pipes and devices, which may never end, are left out. The error says why
// the folder, or one below it, cannot be read.
func FilesIn(dir string) (paths []string, err error) {
	err = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && strings.EqualFold(filepath.Ext(path), ".txt") && !isSpecial(path) {
			paths = append(paths, path)
		}
		return err
	})
	return paths, err
}

// isSpecial reports whether a path is neither a regular file nor a link to one.
func isSpecial(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular()
}
