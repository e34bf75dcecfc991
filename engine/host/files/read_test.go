//go:build unix

package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Reading a pipe without a writer does not block.
func TestReadOnlyRegularFiles(t *testing.T) {
	folder := t.TempDir()
	name := func(n string) string { return filepath.Join(folder, n) }
	if err := os.WriteFile(name("file"), []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(name("file"), name("link")); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(name("pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	for n, want := range map[string]error{"file": nil, "link": nil, "pipe": ErrNotAFile, ".": ErrNotAFile, "none": fs.ErrNotExist} {
		data, err := Read(name(n))
		if !errors.Is(err, want) || (want == nil) != (string(data) == "text") {
			t.Errorf("%s is read as %q, %v; want %v", n, data, err, want)
		}
	}
}
