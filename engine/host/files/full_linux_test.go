package files

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// A disk that fills up while the file is written, in the guise of a limit on
// the size of files. The limit holds for a whole process, so that the test
// runs itself once more.
func TestSaveOnAFullDiskLeavesTheOldFile(t *testing.T) {
	const asked = "LANGKAH_TEST_SAVE"
	if path := os.Getenv(asked); path != "" {
		signal.Ignore(syscall.SIGXFSZ)
		defer limitFiles(t, 4096)()
		err := Save(path, make([]byte, 100_000))
		if !errors.Is(err, syscall.EFBIG) || err.Error() != "cannot save "+path+": the file would be larger than this system allows" {
			t.Errorf("saved: %v", err)
		}
		return
	}
	path := filepath.Join(t.TempDir(), "out.txt")
	if err := os.WriteFile(path, []byte("old\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	again := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$")
	again.Env = append(os.Environ(), asked+"="+path)
	if out, err := again.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got := read(t, path); got != "old\n" {
		t.Errorf("the old file is %d bytes long", len(got))
	}
	alone(t, filepath.Dir(path))
}

// limitFiles limits the size of files until the returned function is called:
// what the process writes as it ends, such as its coverage, is not cut short.
func limitFiles(t *testing.T, bytes uint64) (lift func()) {
	t.Helper()
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		t.Skip(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: bytes, Max: before.Max}); err != nil {
		t.Skip(err)
	}
	return func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
			t.Error(err)
		}
	}
}
