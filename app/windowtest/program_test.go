//go:build !nogui

package windowtest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := builtIn(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

// builtIn is a folder with the program, built once for all tests as packages build it.
var builtIn = sync.OnceValues(func() (string, error) { return compile() })

// compile builds the program with more of the compiler's arguments in a new folder, and
// returns it.
func compile(more ...string) (string, error) {
	dir, err := os.MkdirTemp("", "windowtest")
	if err != nil {
		return "", err
	}
	arguments := append([]string{"build", "-buildvcs=false", "-o", filepath.Join(dir, "langkah")}, more...)
	out, err := exec.Command("go", append(arguments, "langkah")...).CombinedOutput()
	if err != nil {
		err = fmt.Errorf("the program does not build: %w\n%s", err, out)
	}
	return dir, err
}

// build is the program, with its window.
func build(t *testing.T) string {
	t.Helper()
	dir, err := builtIn()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "langkah")
}

// environment is that of a bare machine, whose locale the toolkit does not know
// and whose home has no folders, with more variables.
func environment(home string, more ...string) []string {
	return append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "XDG_CONFIG_HOME=" + filepath.Join(home, ".config"),
		"LANG=C.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1",
	}, more...)
}
