package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
)

// OpenAll opens every file, and every puzzle in the folders. A file that is named
// must hold a puzzle, or several, one in each line; a file of a folder that does not
// is left out with a message.
func (e Env) OpenAll(ctx context.Context, paths []string, options *Options) ([]experiment.Entry, error) {
	var entries []experiment.Entry
	add := func(path string, p engine.Puzzle, err error) error {
		if err == nil {
			p, err = options.only(p)
		}
		if err == nil {
			e.Warn(path, p)
			entries = append(entries, experiment.Entry{Name: path, Puzzle: p})
		}
		return err
	}
	addAll := func(path string, p engine.Puzzle, err error) error {
		var several *catalog.Several
		if !errors.As(err, &several) {
			return add(path, p, err)
		}
		for i, text := range several.Boards {
			p, err := e.Puzzles.Open(text)
			if err := add(fmt.Sprintf("%s:%d", path, i+1), p, err); err != nil {
				return err
			}
		}
		return nil
	}
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			_, p, err := e.Read(path)
			if err := addAll(path, p, err); err != nil {
				return nil, err
			}
			continue
		}
		found, err := e.Puzzles.OpenFolder(ctx, path)
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			if err := addAll(file.Path, file.Puzzle, file.Err); err != nil {
				fmt.Fprintln(e.Err, "left out:", ErrorText(err, nil))
			}
		}
	}
	if len(entries) == 0 {
		return nil, fmt.Errorf("there is no puzzle in %s", strings.Join(paths, ", "))
	}
	return entries, nil
}

// Texts returns the files that OpenAll would read.
func Texts(paths []string) ([]string, error) {
	var inputs []string
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			inputs = append(inputs, path)
			continue
		}
		files, err := catalog.FilesIn(path)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, files...)
	}
	return inputs, nil
}
