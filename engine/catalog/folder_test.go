package catalog

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestAFolderIsOpenedWithAllBelowIt(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.txt":       "0 1 3\n4 2 5\n7 8 6\n",
		"b.TXT":       "0 1 3\n4 x 5\n7 8 6\n", // a mistake
		"below/c.txt": "2 1 3\n4 5 6\n7 8 0\n",
		"notes.md":    "0 1 3\n4 2 5\n7 8 6\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := all.OpenFolder(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		path   string
		puzzle bool
	}{{"a.txt", true}, {"b.TXT", false}, {filepath.Join("below", "c.txt"), true}}
	if len(files) != len(want) {
		t.Fatalf("%d files, want %d: %v", len(files), len(want), files)
	}
	for i, w := range want {
		f := files[i]
		if f.Path != filepath.Join(dir, w.path) || (f.Puzzle != nil) != w.puzzle || (f.Err == nil) != w.puzzle {
			t.Errorf("file %d is %s, a puzzle: %t, error %v; want %s", i, f.Path, f.Puzzle != nil, f.Err, w.path)
		}
	}
}

func TestAFolderThatCannotBeReadIsAnError(t *testing.T) {
	_, err := all.OpenFolder(context.Background(), filepath.Join(t.TempDir(), "nowhere"))
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the error is %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := all.OpenFolder(ctx, t.TempDir()); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped, the error is %v", err)
	}
}
