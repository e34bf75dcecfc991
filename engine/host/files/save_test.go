package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/engine"
)

func TestName(t *testing.T) {
	method := engine.Method{
		Algorithm: engine.Choice{Name: "astar"}, Heuristic: engine.Choice{Name: "linear-conflict"},
	}
	for _, tc := range []struct {
		puzzle string
		method engine.Method
		suffix string
		want   string
	}{
		{"case1", method, "step007.png", "case1_astar_linear-conflict_step007.png"},
		{"case1", method, ".txt", "case1_astar_linear-conflict.txt"},
		{"case1", engine.Method{Algorithm: engine.Choice{Name: "bfs"}}, "steps", "case1_bfs_steps"},
		{"case1", engine.Method{}, ".png", "case1.png"},
		{"", method, "", "puzzle_astar_linear-conflict"},
		{"my puzzle (2)", engine.Method{}, ".png", "my-puzzle-2.png"},
		{`a/b\c:d*e?"f"<g>|h`, engine.Method{}, ".png", "a-b-c-d-e-f-g-h.png"},
		{"../../etc/passwd", engine.Method{}, ".png", "etc-passwd.png"},
		{"...", engine.Method{}, ".png", "puzzle.png"},
		{"CON", engine.Method{}, ".png", "puzzle_CON.png"},
		{"com1.x", engine.Method{}, ".png", "puzzle_com1.x.png"},
		{"con", method, ".png", "con_astar_linear-conflict.png"},
		{"téka-teki 谜", engine.Method{}, ".png", "téka-teki-谜.png"},
		{"line\nbreak\x00", engine.Method{}, ".png", "line-break.png"},
	} {
		if got := Name(engine.Solution{Name: tc.puzzle, Method: tc.method}, tc.suffix); got != tc.want {
			t.Errorf("%q: %q, want %q", tc.puzzle, got, tc.want)
		}
	}
	if long := Name(engine.Solution{Name: strings.Repeat("谜", 1000), Method: method}, "step007.png"); len(long) > 255 {
		t.Errorf("a name of %d bytes", len(long))
	}
}

func TestSaveReplacesAFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "out.txt")
	for _, text := range []string{"old\n", "new\n"} {
		if err := Save(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got := read(t, path); got != text {
			t.Errorf("saved %q, want %q", got, text)
		}
	}
	alone(t, dir)
}

func TestSaveFollowsALink(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "out.txt"), filepath.Join(t.TempDir(), "link.txt")
	if err := os.WriteFile(path, []byte("old\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	if err := Save(link, []byte("new\n")); err != nil {
		t.Fatal(err)
	}
	if got := read(t, path); got != "new\n" {
		t.Errorf("the file behind the link is %q", got)
	}
}

func TestSaveSaysWhyItFailed(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("old\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		filepath.Join(dir, "none", "out.txt"): "there is no folder " + filepath.Join(dir, "none"),
		filepath.Join(file, "out.txt"):        file + " is not a folder",
		dir:                                   "cannot write to a directory",
	} {
		err := Save(path, []byte("new\n"))
		var failed *SaveError
		if !errors.As(err, &failed) || err.Error() != "cannot save "+path+": "+want {
			t.Errorf("%s: %v, want %s", path, err, want)
		}
	}
	if got := read(t, file); got != "old\n" {
		t.Errorf("the old file is %q", got)
	}
	if err := saveError("x", &fs.PathError{Op: "open", Path: ".tmp-x", Err: fs.ErrPermission}); err.Error() != "cannot save x: you may not write there; choose another folder" {
		t.Error(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// alone fails the test if a folder has more than one file.
func alone(t *testing.T, dir string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != 1 {
		t.Errorf("the folder holds %v", entries)
	}
}
