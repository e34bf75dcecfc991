package casetest

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// peakOf is the environment variable with the call that a child process is to run.
const peakOf = "LANGKAH_PEAK_OF"

// PeakOf returns the peak resident memory, in bytes, of a process that calls run and nothing
// else, by the operating system, including garbage and the program itself. The process is
// the test's binary, started again with this test alone, in which the call with that name
// does not return. Names in a test must differ. The test is skipped if the system reports no
// peak, and under the race detector.
func PeakOf(t *testing.T, name string, run func()) int64 {
	t.Helper()
	SkipUnderRace(t)
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("the peak of a process's memory is told by /proc alone, which is not here")
	}
	switch child := os.Getenv(peakOf); child {
	case "":
		return peakOfChild(t, name)
	case name:
		run()
		if t.Failed() {
			t.FailNow()
		}
		if err := writePeak(os.Getenv(peakOf + "_TO")); err != nil {
			t.Fatal(err)
		}
		os.Exit(0)
	}
	return 0 // the child runs another call
}

func peakOfChild(t *testing.T, name string) int64 {
	t.Helper()
	answer := filepath.Join(t.TempDir(), "peak")
	cmd := exec.Command(os.Args[0], "-test.run", exactly(t.Name()), "-test.count", "1")
	cmd.Env = append(os.Environ(), peakOf+"="+name, peakOf+"_TO="+answer)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	text, err := os.ReadFile(answer)
	if err != nil {
		t.Fatalf("%s: it did not tell its peak: %v\n%s", name, err, out)
	}
	peak, err := strconv.ParseInt(string(text), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return peak
}

// exactly returns the -run pattern that matches only that test.
func exactly(name string) string {
	parts := strings.Split(name, "/")
	for i, part := range parts {
		parts[i] = "^" + regexp.QuoteMeta(part) + "$"
	}
	return strings.Join(parts, "/")
}

// writePeak writes the process's peak memory to a file, in bytes.
func writePeak(path string) error {
	status, err := os.Open("/proc/self/status")
	if err != nil {
		return err
	}
	defer status.Close()
	for lines := bufio.NewScanner(status); lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), "VmHWM:"); ok {
			var kib int64
			if _, err := fmt.Sscanf(text, "%d kB", &kib); err != nil {
				return err
			}
			return os.WriteFile(path, []byte(strconv.FormatInt(kib<<10, 10)), 0o600)
		}
	}
	return fmt.Errorf("%s tells no peak", status.Name())
}

// Within returns a message if the peak of a process exceeds its search's limit, else "". It
// allows a tenth more for what the search's account omits, and 20 MiB for the program.
func Within(peak, limit int64) string {
	if most := limit + limit/10 + 20<<20; peak > most {
		return fmt.Sprintf("the process took %d MiB, the search may have %d MiB", peak>>20, limit>>20)
	}
	return ""
}
